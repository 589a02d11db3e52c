"""A page receives exactly the events that events.json promises, from every tool. support.json says what a route refuses."""

import json
from pathlib import Path

import pytest

from pressurekit_driver import Refused

HERE = Path(__file__).resolve().parent
GESTURES = json.loads((HERE / "events.json").read_text(encoding="utf-8"))
ROUTES = {entry["route"]: entry for entry in json.loads((HERE.parent / "support.json").read_text(encoding="utf-8"))}
POINTER = ("pointerdown", "pointermove", "pointerup", "pointercancel")


def make(subject, gesture, touch):
    """Makes the calls of a gesture. Returns the error of the last one."""
    second = None
    *first, last = gesture["calls"]
    for call in [*first, last]:
        method, *arguments = call
        named = arguments.pop() if isinstance(arguments[-1:] and arguments[-1], dict) and "x" not in arguments[-1] else {}
        arguments = ["\n".join(one) if isinstance(one, list) else one for one in arguments]
        target = second if method.startswith("second.") else touch
        try:
            answer = subject.call(target, method.removeprefix("second."), *arguments, **named)
        except (Refused, RuntimeError, ValueError) as error:
            if call is not last and not isinstance(error, Refused):
                raise
            return error
        second = answer if method == "second" else second
    return None


def promised(gesture, route):
    events = gesture.get("events", [])
    return events if isinstance(events, list) else events.get(route, events.get("other"))


def matching(seen, expected):
    """The fields of the events that are seen, as far as they are expected."""
    return [{key: one.get(key) for key in want} for one, want in zip(seen, expected, strict=False)] + seen[len(expected) :]


@pytest.mark.parametrize("gesture", GESTURES, ids=[gesture["name"] for gesture in GESTURES])
def test_gesture(subject, gesture):
    entry = ROUTES[subject.route]
    own = entry["fingers"][gesture["finger"]]
    missing = own if "reason" in own else next((own[name] for name in gesture.get("shows", []) if own[name] is not True), None)
    if "reason" not in own and own["hover"] is True:
        # A pointer that is there already would not move there.
        subject.call(subject.finger(gesture["finger"]), "hover", {"x": 1, "y": 1})
    subject.evaluate("take()")
    if "reason" in own:
        with pytest.raises(Refused) as refused:
            subject.finger(gesture["finger"])
        assert (refused.value.reason, refused.value.instead) == (own["reason"], own["instead"])
        return
    touch = subject.finger(gesture["finger"])
    error = make(subject, gesture, touch)
    if touch.is_down:
        subject.call(touch, "lift")
    seen = subject.evaluate("take()")
    if missing:
        assert isinstance(error, Refused) and (error.reason, error.instead) == (missing["reason"], missing["instead"])
        return
    if "error" in gesture:
        assert gesture["error"] in str(error)
        assert isinstance(error, Refused) == gesture.get("refused", False)
    else:
        assert error is None
    if gesture.get("types") != "all":
        seen = [one for one in seen if one["type"] in POINTER]
    assert {one["isTrusted"] for one in seen} <= {entry["trusted"]}
    expected = promised(gesture, subject.route)
    assert matching(seen, expected) == expected


@pytest.mark.parametrize("kind", ["touch", "pen", "mouse"])
def test_a_call_returns_when_its_events_have_arrived(subject, kind):
    """A browser holds moves of a touch back for its next frame. The click belongs to the lift."""
    if "reason" in ROUTES[subject.route]["fingers"][kind]:
        return
    touch = subject.finger(kind)
    places = range(250, 259)
    calls = [
        ("down", "#target"), ("lift",), ("down", {"x": 240, "y": 200}), *(("slide", {"x": x, "y": 200}) for x in places), ("lift",),
    ]  # fmt: skip
    cancels = ROUTES[subject.route]["fingers"][kind].get("cancel") is True
    if cancels:
        calls += [("down", "#target"), ("cancel",)]
    seen = []
    for call in calls:
        subject.evaluate("take()")
        if call == ("cancel",):
            # The protocol of Chromium answers before a busy page has the event.
            subject.evaluate("setTimeout(() => { const end = performance.now() + 100; while (performance.now() < end); }, 0)")
        subject.call(touch, *call)
        received = subject.evaluate("take()")
        pointer = [one for one in received if one["type"] in POINTER]
        clicks = [one["type"] for one in received if one["type"] == "click" and one["target"] == "target"]
        seen.append((pointer[-1]["type"], pointer[-1]["x"], *clicks) if pointer else None)
    assert seen == [
        ("pointerdown", 80), ("pointerup", 80, "click"),
        ("pointerdown", 240), *(("pointermove", x) for x in places), ("pointerup", 258),
        *([("pointerdown", 80), ("pointercancel", 80)] if cancels else []),
    ]  # fmt: skip


def test_the_page_can_be_scrolled_back_after_a_press(subject):
    """Firefox repeats the scroll of an element into view at the page's next scroll."""
    kind = "touch" if "reason" not in ROUTES[subject.route]["fingers"]["touch"] else "mouse"
    touch = subject.finger(kind)
    style = 'document.querySelector("#far").style.top'
    subject.evaluate(f'{style} = innerHeight + 100 + "px"')
    subject.call(touch, "down", "#far")
    subject.call(touch, "lift")
    scrolled = subject.evaluate("scrollY")
    subject.evaluate("take()")
    places = {subject.evaluate("scrollY") for _ in range(30)}
    subject.evaluate(f'{style} = ""')
    assert (scrolled > 0, places) == (True, {0})


def test_every_capability_has_a_gesture():
    """A capability that support.json names is shown by a gesture, and refused where it is missing."""
    shown = {(gesture["finger"], name) for gesture in GESTURES for name in gesture.get("shows", [])}
    claimed = {
        (kind, name) for entry in ROUTES.values() for kind, own in entry["fingers"].items() if "reason" not in own
        for name, value in own.items() if value is True
    }
    assert claimed - shown == set()
