"""The readings and events of a scale, with one whole weighing by each kind of contact in each engine."""

import pytest

from scale import grams_at


def about(value):
    return pytest.approx(value, abs=0.01)


def reading(text, grams, source="measured", state="weighing"):
    """The detail of a reading's events."""
    return {
        "grams": about(grams), "percent": about(grams / 3.85), "text": text, "settled": state == "settled",
        "overload": state == "overload", "source": source,
    }


def whole_log(scale):
    return [(entry["line"], entry["detail"]) for entry in scale.log()]


# Whole weighings


def test_the_whole_weighing(scale, kind):
    finger = scale.finger(kind)
    point = scale.centre()
    scale.fed()
    finger.down(*point, 0.3)
    # The first reading of a sensor is not smoothed.
    assert scale.read("state", "text", "grams", "percent", "force", "source", "settled", "overload") == [
        "weighing", "115 grams", about(115.5), about(30), about(2), "measured", False, False,
    ]
    began = reading("115 grams", 115.5)
    assert whole_log(scale) == [
        ("rest → weighing", {"state": "weighing", "previous": "rest", **began}), ("reading 115 grams", began),
    ]
    fed, *_ = scale.fed()
    source = "pen" if kind == "pen" else "touch"
    assert {name: fed[name] for name in ("call", "phase", "x", "y", "source", "force", "buttons", "isPrimary")} == {
        "call": "feed", "phase": "began", "x": pytest.approx(120, abs=0.8), "y": pytest.approx(120, abs=0.8), "source": source,
        "force": about(0.3), "buttons": 1, "isPrimary": True,
    }
    scale.pass_time(1.2)
    assert (scale.state, scale.get("settled")) == ("settled", True)
    rested = reading("115 grams", 115.5, state="settled")
    assert whole_log(scale) == [
        ("settle 115 grams", rested), ("weighing → settled", {"state": "settled", "previous": "weighing", **rested}),
    ]
    assert scale.run("return status.textContent") == "115 grams"

    finger.move(*point, 0.5)
    scale.wait_for_force(0.5)
    assert (scale.state, scale.text, scale.grams) == ("weighing", "192 grams", pytest.approx(192.5, abs=0.1))
    log = scale.log()
    # The reading changes by more than 2 g and then rises, with each gram reported once.
    grams = [entry["detail"]["grams"] for entry in log if entry["line"].startswith("reading")]
    assert grams == sorted(grams) and len(grams) > 3
    assert [entry["line"] for entry in log if "→" in entry["line"]] == ["settled → weighing"]
    assert log[-1]["line"] == "reading 192 grams"

    finger.move(*point, 1)
    scale.wait_for_state("overload")
    full = reading("385+ grams", 385, state="overload")
    assert whole_log(scale) == [
        ("weighing → overload", {"state": "overload", "previous": "weighing", **full}), ("reading 385+ grams", full),
    ]
    assert scale.read("text", "grams", "percent", "overload", "settled") == ["385+ grams", 385, 100, True, False]

    finger.up()
    scale.wait_for_state("rest")
    empty = reading("0 grams", 0, "none", "rest")
    assert whole_log(scale) == [
        ("overload → rest", {"state": "rest", "previous": "overload", **empty}), ("reading 0 grams", empty),
    ]
    assert scale.read("grams", "percent", "force", "peak", "source", "overload") == [0, 0, 0, about(385), "none", False]
    assert scale.fed()[-1]["phase"] == "ended"


