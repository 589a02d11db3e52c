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


def test_announcements_and_their_times(scale, engine):
    """At most one announcement a second during a weighing. A settled reading, an overload and a missing sensor are
    announced at once."""
    told = scale.run(
        """
        let begun, said = []
        new MutationObserver(() => said.push([(performance.now() - begun) / 1000, status.textContent, scale.text, scale.state]))
          .observe(status, { childList: true, characterData: true, subtree: true })
        const during = async (count, force) => {
          begun = performance.now()
          for (let step = 0; step < count; step += 1) {
            press(force(step))
            await clock.pass(100)
          }
          const found = said
          said = []
          return found
        }
        scale.settleDuration = 0.7
        const moving = await during(35, (step) => 0.1 + 0.02 * step)
        press(null)
        const held = await during(30, () => 0.305)
        const full = await during(20, () => 1)
        press(null)
        return { moving, held, full, nothing: await during(20, () => 0) }
        """
    )
    assert all(said == text for lines in told.values() for _, said, text, _ in lines), told
    for name, wanted in {"moving": [1, 2, 3], "held": [0.7], "full": [0], "nothing": [0.5]}.items():
        assert [time for time, *_ in told[name]] == pytest.approx(wanted, abs=0.05), (name, told)
    assert [(said, state) for lines in told.values() for _, said, _, state in lines][3:] == [
        ("117 grams", "settled"), ("385+ grams", "overload"), ("No force measured", "unmeasured"),
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
