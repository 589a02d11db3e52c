"""The audit: tries every known misfire on a control."""

from __future__ import annotations

import contextlib
import json
import math
from collections.abc import Callable, Iterable
from typing import Any

from ._backends import Backend, backend_of
from ._commands import Begin, Call, Evaluate, NoElement, Reload, Rest, Steps, Wait
from ._finger import MIDDLE, Finger, finger, place_of
from ._refused import Refused
from ._report import AuditError, Fault, Log, Report, Try
from ._support import in_page, shared, support_of

_LIST = json.loads(shared("faults.json"))
# The time from the beginning of a press to an early interruption, in seconds.
EARLY = 0.1
# The distance of "elsewhere" from the control, in pixels.
AWAY = 260
# The keys that a typed text has as signs.
SIGNS = {" ": "Space", "⏎": "Enter", "⎋": "Escape"}
CHANGES = in_page("changes")


class _NotTried(Exception):
    """The try is not possible on this control or page."""


def audit(
    page: Any, where: Any, *, acted: Callable[[], Any], press: Callable[[Finger], Any] | None = None, hold: float = 2.5,
    prepare: Callable[[], Any] | None = None, reuse: Callable[[], Any] | None = None, faults: Iterable[int] | None = None,
    kind: str | None = None, clock: Any = None,
) -> Any:
    """Tries every known misfire of controls that are held or pressed, and returns a `Report`.

    `page`, `where` and `clock` are as for a finger. `acted` says whether the control has acted since `prepare`: true or false, or
    better how often. `press` presses the control deliberately with the finger that it receives; by default a press to 0.9 of the
    range that is held for `hold` seconds (2.5) and lifted. `prepare` brings the page back to its beginning before each try; by
    default it is loaded again. `reuse` makes the page reuse the control for another item, as its list does; by default the audit
    changes the control's value, `data-id`, text and address, each in a try of its own. `faults` limits the audit to some numbers of
    the list. `kind` is the finger for most of the tries: "touch", or "mouse" where there are no touches.

    Without a `clock` the tries take real time, some minutes in all. With Playwright's asynchronous API it returns an awaitable, and
    the functions may be asynchronous.

    Raises `ValueError` for an unknown number. Raises `AuditError` if the deliberate press does not make the control act, because
    then no other result would mean anything.
    """
    backend = backend_of(page)
    if kind is None:
        try:
            finger(page, "touch", clock=clock)
            kind = "touch"
        except Refused:
            kind = "mouse"
    finger(page, kind, clock=clock)
    numbers = {fault["number"] for fault in _LIST["faults"]}
    wanted = numbers if faults is None else set(faults)
    if unknown := sorted(wanted - numbers):
        raise ValueError(f"There is no fault {unknown[0]}: the list ends with {max(numbers)}.")
    return backend.run(_Audit(backend, where, acted, press, hold, prepare, reuse, kind).all(wanted))


