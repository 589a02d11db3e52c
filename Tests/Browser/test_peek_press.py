"""Peek and pop by pressing: with real contacts the whole of it once, and a table of presses that are made in the page."""

import pytest

from peek import CHOSEN, CLOSES, COVERS, HINT, HOLDS, OPENS, PEEK, PEEKS, POP, POPS, SLIDE, TAPPED, middle


def presences(look):
    return {name: part and round(part["presence"], 2) for name, part in look.items()}


@pytest.mark.quick
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
    # It pops by itself, and is soon over.
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


def test_hold_and_taps(peeks, contact):
    """Without force: everything that a finger can do with a row. The page hears of no click of it."""
    peeks.evaluate(
        """
        window.clicks = []
        addEventListener('click', ({ target }) => clicks.push(target.id))
        row.addEventListener('click', () => clicks.push('on the row'))
        addEventListener('pointerdown', () => (window.pressed = performance.now()), true)
        """
    )
    finger = peeks.finger(contact)
    peeks.tap(finger)
    peeks.wait_until_clean()
    assert peeks.events() == TAPPED

    # 0.5 s, and not a frame more; it hints when 0.375 of that is over.
    def hold():
        peeks.pass_time(0.65)
        peeks.events()
        finger.down(*peeks.centre())
        peeks.pass_time(0.7)
        log, pressed = peeks.log(), peeks.evaluate("return pressed")
        assert [entry["line"] for entry in log] == HOLDS
        frames = [round((entry["t"] - pressed) * 0.06, 3) for entry in log]
        assert 11.25 <= frames[0] <= 12.25 and frames[1] == frames[2] and 30 <= frames[1] <= 31
        # Time alone leads to no pop.
        assert peeks.state == "peek" and 0.26 < peeks.progress < 0.29
        finger.up()
        look = peeks.settled_look()
        assert presences(look) == {"veil": 1, "preview": 1, "actions": 1}
        assert (peeks.events(), peeks.progress) == (["peek → actions"], 0)
        return look["preview"]

    preview = hold()
    below = peeks.evaluate("return [innerWidth / 2, innerHeight - 5]")
    # A press that does not end where it began changes nothing, nor does it take the focus.
    for start, end in ((middle(preview), below), (below, middle(preview))):
        finger.down(*start)
        finger.move(*end)
        finger.up()
        peeks.pass_time(0.7)
        assert (peeks.state, peeks.events(), peeks.focused()[0]) == ("actions", [], "row")
    peeks.tap(finger, middle(preview))
    peeks.wait_until_clean()
    assert peeks.events() == CHOSEN
    hold()
    peeks.tap(finger, below)
    peeks.wait_until_clean()
    assert peeks.events() == COVERS
    hold()
    # Outside is everything else, what was pressed as well.
    left, top, _, height = peeks.box()
    peeks.tap(finger, (left + 2, top + height / 2))
    peeks.wait_until_clean()
    assert peeks.events() == COVERS
    assert peeks.evaluate("return clicks") == []


