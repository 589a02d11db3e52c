"""A scale calibrated with known masses: the fitted line, points without a line, stored calibrations, and refusals.

The core tests the least squares (CalibrationTests). These tests show the element's inputs and outputs.
"""

import pytest

from calibration import MASSES, OLD, fit, line_through, points_of
from scale import FULL_SCALE

OLD_POINTS = [(point["force"], point["grams"]) for point in OLD["points"]]
OLD_LINE = fit(OLD_POINTS)
OLD_RANGE = OLD_LINE["offset"] + OLD_LINE["slope"] * FULL_SCALE
NOTHING = [None, None, 385]


def about(value):
    return pytest.approx(value, abs=0.01)


def known(scale):
    return scale.read("calibration", "calibrationFault", "range")


@pytest.mark.pitfall(31)
def test_masses_give_a_line(scale, any_kind):
    """The fault after each mass is resolved by the next one."""
    scale.keep_weighing()
    finger = scale.finger(any_kind)
    points, faults = [], []
    assert known(scale) == NOTHING
    for grams, fraction in [(50, 0.12), *MASSES.items()]:
        finger.down(*scale.centre(), fraction)
        # A field's text is accepted as a number.
        force, count = scale.run("const { force } = scale; return [force, scale.addCalibrationPoint(given[0])]", str(grams))
        assert force == pytest.approx(fraction * FULL_SCALE, abs=1e-3)
        points.append((force, grams))
        assert count == len(points)
        faults.append(scale.get("calibrationFault"))
        finger.up()
        scale.tick()
    assert faults == ["Two known masses or more are needed", "All masses are the same", None, None]
    found = line_through(points)
    assert scale.get("calibration") == found
    line = fit(points)

    # Readings follow the line, including those below the smallest mass.
    for fraction in (0.3, 0.05):
        finger.down(*scale.centre(), fraction)
        wanted = line["offset"] + line["slope"] * fraction * FULL_SCALE
        assert scale.read("grams", "text") == [about(wanted), f"{int(wanted)} grams"]
        assert line["standardError"] < scale.get("standardError") < 20 * line["standardError"]
        finger.up()
        scale.tick()
    assert scale.read("grams", "range") == [0, about(line["offset"] + line["slope"] * FULL_SCALE)]


def test_two_masses_give_a_line_without_an_error(scale, engine):
    scale.set("calibration", {**OLD, "points": OLD["points"][1:]})
    assert scale.get("calibration") == line_through(OLD_POINTS[1:])
    scale.press(0.31)
    assert scale.get("standardError") is None


def test_points_without_a_line(scale, engine):
    """The scale reads as without a calibration, and keeps its points."""
    faults = {
        "Two known masses or more are needed": [(1, 50)],
        "All masses are the same": [(1, 50), (2, 50)],
        "All masses gave the same force": [(2, 50), (2, 90)],
        "More mass did not give more force": [(1, 90), (2, 50)],
    }
    scale.set("calibration", OLD)
    for fault, points in faults.items():
        found = scale.run(
            "scale.calibration = given[0]; press(0.3);"
            " const found = [scale.calibration, scale.calibrationFault, scale.range, scale.text, scale.standardError];"
            " press(null); return found",
            {"pressurekit-calibration": 1, "points": [{"force": force, "grams": grams} for force, grams in points]},
        )
        assert found == [points_of(points), fault, 385, "115 grams", None]


def test_reading_follows_at_once(scale, engine):
    """The mass is still on the scale. The property changes at once, and the event follows in the next frame, which a
    settled scale must request."""
    seen = scale.run(
        """
        scale.calibration = { 'pressurekit-calibration': 1, points: [{ force: 2 / 3, grams: 50 }] }
        press(0.4)
        const seen = []
        for (const change of [() => scale.addCalibrationPoint(180.5), () => scale.clearCalibration()]) {
          await clock.pass(3000)
          if (counters.pending.frames) throw Error('it asks for frames')
          recorder.take()
          change()
          seen.push(scale.text, recorder.take().length)
          await clock.tick()
          seen.push(recorder.take().map(({ line }) => line), root.querySelector('[part=number]').textContent)
        }
        seen.push(scale.calibration, scale.calibrationFault, scale.range)
        scale.capacity = 500
        seen.push(scale.range)
        return seen
        """
    )
    strays = "settled → weighing"
    assert seen == [
        "180 grams", 0, [strays, "reading 180 grams"], "180", "154 grams", 0, [strays, "reading 154 grams"], "154", *NOTHING, 500,
    ]


def test_tare_before_the_calibration(scale, engine):
    """A tare is stored as a force, so its weight follows the current line."""
    grams = scale.run("press(0.1); scale.tare(); press(null); scale.calibration = given[0]; press(0.3); return scale.grams", OLD)
    assert grams == about(OLD_LINE["slope"] * 0.2 * FULL_SCALE)


# Stored calibrations


def test_calibration_is_kept(scale, engine):
    """As JSON or as an object, with extra members. Later changes to the object do not affect the scale."""
    changed = {**OLD, "slope": 1e6, "offset": -5, "more": True}
    changed["points"] = [{**point, "more": 1} for point in OLD["points"]]
    given = {"an object": OLD, "with more": changed}
    for name, value in given.items():
        scale.set("calibration", value)
        assert known(scale) == [line_through(OLD_POINTS), None, about(OLD_RANGE)], name
        scale.evaluate("document.getElementById('scale').clearCalibration()")
        assert known(scale) == NOTHING, name
    found = scale.run(
        """
        scale.calibration = JSON.stringify(given[0])
        const copy = scale.calibration
        scale.calibration = copy
        copy.points[0].grams = 1e6
        scale.calibration.points.pop()
        scale.calibration.points[0].force = 7
        return scale.calibration
        """,
        changed,
    )
    assert found == line_through(OLD_POINTS)


