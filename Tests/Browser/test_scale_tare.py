"""The tare of a scale: the current weight counts as zero until the tare is cleared; and all ways to tare."""

import pytest

from scale import grams_at

# About 20 g, and about 15 g.
CUP = 0.0525
LESS = 0.039


def about(value):
    return pytest.approx(value, abs=0.07)


@pytest.mark.pitfall(29)
def test_tare_holds_until_it_is_cleared_at_rest(scale, any_kind):
    scale.keep_weighing()
    finger = scale.finger(any_kind)
    point = scale.centre()
    finger.down(*point, CUP)
    scale.wait_for_text("20 grams")
    scale.events()
    assert scale.run("scale.tare(); return [scale.text, scale.state, scale.peak]") == ["0 grams", "weighing", about(0)]
    assert scale.events() == ["reading 0 grams"]
    finger.move(*point, LESS)
    scale.wait_for_force(LESS)
    assert (scale.grams, scale.text) == (about(grams_at(LESS - CUP)), "-5 grams")
    # The percentage is of the sensor's range, not of the tare.
    assert scale.get("percent") == about(3.9)
    finger.up()
    scale.wait_for_state("rest")
    assert (scale.text, scale.events()[-1]) == ("0 grams", "reading 0 grams")
    finger.down(*point, 0.1)
    scale.wait_for_text("18 grams")
    assert scale.grams == about(grams_at(0.1 - CUP))
    finger.move(*point, 1)
    scale.wait_for_state("overload")
    assert scale.text == "364+ grams"
    finger.up()
    scale.wait_for_state("rest")

    # With nothing on the scale the button clears the tare. A press that began elsewhere does not activate the button.
    left, top, width, height = scale.box("button")
    button = left + width / 2, top + height / 2
    mouse = scale.finger("mouse")
    mouse.down(*scale.centre("h1"))
    mouse.move(*button)
    mouse.up()
    finger.down(*point, 0.1)
    assert scale.text == "18 grams"
    finger.up()
    mouse.down(*button)
    mouse.up()
    finger.down(*point, 0.1)
    assert scale.text == "38 grams"


@pytest.mark.engines("chromium", "firefox")
def test_button_is_tapped_by_another_finger(scale):
    """One finger keeps the weight on the dial. A second finger produces no click. Sliding off the button is no tap."""
    scale.keep_weighing()
    finger = scale.finger("touch")
    finger.down(*scale.centre(), CUP)
    scale.wait_for_text("20 grams")
    scale.run("window.tared = 0; scale.tare = () => (tared += 1)")
    left, top, width, height = scale.box("button")
    for across in (width + 30, width / 2):
        finger.down(left + width / 2, top + height / 2, 0.2, contact=1)
        finger.move(left + across, top + height / 2, 0.2, contact=1)
        finger.up(contact=1)
    scale.until("tared > 0", "it tares")
    assert (scale.run("return tared"), scale.state) == (1, "weighing")


def test_events_on_the_button_that_tare(scale, engine):
    """The number of tares for each event. The first finger's lift does not tare, because the click after it does."""
    counted = scale.run(
        """
        let tared = 0
        scale.tare = () => (tared += 1)
        const { x, y } = button.getBoundingClientRect()
        const place = { clientX: x + 9, clientY: y + 9, bubbles: true, composed: true }
        const up = (isPrimary) => button.dispatchEvent(new PointerEvent('pointerup', { isPrimary, ...place }))
        const events = {
          'first finger': () => up(true), 'another finger': () => up(false), click: () => button.click(),
          "the element's click": () => scale.click(),
        }
        const counted = []
        for (const disabled of [false, true]) {
          scale.disabled = disabled
          await clock.tick()
          for (const [name, happens] of Object.entries(events)) {
            tared = 0
            happens()
            counted.push([name, disabled, tared])
          }
        }
        return counted
        """
    )
    assert counted == [
        ["first finger", False, 0], ["another finger", False, 1], ["click", False, 1], ["the element's click", False, 1],
        ["first finger", True, 0], ["another finger", True, 0], ["click", True, 0], ["the element's click", True, 1],
    ]


@pytest.mark.parametrize("place", ["dial", "button"])
@pytest.mark.deep_engines("firefox", "webkit")
def test_keys_tare(scale, engine, place):
    """The keys tare on the dial when they are released, and do not scroll."""
    scale.keep_weighing()
    scale.evaluate("document.body.style.setProperty('min-height', '3000px')")
    scale.press(0.3)
    scale.run("(given[0] === 'dial' ? dial : button).focus()", place)
    for key in ("Enter", "Space"):
        scale.run("press(null); scale.tare(); press(0.3); recorder.take(); spy.take()")
        assert scale.text == "115 grams"
        scale.browser.key_down(key)
        if place == "dial":
            assert scale.text == "115 grams", key
        scale.browser.key_up(key)
        assert (scale.text, scale.state, scale.events()) == ("0 grams", "weighing", ["reading 0 grams"]), key
        assert [call["key"] for call in scale.fed() if "key" in call] == (
            [f"{key.lower()} down", f"{key.lower()} up"] if place == "dial" else []
        )
    scale.run("press(null); recorder.take()")
    # At rest the keys weigh nothing.
    for key in ("Enter", "Space", "Escape"):
        scale.browser.press_key(key)
    scale.tick(3)
    assert (scale.state, scale.text, scale.events()) == ("rest", "0 grams", [])
    assert scale.evaluate("return scrollY") == 0


def test_assistive_technology_tares(scale, engine):
    """By the button and by the dial itself."""
    scale.keep_weighing()
    scale.press(0.3)
    scale.browser.click_accessible("button", "Tare")
    assert scale.text == "0 grams"
    scale.press(0.4)
    scale.wait_for_force(0.4)
    assert scale.text == "38 grams"
    scale.fed()
    scale.run("dial.click()")
    assert (scale.text, next(call for call in scale.fed() if "activation" in call)["activation"]) == ("0 grams", True)


def test_button_of_a_disabled_scale(scale, engine):
    seen = scale.run(
        """
        const fieldset = document.createElement('fieldset')
        scale.before(fieldset)
        fieldset.append(scale)
        const seen = []
        const see = async () => {
          await clock.tick()
          seen.push([button.textContent, button.disabled, button.type])
        }
        await see()
        scale.disabled = true
        scale.tareLabel = 'Nullen'
        await see()
        scale.disabled = false
        await see()
        fieldset.disabled = true
        await see()
        fieldset.disabled = false
        await see()
        return seen
        """
    )
    assert seen == [["Tare", False, "button"]] + [["Nullen", disabled, "button"] for disabled in (True, False, True, False)]
