"""The DevTools protocol of Chromium: contacts → commands."""

from __future__ import annotations

import json
import random
from typing import Any

from ._commands import Evaluate, Rest, Send, Steps, only, printable
from ._contact import Contact
from ._support import in_page

# The time that a tool may need to notice a new or a closed tab, in seconds. Playwright's clock fails while a tab closes.
SETTLE = 0.3
BUTTONS = {"left": 1, "right": 2, "middle": 4}
# The keys that are named, each with its code and the text that it types.
KEYS = {"Enter": ("Enter", 13, "\r"), "Space": (" ", 32, " "), "Escape": ("Escape", 27, None)}

ARRIVALS = in_page("arrivals")


# Finds the only element of a selector, or says how many there are.
FIND = """((selector) => {
  const found = document.querySelectorAll(selector)
  return found.length === 1 ? found[0] : found.length
})"""
# Puts an element where the protocol finds it. False in a frame of another origin. A page cannot replace `top`.
MARK = """(element, name) => {
  try { top[name] = element } catch { return false }
  return true
}"""


class World:
    """A world of its own in the page, in which the page's replacements of built-in functions do not exist."""

    def __init__(self) -> None:
        self.number: int | None = None
        # The next page's world may have the number of this one, but not its mark.
        self.mark = random.random()

    def deliver(self, steps: Steps) -> Steps:
        """Takes steps that move or cancel a touch, and waits until the page has received the event: the protocol answers only these
        earlier. The event may make the page navigate."""
        before = yield from self._arrivals({})
        yield from steps
        if before is not None:
            yield from self._arrivals({"before": before})

    def _arrivals(self, options: dict[str, int]) -> Steps:
        """The number of arrivals so far, or None without a page."""
        try:
            return (yield from self._evaluate(f"({ARRIVALS})(null, {json.dumps(options)})"))
        except Exception:
            return None

    def look(self, source: str, where: Any, argument: Any) -> Steps:
        """Calls a function in the world. `where` is a selector, None, or an element of the tool."""
        if where is not None and not isinstance(where, str):
            name = f"pressurekit{random.getrandbits(64)}"
            if not (yield Evaluate(MARK, where, name)):
                return (yield Evaluate(source, where, argument))
            marked = yield from _evaluated(f"(() => {{ const marked = {name}; delete globalThis.{name}; return marked }})()", by_value=False)
            yield from self._evaluate("null")
            return (yield from _call(source, argument, (yield from _adopted(marked["objectId"], {"executionContextId": self.number}))))
        found = None if where is None else (yield from self._find(where))
        if found is None:
            return (yield from self._evaluate(f"({source})(null, {json.dumps(argument)})"))
        return (yield from _call(source, argument, found))

    def act(self, source: str, where: str | None, argument: Any) -> Steps:
        """Calls a function in the page's own world, with an element that was found in the other one."""
        if where is None:
            return _value((yield Send("Runtime.evaluate", {
                "expression": f"({source})(null, {json.dumps(argument)})", "awaitPromise": True, "returnByValue": True})))
        return (yield from _call(source, argument, (yield from _adopted((yield from self._find(where)), {}))))

    def _find(self, selector: str) -> Steps:
        """The only element of a selector. Raises `NoElement` otherwise."""
        found = yield from self._evaluate(f"{FIND}({json.dumps(selector)})", by_value=False)
        return found["objectId"] if "objectId" in found else only([None] * found["value"])

    def _evaluate(self, expression: str, by_value: bool = True) -> Steps:
        known = self.number
        try:
            if known is None:
                yield from self._make()
            guarded = f"if (globalThis.pressurekitWorld !== {self.mark}) throw 0; {expression}"
            return (yield from _evaluated(guarded, by_value, contextId=self.number))
        except Exception:  # the world ends with its page
            self.number = None
            if known is None:
                raise
            return (yield from self._evaluate(expression, by_value))

    def _make(self) -> Steps:
        frame = (yield Send("Page.getFrameTree", {}))["frameTree"]["frame"]["id"]
        made = yield Send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "pressurekit-driver"})
        self.number = made["executionContextId"]
        yield from _evaluated(f"globalThis.pressurekitWorld = {self.mark}", contextId=self.number)


def _value(answer: dict[str, Any], by_value: bool = True) -> Any:
    """The result of an evaluation, by default as a value."""
    if "exceptionDetails" in answer:
        details = answer["exceptionDetails"]
        raise RuntimeError(printable(details.get("exception", {}).get("description") or details["text"]))
    return answer["result"].get("value") if by_value else answer["result"]


def _evaluated(expression: str, by_value: bool = True, **world: Any) -> Steps:
    """The value of an expression, or the remote object."""
    answer = yield Send("Runtime.evaluate", {"expression": expression, "awaitPromise": True, "returnByValue": by_value, **world})
    return _value(answer, by_value)


def _adopted(element: str, world: dict[str, Any]) -> Steps:
    """The number of an element in another world, by default the page's own."""
    node = (yield Send("DOM.describeNode", {"objectId": element}))["node"]
    return (yield Send("DOM.resolveNode", {"backendNodeId": node["backendNodeId"], **world}))["object"]["objectId"]


