"""The demo's Scale page: calibrate in steps with known masses."""

import json

import pytest

from demo_scale import DIAL, GOOD, calibration, scale  # The last one is a fixture.
from waiting import eventually


def test_three_masses_calibrate(scale):
    assert "not calibrated" in scale.text("calibrated")
    scale.calibrate()
    assert scale.is_shown("no-points") and not scale.is_shown("fit")
    for grams, force in [(20, 0.15), (40, 0.3), (60, 0.46)]:
        scale.add(grams, force)
    assert [grams for grams, _ in scale.points()] == [20, 40, 60]
    assert [force for _, force in scale.points()] == [1.0, 2.0, 3.07]
    assert scale.marks() == 3
    assert float(scale.text("r-squared")) > 0.99
    assert scale.text("slope").endswith(" g")
    assert "±" not in scale.text("deviation") and scale.text("deviation").endswith(" g")
    assert "calibrated with 3 known masses" in scale.text("calibrated")
    assert [row[0] for row in scale.rows()] == ["20 g", "40 g", "60 g"]
    kept = scale.kept()
    assert [point["grams"] for point in kept["points"]] == [20, 40, 60]

    scale.reload()
    scale.calibrate()
    eventually(lambda: scale.marks() == 3, "the plot is drawn")
    assert scale.evaluate("return scale.calibration") == kept
    assert float(scale.text("r-squared")) > 0.99
    # Now it reads on the new line.
    finger = scale.press(0.3)
    assert scale.get("grams") == pytest.approx(39.5, abs=1)
    finger.up()


def test_add_only_what_is_measured(scale):
    scale.calibrate()
    disabled = "return document.getElementById('add').disabled"
    assert scale.evaluate(disabled)
    assert scale.text("hold") == "Nothing is on the dial."
    finger = scale.finger("touch")
    point = scale.dial()
    finger.down(*point, 0.2)
    scale.wait_for_text("hold", "Hold still")
    eventually(lambda: not scale.evaluate(disabled), "it can be added")
    scale.wait_for_text("hold", "Settled: add it now.")
    scale.click("#add")
    assert scale.points() == [[5, 1.33]]
    assert scale.text("added").startswith("Added 5 g")
    finger.move(*point, 1)
    scale.wait_for_text("hold", "Too much")
    assert scale.evaluate(disabled)
    finger.up()
    scale.wait_for_text("hold", "Nothing is on the dial.")
    assert scale.evaluate(disabled)


def test_second_finger_adds(scale):
    """A tap makes no click while another finger presses."""
    scale.calibrate()
    scale.evaluate("document.getElementById('add').scrollIntoView({ block: 'end', behavior: 'instant' })")
    left, top, width, height = scale.evaluate(
        f"const box = {DIAL}.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]"
    )
    assert top >= 0, "the dial stays in view on a phone"
    finger = scale.finger("touch")
    finger.down(left + width / 2, top + height / 2, 0.2)
    scale.wait_for_state("settled", deadline=8)
    # Not a real one: after two touches on two elements, DevTools delivers none to the pages that come.
    scale.evaluate(
        "document.getElementById('add').dispatchEvent("
        "new PointerEvent('pointerdown', { pointerId: 99, pointerType: 'touch', isPrimary: false, bubbles: true }))"
    )
    assert len(scale.points()) == 1 and scale.state == "settled"
    finger.up()


def test_armed_once(scale):
    scale.calibrate()
    scale.click("#arm")
    assert scale.text("hold") == "5 g on the dial will be added when settled."
    scale.settle(0.2)
    assert not scale.evaluate("return document.getElementById('arm').checked")
    scale.settle(0.4)
    assert scale.points() == [[5, 1.33]]


def test_stepper_and_typed_grams(scale):
    scale.calibrate()
    value = "return [document.getElementById('mass').value, document.getElementById('nickels').textContent]"
    scale.click("#more")
    assert scale.evaluate(value) == ["10", "2 nickels"]
    for _ in range(3):
        scale.click("#fewer")
    assert scale.evaluate(value) == ["0", "0 nickels"]
    scale.type("mass", "12,5")
    assert scale.evaluate(value) == ["12,5", "no nickels"]
    scale.click("#more")
    assert scale.evaluate(value) == ["15", "3 nickels"]
    scale.type("mass", "12.5")
    scale.click("#fewer")
    assert scale.evaluate(value) == ["10", "2 nickels"]


@pytest.mark.parametrize("mass", ["", "-1", "heavy", "100001"])
def test_no_mass(scale, mass):
    scale.calibrate()
    scale.type("mass", mass)
    scale.click("#arm")
    finger = scale.press(0.2)
    scale.wait_for_text("mass-reason", "Type the mass in grams")
    assert scale.points() == []
    scale.type("mass", "2.5")
    assert scale.text("mass-reason") == ""
    scale.click("#add")
    assert scale.points() == [[2.5, 1.33]]
    finger.up()


def test_same_mass_twice_says_why(scale):
    scale.calibrate()
    scale.add(5, 0.2)
    assert scale.text("fault") == "Two known masses or more are needed."
    scale.add(5, 0.3)
    assert scale.text("fault") == "All masses are the same."
    assert scale.text("slope") == "–"
    assert "not calibrated" in scale.text("calibrated")
    assert (scale.marks(), len(scale.rows())) == (2, 2)
    scale.add(10, 0.4)
    assert scale.text("fault") == ""
    assert "calibrated with 3" in scale.text("calibrated")


def test_remove_a_point(scale):
    scale.open(kept=json.dumps(GOOD))
    scale.calibrate()
    eventually(lambda: scale.marks() == 4, "the plot is drawn")
    scale.click("#points tr:nth-child(2) .remove")
    assert scale.points() == [[20, 1], [58, 3], [81, 4]]
    assert [row[0] for row in scale.rows()] == ["20 g", "58 g", "81 g"]
    assert scale.marks() == 3
    assert [point["grams"] for point in scale.kept()["points"]] == [20, 58, 81]
    assert scale.evaluate("return document.activeElement.closest('tr')?.rowIndex") == 2
    for _ in range(3):
        scale.click("#points .remove")
    assert (scale.points(), scale.kept()) == ([], None)
    assert scale.is_shown("no-points")
    assert scale.evaluate("return document.activeElement.id") == "points-title"


def test_start_over(scale):
    scale.open(kept=json.dumps(GOOD))
    scale.calibrate()
    scale.show("restart")
    scale.confirm_by_force(scale.finger("touch"))
    scale.id = "scale"
    eventually(lambda: scale.points() == [], "nothing is left")
    assert scale.kept() is None
    assert "Started over" in scale.text("added")
    assert scale.get("grams") == 0
