"""Runs: their promise, their time limit and late completions, and the delays after an outcome.

The core tests the result of each sequence of calls (TransitioningSequenceTests). These tests show how the promises
settle.
"""

import json

import pytest

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
BEGAN = "0 begin → loading, 0 work 0 in loading"



# Each case has its own button: its attributes, the actions, and the events with their milliseconds since the beginning.
RUNS = {
    "the work gives a value": (
        {}, "startRun('fresh'); await clock.pass(300); await end(0, 'resolve'); await clock.pass(1200)",
        f"{BEGAN}, 300 loading → success, 300 run 0 gives 7 in success",
    ),
    "the work throws": (
        {}, "startRun('fresh'); await clock.pass(300); await end(0, 'reject'); await clock.pass(1200)",
        f"{BEGAN}, 300 loading → failure, 300 run 0 throws RangeError in failure, 1300 failure → begin",
    ),
    "the work gives its value at once": (
        {}, "followRun('fresh', 0, button.run(() => 7)); await clock.pass(100)",
        "0 begin → loading, 0 loading → success, 0 run 0 gives 7 in success",
    ),
    "the work throws at once": (
        {}, "followRun('fresh', 0, button.run(() => { throw new RangeError('no') })); await clock.pass(100)",
        "0 begin → loading, 0 loading → failure, 0 run 0 throws RangeError in failure",
    ),
    "one after the other": (
        {},
        """
        for (const how of ['resolve', 'reject']) {
          startRun('fresh')
          await end(ends.length - 1, how)
          await clock.pass(100)
        }
        """,
        f"{BEGAN}, 0 loading → success, 0 run 0 gives 7 in success,"
        " 100 success → loading, 100 work 1 in loading, 100 loading → failure, 100 run 1 throws RangeError in failure",
    ),
    "moved while it loads": (
        {}, "startRun('fresh'); previous.before(button); await clock.pass(100); await end(0, 'resolve'); await clock.pass(100)",
        f"{BEGAN}, 100 loading → success, 100 run 0 gives 7 in success",
    ),
    "another while it is under way": (
        {}, "startRun('fresh'); startRun('fresh'); await clock.pass(100); await end(0, 'resolve'); await clock.pass(100)",
        f"{BEGAN}, 0 run 1 throws InvalidStateError in loading, 100 loading → success, 100 run 0 gives 7 in success",
    ),
    **{
        f"{name}, and the work {late}s": (
            {}, f"startRun('fresh'); await clock.pass(100); {script}; await clock.pass(100); await end(0, '{late}'); await clock.pass(500)",
            f"{BEGAN}, {said}",
        )
        for name, script, said in (
            ("reset", "button.reset()", "100 loading → begin, 100 run 0 throws AbortError in begin"),
            ("set to success", "button.state = 'success'", "100 loading → success, 100 run 0 throws AbortError in success"),
            ("set to loading", "button.state = 'loading'", "100 run 0 throws AbortError in loading"),
            ("removed", "recorder.follow(button); button.remove()", "100 loading → begin, 100 run 0 throws AbortError in begin"),
        )
        for late in ("resolve", "reject")
    },
    "reset in the work itself": (
        {}, "followRun('fresh', 0, button.run(() => button.reset())); await clock.pass(100)",
        "0 begin → loading, 0 loading → begin, 0 run 0 throws AbortError in begin",
    ),
    # Its work does not begin.
    "reset as soon as it loads": (
        {}, "button.addEventListener('statechange', () => button.reset(), { once: true }); startRun('fresh'); await clock.pass(100)",
        "0 begin → loading, 0 loading → begin, 0 run 0 throws AbortError in begin",
    ),
    "started by the failure of the last": (
        {},
        """
        button.addEventListener('statechange', ({ detail }) => detail.state === 'failure' && startRun('fresh'))
        startRun('fresh')
        await end(0, 'reject')
        await clock.pass(100)
        await end(1, 'resolve', 8)
        await clock.pass(1200)
        """,
        f"{BEGAN}, 0 loading → failure, 0 failure → loading, 0 work 1 in loading, 0 run 0 throws RangeError in loading,"
        " 100 loading → success, 100 run 1 gives 8 in success",
    ),
    **{
        f"too long, and then the work {late}s": (
            {"timeout": "0.3", "failure-delay": "0.4"},
            f"startRun('fresh'); await clock.pass(500); await end(0, '{late}'); await clock.pass(1200)",
            f"{BEGAN}, 300 loading → failure, 300 run 0 throws TimeoutError in failure, 700 failure → begin",
        )
        for late in ("resolve", "reject")
    },
    "its time is over, but no frame came to see that": (
        {"timeout": "0.3"},
        """
        startRun('fresh')
        const { now } = performance
        performance.now = () => now() + 5000
        await end(0, 'resolve')
        performance.now = now
        """,
        f"{BEGAN}, 5000 loading → failure, 5000 run 0 throws TimeoutError in failure",
    ),
    "another when its time is over, but no frame came to see that": (
        {"timeout": "0.3", "failure-delay": "off"},
        """
        startRun('fresh')
        const { now } = performance
        performance.now = () => now() + 5000
        startRun('fresh')
        performance.now = now
        await end(1, 'resolve')
        """,
        f"{BEGAN}, 5000 loading → failure, 5000 failure → loading, 5000 work 1 in loading,"
        " 0 run 0 throws TimeoutError in loading, 0 loading → success, 0 run 1 gives 7 in success",
    ),
}