class _Audit:
    def __init__(
        self, backend: Backend, where: Any, acted: Callable[[], Any], press: Callable[[Finger], Any] | None, hold: float,
        prepare: Callable[[], Any] | None, reuse: Callable[[], Any] | None, kind: str,
    ):
        self.backend, self.where, self.acted, self.hold, self.prepare, self.kind = backend, where, acted, hold, prepare, kind
        self.own_press, self.reuse = press, reuse
        # The keys that are down.
        self.keys: set[str] = set()
        # The deliberate press shows these: the number of its lifts, and whether the control acts after the beginning and before
        # the last lift.
        self.lifts = 0
        self.acts_at_once = False
        self.acts_before_lift = False
        # The place at which it ended, from the corner of the control.
        self.end = (0.0, 0.0)

    def all(self, wanted: set[int]) -> Steps:
        try:
            report = yield from self._all(wanted)
        except Exception:
            yield from self._left()
            raise
        yield from self._left()
        return report

    def _left(self) -> Steps:
        """Leaves the page as it was, so that a later test starts without a contact. The page may be gone."""
        yield from self._released()
        with contextlib.suppress(Exception):
            yield from self._undo()

    def _all(self, wanted: set[int]) -> Steps:
        yield from self._deliberate()
        found: dict[str, Fault] = {}
        for fault in _LIST["faults"]:
            if fault["number"] not in wanted:
                continue
            tries = []
            for one in fault["tries"]:
                cause = found.get(one.get("unless", fault.get("unless")))
                if cause and cause.acted:
                    tries.append(Try(one["name"], "not tried", f"It acts in: {cause.title}."))
                else:
                    tries.append((yield from self._one(fault, one)))
            found[fault["id"]] = Fault(fault["number"], fault["id"], fault["title"], tuple(tries))
        return Report(tuple(found.values()))

    def _deliberate(self) -> Steps:
        """Presses deliberately, and notes when the control acts."""
        log = Log(self.kind, self.backend.time)
        yield from self._begin(log)
        probe = _Press(self, self.kind, {}, log)
        yield from self._press(probe)
        yield Wait(self.hold, self.hold)
        if not (yield from self._count()):
            raise AuditError(
                "The control did not act when it was pressed deliberately, so the audit would show nothing. Pass `press`, a function that"
                " presses it as its users do, a longer `hold`, or another `acted`.\n" + "\n".join(log.steps)
            )
        self.lifts = probe.lifts
        self.end = log.end
        self.acts_at_once = probe.acted_after_down
        self.acts_before_lift = probe.acted_before_lift

    def _one(self, fault: dict[str, Any], one: dict[str, Any]) -> Steps:
        kind = {"touch": self.kind, "mouse": "mouse", "keyboard": self.kind}[fault["with"]]
        log = Log(kind, self.backend.time)
        plans = [step["press"] for step in one["steps"] if "press" in step]
        try:
            if any("late" in plan for plan in plans) and self.acts_before_lift:
                raise _NotTried("It acts before the lift.")
            if any("early" in plan for plan in plans) and self.acts_at_once:
                raise _NotTried("It acts as soon as it is touched.")
            yield from self._begin(log)
            hand = _Press(self, kind, {}, log)
            for step in one["steps"]:
                if "press" in step:
                    hand = _Press(self, kind, step["press"], log)
                    yield from self._press(hand)
                else:
                    yield from hand.do(step)
            yield from hand.release()
            yield Wait(self.hold, self.hold)
            count = yield from self._count()
            if "counts" in fault:
                count = min(count, (yield from self.script(fault["counts"], "html")))
        except (_NotTried, NoElement, Refused) as reason:
            yield from self._released()
            return log.done(one["name"], "not tried", str(reason))
        yield from self._released()
        return log.done(one["name"], "acted" if count > fault.get("expects", 0) else "did not act")

    def _begin(self, log: Log) -> Steps:
        """Prepares a try, which begins then."""
        yield from self._prepare()
        log.start = self.backend.time
        log.bounds = (yield from place_of(self.where, MIDDLE))["box"]

    def script(self, name: str, where: Any = None) -> Steps:
        """Runs a script of faults.json with the control or another element. Raises `_NotTried` if it returns a reason."""
        source = f"(element) => {{ const page = ({CHANGES})(window); {_LIST['scripts'][name]} }}"
        answer = yield Evaluate(source, self.where if where is None else where)
        if isinstance(answer, str):
            raise _NotTried(answer)
        return answer

    def _undo(self) -> Steps:
        """Takes the changes of the page back. The control may be gone."""
        yield from self.script("undo", "html")

    def _released(self) -> Steps:
        """Lifts all contacts and keys that are still down."""
        for key in sorted(self.keys):
            yield from self.backend.protocol.key("up", key)
        self.keys.clear()
        for hand in self.backend.protocol.hands.values():
            for contact in list(hand.down.values()):
                yield from hand.end(contact)

    def _press(self, hand: _Press) -> Steps:
        yield Begin()
        if self.own_press:
            yield Call(self.own_press, (hand,))
            return
        yield from hand._down(self.where, None if hand.support.kind == "mouse" else 0.1)
        yield from hand._glide(0.03, force=0.9)
        yield Begin()
        yield from hand._wait(self.hold)
        yield from hand._lift()

    def _prepare(self) -> Steps:
        # The browser must not take the touches of two tries for a double tap: a touch at a corner comes between them.
        between = finger(self.backend, self.kind)
        if between.support.capabilities["cancel"] is True:
            yield from between._down({"x": 2, "y": 2}, None)
            yield from between._lift()
        yield from self._undo()
        yield (Call(self.prepare) if self.prepare else Reload())

    def _count(self) -> Steps:
        answer = yield Call(self.acted)
        return answer if isinstance(answer, int) else int(bool(answer))


