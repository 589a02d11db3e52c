"""Peek and pop by pressing: the whole sequence once with real contacts, and a table of presses simulated in the page."""

import pytest

from peek import CHOSEN, CLOSES, COVERS, HINT, HOLDS, OPENS, PEEK, POP, POPS, SLIDE, TAPPED, middle


def presences(look):
    return {name: part and round(part["presence"], 2) for name, part in look.items()}


def test_force_hints_peeks_and_pops(peeks, kind):
    finger = peeks.finger(kind)
    point = peeks.centre()
    assert (peeks.state, peeks.progress, peeks.is_open()) == ("idle", 0, False)

    finger.down(*point, HINT)
    # From the first hint, 0.075, to the peek, 0.2.
    peeks.tick(2)
    assert presences(peeks.look()) == {"veil": 0.2, "preview": None, "actions": None}
    assert (peeks.state, round(peeks.progress, 3)) == ("hint", 0.133)
    finger.move(*point, PEEK)
    assert presences(peeks.settled_look()) == {"veil": 1, "preview": 1, "actions": None}
    assert (peeks.state, round(peeks.progress, 3)) == ("peek", 0.333)
    finger.move(*point, POP)
    # It pops by itself and closes soon after.
    peeks.wait_until_clean()
    assert peeks.progress == 0
    finger.up()
    log = peeks.log()
    assert [entry["line"] for entry in log] == [*HOLDS, *POPS]
    assert [
        {name: round(value, 2) if name == "progress" else value for name, value in entry["detail"].items()}
        if entry["detail"]
        else None
        for entry in log
    ] == [
        {"state": "hint", "previous": "idle", "progress": 0.13},
        None,
        {"state": "peek", "previous": "hint", "progress": 0.33},
        {"state": "pop", "previous": "peek", "progress": 1},
        None,
        {"state": "idle", "previous": "pop", "progress": 0},
    ]


def test_slid_up_the_actions_stay_and_one_is_chosen(peeks, kind):
    finger = peeks.finger(kind)
    x, y = peeks.peek_at(finger)
    peeks.slide(finger, x, y, y - SLIDE)
    assert presences(peeks.settled_look()) == {"veil": 1, "preview": 1, "actions": 1}
    peeks.slide(finger, x, y - SLIDE, y)
    assert presences(peeks.settled_look()) == {"veil": 1, "preview": 1, "actions": None}
    peeks.slide(finger, x, y, y - SLIDE)
    finger.up()
    assert presences(peeks.settled_look()) == {"veil": 1, "preview": 1, "actions": 1}
    assert (peeks.state, peeks.progress) == ("actions", 0)
    assert peeks.events() == [*OPENS, "actions → peek", "peek → actions"]
    share = peeks.centre("#share")
    finger.down(*share, HINT)
    finger.up()
    peeks.wait_until_clean()
    assert [(entry["line"], entry["detail"]) for entry in peeks.log()][:2] == [
        ("action", {"index": 0, "value": "share"}),
        ("close", None),
    ]


UNSEEN_DIALOG = """
    // As in a browser without this event for dialogs.
    addEventListener('toggle', (event) => event.stopImmediatePropagation(), { capture: true })
    window.pops = 0
    addEventListener('pop', (event) => { pops++; event.preventDefault() })
"""


def test_dialog_that_opened_since_the_last_frame_ends_the_press(peeks):
    """A harder press of the finger that is still down is not meant for what lies behind the dialog."""
    peeks.evaluate(UNSEEN_DIALOG)
    finger = peeks.finger("touch")
    point = peeks.centre()
    finger.down(*point, HINT)
    finger.move(*point, PEEK)
    peeks.wait_for_state("peek")
    peeks.evaluate(
        """
        const dialog = document.createElement('dialog')
        document.body.append(dialog)
        dialog.showModal()
        """
    )
    finger.move(*point, POP)
    assert peeks.evaluate("return pops") == 0
    finger.up()
    peeks.wait_for_state("idle")


