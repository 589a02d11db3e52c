"""A scale for assistive technology and the keyboard: a meter with a name and a value, its announcements, and its tab
stops."""

import pytest

from accessibility import violations

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@pytest.mark.deep_engines("firefox", "webkit")
def test_axe_finds_nothing(scale, engine):
    found = {}
    steps = {
        "at rest": "", "weighing": "scale.settleDuration = 60; press(0.3)", "settled": "scale.settleDuration = 0",
        "full": "press(1)", "nothing measured": "press(null); press(0)", "disabled": "press(null); scale.disabled = true",
    }
    states = []
    for name, step in steps.items():
        scale.run(f"{step}; await clock.pass(600)")
        states.append(scale.state)
        found[name] = violations(scale.browser)
    assert found == {name: [] for name in steps}
    assert states == ["rest", "weighing", "settled", "overload", "unmeasured", "rest"]


def meter(page):
    """The name and value of the only shown meter, and True if it can be focused."""
    (node,) = [
        node
        for node in page.browser.accessibility_tree()
        if not node["ignored"] and node["role"]["value"] in ("meter", "Meter")
    ]
    properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
    return node.get("name", {}).get("value"), node["value"]["value"], properties.get("focusable")


def test_meter_has_a_name_and_a_value(scale, engine):
    assert meter(scale) == ("Scale", 0, True)
    scale.set_attribute("aria-label", "Kitchen scale")
    scale.evaluate("press(0.3); return clock.tick()")
    assert meter(scale) == ("Kitchen scale", 116, True)
    scale.evaluate("document.getElementById('scale').removeAttribute('aria-label')")
    assert meter(scale)[0] == "Scale"


def test_values_of_the_meter(scale, engine):
    """Whole grams in their range, as ARIA requires. The text gives the exact reading."""
    values = scale.run(
        """
        scale.settleDuration = 60
        const values = []
        const see = async (name) => {
          await clock.pass(2500)
          values.push([name, ...['now', 'min', 'max', 'text'].map((one) => dial.getAttribute(`aria-value${one}`))])
        }
        await see('at rest')
        press(0.305)
        await see('weighing')
        scale.tare()
        press(0.2)
        await see('below the tare')
        press(1)
        await see('full')
        press(null)
        scale.tare()
        press(0.7)
        press(0.8, scale, 2)
        await see('more than one sensor')
        press(null, scale, 2)
        press(null)
        press(0)
        await see('not measured')
        press(null)
        scale.capacity = 99.6
        scale.unit = 'oz'
        press(0.996)
        await see('another capacity and unit')
        return values
        """
    )
    assert values == [
        ["at rest", "0", "0", "385", "0 grams"],
        ["weighing", "117", "0", "385", "117 grams"],
        ["below the tare", "0", "0", "385", "-40 grams"],
        ["full", "268", "0", "385", "267+ grams"],
        ["more than one sensor", "385", "0", "385", "577 grams"],
        ["not measured", "0", "0", "385", "No force measured"],
        ["another capacity and unit", "99", "0", "100", "3.49 oz"],
    ]


@pytest.mark.engines("chromium", "firefox")
def test_tab_order(scale):
    scale.evaluate("document.getElementById('previous').focus()")
    stops = []
    for _ in range(3):
        scale.browser.press_key("Tab")
        stops.append(
            scale.evaluate(
                "const { activeElement } = document;"
                " return [activeElement.id, activeElement.shadowRoot?.activeElement?.part.value ?? null]"
            )
        )
    assert stops == [["scale", "dial"], ["scale", "button"], ["next", None]]


@EVERYWHERE
def test_focus_and_size(scale):
    """Focusing the element focuses its dial. Both pressable parts are large enough for a finger."""
    scale.run("scale.focus()")
    focused, *sizes = scale.run(
        "return [root.activeElement.part.value, ...[dial, button].map((one) => {"
        " const { width, height } = one.getBoundingClientRect(); return [width, height] })]"
    )
    assert focused == "dial"
    assert sizes[0] == pytest.approx([240, 240], abs=0.5)
    assert sizes[1][0] == pytest.approx(240, abs=0.5) and sizes[1][1] >= 44
