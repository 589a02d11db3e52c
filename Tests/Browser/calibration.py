"""What the tests of a calibrated scale tell it, and what they expect of its line."""

import json
from statistics import fmean

import pytest

from scale import FULL_SCALE

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
