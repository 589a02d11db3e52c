"""The script's inputs to the engine: each kind of event becomes the sample, key, activation or interruption that it means.

The confirm button represents all elements, which share this code. The engine's reaction is tested natively.
"""

import pytest

from fed import POINTER, press, told
from page import FULL, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
KEYS = pytest.mark.parametrize("key", ["Enter", "Space"])


@pytest.fixture
def still(page):
    """The page, without earlier inputs."""
    page.fed()
    return page


@pytest.fixture
def focused(still):
    still.evaluate("document.getElementById('delete').focus()")
    return still


# Contacts

# Each engine also reports a touch's force in touch events. An iPhone's pointer events omit the force.
TOUCH = [
    "touch began 0.25 at +0+0",
    "touchEvent moved 0.25 at +0+0",
    "touch moved 0.9 at +40-30",
    "touchEvent moved 0.9 at +40-30",
    "touch ended 0 at +40-30",
]
PRESSES = {
    "touch": TOUCH,
    "pen": ["pen began 0.25 at +0+0", "pen moved 0.9 at +40-30", "pen ended 0 at +40-30"],
    "mouse": ["mouse began 0.5 at +0+0", "mouse moved 0.5 at +40-30", "mouse ended 0 at +40-30"],
}


def test_contact(still, contact):
    finger = still.finger(contact)
    x, y = map(round, still.centre())
    finger.down(x, y, HALF)
    finger.move(x + 40, y - 30, FULL)
    finger.up()
    assert told(still, (x, y)) == PRESSES[contact]
    if contact != "touch":
        # After the press no control follows the contact.
        finger.move(x, y)
        assert told(still) == []


def test_all_values_of_a_contact_are_fed(still):
    still.evaluate(POINTER, "pen", 0.3)
    still.evaluate("pointer('pointerdown'); pointer('pointermove', { width: 12, height: 6, buttons: 3, isPrimary: false })")
    began, moved = still.evaluate("return spy.take('feed')")
    x, y = map(round, still.centre())
    common = {"call": "feed", "source": "pen", "force": 0.3, "maximum": 0, "id": 7, "x": x, "y": y}
    time = {"handle": began["handle"], "time": still.now() / 1000}
    # The radius is half of the longer side.
    assert began == {**common, **time, "phase": "began", "radius": 15, "buttons": 1, "isPrimary": True, "isCovered": False}
    assert moved == {**common, **time, "phase": "moved", "radius": 6, "buttons": 3, "isPrimary": False, "isCovered": False}


def test_place_and_size_of_a_contact_are_in_the_controls_units(buttons):
    """This also holds for a control that is shown at double size."""
    told = buttons.evaluate(
        """
        const button = document.getElementById('send')
        button.style.transform = 'scale(2)'
        const inner = button.shadowRoot.querySelector('button')
        const { x, y } = inner.querySelector('svg').getBoundingClientRect()
        spy.take()
        inner.dispatchEvent(new PointerEvent('pointerdown', {
          pointerType: 'touch', pressure: 0.3, pointerId: 7, isPrimary: true, width: 20, height: 12, buttons: 1,
          clientX: x + 60, clientY: y + 30,
        }))
        return spy.take('feed')
        """
    )
    assert [(one["phase"], one["x"], one["y"], one["radius"]) for one in told] == [("began", 30, 15, 5)]


def test_system_cancels_a_touch(still):
    finger = still.finger("touch")
    finger.down(*still.centre(), HALF)
    finger.cancel()
    assert told(still)[-1] == "touch cancelled 0 at +0+0"


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_mouse_buttons_are_fed(still, button):
    finger = still.finger("mouse")
    finger.down(*still.centre(), button=button)
    buttons = [call["buttons"] for call in still.evaluate("return spy.take('feed')")]
    assert buttons == [{"right": 2, "middle": 4}[button]]
    assert still.state == "idle"


