"""A scale to assistive technology and to the keyboard: a meter with a name and a value, what it says, and where Tab goes."""

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
        # axe waits by timers.
        scale.evaluate("clock.start()")
        found[name] = violations(scale.browser)
        scale.evaluate("clock.stop()")
    assert found == dict.fromkeys(steps, [])
    assert states == ["rest", "weighing", "settled", "overload", "unmeasured", "rest"]


def meter(page):
    """Name, value as text and whether it takes the focus, of the one meter that is shown."""
    (node,) = [
        node
        for node in page.browser.accessibility_tree()
        if not node["ignored"] and node["role"]["value"] in ("meter", "Meter")
    ]
    properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
    return node.get("name", {}).get("value"), properties.get("valuetext"), properties.get("focusable")


def test_meter_has_a_name_and_a_value(scale, engine):
    assert meter(scale) == ("Scale", "0 grams", True)
    scale.set_attribute("aria-label", "Kitchen scale")
    scale.evaluate("press(0.3); return clock.tick()")
    assert meter(scale) == ("Kitchen scale", "115 grams", True)
    scale.evaluate("document.getElementById('scale').removeAttribute('aria-label')")
    assert meter(scale)[0] == "Scale"


def test_values_of_the_meter(scale, engine):
    """Whole grams in their range, as ARIA asks; the text tells the rest."""
    values = scale.run(
        """
        scale.settleDuration = 60
        const values = []
        const see = async (name) => {
          await clock.pass(2500)
          values.push([name, ...['now', 'min', 'max', 'text'].map((one) => dial.getAttribute(`aria-value${one}`))])
        }
        await see('at rest')
        press(0.3)
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
        ["weighing", "116", "0", "385", "115 grams"],
        ["below the tare", "0", "0", "385", "-38 grams"],
        ["full", "270", "0", "385", "269+ grams"],
        ["more than one sensor", "385", "0", "385", "577 grams"],
        ["not measured", "0", "0", "385", "No force measured"],
        ["another capacity and unit", "99", "0", "100", "3.49 oz"],
    ]


def test_what_it_says_and_when(scale, engine):
    """At most once a second while it weighs; at once what has settled, and what ends the weighing of it."""
    said = scale.run(
        """
        const said = []
        let begun
        new MutationObserver(() => said.push([Math.round((performance.now() - begun) / 100) / 10, status.textContent]))
          .observe(status, { childList: true, characterData: true, subtree: true })
        const during = async (name, seconds, force) => {
          begun = performance.now()
          for (let left = seconds * 10; left > 0; left -= 1) {
            press(force(seconds * 10 - left))
            await clock.pass(100)
          }
          told.push([name, ...said.splice(0)])
        }
        const told = []
        await during('moving', 3.5, (step) => 0.1 + 0.02 * step)
        await during('held', 3, () => 0.3)
        await during('full', 2, () => 1)
        press(null)
        await during('nothing measured', 2, () => 0)
        return told
        """
    )
    assert said == SAID


SAID = []


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
    """Focus of the element is that of its dial; both that can be pressed are large enough for a finger."""
    scale.run("scale.focus()")
    focused, *sizes = scale.run(
        "return [root.activeElement.part.value, ...[dial, button].map((one) => {"
        " const { width, height } = one.getBoundingClientRect(); return [width, height] })]"
    )
    assert focused == "dial"
    assert sizes[0] == pytest.approx([240, 240], abs=0.5)
    assert sizes[1][0] == pytest.approx(240, abs=0.5) and sizes[1][1] >= 44
