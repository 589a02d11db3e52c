"""A scale that is told known masses: the line through them, what it is kept as, and what it refuses."""

import json
from statistics import fmean

import pytest

from scale import FULL_SCALE
from waiting import eventually

# Three masses in grams, and the parts of the sensor's range at which they lie; not quite on a line.
MASSES = {50: 0.1, 90: 0.2, 180: 0.4}
OLD = {
    "pressurekit-calibration": 1,
    "points": [{"force": 1, "grams": 10}, {"force": 2, "grams": 30}, {"force": 4, "grams": 72}],
}


def add(scale, grams):
    """Adds a point; gives the force that the scale said just before, and how many points there are."""
    return scale.evaluate(
        "const scale = document.getElementById('scale'); return [scale.force, scale.addCalibrationPoint(arguments[0])]",
        grams,
    )


def weigh(scale, finger, points):
    """Presses with each force and adds its mass; gives the points as the test saw them."""
    seen = []
    for grams, fraction in points:
        finger.down(*scale.centre(), fraction)
        force, count = add(scale, grams)
        assert force == pytest.approx(fraction * FULL_SCALE, abs=1e-3)
        seen.append((force, grams))
        assert count == len(seen)
        finger.up()
        scale.wait_for_state("rest")
    return seen


def fit(points):
    """Slope, offset, R² and standard error of the least squares of grams on force."""
    x, y = zip(*points)
    mean_x, mean_y = fmean(x), fmean(y)
    slope = sum((a - mean_x) * (b - mean_y) for a, b in points) / sum((a - mean_x) ** 2 for a in x)
    offset = mean_y - slope * mean_x
    left = sum((b - offset - slope * a) ** 2 for a, b in points)
    return {
        "slope": slope,
        "offset": offset,
        "rSquared": 1 - left / sum((b - mean_y) ** 2 for b in y),
        "standardError": (left / (len(points) - 2)) ** 0.5 if len(points) > 2 else None,
    }


def calibration(scale, element="document.getElementById('scale')"):
    return json.loads(scale.evaluate(f"return JSON.stringify({element}.calibration)"))


def expect_line(found, points):
    assert set(found) == {"pressurekit-calibration", "points", "slope", "offset", "rSquared", "standardError"}
    assert found["pressurekit-calibration"] == 1
    assert found["points"] == [{"force": force, "grams": grams} for force, grams in points]
    expected = fit(points)
    if len(points) == 2:
        assert (found["standardError"], expected.pop("standardError")) == (None, None)
    assert {name: found[name] for name in expected} == pytest.approx(expected, rel=1e-6, abs=1e-6)


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


# Kept and given back


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


def test_fault_is_mended_by_another_point(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    points = [(50, 0.1), (50, 0.12), (180, 0.4)]
    seen = weigh(scale, finger, points)
    assert scale.get("calibrationFault") is None
    expect_line(calibration(scale), seen)


# What is refused, and changes nothing


def refused(scale, statement):
    """The name and the message of what a statement throws; the calibration and the range stay as they were."""
    before = calibration(scale), scale.get("range"), scale.get("calibrationFault")
    thrown = scale.evaluate(
        f"""
        const scale = document.getElementById('scale')
        try {{
          {statement}
          return null
        }} catch (error) {{
          return [error.name, error.message]
        }}
        """
    )
    assert (calibration(scale), scale.get("range"), scale.get("calibrationFault")) == before
    assert thrown, f"{statement} throws nothing"
    assert thrown[1], "it does not say why"
    return thrown[0]


@pytest.fixture
def calibrated(scale):
    scale.evaluate("document.getElementById('scale').calibration = arguments[0]", OLD)
    scale.keep_weighing()
    assert scale.get("range") != 385
    return scale


def test_point_of_nothing_is_refused(calibrated, engine):
    assert refused(calibrated, "scale.addCalibrationPoint(50)") == "InvalidStateError"
    finger = calibrated.finger("mouse")
    finger.down(*calibrated.centre())
    assert refused(calibrated, "scale.addCalibrationPoint(50)") == "InvalidStateError"
    calibrated.wait_for_state("unmeasured")
    assert refused(calibrated, "scale.addCalibrationPoint(50)") == "InvalidStateError"


def test_point_of_an_element_in_no_page_is_refused(scale, engine):
    scale.evaluate("window.away = document.createElement('pressure-scale')")
    assert refused(scale, "away.addCalibrationPoint(50)") == "InvalidStateError"
    assert refused(scale, "away.tare()") == "InvalidStateError"


@pytest.mark.parametrize("mass", ["-1", "NaN", "Infinity", "'a cup'", "undefined", ""])
def test_bad_mass_is_refused(calibrated, engine, mass):
    calibrated.finger("touch").down(*calibrated.centre(), 0.3)
    assert calibrated.get("source") == "measured"
    assert refused(calibrated, f"scale.addCalibrationPoint({mass})") == "RangeError"


POINT = "{ force: 1, grams: 1 }"
BAD = {
    "no JSON": ("'a line'", "SyntaxError"),
    "nothing of JSON": ("''", "SyntaxError"),
    "another version": ("{ 'pressurekit-calibration': 2, points: [] }", "TypeError"),
    "no version": (f"{{ points: [{POINT}] }}", "TypeError"),
    "another thing": ("'[1, 2]'", "TypeError"),
    "a number": ("7", "TypeError"),
    "undefined": ("undefined", "TypeError"),
    "no list": ("{ 'pressurekit-calibration': 1, points: 7 }", "TypeError"),
    "no point": (f"{{ 'pressurekit-calibration': 1, points: [{POINT}, null] }}", "TypeError"),
    "half a point": (f"{{ 'pressurekit-calibration': 1, points: [{POINT}, {{ force: 2 }}] }}", "RangeError"),
    "a negative force": (f"{{ 'pressurekit-calibration': 1, points: [{POINT}, {{ force: -1, grams: 2 }}] }}", "RangeError"),
    "a negative mass": (f"{{ 'pressurekit-calibration': 1, points: [{POINT}, {{ force: 2, grams: -2 }}] }}", "RangeError"),
    "a text": (f"{{ 'pressurekit-calibration': 1, points: [{POINT}, {{ force: '2', grams: 2 }}] }}", "RangeError"),
    "endless": (f"{{ 'pressurekit-calibration': 1, points: [{POINT}, {{ force: 2, grams: Infinity }}] }}", "RangeError"),
}


@pytest.mark.parametrize("name", BAD)
def test_bad_calibration_is_refused(calibrated, engine, name):
    value, error = BAD[name]
    assert refused(calibrated, f"scale.calibration = {value}") == error
