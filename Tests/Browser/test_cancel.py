"""If a press is interrupted on any control in any phase, nothing fires, nothing is left behind, and the next press works.

One table of elements, phases and faults. The native tests prove how each control handles each fault at each moment.
These tests show that the script receives the fault, with a real fault in a real browser. One module reads the faults for
all elements. An ordinary run tests the confirm button with each fault, and the other elements only with the faults for
which they have their own code. With `--deep`, each element meets each fault at every moment.
"""

import dataclasses
from collections.abc import Callable

import pytest

import faults
from page import FIRED, FULL, HALF, Page


def confirm_until(page, finger, phase):
    page.hold(finger, page.centre(), HALF)
    page.wait_for_state("updating")
    if phase != "updating":
        page.hold(finger, page.where, FULL)
        page.wait_for_state("selected")
    if phase == "confirmed":
        ring = page.wait_for_ring()
        page.hold(finger, (ring["x"], ring["y"]), FULL)


def confirm(page, finger):
    confirm_until(page, finger, "confirmed")
    finger.up()


def in_place_until(page, finger, phase):
    confirm_until(page, finger, min(phase, "selected", key=["updating", "selected", "confirmed"].index))
    if phase == "confirmed":
        page.pass_time(0.25)


def in_place(page, finger):
    in_place_until(page, finger, "confirmed")
    finger.up()


def transition_until(page, finger, phase):
    page.hold(finger, page.centre(), HALF)


def tap(page, finger):
    finger.down(*page.centre(), HALF)
    finger.up()


def weigh_until(page, finger, phase):
    # Prevent settling during the test.
    page.set("settleDuration", 60)
    page.hold(finger, page.dial(), HALF)
    page.wait_for_state("weighing")


def weigh(page, finger):
    finger.down(*page.dial(), HALF)
    page.wait_for_state("weighing")
    finger.up()


def peek_until(page, finger, phase):
    x, y = page.centre()
    page.hold(finger, (x, y), 0.1 if phase == "hint" else 0.25)
    page.wait_for_state("hint" if phase == "hint" else "peek")
    if phase in ("actions", "left open"):
        for step in range(1, 9):
            page.hold(finger, (x, y - step * 8), 0.25)
        page.wait_for_state("actions")
    if phase == "left open":
        # A lift counts only on what is shown.
        page.tick()
        finger.up()
        page.rest()


def pop(page, finger):
    finger.down(*page.centre(), 0.9)
    finger.up()


def icon_until(page, finger, phase):
    page.hold(finger, page.part("icon"), 0.1)
    page.wait_for_state("hint")
    if phase == "hint":
        return
    page.hold(finger, page.where, 0.25)
    page.wait_for_state("open")
    page.until("document.getElementById('icon').shadowRoot.querySelector('[part=menu]').style.getPropertyValue('--shown') === '1'", "the menu is there")
    if phase == "on an item":
        page.hold(finger, page.part("menuitem"), 0.25)
    if phase == "left open":
        finger.up()
        page.rest()


def choose(page, finger):
    icon_until(page, finger, "on an item")
    finger.up()


@dataclasses.dataclass
class Subject:
    """A control in this table."""

    # By phase: the states of the press up to it, and the states after an interruption. The last phase is the worst.
    phases: dict
    until: Callable
    # A complete press, and its events.
    good: Callable
    says: list
    # Faults that this control tolerates.
    takes: tuple = ()
    # The attributes of the control, and the id of its element if that is not the control's name.
    attributes: tuple = ()
    element: str = ""
    # The events of the worst phase and of a complete press if the force rises slowly, as with a wheel.
    slowly: tuple = ()


