"""A scale's calibration, kept and given back."""

import json

import pytest

from calibration import MASSES, OLD, calibration, expect_line, fit, weigh
from scale import FULL_SCALE


def test_round_trip_through_json(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    weigh(scale, finger, MASSES.items())
    scale.evaluate(
        """
        window.fresh = document.createElement('pressure-scale')
        fresh.id = 'fresh'
        document.getElementById('next').after(fresh)
        fresh.calibration = JSON.stringify(document.getElementById('scale').calibration)
        """
    )
    wanted = calibration(scale)
    assert calibration(scale, "fresh") == wanted
    # The same by an object; what it has from now on is not the object's.
    scale.evaluate(
        "const given = document.getElementById('scale').calibration; fresh.calibration = given;"
        " given.points[0].grams = 1e6; fresh.calibration.points.pop()"
    )
    assert calibration(scale, "fresh") == wanted
    scale.evaluate("document.getElementById('scale').remove(); fresh.settleDuration = 60")
    scale.id = "fresh"
    finger.down(*scale.centre(), 0.3)
    assert scale.grams == pytest.approx(wanted["offset"] + wanted["slope"] * 0.3 * FULL_SCALE, abs=0.01)


def test_only_points_are_read(scale, engine):
    scale.evaluate(
        "document.getElementById('scale').calibration = { ...arguments[0], slope: 1e6, offset: -5, more: true }", OLD
    )
    expect_line(calibration(scale), [(point["force"], point["grams"]) for point in OLD["points"]])


@pytest.mark.parametrize("nothing", ["null", "'null'", "{ 'pressurekit-calibration': 1, points: [] }"])
def test_set_to_nothing(scale, engine, nothing):
    scale.evaluate("document.getElementById('scale').calibration = arguments[0]", OLD)
    scale.evaluate(f"document.getElementById('scale').calibration = {nothing}")
    assert (scale.get("calibration"), scale.get("calibrationFault"), scale.get("range")) == (None, None, 385)


def test_removed_and_put_back_keeps_it(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    weigh(scale, finger, MASSES.items())
    wanted = calibration(scale)
    away = scale.evaluate(
        """
        window.away = document.getElementById('scale')
        away.remove()
        return new Promise((done) => setTimeout(() => done(JSON.stringify(away.calibration.points))))
        """
    )
    assert json.loads(away) == wanted["points"]
    scale.evaluate("next.before(away)")
    assert calibration(scale) == wanted
    finger.down(*scale.centre(), 0.3)
    assert scale.grams == pytest.approx(wanted["offset"] + wanted["slope"] * 0.3 * FULL_SCALE, abs=0.01)


def test_set_before_it_is_in_a_page(scale, engine):
    scale.evaluate(
        """
        window.fresh = document.createElement('pressure-scale')
        fresh.calibration = arguments[0]
        """,
        OLD,
    )
    assert calibration(scale, "fresh")["points"] == OLD["points"]
    scale.evaluate("document.getElementById('next').after(fresh)")
    expect_line(calibration(scale, "fresh"), [(point["force"], point["grams"]) for point in OLD["points"]])


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_set_before_the_element_is_defined(scale):
    scale.open("late.html", ready=False)
    scale.evaluate(
        """
        const early = document.createElement('pressure-scale')
        early.id = 'early'
        // Set before there are properties to set: they must not hide the element's own.
        early.calibration = arguments[0]
        early.unit = 'oz'
        early.settleDuration = 7
        document.getElementById('second-place').append(early)
        return loadKit()
        """,
        OLD,
    )
    scale.id = "early"
    scale.wait_for_kit()
    assert [scale.get(name) for name in ("state", "unit", "settleDuration", "text")] == ["rest", "oz", 7, "0.00 oz"]
    found = calibration(scale, "document.getElementById('early')")
    expect_line(found, [(point["force"], point["grams"]) for point in OLD["points"]])
    assert scale.get("range") == pytest.approx(found["offset"] + found["slope"] * FULL_SCALE, abs=0.01)


def test_holds_at_once(scale, engine):
    """For a script that sets it and asks in the same breath."""
    line = fit([(point["force"], point["grams"]) for point in OLD["points"]])
    ranges = scale.evaluate(
        """
        const scale = document.getElementById('scale')
        const ranges = [scale.range]
        scale.calibration = arguments[0]
        ranges.push(Math.round(scale.range))
        scale.clearCalibration()
        ranges.push(scale.range)
        scale.capacity = 500
        ranges.push(scale.range)
        return ranges
        """,
        OLD,
    )
    assert ranges == [385, round(line["offset"] + line["slope"] * FULL_SCALE), 385, 500]
