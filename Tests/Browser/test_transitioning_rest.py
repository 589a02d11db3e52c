"""A transitioning button at rest schedules nothing, and where it was removed nothing of it stays."""

import pytest

from test_rest import NOTHING_PENDING, expect_rest
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


def wait_for_rest(page):
    eventually(lambda: page.evaluate("return counters.pending") == NOTHING_PENDING, "nothing is scheduled any more")


@EVERYWHERE
@pytest.mark.parametrize("state", ["begin", "success", "loading"])
def test_state_at_rest_schedules_nothing(buttons, state):
    buttons.set("progress", 0.4)
    buttons.set("state", state)
    expect_rest(buttons)
    assert buttons.state == state


def test_rests_after_a_tap(buttons, contact):
    buttons.tap(buttons.finger(contact))
    expect_rest(buttons)


@EVERYWHERE
@pytest.mark.parametrize("how, state", [("resolve", "success"), ("reject", "begin")])
def test_rests_after_a_run(buttons, how, state):
    buttons.set_attribute("timeout", "30")
    buttons.start()
    buttons.end(0, how)
    buttons.evaluate("return pass(1500)")
    assert buttons.state == state
    # The time limit that was not needed is not waited for either.
    expect_rest(buttons)


def test_policy_kept_in_all_states(buttons):
    for state in ("loading", "success", "failure", "begin"):
        buttons.look_at_rest(state)
    buttons.require_policy_kept()


# Removed and put back


@EVERYWHERE
@pytest.mark.parametrize("state", ["begin", "loading"])
def test_removed_leaves_nothing(buttons, state):
    wait_for_rest(buttons)
    before = buttons.evaluate("return counters.listeners")
    buttons.set("state", state)
    buttons.evaluate("window.button = document.getElementById('send'); button.remove()")
    expect_rest(buttons)
    buttons.evaluate("fieldset.append(button); button.reset()")
    buttons.events()
    buttons.tap(buttons.finger("mouse"))
    assert buttons.events() == ["click"]
    wait_for_rest(buttons)
    assert buttons.evaluate("return counters.listeners") == before


@EVERYWHERE
def test_moved_while_loading_the_run_goes_on(buttons):
    buttons.start()
    buttons.evaluate("previous.before(document.getElementById('send'))")
    assert buttons.state == "loading"
    buttons.events()
    buttons.end(0)
    buttons.wait_for_events(["loading → success", "run 0 gives 7 in success"])


@EVERYWHERE
def test_removed_while_loading_ends_the_run(buttons):
    """Who waits for the run is told at once, and the button works when it is put back."""
    buttons.start()
    buttons.events()
    buttons.evaluate("window.send = document.getElementById('send'); send.remove(); return pass(50)")
    assert buttons.evaluate("return [send.state, recorder.take().map(({ line }) => line)]") == [
        "begin",
        ["run 0 throws AbortError in begin"],
    ]
    buttons.end(0)
    buttons.evaluate("fieldset.append(send); return pass(50)")
    assert (buttons.state, buttons.events()) == ("begin", [])
    buttons.tap(buttons.finger("mouse"))
    assert (buttons.state, buttons.events()) == ("begin", ["click"])


def test_removed_element_is_given_back(buttons):
    wait_for_rest(buttons)
    buttons.set("state", "loading")
    buttons.evaluate("return pass(100)")
    buttons.evaluate("window.gone = new WeakRef(document.getElementById('extra')); gone.deref().remove()")
    buttons.evaluate("recorder.take()")

    def is_collected():
        buttons.browser.cdp("HeapProfiler.collectGarbage")
        return buttons.evaluate("return gone.deref() === undefined")

    eventually(is_collected, "the element is collected", 10)


def test_event_handler_may_remove_the_element(buttons):
    buttons.evaluate(
        """
        window.button = document.getElementById('send')
        button.addEventListener('click', () => button.remove())
        """
    )
    buttons.tap(buttons.finger("mouse"))
    assert buttons.events() == ["click"]
    expect_rest(buttons)


@EVERYWHERE
def test_element_parsed_before_the_module(buttons):
    buttons.open("late.html", ready=False)
    buttons.evaluate(
        """
        const early = document.createElement('pressure-transitioning-button')
        early.id = 'early'
        early.textContent = 'Early'
        // Set before there are properties to set: they must not hide the element's own.
        early.successLabel = 'On time'
        early.disabled = true
        document.getElementById('second-place').append(early)
        """
    )
    buttons.id = "early"
    assert buttons.evaluate("return loadKit()")
    buttons.wait_for_kit()
    names = ("state", "disabled", "successLabel")
    assert [buttons.get(name) for name in names] == ["begin", True, "On time"]
    assert buttons.evaluate("return document.getElementById('early').getAttribute('success-label')") == "On time"
    buttons.set("disabled", False)
    assert buttons.evaluate("return document.getElementById('early').run(() => 7)") == 7
    assert buttons.state == "success"
