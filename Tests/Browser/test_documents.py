"""Elements work in documents of other windows, refuse presses in a document without a window, and leave nothing behind."""

import pytest

from page import FIRED, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
# Each test puts these elements into a frame, one after the other: loading the page takes most of the time.
RESTING = {"confirm": "idle", "scale": "rest", "peek": "idle"}
NOTHING = {"errors": [], "open": [], "held": 0, "listened": 0}

pytestmark = pytest.mark.opens("documents.html", fresh=True)


def move_into_frame(page, name):
    """Puts an element into a new iframe; returns its centre in the window."""
    page.id = name
    return page.evaluate(
        """
        const frame = window.frame = documents.addFrame()
        frame.style.cssText = 'inline-size: 350px; block-size: 400px'
        const element = document.getElementById(arguments[0])
        frame.contentDocument.body.append(element)
        window.moved = element
        // Keep this page, as a single-page app does.
        element.addEventListener('pop', (event) => event.preventDefault())
        return (async () => {
          await clock.tick(3)
          frame.scrollIntoView()
          await clock.painted()
          const [outer, inner] = [frame, element].map((one) => one.getBoundingClientRect())
          return [outer.x + frame.clientLeft + inner.x + inner.width / 2, outer.y + frame.clientTop + inner.y + inner.height / 2]
        })()
        """,
        name,
    )


def left(page):
    return page.evaluate("return documents.left([moved])")


def state(page):
    return page.evaluate("return moved.state")


@pytest.mark.pitfall(32)
@EVERYWHERE
def test_a_press_in_a_frame_ends_with_the_lift(page):
    press_in_frames(page, "mouse")


def test_a_touch_in_a_frame_ends_with_the_lift(page):
    press_in_frames(page, "touch", HALF)


def press_in_frames(page, kind, *force):
    for name, resting in RESTING.items():
        place = move_into_frame(page, name)
        finger = page.finger(kind)
        finger.down(*place, *force)
        page.until("moved.state !== given[0]", f"the press of {name} begins", resting)
        finger.up()
        page.pass_time(3)
        assert (name, state(page), left(page)) == (name, resting, NOTHING)


@EVERYWHERE
def test_a_press_in_a_frame_confirms(page):
    """The element keeps its look there, and its ring is in the frame."""
    place = move_into_frame(page, "confirm")
    page.evaluate("recorder.follow(moved)")
    page.events()
    finger = page.finger("mouse")
    finger.down(*place)
    page.until("moved.state === 'selected'", "the ring stands")
    ring = page.evaluate(
        """
        return (async () => {
          await clock.tick(2)
          const [outer, inner] = [frame, moved.shadowRoot.querySelector('[part~=ring]')].map((one) => one.getBoundingClientRect())
          return [outer.x + frame.clientLeft + inner.x + inner.width / 2, outer.y + frame.clientTop + inner.y + inner.height / 2]
        })()
        """
    )
    assert page.evaluate("return moved.shadowRoot.adoptedStyleSheets.length") == 1
    finger.move(*ring)
    page.until("moved.state === 'confirmed'", "the finger is on the ring")
    finger.up()
    page.until("moved.state === 'idle'", "the ring fades")
    page.pass_time(1)
    assert (page.events(), left(page)) == (FIRED, NOTHING)


@EVERYWHERE
def test_removing_a_frame_ends_its_press(page):
    for name, resting in RESTING.items():
        place = move_into_frame(page, name)
        before = page.evaluate("return documents.controls")
        finger = page.finger("mouse")
        finger.down(*place)
        page.until("moved.state !== given[0]", f"the press of {name} begins", resting)
        page.evaluate("frame.remove(); return clock.tick(3)")
        finger.up()
        page.pass_time(3)
        assert (name, state(page), left(page)) == (name, resting, NOTHING)
        assert page.evaluate("return documents.controls") == before - 1, name


