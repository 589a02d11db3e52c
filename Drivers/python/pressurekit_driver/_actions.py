"""The actions of WebDriver, which WebDriver BiDi has as well: contacts → actions."""

from __future__ import annotations

import math
from typing import Any

from ._commands import Send, Steps
from ._contact import Contact
from ._refused import Refused

# The distance by which a touch moves aside, in pixels.
JITTER = 0.25
BUTTONS = {"left": 0, "middle": 1, "right": 2}
# WebDriver's characters for the keys that are named.
KEYS = {"Enter": "\ue007", "Space": " ", "Escape": "\ue00c"}


def angles(tilt: tuple[float, float]) -> dict[str, float]:
    """A pen's tilt as altitude and azimuth, by the formulas of the Pointer Events standard."""
    x, y = (math.radians(angle) for angle in tilt)
    if x == 0 and y == 0:
        return {"altitudeAngle": math.pi / 2, "azimuthAngle": 0}
    azimuth = math.atan2(math.tan(y), math.tan(x)) % (2 * math.pi)
    return {"altitudeAngle": math.atan(1 / math.hypot(math.tan(x), math.tan(y))), "azimuthAngle": azimuth}


class Pointer:
    """The contacts of a kind. Each has an input source of its own."""

    def __init__(self, kind: str, browser: str) -> None:
        self.kind = kind
        self.down: dict[int, Contact] = {}
        # Firefox reports 0.5 for each touch without an action of its own.
        self.needs_all = browser == "firefox" and kind == "touch"

    def _perform(self, contact: Contact, *actions: dict[str, Any]) -> Steps:
        sources = [self._source(contact, *actions)]
        if self.needs_all:
            sources += [self._source(one, self._move(one)) for one in self.down.values() if one is not contact]
        yield Send("performActions", {"actions": sources})

    def _source(self, contact: Contact, *actions: dict[str, Any]) -> dict[str, Any]:
        return {
            "type": "pointer", "id": f"pressurekit-{self.kind}-{contact.id}", "parameters": {"pointerType": self.kind},
            "actions": list(actions),
        }

    def _properties(self, contact: Contact) -> dict[str, Any]:
        if self.kind == "mouse":
            return {} if contact.force is None else {"pressure": contact.force}
        properties: dict[str, Any] = {"pressure": contact.pressure}
        if contact.radius is not None:
            properties |= {"width": round(contact.radius * 2), "height": round(contact.radius * 2)}
        if contact.tilt is not None:
            properties |= angles(contact.tilt)
        if contact.twist is not None:
            properties["twist"] = round(contact.twist)
        return properties

    def _move(self, contact: Contact, is_down: bool = True) -> dict[str, Any]:
        x, y = contact.x, contact.y
        if self.kind == "touch" and is_down:
            # No move of a touch is sent to its present place, even if its pressure has changed.
            contact.jitter = JITTER - contact.jitter
            x += contact.jitter
        move = {"type": "pointerMove", "x": x, "y": y, "duration": 0}
        return move | self._properties(contact) if is_down else move

    def begin(self, contact: Contact) -> Steps:
        self.down[contact.id] = contact
        down = {"type": "pointerDown", "button": BUTTONS[contact.button], **self._properties(contact)}
        yield from self._perform(contact, self._move(contact, is_down=False), down)

    def move(self, contact: Contact) -> Steps:
        yield from self._perform(contact, self._move(contact))

    def hover(self, contact: Contact) -> Steps:
        yield from self._perform(contact, self._move(contact, is_down=False))

    def end(self, contact: Contact) -> Steps:
        self.down.pop(contact.id, None)
        yield from self._perform(contact, {"type": "pointerUp", "button": BUTTONS[contact.button]})


class Actions:
    """The routes of WebDriver and of WebDriver BiDi."""

    def __init__(self, browser: str) -> None:
        self.hands = {kind: Pointer(kind, browser) for kind in ("touch", "pen", "mouse")}

    emulates_focus = False

    def other_tab(self) -> Steps:
        """Refused: it would need other commands in each browser."""
        raise Refused("The driver opens another tab only by the DevTools protocol.", "Use Chromium.")
        yield

    def close_tab(self, tab: str) -> Steps:
        """Never called."""
        yield from ()

    def key(self, phase: str, key: str) -> Steps:
        """Sends a key event. The phase is "down", "repeat" or "up". The key is a name, or a letter or digit."""
        action = {"type": "keyUp" if phase == "up" else "keyDown", "value": KEYS.get(key, key)}
        yield Send("performActions", {"actions": [{"type": "key", "id": "pressurekit-keyboard", "actions": [action]}]})