# What each press says, as [step, x and y from the middle of the row, force]: "down", "move", "up", or seconds that pass.
PRESSES = {
    "a light tap": ([["down", 0, 0, 0.05], ["up", 0, 0]], TAPPED),
    "lifted from a hint": ([["down", 0, 0, HINT], ["up", 0, 0]], ["idle → hint", "hint → pop", "pop", "pop → idle"]),
    "lifted outside": ([["down", 160, 20, 0.05], ["move", 160, 34, 0.05], ["up", 160, 34]], []),
    "lifted from a peek": ([["down", 0, 0, PEEK], ["up", 0, 0]], [*PEEKS, *CLOSES]),
    "a hint that goes": ([["down", 0, 0, HINT], ["move", 0, 0, 0.03]], ["idle → hint", "hint → idle"]),
    "a peek whose force falls a little": ([["down", 0, 0, PEEK], ["move", 0, 0, 0.06]], PEEKS),
    "a peek that goes and comes": (
        [["down", 0, 0, PEEK], ["move", 0, 0, 0.03], ["move", 0, 0, PEEK], ["up", 0, 0]], [*PEEKS, *CLOSES] * 2),
    "deep at once": (
        [["down", 0, 0, 0.9], *(["move", 0, 0, force] for force in (0.95, 0.3, 0.9, 0.02, 0.9)), ["up", 0, 0]],
        [*PEEKS, *POPS]),
    "slid half": ([["down", 0, 0, PEEK], ["move", 0, -20, PEEK], ["up", 0, -20]], [*PEEKS, *CLOSES]),
    "slid up": ([["down", 0, 0, PEEK], ["move", 0, -SLIDE, PEEK], ["up", 0, -SLIDE]], OPENS),
    "slid up, and the force falls": ([["down", 0, 0, PEEK], ["move", 0, -SLIDE, PEEK], ["move", 0, -SLIDE, 0.01]], OPENS),
    "slid up and down": (
        [["down", 0, 0, PEEK], ["move", 0, -SLIDE, PEEK], ["move", 0, 0, PEEK], ["up", 0, 0]],
        [*OPENS, "actions → peek", *CLOSES]),
    "slid up, deeper, and down": (
        [["down", 0, 0, PEEK], ["move", 0, -SLIDE, PEEK], ["move", 0, -SLIDE, POP], 0.5, ["move", 0, 0, POP], ["up", 0, 0]],
        [*OPENS, "actions → peek", *POPS]),
    "slid up and lifted, then tapped beside": (
        [["down", 0, 0, PEEK], ["move", 0, -SLIDE, PEEK], ["up", 0, -SLIDE], ["down", 0, 600, 0.05], ["up", 0, 600]],
        [*OPENS, *COVERS]),
    "slid up and lifted, then tapped on the preview": (
        [["down", 0, 0, PEEK], ["move", 0, -SLIDE, PEEK], ["up", 0, -SLIDE], 0.5, ["down", 0, 100, 0.05], ["up", 0, 100]],
        [*OPENS, *CHOSEN]),
    "held": ([["down", 0, 0, 0], 0.52], HOLDS),
    "held and slid": (
        [["down", 0, 0, 0], 0.52, ["move", 0, -SLIDE, 0], ["move", 0, 0, 0]], [*HOLDS, "peek → actions", "actions → peek"]),
    "moved before it is held": ([["down", 0, 0, 0], ["move", 12, 0, 0], 1, ["up", 12, 0]], []),
}
# There is nothing to uncover, and what was held is left open in its peek.
ALONE = {
    "slid up": ([["down", 0, 0, PEEK], ["move", 0, -SLIDE, PEEK], ["up", 0, -SLIDE]], [*PEEKS, *CLOSES]),
    "held and lifted": ([["down", 0, 0, 0], 0.52, ["up", 0, 0], 0.5], HOLDS),
    "held, lifted and tapped": (
        [["down", 0, 0, 0], 0.52, ["up", 0, 0], 0.5, ["down", 0, 100, 0.05], ["up", 0, 100]], [*HOLDS, *POPS]),
}


@pytest.mark.deep_engines("firefox", "webkit")
@pytest.mark.parametrize("row, presses", [("row", PRESSES), ("plain", ALONE)], ids=["row", "plain"])
def test_what_presses_say(peeks, row, presses):
    said = peeks.evaluate(
        """
        const [id, presses] = arguments
        const row = document.getElementById(id)
        return (async () => {
          const said = {}
          for (const [name, [steps]] of Object.entries(presses)) {
            const { left, top, width, height } = row.getBoundingClientRect()
            const [x, y] = [left + width / 2, top + height / 2]
            for (const step of steps) {
              if (Array.isArray(step)) hand[step[0]](x + step[1], y + step[2], step[3])
              else await clock.pass(step * 1000)
            }
            await clock.pass(600)
            said[name] = recorder.take().map(({ line }) => line)
            if (row.state !== 'idle') {
              row.close()
              said[name].push('closed')
              hand.up(x, y)
              await clock.pass(600)
              recorder.take()
            } else if (said[name].at(-1) === 'hint → idle') hand.up(x, 844)
            await clock.pass(600)
            recorder.take()
          }
          return said
        })()
        """,
        row,
        presses,
    )
    expected = {
        name: [*lines, "closed"] if lines and not lines[-1].endswith("idle") else lines
        for name, (_, lines) in presses.items()
    }
    assert said == expected


