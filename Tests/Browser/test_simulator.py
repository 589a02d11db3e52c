"""The force simulator: who has no sensor holds the mouse, and pushes harder with the wheel or the keys 1…9."""

from page import FIRED
from waiting import eventually


def simulate(page):
    page.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.wait_for_state("updating")
    return finger


def test_keys_push_harder(page):
    finger = simulate(page)
    levels = []
    for key in ("1", "2", "3", "4"):
        page.browser.key_down(key)
        levels.append(page.get("intention"))
        page.browser.key_up(key)
    assert levels == sorted(levels) and levels[0] < 0.5 < levels[-1], levels
    assert page.state == "updating"

    page.browser.key_down("9")
    page.wait_for_state("selected")
    page.browser.key_up("9")
    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"])
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    log = page.log()
    assert [entry["line"] for entry in log] == FIRED
    # By force, long before the two seconds of the ramp.
    assert log[1]["t"] - log[0]["t"] < 1900


def test_wheel_pushes_harder(page):
    finger = simulate(page)
    before = page.get("intention")
    scrolled = page.evaluate("return [scrollY, document.querySelector('.scroller').scrollTop]")
    finger.wheel(-100)
    eventually(lambda: page.get("intention") > before, "the intention rises")
    for _ in range(40):
        if page.state == "selected":
            break
        finger.wheel(-100)
    assert page.state == "selected"
    # The wheel was for the simulator: the page stays.
    assert page.evaluate("return [scrollY, document.querySelector('.scroller').scrollTop]") == scrolled
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == ["idle → updating", "updating → selected", "selected → idle"]


def test_without_the_simulator_keys_are_keys(page):
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.wait_for_state("updating")
    page.browser.press_key("9")
    assert (page.state, page.get("source")) == ("updating", "time")
    finger.up()
