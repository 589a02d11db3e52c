"""The confirm button, pressed until it confirms: with each kind of contact in each engine, by keys, by assistive
technology.

Native tests show the result of a press at each force and time. These tests show that each press arrives, and which
events the page receives.
"""

import pytest

from page import FIRED, FULL, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
KEYS = pytest.mark.parametrize("key", ["Enter", "Space"])
ARMED = ["idle → selected"]
CONFIRMED = ["selected → confirmed", "confirm", "confirmed → idle"]


@pytest.fixture
def focused(page):
    page.evaluate("document.getElementById('delete').focus()")
    return page


def seen(page):
    """The element's properties, label, custom state and announcement."""
    return page.evaluate(
        """
        const button = document.getElementById('delete')
        const states = ['idle', 'updating', 'selected', 'confirmed'].filter((state) => button.matches(`:state(${state})`))
        const status = button.shadowRoot.querySelector('[role=status]').textContent
        return [button.state, states.join(), Math.round(button.intention * 100) / 100, button.source, recorder.label('delete'), status]
        """
    )


@pytest.mark.pitfall(3)
def test_whole_press(page, contact):
    """By force if the device has any. A mouse always reports one half, and takes two seconds."""
    is_timed = contact == "mouse"
    source = "time" if is_timed else "measured"
    assert seen(page) == ["idle", "idle", 0, "none", "", ""]
    vibrations = "window.vibrated = []; Object.defineProperty(navigator, 'vibrate', { configurable: true, value: (pattern) => vibrated.push(pattern) })"
    page.evaluate(vibrations)
    # A page may vibrate only after its first gesture, and a touch counts as one only when it lifts.
    page.browser.press_key("a")

    finger = page.finger(contact)
    x, y = page.centre()
    finger.down(x, y, HALF)
    page.tick()
    half = 0.28 if contact == "pen" else 0.56
    if is_timed:
        page.pass_time(1.1)
        # 67 frames: the first one only sets the start time.
        half = seen(page)[2]
        assert 0.54 <= half <= 0.57
    assert seen(page) == ["updating", "updating", half, source, "", ""]

    if is_timed:
        page.pass_time(0.9)
    else:
        finger.move(x, y, FULL)
    page.tick()
    assert seen(page) == ["selected", "selected", 1, source, "CONFIRM", "CONFIRM"]

    page.pass_time(0.4)
    ring = page.ring()
    assert (ring["x"], ring["y"]) == pytest.approx(page.ring_place(x, y), abs=1.5)
    finger.move(ring["x"], ring["y"], FULL)
    page.tick()
    assert seen(page) == ["confirmed", "confirmed", 1, source, "OK", "OK"]
    assert page.label("release") == "Let go"

    finger.up()
    assert seen(page)[:4] == ["idle", "idle", 0, "none"]
    # The announcement stays so that it can be read out.
    assert seen(page)[5] == "OK"
    log = page.log()
    assert [entry["line"] for entry in log] == FIRED
    details = [entry["detail"] for entry in log]
    assert [detail and (detail["previous"], detail["state"], round(detail["intention"], 2), detail["source"]) for detail in details] == [
        ("idle", "updating", 0 if is_timed else half, source),
        ("updating", "selected", pytest.approx(1, abs=0.031), source),
        ("selected", "confirmed", 1, source),
        None,
        ("confirmed", "idle", 0, "none"),
    ]
    # A tick, a stronger tick, success.
    assert page.evaluate("return vibrated") == [[10], [25], [15, 40, 30]]

    page.rest()
    assert (page.ring(), page.evaluate("return document.querySelectorAll(':popover-open').length")) == (None, 0)


@DEEP_ELSEWHERE
def test_press_released_too_early(page):
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.pass_time(2)
    assert page.events() == FIRED[:2]
    finger.up()
    assert page.events() == ["selected → idle"]
    assert seen(page) == ["idle", "idle", 0, "none", "CONFIRM", ""]
    page.rest()
    assert page.ring() is None


@pytest.mark.pitfall(5)
def test_source_and_force_follow_the_contact(page):
    finger = page.finger("touch")
    # A constant force carries no information, so time is the source until the force changes.
    finger.down(*page.centre(), 1)
    read = "const button = document.getElementById('delete'); return [button.source, Math.round(button.force * 100) / 100]"
    page.pass_time(0.4)
    assert page.evaluate(read) == ["time", 0]
    intention = page.get("intention")
    finger.move(*page.centre(), 0.05)
    assert page.evaluate(read) == ["measured", 0.33]
    # The ring does not shrink at the hand-over.
    assert page.get("intention") == pytest.approx(intention, abs=0.01)


# In real time: the browser's own frames and clock


@EVERYWHERE
@pytest.mark.pitfall(1)
@pytest.mark.opens("button.html?realtime")
def test_press_by_real_time(page):
    ramp_duration = 500
    page.set_attribute("ramp-duration", str(ramp_duration / 1000))
    page.evaluate(
        """
        const button = document.getElementById('delete')
        window.ramp = []
        let last, elapsed = 0
        const { port1, port2 } = new MessageChannel()
        window.isFull = () => ramp.at(-1)?.[1] >= 0.97
        // If the page stalls, only a quarter of a second counts. A frame may be older than the press.
        const follow = (time) => {
          elapsed += Math.min(time - last, 250)
          last = time
          port2.postMessage(null)
          if (!isFull()) requestAnimationFrame(follow)
        }
        // After the frame: in it, the control may be called before or after this test.
        port1.onmessage = () => {
          if (!isFull()) ramp.push([elapsed, button.intention])
        }
        // The time when the finger came down: a busy page receives the event later.
        addEventListener('pointerdown', ({ timeStamp }) => {
          last = timeStamp
          requestAnimationFrame(follow)
        }, { capture: true, once: true })
        """
    )
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.until("isFull()", "the ring is full")
    finger.up()
    elapsed, intentions = zip(*page.evaluate("return ramp"), strict=True)
    assert intentions == pytest.approx([min(max(one, 0) / ramp_duration, 1) for one in elapsed], abs=1e-6)
    assert intentions[-2] < 0.97 <= intentions[-1]


