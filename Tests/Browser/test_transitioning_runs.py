"""Runs: their promise, their time limit and late completions, and the delays after an outcome.

The core tests the result of each sequence of calls (TransitioningSequenceTests). These tests show how the promises
settle.
"""

import json

import pytest

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")

# Each case has its own button: the actions, and the events with their milliseconds since the beginning.
RUNS = {
    "the work gives a value": (
        {},
        "startRun('fresh'); await clock.pass(300); await end(0, 'resolve'); await clock.pass(1200)",
        ["0 begin → loading", "0 work 0 in loading", "300 loading → success", "300 run 0 gives 7 in success"],
    ),
    "the work throws": (
        {},
        "startRun('fresh'); await clock.pass(300); await end(0, 'reject'); await clock.pass(1200)",
        [
            "0 begin → loading",
            "0 work 0 in loading",
            "300 loading → failure",
            "300 run 0 throws RangeError in failure",
            "1300 failure → begin",
        ],
    ),
    "the work gives its value at once": (
        {},
        "followRun('fresh', 0, button.run(() => 7)); await clock.pass(100)",
        ["0 begin → loading", "0 loading → success", "0 run 0 gives 7 in success"],
    ),
    "the work throws at once": (
        {},
        "followRun('fresh', 0, button.run(() => { throw new RangeError('no') })); await clock.pass(100)",
        ["0 begin → loading", "0 loading → failure", "0 run 0 throws RangeError in failure"],
    ),
    "one after the other": (
        {},
        """
        for (const how of ['resolve', 'reject', 'resolve']) {
          startRun('fresh')
          await end(ends.length - 1, how)
          await clock.pass(100)
        }
        await clock.pass(1200)
        """,
        [
            "0 begin → loading",
            "0 work 0 in loading",
            "0 loading → success",
            "0 run 0 gives 7 in success",
            "100 success → loading",
            "100 work 1 in loading",
            "100 loading → failure",
            "100 run 1 throws RangeError in failure",
            "200 failure → loading",
            "200 work 2 in loading",
            "200 loading → success",
            "200 run 2 gives 7 in success",
        ],
    ),
    "disabled while it loads": (
        {},
        "startRun('fresh'); button.disabled = true; await end(0, 'resolve'); await clock.pass(100)",
        ["0 begin → loading", "0 work 0 in loading", "0 loading → success", "0 run 0 gives 7 in success"],
    ),
    "moved while it loads": (
        {},
        "startRun('fresh'); previous.before(button); await clock.pass(100); await end(0, 'resolve'); await clock.pass(100)",
        ["0 begin → loading", "0 work 0 in loading", "100 loading → success", "100 run 0 gives 7 in success"],
    ),
    "another while it is under way": (
        {},
        """
        startRun('fresh')
        startRun('fresh')
        await clock.pass(100)
        await end(0, 'resolve')
        await clock.pass(100)
        """,
        [
            "0 begin → loading",
            "0 work 0 in loading",
            "0 run 1 throws InvalidStateError in loading",
            "100 loading → success",
            "100 run 0 gives 7 in success",
        ],
    ),
    **{
        f"{name}, and the work {late}s": (
            {},
            f"""
            startRun('fresh')
            await clock.pass(100)
            {script}
            await clock.pass(100)
            await end(0, '{late}')
            await clock.pass(500)
            """,
            ["0 begin → loading", "0 work 0 in loading", *said],
        )
        for name, script, said in (
            ("reset", "button.reset()", ["100 loading → begin", "100 run 0 throws AbortError in begin"]),
            ("set to begin", "button.state = 'begin'", ["100 loading → begin", "100 run 0 throws AbortError in begin"]),
            ("set to success", "button.state = 'success'", ["100 loading → success", "100 run 0 throws AbortError in success"]),
            ("set to loading", "button.state = 'loading'", ["100 run 0 throws AbortError in loading"]),
            ("removed", "recorder.follow(button); button.remove()", ["100 loading → begin", "100 run 0 throws AbortError in begin"]),
        )
        for late in ("resolve", "reject")
    },
    "reset in the work itself": (
        {},
        "followRun('fresh', 0, button.run(() => button.reset())); await clock.pass(100)",
        ["0 begin → loading", "0 loading → begin", "0 run 0 throws AbortError in begin"],
    ),
    "reset as soon as it loads": (
        {},
        """
        button.addEventListener('statechange', () => button.reset(), { once: true })
        startRun('fresh')
        await clock.pass(100)
        """,
        # Its work does not begin.
        ["0 begin → loading", "0 loading → begin", "0 run 0 throws AbortError in begin"],
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
        [
            "0 begin → loading",
            "0 work 0 in loading",
            "0 loading → failure",
            "0 failure → loading",
            "0 work 1 in loading",
            "0 run 0 throws RangeError in loading",
            "100 loading → success",
            "100 run 1 gives 8 in success",
        ],
    ),
    **{
        f"too long, and then the work {late}s": (
            {"timeout": "0.3", "failure-delay": "0.4"},
            f"startRun('fresh'); await clock.pass(500); await end(0, '{late}'); await clock.pass(1200)",
            [
                "0 begin → loading",
                "0 work 0 in loading",
                "300 loading → failure",
                "300 run 0 throws TimeoutError in failure",
                "700 failure → begin",
            ],
        )
        for late in ("resolve", "reject")
    },
    "within its time": (
        {"timeout": "0.3"},
        "startRun('fresh'); await clock.pass(200); await end(0, 'resolve'); await clock.pass(1200)",
        ["0 begin → loading", "0 work 0 in loading", "200 loading → success", "200 run 0 gives 7 in success"],
    ),
    "each has the whole time": (
        {"timeout": "0.3", "failure-delay": "off"},
        "startRun('fresh'); await clock.pass(200); button.reset(); startRun('fresh'); await clock.pass(1200)",
        [
            "0 begin → loading",
            "0 work 0 in loading",
            "200 loading → begin",
            "200 begin → loading",
            "200 work 1 in loading",
            "200 run 0 throws AbortError in loading",
            "500 loading → failure",
            "500 run 1 throws TimeoutError in failure",
        ],
    ),
    "a limit of 0 is none": (
        {"timeout": "0"},
        "startRun('fresh'); await clock.pass(1200)",
        ["0 begin → loading", "0 work 0 in loading"],
    ),
    "its time is over, but no frame came to see that": (
        {"timeout": "0.3"},
        """
        startRun('fresh')
        const { now } = performance
        performance.now = () => now() + 5000
        await end(0, 'resolve')
        performance.now = now
        """,
        ["0 begin → loading", "0 work 0 in loading", "5000 loading → failure", "5000 run 0 throws TimeoutError in failure"],
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
        [
            "0 begin → loading",
            "0 work 0 in loading",
            "5000 loading → failure",
            "5000 failure → loading",
            "5000 work 1 in loading",
            "0 run 0 throws TimeoutError in loading",
            "0 loading → success",
            "0 run 1 gives 7 in success",
        ],
    ),
    "a success that is shown for a time": (
        {"reset-after": "0.4"},
        "startRun('fresh'); await end(0, 'resolve'); await clock.pass(1200)",
        ["0 begin → loading", "0 work 0 in loading", "0 loading → success", "0 run 0 gives 7 in success", "400 success → begin"],
    ),
    **{
        f"a failure that was {state} meanwhile": (
            {},
            f"button.state = 'failure'; await clock.pass(600); button.state = '{state}'; button.state = 'failure';"
            " await clock.pass(1200)",
            ["0 begin → failure", *said, "1600 failure → begin"],
        )
        for state, said in (
            ("failure", []),
            ("loading", ["600 failure → loading", "600 loading → failure"]),
            ("begin", ["600 failure → begin", "600 begin → failure"]),
        )
    },
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
        return [f"{time // 100 * 100 if time % 100 < 34 else time:.0f} {line}" for time, line in said]

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


@EVERYWHERE
def test_properties_and_attributes_stay_equal(buttons):
    names = [
        "progress", "timeout", "resetAfter", "failureDelay", "successLabel", "failureLabel", "disabled", "noHaptics", "type",
    ]
    attributes = ["progress", "timeout", "reset-after", "failure-delay", "success-label", "failure-label", "disabled", "no-haptics", "type"]
    texts = ["0.4", "8", "2", "3", "Found", "Lost", "", "", "button"]
    values = [1, 3, 1, 0.5, "Yes", "No", True, False, "submit"]
    found = buttons.evaluate(
        """
        const [names, attributes, texts, values] = arguments
        const find = document.getElementById('find')
        // As text, because JSON has no infinity.
        const properties = () => names.map((name) => String(find[name])).join(' ')
        const found = { before: properties() }
        const step = (name, set) => {
          spy.calls.length = 0
          names.forEach((_, at) => set(at))
          found[name] = [properties(), spy.take('set').map(({ option, value }) => `${option} ${value}`)]
        }
        step('attributes', (at) => find.setAttribute(attributes[at], texts[at]))
        step('values', (at) => (find[names[at]] = values[at]))
        found.written = attributes.map((name) => find.getAttribute(name)).join(' ')
        step('null', (at) => (find[names[at]] = null))
        found.left = attributes.map((name) => String(find.getAttribute(name))).join(' ')
        step('garbage', (at) => find.setAttribute(attributes[at], 'much'))
        find.progress = undefined
        found.undefined = find.hasAttribute('progress')
        return found
        """,
        names,
        attributes,
        texts,
        values,
    )
    defaults = "null Infinity Infinity 1 Done Failed false false submit"
    assert found == {
        "before": defaults,
        # By the engine's option numbers: the time limit, the delays, and the haptics.
        "attributes": ["0.4 8 2 3 Found Lost true true button", ["2 8", "1 2", "0 3", "3 0"]],
        "values": ["1 3 1 0.5 Yes No true false submit", ["2 3", "1 1", "0 0.5", "3 1"]],
        "written": "1 3 1 0.5 Yes No   submit",
        "null": [defaults, ["2 NaN", "2 Infinity", "1 NaN", "1 Infinity", "0 NaN", "0 1"]],
        "left": "null null null null null null null null null",
        "garbage": [
            "null Infinity Infinity 1 much much true true submit",
            ["2 NaN", "2 Infinity", "1 NaN", "1 Infinity", "0 NaN", "0 1", "3 0"],
        ],
        "undefined": False,
    }