@pytest.mark.pitfall(3)
@pytest.mark.engines("chromium", "firefox", "webkit")
def test_the_whole_weighing_of_a_mouse(scale):
    """Without a sensor nothing is weighed, and the scale reports that. The simulator replaces the sensor."""
    finger = scale.finger("mouse")
    finger.down(*scale.centre())
    scale.wait_for_state("weighing")
    scale.pass_time(0.6)
    finger.up()
    scale.wait_for_state("rest")
    log = scale.log()
    assert [(entry["line"], entry["detail"]["text"], entry["detail"]["grams"], entry["detail"]["source"]) for entry in log] == [
        ("rest → weighing", "0 grams", 0, "none"),
        ("weighing → unmeasured", "No force measured", 0, "none"),
        ("unmeasured → rest", "0 grams", 0, "none"),
    ]
    # Half a second, rounded up to the next frame.
    assert log[1]["t"] - log[0]["t"] == pytest.approx(508, abs=9)

    scale.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    scale.evaluate("document.body.style.setProperty('min-height', '3000px')")
    scale.keep_weighing()
    finger.down(*scale.centre())
    scale.wait_for_text("38 grams")
    for key, text in (("3", "115 grams"), ("9", "346 grams")):
        scale.browser.key_down(key)
        scale.wait_for_text(text)
        scale.browser.key_up(key)
        scale.wait_for_force(0.1)
    scale.events()
    finger.wheel(-2500)
    scale.wait_for_state("overload")
    # The wheel controlled the simulator, so the page did not scroll.
    assert (scale.text, scale.evaluate("return scrollY")) == ("385+ grams", 0)
    finger.up()
    scale.wait_for_state("rest")
    assert scale.events() == ["weighing → overload", "reading 385+ grams", "overload → rest", "reading 0 grams"]


def test_simulated_finger_beside_one_that_is_not(scale):
    """Another finger taps where no simulation is requested. The first one stays simulated, and its force is no known mass."""
    scale.keep_weighing()
    found = scale.run(
        """
        scale.dataset.pressureSource = 'simulated'
        const { x, y, width, height } = dial.getBoundingClientRect()
        const pointer = (type, target, pointerId, up = 0) => target.dispatchEvent(new PointerEvent(type, {
          pointerId, pointerType: 'touch', isPrimary: pointerId === 1, pressure: 1, width: 20, height: 20, buttons: 1, bubbles: true,
          composed: true, clientX: x + width / 2, clientY: y + height / 2 - up,
        }))
        pointer('pointerdown', dial, 1)
        await clock.tick()
        for (const type of ['pointerdown', 'pointerup']) pointer(type, document.querySelector('h1'), 2)
        pointer('pointermove', dial, 1, 50)
        await clock.pass(1000)
        let refusal = null
        try {
          scale.addCalibrationPoint(100)
        } catch (error) {
          refusal = error.message
        }
        return [scale.text, refusal, scale.calibration]
        """
    )
    assert found == ["134 grams", "Nothing is measured", None]


def test_reading_at_rest_and_outside_a_page(scale, engine):
    names = (
        "state", "text", "grams", "percent", "force", "peak", "source", "settled", "overload", "resolution", "standardError",
        "calibration", "calibrationFault",
    )
    nothing = ["rest", "0 grams", 0, 0, 0, 0, "none", False, False, None, None, None, None]
    assert scale.read(*names, "range") == [*nothing, 385]
    assert scale.run("const away = document.createElement('pressure-scale'); return given.map((name) => away[name])", *names) == nothing
    # Also for an element that was in a page and has weighed.
    assert (
        scale.run(
            "press(0.3); scale.remove(); await clock.tick(2); const found = given.map((name) => scale[name]);"
            " window.next.before(scale); return found",
            *names,
        )
        == nothing
    )
    scale.tick(2)
    assert scale.read(*names, "range") == [*nothing, 385]


def test_step_of_the_sensor(scale, engine):
    """A step of two hundredths of the range, repeatedly. It is known only after twelve changes."""
    steps = scale.run(
        "scale.settleDuration = 60; const steps = [];"
        " for (let step = 0; step < 14; step += 1) { press(0.1 + 0.02 * step); await clock.tick(); steps.push(scale.resolution) }"
        " return steps"
    )
    assert steps == [None] * 12 + [about(0.02 * 385)] * 2


# Units and mode



