"""The demo's page of the controls, as its tests use it: all options, and the code expected for each."""

import json
import re

from conftest import PROJECT
from demo_page import DemoPage

TITLES = {"confirm-button": "Confirm", "transitioning-button": "Transition", "scale": "Scale", "peek": "Peek", "app-icon": "Icon"}
TAGS = {
    "confirm-button": "pressure-confirm-button", "transitioning-button": "pressure-transitioning-button", "scale": "pressure-scale",
    "peek": "pressure-peek", "app-icon": "pressure-app-icon",
}
# The initial content and attributes of each control.
GIVEN = {
    "confirm-button": {"": "Delete"}, "transitioning-button": {"": "Send"}, "scale": {}, "peek": {"href": "history.html"},
    "app-icon": {"name": "Scale", "src": "icon.svg"},
}
FLAG = True
COMMON = {"no-haptics": FLAG, "disabled": FLAG}
# All options, in the order of the page: the value to enter, and its written form if that differs.
OPTIONS = {
    "confirm-button": {
        "cap": 5.5, "pen-cap": 4.5, "threshold": 0.8, "release-threshold": 0.5, "ramp-duration": 0.7, "rescue-delay": (10, "off"),
        "arm-timeout": 4, "no-latch": FLAG, "no-tap": FLAG, "contact-area": FLAG, **COMMON,
        "ring-diameter": 60, "ring-offset": 80, "in-place": FLAG, "--pressure-look": "rise",
        "title": "Erase <all> & \"more\"", "confirm-label": "SURE?", "ok-label": "GO", "release-label": "Off!",
        "press-hint": "", "hold-hint": "Longer", "slide-hint": "Up & over", "hold-description": "Hold it", "force-description": "Press it",
        "hold-in-place-description": "Hold it here", "force-in-place-description": "Press it here",
    },
    "transitioning-button": {
        "timeout": 2, "reset-after": 0.5, "failure-delay": (10, "off"), "progress": 0.4, "type": "button", **COMMON,
        "title": "Order", "success-label": "Ordered", "failure-label": "Not ordered",
    },
    "scale": {
        "unit": "oz", "mode": "percent", "capacity": 500, "settle-range": 5.5, "settle-duration": 0.3, **COMMON,
        "tare-label": "Zero",
    },
    "peek": {"peek-threshold": 0.3, "pop-threshold": 0.9, "hold-duration": 1.2, **COMMON, "href": "scale.html"},
    "app-icon": {**COMMON, "name": "Mine", "src": "icons/weigh.svg"},
}
SEE_THROUGH = {"track": "42", "veil": "a3", "fill": "24", "dial-track": "40"}
COLORS = {
    "confirm-button": [
        "ring", "selected", "confirmed", "backdrop", "track", "label", "veil", "fill", "rim", "check", "title",
        "button", "button-text", "focus",
    ],
    "transitioning-button": [
        "normal", "text", "pressed", "disabled", "disabled-text", "success", "success-text", "failure", "failure-text", "focus",
    ],
    "scale": ["dial", "dial-settled", "dial-overload", "dial-track", "dial-text", "dial-quiet", "button", "focus"],
    "peek": ["surface", "surface-text", "focus"],
    "app-icon": ["surface", "surface-text", "focus"],
}
HAS_RADIUS = ("confirm-button", "scale")
MANIFEST = json.loads((PROJECT / ".build/web/custom-elements.json").read_text())
# The value for each part, which the page names `::part(ring)`.
PARTS = {
    element["tagName"]: [part["name"] for part in element["cssParts"]]
    for module in MANIFEST["modules"] for element in module["declarations"]
}
DECLARED = "letter-spacing: 3px; opacity: 0.9;"


def cases(control):
    """For each field: its name, the value to enter, the attribute, property or part, and the value's written form."""
    found = []
    for name, value in OPTIONS[control].items():
        value, written = value if isinstance(value, tuple) else (value, "" if value is FLAG else str(value))
        found.append((name.lstrip("-"), value, name, written))
    for name in COLORS[control]:
        full = f"--pressure-{name}"
        found.append((full[2:], "#123456", full, f"#123456{SEE_THROUGH.get(name, '')}"))
    if control in HAS_RADIUS:
        found.append(("pressure-radius", 12, "--pressure-radius", "12px"))
    return found + [(f"part-{part}", DECLARED, f"::part({part})", DECLARED) for part in PARTS[TAGS[control]]]


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace('"', "&quot;")


class ControlsPage(DemoPage):
    name = "controls.html"
    # True on this page, and on the page of traces, to which this one links.
    ready = "Boolean(document.querySelector('.tabs [aria-current], #how:not(:empty)'))"

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id = "confirm-button"

    def wait_for_kit(self):
        self.until("Boolean(customElements.get('pressure-app-icon'))", "the kit defines its elements")

    def rest(self):
        """Buttons that are held in the loading state spin forever."""
        if self.evaluate("return location.search") == "?control=transitioning-button":
            self.pass_time(0.5)
        else:
            super().rest()

    def show(self, control):
        self.click(f".tabs [href$='={control}']")
        self.id = control

    def open_control(self, control):
        self.open(f"controls.html?control={control}")
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
        """The shown code as one line."""
        return re.sub(r'"\s>', '">', " ".join(self.evaluate("return code.textContent").split()))

    def held(self):
        """The element's attributes except its id, its style properties and its text."""
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
        """The property for an attribute, as text."""
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
        """A touch at a medium force that lifts again."""
        finger = self.finger("touch")
        finger.down(*self.centre(), 0.1)
        self.pass_time(0.2)
        finger.move(*self.centre(), 0.3)
        self.pass_time(0.5)
        finger.up()
        self.evaluate("document.getElementById(arguments[0]).close?.()", self.id)
        self.until("!document.getElementById('press').hidden", "it is recorded")


def expected(control, name=None, written=None):
    """The expected state of the element and its code, with one option set."""
    attributes = {key: value for key, value in GIVEN[control].items() if key}
    properties, style, text = {}, "", GIVEN[control].get("", "")
    if name and name.startswith("::"):
        style = f"<style> {TAGS[control]}{name} {{ {written} }} </style> "
    elif name and name.startswith("--"):
        properties[name] = written
    elif name == "title":
        text = written
    elif name:
        attributes[name] = written
    order = [name for name in OPTIONS[control] if name in attributes]
    flags = [name for name, value in OPTIONS[control].items() if value is FLAG]
    inside = [key if key in flags else f'{key}="{escaped(attributes[key])}"' for key in order]
    for key, value in properties.items():
        style = f"<style> {TAGS[control]} {{ {key}: {value}; }} </style> "
    return [attributes, properties, text], f"{style}<{' '.join([TAGS[control], *inside])}>{escaped(text)}"