def test_all_coalesced_samples_of_an_event_are_fed(still):
    press(still)
    still.evaluate(
        """
        const event = new PointerEvent('pointermove', { pointerType: 'touch', pointerId: 7, pressure: 0.1, buttons: 1 })
        event.getCoalescedEvents = () => [0.2, 0.6, 0.1].map((pressure) =>
          new PointerEvent('pointermove', { pointerType: 'touch', pointerId: 7, pressure, buttons: 1 }))
        dispatchEvent(event)
        """
    )
    assert [line.split()[2] for line in told(still)] == ["0.2", "0.6", "0.1"]


def test_engine_without_coalesced_events(still):
    press(still)
    still.evaluate(
        "const event = new PointerEvent('pointermove', { pointerType: 'touch', pointerId: 7, pressure: 0.3, buttons: 1 });"
        " event.getCoalescedEvents = undefined; dispatchEvent(event)"
    )
    still.evaluate("pointer('pointermove', { pressure: 0.4 }, window)")
    assert [line.split()[2] for line in told(still)] == ["0.3", "0.4"]


def test_contact_elsewhere_is_fed_once_to_the_pressed_control(still):
    press(still)
    still.evaluate("pointer('pointerdown', { pointerId: 8, isPrimary: false }, document.querySelector('h1'))")
    assert told(still) == ["touch began 0.1 at +0+0"]
    still.evaluate("pointer('pointerup', { pointerId: 8 }, document.querySelector('h1'))")
    press(still)
    # On the button itself, its own control receives it.
    still.evaluate("pointer('pointerdown', { pointerId: 9, isPrimary: false })")
    assert told(still) == ["touch began 0.1 at +0+0"]


def test_contact_is_captured(still):
    finger = still.finger("touch")
    finger.down(*still.centre(), HALF)
    captures = "return document.getElementById('delete').shadowRoot.querySelector('button').hasPointerCapture(recorder.pointerId)"
    assert still.evaluate(captures)


# Force beside the pointer's events


def test_force_of_touch_events(still):
    press(still)
    still.evaluate("touch('touchmove', 0.25); touch('touchforcechange', 0.45); touch('touchstart', 0.3)")
    # With two fingers it is unknown which force belongs to which.
    still.evaluate("touch('touchmove', 0.2, 0.3); touch('touchmove')")
    assert told(still) == [f"touchEvent moved {force} at +0+0" for force in (0.25, 0.45, 0.3)]


def test_force_of_touch_events_after_another_contact_has_lifted(still):
    press(still)
    still.evaluate("pointer('pointerdown', { pointerId: 8 }); pointer('pointerup', { pointerId: 8 })")
    still.fed()
    still.evaluate("touch('touchmove', 0.25)")
    assert [(call["id"], call["force"]) for call in still.evaluate("return spy.take('feed')")] == [(7, 0.25)]


def test_all_values_with_a_force_beside_the_pointer_are_fed(still):
    press(still)
    still.evaluate("touch('touchforcechange', 0.45); trackpad(1.5)")
    touch, trackpad = still.evaluate("return spy.take('feed')")
    x, y = map(round, still.centre())
    common = {"call": "feed", "handle": touch["handle"], "time": still.now() / 1000, "phase": "moved", "id": 7, "x": x, "y": y}
    common |= {"radius": 0, "buttons": 1, "isPrimary": True, "isCovered": False}
    # Safari reports 0…3, where 1 is a click and 2 a force click.
    assert touch == {**common, "source": "touchEvent", "force": 0.45, "maximum": 0}
    assert trackpad == {**common, "source": "trackpad", "force": 0.5, "maximum": 0}


def test_click_of_a_trackpad_without_force_proves_no_sensor(still):
    """With Force Click off, the pressure within a stage is 0 or 1."""
    press(still)
    still.evaluate("for (const force of [0, 1, 2, 1.25, 2.5]) trackpad(force)")
    assert told(still) == [f"trackpad moved {force} at +0+0" for force in ("0", "0", "1", "0.25", "6.667 of 6.667")]