def _call(source: str, argument: Any, element: str) -> Steps:
    """Calls a function with an element, in the element's world."""
    return _value((yield Send("Runtime.callFunctionOn", {
        "objectId": element, "functionDeclaration": f"function (argument) {{ return ({source})(this, argument) }}",
        "arguments": [{"value": argument}], "awaitPromise": True, "returnByValue": True,
    })))


class Touches:
    """All touches of a page. The protocol receives all of them each time, and works out which began, moved or ended."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.down: dict[int, Contact] = {}

    def _point(self, contact: Contact) -> dict[str, Any]:
        point = {"x": contact.x + contact.jitter, "y": contact.y, "id": contact.id, "force": contact.pressure}
        # Without a size a contact is a point, which is 1 pixel wide.
        radius = 0.5 if contact.radius is None else contact.radius
        return point | {"radiusX": radius, "radiusY": radius}

    def _send(self, kind: str, points: list[dict[str, Any]]) -> Steps:
        yield Send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def begin(self, contact: Contact) -> Steps:
        self.down[contact.id] = contact
        yield from self._send("touchStart", [self._point(one) for one in self.down.values()])

    def move(self, contact: Contact) -> Steps:
        # A move that changes nothing but force is dropped silently. A hundredth of a pixel gets it through.
        contact.jitter = 0.01 - contact.jitter
        points = [self._point(one) for one in self.down.values()]
        yield from self.world.deliver(self._send("touchMove", points))

    def end(self, contact: Contact) -> Steps:
        lifted = self._point(self.down.pop(contact.id))
        # The point names the contact that lifted. The last contact needs none.
        yield from self._send("touchEnd", [lifted] if self.down else [])

    def cancel(self) -> Steps:
        self.down.clear()
        yield from self.world.deliver(self._send("touchCancel", []))


class Pointer:
    """The mouse or the pen of a page."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.down: dict[int, Contact] = {}
        self.pressed: set[str] = set()
        # The modifier keys that are down, as the protocol's bits.
        self.modifiers = 0

    def _send(self, event: str, contact: Contact, **fields: Any) -> Steps:
        if self.pressed:
            fields["force"] = contact.pressure
        if self.kind == "pen":
            tilt = contact.tilt or (0, 0)
            fields |= {"tiltX": tilt[0], "tiltY": tilt[1], "twist": contact.twist or 0}
        yield Send("Input.dispatchMouseEvent", {
            "type": event, "x": contact.x, "y": contact.y, "pointerType": self.kind,
            "buttons": sum(BUTTONS[button] for button in self.pressed), "modifiers": self.modifiers, **fields,
        })

    def begin(self, contact: Contact) -> Steps:
        yield from self.hover(contact)
        self.down[contact.id] = contact
        self.pressed.add(contact.button)
        yield from self._send("mousePressed", contact, button=contact.button, clickCount=contact.clicks)

    def move(self, contact: Contact) -> Steps:
        button = next(iter(self.pressed), "none")
        yield from self._send("mouseMoved", contact, button=button)

    hover = move

    def end(self, contact: Contact) -> Steps:
        self.down.pop(contact.id, None)
        self.pressed.discard(contact.button)
        yield from self._send("mouseReleased", contact, button=contact.button, clickCount=contact.clicks)


class Cdp:
    """The route chromium/cdp."""

    def __init__(self) -> None:
        self.world = World()
        self.hands = {"touch": Touches(self.world), "pen": Pointer("pen"), "mouse": Pointer("mouse")}

    # True if the tool pretends to the page that it always has the focus.
    emulates_focus = False

    def other_tab(self) -> Steps:
        """Brings another tab to the front: the page loses the focus, and is hidden if it has no window of its own. Returns the tab."""
        yield Send("Emulation.setFocusEmulationEnabled", {"enabled": False})
        own = (yield Send("Target.getTargetInfo", {}))["targetInfo"]
        context = {"browserContextId": own["browserContextId"]} if "browserContextId" in own else {}
        tab = (yield Send("Target.createTarget", {"url": "about:blank", **context}))["targetId"]
        yield Rest(SETTLE)
        return tab

    def close_tab(self, tab: str) -> Steps:
        """Closes the other tab, and brings the page to the front."""
        yield Send("Target.closeTarget", {"targetId": tab})
        yield Rest(SETTLE)
        yield Send("Page.bringToFront", {})
        if self.emulates_focus:
            yield Send("Emulation.setFocusEmulationEnabled", {"enabled": True})

    def key(self, phase: str, key: str) -> Steps:
        """Sends a key event. The phase is "down", "repeat" or "up". The key is a name, or a letter or digit."""
        code = key if key in KEYS else f"{'Digit' if key.isdigit() else 'Key'}{key.upper()}"
        character, number, text = KEYS.get(key, (key, ord(key.upper()[0]), key))
        yield Send("Input.dispatchKeyEvent", {
            "type": "keyUp" if phase == "up" else "keyDown", "autoRepeat": phase == "repeat", "key": character, "code": code,
            "windowsVirtualKeyCode": number, **({} if phase == "up" or text is None else {"text": text}),
        })