SUBJECTS = {
    "confirm": Subject(
        phases={
            "updating": (FIRED[:1], ["updating → idle"]),
            "selected": (FIRED[:2], ["selected → idle"]),
            "confirmed": (FIRED[:3], ["confirmed → idle"]),
        },
        until=confirm_until,
        good=confirm,
        says=FIRED,
    ),
    "in-place": Subject(
        phases={
            "updating": (FIRED[:1], ["updating → idle"]),
            "selected": (FIRED[:2], ["selected → idle"]),
            "confirmed": (FIRED[:3], ["confirmed → idle"]),
        },
        until=in_place_until,
        good=in_place,
        says=FIRED,
        element="confirm",
        attributes=("in-place",),
    ),
    "transition": Subject(phases={"pressed": ([], [])}, until=transition_until, good=tap, says=["click"]),
    "scale": Subject(
        phases={"weighing": (["rest → weighing"], ["weighing → rest"])},
        until=weigh_until,
        good=weigh,
        says=["rest → weighing", "weighing → rest"],
        # Two fingers are two weights, and a finger that slides off still counts.
        takes=("capture_lost", "second_contact_on_it", "second_contact_elsewhere", "middle_button"),
    ),
    "peek": Subject(
        phases={
            "hint": (["idle → hint"], ["hint → idle"]),
            "actions": (["peek", "idle → peek", "peek → actions"], ["close", "actions → idle"]),
            "left open": (["peek", "idle → peek", "peek → actions"], ["close", "actions → idle"]),
            "peek": (["peek", "idle → peek"], ["close", "peek → idle"]),
        },
        until=peek_until,
        good=pop,
        says=["peek", "idle → peek", "peek → pop", "pop", "pop → idle"],
        slowly=(
            ["idle → hint", "peek", "hint → peek"],
            ["idle → hint", "peek", "hint → peek", "peek → pop", "pop", "pop → idle"],
        ),
        # The menu key opens the preview.
        takes=("menu_key",),
    ),
    "icon": Subject(
        phases={
            "hint": (["idle → hint"], ["hint → idle"]),
            "open": (["idle → hint", "hint → open"], ["open → idle"]),
            "left open": (["idle → hint", "hint → open"], ["open → idle"]),
            "on an item": (["idle → hint", "hint → open"], ["open → idle"]),
        },
        until=icon_until,
        good=choose,
        says=["idle → hint", "hint → open", "quickaction", "open → idle"],
        # The menu key opens the menu.
        takes=("menu_key",),
    ),
}


class ControlPage(Page):
    """The page of all controls, which shows one of them."""

    def show(self, name):
        self.subject = SUBJECTS[name]
        self.id = self.subject.element or name
        self.evaluate("showControl(arguments[0])", self.id)
        for attribute in self.subject.attributes:
            self.set_attribute(attribute)
        # Text-sized parts get their size in the first frames.
        self.evaluate("return clock.painted().then(() => clock.tick(2))")
        self.rest()
        self.events()

    def hold(self, finger, point, force):
        """Begins or continues a contact at a point with a force, and remembers both."""
        self.where, self.force = point, force
        (finger.move if finger.is_down else finger.down)(*point, force)

    def part(self, name):
        """The centre of a part, or of the first element with a role, in the control's shadow tree."""
        return self.evaluate(
            """
            const [id, name] = arguments
            const node = document.getElementById(id).shadowRoot.querySelector(`[part~=${name}], [role=${name}]`)
            const { x, y, width, height } = node.getBoundingClientRect()
            return [x + width / 2, y + height / 2]
            """,
            self.id,
            name,
        )

    def dial(self):
        return self.part("dial")


@pytest.fixture
def controls(browser, site, kit):
    page = ControlPage(browser, site.address)
    page.open("controls.html")
    yield page
    page.require_policy_kept()


def rows(by, every_phase=False, controls=tuple(SUBJECTS)):
    """The table: each control with each fault that interrupts it, in its worst phase or in every phase."""
    table = []
    for name in controls:
        subject = SUBJECTS[name]
        for phase in list(subject.phases) if every_phase else list(subject.phases)[-1:]:
            for fault in by:
                if fault in subject.takes or (phase == "left open" and fault in faults.NEED_A_CONTACT):
                    continue
                table.append(pytest.param(name, phase, by[fault], id=f"{name}-{phase}-{fault}".replace(" ", "_")))
    return table


def named(names):
    return {name: faults.FAULTS[name] for name in names}


# Faults that reach an element's own code: its place in the page, its surfaces, and its stage.
OF_AN_ELEMENT = named(["escape", "disabled", "removed", "moved_in_the_page"])
OF_A_STAGE = OF_AN_ELEMENT | named(["window_loses_focus", "scrolled_with_the_page"])
OTHERS = tuple(SUBJECTS)[1:]
HIDDEN = named(["page_hidden"])
AT_THE_WORST_MOMENT = [
    *rows({name: faults.FAULTS[name] for name in faults.FAULTS if name not in HIDDEN} | faults.OF_A_TOUCH, controls=("confirm", "in-place")),
    *rows(OF_A_STAGE, controls=("peek",)),
    *rows(OF_AN_ELEMENT, controls=("transition", "scale", "icon")),
]


# When a second touch begins, Firefox's driver sends the first one again, with a force of one half.
SECOND = {name: fault for name, fault in faults.FAULTS.items() if name.startswith("second")}
ALONE = {name: fault for name, fault in faults.FAULTS.items() if name not in SECOND}


@pytest.mark.pitfall(8, 12, 24)
@pytest.mark.parametrize("name, phase, fault", AT_THE_WORST_MOMENT)
def test_fault_at_the_worst_moment(controls, engine, name, phase, fault):
    check(controls, controls.finger("touch"), name, phase, fault)


