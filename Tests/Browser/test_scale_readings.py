"""What a scale reads: forces of touches and pens as grams, one and several."""

import pytest

from scale import grams_at
from waiting import eventually


def test_at_rest(scale, kind):
    names = ("state", "text", "grams", "percent", "force", "peak", "source", "settled", "overload", "range")
    assert [scale.get(name) for name in names] == ["rest", "0 grams", 0, 0, 0, 0, "none", False, False, 385]
    assert [scale.get(name) for name in ("resolution", "standardError", "calibration", "calibrationFault")] == [None] * 4
    assert (scale.look()["number"]["text"], scale.look()["unit"]["text"]) == ("0", "grams")
    assert scale.events() == []


def test_the_whole_weighing(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    point = scale.centre()
    finger.down(*point, 0.3)
    # The first word of a sensor is taken as it is.
    scale.wait_for_text("115 grams")
    assert scale.grams == pytest.approx(grams_at(0.3), abs=0.01)
    assert (scale.get("percent"), scale.get("force")) == pytest.approx((30, 2), abs=1e-3)
    assert [scale.get(name) for name in ("state", "source", "settled", "overload")] == [
        "weighing",
        "measured",
        False,
        False,
    ]
    assert scale.events() == ["rest → weighing", "reading 115 grams"]

    finger.move(*point, 0.5)
    scale.wait_for_text("192 grams")
    scale.wait_for_force(0.5)
    assert scale.grams == pytest.approx(grams_at(0.5), abs=0.1)
    eventually(lambda: scale.look()["number"]["text"] == "192", "the number is drawn")
    assert scale.last_reading() == "reading 192 grams"

    finger.move(*point, 1)
    scale.wait_for_state("overload")
    assert (scale.text, scale.grams, scale.get("percent")) == ("385+ grams", pytest.approx(385), pytest.approx(100))
    assert (scale.get("overload"), scale.get("settled")) == (True, False)
    eventually(lambda: scale.look()["number"]["text"] == "385+", "the number is drawn")
    assert scale.events() == ["weighing → overload", "reading 385+ grams"]

    finger.up()
    scale.wait_for_state("rest")
    assert (scale.text, scale.grams, scale.get("force"), scale.get("overload")) == ("0 grams", 0, 0, False)
    assert scale.get("peak") == pytest.approx(385)
    eventually(lambda: scale.look()["number"]["text"] == "0", "the number is drawn")
    assert scale.events() == ["overload → rest", "reading 0 grams"]


def test_reading_goes_down_with_the_force(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.6)
    scale.wait_for_text("231 grams")
    finger.move(*scale.centre(), 0.2)
    scale.wait_for_text("77 grams")
    assert scale.state == "weighing"
    assert scale.get("peak") == pytest.approx(grams_at(0.6), abs=0.01)
    readings = [entry["detail"]["grams"] for entry in scale.log() if entry["line"].startswith("reading")]
    assert readings == sorted(readings, reverse=True) and len(readings) >= 3


def test_details_of_events(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    log = scale.log()
    same = {
        "grams": pytest.approx(115.5, abs=0.01),
        "percent": pytest.approx(30, abs=0.01),
        "text": "115 grams",
        "settled": False,
        "overload": False,
        "source": "measured",
    }
    assert [(entry["line"], entry["detail"]) for entry in log] == [
        ("rest → weighing", {"state": "weighing", "previous": "rest", **same}),
        ("reading 115 grams", same),
    ]


def test_events_leave_the_shadow(scale, engine):
    scale.evaluate(
        """
        window.heard = []
        for (const type of ['reading', 'statechange']) {
          document.addEventListener(type, (event) => heard.push([type, event.target.id, event.bubbles, event.composed]))
        }
        """
    )
    scale.finger("touch").down(*scale.centre(), 0.3)
    assert scale.evaluate("return heard") == [["statechange", "scale", True, True], ["reading", "scale", True, True]]


def test_capacity(scale, kind):
    scale.set("capacity", 1000)
    assert scale.get("range") == 1000
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_text("300 grams")
    finger.move(*scale.centre(), 1)
    scale.wait_for_text("1000+ grams")


# Settling


def test_settles_once_when_held_still(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_state("settled")
    assert scale.get("settled") is True
    log = scale.log()
    assert [entry["line"] for entry in log] == [
        "rest → weighing",
        "reading 115 grams",
        "settle 115 grams",
        "weighing → settled",
    ]
    assert 0.95 <= (log[3]["t"] - log[0]["t"]) / 1000 <= 2
    assert log[2]["detail"] == {
        "grams": pytest.approx(115.5, abs=0.01),
        "percent": pytest.approx(30, abs=0.01),
        "text": "115 grams",
        "settled": True,
        "overload": False,
        "source": "measured",
    }
    # A little does not unsettle it: 0.3 g.
    finger.move(*scale.centre(), 0.301)
    scale.wait_for_force(0.301)
    assert (scale.state, scale.events()) == ("settled", [])

    finger.move(*scale.centre(), 0.5)
    scale.wait_for_state("weighing")
    scale.wait_for_state("settled")
    lines = [line for line in scale.events() if not line.startswith("reading")]
    assert lines == ["settled → weighing", "settle 192 grams", "weighing → settled"]
    finger.up()
    scale.wait_for_state("rest")
    assert scale.events() == ["settled → rest", "reading 0 grams"]


def test_settling_is_told_how_long_and_how_far(scale, kind):
    scale.set("settleRange", 50)
    scale.set("settleDuration", 0.2)
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_state("settled")
    log = scale.log()
    assert 0.15 <= (log[-1]["t"] - log[0]["t"]) / 1000 <= 0.9
    # 38.5 g more.
    finger.move(*scale.centre(), 0.4)
    scale.wait_for_force(0.4)
    assert (scale.state, scale.states()) == ("settled", [])


# Several contacts


def test_contacts_add_up(scale, engine):
    scale.keep_weighing()
    finger = scale.finger("touch")
    x, y = scale.centre()
    finger.down(x - 40, y, 0.1)
    finger.down(x + 40, y, 0.2, contact=1)
    scale.wait_for_force(0.3)
    assert (scale.text, scale.state) == ("115 grams", "weighing")
    finger.up(contact=1)
    scale.wait_for_force(0.1)
    scale.wait_for_text("38 grams")
    finger.up()
    scale.wait_for_state("rest")
    assert (scale.text, scale.states()) == ("0 grams", ["rest → weighing", "weighing → rest"])


def test_first_contact_may_be_lifted_first(scale, engine):
    scale.keep_weighing()
    finger = scale.finger("touch")
    x, y = scale.centre()
    finger.down(x - 40, y, 0.1)
    finger.down(x + 40, y, 0.2, contact=1)
    finger.up(contact=0)
    scale.wait_for_force(0.2)
    scale.wait_for_text("77 grams")
    finger.move(x + 41, y, 0.4, contact=1)
    scale.wait_for_force(0.4)


def test_contacts_together_weigh_more_than_one_sensor(scale, engine):
    scale.keep_weighing()
    finger = scale.finger("touch")
    x, y = scale.centre()
    for contact in range(3):
        finger.down(x - 40 + 40 * contact, y, 0.51 + 0.01 * contact, contact=contact)
    scale.wait_for_force(1.56)
    assert (scale.state, scale.text) == ("weighing", "600 grams")
    finger.move(x + 1, y, 1, contact=1)
    scale.wait_for_state("overload")
    assert scale.text == f"{int(grams_at(0.51 + 1 + 0.53))}+ grams"


@pytest.mark.parametrize("place", ["h1", "#next", "tare"])
def test_contact_elsewhere_weighs_nothing(scale, engine, place):
    scale.keep_weighing()
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.3)
    left, top, width, height = scale.inner("button", "box") if place == "tare" else scale.box(place)
    finger.down(left + width / 2, top + height / 2, 0.2, contact=1)
    finger.move(*scale.centre(), 0.3)
    scale.pass_frames(10)
    assert (scale.text, scale.states()) == ("115 grams", ["rest → weighing"])
    # And it stays: the other finger's lift is not the end.
    finger.up(contact=1)
    scale.pass_frames(3)
    assert scale.state == "weighing"


def test_contact_that_began_elsewhere_weighs_nothing(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre("h1"), 0.3)
    finger.move(*scale.centre(), 0.3)
    finger.move(*scale.centre(), 0.4)
    assert (scale.state, scale.text, scale.events()) == ("rest", "0 grams", [])


def test_contact_that_leaves_the_dial_still_weighs(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    finger.move(*scale.centre("h1"), 0.4)
    scale.wait_for_force(0.4)
    assert scale.states() == ["rest → weighing"]


# What the sensor is


def test_step_of_the_sensor(scale, engine):
    """Two hundredths of the range, again and again."""
    scale.keep_weighing()
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.1)
    assert scale.get("resolution") is None
    for step in range(1, 16):
        finger.move(*scale.centre(), 0.1 + 0.02 * step)
    eventually(lambda: scale.get("resolution"), "the step is known")
    assert scale.get("resolution") == pytest.approx(0.02 * 385, abs=0.01)
