"""A scale that is told known masses: the line through them, and what gives none."""

import pytest

from calibration import MASSES, OLD, add, calibration, expect_line, weigh
from scale import FULL_SCALE
from waiting import eventually


def test_three_masses_give_a_line(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    assert scale.get("calibration") is None
    points = weigh(scale, finger, MASSES.items())
    found = calibration(scale)
    expect_line(found, points)
    assert scale.get("calibrationFault") is None

    # Readings follow it, and what was lighter than the least mass as well.
    for fraction in (0.3, 0.05):
        finger.down(*scale.centre(), fraction)
        wanted = found["offset"] + found["slope"] * fraction * FULL_SCALE
        assert scale.grams == pytest.approx(wanted, abs=0.01)
        assert scale.text == f"{int(wanted)} grams"
        assert scale.get("standardError") > found["standardError"]
        finger.up()
        scale.wait_for_state("rest")
    assert scale.grams == 0
    assert scale.get("range") == pytest.approx(found["offset"] + found["slope"] * FULL_SCALE, abs=0.01)


def test_two_masses_give_a_line_without_an_error(scale, engine):
    scale.keep_weighing()
    finger = scale.finger("touch")
    points = weigh(scale, finger, [(50, 0.1), (180, 0.4)])
    expect_line(calibration(scale), points)
    finger.down(*scale.centre(), 0.4)
    scale.wait_for_text("180 grams" if scale.grams >= 180 else "179 grams")
    assert scale.grams == pytest.approx(180, abs=0.01)
    assert scale.get("standardError") is None


def test_reading_follows_at_once(scale, kind):
    """With the mass still on it."""
    scale.keep_weighing()
    finger = scale.finger(kind)
    weigh(scale, finger, [(50, 0.1)])
    finger.down(*scale.centre(), 0.4)
    scale.wait_for_text("154 grams")
    scale.events()
    add(scale, 180.5)
    scale.wait_for_text("180 grams")
    # The property follows at once, the event with the next frame.
    eventually(lambda: scale.events() == ["reading 180 grams"], "it says so")
    scale.evaluate("document.getElementById('scale').clearCalibration()")
    scale.wait_for_text("154 grams")
    eventually(lambda: scale.events() == ["reading 154 grams"], "it says so")
    assert (scale.get("calibration"), scale.get("calibrationFault")) == (None, None)


def test_tare_before_the_calibration(scale, kind):
    """What was tared is a force: it weighs by the line that holds now."""
    scale.keep_weighing()
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.1)
    scale.wait_for_text("38 grams")
    scale.evaluate("document.getElementById('scale').tare()")
    finger.up()
    scale.wait_for_state("rest")
    scale.evaluate("document.getElementById('scale').calibration = arguments[0]", OLD)
    finger.down(*scale.centre(), 0.3)
    slope = calibration(scale)["slope"]
    assert scale.grams == pytest.approx(slope * 0.2 * FULL_SCALE, abs=0.01)


# What gives no line

FAULTS = {
    "one point": ([(50, 0.1)], "Two known masses"),
    "one mass": ([(50, 0.1), (50, 0.3)], "masses are the same"),
    "the same force": ([(50, 0.3), (90, 0.3)], "same"),
    "downwards": ([(90, 0.1), (50, 0.3)], "More mass"),
}


@pytest.mark.parametrize("name", FAULTS)
def test_fault(scale, kind, name):
    points, fault = FAULTS[name]
    scale.keep_weighing()
    finger = scale.finger(kind)
    if name == "the same force":
        # Pressed, it would not be quite the same.
        both = {"pressurekit-calibration": 1, "points": [{"force": 2, "grams": grams} for grams, _ in points]}
        scale.evaluate("document.getElementById('scale').calibration = arguments[0]", both)
    else:
        weigh(scale, finger, points)
    assert fault in scale.get("calibrationFault")
    found = calibration(scale)
    assert [point["grams"] for point in found["points"]] == [grams for grams, _ in points]
    assert [found.get(key) for key in ("slope", "offset", "rSquared", "standardError")] == [None] * 4
    # It reads as if nobody had calibrated it.
    finger.down(*scale.centre(), 0.3)
    assert (scale.text, scale.get("range"), scale.get("standardError")) == ("115 grams", 385, None)


@pytest.mark.pitfall(31)
def test_fault_is_mended_by_another_point(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    points = [(50, 0.1), (50, 0.12), (180, 0.4)]
    seen = weigh(scale, finger, points)
    assert scale.get("calibrationFault") is None
    expect_line(calibration(scale), seen)
