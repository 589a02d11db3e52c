"""What takes a weighing back, and what does not; the next one reads as ever."""

import pytest

import faults
from faults import COMMON, IN_WEBKIT, collected, named, scrolled_with_the_page, taken_away_by_the_system
from waiting import eventually

FAULTS = COMMON | named(scrolled_with_the_page)
fault = collected(FAULTS)
PRESSED = ["rest → weighing", "reading 115 grams"]
LET_GO = ["weighing → rest", "reading 0 grams"]


@fault
def removed(page, finger):
    page.evaluate(
        """
        if (!window.away) scale.addEventListener('reading', ({ detail }) => {
          if (!away.isConnected) recorder.log.push({ line: `reading ${detail.text}` })
        })
        """
    )
    with faults.removed(page, finger):
        yield


@fault
def moved_in_the_page(page, finger):
    page.evaluate("previous.before(document.getElementById('scale'))")
    yield


@pytest.fixture
def roomy(scale):
    """The scale in a fieldset, on a page that scrolls."""
    scale.evaluate(
        """
        document.body.style.setProperty('min-height', '3000px')
        const fieldset = document.createElement('fieldset')
        const element = document.getElementById('scale')
        element.before(fieldset)
        fieldset.append(element)
        """
    )
    scale.keep_weighing()
    eventually(lambda: scale.evaluate("return counters.pending.frames") == 0, "the page is at rest")
    assert scale.events() == []
    return scale


@pytest.mark.parametrize("name", FAULTS)
def test_fault_during_a_weighing(roomy, kind, name):
    check_fault(roomy, roomy.finger(kind), FAULTS[name])


def test_system_takes_the_touch_away(roomy, engine):
    check_fault(roomy, roomy.finger("touch"), taken_away_by_the_system)


def check_fault(page, finger, happens):
    finger.down(*page.centre(), 0.3)
    page.wait_for_text("115 grams")
    assert page.events() == PRESSED
    where = page.centre()
    with happens(page, finger):
        page.wait_for_state("rest")
        assert page.events() == LET_GO
        assert (page.text, page.grams, page.get("source")) == ("0 grams", 0, "none")
    # A finger knows nothing of the fault: it goes on pressing, and is lifted.
    if finger.is_down:
        finger.move(*where, 0.4)
        finger.up()
    page.pass_frames(3)
    assert (page.state, page.text, page.events()) == ("rest", "0 grams", [])
    finger.down(*page.centre(), 0.3)
    page.wait_for_text("115 grams")
    assert page.events() == PRESSED
    eventually(lambda: page.look()["number"]["text"] == "115", "the number is drawn")
    finger.up()
    page.wait_for_state("rest")
    assert page.events() == LET_GO


@pytest.mark.engines("webkit")
@pytest.mark.parametrize("name", IN_WEBKIT)
def test_fault_during_a_weighing_in_webkit(roomy, name):
    roomy.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")
    finger = roomy.finger("mouse")
    for _ in range(2):
        finger.down(*roomy.centre())
        roomy.wait_for_text("38 grams")
        assert roomy.events() == ["rest → weighing", "reading 38 grams"]
        with FAULTS[name](roomy, finger):
            roomy.wait_for_state("rest")
            assert roomy.events() == LET_GO
        finger.up()
        assert (roomy.state, roomy.events()) == ("rest", [])


def test_lost_capture_does_not_end_a_weighing(roomy, kind):
    finger = roomy.finger(kind)
    x, y = roomy.centre()
    finger.down(x, y, 0.3)
    roomy.wait_for_text("115 grams")
    finger.move(x + 1, y, 0.3)
    roomy.evaluate(
        "window.lost = 0; addEventListener('lostpointercapture', () => (lost += 1), true);"
        " document.body.setPointerCapture(recorder.pointerId)"
    )
    finger.move(x, y, 0.4)
    finger.move(x + 1, y, 0.4)
    assert roomy.evaluate("return lost") == 1
    roomy.wait_for_text("153 grams")
    assert roomy.states() == ["rest → weighing"]
    finger.up()
    roomy.wait_for_state("rest")


