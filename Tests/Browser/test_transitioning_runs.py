"""Runs: their promise, and completions that come too late; the delays after an outcome."""

import pytest

from transitioning import STARTED, gap, stays
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@EVERYWHERE
def test_run_gives_what_the_work_gives(buttons):
    buttons.start()
    buttons.wait_for_events(STARTED)
    buttons.end(0, value=7)
    buttons.wait_for_events(["loading → success", "run 0 gives 7 in success"])
    stays(buttons, "success")


@EVERYWHERE
def test_run_throws_what_the_work_throws(buttons):
    buttons.start()
    buttons.wait_for_events(STARTED)
    buttons.end(0, "reject")
    log = []
    expected = ["loading → failure", "run 0 throws RangeError in failure", "failure → begin"]

    def enough():
        log.extend(buttons.log())
        return len(log) >= len(expected)

    eventually(enough, "it failed and is ready again")
    assert [entry["line"] for entry in log] == expected
    assert 980 <= gap(log, "loading → failure", "failure → begin") <= 1400


@EVERYWHERE
@pytest.mark.parametrize(
    "work, expected",
    [
        ("() => 7", ["begin → loading", "loading → success", "run 0 gives 7 in success"]),
        (
            "() => { throw new RangeError('no') }",
            ["begin → loading", "loading → failure", "run 0 throws RangeError in failure"],
        ),
    ],
    ids=["value", "error"],
)
def test_work_may_be_done_at_once(buttons, work, expected):
    buttons.evaluate(f"followRun('send', 0, document.getElementById('send').run({work}))")
    buttons.wait_for_events(expected)


def test_error_is_the_same_object(buttons):
    assert buttons.evaluate(
        """
        const error = new Error('the very one')
        return document.getElementById('send').run(async () => { throw error }).catch((thrown) => thrown === error)
        """
    )


def test_every_run_of_a_row_counts(buttons):
    for number in range(3):
        buttons.start()
        buttons.end(number, "reject" if number == 1 else "resolve", value=number)
        buttons.evaluate("return pass(0)")
    lines = buttons.events()
    assert lines == [
        "begin → loading",
        "work 0 in loading",
        "loading → success",
        "run 0 gives 0 in success",
        "success → loading",
        "work 1 in loading",
        "loading → failure",
        "run 1 throws RangeError in failure",
        "failure → loading",
        "work 2 in loading",
        "loading → success",
        "run 2 gives 2 in success",
    ]
    # The second after the failure is over, and nothing of it is left.
    buttons.evaluate("return pass(1200)")
    stays(buttons, "success")


# Late completions


ENDINGS = {
    "reset": ("document.getElementById('send').reset()", "begin"),
    "set to begin": ("document.getElementById('send').state = 'begin'", "begin"),
    "set to success": ("document.getElementById('send').state = 'success'", "success"),
}


@EVERYWHERE
@pytest.mark.parametrize("late", ["resolve", "reject"])
@pytest.mark.parametrize("ending", ENDINGS)
def test_completion_after_its_run_was_ended(buttons, ending, late):
    script, state = ENDINGS[ending]
    buttons.start()
    buttons.evaluate(script)
    buttons.end(0, late)
    buttons.wait_for_events([*STARTED, f"loading → {state}", f"run 0 throws AbortError in {state}"])
    stays(buttons, state)


@pytest.mark.pitfall(23)
@EVERYWHERE
@pytest.mark.parametrize("late", ["resolve", "reject"])
def test_completion_after_a_newer_run(buttons, late):
    buttons.start()
    buttons.start()
    buttons.end(0, late)
    buttons.evaluate("return pass(50)")
    lines = buttons.events()
    # Whether the first promise hears of it at once or when its work ends, is not said.
    assert sorted(lines) == sorted([*STARTED, "work 1 in loading", "run 0 throws AbortError in loading"])
    stays(buttons, "loading")
    buttons.end(1, value=8)
    buttons.wait_for_events(["loading → success", "run 1 gives 8 in success"])
    stays(buttons, "success")


