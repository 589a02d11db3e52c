"""What has no sensor weighs nothing, and says so; the simulated finger weighs in every engine. Units and mode."""

import pytest

from scale import grams_at
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@EVERYWHERE
def test_mouse_is_not_measured(scale):
    finger = scale.finger("mouse")
    finger.down(*scale.centre())
    scale.wait_for_state("weighing")
    assert scale.text == "0 grams"
    scale.wait_for_state("unmeasured")
    assert (scale.text, scale.grams, scale.get("percent"), scale.get("source")) == ("No force measured", 0, 0, "none")
    eventually(lambda: scale.look()["unit"]["text"] == "No force measured", "it is drawn")
    assert not any(sign.isdigit() for sign in scale.look()["number"]["text"])
    eventually(lambda: scale.status == "No force measured", "it is said")
    finger.up()
    scale.wait_for_state("rest")
    assert scale.text == "0 grams"
    eventually(lambda: scale.look()["number"]["text"] == "0", "it is drawn")
    log = scale.log()
    assert [entry["line"] for entry in log] == ["rest → weighing", "weighing → unmeasured", "unmeasured → rest"]
    assert log[1]["t"] - log[0]["t"] == pytest.approx(500, abs=300)
    assert [entry["detail"]["text"] for entry in log] == ["0 grams", "No force measured", "0 grams"]
    assert {entry["detail"]["grams"] for entry in log} == {0}


# A screen without a sensor says a constant 0, 0.5 or 1.
@pytest.mark.pitfall(3)
@pytest.mark.parametrize("constant", [0, 0.5, 1])
def test_touch_without_a_sensor_is_not_measured(scale, engine, constant):
    finger = scale.finger("touch")
    finger.down(*scale.centre(), constant)
    scale.wait_for_state("unmeasured")
    finger.up()
    scale.wait_for_state("rest")
    assert scale.events() == ["rest → weighing", "weighing → unmeasured", "unmeasured → rest"]


def test_sensor_that_speaks_late_is_believed(scale, engine):
    scale.keep_weighing()
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.5)
    scale.wait_for_state("unmeasured")
    finger.move(*scale.centre(), 0.3)
    scale.wait_for_text("115 grams")
    # Now it is a measured value.
    finger.move(*scale.centre(), 0.5)
    scale.wait_for_text("192 grams")
    assert scale.states() == ["rest → weighing", "weighing → unmeasured", "unmeasured → weighing"]


# The simulator


def simulate(scale):
    scale.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    scale.keep_weighing()
    finger = scale.finger("mouse")
    finger.down(*scale.centre())
    scale.wait_for_text("38 grams")
    assert (scale.state, scale.get("source")) == ("weighing", "measured")
    return finger


@EVERYWHERE
def test_keys_push_harder(scale):
    finger = simulate(scale)
    for key, text in (("3", "115 grams"), ("6", "231 grams"), ("9", "346 grams")):
        scale.browser.key_down(key)
        scale.wait_for_text(text)
        scale.browser.key_up(key)
        scale.wait_for_force(0.1)
    finger.up()
    scale.wait_for_state("rest")
    assert (scale.text, scale.states()) == ("0 grams", ["rest → weighing", "weighing → rest"])


@EVERYWHERE
def test_wheel_pushes_harder(scale):
    finger = simulate(scale)
    scale.evaluate("document.body.style.setProperty('min-height', '3000px')")
    for _ in range(40):
        if scale.state == "overload":
            break
        before = scale.get("force")
        finger.wheel(-100)
        eventually(lambda: scale.get("force") > before, "the force rises")
    assert (scale.state, scale.text) == ("overload", "385+ grams")
    # The wheel was for the simulator: the page stays.
    assert scale.evaluate("return scrollY") == 0
    finger.up()
    scale.wait_for_state("rest")


# Units and mode, all at 0.305 of the range: 117.425 g

