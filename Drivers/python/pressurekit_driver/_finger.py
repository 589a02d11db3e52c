"""The finger: gestures → contacts."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

from ._backends import Backend, backend_of
from ._checks import check_at, check_down, check_force, check_seconds, check_slide_at
from ._commands import Begin, Look, NoElement, Steps, Wait
from ._contact import Contact
from ._support import Support, in_page, support_of
from ._trace import Sample, Trace

# The time between two events of a gesture, in seconds, as on a screen with 60 frames a second.
FRAME = 1 / 60
# Two presses within this time at the same place are a double click, in seconds.
DOUBLE = 0.5

# The middle of an element.
MIDDLE = (0.5, 0.5)
PLACE, NEXT_FRAME = in_page("place"), in_page("frame")


def finger(page: Any, kind: str = "touch", *, clock: Any = None) -> Finger:
    """Returns a finger on a page, for tests of force.

    `page` is a Page of Playwright (synchronous or asynchronous), a WebDriver of Selenium, a `CdpPage` or a `BidiPage`. `kind`
    is "touch", "pen" or "mouse". By default gestures take real time. `clock` lets the page's time pass instead: Playwright's
    `page.clock`, or a function of seconds. It stays for all fingers of the page until another one is passed.

    Raises `Refused` if the browser has no such finger.
    """
    backend = backend_of(page)
    support = support_of(backend.route, kind)
    if clock is not None:
        run_for = getattr(clock, "run_for", None)
        backend.clock = (lambda seconds: run_for(round(seconds * 1000, 3))) if run_for else clock
    return Finger(backend, support, 0)


class Finger:
    """A touch, a pen or the mouse.

    With Playwright's asynchronous API each method returns an awaitable. `where` is a CSS selector, an element or locator of the
    tool, or a point `{"x": …, "y": …}` in CSS pixels of the viewport. Forces are 0…1, times are seconds.
    """

    def __init__(self, backend: Backend, support: Support, number: int):
        self._backend = backend
        self._hand = backend.protocol.hands[support.kind]
        self._contact: Contact | None = None
        self._number = number
        self._last: tuple[float, float, float, int] | None = None
        # The capabilities of the finger on its route.
        self.support = support
        # Called with the time, the phase and the contact of each event.
        self._listener: Callable[[float, str, Contact], None] | None = None

    @property
    def is_down(self) -> bool:
        """True while the finger touches the page."""
        return self._contact is not None and self._contact.id in self._hand.down

    def down(
        self, where: Any, *, force: float | None = None, at: tuple[float, float] = MIDDLE, radius: float | None = None,
        tilt: tuple[float, float] | None = None, twist: float | None = None, button: str | None = None,
    ) -> Any:
        """Touches the page. An element is scrolled into view first.

        Without `force` the device has no sensor, and reports 0.5. A mouse accepts only 0.5, which browsers report, and 0, which
        assistive technology and some drivers report. `at` is the place in the element, as fractions of its size. `radius` is the
        size of a touch in CSS pixels, `tilt` (x and y in degrees, -90…90) and `twist` (0…359) are a pen's, `button` ("left",
        "middle" or "right") is a mouse's.

        Raises `ValueError` if the element is missing, hidden or covered, has no size or lies outside of the viewport, and if several
        elements match. To press what covers an element, pass a point.
        """
        return self._run(self._down(where, force, at, radius, tilt, twist, button))

    def press(self, *, to: float, over: float = 0.0) -> Any:
        """Presses to a force, evenly over a time. Sends an event each 1/60 s, and the last one with exactly `to`."""
        return self._run(self._glide(over, force=to))

    def wait(self, seconds: float) -> Any:
        """Keeps still. The page receives no event."""
        return self._run(self._wait(seconds))

    def slide(self, where: Any, *, over: float = 0.0, force: float | None = None, at: tuple[float, float] = MIDDLE) -> Any:
        """Slides in a straight line, evenly over a time, to `force` if it is given. `at` beyond 0…1 is outside of the element."""
        return self._run(self._slide(where, over, force, at))

    def lift(self) -> Any:
        """Lifts the finger."""
        return self._run(self._lift())

    def cancel(self) -> Any:
        """The system takes all touches away, as for a scroll or a call."""
        return self._run(self._cancel())

    def hover(self, where: Any, *, at: tuple[float, float] = MIDDLE) -> Any:
        """Moves a mouse or a pen that does not touch the page."""
        return self._run(self._hover(where, at))

    def second(self, where: Any, *, force: float | None = None, at: tuple[float, float] = MIDDLE) -> Any:
        """Touches with another finger of the same hand, and returns it."""
        return self._run(self._second(where, force, at))

    def replay(self, trace: str, where: Any) -> Any:
        """Replays a trace (JSON Lines). The centre of its bounds is laid on the centre of the element. Keeps its times.

        Raises `ValueError` with the line if the trace is bad, or if it leaves the viewport. Then nothing was sent.
        """
        return self._run(self._replay(trace, where))

    # The steps of the gestures.

    def _run(self, steps: Steps) -> Any:
        return self._backend.run(self._begun(steps))

    def _begun(self, steps: Steps) -> Steps:
        yield Begin()
        return (yield from steps)

    def _down(
        self, where: Any, force: float | None, at: tuple[float, float] = MIDDLE, radius: float | None = None,
        tilt: tuple[float, float] | None = None, twist: float | None = None, button: str | None = None,
    ) -> Steps:
        if self.is_down:
            raise RuntimeError("down: the finger is down already. Call lift first.")
        check_down(self.support, force, at, radius, tilt, twist, button)
        place = yield from place_of(where, at)
        x, y = place["x"], place["y"]
        if self._number == 0 and self._hand.down:
            raise RuntimeError(f"down: another {self.support.kind} is down. Lift it first, or call its second for another contact.")
        clicks = 1
        if self._last and self._backend.time - self._last[0] < DOUBLE and self._last[1:3] == (x, y):
            clicks = self._last[3] + 1
        self._last = (self._backend.time, x, y, clicks)
        yield from self._begin(Contact(self._number, x, y, force, radius, tilt, twist, button or "left", clicks))

    def _begin(self, contact: Contact) -> Steps:
        self._contact = contact
        try:
            yield from self._tell("began", self._hand.begin(contact))
        except Exception:
            self._hand.down.pop(contact.id, None)
            raise

    def _glide(
        self, over: float, *, to: tuple[float, float] | None = None, force: float | None = None
    ) -> Steps:
        method = "slide" if to else "press"
        contact = self._require_down(method)
        check_seconds("over", over)
        if force is not None or not to:
            self.support.require("force")
            check_force("force" if to else "to", force)
            if contact.force is None:
                raise ValueError(f"{method}: the finger came down without a force. Give down a force.")
        from_x, from_y, from_force = contact.x, contact.y, contact.force
        count = max(1, math.floor(over / FRAME + 0.5))
        for number in range(1, count + 1):
            if over:
                yield Wait(over / count, over * number / count)
            part = number / count
            if to:
                contact.x, contact.y = from_x + (to[0] - from_x) * part, from_y + (to[1] - from_y) * part
            if force is not None and from_force is not None:
                contact.force = force if number == count else from_force + (force - from_force) * part
            yield from self._tell("moved", self._hand.move(contact))

    def _wait(self, seconds: float) -> Steps:
        check_seconds("seconds", seconds)
        yield Wait(seconds, seconds)

    def _slide(self, where: Any, over: float, force: float | None, at: tuple[float, float]) -> Steps:
        self._require_down("slide")
        check_slide_at(at)
        place = yield from place_of(where, at, may_scroll=False)
        yield from self._glide(over, to=(place["x"], place["y"]), force=force)

    def _lift(self) -> Steps:
        contact = self._require_down("lift")
        yield from self._tell("ended", self._hand.end(contact))

    def _cancel(self) -> Steps:
        self._require_down("cancel")
        self.support.require("cancel")
        yield from self._tell("cancelled", self._hand.cancel())

    def _hover(self, where: Any, at: tuple[float, float]) -> Steps:
        self.support.require("hover")
        if self.is_down:
            raise RuntimeError("hover: the finger is down. Call lift first.")
        check_at(at)
        place = yield from place_of(where, at)
        yield from self._hand.hover(Contact(self._number, place["x"], place["y"]))

    def _second(self, where: Any, force: float | None, at: tuple[float, float]) -> Steps:
        self._require_down("second")
        self.support.require("second")
        other = self._another()
        yield from other._down(where, force, at)
        return other

    def _replay(self, text: str, where: Any) -> Steps:
        if self.is_down:
            raise RuntimeError("replay: the finger is down already. Call lift first.")
        trace = Trace(text)
        if any(sample.force is not None for sample in trace.samples):
            self.support.require("force")
        if any(sample.phase == "cancelled" for sample in trace.samples):
            self.support.require("cancel")
        if trace.most_at_once > 1:
            self.support.require("second")
        middle = yield from place_of(where, MIDDLE)
        shift = middle["x"] - trace.centre[0], middle["y"] - trace.centre[1]
        for sample in trace.samples:
            place = sample.x + shift[0], sample.y + shift[1]
            if not inside(*place, middle):
                raise ValueError(f"line {sample.line}: {outside(*place, middle)}")
        fingers: dict[int, Finger] = {}
        start = now = trace.samples[0].t
        for sample in trace.samples:
            if sample.t > now:
                yield Wait(sample.t - now, sample.t - start)
                now = sample.t
            place = sample.x + shift[0], sample.y + shift[1]
            if sample.phase == "began":
                one = fingers[sample.id] = self if self._number not in self._hand.down else self._another()
                yield from one._begin(Contact(one._number, *place, sample.force))
            # A cancellation takes all contacts away.
            elif (one := fingers[sample.id]).is_down:
                yield from one._follow(sample, place)

    def _follow(self, sample: Sample, place: tuple[float, float]) -> Steps:
        """Makes a sample of a contact that is down."""
        contact = self._contact
        assert contact
        # A lift has no place of its own.
        moves = sample.phase == "moved" or (sample.phase == "ended" and place != (contact.x, contact.y))
        contact.x, contact.y = place
        if moves:
            contact.force = sample.force if sample.phase == "moved" else contact.force
            yield from self._tell("moved", self._hand.move(contact))
        if sample.phase == "ended":
            yield from self._tell("ended", self._hand.end(contact))
        elif sample.phase == "cancelled":
            yield from self._tell("cancelled", self._hand.cancel())

    def _another(self) -> Finger:
        """Another finger of the same hand, with a number that no contact has."""
        number = next(free for free in range(100) if free not in self._hand.down)
        other = Finger(self._backend, self.support, number)
        other._listener = self._listener
        return other

    # Checks.

    def _tell(self, phase: str, steps: Steps) -> Steps:
        assert self._contact
        if self._listener:
            self._listener(self._backend.time, phase, self._contact)
        yield from steps

    def _require_down(self, call: str) -> Contact:
        if not self.is_down or self._contact is None:
            raise RuntimeError(f"{call}: the finger is not down. Call down first.")
        return self._contact


def place_of(where: Any, at: Iterable[float], may_scroll: bool = True) -> Steps:
    """The place of a point or of a part of an element, as `place` of page.js returns it."""
    name = f"{where}: " if isinstance(where, str) else ""
    try:
        if isinstance(where, dict):
            found = yield Look(PLACE, None, {"at": [where["x"], where["y"]], "mayScroll": False})
        else:
            found = yield Look(PLACE, where, {"at": list(at), "mayScroll": may_scroll})
    except NoElement as error:
        raise NoElement(f"{name}{error}") from None
    if "problem" in found:
        raise ValueError(name + found["problem"])
    if not inside(found["x"], found["y"], found):
        raise ValueError(name + outside(found["x"], found["y"], found))
    if found.get("scrolled"):
        # A browser finds the element under a contact by its last frame.
        yield Look(NEXT_FRAME)
    return found


def inside(x: float, y: float, view: dict[str, Any]) -> bool:
    """True for a point of the viewport."""
    return 0 <= x < view["width"] and 0 <= y < view["height"]


def outside(x: float, y: float, view: dict[str, Any]) -> str:
    """Says that a point is outside of the viewport."""
    return f"the point ({round(x)}, {round(y)}) is outside of the viewport of {view['width']} × {view['height']} pixels."
