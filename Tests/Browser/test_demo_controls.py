"""The demo's page of the controls: what is set on one, the code for that, what a press comes to, and how it fits."""

import re

import pytest

from accessibility import violations
from demo_page import DemoPage, fixture_of
from page import FULL, PHONE
from waiting import eventually

TITLES = {"confirm": "Confirm", "transition": "Transition", "scale": "Scale", "peek": "Peek", "icon": "Icon"}
TAGS = {
    "confirm": "pressure-confirm-button", "transition": "pressure-transitioning-button", "scale": "pressure-scale",
    "peek": "pressure-peek", "icon": "pressure-app-icon",
}
# What stands on each by itself.
GIVEN = {
    "confirm": {"": "Delete"}, "transition": {"": "Send"}, "scale": {}, "peek": {"href": "/history"},
    "icon": {"name": "Scale", "src": "/icon.svg"},
}
FLAG = True
COMMON = {"no-haptics": FLAG, "disabled": FLAG}
# All that can be set, in the order of the page: what is put into the field, and how it is written, where that differs.
OPTIONS = {
    "confirm": {
        "cap": 5.5, "threshold": 0.8, "release-threshold": 0.5, "ramp-duration": 0.7, "rescue-delay": (10, "off"),
        "arm-timeout": 4, "no-latch": FLAG, "no-tap": FLAG, "contact-area": FLAG, **COMMON,
        "ring-diameter": 60, "ring-offset": 80, "title": "Erase <all> & \"more\"", "confirm-label": "SURE?", "ok-label": "GO",
        "press-hint": "", "hold-hint": "Longer", "slide-hint": "Up & over", "hold-description": "Hold it", "force-description": "Press it",
    },
    "transition": {
        "timeout": 2, "reset-after": 0.5, "failure-delay": (10, "off"), "progress": 0.4, "type": "button", **COMMON,
        "title": "Order", "success-label": "Ordered", "failure-label": "Not ordered",
    },
    "scale": {
        "unit": "oz", "mode": "percent", "capacity": 500, "settle-range": 5.5, "settle-duration": 0.3, **COMMON,
        "tare-label": "Zero",
    },
    "peek": {"peek-threshold": 0.3, "pop-threshold": 0.9, "hold-duration": 1.2, **COMMON, "href": "/scale"},
    "icon": {**COMMON, "name": "Mine", "src": "/icons/weigh.svg"},
}
SEE_THROUGH = {"backdrop": "eb", "track": "59", "veil": "4d", "dial-track": "40"}
COLORS = {
    "confirm": ["ring", "selected", "confirmed", "backdrop", "track", "label", "veil", "button", "button-text", "focus"],
    "transition": [
        "normal", "text", "pressed", "disabled", "disabled-text", "success", "success-text", "failure", "failure-text", "focus",
    ],
    "scale": ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet", "button", "focus"],
    "peek": ["surface", "surface-text", "focus"],
    "icon": [],
}
HAS_RADIUS = ("confirm", "scale")
OUTCOMES = (
    ("success", 1.5, "success", "resolved: success"), ("failure", 1.5, "failure", "rejected: Error"),
    ("slow", 6, "success", "resolved: slow"),
)


def cases(control):
    """Of each field: its name, what is put into it, the attribute or property, and how that is written."""
    found = []
    for name, value in OPTIONS[control].items():
        value, written = value if isinstance(value, tuple) else (value, "" if value is FLAG else str(value))
        found.append((name, value, name, written))
    for name in COLORS[control]:
        full = f"--pressure-{name}"
        found.append((full[2:], "#123456", full, f"#123456{SEE_THROUGH.get(name, '')}"))
    if control in HAS_RADIUS:
        found.append(("pressure-radius", 12, "--pressure-radius", "12px"))
    return found


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