def test_force_of_a_palm_is_not_that_of_a_pen(still):
    still.evaluate(POINTER, "pen", 0.2)
    still.evaluate("pointer('pointerdown')")
    still.fed()
    still.evaluate("touch('touchmove', 0.9)")
    assert told(still) == []


# Keys


@EVERYWHERE
@KEYS
def test_key(focused, key):
    focused.browser.press_key(key)
    focused.browser.press_key("a")
    assert told(focused) == [f"key {key.lower()} down", f"key {key.lower()} up", "key other down"]


def test_modifier_keys_are_not_fed(focused):
    for key in ("Shift", "Control", "Meta"):
        focused.browser.press_key(key)
    assert told(focused) == []


@KEYS
def test_held_key(focused, key):
    focused.browser.key_down(key)
    focused.browser.key_down(key, repeat=True)
    focused.browser.key_down(key, repeat=True)
    focused.browser.key_up(key)
    assert told(focused) == [f"key {key.lower()} {phase}" for phase in ("down", "repeated", "repeated", "up")]


@pytest.mark.parametrize(
    ("keys", "expected"),
    [
        ("Control+Enter", ["key enter down", "key enter up"]),
        # A Mac does not report that the key goes up. The browser's click activates the button, as it does a native one.
        ("Meta+Enter", ["key enter down with a modifier", "activation True", "key enter up with a modifier"]),
        ("Meta+Space", ["key space down with a modifier", "key space up with a modifier", "activation True"]),
    ],
)
def test_key_with_a_modifier(focused, keys, expected):
    focused.browser.press_key(keys)
    assert told(focused) == expected


def test_only_a_repeated_enter_has_no_default_action(focused):
    """Each would click the inner button again. Other keys are for the browser, which clicks unless the page prevents it."""
    prevented = focused.evaluate(
        """
        const button = document.getElementById('delete').shadowRoot.querySelector('button')
        const isPrevented = (type, key, repeat) => !button.dispatchEvent(new KeyboardEvent(type, { key, repeat, cancelable: true }))
        return ['Enter', ' ', 'a'].map((key) => [
          isPrevented('keydown', key, false), isPrevented('keydown', key, true), isPrevented('keyup', key, false),
        ])
        """
    )
    assert prevented == [[False, True, False], [False, False, False], [False, False, False]]


# Assistive technology: a click without a press


SCREEN_READER = """
const options = { pressure: 0, width: arguments[0], height: arguments[0], pointerType: arguments[1] }
for (const type of ['pointerdown', 'pointerup']) pointer(type, options)
button().dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }))
"""


def test_click_without_a_pointer(still):
    still.browser.click_accessible("button", "Delete")
    still.evaluate("document.getElementById('delete').click()")
    assert told(still) == ["activation True", "activation True"]


def test_click_without_a_pointer_event_is_an_activation(still):
    """Firefox sends such clicks, with a click count but without a pointer event before. A click after a press names its
    pointer."""
    clicks = """
        const surface = document.getElementById('delete').shadowRoot.querySelector('button')
        const click = { detail: 1, bubbles: true, composed: true, cancelable: true }
        surface.dispatchEvent(new PointerEvent('click', { ...click, pointerType: arguments[0] }))
        """
    for pointer, expected in (("", ["activation True"]), ("mouse", []), ("touch", [])):
        still.evaluate(clicks, pointer)
        assert told(still) == expected, pointer