@pytest.mark.engines("chromium-whole")
@pytest.mark.parametrize("name, phase, fault", rows(HIDDEN, controls=("confirm", "in-place")))
def test_page_hidden_at_the_worst_moment(controls, engine, name, phase, fault):
    check(controls, controls.finger("touch"), name, phase, fault)


@pytest.mark.deep
@pytest.mark.parametrize("name, phase, fault", rows(ALONE, every_phase=True))
def test_fault_at_every_moment(controls, kind, name, phase, fault):
    check(controls, controls.finger(kind), name, phase, fault)


@pytest.mark.deep
@pytest.mark.parametrize("finger", ["touch", "pen"])
@pytest.mark.parametrize("name, phase, fault", rows(SECOND, every_phase=True))
def test_second_contact_at_every_moment(controls, engine, finger, name, phase, fault):
    check(controls, controls.finger(finger), name, phase, fault)


@pytest.mark.pitfall(8)
@pytest.mark.deep
@pytest.mark.parametrize("name, phase, fault", rows(faults.OF_A_TOUCH, every_phase=True))
def test_system_cancels_a_touch_at_every_moment(controls, engine, name, phase, fault):
    check(controls, controls.finger("touch"), name, phase, fault)


# Per control: the type of an event, one input that causes it and then an act, and the events with and without the act.
TAKEN = {
    "confirm": (
        "statechange", "control.click(); await clock.pass(700); follow(); control.click()",
        ["selected → confirmed", "confirm", "confirmed → idle"], ["selected → confirmed", "confirmed → idle"],
    ),
    # No frame comes between the end of a delay and the click.
    "transition": (
        "statechange",
        """
        Object.assign(control, { resetAfter: 1, state: 'success' })
        await clock.pass(200)
        follow()
        control.dispatchEvent(Object.defineProperty(new MouseEvent('click'), 'timeStamp', { value: performance.now() + 60000 }))
        """,
        ["success → begin", "click"], ["success → begin"],
    ),
    "peek": (
        "peek", "follow(); press(0.9)",
        ["peek", "idle → peek", "peek → pop", "pop"], ["peek", "close", "peek → idle"],
    ),
    "icon": (
        "statechange", "press(0.1); await clock.pass(50); follow(); press(0)",
        ["hint → idle", "launch"], ["hint → idle"],
    ),
}
WAYS = {
    "kept": "", "disabled": "control.disabled = true", "removed": "control.remove()", "moved": "document.body.append(control)",
    "closed": "control.close()", "reset": "control.reset()", "left": "control.blur()",
}
OF_ONE = {"closed": ("peek", "icon"), "reset": ("transition",), "left": ("confirm", "transition")}
# A listener that shows something else at a confirmation also moves the focus there.
KEEP_THE_ACT = ("kept", "left")


@pytest.mark.parametrize("name, way", [(name, way) for way in WAYS for name in OF_ONE.get(way, TAKEN)])
def test_listener_takes_back_an_act_of_the_same_input(controls, name, way):
    kind, script, with_act, without = TAKEN[name]
    controls.show(name)
    said = controls.evaluate(
        f"""
        const control = document.getElementById(arguments[0])
        const press = (pressure) => {{
          const {{ x, y, width, height }} = control.getBoundingClientRect()
          control.shadowRoot.getElementById('source').dispatchEvent(new PointerEvent(pressure ? 'pointerdown' : 'pointerup', {{
            bubbles: true, composed: true, cancelable: true, pointerId: 77, pointerType: 'pen', isPrimary: true,
            clientX: x + width / 2, clientY: y + height / 2, width: 1, height: 1, pressure, buttons: pressure ? 1 : 0,
          }}))
        }}
        const follow = () => {{
          control.focus()
          recorder.take()
          recorder.follow(control)
          control.addEventListener('{kind}', () => {{ {WAYS[way]} }}, {{ once: true }})
        }}
        return (async () => {{
          {script}
          return recorder.take().map(({{ line }}) => line)
        }})()
        """,
        name,
    )
    assert said == (with_act if way in KEEP_THE_ACT else without)


