"""An icon that is pressed: with real contacts the whole of it once, and a table of presses that are made in the page."""

import pytest

from icon import CHOICES, DEEP, HINT, OPENED, TITLES

HARDEST = 0.95


@pytest.mark.quick
def test_force_opens_and_a_slide_chooses(icons, kind):
    finger = icons.finger(kind)
    centre = icons.centre()
    finger.down(*centre, HINT)
    icons.tick()
    assert (icons.state, icons.part("menu")) == ("hint", None)
    finger.move(*centre, DEEP)
    icons.wait_for_menu()
    # It opens once, and goes no deeper.
    finger.move(*centre, HARDEST)
    finger.move(*centre, 0.02)
    assert (icons.state, icons.said()) == ("open", OPENED)
    boxes = {item["title"]: item["box"] for item in icons.items()}
    # The mark is under the finger, wherever it slides; nothing is marked elsewhere.
    for title in (*TITLES, TITLES[0]):
        finger.move(*icons.item(title), DEEP)
        icons.rest()
        assert icons.part("mark")["box"] == pytest.approx(boxes[title], abs=1.5), title
    for place in (centre, icons.outside()):
        finger.move(*place, DEEP)
        icons.rest()
        assert icons.part("mark") is None
    finger.move(*icons.item("History"), 0.02)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == ["open → idle", CHOICES[1]]


def test_hold_and_taps(icons, contact):
    """Without force. What closes the menu reaches nothing of the page, which hears of no click."""
    icons.evaluate(
        """
        window.clicks = []
        addEventListener('click', ({ target }) => clicks.push(target.id))
        icon.addEventListener('click', () => clicks.push('on the icon'))
        addEventListener('pointerdown', () => (window.pressed = performance.now()), true)
        """
    )
    finger = icons.finger(contact)
    # A double click launches once.
    icons.tap(finger)
    icons.tap(finger)
    icons.wait_for_closed()
    assert icons.said() == ["launch"]

    def hold():
        """0.5 s, and hardly a frame more; it hints when 0.375 of that is over."""
        icons.pass_time(0.5)
        finger.down(*icons.centre())
        icons.pass_time(0.9)
        log, pressed = icons.log(), icons.evaluate("return pressed")
        assert [entry["line"] for entry in log] == OPENED
        frames = [round((entry["t"] - pressed) * 0.06, 3) for entry in log]
        assert 11.25 <= frames[0] <= 12.25 and 30 <= frames[1] <= 31

    hold()
    finger.move(*icons.item("The fourth"))
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == ["open → idle", CHOICES[3]]
    hold()
    finger.up()
    icons.rest()
    assert (icons.state, icons.said(), icons.part("mark")) == ("open", [], None)
    # It stays, and a press that slides off it changes nothing.
    finger.down(*icons.item("History"))
    finger.move(*icons.outside())
    finger.up()
    icons.pass_time(0.7)
    assert (icons.state, icons.said()) == ("open", [])
    icons.tap(finger, icons.item("Open Blue"))
    icons.wait_for_closed()
    assert icons.said() == ["open → idle", CHOICES[2]]
    for place in (icons.centre("#previous"), icons.centre()):
        hold()
        finger.up()
        icons.tap(finger, place)
        icons.wait_for_closed()
        assert icons.said() == ["open → idle"]
    assert icons.evaluate("return clicks") == []

    # Without items it only launches, however long it is held.
    icons.id = "empty"
    finger.down(*icons.centre())
    icons.pass_time(0.9)
    assert (icons.state, icons.part("menu"), icons.part("mark"), icons.deeds()) == ("idle", None, None, [])
    finger.up()
    icons.wait_for_closed()
    assert icons.deeds() == ["launch"]