@pytest.mark.parametrize(
    "name, size, device, agent, expected",
    [
        # Without force and size: a double tap in TalkBack or VoiceOver.
        (
            "a touch without size", 0, "touch", None,
            ["touch began 0 at +0+0, or activates", "touch ended 0 at +0+0", "activation True"],
        ),
        # A click from TalkBack, and an activation on the desktop in Chromium.
        (
            "a mouse without force", 1, "mouse", None,
            ["mouse began 0 at +0+0, or activates", "mouse ended 0 at +0+0", "activation True"],
        ),
        # In WebKit no mouse has a force.
        ("a mouse in WebKit", 1, "mouse", "AppleWebKit/605 Safari", ["mouse began 0 at +0+0", "mouse ended 0 at +0+0"]),
    ],
    ids=["no-size", "mouse", "webkit"],
)
def test_pointer_of_a_screen_reader_is_an_activation(still, name, size, device, agent, expected):
    if agent:
        still.evaluate("Object.defineProperty(navigator, 'userAgent', { value: arguments[0], configurable: true })", agent)
    still.evaluate(POINTER, device, 0)
    still.evaluate("window.button = () => document.getElementById('delete').shadowRoot.querySelector('button')")
    still.evaluate(SCREEN_READER, size, device)
    assert told(still) == expected


@EVERYWHERE
def test_mouse_click_is_not_an_activation(still):
    finger = still.finger("mouse")
    finger.down(*map(round, still.centre()))
    finger.up()
    # The armed button still listens.
    assert told(still) == ["mouse began 0.5 at +0+0", "mouse ended 0 at +0+0"]


def test_page_receives_no_clicks(still):
    still.evaluate("window.clicks = 0; addEventListener('click', () => (clicks += 1))")
    finger = still.finger("touch")
    finger.down(*still.centre(), HALF)
    finger.up()
    still.evaluate("document.getElementById('delete').click()")
    assert still.evaluate("return clicks") == 0


# Interruptions

# The script that interrupts a press, and the inputs that the engine receives.
INTERRUPTIONS = {
    "Escape": ("dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))", ["interruption escape"]),
    "another key": ("dispatchEvent(new KeyboardEvent('keydown', { key: 'q' }))", ["key other down"]),
    "a shortcut": ("dispatchEvent(new KeyboardEvent('keydown', { key: 'q', ctrlKey: true }))", []),
    "the window loses focus": ("dispatchEvent(new FocusEvent('blur'))", ["interruption hostInactive"]),
    "an element loses focus": ("document.querySelector('#next').dispatchEvent(new FocusEvent('blur'))", []),
    "the page is hidden": ("document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))", ["interruption hostInactive"]),
    "focus leaves the button": (
        "for (const name of ['delete', 'next']) document.getElementById(name).focus({ preventScroll: true })",
        ["interruption focusLost"],
    ),
    "the page scrolls": ("scrollBy(0, 30)", ["interruption displaced"]),
    "the part around it scrolls": ("document.querySelector('.scroller').scrollTop += 30", ["interruption displaced"]),
    "something else scrolls": ("document.querySelector('#next').dispatchEvent(new Event('scroll'))", []),
    "the window has another size": (
        "document.body.style.paddingTop = '40px'; dispatchEvent(new Event('resize'))", ["interruption displaced"],
    ),
    "the window has another size, and it stays": ("dispatchEvent(new Event('resize'))", []),
    "a menu opens": ("pointer('contextmenu', { pointerType: 'mouse' })", ["interruption menu"]),
    "a long touch": ("pointer('contextmenu')", []),
    "its capture is lost": ("pointer('lostpointercapture')", ["interruption captureLost"]),
    "another element's capture is lost": ("pointer('lostpointercapture', {}, document.querySelector('#next'))", []),
    "it is removed": ("document.getElementById('delete').remove()", ["interruption removed"]),
    # Its attribute and its form both report it.
    "it is disabled": ("document.getElementById('delete').disabled = true", ["enabled False"] * 2),
    "its fieldset is disabled": ("fieldset.disabled = true", ["enabled False"]),
}


def width(page):
    """The width of the inner button in pixels."""
    return page.evaluate(
        "return document.getElementById('delete').shadowRoot.querySelector('button').getBoundingClientRect().width"
    )