UNITS = {
    "g": ("117 grams", "117", "grams"),
    "oz": ("4.14 oz", "4.14", "oz"),
    "N": ("1.15 N", "1.15", "N"),
    # Whatever is no unit; an object has some of these by itself.
    "stone": ("117 grams", "117", "grams"),
    "constructor": ("117 grams", "117", "grams"),
    "": ("117 grams", "117", "grams"),
}


@pytest.mark.parametrize("unit", UNITS)
def test_unit(scale, kind, unit):
    text, number, below = UNITS[unit]
    scale.set("unit", unit)
    scale.finger(kind).down(*scale.centre(), 0.305)
    scale.wait_for_text(text)
    # Whatever is shown.
    assert scale.grams == pytest.approx(grams_at(0.305), abs=0.01)
    assert scale.get("percent") == pytest.approx(30.5, abs=0.01)
    eventually(
        lambda: [scale.look()[part]["text"] for part in ("number", "unit")] == [number, below],
        "the number is drawn",
    )


def test_percent(scale, kind):
    scale.keep_weighing()
    scale.set("mode", "percent")
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.305)
    scale.wait_for_text("30% force")
    eventually(lambda: (scale.look()["number"]["text"], scale.look()["unit"]["text"]) == ("30", "% force"), "drawn")
    # A tare is a weight.
    scale.evaluate("document.getElementById('scale').tare()")
    scale.pass_frames(2)
    assert (scale.text, scale.grams) == ("30% force", pytest.approx(0, abs=0.01))
    finger.move(*scale.centre(), 1)
    scale.wait_for_text("100+% force")
    finger.up()
    scale.wait_for_text("0% force")


def test_singular(scale, kind):
    scale.finger(kind).down(*scale.centre(), 0.004)
    scale.wait_for_text("1 gram")
    eventually(lambda: scale.look()["unit"]["text"] == "gram", "the unit is drawn")


def test_unit_changes_during_a_weighing(scale, kind):
    scale.keep_weighing()
    scale.finger(kind).down(*scale.centre(), 0.305)
    scale.wait_for_text("117 grams")
    scale.events()
    for unit, text in (("oz", "4.14 oz"), ("N", "1.15 N"), ("g", "117 grams")):
        scale.set("unit", unit)
        scale.wait_for_text(text)
        eventually(lambda: scale.look()["number"]["text"] == text.split()[0], "the number is drawn")
    assert scale.events() == ["reading 4.14 oz", "reading 1.15 N", "reading 117 grams"]


def test_text_never_has_the_number_of_another_unit(scale, engine):
    scale.keep_weighing()
    scale.finger("touch").down(*scale.centre(), 0.305)
    scale.wait_for_text("117 grams")
    texts = scale.evaluate(
        """
        const scale = document.getElementById('scale')
        return ['oz', 'N', 'g'].map((unit) => {
          scale.unit = unit
          return scale.text
        })
        """
    )
    assert texts == ["4.14 oz", "1.15 N", "117 grams"]


def test_attributes_and_properties(scale, engine):
    names = ("capacity", "unit", "mode", "settleRange", "settleDuration", "tareLabel", "disabled")
    assert [scale.get(name) for name in names] == [385, "g", "weight", 2, 1, "Tare", False]
    for name, value in zip(names, (500, "oz", "percent", 5, 2, "Zero", True)):
        scale.set(name, value)
    attributes = ("capacity", "unit", "mode", "settle-range", "settle-duration", "tare-label", "disabled")
    assert scale.evaluate(
        "return arguments[0].map((name) => document.getElementById('scale').getAttribute(name))", attributes
    ) == ["500", "oz", "percent", "5", "2", "Zero", ""]
    for name in names:
        scale.set(name, None)
    assert [scale.get(name) for name in names] == [385, "g", "weight", 2, 1, "Tare", False]


@pytest.mark.parametrize("name, value, used", [("capacity", "0", 385), ("capacity", "x", 385), ("settle-range", "-1", 2)])
def test_attribute_out_of_range_is_not_used(scale, engine, name, value, used):
    scale.set_attribute(name, value)
    assert scale.get("settleRange" if name == "settle-range" else name) == used
