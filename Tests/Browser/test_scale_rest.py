"""A scale at rest schedules nothing, nor does one that is held still; where it was removed nothing of it stays."""

import pytest

from test_rest import NOTHING_PENDING, expect_rest
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


def wait_for_rest(page):
    eventually(lambda: page.evaluate("return counters.pending") == NOTHING_PENDING, "nothing is scheduled any more")


@EVERYWHERE
def test_scale_at_rest_schedules_nothing(scale):
    # It is drawn again when its colours are known.
    scale.pass_frames(5)
    expect_rest(scale)


@EVERYWHERE
def test_attributes_schedule_nothing_that_lasts(scale):
    for name, value in (("unit", "oz"), ("mode", "percent"), ("capacity", 500), ("disabled", True), ("disabled", False)):
        scale.set(name, value)
    expect_rest(scale)


def test_rests_after_a_press(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    finger.move(*scale.centre(), 0.5)
    scale.pass_frames(3)
    finger.up()
    scale.wait_for_state("rest")
    expect_rest(scale)


def test_rests_while_it_is_held_settled(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    finger.move(*scale.centre(), 0.5)
    scale.wait_for_state("settled")
    expect_rest(scale)
    assert (scale.state, scale.text, scale.status) == ("settled", "192 grams", "192 grams")
    # And goes on when it is pressed harder.
    finger.move(*scale.centre(), 0.7)
    scale.wait_for_state("weighing")
    scale.wait_for_state("settled")
    assert scale.text == "269 grams"


def test_rests_while_the_sensor_is_full(scale, kind):
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    finger.move(*scale.centre(), 1)
    scale.wait_for_state("overload")
    expect_rest(scale)


@EVERYWHERE
def test_rests_while_nothing_is_measured(scale):
    finger = scale.finger("mouse")
    finger.down(*scale.centre())
    scale.wait_for_state("unmeasured")
    expect_rest(scale)
    finger.up()
    scale.wait_for_state("rest")
    expect_rest(scale)


def test_weighing_asks_for_frames(scale, engine):
    """Or the tests above would say nothing."""
    scale.keep_weighing()
    scale.finger("touch").down(*scale.centre(), 0.3)
    before = scale.evaluate("return counters.scheduled")
    scale.pass_frames(5)
    assert scale.evaluate("return counters.scheduled") > before


def test_no_listener_stays(scale, kind):
    wait_for_rest(scale)
    before = scale.evaluate("return counters.listeners")
    finger = scale.finger(kind)
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_state("weighing")
    assert scale.evaluate("return counters.listeners") != before
    finger.up()
    scale.wait_for_state("rest")
    assert scale.evaluate("return counters.listeners") == before
    # And when it is removed in the middle of it.
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_state("weighing")
    scale.evaluate("document.getElementById('scale').remove()")
    finger.up()
    wait_for_rest(scale)
    assert scale.evaluate("return counters.listeners") == before


@EVERYWHERE
def test_removed_and_put_back(scale):
    wait_for_rest(scale)
    before = scale.evaluate("return counters.listeners")
    scale.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    scale.set("unit", "oz")
    scale.keep_weighing()
    scale.evaluate("window.away = document.getElementById('scale'); away.remove()")
    expect_rest(scale)
    assert scale.evaluate("return [away.state, away.text, away.grams, away.source]") == ["rest", "0.00 oz", 0, "none"]
    scale.evaluate("next.before(away)")
    finger = scale.finger("mouse")
    finger.down(*scale.centre())
    scale.wait_for_text("1.35 oz")
    finger.up()
    scale.wait_for_state("rest")
    expect_rest(scale)
    assert scale.evaluate("return counters.listeners") == before


def test_removed_element_is_given_back(scale, engine):
    wait_for_rest(scale)
    scale.evaluate(
        """
        const extra = document.createElement('pressure-scale')
        extra.id = 'extra'
        document.getElementById('previous').before(extra)
        """
    )
    scale.id = "extra"
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.3)
    scale.wait_for_state("weighing")
    scale.evaluate("window.gone = new WeakRef(document.getElementById('extra')); gone.deref().remove()")
    finger.up()
    scale.evaluate("recorder.take()")

    def is_collected():
        scale.browser.cdp("HeapProfiler.collectGarbage")
        return scale.evaluate("return gone.deref() === undefined")

    eventually(is_collected, "the element is collected", 10)
    wait_for_rest(scale)


@pytest.mark.parametrize("type", ["reading", "settle", "statechange"])
def test_event_handler_may_remove_the_element(scale, engine, type):
    scale.evaluate(
        "const [type] = arguments; const scale = document.getElementById('scale');"
        " window.away = scale; scale.addEventListener(type, () => scale.remove())",
        type,
    )
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.3)
    eventually(lambda: scale.evaluate("return !away.isConnected"), "it is removed")
    finger.up()
    expect_rest(scale)
    assert scale.evaluate("return [away.state, away.text]") == ["rest", "0 grams"]