CHOSEN = ["open → idle", "org.example.blue"]
# What each press says, as [step, x and y from the middle of the icon or a place's name, force] or seconds that pass.
PRESSES = {
    "a light tap": ([["down", 0, 0, 0], ["up", 0, 0]], ["launch"]),
    "a tap that hints": ([["down", 0, 0, HINT], ["up", 0, 0]], ["idle → hint", "hint → idle", "launch"]),
    "a hint that goes": (
        [["down", 0, 0, HINT], ["move", 0, 0, 0.02], ["up", 0, 0]], ["idle → hint", "hint → idle", "launch"]),
    "nearly deep": ([["down", 0, 0, HINT], ["move", 0, 0, 0.19]], ["idle → hint"]),
    "deep at once": ([["down", 0, 0, DEEP]], ["idle → open"]),
    "lifted where it was": ([["down", 0, 0, HARDEST], ["up", 0, 0], 2], ["idle → open"]),
    "lifted outside": ([["down", -32, 0, 0.02], ["move", -39, 0, 0.02], ["up", -39, 0]], []),
    "slid outside and lifted": (
        [["down", 0, 0, DEEP], 0.5, ["move", "Open Blue", 0, DEEP], ["move", 0, 300, DEEP], ["up", 0, 300]], ["idle → open"]),
    "slid to an item and lifted": (
        [["down", 0, 0, DEEP], 0.5, ["move", "Open Blue", 0, DEEP], ["up", "Open Blue", 0]], ["idle → open", *CHOSEN]),
    "slid to an item, lightly": (
        [["down", 0, 0, DEEP], 0.5, ["move", "Open Blue", 0, 0.02], ["up", "Open Blue", 0]], ["idle → open", *CHOSEN]),
    "open, tapped lightly": (
        [["down", 0, 0, DEEP], ["up", 0, 0], 0.5, ["down", "Open Blue", 0, 0.02], ["up", "Open Blue", 0]],
        ["idle → open", *CHOSEN]),
    "open, tapped hard": (
        [["down", 0, 0, DEEP], ["up", 0, 0], 0.5, ["down", "Open Blue", 0, HARDEST], ["up", "Open Blue", 0]],
        ["idle → open", *CHOSEN]),
    "open, slid from one to another": (
        [["down", 0, 0, DEEP], ["up", 0, 0], 0.5, ["down", "History", 0, HINT], ["move", "Open Blue", 0, HINT],
         ["up", "Open Blue", 0]],
        ["idle → open", *CHOSEN]),
    "open, slid off it": (
        [["down", 0, 0, DEEP], ["up", 0, 0], 0.5, ["down", "History", 0, HINT], ["move", 0, 300, HINT], ["up", 0, 300]],
        ["idle → open"]),
    "open, tapped outside": (
        [["down", 0, 0, DEEP], ["up", 0, 0], 0.5, ["down", 0, 300, HINT], ["up", 0, 300]], ["idle → open", "open → idle"]),
    "open, tapped on the icon": (
        [["down", 0, 0, DEEP], ["up", 0, 0], 0.5, ["down", 0, 0, HINT], ["up", 0, 0]], ["idle → open", "open → idle"]),
    "held": ([["down", 0, 0, 0], 0.52], OPENED),
    "travelled before it is held": (
        [["down", 0, 0, 0], 0.3, ["move", 0, -14, 0], ["move", 0, -20, 0], 0.6, ["up", 0, -20]],
        ["idle → hint", "hint → idle"]),
}


@pytest.mark.deep_engines("firefox", "webkit")
def test_what_presses_say(icons):
    said = icons.evaluate(
        """
        const [presses] = arguments
        return (async () => {
          const said = {}
          const items = [...icon.shadowRoot.querySelectorAll('[role=menuitem]')]
          for (const [name, [steps]] of Object.entries(presses)) {
            const centre = (node) => {
              const { left, top, width, height } = node.getBoundingClientRect()
              return [left + width / 2, top + height / 2]
            }
            const [x, y] = centre(icon)
            for (const step of steps) {
              if (!Array.isArray(step)) {
                await clock.pass(step * 1000)
                continue
              }
              const [what, across, down, force] = step
              const item = items.find(({ firstChild }) => firstChild.textContent === across)
              const place = item ? centre(item) : [x + across, y + down]
              hand[what](...place, force)
            }
            said[name] = recorder.take().map(({ line, detail }) => (line === 'quickaction' ? detail.type : line))
            // A press that has not ended yet must not be the next one's.
            icon.close()
            hand.up(x, 840)
            await clock.pass(900)
            recorder.take()
          }
          return said
        })()
        """,
        PRESSES,
    )
    assert said == {name: lines for name, (_, lines) in PRESSES.items()}


def test_system_takes_the_touch_away(icons, engine):
    finger = icons.finger("touch")
    icons.hold_open(finger)
    finger.move(*icons.item("History"), DEEP)
    finger.cancel()
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, "open → idle"]


def test_other_buttons_of_the_mouse(icons, engine):
    """Alone they do nothing, on an item they end it."""
    finger = icons.finger("mouse")
    for button in ("right", "middle"):
        finger.down(*icons.centre(), button=button)
        icons.pass_time(0.7)
        finger.up(button=button)
        icons.wait_for_closed()
        assert icons.said() == [], button
        finger.down(*icons.centre())
        icons.pass_time(0.9)
        finger.move(*icons.item("History"))
        finger.down(*icons.item("History"), button=button)
        assert icons.said() == [*OPENED, "open → idle"], button
        finger.up(button=button)
        finger.up()
        icons.wait_for_closed()
        assert icons.said() == [], button


def test_new_items_close_the_menu(icons, any_kind):
    """Or a lift would choose what was not there a moment ago."""
    finger = icons.finger(any_kind)
    icons.hold_open(finger)
    finger.move(*icons.item("History"), DEEP)
    assert icons.said() == OPENED
    icons.set_items(CHOICES[::-1])
    assert (icons.state, icons.said()) == ("idle", ["open → idle"])
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == []
    icons.hold_open(finger)
    finger.move(*icons.item("New weighing"), DEEP)
    finger.up()
    icons.wait_for_closed()
    assert icons.said() == [*OPENED, "open → idle", CHOICES[0]]


def test_haptics(icons, engine):
    """A haptic as it opens, unless the page wants none."""
    finger = icons.finger("mouse")
    # Before its first gesture a page may not vibrate.
    icons.tap(finger, icons.outside())
    felt = icons.evaluate(
        """
        const felt = []
        navigator.vibrate = (pattern) => felt.push(pattern)
        const { left, top } = icon.getBoundingClientRect()
        return (async () => {
          for (const option of [false, true, false]) {
            icon.noHaptics = option
            felt.push(icon.hasAttribute('no-haptics'))
            hand.down(left + 20, top + 20, 0.25)
            felt.push(icon.state)
            icon.close()
            hand.up(left + 20, top + 20)
            await clock.pass(700)
          }
          delete navigator.vibrate
          return felt
        })()
        """
    )
    assert felt == [False, [10], "open", True, "open", False, [10], "open"]
