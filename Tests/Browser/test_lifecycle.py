"""Elements before and after the module, many of them, and moves in the page. They leave nothing behind."""

import pytest

from built import CONTROLS
from calibration import OLD, fit
from page import FIRED, FULL, HALF
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


def listeners(page):
    return page.evaluate("return counters.listeners")


@EVERYWHERE
@pytest.mark.opens("late.html", ready=False, fresh=True)
def test_elements_parsed_before_the_module(page):
    """Values set before an element is defined must not hide the element's own properties."""
    page.evaluate(
        """
        Object.assign(document.getElementById('delete'), { disabled: false, cap: 2 })
        const add = (name, values) =>
          document.getElementById('second-place').append(Object.assign(document.createElement(`pressure-${name}`), values))
        add('transitioning-button', { id: 'send', textContent: 'Send', successLabel: 'On time', disabled: true })
        add('scale', { id: 'scale', calibration: arguments[0], unit: 'oz', settleDuration: 7 })
        """,
        OLD,
    )
    assert page.evaluate("return loadKit()")
    page.until("!document.querySelector(':not(:defined)') && !counters.pending.frames", "all are defined and drawn")
    read = "const [id, ...names] = arguments; return names.map((name) => document.getElementById(id)[name])"
    assert page.evaluate(read, "delete", "state", "disabled", "cap", "confirmLabel") == ["idle", False, 2, "SURE"]
    assert page.evaluate(read, "send", "state", "disabled", "successLabel") == ["begin", True, "On time"]
    assert page.evaluate("const send = document.getElementById('send'); send.disabled = false; return send.run(() => 7)") == 7
    assert page.evaluate("const send = document.getElementById('send'); return [send.state, send.getAttribute('success-label')]") == [
        "success", "On time",
    ]
    *found, calibration = page.evaluate(read, "scale", "state", "unit", "settleDuration", "text", "calibration")
    line = fit([(point["force"], point["grams"]) for point in OLD["points"]])
    assert (found, calibration["slope"]) == (["rest", "oz", 7, "0.00 oz"], pytest.approx(line["slope"]))
    page.set_attribute("ramp-duration", "0.3")
    page.scroll_to()
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.wait_for_state("selected")
    page.wait_for_label("SURE")
    finger.up()
    page.wait_for_state("idle")


@EVERYWHERE
def test_element_made_by_a_script(page):
    page.evaluate(
        """
        const made = document.createElement('pressure-confirm-button')
        made.id = 'made'
        made.textContent = 'Erase'
        made.rampDuration = 0.3
        document.querySelector('.scroller').prepend(made)
        """
    )
    page.id = "made"
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.wait_for_state("selected")
    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"])
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == FIRED


@pytest.mark.opens("many.html")
def test_two_hundred_buttons(page):
    page.until("document.getElementById('button-199')?.state", "all are made")
    page.expect_rest()
    before = listeners(page)
    for number in (0, 99, 100, 199):
        page.id = f"button-{number}"
        page.scroll_to()
        page.confirm_by_force(page.finger("touch"))
        log = page.log()
        assert [entry["line"] for entry in log] == FIRED
        assert {entry["id"] for entry in log} == {page.id}, "another button sent an event"
    page.expect_rest()
    assert listeners(page) == before


@pytest.mark.parametrize("state", ["selected", "confirmed"])
def test_moving_and_removing_leaves_nothing_behind(page, state):
    page.expect_rest()
    before = listeners(page)
    for _ in range(2):
        finger = page.finger("touch")
        page.press_until(state, finger)
        page.evaluate("window.button = document.getElementById('delete'); previous.before(button)")
        page.wait_for_state("idle")
        finger.up()
        # The ring of the old place is drawn until the next frame.
        page.expect_rest()
        page.press_until(state, finger)
        page.evaluate("button.remove()")
        finger.up()
        page.evaluate("fieldset.append(button)")
        assert page.state == "idle"
        page.expect_rest()
    assert listeners(page) == before
    page.events()
    page.confirm_by_force(page.finger("touch"))
    assert page.events() == FIRED
    page.expect_rest()
    assert listeners(page) == before


def test_event_handler_may_remove_the_element(page):
    """Lists do this: the row disappears as soon as it is confirmed."""
    page.expect_rest()
    before = listeners(page)
    page.evaluate(
        """
        const button = document.getElementById('delete')
        recorder.follow(button)
        button.addEventListener('confirm', () => button.remove())
        """
    )
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    page.events()
    page.evaluate("window.button = document.getElementById('delete')")
    finger.up()
    assert page.evaluate("return button.state") == "idle"
    assert page.events() == ["confirm", "confirmed → idle"]
    page.expect_rest()
    # The form has no button left that follows its submissions.
    assert listeners(page) == [one for one in before if one not in ("form submit", "form keypress", "form keyup")]