class ControlsPage(DemoPage):
    name = "controls"
    # Or, where it leads to, the page of traces.
    ready = "Boolean(document.querySelector('.tabs [aria-current], #how:not(:empty)'))"

    def __init__(self, browser, server):
        super().__init__(browser, server)
        self.id = "confirm"

    def wait_for_kit(self):
        self.until("Boolean(customElements.get('pressure-app-icon'))", "the kit defines its elements")

    def rest(self):
        """Buttons that are held in loading turn for ever."""
        if self.evaluate("return location.search") == "?control=transition":
            self.pass_time(0.5)
        else:
            super().rest()

    def show(self, control):
        self.click(f".tabs [href$='={control}']")
        self.id = control

    def open_control(self, control):
        self.open(f"controls?control={control}")
        self.id = control

    def put(self, field, value):
        self.evaluate(
            """
            const field = document.getElementById(`option-${arguments[0]}`)
            if (field.type === 'checkbox') return field.click()
            field.value = arguments[1]
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
            """,
            field,
            value,
        )

    def fields(self):
        return self.evaluate("return [...options.querySelectorAll('[id^=option-]:not(small)')].map(({ id }) => id.slice(7))")

    def code(self):
        """In one line."""
        return re.sub(r'"\s>', '">', " ".join(self.evaluate("return code.textContent").split()))

    def held(self):
        """What the element is set to: its attributes but for its id, its style and its text."""
        return self.evaluate(
            """
            const element = document.getElementById(arguments[0])
            const attributes = [...element.attributes].filter(({ name }) => name !== 'id' && name !== 'style')
            const properties = [...element.style].map((name) => [name, element.style.getPropertyValue(name)])
            return [Object.fromEntries(attributes.map(({ name, value }) => [name, value])), Object.fromEntries(properties),
              element.children.length ? '' : element.textContent]
            """,
            self.id,
        )

    def property(self, name):
        """As a text: the property of an attribute."""
        return self.evaluate(
            """
            const camel = arguments[1].replace(/-./g, (pair) => pair[1].toUpperCase())
            return String(document.getElementById(arguments[0])[camel])
            """,
            self.id,
            name,
        )

    def said(self):
        return self.evaluate(
            "return [...document.querySelectorAll('#log li:not(.quiet)')].map((line) => line.lastChild.textContent.trim()).reverse()"
        )

    def press(self):
        """A touch that is in the middle of its range, and lifts."""
        finger = self.finger("touch")
        finger.down(*self.centre(), 0.1)
        self.pass_time(0.2)
        finger.move(*self.centre(), 0.3)
        self.pass_time(0.5)
        finger.up()
        self.evaluate("document.getElementById(arguments[0]).close?.()", self.id)
        self.until("!document.getElementById('press').hidden", "it is recorded")


controls = fixture_of(ControlsPage)


def expected(control, name=None, written=None):
    """What the element holds, and the code for that, with one thing set."""
    attributes = {key: value for key, value in GIVEN[control].items() if key}
    properties, text = {}, GIVEN[control].get("", "")
    if name and name.startswith("--"):
        properties[name] = written
    elif name == "title":
        text = written
    elif name:
        attributes[name] = written
    order = [name for name in OPTIONS[control] if name in attributes]
    flags = [name for name, value in OPTIONS[control].items() if value is FLAG]
    inside = [key if key in flags else f'{key}="{escaped(attributes[key])}"' for key in order]
    style = "".join(f"<style> {TAGS[control]} {{ {key}: {value}; }} </style> " for key, value in properties.items())
    return [attributes, properties, text], f"{style}<{' '.join([TAGS[control], *inside])}>{escaped(text)}"


@pytest.mark.deep_engines("firefox")
def test_each_option_sets_what_it_says(controls):
    """On the element and in the code, at once, and Reset takes it back; there is no other field."""
    for control in TITLES:
        controls.show(control)
        untouched = expected(control)
        assert controls.fields() == [field for field, *_ in cases(control)], control
        for field, value, name, written in cases(control):
            controls.put(field, value)
            held, code = expected(control, name, written)
            assert controls.held() == held, (control, field)
            assert controls.code().startswith(code), (control, field)
            if not name.startswith("--") and name != "title":
                shown = {"off": "Infinity"}.get(written, "true" if value is FLAG else written)
                assert controls.property(name) == shown, (control, field)
            controls.click("#reset")
            assert (controls.held(), controls.code().startswith(untouched[1])) == (untouched[0], True), (control, field)
        # What is put back by hand is not set any more.
        for field, standard in (("cap", 3), ("threshold", 0.97), ("arm-timeout", 30)) if control == "confirm" else ():
            controls.put(field, 1)
            controls.put(field, standard)
        assert controls.held() == untouched[0], control