@pytest.mark.deep_engines("firefox")
@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_interruption(still, name):
    script, expected = INTERRUPTIONS[name]
    at_rest = width(still)
    assert press(still) == ["touch began 0.1 at +0+0"]
    # A pressed button keeps its size.
    still.pass_time(0.3)
    assert width(still) == at_rest
    told(still, (0, 0))
    still.evaluate(script + "; return clock.painted().then(clock.painted)")
    assert told(still, (0, 0)) == expected
    if name != "it is removed":
        # A press continues wherever the focus is.
        assert still.state == ("idle" if expected and not expected[0].endswith(("focusLost", "other down")) else "updating")


def test_new_place_after_a_scroll_is_fed_before_the_interruption(still):
    x, y, *size = still.box()
    press(still)
    told = still.evaluate(
        """
        spy.calls.length = 0
        scrollBy(0, 30)
        return clock.painted().then(clock.painted).then(() => spy.take('locate', 'scroll'))
        """
    )
    assert [call.get("bounds") or call.get("interruption") for call in told] == [pytest.approx([x, y - 30, *size]), "displaced"]


@pytest.mark.parametrize("name", INTERRUPTIONS)
def test_interruptions_are_not_fed_at_rest(still, name):
    script, expected = INTERRUPTIONS[name]
    still.evaluate(POINTER, "touch", 0.1)
    still.evaluate(script + "; return clock.painted().then(clock.painted)")
    # Changes of the element itself are always reported.
    always = {"it is removed", "it is disabled", "its fieldset is disabled", "focus leaves the button"}
    assert told(still, (0, 0)) == (expected if name in always else [])


def test_all_times_follow_the_pages_clock(focused):
    """Times are in seconds. An event's own time is used."""
    times = focused.evaluate(
        """
        const element = document.getElementById('delete')
        const button = element.shadowRoot.querySelector('button')
        const options = { bubbles: true, composed: true, cancelable: true }
        spy.calls.length = 0
        button.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'q' }))
        button.dispatchEvent(new KeyboardEvent('keydown', { ...options, key: 'Enter' }))
        button.dispatchEvent(new MouseEvent('click', options))
        button.dispatchEvent(new KeyboardEvent('keyup', { ...options, key: 'Enter' }))
        button.dispatchEvent(new MouseEvent('click', options))
        element.disabled = true
        const nameOf = (call) => Object.keys(call).find((name) => !['call', 'handle', 'time'].includes(name))
        return clock.tick().then(() => spy.take('input', 'look').map((call) => [call.time * 1000, nameOf(call)]))
        """
    )
    now = focused.now() - 1000 / 60
    assert [time for time, _ in times] == pytest.approx([now] * len(times), abs=1e-6)
    assert [what for _, what in times] == ["key", "key", "key", "activation", "interruption", "enabled", "enabled"]


def test_corner_radius_is_fed_when_a_press_begins(still):
    """In pixels, up to a thousand."""
    told = {}
    for radius in (12, 3000):
        still.evaluate(POINTER, "touch", 0.1)
        told[radius] = still.evaluate(
            """
            document.getElementById('delete').style.setProperty('--pressure-radius', `${arguments[0]}px`)
            spy.calls.length = 0
            pointer('pointerdown')
            pointer('pointercancel', { buttons: 0 })
            return spy.take('set').filter(({ option }) => option === 12).map(({ value }) => value)
            """,
            radius,
        )
        still.pass_time(1)
    assert told == {12: [12], 3000: [1000]}


def test_escape_only_reaches_the_press(still):
    """Neither the dialog around it nor a listener of the page receives it."""
    press(still)
    heard, prevented = still.evaluate(
        """
        let heard = 0
        document.addEventListener('keydown', () => (heard += 1))
        const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true })
        document.body.dispatchEvent(event)
        return [heard, event.defaultPrevented]
        """
    )
    assert (heard, prevented) == (0, True)
    # At rest the page receives it.
    assert still.evaluate(
        "return document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true }))"
    )