def test_dial_that_loses_the_focus_goes_on_weighing(roomy, kind):
    roomy.focus_dial()
    finger = roomy.finger(kind)
    finger.down(*roomy.centre(), 0.3)
    roomy.wait_for_text("115 grams")
    roomy.evaluate("document.getElementById('next').focus()")
    roomy.pass_frames(3)
    assert (roomy.text, roomy.states()) == ("115 grams", ["rest → weighing"])


def test_scroll_that_does_not_move_it_goes_on_weighing(roomy, kind):
    roomy.evaluate(
        """
        const scroller = document.createElement('div')
        scroller.id = 'scroller'
        for (const [name, value] of [['height', '50px'], ['overflow', 'auto']]) scroller.style.setProperty(name, value)
        scroller.append(document.createElement('p'))
        scroller.firstChild.style.setProperty('height', '500px')
        document.querySelector('main').append(scroller)
        """
    )
    roomy.finger(kind).down(*roomy.centre(), 0.3)
    roomy.wait_for_text("115 grams")
    roomy.evaluate("document.getElementById('scroller').scrollTop = 30")
    roomy.pass_frames(3)
    assert (roomy.text, roomy.states()) == ("115 grams", ["rest → weighing"])


@pytest.mark.parametrize("button", ["right", "middle"])
def test_other_button_of_the_mouse_weighs_nothing(roomy, engine, button):
    finger = roomy.finger("mouse")
    finger.down(*roomy.centre(), button=button)
    roomy.pass_frames(3)
    finger.up(button=button)
    assert (roomy.state, roomy.events()) == ("rest", [])


def test_disabled_takes_no_input(roomy, kind):
    roomy.set("disabled", True)
    finger = roomy.finger(kind)
    finger.down(*roomy.centre(), 0.3)
    finger.move(*roomy.centre(), 0.4)
    roomy.pass_frames(3)
    assert (roomy.state, roomy.text, roomy.events()) == ("rest", "0 grams", [])


def test_lift_that_nobody_saw(roomy, engine):
    finger = roomy.finger("pen")
    finger.down(*roomy.centre(), 0.3)
    roomy.wait_for_text("115 grams")
    # Lifted where nobody told the browser; the next it hears of the pen is that it hovers.
    finger.pressed.clear()
    finger.move(*roomy.centre(), 0)
    roomy.wait_for_state("rest")
    assert roomy.events() == PRESSED + LET_GO


@pytest.mark.parametrize("name", ["disabled", "fieldset_disabled"])
def test_disabled_scale_cannot_be_tared(roomy, engine, name):
    def button():
        return roomy.evaluate(
            "return document.getElementById('scale').shadowRoot.querySelector('button').disabled"
        )

    with COMMON[name](roomy, None):
        eventually(button, "the button is disabled")
    eventually(lambda: not button(), "the button is enabled again")


def test_mouse_let_go_on_the_button_does_not_tare(scale, engine):
    """A press that began elsewhere is none of the button's: what was tared stays."""
    finger = scale.finger("touch")
    finger.down(*scale.centre(), 0.1)
    scale.wait_for_text("38 grams")
    scale.evaluate("document.getElementById('scale').tare()")
    finger.up()
    scale.wait_for_state("rest")
    left, top, width, height = scale.evaluate(
        "const box = document.getElementById('scale').shadowRoot.querySelector('button').getBoundingClientRect();"
        " return [box.left, box.top, box.width, box.height]"
    )
    mouse = scale.finger("mouse")
    mouse.down(*scale.centre("h1"))
    mouse.move(left + width / 2, top + height / 2)
    mouse.up()
    finger.down(*scale.centre(), 0.2)
    scale.wait_for_text("38 grams")
    finger.up()