def test_the_code_makes_the_same_control(controls):
    """With all options set: what is parsed of it has the same attributes and properties, and says the same of them."""
    for control in TITLES:
        controls.show(control)
        for field, value, *_ in cases(control):
            controls.put(field, value)
        here, there = controls.evaluate(
            """
            const [id] = arguments
            // The policy of this page allows no style in a page; of another it may.
            const [, style = '', markup] = code.textContent.match(/^(?:<style>(.*?)<\\/style>)?(.*)$/s)
            const parsed = new DOMParser().parseFromString(markup, 'text/html')
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(style)
            const rule = sheet.cssRules[0]
            const made = document.importNode(parsed.querySelector(document.getElementById(id).localName), true)
            document.body.append(made)
            const read = (element, style) => {
              const attributes = [...element.attributes].filter(({ name }) => name !== 'id' && name !== 'style')
              return JSON.stringify([
                attributes.map(({ name, value }) => [name, value, String(element[name.replace(/-./g, (pair) => pair[1].toUpperCase())])]).sort(),
                [...style].map((name) => [name, style.getPropertyValue(name).trim()]), element.querySelector('[slot]') ? '' : element.textContent,
              ])
            }
            const live = document.getElementById(id)
            const both = [read(live, live.style), read(made, rule?.style ?? [])]
            made.remove()
            return both
            """,
            control,
        )
        assert here == there, control
    # What comes of it as a whole is written as a person would.
    controls.show("icon")
    controls.click("#reset")
    assert controls.text("#code").splitlines() == [
        '<pressure-app-icon name="Scale" src="/icon.svg"></pressure-app-icon>',
        "",
        '<script type="module">',
        "  document.querySelector('pressure-app-icon').items = [",
        "    { type: 'org.example.scale.new', title: 'New weighing', subtitle: 'Begin at zero' },",
        "    { type: 'org.example.scale.history', title: 'History', subtitle: 'What was weighed' },",
        "    { type: 'org.example.scale.tare', title: 'Tare' },",
        "  ];",
        "</script>",
    ]


def test_an_option_counts_at_once_also_while_it_is_armed(controls):
    controls.evaluate("document.getElementById('confirm').click()")
    controls.wait_for_state("selected")
    controls.wait_for_label("CONFIRM")
    controls.put("confirm-label", "SURE?")
    controls.put("threshold", 0.5)
    controls.wait_for_label("SURE?")
    assert (controls.state, controls.get("threshold")) == ("selected", 0.5)
    controls.put("disabled", True)
    assert controls.state == "idle"


def test_copy(controls):
    """What is copied is the code; where the browser refuses, it is selected, to be copied by hand."""
    controls.put("cap", 5)
    stub = "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text) => { %s } } })"
    controls.evaluate(stub % "window.copied = text")
    controls.click("#copy")
    controls.wait_for_text(".toast", "Copied")
    assert controls.evaluate("return copied") == '<pressure-confirm-button cap="5">Delete</pressure-confirm-button>\n'
    controls.evaluate(stub % "throw new DOMException('no', 'NotAllowedError')")
    controls.click("#copy")
    controls.wait_for_text(".toast", "Not copied. The code is selected: copy it from there.")
    assert controls.evaluate("return String(getSelection()).trim()") == controls.text("#code")
    controls.pass_time(3)