def test_contact_in_another_window_leaves_those_of_the_page(still):
    """The elements of both windows have one script."""
    press(still)
    still.evaluate(
        """
        const frame = document.createElement('iframe')
        document.body.append(frame)
        const other = document.createElement('pressure-confirm-button')
        frame.contentDocument.body.append(other)
        pointer('pointerdown', { pointerId: 8 }, other.shadowRoot.querySelector('button'))
        spy.take()
        pointer('lostpointercapture')
        """
    )
    assert told(still) == ["interruption captureLost"]


def test_only_a_plain_escape_takes_a_press_back(still):
    """One with a modifier key is the system's or the page's, and a held one does not go on to what is below."""
    press(still)
    still.evaluate("spy.take()")
    prevented = still.evaluate(
        """
        return [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }, {}].map((more) => {
          const event = new KeyboardEvent('keydown', { key: 'Escape', cancelable: true, bubbles: true, ...more })
          document.body.dispatchEvent(event)
          return [event.defaultPrevented, spy.take('input').filter(({ interruption }) => interruption === 'escape').length]
        })
        """
    )
    assert prevented == [[False, 0], [False, 0], [False, 0], [True, 0], [True, 1]]


# Place and options


def test_place(still):
    still.evaluate("spy.take()")
    finger = still.finger("touch")
    finger.down(*still.centre(), HALF)
    left, top, width, height = still.box()
    (place,) = still.evaluate("return spy.take('locate')")
    assert place["bounds"] == pytest.approx([left, top, width, height], abs=0.01)
    assert place["viewport"] == [0, 0, *still.evaluate("return [visualViewport.width, visualViewport.height]")]


def options(page):
    return [(call["option"], call["value"]) for call in page.evaluate("return spy.take('set')")]


def test_reduced_motion_is_fed(still):
    """A later change of the system's setting takes effect too."""
    told = []
    for preference in ("reduce", "no-preference"):
        still.browser.emulate_media(prefers_reduced_motion=preference)
        still.until(f"matchMedia('(prefers-reduced-motion: {preference})').matches", "the preference has changed")
        still.evaluate("return clock.painted().then(() => spy.take())")
        finger = still.finger("touch")
        finger.down(*still.centre(), HALF)
        still.tick()
        told += [value for option, value in options(still) if option == 255]
        finger.cancel()
        still.rest()
    assert told == [True, False]


def test_colours_and_text_sizes_are_fed(still):
    still.evaluate(
        """
        const { style } = document.body
        style.setProperty('--pressure-ring', 'rgb(51 102 153 / 50%)')
        style.setProperty('--pressure-confirmed', 'color(display-p3 0 1 0)')
        spy.take()
        """
    )
    still.set_attribute("confirm-label", "Are you sure?")
    finger = still.finger("touch")
    finger.down(*still.centre(), HALF)
    told = still.evaluate("return spy.take('resetColors', 'setColor', 'setTextSize')")
    colours = {call["colour"]: call["is"] for call in told if call["call"] == "setColor"}
    # Colours that the page does not set stay the engine's own, except those that depend on the page: the glass and its rim, the
    # veil, and the fill and the tint, which have the title's colour.
    assert [call["call"] for call in told if "text" not in call] == ["resetColors", *7 * ["setColor"]]
    assert list(colours) == [0, 2, 3, 6, 7, 8, 10]
    assert colours[3] == [0.11, 0.11, 0.12, 1]
    assert (colours[6][3], colours[7][:3], colours[8][3]) == (pytest.approx(0.78, abs=1e-3), colours[10][:3], 0)
    assert 0 < colours[7][3] < 1
    assert colours[0] == [0.2, 0.4, 0.6, 0.5]
    # A colour outside sRGB.
    assert colours[2][0] < 0 and colours[2][1] > 1 and colours[2][3] == 1
    sizes = {call["text"]: (call["width"], call["height"]) for call in told if call["call"] == "setTextSize"}
    assert list(sizes) == [0, 1, 2, 3, 4, 5, 6] and sizes[0] == (0, 0)
    assert sizes[1][0] > 3 * sizes[2][0] > 30 and 8 < sizes[1][1] == sizes[2][1] < 24