# Keys: arm, then confirm


@pytest.mark.pitfall(18)
@EVERYWHERE
@KEYS
def test_two_activations_by_key(focused, key):
    focused.browser.press_key(key)
    assert (seen(focused)[0], focused.events()) == ("selected", ARMED)
    focused.tick()
    assert seen(focused)[4:] == ["CONFIRM", "CONFIRM"]
    focused.pass_time(0.3)
    focused.browser.key_down(key)
    assert focused.events() == CONFIRMED[:1]
    focused.browser.key_up(key)
    assert (focused.state, focused.events()) == ("idle", CONFIRMED[1:])


@pytest.mark.pitfall(16)
@KEYS
def test_held_key_arms_and_never_fires(focused, key):
    focused.browser.key_down(key)
    for _ in range(5):
        focused.pass_time(0.2)
        focused.browser.key_down(key, repeat=True)
    focused.browser.key_up(key)
    assert (focused.state, focused.events()) == ("selected", ARMED)


@KEYS
def test_key_that_went_down_elsewhere_does_nothing(page, key):
    """“Delete…” opens a dialog at key down, and focuses this button: the same long key press must not arm it."""
    page.evaluate(
        """
        previous.addEventListener('keydown', (event) => {
          event.preventDefault()
          document.getElementById('delete').focus()
        })
        previous.focus()
        """
    )
    page.browser.key_down(key)
    page.browser.key_down(key, repeat=True)
    page.browser.key_up(key)
    assert (page.evaluate("return document.activeElement.id"), page.state, page.events()) == ("delete", "idle", [])


@DEEP_ELSEWHERE
def test_each_way_to_disarm(focused):
    focused.set_attribute("arm-timeout", "10")
    for how, act in {
        "Escape": lambda: focused.browser.press_key("Escape"),
        "focus": lambda: focused.evaluate("document.getElementById('next').focus()"),
        "time": lambda: focused.pass_time(10.1),
    }.items():
        focused.evaluate("document.getElementById('delete').focus()")
        focused.browser.press_key("Enter")
        focused.wait_for_state("selected")
        act()
        assert (how, focused.events()) == (how, [*ARMED, "selected → idle"])
        assert (how, seen(focused)[5]) == (how, "")
        # An activation right after another one does not count.
        focused.pass_time(0.4)


@pytest.mark.engines("chromium", "firefox")
def test_tab_disarms(focused):
    focused.browser.press_key("Enter")
    focused.browser.press_key("Tab")
    assert (focused.events(), focused.evaluate("return document.activeElement.id")) == ([*ARMED, "selected → idle"], "next")


@pytest.mark.engines("chromium-whole", "firefox")
def test_window_that_loses_focus_disarms(focused):
    focused.browser.press_key("Enter")
    focused.wait_for_state("selected")
    with focused.browser.other_tab():
        assert focused.events() == [*ARMED, "selected → idle"]


def test_armed_without_time_limit_schedules_nothing(page):
    """No timer or frame is scheduled that could disarm it later."""
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.rest()
    assert page.evaluate("return [counters.pending.frames, counters.pending.timeouts]") == [0, 0]
    assert page.state == "selected"


# Assistive technology


@pytest.mark.pitfall(19)
def test_two_activations_by_assistive_technology(page):
    """Clicks the accessibility tree's button, without a pointer."""
    page.browser.click_accessible("button", "Delete")
    page.browser.click_accessible("button", "Delete")
    # An immediate second activation counts as a double click, so it does not confirm.
    assert (page.state, page.events()) == ("selected", ARMED)
    page.tick()
    assert seen(page)[4:] == ["CONFIRM", "CONFIRM"]
    page.pass_time(0.3)
    page.browser.click_accessible("button", "Delete")
    assert (page.state, page.events()) == ("idle", CONFIRMED)


@pytest.mark.opens("button.html", fresh=True)
def test_vibrates_only_after_a_gesture(page):
    """Before the first gesture the page may not vibrate, and the browser would log a warning."""
    page.evaluate("window.vibrated = []; Object.defineProperty(navigator, 'vibrate', { value: (pattern) => vibrated.push(pattern) })")
    page.evaluate("document.getElementById('delete').click()")
    assert (page.state, page.evaluate("return [navigator.userActivation.hasBeenActive, vibrated]")) == ("selected", [False, []])
    page.browser.shown = None


def test_simulated_press(page):
    """Users without a sensor hold the mouse and press the keys 1…9."""
    page.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    finger = page.finger("mouse")
    finger.down(*page.centre())
    for key, state in (("2", "updating"), ("9", "selected")):
        page.browser.key_down(key)
        assert page.state == state
        page.browser.key_up(key)
    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"])
    finger.up()
    assert page.events() == FIRED
