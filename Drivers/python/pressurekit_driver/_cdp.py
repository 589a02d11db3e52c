"""The DevTools protocol of Chromium: contacts → commands."""

from __future__ import annotations

import json
import random
from typing import Any

from ._commands import Rest, Send, Steps
from ._contact import Contact
from ._support import in_page

# The time that a tool may need to notice a new or a closed tab, in seconds. Playwright's clock fails while a tab closes.
SETTLE = 0.3
BUTTONS = {"left": 1, "right": 2, "middle": 4}
# The keys that are named, each with its code and the text that it types.
KEYS = {"Enter": ("Enter", 13, "\r"), "Space": (" ", 32, " "), "Escape": ("Escape", 27, None)}

ARRIVALS = in_page("arrivals")


class Delivery:
    """Waits until the page has received the move or the cancellation of a touch. The protocol answers only these earlier.

    It counts them in a world of its own, in which a test's replacements of timers and listeners do not exist.
    """

    def __init__(self) -> None:
        self.world: int | None = None
        # The next page's world may have the number of this one, but not its mark.
        self.mark = random.random()

    def deliver(self, steps: Steps) -> Steps:
        """Takes steps that send one of them, and waits for it. The event may make the page navigate."""
        before = yield from self._arrivals({})
        yield from steps
        if before is not None:
            yield from self._arrivals({"before": before})

    def _arrivals(self, options: dict[str, int]) -> Steps:
        """The number of arrivals so far, or None without a page."""
        known = self.world
        try:
            if known is None:
                yield from self._make()
            return (yield from self._value(f"if (globalThis.pressurekitWorld !== {self.mark}) throw 0; arrivals(null, {json.dumps(options)})"))
        except Exception:  # the world ends with its page
            self.world = None
            return None if known is None else (yield from self._arrivals(options))

    def _make(self) -> Steps:
        frame = (yield Send("Page.getFrameTree", {}))["frameTree"]["frame"]["id"]
        made = yield Send("Page.createIsolatedWorld", {"frameId": frame, "worldName": "pressurekit-driver"})
        self.world = made["executionContextId"]
        yield from self._value(f"globalThis.arrivals = {ARRIVALS}; globalThis.pressurekitWorld = {self.mark}")

    def _value(self, expression: str) -> Steps:
        answer = yield Send("Runtime.evaluate", {
            "expression": expression, "contextId": self.world, "awaitPromise": True, "returnByValue": True,
        })
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return answer["result"]["value"]


class Touches:
    """All touches of a page. The protocol receives all of them each time, and works out which began, moved or ended."""

    def __init__(self) -> None:
        self.delivery = Delivery()
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
        yield from self.delivery.deliver(self._send("touchMove", points))

    def end(self, contact: Contact) -> Steps:
        lifted = self._point(self.down.pop(contact.id))
        # The point names the contact that lifted. The last contact needs none.
        yield from self._send("touchEnd", [lifted] if self.down else [])

    def cancel(self) -> Steps:
        self.down.clear()
        yield from self.delivery.deliver(self._send("touchCancel", []))


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
        self.hands = {"touch": Touches(), "pen": Pointer("pen"), "mouse": Pointer("mouse")}

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


