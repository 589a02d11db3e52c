"""A transitioning button at rest schedules nothing, and a removed one leaves nothing behind."""

import pytest

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")


@DEEP_ELSEWHERE
def test_button_at_rest_schedules_nothing(buttons):
    """This also holds while it loads with a known progress, and after a run with a time limit."""
    buttons.evaluate("document.getElementById('send').progress = 0.4")
    for state in ("loading", "success", "begin"):
        buttons.set("state", state)
        buttons.expect_rest()
        assert buttons.state == state
    buttons.tap(buttons.finger("mouse"))
    buttons.expect_rest()
    buttons.set_attribute("timeout", "30")
    for number, (how, state) in enumerate((("resolve", "success"), ("reject", "begin"))):
        buttons.start()
        buttons.end(number, how)
        buttons.pass_time(1.5)
        assert buttons.state == state
        buttons.expect_rest()


@DEEP_ELSEWHERE
def test_removed_button_leaves_nothing_behind(buttons):
    """This holds in any state and during a press. A button that is put back works as before."""
    mouse = buttons.finger("mouse")
    buttons.rest()
    before = buttons.evaluate("window.button = document.getElementById('send'); return counters.listeners")
    for state in ("begin", "loading", "failure"):
        mouse.down(*buttons.centre())
        buttons.evaluate("button.state = arguments[0]; button.remove()", state)
        mouse.up()
        buttons.expect_rest()
        assert buttons.evaluate("return [button.state, counters.listeners]") == ["begin", before], state
        buttons.evaluate("fieldset.append(button); recorder.take()")
        buttons.tap(mouse)
        assert buttons.events() == ["click"], state
        buttons.expect_rest()
    # A move differs from a removal: the state stays.
    buttons.evaluate("button.state = 'loading'; previous.before(button)")
    buttons.pass_time(0.1)
    assert (buttons.state, buttons.events()) == ("loading", ["begin → loading"])
    buttons.evaluate("button.reset(); button.addEventListener('click', () => button.remove()); recorder.take()")
    buttons.tap(mouse)
    assert buttons.events() == ["click"]
    buttons.expect_rest()
