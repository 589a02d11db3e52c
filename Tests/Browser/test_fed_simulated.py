"""The force simulator: without a sensor, keys, the wheel or a slide set the force of a mouse or finger, and the engine
receives it."""

import pytest

from fed import POINTER, press, told

# The range of a 3D Touch screen, which force in real units refers to.
RANGE = 6.667


@pytest.fixture
def still(page):
    """The page, without earlier inputs."""
    page.fed()
    return page


@pytest.fixture
def simulated(still):
    still.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    still.evaluate(POINTER, "mouse", 0.5)
    still.evaluate("pointer('pointerdown')")
    assert told(still) == [f"simulated began 0.667 of {RANGE} at +0+0"], "a light touch"
    return still


def test_keys_simulate_force(simulated):
    for key in "159":
        simulated.browser.key_down(key)
        simulated.browser.key_up(key)
    forces = [round(call["force"], 3) for call in simulated.evaluate("return spy.take('feed')")]
    # Each digit is a tenth of the range. After its release the force is a light touch again.
    assert forces == [0.667, 0.667, 3.333, 0.667, 6, 0.667]
    others = """
    return ['0', 'x', 'Tab'].map((key) =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    """
    assert simulated.evaluate(others) == [True] * 3, "the page receives them"
    assert told(simulated) == ["key other down"] * 3


def test_wheel_simulates_force(simulated):
    still = "return [scrollY, document.querySelector('.scroller').scrollTop]"
    before = simulated.evaluate(still)
    turn = """
    return arguments.length && [[-200, 0], [-6.0606, 1], [100, 0], [-1400, 0], [-9000, 0], [9000, 0]].map(([deltaY, deltaMode]) => {
      const event = new WheelEvent('wheel', { deltaY, deltaMode, cancelable: true, bubbles: true })
      document.getElementById('delete').dispatchEvent(event)
      return event.defaultPrevented
    })
    """
    assert simulated.evaluate(turn, 1) == [True] * 6
    forces = [call["force"] / RANGE for call in simulated.evaluate("return spy.take('feed')")]
    # 2,000 pixels are the full range, and a line is 33 pixels. The force stays within the range.
    assert forces == pytest.approx([0.2, 0.3, 0.25, 0.95, 1, 0], abs=2e-4)
    assert simulated.evaluate(still) == before


def test_real_wheel_and_mouse_simulate(still):
    still.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    mouse = still.finger("mouse")
    mouse.down(*still.centre())
    mouse.wheel(-200)
    mouse.move(*still.centre())
    still.until("spy.calls.filter(({ call }) => call === 'feed').length === 3", "the wheel was told")
    assert told(still) == [
        f"simulated began 0.667 of {RANGE} at +0+0",
        f"simulated moved 1.333 of {RANGE} at +0+0",
        # A move keeps the force.
        f"simulated moved 1.333 of {RANGE} at +0+0",
    ]


def test_sliding_touch_simulates_force(still):
    """200 pixels upwards are the full range, starting from a light touch. A pressure that every touch reports does not
    count."""
    still.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    assert press(still, 1) == [f"simulated began 0.667 of {RANGE} at +0+0"]
    for up in (50, 100, 400, -100):
        still.evaluate("pointer('pointermove', { clientY: middle.clientY - arguments[0] })", up)
    forces = [call["force"] / RANGE for call in still.evaluate("return spy.take('feed')")]
    assert forces == pytest.approx([0.35, 0.6, 1, 0], abs=1e-3)


def test_measured_touch_is_not_simulated(still):
    still.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    assert press(still, 0.1) == ["touch began 0.1 at +0+0"]
    still.evaluate("pointer('pointermove', { clientY: middle.clientY - 50 })")
    still.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '9', bubbles: true }))")
    assert told(still) == ["touch moved 0.1 at +0-50", "key other down"]


def test_sensor_detected_later_ends_the_simulation(still):
    """A touch event reveals the sensor, beside pointer events without force or in their place. From then on the measured
    force is used."""
    still.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    assert press(still, 0) == [f"simulated began 0.667 of {RANGE} at +0+0"]
    still.evaluate("touch('touchmove', 0.2); pointer('pointermove')")
    assert told(still) == ["touchEvent moved 0.2 at +0+0", "touch moved 0 at +0+0"]
    still.evaluate("pointer('pointerup')")
    still.fed()
    assert press(still, 0) == [f"simulated began 0.667 of {RANGE} at +0+0"]
    still.evaluate("pointer('pointermove', { pressure: 0.3 })")
    assert told(still) == ["touch moved 0.3 at +0+0"]


def test_simulated_where_it_is_requested(still):
    """It is requested by the page, by an element around the control or by the control, and decided when a press begins."""
    for scope, expected in (("html", "simulated"), ("main", "simulated"), ("#delete", "simulated"), ("#next", "touch")):
        still.evaluate("document.querySelector(arguments[0]).dataset.pressureSource = 'simulated'", scope)
        assert press(still, 1)[0].split()[0] == expected, scope
        still.evaluate("document.querySelector(arguments[0]).removeAttribute('data-pressure-source')", scope)
        still.evaluate("pointer('pointermove')")
        assert told(still)[0].split()[0] == expected, scope
        still.evaluate("pointer('pointerup')")
        told(still)


def test_pen_is_not_simulated(still):
    still.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    still.evaluate(POINTER, "pen", 0.1)
    still.evaluate("pointer('pointerdown')")
    assert told(still) == ["pen began 0.1 at +0+0"]


def test_without_the_simulator_the_page_receives_keys_and_wheel(still):
    press(still)
    prevented = still.evaluate(
        """
        const events = [new WheelEvent('wheel', { deltaY: 9, cancelable: true }), new KeyboardEvent('keydown', { key: '5', cancelable: true })]
        return events.map((event) => !dispatchEvent(event))
        """
    )
    assert (prevented, told(still)) == ([False, False], ["key other down"])


def test_simulator_does_nothing_without_a_press(still):
    still.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    assert still.evaluate("return dispatchEvent(new KeyboardEvent('keydown', { key: '5', cancelable: true }))")