def test_ended_run_is_told_by_a_dom_exception(buttons):
    assert buttons.evaluate(
        """
        const button = document.getElementById('send')
        const work = Promise.withResolvers()
        const run = button.run(() => work.promise).catch((error) => [error instanceof DOMException, error.name])
        button.reset()
        work.resolve()
        return run
        """
    ) == [True, "AbortError"]


def test_reset_in_the_work_itself(buttons):
    buttons.evaluate(
        "const button = document.getElementById('send'); followRun('send', 0, button.run(() => button.reset()))"
    )
    buttons.wait_for_events(["begin → loading", "loading → begin", "run 0 throws AbortError in begin"])
    stays(buttons, "begin")


def test_run_started_by_a_handler_of_the_last_one(buttons):
    buttons.evaluate(
        """
        const button = document.getElementById('send')
        button.addEventListener('statechange', ({ detail }) => {
          if (detail.state === 'failure') startRun('send')
        }, { once: false })
        startRun('send')
        ends[0].reject(new RangeError('no'))
        """
    )
    buttons.evaluate("return pass(50)")
    assert buttons.state == "loading"
    buttons.end(1)
    eventually(lambda: buttons.state == "success", "the second one succeeds")
    buttons.evaluate("return pass(1200)")
    assert buttons.state == "success"


def test_disabled_while_loading_the_run_goes_on(buttons):
    buttons.start()
    buttons.set("disabled", True)
    buttons.end(0)
    buttons.wait_for_events([*STARTED, "loading → success", "run 0 gives 7 in success"])


# After an outcome


@EVERYWHERE
def test_returns_after_success_when_told_to(buttons):
    buttons.set_attribute("reset-after", "0.4")
    buttons.start()
    buttons.end(0)
    log = []

    def is_back():
        log.extend(buttons.log())
        return len(log) >= 5

    eventually(is_back, "it is back")
    assert [entry["line"] for entry in log][-1] == "success → begin"
    assert 380 <= gap(log, "loading → success", "success → begin") <= 700


@pytest.mark.parametrize("set_again", ["failure", "loading", "begin"])
def test_failure_set_anew_waits_anew(buttons, set_again):
    buttons.set("state", "failure")
    buttons.evaluate("return pass(600)")
    buttons.set("state", set_again)
    anew = buttons.evaluate(
        "document.getElementById('send').state = 'failure'; recorder.take(); return performance.now()"
    )
    buttons.wait_for_state("begin")
    (back,) = buttons.log()
    assert back["line"] == "failure → begin"
    assert 980 <= back["t"] - anew <= 1400


@EVERYWHERE
def test_properties_and_attributes_are_one(buttons):
    buttons.show("find")
    names = ["progress", "timeout", "resetAfter", "failureDelay", "successLabel", "failureLabel", "disabled", "type"]

    def properties():
        # As text: JSON has no infinity.
        return buttons.evaluate("return arguments[0].map((name) => String(document.getElementById('find')[name]))", names)

    defaults = ["null", "Infinity", "Infinity", "1", "Done", "Failed", "false", "submit"]
    assert properties() == defaults
    texts = {"progress": "0.4", "timeout": "8", "reset-after": "2", "failure-delay": "3", "success-label": "Found"}
    for name, text in {**texts, "type": "button"}.items():
        buttons.set_attribute(name, text)
    assert properties() == ["0.4", "8", "2", "3", "Found", "Failed", "false", "button"]
    for name, value in zip(names, [1, 3, 1, 0.5, "Yes", "No", True, "submit"]):
        buttons.set(name, value)
    assert properties() == ["1", "3", "1", "0.5", "Yes", "No", "true", "submit"]
    for name in names:
        buttons.set(name, None)
    assert properties() == defaults


def test_unknown_state_changes_nothing(buttons):
    buttons.evaluate("try { document.getElementById('send').state = 'finished' } catch {}")
    stays(buttons, "begin")