def test_first_stage_of_a_trackpad_peeks_and_a_force_click_pops(peeks):
    """As on the Mac. Only Safari reports the stages, so the page dispatches the events itself."""
    peeks.evaluate(UNSEEN_DIALOG)
    finger = peeks.finger("mouse")
    finger.down(*peeks.centre())
    stages = """
        for (const webkitForce of arguments[0]) {
          const event = new MouseEvent('webkitmouseforcechanged', { buttons: 1, clientX: arguments[1], clientY: arguments[2] })
          dispatchEvent(Object.defineProperty(event, 'webkitForce', { value: webkitForce }))
        }
    """
    peeks.evaluate(stages, [1.2, 1.6, 1.99], *peeks.centre())
    assert (peeks.state, peeks.evaluate("return pops")) == ("peek", 0)
    peeks.evaluate(stages, [2, 2.3], *peeks.centre())
    assert peeks.evaluate("return pops") == 1
    finger.up()
    peeks.wait_for_state("idle")


def test_hold_and_taps(peeks, contact):
    """Without force: all actions of a finger on a row. The page receives no click from them."""
    peeks.evaluate(
        """
        window.clicks = []
        addEventListener('click', ({ target }) => clicks.push(target.id))
        row.addEventListener('click', () => clicks.push('on the row'))
        """
    )
    finger = peeks.finger(contact)
    peeks.tap(finger)
    peeks.wait_until_clean()
    assert peeks.events() == TAPPED

    def hold():
        # Wait until the double click is over, then hold for half a second.
        peeks.pass_time(0.4)
        finger.down(*peeks.centre())
        peeks.pass_time(0.52)
        assert peeks.events() == HOLDS
        # Time alone never pops.
        assert peeks.state == "peek" and 0.26 < peeks.progress < 0.29
        finger.up()
        look = peeks.settled_look()
        assert presences(look) == {"veil": 1, "preview": 1, "actions": 1}
        assert (peeks.events(), peeks.progress) == (["peek → actions"], 0)
        return look["preview"]

    preview = hold()
    below = peeks.evaluate("return [innerWidth / 2, innerHeight - 5]")
    # A press that ends elsewhere changes nothing and does not take the focus.
    for start, end in ((middle(preview), below), (below, middle(preview))):
        finger.down(*start)
        finger.move(*end)
        finger.up()
        assert (peeks.state, peeks.events(), peeks.focused()[0]) == ("actions", [], "row")
    peeks.tap(finger, middle(preview))
    peeks.wait_until_clean()
    assert peeks.events() == CHOSEN
    hold()
    peeks.tap(finger, below)
    peeks.wait_until_clean()
    assert peeks.events() == COVERS
    assert peeks.evaluate("return clicks") == []


def test_other_buttons_of_the_mouse(peeks, engine):
    """Alone they do nothing. During a hold they end it."""
    finger = peeks.finger("mouse")
    for button in ("right", "middle"):
        finger.down(*peeks.centre(), button=button)
        peeks.pass_time(0.7)
        finger.up(button=button)
        peeks.wait_until_clean()
        assert peeks.events() == [], button
        peeks.hold(finger)
        finger.down(*peeks.centre(), button=button)
        assert (peeks.state, peeks.events()) == ("idle", [*HOLDS, *CLOSES]), button
        finger.up(button=button)
        finger.up()
        peeks.wait_until_clean()
        assert peeks.events() == [], button


@pytest.mark.deep_engines("firefox", "webkit")
def test_handler_may_remove_the_element(peeks):
    left = peeks.evaluate(
        """
        return (async () => {
          const left = []
          const { parentNode, nextSibling } = row
          const element = document.getElementById('row')
          for (const type of ['peek', 'statechange', 'pop', 'close', 'action']) {
            element.addEventListener(type, () => element.remove(), { once: true })
            const { left: x, top: y } = element.getBoundingClientRect()
            if (type === 'action') {
              element.peek()
              document.getElementById('share').click()
            } else {
              hand.down(x + 20, y + 20, 0.25)
              if (type === 'pop') hand.move(x + 20, y + 20, 0.9)
              hand.up(x + 20, y + 20)
            }
            await clock.pass(700)
            left.push([type, element.isConnected, element.state, clock.awaitsFrame,
              element.shadowRoot.querySelectorAll(':popover-open').length])
            parentNode.insertBefore(element, nextSibling)
            await clock.pass(100)
          }
          return left
        })()
        """
    )
    assert left == [[type, False, "idle", False, 0] for type in ("peek", "statechange", "pop", "close", "action")]