def test_a_popup(page):
    """A popup has its own window. A press in it ends there, at the latest when the popup closes."""
    page.evaluate("document.getElementById('outside').onclick = () => (window.popup = window.open('', '', 'popup'))")
    finger = page.finger("mouse")
    finger.down(*page.centre("#outside"))
    finger.up()
    page.until("!!window.popup", "a popup opens")
    controls = page.evaluate("return documents.controls")
    states = page.evaluate(
        """
        const element = window.moved = document.getElementById('confirm')
        popup.document.body.append(element)
        const { x: clientX, y: clientY } = element.getBoundingClientRect()
        const send = (type, more) => element.shadowRoot.querySelector('button').dispatchEvent(new popup.PointerEvent(type, {
          bubbles: true, cancelable: true, composed: true, pointerId: 1, isPrimary: true, pointerType: 'touch', width: 20, height: 20,
          buttons: 1, pressure: 0.2, clientX: clientX + 9, clientY: clientY + 9, ...more,
        }))
        const states = []
        return (async () => {
          await clock.turn()
          for (let press = 0; press < 2; press += 1) {
            send('pointerdown')
            states.push(element.state)
            if (!press) send('pointerup', { pressure: 0, buttons: 0 })
            else popup.close()
            await clock.turn()
            states.push(element.state)
          }
          return states
        })()
        """
    )
    assert states[:3] == ["updating", "idle", "updating"]
    page.until("moved.state === 'idle'", "the popup has closed")
    assert left(page) == NOTHING
    # A browser hides an element's popovers when the element leaves a page, but not when the window closes.
    assert page.evaluate("return moved.shadowRoot.querySelectorAll(':popover-open').length") == 0
    assert page.evaluate("return documents.controls") == controls - 1


@EVERYWHERE
def test_elements_without_a_window_refuse_presses(page):
    """A document created by a script has no window, so it has no frames, no colours and no stage."""
    answer = page.evaluate(
        """
        return (async () => {
          const faults = []
          const body = document.implementation.createHTMLDocument('').body
          for (const id of ['confirm', 'scale', 'peek']) {
            const element = document.getElementById(id)
            body.append(element)
            element.setAttribute('capacity', '500')
            try {
              element.click()
              element.tare?.()
              element.peek?.()
            } catch ({ name, message }) {
              faults.push(`${id}: ${name}: ${message}`)
            }
            faults.push(`${id}: ${element.state}`)
          }
          await clock.pass(500)
          return [faults, documents.errors]
        })()
        """
    )
    refusal = "InvalidStateError: It is in no page"
    assert answer == [
        ["confirm: idle", f"scale: {refusal}", "scale: rest", f"peek: {refusal}", "peek: idle"], [],
    ]


@pytest.mark.pitfall(33)
@EVERYWHERE
def test_failing_element_does_not_stop_the_others(page):
    """The exception is reported once, and a press on another element continues."""
    page.id = "confirm"
    page.evaluate("Object.defineProperty(document.getElementById('scale'), 'range', { get() { throw new Error('a fault') } })")
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.evaluate("document.getElementById('scale').setAttribute('capacity', '500')")
    page.wait_for_state("selected")
    finger.up()
    page.pass_time(1)
    assert page.state == "idle"
    assert [error.splitlines()[0] for error in page.evaluate("return documents.errors.splice(0)")] == ["Error: a fault"]
    page.evaluate("recorder.errors.length = 0")


@EVERYWHERE
def test_invalid_address_opens_nothing(page):
    page.id = "peek"
    for href in ("http://[", "//", "http://host:99999"):
        page.set_attribute("href", href)
        page.evaluate("window.pops = 0; document.getElementById('peek').addEventListener('pop', () => (pops += 1), { once: true })")
        page.evaluate("document.getElementById('peek').click()")
        page.pass_time(1)
        assert page.evaluate("return [pops, location.pathname, documents.errors]") == [1, "/documents.html", []], href


@EVERYWHERE
def test_the_menu_key_on_an_element_that_was_just_removed(page):
    page.evaluate(
        """
        const peek = window.moved = document.getElementById('peek')
        peek.addEventListener('keydown', () => peek.remove(), { capture: true })
        peek.shadowRoot.querySelector('a').dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ContextMenu', bubbles: true, cancelable: true, composed: true }))
        return clock.tick(2)
        """
    )
    assert left(page) == NOTHING