def test_escape_takes_a_reading_back_last(controls):
    """A meter is never above another control, also if it began later. The first Escape takes a button's key."""
    found = controls.evaluate(
        """
        const [button, scale] = ['transition', 'scale'].map((id) => document.getElementById(id))
        const options = { bubbles: true, composed: true, cancelable: true }
        const press = (node, key) => node.dispatchEvent(new KeyboardEvent('keydown', { ...options, key }))
        const dial = scale.shadowRoot.querySelector('[part~=dial]')
        dial.scrollIntoView({ block: 'center' })
        press(button.shadowRoot.querySelector('button'), ' ')
        const { x, y, width, height } = dial.getBoundingClientRect()
        dial.dispatchEvent(new PointerEvent('pointerdown', {
          ...options, pointerId: 77, pointerType: 'pen', isPrimary: true, clientX: x + width / 2, clientY: y + height / 2,
          width: 1, height: 1, pressure: 0.5, buttons: 1,
        }))
        return [scale.state, ...[1, 2].map(() => {
          press(document.body, 'Escape')
          return scale.state
        })]
        """
    )
    assert found == ["weighing", "weighing", "rest"]


# Faults during a press by mouse, whose force is time or is simulated.


@pytest.mark.pitfall(14)
@pytest.mark.parametrize("name, phase, fault", rows(faults.OF_A_MOUSE, controls=("confirm",)))
def test_fault_of_a_mouse(controls, engine, name, phase, fault):
    simulate(controls)
    check(controls, Simulated(controls), name, phase, fault)


@pytest.mark.deep
@pytest.mark.parametrize("name, phase, fault", rows(faults.OF_A_MOUSE, controls=OTHERS))
def test_fault_of_a_mouse_to_the_others(controls, engine, name, phase, fault):
    simulate(controls)
    check(controls, Simulated(controls), name, phase, fault)


IN_WEBKIT = named(faults.IN_WEBKIT)


@pytest.mark.engines("webkit")
@pytest.mark.parametrize("name, phase, fault", rows(IN_WEBKIT, controls=("confirm",)))
def test_fault_in_webkit(controls, name, phase, fault):
    simulate(controls)
    check(controls, Simulated(controls), name, phase, fault)


@pytest.mark.deep
@pytest.mark.engines("webkit")
@pytest.mark.parametrize("name, phase, fault", rows(IN_WEBKIT, controls=OTHERS))
def test_fault_to_the_others_in_webkit(controls, name, phase, fault):
    simulate(controls)
    check(controls, Simulated(controls), name, phase, fault)


@pytest.mark.engines("firefox")
@pytest.mark.parametrize("name, phase, fault", rows(ALONE, controls=("confirm",)))
def test_fault_in_firefox(controls, name, phase, fault):
    check(controls, controls.finger("touch"), name, phase, fault)


def simulate(page):
    page.evaluate("document.documentElement.dataset.pressureSource = 'simulated'")


class Simulated:
    """A mouse whose wheel simulates a harder press."""

    kind = "mouse"

    def __init__(self, page):
        self.page = page
        self.mouse = page.finger("mouse")
        self.pressed = getattr(self.mouse, "pressed", set())

    @property
    def is_down(self):
        return self.mouse.is_down

    def push(self, force):
        # Turn the wheel by the pixels for this force. The engine also receives the steps in between.
        self.page.evaluate(
            """
            const { x, y, force } = arguments[0]
            const deltaY = (window.simulatedForce - force) * 2000
            window.simulatedForce = force
            dispatchEvent(new WheelEvent('wheel', { deltaY, cancelable: true, clientX: x, clientY: y }))
            """,
            {"x": self.last[0], "y": self.last[1], "force": force},
        )

    def down(self, x, y, force=None, button=None):
        if button:
            return self.mouse.down(x, y, button=button)
        self.last = x, y
        self.mouse.down(x, y)
        self.page.evaluate("window.simulatedForce = 0.1")
        self.push(force)

    def move(self, x, y, force=None):
        self.last = x, y
        self.mouse.move(x, y)
        if force is not None:
            self.push(force)

    def up(self, button=None):
        self.mouse.up(button=button) if button else self.mouse.up()


def check(page, finger, name, phase, fault):
    """Presses until the phase, and interrupts the press. The finger continues, lifts and presses again."""
    page.show(name)
    subject = page.subject
    before, after = subject.phases[phase]
    says = subject.says
    if subject.slowly and isinstance(finger, Simulated):
        before, says = subject.slowly
    rests = page.state
    subject.until(page, finger, phase)
    assert page.events() == before
    with fault(page, finger):
        assert (page.state, page.events()) == (rests, after)
    # The finger does not notice the fault: it keeps pressing, and lifts.
    if finger.is_down:
        finger.move(*page.where, page.force)
        finger.up()
    assert (page.state, page.events()) == (rests, [])
    page.until("!counters.pending.frames && !document.querySelector(':popover-open')", "nothing moves or lies over the page")
    selects = "const style = getComputedStyle(document.documentElement); return style.userSelect ?? style.webkitUserSelect"
    assert page.evaluate(selects) in ("auto", "text")
    subject.good(page, finger)
    page.wait_for_state(rests)
    assert page.events() == says