GRAMS = 0.004, "117 grams", "117", "grams", "1 gram"
# The mode and the unit; a fraction of the range that weighs slightly more than one unit; the text, number and unit of 117.425 g,
# and the text of one unit. Some unknown units are names of an object's own members. The percentage does not depend on the unit.
UNITS = [
    ("weight", "oz", 28.4 / 385, "4.14 oz", "4.14", "oz", "1.00 oz"), ("weight", "N", 102.1 / 385, "1.15 N", "1.15", "N", "1.00 N"),
    *(("weight", unit, *GRAMS) for unit in ("g", "stone", "percent", "constructor", "")),
    ("percent", "oz", 0.0101, "30% force", "30", "% force", "1% force"),
]


def test_units(scale, engine):
    """All at 0.305 of the range, and with one of each unit. Grams and percent do not depend on the unit."""
    for mode, unit, one, *texts in UNITS:
        assert scale.run(
            """
            const [mode, unit, one] = given
            Object.assign(scale, { mode, unit })
            press(0.305)
            await clock.tick(2)
            const { text, grams, percent } = scale
            const drawn = ['number', 'unit'].map((part) => root.querySelector(`[part=${part}]`).textContent)
            press(null)
            press(one)
            const { text: single } = scale
            press(null)
            return [text, ...drawn, single, grams, percent]
            """,
            mode, unit, one,
        ) == [*texts, about(grams_at(0.305)), about(30.5)], (mode, unit)


def test_unit_changes_during_a_weighing(scale, engine):
    """The property changes at once, and never combines a number with another unit. The event and the drawing follow in
    the next frame."""
    seen = scale.run(
        """
        scale.settleDuration = 60
        press(0.305)
        recorder.take()
        const seen = []
        for (const unit of ['oz', 'N', 'g']) {
          scale.unit = unit
          seen.push(scale.text, recorder.take().map(({ line }) => line))
          await clock.tick(2)
          seen.push(root.querySelector('[part=number]').textContent, recorder.take().map(({ line }) => line))
        }
        return seen
        """
    )
    assert seen == [
        "4.14 oz", [], "4.14", ["reading 4.14 oz"], "1.15 N", [], "1.15", ["reading 1.15 N"], "117 grams", [], "117",
        ["reading 117 grams"],
    ]


# Attributes and properties


def test_attributes_and_properties(scale, engine):
    names = ("capacity", "unit", "mode", "settleRange", "settleDuration", "tareLabel", "disabled", "noHaptics")
    defaults = [385, "g", "weight", 2, 1, "Tare", False, False]
    assert scale.read(*names) == defaults
    # The engine's options by number, with their values.
    told = scale.run(
        """
        const [names, values] = given
        spy.take()
        names.forEach((name, at) => (scale[name] = values[at]))
        const last = {}
        for (const { option, value } of spy.take('set')) last[option] = value
        return last
        """,
        names, (500, "oz", "weight", 5, 2, "Zero", True, True),
    )
    assert told == {"0": 500, "1": 1, "2": 5, "3": 2, "4": 0}
    attributes = ("capacity", "unit", "mode", "settle-range", "settle-duration", "tare-label", "disabled", "no-haptics")
    assert scale.run("return given.map((name) => scale.getAttribute(name))", *attributes) == ["500", "oz", "weight", "5", "2", "Zero", "", ""]
    for name in names:
        scale.set(name, None)
    assert scale.read(*names) == defaults
    for mode, unit, option in (("percent", "g", 3), ("weight", "g", 0), ("weight", "oz", 1), ("weight", "N", 2), ("weight", "stone", 0)):
        assert scale.run(
            "spy.take(); [scale.mode, scale.unit] = given; return spy.take('set').at(-1)", mode, unit
        )["value"] == option, (mode, unit)
    scale.set("unit", None)
    for attribute, value, name, used in (
        ("capacity", "0", "capacity", 385), ("capacity", "x", "capacity", 385), ("settle-range", "-1", "settleRange", 2),
        ("settle-duration", "61", "settleDuration", 1),
    ):
        scale.set_attribute(attribute, value)
        assert scale.get(name) == used, (attribute, value)
