"""Inputs for the tests of a calibrated scale, and the expected line."""

from statistics import fmean

import pytest

# Three masses in grams with their fractions of the sensor's range. They are not quite on a line.
MASSES = {50: 0.1, 90: 0.2, 180: 0.4}
OLD = {
    "pressurekit-calibration": 1,
    "points": [{"force": 1, "grams": 10}, {"force": 2, "grams": 30}, {"force": 4, "grams": 72}],
}


def fit(points):
    """Slope, offset, R² and standard error of the least-squares line of grams over force."""
    x, y = zip(*points, strict=True)
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


def line_through(points):
    """The complete calibration that a scale returns for points (force, grams)."""
    line = {name: value if value is None else pytest.approx(value, rel=1e-6, abs=1e-6) for name, value in fit(points).items()}
    return points_of(points) | line


def points_of(points):
    """The calibration for points that do not determine a line."""
    return {
        "pressurekit-calibration": 1,
        "points": [{"force": pytest.approx(force, abs=1e-6), "grams": grams} for force, grams in points],
    }
