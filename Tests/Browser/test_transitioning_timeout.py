"""The time limit of a run."""

import pytest

from transitioning import STARTED, gap, stays
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@EVERYWHERE
@pytest.mark.parametrize("late", ["resolve", "reject"])
def test_time_limit(buttons, late):
    buttons.set_attribute("timeout", "0.3")
    buttons.start()
    log = []

    def is_over():
        log.extend(buttons.log())
        return len(log) >= 4

    eventually(is_over, "the time is over")
    assert [entry["line"] for entry in log] == [*STARTED, "loading → failure", "run 0 throws TimeoutError in failure"]
    assert 280 <= gap(log, "begin → loading", "loading → failure") <= 600
    buttons.end(0, late)
    buttons.wait_for_events(["failure → begin"])
    stays(buttons, "begin")


def test_time_limit_is_a_dom_exception(buttons):
    buttons.set("timeout", 0.1)
    assert buttons.evaluate(
        """
        return document.getElementById('send').run(() => new Promise(() => {}))
          .catch((error) => [error instanceof DOMException, error.name])
        """
    ) == [True, "TimeoutError"]


@pytest.mark.parametrize("limit", [None, "0"])
def test_no_time_limit(buttons, limit):
    if limit:
        buttons.set_attribute("timeout", limit)
    buttons.start()
    buttons.events()
    buttons.evaluate("return pass(500)")
    stays(buttons, "loading")


def test_work_within_the_time_limit_succeeds(buttons):
    buttons.set_attribute("timeout", "0.4")
    buttons.start()
    buttons.end(0)
    buttons.wait_for_events([*STARTED, "loading → success", "run 0 gives 7 in success"])
    buttons.evaluate("return pass(600)")
    stays(buttons, "success")


def test_each_run_has_the_whole_time(buttons):
    buttons.set_attribute("timeout", "0.6")
    buttons.start()
    buttons.evaluate("return pass(400)")
    buttons.start()
    buttons.events()
    buttons.evaluate("return pass(400)")
    assert buttons.state == "loading"
    buttons.wait_for_events(["loading → failure", "run 1 throws TimeoutError in failure"])
