"""The demo's home screen as a page: its log, what it does without its server, and how it is seen and read."""

import pytest

from accessibility import violations
from demo_home import (  # The last two are fixtures.
    ACTIVE_COLD,
    ACTIVE_WARM,
    BLUE,
    EVERYWHERE,
    LAUNCHED,
    home,
    home_of_its_own,
)
from page import PHONE
from waiting import eventually


def test_log_is_cleared(home):
    home.launch()
    home.click("clear")
    assert (home.lines(), home.kept()) == ([], [])
    assert home.evaluate("return document.getElementById('log').textContent") == "None yet. Choose a quick action."


def test_log_is_as_long_as_it_can_be_read(home):
    home.launch()
    for _ in range(20):
        home.click("leave")
        home.wait_out_double_click()
        home.tap()
        home.wait_for_view("app")
    assert home.lines() == [ACTIVE_WARM] * 12


@pytest.mark.parametrize("kept", ["no JSON", "null", "{}", '[null, 7, {"call": ""}]'])
def test_broken_log_is_forgotten(home, kept):
    home.evaluate("sessionStorage.setItem('lifecycle', arguments[0])", kept)
    home.open("home?launch")
    home.wait_for_view("app")
    assert home.lines() == LAUNCHED


def test_page_that_may_keep_nothing(home):
    take_back = home.browser.before_every_page(
        "Object.defineProperty(window, 'sessionStorage', { get() { throw new DOMException('no', 'SecurityError') } })"
    )
    try:
        home.open("home?launch")
        home.wait_for_view("app")
        assert home.lines() == LAUNCHED
    finally:
        take_back()


@EVERYWHERE
def test_focus_follows_the_view(home):
    home.launch()
    home.evaluate("document.getElementById('leave').focus()")
    home.click("leave")
    assert home.evaluate("return document.activeElement.id") == "icon"
    home.browser.press_key("Enter")
    home.wait_for_view("app")
    assert home.evaluate("return document.activeElement.id") == "app-title"


def test_server_without_quick_actions(home_of_its_own):
    page = home_of_its_own
    take_back = page.browser.before_every_page(
        """
        const real = window.fetch
        window.fetch = (path, ...more) =>
          path === '/quick-actions.json' ? Promise.resolve(new Response('', { status: 404 })) : real(path, ...more)
        """
    )
    try:
        page.open(f"home?action={BLUE}")
    finally:
        take_back()
    page.wait_for_view("app")
    assert page.evaluate("return document.getElementById('notice').textContent") == (
        "The quick actions could not be loaded: the server answered 404."
    )
    assert page.lines() == [f"cold didFinishLaunching {BLUE} not handled → true, default start-up", ACTIVE_COLD]
    assert page.evaluate("return icon.items.length") == 0


def test_server_that_goes_away(home_of_its_own):
    """The page is there, and what it declares is not."""
    page = home_of_its_own
    take_back = page.browser.before_every_page(
        """
        const real = window.fetch
        window.fetch = (path, ...more) =>
          path === '/quick-actions.json' ? Promise.reject(new TypeError('no')) : real(path, ...more)
        """
    )
    try:
        page.open()
    finally:
        take_back()
    assert page.views() == ["home"]
    assert page.evaluate("return document.getElementById('notice').textContent") == (
        "The quick actions could not be loaded. Is the server still running?"
    )


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(home, scheme, size):
    home.browser.emulate_media(prefers_color_scheme=scheme)
    home.browser.resize(*size)
    assert violations(home.browser) == []
    home.evaluate("icon.open()")
    eventually(lambda: home.state == "open", "the menu is open")
    assert violations(home.browser) == []
    home.evaluate("icon.close()")
    for query in ("?launch", f"?action={BLUE}"):
        home.open(f"home{query}")
        home.browser.resize(*size)
        home.wait_for_view("app")
        eventually(
            lambda: home.evaluate("return document.getAnimations().every(({ playState }) => playState === 'finished')"),
            "the app has opened",
        )
        assert violations(home.browser) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_what_is_written_on_the_blue_can_be_read(home, scheme):
    """At least 4.5 to 1, as WCAG 2.2 asks (1.4.3)."""
    home.browser.emulate_media(prefers_color_scheme=scheme)
    home.open(f"home?action={BLUE}")
    home.wait_for_view("app")
    # The scale follows with a frame.
    eventually(lambda: min(contrasts_on_blue(home)) >= 4.5, "all of it can be read")


def contrasts_on_blue(home):
    colors = home.evaluate(
        """
        const dial = document.querySelector('#app pressure-scale').shadowRoot
        const color = (element, name) => getComputedStyle(element)[name]
        return [
          ...['#app-title', '#leave'].map((one) => color(document.querySelector(one), 'color')),
          ...['number', 'unit'].map((part) => color(dial.querySelector(`[part~=${part}]`), 'fill')),
        ]
        """
    )
    return [contrast(channels(color), (151, 187, 255)) for color in colors]


def channels(color):
    return [float(part) for part in color[color.index("(") + 1 : -1].split(",")[:3]]


def contrast(one, other):
    """WCAG 2.2, relative luminance and contrast ratio."""

    def luminance(color):
        linear = [(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in (v / 255 for v in color)]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