class _Press(Finger):
    """The finger of the deliberate press, which a fault interrupts."""

    def __init__(self, audit: _Audit, kind: str, plan: dict[str, Any], log: Log):
        super().__init__(audit.backend, support_of(audit.backend.route, kind), 0)
        self.audit, self.plan, self.log = audit, plan, log
        self.lifts = 0
        self.began = 0.0
        self.acted_after_down = False
        self.acted_before_lift = False
        self.is_gone = False
        self.stays = False
        self.others: list[Finger] = []
        self._listener = log.contact

    # The gestures of the deliberate press.

    def _down(self, where: Any, force: float | None = None, *more: Any) -> Steps:
        if self.is_gone:
            return
        self.began = self.audit.backend.time
        if self.support.kind == "mouse":
            force = None
        at, radius, tilt, twist, button = [*more, *[MIDDLE, None, None, None, None][len(more) :]]
        button = self.plan.get("button", button)
        if self.plan.get("from") == "elsewhere":
            yield from super()._down((yield from self._elsewhere()), force, MIDDLE, radius, tilt, twist, button)
            yield from super()._slide(where, 0.03, None, at)
        else:
            yield from super()._down(where, force, at, radius, tilt, twist, button)
        if self.lifts:
            return
        yield Begin()
        yield Wait(EARLY, EARLY)
        if not self.plan:
            self.acted_after_down = bool((yield from self.audit._count()))
        yield from self._interrupt("early")

    def _glide(self, over: float, *, to: tuple[float, float] | None = None, force: float | None = None) -> Steps:
        if force is not None and self.support.kind == "mouse":
            force = None
        if self.is_gone or not self.is_down or (to is None and force is None):
            yield Wait(over, over)
        else:
            yield from super()._glide(over, to=to, force=force)

    def _slide(self, where: Any, over: float, force: float | None, at: tuple[float, float]) -> Steps:
        if self.is_gone or self.stays or not self.is_down:
            yield Wait(over, over)
            return
        try:
            place = yield from place_of(where, at, may_scroll=False)
        except ValueError:  # the interruption took away where it would have gone
            yield Wait(over, over)
            return
        yield from self._glide(over, to=(place["x"], place["y"]), force=force)

    def _lift(self) -> Steps:
        self.lifts += 1
        if not self.plan:
            self.acted_before_lift = bool((yield from self.audit._count()))
        if self.lifts == self.audit.lifts:
            yield from self._interrupt("late")
        if self.is_down and not self.is_gone:
            yield from super()._lift()

    def _interrupt(self, when: str) -> Steps:
        if when not in self.plan:
            return
        for step in self.plan[when]:
            yield from self.do(step)
        self.is_gone = self.plan.get("then") == "gone"
        self.stays = self.plan.get("then") == "stay"

    # The steps of a fault.

    def do(self, step: dict[str, Any]) -> Steps:
        """Makes a step of faults.json."""
        yield Begin()
        audit = self.audit
        match step:
            case {"page": name}:
                self.log.tell(audit.backend.time, name)
                yield from audit.script(name)
            case {"reuse": name}:
                self.log.tell(audit.backend.time, f"reuse {name}")
                yield from _called(audit.reuse) if audit.reuse else audit.script(f"reuse {name}")
            case {"wait": seconds}:
                yield Wait(seconds, seconds)
            case {"expect": most}:
                if (yield from audit._count()) > most:
                    raise _NotTried("It acts sooner than `hold` says. Pass a shorter one.")
            case {"within": seconds}:
                if audit.backend.time - self.began > seconds:
                    raise _NotTried("A browser makes no click of so long a press.")
            case {"rest": seconds}:
                yield Rest(seconds)
            case {"tap": name}:
                place = audit.where if name == "control" else (yield from self._place(name, step.get("at", MIDDLE)))
                yield from super()._down(place, None if self.support.kind == "mouse" else 0.1)
                yield Wait(0.08, 0.08)
                yield from super()._lift()
            case {"again": steps, "times": times}:
                before = len(self.log.steps)
                for _ in range(times):
                    del self.log.steps[before:]
                    for one in steps:
                        yield from self.do(one)
                self.log.tell(audit.backend.time, f"{times} times in all")
            case {"type": text, "every": every}:
                self.log.tell(audit.backend.time, f"type {text}")
                for number, sign in enumerate(text):
                    for half, key_phase in ((1, "down"), (2, "up")):
                        yield from audit.backend.protocol.key(key_phase, SIGNS.get(sign, sign))
                        yield Wait(every / 2, every * (number + half / 2))
            case {"hold": part}:
                yield Wait(audit.hold * part, audit.hold * part)
            case {"down": _}:
                force = None if self.support.kind == "mouse" else step.get("force")
                yield from super()._down(audit.where, force)
            case {"lift": _}:
                yield from super()._lift()
            case {"cancel": _}:
                yield from super()._cancel()
            case {"slide": _}:
                place = yield from self._elsewhere()
                yield from super()._slide(place, 0.03, None, MIDDLE)
            case {"second": place}:
                at = audit.where if place == "control" else (yield from self._elsewhere())
                self.others.append((yield from super()._second(at, 0.3, (0.6, 0.5))))
            case {"hover": _}:
                yield from super()._hover(audit.where, MIDDLE)
            case {"tab": "other"}:
                self.log.tell(audit.backend.time, "another tab comes to the front")
                self.tab = yield from audit.backend.protocol.other_tab()
                try:
                    yield from audit.script("look away")
                except _NotTried:
                    yield from audit.backend.protocol.close_tab(self.tab)
                    raise
            case {"tab": _}:
                yield from audit.backend.protocol.close_tab(self.tab)
                self.log.tell(audit.backend.time, "the page is in front again")
            case {"key": key, "phase": phase}:
                self.log.tell(audit.backend.time, f"{key} {phase}")
                (audit.keys.add if phase == "down" else audit.keys.discard)(key)
                yield from audit.backend.protocol.key(phase, key)
            case {"repeat": key, "times": times, "every": every}:
                for number in range(1, times + 1):
                    yield Wait(every, every * number)
                    yield from audit.backend.protocol.key("repeat", key)
                self.log.tell(audit.backend.time, f"{key} has repeated {times} times")
            case _:
                raise AssertionError(f"faults.json has an unknown step: {step}")

    def release(self) -> Steps:
        """Lifts everything that is still down."""
        for one in [*self.others, self]:
            if one.is_down:
                yield from Finger._lift(one)

    def _place(self, name: str, at: tuple[float, float]) -> Steps:
        """A point where the control was at the beginning of the try, or where the deliberate press ended."""
        left, top, width, height = self.log.bounds or [0, 0, 0, 0]
        x, y = self.audit.end if name == "end" else (width * at[0], height * at[1])
        place = {"x": left + x, "y": top + y}
        yield from _located(place)
        return place

    def _elsewhere(self) -> Steps:
        """A point of the viewport that is far from the control."""
        found = yield from _located(self.audit.where)
        x, y, width, height = (found[name] for name in ("x", "y", "width", "height"))
        aside = AWAY + found["box"][2] / 2
        points = [(x, y + AWAY), (x, y - AWAY), (x + aside, y), (x - aside, y)]
        inside = [point for point in points if 2 <= point[0] <= width - 2 and 2 <= point[1] <= height - 2]
        corners = [(2, 2), (width - 2, 2), (2, height - 2), (width - 2, height - 2)]
        place = inside[0] if inside else max(corners, key=lambda corner: math.dist(corner, (x, y)))
        return {"x": place[0], "y": place[1]}


def _called(function: Callable[[], Any]) -> Steps:
    yield Call(function)


def _located(where: Any) -> Steps:
    try:
        return (yield from place_of(where, MIDDLE, may_scroll=False))
    except ValueError as error:
        raise _NotTried(str(error)) from None