@pytest.mark.deep_engines("firefox")
def test_the_address_says_which(controls):
    """Each has an address of its own; back and forward go through them; another name is the first."""
    shown = """
        const part = [...document.querySelectorAll('.stage > [data-for]')].filter((one) => one.checkVisibility())
        return [document.title, location.search, part.map((one) => one.dataset.for),
          [...document.querySelectorAll('.tabs [aria-current]')].map((tab) => tab.textContent)]
    """
    page_of = lambda name, search: [f"{TITLES[name]} · Controls · Scale", search, [name], [TITLES[name]]]
    for name in TITLES:
        controls.open_control(name)
        assert controls.evaluate(shown) == page_of(name, f"?control={name}")
        controls.rest()
    for search in ("", "?control=none", "?control=toString"):
        controls.open(f"controls{search}")
        assert controls.evaluate(shown) == page_of("confirm", search)
    controls.show("scale")
    controls.show("peek")
    # What is open goes with its control.
    controls.evaluate("document.getElementById('peek').peek()")
    controls.pass_time(0.5)
    for step, name in (("back", "scale"), ("forward", "peek"), ("back", "scale")):
        controls.evaluate(f"history.{step}()")
        eventually(lambda: controls.evaluate(shown) == page_of(name, f"?control={name}"), f"{name} is shown")
    controls.pass_time(0.5)
    assert controls.evaluate("return document.getElementById('peek').state") == "idle"


def test_a_press_is_recorded_and_replayed(controls):
    """On each control; the page of traces opens the same trace."""
    states = {
        "confirm": "idle, updating, idle", "transition": "begin", "scale": "rest, weighing, rest",
        "peek": "idle, hint, peek, idle", "icon": "hint, open",
    }
    for control, name in {**TITLES, "transition": "Submit"}.items():
        controls.open_control(control)
        assert controls.text("#no-press") == "Press it, and its trace is drawn here."
        controls.press()
        about = controls.text("#about")
        assert re.fullmatch(r"0\.\d\d s, \d+ samples of touch, with force", about), control
        label = controls.evaluate("return plot.ariaLabel")
        assert label.split("states: ")[1] == states[control], control
        named = controls.evaluate("return [...document.querySelectorAll('#states-key li')].map((one) => one.textContent)")
        assert named == [f"{at}{one}" for at, one in enumerate(dict.fromkeys(states[control].split(", ")), 1)], control
        controls.rest()
        with controls.leads_to("/traces?press"):
            controls.click("#replays")
        controls.wait_for_text("#about", f"Recorded on {name}: {about}")
        chosen = "return document.querySelector('[name=replayed]:checked').value"
        assert controls.evaluate(chosen) == {"icon": "menu"}.get(control, control)
    # With no press handed over it says so.
    controls.evaluate("sessionStorage.clear()")
    controls.open("traces?press")
    controls.wait_for_text(
        "#refusal",
        "The press was not loaded. The page before this one could not keep it: download it there, and open it here.",
    )


def test_what_is_drawn_is_what_the_control_made_of_it(controls):
    """With the options that it had: a cap of 0.5 is full at once, and says so."""
    controls.put("cap", 0.5)
    finger = controls.finger("touch")
    finger.down(*controls.centre(), 0.1)
    controls.wait_for_state("selected")
    ring = controls.wait_for_ring()
    finger.move(ring["x"], ring["y"], FULL)
    controls.wait_for_state("confirmed")
    finger.up()
    controls.until("!document.getElementById('press').hidden", "it is recorded")
    states = controls.evaluate("return plot.ariaLabel").split("states: ")[1]
    assert states == "idle, updating, selected, confirmed, idle"
    assert controls.said() == [
        "idle → updating", "updating → selected", "selected → confirmed", "", "confirmed → idle",
    ]


