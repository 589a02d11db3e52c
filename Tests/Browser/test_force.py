"""Pressing with force: real pressure from a touch screen and a pen, and sensors that only pretend."""

import pytest

from page import FIRED, FULL, HALF
from waiting import eventually


def test_the_whole_press(page, kind):
    finger = page.finger(kind)
    point = page.centre()
    assert (page.state, page.get("intention"), page.get("source"), page.label()) == ("idle", 0, "none", "")

    finger.down(*point, HALF)
    page.wait_for_state("updating")
    # 0.25 of 20/3, capped at 3: 0.25 × 6.667 / 3.
    eventually(lambda: abs(page.get("intention") - 0.556) <= 0.01, "intention 0.556")
    assert page.get("source") == "measured"
    page.wait_for_label("")

    finger.move(*point, FULL)
    page.wait_for_state("selected")
    assert page.get("intention") == pytest.approx(1, abs=1e-6)
    page.wait_for_label("CONFIRM")

    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"], FULL)
    page.wait_for_state("confirmed")
    page.wait_for_label("OK")

    finger.up()
    page.wait_for_state("idle")
    log = page.log()
    assert [entry["line"] for entry in log] == FIRED
    details = [entry["detail"] for entry in log if entry["detail"]]
    assert [detail["source"] for detail in details[:3]] == ["measured"] * 3
    assert [round(detail["intention"], 2) for detail in details[:3]] == [0.56, 1, 1]


def test_lifted_off_the_ring_fires_nothing(page, kind):
    finger = page.finger(kind)
    page.press_until("selected", finger)
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == ["idle → updating", "updating → selected", "selected → idle"]


def test_light_press_fires_nothing(page, kind):
    finger = page.finger(kind)
    page.press_until("updating", finger)
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == ["idle → updating", "updating → idle"]


def test_force_may_fall_on_the_way_to_the_ring(page, kind):
    finger = page.finger(kind)
    x, y = page.press_until("selected", finger)
    ring = page.wait_for_ring()
    # The latch: a finger that slides presses less.
    finger.move(x, y - 10, 0.1)
    finger.move(ring["x"], ring["y"], 0.1)
    page.wait_for_state("confirmed")
    # Off the ring again, and back on it.
    finger.move(x, y, 0.1)
    page.wait_for_state("selected")
    finger.move(ring["x"], ring["y"], 0.1)
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == [
        "idle → updating",
        "updating → selected",
        "selected → confirmed",
        "confirmed → selected",
        "selected → confirmed",
        "confirm",
        "confirmed → idle",
    ]


def test_without_the_latch_force_must_be_held(page, kind):
    page.set_attribute("no-latch")
    finger = page.finger(kind)
    point = page.press_until("selected", finger)
    finger.move(*point, 0.2)
    page.wait_for_state("updating")
    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"], 0.2)
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == [
        "idle → updating",
        "updating → selected",
        "selected → updating",
        "updating → idle",
    ]


def test_cap_and_threshold_are_attributes(page, kind):
    # p = 0.25 is 1.667 of 6.667: with a cap of 2 the intention is 0.833, over a threshold of 0.8.
    page.set_attribute("cap", "2")
    page.set_attribute("threshold", "0.8")
    page.set_attribute("confirm-label", "SURE?")
    finger = page.finger(kind)
    finger.down(*page.centre(), HALF)
    page.wait_for_state("selected")
    assert page.get("intention") == pytest.approx(0.833, abs=0.01)
    page.wait_for_label("SURE?")


@pytest.mark.pitfall(17)
def test_second_press_within_the_guard_is_ignored(page, kind):
    finger = page.finger(kind)
    point = page.centre()
    page.confirm_by_force(finger, point)
    fired = [entry["t"] for entry in page.log() if entry["line"] == "confirm"]
    assert len(fired) == 1

    finger.down(*point, FULL)
    began = page.now()
    finger.up()
    assert began - fired[0] < 600, "the machine was too slow for this test to say anything"
    assert (page.state, page.events()) == ("idle", [])

    page.wait_out_guard()
    page.confirm_by_force(finger, point)
    assert page.events() == FIRED


# A screen without a sensor says a constant 0, 0.5 or 1; none of them may count as force (pitfalls 2 and 3).
@pytest.mark.pitfall(2, 3)
@pytest.mark.parametrize("constant", [0, 0.5, 1])
def test_touch_without_a_sensor_is_served_by_time(page, engine, constant):
    finger = page.finger("touch")
    finger.down(*page.centre(), constant)
    eventually(lambda: 0.02 < page.get("intention") < 0.9, "the intention grows with time", 1.5)
    assert (page.state, page.get("source")) == ("updating", "time")


@pytest.mark.pitfall(5)
def test_one_hand_over_from_time_to_force_never_back(page, engine):
    finger = page.finger("touch")
    point = page.centre()
    finger.down(*point, 1)
    eventually(lambda: page.get("intention") > 0.2, "the ramp runs", 2)
    before = page.get("intention")
    # Lighter than the ramp's intention: the source changes, the ring does not jump down.
    finger.move(*point, 0.05)
    eventually(lambda: page.get("source") == "measured", "the sensor is believed")
    assert page.get("intention") >= before
    # 1 is now a measured value, and full.
    finger.move(*point, 1)
    page.wait_for_state("selected")
    assert page.get("source") == "measured"


@pytest.mark.pitfall(1)
def test_weak_grip_is_not_locked_out(page, engine):
    finger = page.finger("touch")
    finger.down(*page.centre(), HALF)
    # 2 s below full, then the ramp carries on from 0.556: another 0.9 s.
    page.wait_for_state("selected", deadline=5)
    lines = [(entry["line"], round(entry["t"] / 1000, 3)) for entry in page.log()]
    assert [line for line, _ in lines] == ["idle → updating", "updating → selected"]
    assert 2.5 <= lines[1][1] - lines[0][1] <= 3.6
    assert page.get("source") == "time"
