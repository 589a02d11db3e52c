"""The inputs that a page's engine receives, in words, and the events with which a page sends them."""

# Events that no driver can send here. The page dispatches them itself.
POINTER = """
const [pointerType, pressure] = arguments
const button = document.getElementById('delete').shadowRoot.querySelector('button')
const box = button.getBoundingClientRect()
const middle = { clientX: Math.round(box.x + box.width / 2), clientY: Math.round(box.y + box.height / 2) }
window.middle = middle
window.pointer = (type, more, target = button) => target.dispatchEvent(new PointerEvent(type, {
  pointerType, pressure, pointerId: 7, isPrimary: true, width: 20, height: 30, buttons: 1, bubbles: true, composed: true,
  cancelable: true, ...middle, ...more }))
window.touch = (type, ...forces) => {
  const touches = forces.map((force, identifier) => new Touch({ identifier, target: button, force, ...middle }))
  dispatchEvent(new TouchEvent(type, { touches, changedTouches: touches, cancelable: true }))
}
window.trackpad = (force) => {
  const event = new MouseEvent('webkitmouseforcechanged', { buttons: 1, ...middle })
  Object.defineProperty(event, 'webkitForce', { value: force })
  dispatchEvent(event)
}
"""


def told(page, origin=None):
    """The inputs of the engine, a line for each. Places are distances from `origin`, by default the middle of the
    button."""
    x, y = origin or page.centre()
    lines = []
    for call in page.fed():
        if call["call"] == "feed":
            force = f"{call['force']:g}" + (f" of {call['maximum']:g}" if call["maximum"] else "")
            place = f"{round(call['x'] - x):+d}{round(call['y'] - y):+d}"
            lines.append(f"{call['source']} {call['phase']} {force} at {place}" + (", or activates" if call.get("isForceless") else ""))
        else:
            (what,) = [name for name in call if name not in ("call", "handle", "time")]
            lines.append(f"{what} {call[what]}")
    return lines


def press(page, pressure=0.1):
    """Begins a press with events that the page dispatches; returns the resulting inputs."""
    page.evaluate(POINTER, "touch", pressure)
    page.evaluate("pointer('pointerdown')")
    return told(page)