def test_outcomes(controls):
    """Of the transitioning button: each as long as it takes, and what is told of it; restarted and disabled; all states."""
    page = controls
    page.show("transition")
    run = ["", "begin → loading", ""]
    for outcome, seconds, state, result in OUTCOMES:
        page.evaluate("document.getElementById('log').replaceChildren()")
        page.click(f"[name=outcome][value={outcome}]")
        page.tap()
        page.wait_for_state("loading")
        page.pass_time(seconds - 0.1)
        assert (page.state, page.said()) == ("loading", run), outcome
        page.pass_time(0.2)
        assert page.state == state, outcome
        assert sorted(page.said()[3:]) == sorted([f"loading → {state}", result]), outcome
        page.click("#restart")
        assert page.state == "begin", outcome
    page.click("[name=outcome][value=never]")
    page.click("#tells")
    page.tap()
    page.wait_for_state("loading")
    page.pass_time(3)
    assert page.get("progress") == pytest.approx(0.5, abs=0.01)
    page.pass_time(3)
    assert page.get("progress") == 0.6
    page.click("#restart")
    page.pass_time(0.1)
    # What is listed is bounded, and progress is what it was set to.
    assert (len(page.said()), page.get("progress")) == (10, None)
    page.put("disabled", True)
    page.tap()
    assert (page.get("disabled"), page.state) == (True, "begin")
    shown = "return [...document.querySelectorAll('[inert]')].map((one) => [one.state, one.disabled, one.progress, one.successLabel])"
    page.put("success-label", "Ordered")
    page.pass_time(2)
    assert page.evaluate(shown) == [
        ["begin", False, None, "Ordered"], ["loading", False, None, "Ordered"], ["success", False, None, "Ordered"],
        ["failure", False, None, "Ordered"], ["begin", True, None, "Ordered"], ["loading", False, 0.4, "Ordered"],
    ]
    page.show("scale")
    assert page.evaluate(shown) == []


CUT = """
    const width = document.documentElement.clientWidth
    const isCut = (node) => {
      const { left, right } = node.getBoundingClientRect()
      return left < -0.5 || right > width + 0.5 || (node.matches('input, select, button, summary, a, p, label, small, code') &&
        !node.matches('[type=text]') && node.scrollWidth > node.clientWidth + 1 && node.clientWidth > 0 && getComputedStyle(node).display !== 'inline')
    }
    const isLow = (node) => node.getBoundingClientRect().height < 44 && !node.closest('label')
    const seen = [...document.querySelectorAll('body *')].filter((node) => node.checkVisibility() && !node.closest('svg'))
    const called = (node) => node.id || `${node.localName} ${node.textContent.trim().slice(0, 20)}`
    return [document.documentElement.scrollWidth - width, seen.filter(isCut).map(called),
      seen.filter((node) => node.matches('main :is(button, a, select, summary, input, label:has(input))') && !node.closest('pressure-peek') && isLow(node)).map(called)]
"""


def test_it_fits(controls):
    """At each size, with text of twice the size, from right to left: nothing is cut, and all of it is large enough for a finger."""
    for control in TITLES:
        controls.open_control(control)
        controls.press()
        controls.evaluate("for (const group of document.querySelectorAll('.group')) group.open = true")
        for text in ("100%", "200%"):
            for direction in ("ltr", "rtl"):
                controls.evaluate(
                    "Object.assign(document.documentElement, { dir: arguments[1] }).style.fontSize = arguments[0]", text, direction
                )
                for width, height in ((320, 640), PHONE, (844, 390), (1280, 800)):
                    controls.browser.resize(width, height)
                    controls.pass_time(0.05)
                    assert controls.evaluate(CUT) == [0, [], []], (control, text, direction, width)


def test_the_stage_stays_in_view_on_a_phone(controls):
    """While its options go by, and takes less than half of the screen."""
    for control in TITLES:
        controls.show(control)
        controls.evaluate("document.querySelector('.shaping').lastElementChild.scrollIntoView({ block: 'end', behavior: 'instant' })")
        controls.pass_time(0.1)
        _, top, _, height = controls.box(".stage")
        assert top >= 0 and top + height < PHONE[1] / 2, (control, top, height)


@pytest.mark.parametrize("scheme, size", [("light", PHONE), ("dark", (1280, 800))], ids=["light-phone", "dark-desktop"])
def test_axe_finds_nothing(controls, scheme, size):
    """With all that can be unfolded, and after a press."""
    controls.size = size
    controls.browser.emulate_media(prefers_color_scheme=scheme)
    for control in TITLES:
        controls.open_control(control)
        controls.press()
        controls.evaluate("for (const group of document.querySelectorAll('.group')) group.open = true")
        controls.pass_time(3)
        assert violations(controls.browser) == [], control
