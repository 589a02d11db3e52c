"""The tare of a scale: what is on it counts as nothing, until it is taken back."""

import pytest

from scale import grams_at
from waiting import eventually

# About 20 g, and about 15 g.
CUP = 0.0525
LESS = 0.039


def test_tare_while_pressed(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    finger.down(*scale.centre(), CUP)
    scale.wait_for_text("20 grams")
    scale.events()
    scale.evaluate("document.getElementById('scale').tare()")
    assert (scale.text, scale.state) == ("0 grams", "weighing")
    assert scale.events() == ["reading 0 grams"]
    assert scale.get("peak") == pytest.approx(0, abs=1e-6)

    finger.move(*scale.centre(), LESS)
    scale.wait_for_force(LESS)
    assert scale.grams == pytest.approx(grams_at(LESS) - grams_at(CUP), abs=0.07)
    assert scale.text == "-5 grams"
    # Not of the tare, but of the sensor.
    assert scale.get("percent") == pytest.approx(3.9, abs=0.03)

    finger.up()
    scale.wait_for_state("rest")
    assert scale.text == "0 grams"
    assert scale.last_reading() == "reading 0 grams"


@pytest.mark.pitfall(29)
def test_tare_holds_until_it_is_cleared_at_rest(scale, kind):
    scale.keep_weighing()
    finger = scale.finger(kind)
    finger.down(*scale.centre(), CUP)
    scale.wait_for_text("20 grams")
    scale.evaluate("document.getElementById('scale').tare()")
    finger.up()
    scale.wait_for_state("rest")
    finger.down(*scale.centre(), 0.1)
    scale.wait_for_text("18 grams")
    assert scale.grams == pytest.approx(grams_at(0.1 - CUP), abs=0.01)
    finger.up()
    scale.wait_for_state("rest")

    scale.tap_tare(scale.finger("mouse"))
    finger.down(*scale.centre(), 0.1)
    scale.wait_for_text("38 grams")


def test_full_less_the_tare(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre(), CUP)
    scale.wait_for_text("20 grams")
    scale.evaluate("document.getElementById('scale').tare()")
    finger.move(*scale.centre(), 1)
    scale.wait_for_state("overload")
    assert scale.text == "364+ grams"


@pytest.mark.engines("chromium", "firefox")
def test_tare_button_is_tapped_by_another_finger(scale, engine):
    """One finger keeps the weight on the dial."""
    scale.keep_weighing()
    finger = scale.finger("touch")
    finger.down(*scale.centre(), CUP)
    scale.wait_for_text("20 grams")
    scale.evaluate("window.tared = 0; scale.tare = () => (tared += 1)")
    left, top, width, height = scale.inner("button", "box")
    finger.down(left + width / 2, top + height / 2, 0.2, contact=1)
    finger.up(contact=1)
    eventually(lambda: scale.evaluate("return tared") == 1, "it tares", 2)
    assert scale.state == "weighing"


def test_tare_settles_anew(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_state("settled")
    scale.events()
    scale.evaluate("document.getElementById('scale').tare()")
    assert scale.events() == ["settled → weighing", "reading 0 grams"]
    scale.wait_for_state("settled")
    assert scale.events() == ["settle 0 grams", "weighing → settled"]
