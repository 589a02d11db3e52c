"""A wrong call or trace is refused before the first event, in the same words as in JavaScript, and a finger survives a page that
breaks or is left. No browser is needed."""

import json
import re
from pathlib import Path

import pytest

from pressurekit_driver import CdpPage, finger

REFUSALS = json.loads(Path(__file__).with_name("refusals.json").read_text(encoding="utf-8"))
PLACE = {"x": 10, "y": 10, "width": 800, "height": 600, "box": [0, 0, 80, 40]}

ANSWERS = {
    "Page.getFrameTree": {"frameTree": {"frame": {"id": "a"}}}, "DOM.describeNode": {"node": {"backendNodeId": 1}},
    "DOM.resolveNode": {"object": {"objectId": "one"}},
}


class Page:
    """A connection to a page with one element. It notes the events that it is asked for."""

    def __init__(self):
        self.events = []
        self.is_broken = False
        # The worlds that were made, and those that ended with their page.
        self.worlds, self.ended = 0, 0

    def send(self, method, parameters):
        if method.startswith("Input."):
            self.events.append(method)
            if self.is_broken:
                raise ConnectionError(method)
        if method == "Page.createIsolatedWorld":
            self.worlds += 1
            return {"executionContextId": self.worlds}
        if 0 < parameters.get("contextId", 0) <= self.ended:
            return {"exceptionDetails": {"text": "Uncaught"}}
        return ANSWERS.get(method, {"result": {"value": PLACE, "objectId": "one"}})


@pytest.fixture
def page():
    return Page()


@pytest.mark.parametrize("wrong", REFUSALS["calls"], ids=[one["error"] for one in REFUSALS["calls"]])
def test_a_wrong_call(page, wrong):
    method, *arguments = wrong["call"]
    named = arguments.pop() if isinstance(arguments[-1], dict) else {}
    one = finger(CdpPage(page.send), wrong["finger"])
    if wrong.get("isDown"):
        one.down("#one", force=0.5)
    page.events.clear()
    with pytest.raises((ValueError, RuntimeError)) as refused:
        getattr(one, method)(*arguments, **named)
    assert str(refused.value) == wrong["error"]
    assert page.events == []
    assert one.is_down == wrong.get("isDown", False)


@pytest.mark.parametrize("wrong", REFUSALS["traces"], ids=[one["error"] for one in REFUSALS["traces"]])
def test_a_wrong_trace(page, wrong):
    with pytest.raises(ValueError, match=f"^{re.escape(wrong['error'])}$"):
        finger(CdpPage(page.send)).replay("\n".join(wrong["lines"]), "#one")
    assert page.events == []


def test_a_contact_that_does_not_arrive_is_not_down(page):
    """The connection breaks while the finger comes down. The next press can begin."""
    one = finger(CdpPage(page.send))
    page.is_broken = True
    with pytest.raises(ConnectionError):
        one.down("#one")
    assert not one.is_down
    page.is_broken = False
    one.down("#one")
    assert one.is_down


def test_a_page_that_was_left_gets_a_new_world(page):
    """The world in which the driver counts events ends with its page."""
    one = finger(CdpPage(page.send))
    one.down("#one", force=0.5)
    one.press(to=0.6)
    page.ended = 1
    one.press(to=0.7)
    assert page.worlds == 2
    assert page.events == ["Input.dispatchTouchEvent"] * 3