def test_event_handler_may_interrupt_the_press(page):
    """A handler that disables the button during an event ends the press, and the state stays consistent."""
    page.evaluate(
        """
        const button = document.getElementById('delete')
        button.addEventListener('statechange', ({ detail }) => (button.disabled = detail.state === 'selected'))
        """
    )
    finger = page.finger("touch")
    finger.down(*page.centre(), FULL)
    page.wait_for_state("idle")
    finger.up()
    assert page.events() == ["idle → updating", "updating → selected", "selected → idle"]


def test_event_handler_may_interrupt_between_two_states(page):
    """The finger slides onto the ring before it is full: one sample enters two states. A handler of the first disables the button."""
    page.evaluate(
        """
        const button = document.getElementById('delete')
        button.addEventListener('statechange', ({ detail }) => (button.disabled = detail.state === 'selected'))
        """
    )
    finger = page.finger("touch")
    page.press_until("updating", finger)
    page.tick()
    ring = page.ring()
    finger.move(ring["x"], ring["y"], HALF)
    page.events()
    finger.move(ring["x"], ring["y"], FULL)
    finger.up()
    page.tick()
    assert page.events() == ["updating → selected", "selected → idle"]
    assert page.state == "idle"


@pytest.mark.opens("edges.html")
def test_two_buttons_pressed_at_once_fire_nothing(page):
    finger = page.finger("touch")
    page.id = "left"
    finger.down(*page.centre(), HALF)
    page.wait_for_state("updating")
    page.id = "right"
    finger.down(*page.centre(), FULL, contact=1)
    page.id = "left"
    page.wait_for_state("idle")
    finger.up(contact=1)
    finger.up()
    assert "confirm" not in page.events()
    assert page.evaluate("return ['left', 'right'].map((id) => document.getElementById(id).state)") == ["idle", "idle"]


@pytest.mark.opens("controls.html")
def test_removed_elements_are_collected(page):
    """After an element is pressed, removed during the press and dropped, it is collected with its listeners and frames."""
    page.expect_rest()
    before = listeners(page)
    page.evaluate("window.gone = []")
    finger = page.finger("touch")
    for name in ("confirm", "transition", "scale", "peek", "icon"):
        page.id = name
        page.scroll_to()
        finger.down(*page.centre(), HALF)
        page.tick()
        if name == "transition":
            page.set("state", "loading")
        page.evaluate(
            "const element = document.getElementById(arguments[0]); gone.push(new WeakRef(element)); element.remove()", name
        )
        finger.up()
    page.evaluate("recorder.take(); spy.take(); return clock.tick(2)")

    def are_collected():
        # The page itself cannot start a collection. The browser's own caches need some rounds.
        page.browser.cdp("HeapProfiler.collectGarbage")
        return page.evaluate("return gone.every((one) => one.deref() === undefined)")

    eventually(are_collected, "the elements are collected")
    page.expect_rest()
    # The overlay of the icon's menu had this one.
    before.remove("div keydown")
    assert listeners(page) == before


@pytest.mark.opens("controls.html")
def test_memory_of_removed_elements_is_reused(page):
    """Controls live in the engine's memory, which cannot shrink, so the memory of removed ones must be reused."""
    # The first frame allocates memory for the drawing.
    page.expect_rest()
    sizes = page.evaluate(
        """
        const sizes = {}
        const [names] = arguments
        return (async () => {
          for (const name of names) {
            sizes[name] = []
            for (let round = 0; round < 3; round += 1) {
              const all = Array.from({ length: 200 }, () => document.createElement(`pressure-${name}`))
              document.body.append(...all)
              if (all[7].open) for (const one of all) one.items = [{ type: 'a', title: 'A' }]
              all[7].open?.()
              all[7].peek?.()
              sizes[name].push(counters.memory.buffer.byteLength)
              all.forEach((one) => one.remove())
              // A removal and a move can only be told apart after the script has ended.
              await clock.turn()
              await clock.tick(2)
            }
          }
          return sizes
        })()
        """,
        CONTROLS,
    )
    assert sizes == {name: [sizes[name][0]] * 3 for name in CONTROLS}


@pytest.mark.opens("controls.html")
def test_elements_outside_a_page_refuse_calls(page):
    """An icon still accepts items, of which it keeps four."""
    refused = page.evaluate(
        """
        const [scale, peek, icon] = ['scale', 'peek', 'app-icon'].map((name) => document.createElement(`pressure-${name}`))
        icon.items = Array.from({ length: 6 }, (_, index) => ({ type: `${index}`, title: 'A' }))
        const refused = []
        for (const [element, method] of [[scale, 'tare'], [peek, 'peek'], [peek, 'close'], [icon, 'open'], [icon, 'close']]) {
          try { element[method]() } catch (error) { refused.push(`${method}: ${error.name}, ${error.message}`) }
        }
        document.querySelector('main').append(icon)
        icon.open()
        return [refused, [peek.progress, peek.state, peek.peekThreshold, peek.href], [icon.items.length, icon.state]]
        """
    )
    no = "InvalidStateError, It is in no page"
    assert refused == [
        [f"{method}: {no}" for method in ("tare", "peek", "close", "open", "close")], [0, "idle", 0.2, None], [4, "open"],
    ]