def test_no_calibration(scale, engine):
    for nothing in ("null", "'null'", "{ 'pressurekit-calibration': 1, points: [] }", "{ 'pressurekit-calibration': 1 }"):
        scale.set("calibration", OLD)
        scale.run(f"scale.calibration = {nothing}")
        assert known(scale) == NOTHING, nothing


def test_calibration_of_a_scale_outside_a_page(scale, engine):
    """Set before the element enters a page, or kept after it left: it has only the points until the engine can fit them."""
    seen = scale.run(
        """
        const fresh = document.createElement('pressure-scale')
        // The other scale is drawn once more when its colours are known, and both share one request for a frame.
        while (counters.pending.frames) await clock.tick()
        const { scheduled } = counters
        fresh.calibration = given[0]
        // There is nothing to draw, so no frame is requested.
        if (counters.scheduled > scheduled) throw Error('it asks for a frame')
        const see = () => [fresh.calibration, fresh.calibrationFault, fresh.range]
        const seen = [see()]
        scale.after(fresh)
        seen.push(see())
        fresh.remove()
        await clock.tick()
        seen.push(see())
        scale.after(fresh)
        press(0.3, fresh)
        seen.push(see())
        return [...seen, fresh.grams]
        """,
        OLD,
    )
    inside = [line_through(OLD_POINTS), None, about(OLD_RANGE)]
    outside = [points_of(OLD_POINTS), None, None]
    seen[0][2] = seen[2][2] = None
    assert seen == [outside, inside, outside, inside, about(OLD_LINE["offset"] + OLD_LINE["slope"] * 2)]


# Refusals

POINT = "{ force: 1, grams: 1 }"
NO_VERSION = ["TypeError", '"pressurekit-calibration" is not 1']


def of_points(*points):
    return f"{{ 'pressurekit-calibration': 1, points: [{', '.join(points)}] }}"


def no_point(number):
    return ["RangeError", f"Calibration point {number}: force and grams must be numbers from 0 to 1,000,000"]


REFUSED = {
    "'a line'": ["SyntaxError"],
    "''": ["SyntaxError"],
    "{ 'pressurekit-calibration': 2, points: [] }": NO_VERSION,
    "{ 'pressurekit-calibration': '1', points: [] }": NO_VERSION,
    f"{{ points: [{POINT}] }}": NO_VERSION,
    "'[1, 2]'": NO_VERSION,
    "7": NO_VERSION,
    "undefined": NO_VERSION,
    "{ 'pressurekit-calibration': 1, points: 7 }": ["TypeError", '"points" is not a list'],
    of_points(POINT, "null"): no_point(2),
    of_points(POINT, "{ force: 2 }"): no_point(2),
    of_points("{ force: -1e-9, grams: 2 }", POINT): no_point(1),
    of_points(POINT, "{ force: 2, grams: -1e-9 }"): no_point(2),
    of_points(POINT, "{ force: '2', grams: 2 }"): no_point(2),
    of_points(POINT, "{ force: 2, grams: Infinity }"): no_point(2),
    of_points(POINT, POINT, "{ force: 2, grams: 1000001 }"): no_point(3),
    of_points("{ force: 1000001, grams: 2 }"): no_point(1),
    of_points("{ force: NaN, grams: 2 }"): no_point(1),
}
POINTS_REFUSED = {
    mass: no_point(4) for mass in ("-1", "NaN", "Infinity", "1000001", "'a cup'", "undefined", "")
}


def thrown(scale, statement, what="scale"):
    """The name and message of a statement's error. It changes nothing."""
    before = known(scale)
    found = scale.run(
        f"const it = {what}; try {{ {statement}; return null }} catch (error) {{ return [error.name, error.message] }}"
    )
    assert known(scale) == before, statement
    return found


def expect_refused(scale, statement, error, **of):
    found = thrown(scale, statement, **of)
    assert found and found[1], f"{statement} throws {found}"
    # The texts of a SyntaxError and of the browser's own errors differ between browsers.
    assert found[: len(error)] == error, statement


def test_invalid_calibrations_are_refused(scale, engine):
    scale.set("calibration", OLD)
    for value, error in REFUSED.items():
        expect_refused(scale, f"scale.calibration = {value}", error)
    # From 0 to the maximum.
    scale.set("calibration", {**OLD, "points": [{"force": 0, "grams": 0}, {"force": 1e6, "grams": 1e6}]})
    assert scale.read("calibrationFault", "range") == [None, about(FULL_SCALE)]


def test_invalid_points_are_refused(scale, engine):
    nothing = ["InvalidStateError", "Nothing is measured"]
    scale.set("calibration", OLD)
    expect_refused(scale, "scale.addCalibrationPoint(50)", nothing)
    scale.press(0)
    expect_refused(scale, "scale.addCalibrationPoint(50)", nothing)
    scale.pass_time(0.6)
    assert scale.state == "unmeasured"
    expect_refused(scale, "scale.addCalibrationPoint(50)", nothing)
    scale.press(0.3)
    for mass, error in POINTS_REFUSED.items():
        expect_refused(scale, f"scale.addCalibrationPoint({mass})", error)
    expect_refused(
        scale, "it.addCalibrationPoint(50)", ["InvalidStateError", "It is in no page"], what="document.createElement('pressure-scale')"
    )
