"""Force that comes by other events than the pointer's: `Touch.force`, and a Mac's trackpad in Safari.

No engine here has such hardware, so the page sends itself the events that one with it would send.
"""

import pytest

from page import FIRED
from waiting import eventually

# A finger or mouse whose pointer events say nothing of force: 0 as an old iPhone's, 0.5 as a mouse's.
PRESS = """
const [pointerType, pressure] = arguments
const button = document.getElementById('delete').shadowRoot.querySelector('button')
const box = button.getBoundingClientRect()
window.pointer = (type, more) => button.dispatchEvent(new PointerEvent(type, {
  pointerType, pressure, pointerId: 7, isPrimary: true, width: 20, height: 20, buttons: 1, bubbles: true, composed: true,
  clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, ...more }))
pointer('pointerdown')
"""
TOUCH = """
const target = document.getElementById('delete')
const box = target.getBoundingClientRect()
const touch = new Touch({ identifier: 3, target, force: arguments[0], clientX: box.x + 30, clientY: box.y + 20 })
dispatchEvent(new TouchEvent('touchmove', { touches: [touch], changedTouches: [touch], cancelable: true }))
"""
TRACKPAD = """
const box = document.getElementById('delete').getBoundingClientRect()
const event = new MouseEvent('webkitmouseforcechanged', { clientX: box.x + 30, clientY: box.y + 20, buttons: 1 })
Object.defineProperty(event, 'webkitForce', { value: arguments[0] })
dispatchEvent(event)
"""
LIFT = """
const { x, y } = recorder.ring('delete')
pointer('pointermove', { clientX: x, clientY: y })
pointer('pointerup', { clientX: x, clientY: y, buttons: 0 })
"""


@pytest.mark.parametrize(
    "pointer, silent, script, half, full, intention",
    [
        # A fraction of the range, and a trackpad's 0…3 as a fraction of 3.
        ("touch", 0, TOUCH, 0.25, 0.45, 0.5556),
        ("mouse", 0.5, TRACKPAD, 1, 1.5, 0.7407),
    ],
    ids=["touch-events", "trackpad"],
)
def test_force_beside_the_pointer(page, pointer, silent, script, half, full, intention):
    page.evaluate(PRESS, pointer, silent)
    page.wait_for_state("updating")
    assert page.get("source") == "time"

    page.evaluate(script, half)
    assert page.get("source") == "measured"
    assert page.get("intention") == pytest.approx(intention, abs=1e-3)
    # What the pointer goes on saying is its default, and not believed beside the sensor.
    page.evaluate("pointer('pointermove')")
    assert page.get("intention") == pytest.approx(intention, abs=1e-3)

    page.evaluate(script, full)
    assert page.state == "selected"
    eventually(page.ring, "the ring is shown")
    page.evaluate(LIFT)
    assert page.events() == FIRED


def test_all_coalesced_samples_are_fed(page):
    """A push between two frames, over before the event that carries it, is not lost."""
    page.evaluate(PRESS, "touch", 0.1)
    page.evaluate(
        """
        const event = new PointerEvent('pointermove', { pointerType: 'touch', pointerId: 7, pressure: 0.1, buttons: 1 })
        const samples = [0.2, 0.6, 0.1].map((pressure) =>
          new PointerEvent('pointermove', { pointerType: 'touch', pointerId: 7, pressure, buttons: 1 }))
        event.getCoalescedEvents = () => samples
        dispatchEvent(event)
        """
    )
    assert page.events() == FIRED[:2]
