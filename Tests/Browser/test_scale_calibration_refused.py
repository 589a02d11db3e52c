"""What a scale refuses of a calibration; nothing changes by it."""

import pytest

from calibration import OLD, calibration


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