def test_lift_that_nobody_saw(peeks, engine):
    """The next that is heard of the pen is a move without a button."""
    finger = peeks.finger("pen")
    point = peeks.peek_at(finger)
    finger.pressed.clear()
    finger.move(*point, 0)
    peeks.wait_until_clean()
    assert peeks.events() == [*PEEKS, *CLOSES]


def test_other_buttons_of_the_mouse(peeks, engine):
    """Alone they do nothing, during a hold they end it."""
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


def test_haptics(peeks, engine):
    """A haptic at the peek and one at the pop, unless the page wants none."""
    finger = peeks.finger("mouse")
    # Before its first gesture a page may not vibrate.
    peeks.tap(finger, (350, 835))
    felt = []
    for option in (False, True, False):
        peeks.set("noHaptics", option)
        felt.append(
            peeks.evaluate(
                """
                navigator.vibrate = (pattern) => felt.push(pattern)
                window.felt = []
                const { left, top } = row.getBoundingClientRect()
                return (async () => {
                  hand.down(left + 20, top + 20, 0.25)
                  felt.push(row.state)
                  hand.move(left + 20, top + 20, 0.8)
                  felt.push(row.state)
                  hand.up(left + 20, top + 20)
                  await clock.pass(700)
                  delete navigator.vibrate
                  return felt
                })()
                """
            )
        )
    assert felt == [[[10], "peek", [10], "pop"], ["peek", "pop"], [[10], "peek", [10], "pop"]]


def test_options_are_attributes_and_properties(peeks, engine):
    """What the engine is told of each, in order; what it does not take is replaced by what nobody changed."""
    told = peeks.evaluate(
        """
        const row = document.getElementById('row')
        const warnings = []
        const { warn } = console
        console.warn = (text, node) => warnings.push([text, node === row])
        const told = []
        const names = { 'peek-threshold': 'peekThreshold', 'hold-duration': 'holdDuration', 'pop-threshold': 'popThreshold',
          'no-haptics': 'noHaptics' }
        const change = (how, name, value) => {
          spy.take()
          if (how === 'attribute') row.setAttribute(name, value)
          else if (how === 'remove') row.removeAttribute(name)
          else row[names[name]] = value
          const calls = spy.take('set').map(({ option, value }) => [option, value])
          told.push([name, calls, row.getAttribute(name), row[names[name]]])
        }
        change('attribute', 'peek-threshold', '0.4')
        change('property', 'pop-threshold', 0.6)
        change('attribute', 'hold-duration', '1.5')
        change('property', 'no-haptics', true)
        change('remove', 'no-haptics')
        change('property', 'peek-threshold', null)
        for (const value of ['-1', '2', 'deep', '']) change('attribute', 'pop-threshold', value)
        change('remove', 'pop-threshold')
        console.warn = warn
        return [told, warnings]
        """
    )
    refused = [[4, None], [4, 0.75]]
    assert told == [
        [
            ["peek-threshold", [[0, 0.4]], "0.4", 0.4],
            ["pop-threshold", [[4, 0.6]], "0.6", 0.6],
            ["hold-duration", [[1, 1.5]], "1.5", 1.5],
            ["no-haptics", [[5, 0]], "", True],
            ["no-haptics", [[5, 1]], None, False],
            ["peek-threshold", [[0, None], [0, 0.2]], None, 0.2],
            ["pop-threshold", [[4, -1], [4, 0.75]], "-1", 0.75],
            ["pop-threshold", [[4, 2], [4, 0.75]], "2", 0.75],
            ["pop-threshold", refused, "deep", 0.75],
            ["pop-threshold", refused, "", 0.75],
            ["pop-threshold", refused, None, 0.75],
        ],
        [[f'pop-threshold="{value}" is out of range; 0.75 is used', True] for value in ("-1", "2", "deep")],
    ]


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
