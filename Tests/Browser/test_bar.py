"""The demo's pages lead to each other, and to the manifest, on every width."""

import pytest

from page import Page

PAGES = ["Scale /scale", "History /history", "Add /new", "Button /button", "Home screen /home", "Traces /traces"]

MANIFEST = "/manifest.webmanifest"


@pytest.mark.parametrize("name", ["scale", "history", "weighing", "new", "button", "home", "traces"])
def test_bar_fits(browser, demo, name):
    page = Page(browser, demo.origin)
    page.open(name, ready=False)
    links = "[...document.querySelectorAll('.bar nav a')]"
    assert page.evaluate(f"return {links}.map((link) => `${{link.innerText}} ${{link.pathname}}`)") == PAGES
    assert page.evaluate("return document.querySelector('link[rel=manifest]').getAttribute('href')") == MANIFEST
    for width in (320, 360, 390, 576, 640, 900, 1280):
        browser.resize(width, 800)
        # Nothing is cut off, and each is large enough for a finger.
        assert page.evaluate(
            f"""
            const width = document.documentElement.clientWidth
            return {links}.map((link) => [link, link.getBoundingClientRect()])
              .filter(([link, box]) =>
                box.left < 0 || box.right > width || link.scrollWidth > link.clientWidth || box.width < 24 || box.height < 44)
              .map(([link]) => link.innerText)
            """
        ) == []
