"""A transitioning button for assistive technology: its name, its busy state and its outcome."""

import pytest

from accessibility import violations
from test_accessibility import button
from transitioning import STATES

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")


@DEEP_ELSEWHERE
def test_axe_finds_nothing(buttons):
    """Checks every state, and a disabled button, on one page."""
    buttons.evaluate(
        """
        return (async () => {
          for (const state of arguments[0]) {
            const one = fresh({ id: `it-is-${state}`, 'failure-delay': 'off' }, `It is ${state}`)
            one.state = state
          }
          fresh({ id: 'off', disabled: '' }, 'Off')
          await still()
        })()
        """,
        STATES,
    )
    assert violations(buttons.browser) == []
    found = "return arguments[0].map((state) => document.getElementById(`it-is-${state}`).state)"
    assert buttons.evaluate(found, STATES) == STATES


@EVERYWHERE
def test_announces_its_progress_and_outcome(buttons):
    """It is busy while it loads, keeps the focus and its tab stop, and announces its outcome."""
    said = buttons.evaluate(
        """
        const send = document.getElementById('send')
        const button = send.shadowRoot.querySelector('button')
        const status = send.shadowRoot.querySelector('[role=status]')
        send.focus()
        const said = []
        const tell = (name) => said.push([name, button.ariaBusy === 'true', status.textContent, document.activeElement === send])
        const run = async (number, how) => {
          startRun('send')
          tell('loading')
          await end(number, how)
          tell(how)
        }
        tell('begin')
        return (async () => {
          await run(0, 'resolve')
          // The same outcome must be announced again.
          await run(1, 'resolve')
          await run(2, 'reject')
          await clock.pass(1100)
          tell('begin')
          send.state = 'failure'
          tell('failure')
          send.state = 'loading'
          tell('loading')
          const { localName } = send.shadowRoot.activeElement
          return [said, localName, button.type]
        })()
        """
    )
    assert said == [
        [
            ["begin", False, "", True],
            ["loading", True, "", True],
            ["resolve", False, "Sent", True],
            ["loading", True, "", True],
            ["resolve", False, "Sent", True],
            ["loading", True, "", True],
            ["reject", False, "Not sent", True],
            ["begin", False, "", True],
            ["failure", False, "Not sent", True],
            ["loading", True, "", True],
        ],
        "button",
        "button",
    ]
    buttons.focus("previous")
    stops = []
    for _ in range(2):
        buttons.browser.press_key("Tab")
        stops.append(buttons.evaluate("return document.activeElement.id"))
    assert stops == ["send", "next"]


def test_name_stays_the_title(buttons):
    for state in STATES:
        buttons.set("state", state)
        assert button(buttons, "Send")["focusable"] is True, state
    buttons.set_attribute("aria-label", "Send the weighing of Monday")
    assert button(buttons, "Send the weighing of Monday")["focusable"] is True
