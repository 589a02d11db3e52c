"""A scale at rest or with a steady weight schedules nothing, and a removed scale leaves nothing behind."""

import pytest

DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")


@DEEP_ELSEWHERE
def test_constant_reading_schedules_nothing(scale):
    scale.expect_rest("at rest")
    for case, change in {
        "attributes": "scale.unit = 'oz'; scale.mode = 'percent'; scale.capacity = 500; scale.disabled = true; scale.disabled = false",
        "settled": "press(0.3); press(0.4); await clock.pass(5000)",
        "full": "press(1); await clock.pass(500)",
        "after a press": "press(null)",
        "nothing is measured": "press(0); await clock.pass(700)",
        "after that": "press(null)",
    }.items():
        scale.run(change)
        scale.expect_rest(case)
    scale.press(0.3)
    # Make sure that a change does request frames.
    assert scale.evaluate(
        "const { scheduled } = counters; return clock.tick(5).then(() => counters.scheduled - scheduled)"
    ) == 5


@DEEP_ELSEWHERE
def test_removed_and_put_back(scale):
    scale.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    scale.set("unit", "oz")
    scale.keep_weighing()
    scale.evaluate("window.away = document.getElementById('scale'); away.remove()")
    scale.expect_rest("away")
    assert scale.evaluate("return [away.state, away.text, away.grams, away.source]") == ["rest", "0.00 oz", 0, "none"]
    scale.evaluate("next.before(away)")
    finger = scale.finger("mouse")
    finger.down(*scale.centre())
    scale.wait_for_text("1.35 oz")
    finger.up()
    scale.wait_for_state("rest")
    scale.expect_rest("back")


def test_event_handler_may_remove_the_element(scale, engine):
    for kind in ("reading", "settle", "statechange"):
        assert scale.run(
            """
            const [type] = given
            scale.addEventListener(type, () => scale.remove(), { once: true })
            press(0.3)
            await clock.pass(1200)
            const seen = [scale.isConnected, scale.state, scale.text]
            press.down.clear()
            next.before(scale)
            await clock.tick()
            return [...seen, scale.state]
            """,
            kind,
        ) == [False, "rest", "0 grams", "rest"], kind
        scale.expect_rest(kind)
