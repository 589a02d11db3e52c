"""A page that needs one control loads only that control's script and engine."""

import pytest

from page import FIRED, HALF


@pytest.mark.opens("single.html")
def test_each_control_by_a_script_of_its_own(page):
    loaded = page.evaluate(
        "return performance.getEntriesByType('resource').map(({ name }) => name.split('/pressurekit/')[1]).filter(Boolean)"
    )
    scripts = page.evaluate("return [...document.querySelectorAll('script[type=module]')].map(({ src }) => src.split('/').pop())")
    assert len(scripts) == 5
    assert sorted(loaded) == sorted(name.replace(".js", kind) for name in scripts for kind in (".js", ".wasm"))

    finger = page.finger("touch")
    page.id = "confirm"
    page.confirm_by_force(finger)
    assert page.events() == FIRED

    page.id = "transition"
    finger.down(*page.centre(), HALF)
    finger.up()
    assert page.events() == ["click"]

    page.id = "scale"
    finger.down(*page.centre(), HALF)
    page.wait_for_state("weighing")
    finger.up()
    page.rest()
    assert page.events() == ["rest → weighing", "weighing → rest"]

    page.id = "peek"
    page.scroll_to()
    finger.down(*page.centre(), 0.1)
    page.wait_for_state("hint")
    finger.move(*page.centre(), HALF)
    page.wait_for_state("peek")
    finger.move(*page.centre(), 0.9)
    page.wait_for_state("pop")
    finger.up()
    page.rest()
    assert page.events() == ["idle → hint", "peek", "hint → peek", "peek → pop", "pop", "pop → idle"]

    page.id = "icon"
    page.scroll_to()
    finger.down(*page.centre(), HALF)
    page.wait_for_state("open")
    finger.up()
    page.evaluate("document.getElementById('icon').close()")
    page.rest()
    assert page.events() == ["idle → open", "open → idle"]