@pytest.mark.pitfall(23)
@DEEP_ELSEWHERE
def test_runs(buttons):
    cases = ", ".join(
        f"{json.dumps(name)}: [{json.dumps(attributes)}, async (button) => {{ {script} }}]"
        for name, (attributes, script, _) in RUNS.items()
    )
    found = buttons.evaluate(
        f"""
        const cases = {{ {cases} }}
        const found = {{}}
        return (async () => {{
          for (const name in cases) {{
            const [attributes, how] = cases[name]
            ends.length = 0
            const button = fresh(attributes)
            // Wait for the last events of the previous button.
            await clock.tick()
            recorder.take()
            const began = performance.now()
            await how(button)
            found[name] = recorder.take().map(({{ t, line }}) => [t - began, line])
          }}
          return found
        }})()
        """
    )

    def lines(said):
        # Timers run in the frame at their time, or in the next one because of rounding.
        return ", ".join(f"{time // 100 * 100 if time % 100 < 34 else time:.0f} {line}" for time, line in said)

    assert {name: lines(said) for name, said in found.items()} == {name: wanted for name, (_, _, wanted) in RUNS.items()}


def test_errors(buttons):
    """The errors that a run's promise rejects with, and the errors of invalid calls."""
    assert buttons.evaluate(
        """
        const send = document.getElementById('send')
        const told = (error) => [error instanceof DOMException, error.name, error.message]
        const thrown = (script) => {
          try {
            return script()
          } catch (error) {
            return told(error)
          }
        }
        return (async () => {
          const own = new Error('the very one')
          const isOwn = await send.run(async () => { throw own }).catch((error) => error === own)
          const reset = send.run(() => new Promise(() => {})).catch(told)
          send.reset()
          send.timeout = 0.1
          const late = send.run(() => new Promise(() => {})).catch(told)
          await clock.pass(200)
          send.reset()
          recorder.take()
          const unknown = thrown(() => (send.state = 'finished'))
          const said = lines()
          send.remove()
          await clock.turn()
          recorder.take()
          const away = [
            await send.run(() => {}).catch(told), thrown(() => (send.state = 'success')), thrown(() => send.reset()), send.state, lines(),
          ]
          return { isOwn, reset: await reset, late: await late, unknown, said, away }
        })()
        """
    ) == {
        "isOwn": True,
        "reset": [True, "AbortError", "The run was ended"],
        "late": [True, "TimeoutError", "Not done in 0.1 s"],
        "unknown": [False, "TypeError", "state is one of begin, loading, success, failure, not finished"],
        "said": [],
        "away": [[True, "InvalidStateError", "It is in no page"]] * 3 + ["begin", []],
    }


def test_type_and_progress_are_properties(buttons):
    """test_options covers the other attributes. A type that is unknown is `submit`, and `progress` is limited to 0…1."""
    seen = buttons.evaluate(
        """
        const find = document.getElementById('find')
        const seen = []
        for (const name of ['type', 'progress']) {
          const see = (change) => seen.push((change(), [find.getAttribute(name), find[name]]))
          see(() => {})
          for (const text of ['button', 'much', '0.4']) see(() => find.setAttribute(name, text))
          see(() => (find[name] = 7))
          see(() => (find[name] = name === 'type' ? 'submit' : null))
          if (name === 'progress') see(() => (find[name] = undefined))
        }
        return seen
        """
    )
    assert seen == [
        [None, "submit"], ["button", "button"], ["much", "submit"], ["0.4", "submit"], ["7", "submit"], ["submit", "submit"],
        [None, None], ["button", None], ["much", None], ["0.4", 0.4], ["7", 1], [None, None], [None, None],
    ]
