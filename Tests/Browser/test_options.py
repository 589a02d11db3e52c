"""Each attribute is a property and, if it is an option of the control, an input of the engine: one table for all elements.

The core tests the ranges of the options (DefaultsTests).
"""

import pytest

# For each element, by attribute: the engine's number of the option, a value, and the default.
NUMBERS = {
    "confirm": {
        "cap": (0, 2.5, 3), "pen-cap": (13, 5, 6), "ramp-duration": (1, 1.5, 2), "rescue-delay": (2, 3, 2), "threshold": (4, 0.8, 0.97),
        "release-threshold": (5, 0.7, 0.9), "arm-timeout": (6, 4, "Infinity"), "ring-diameter": (9, 60, 0), "ring-offset": (10, 70, 0),
    },
    "transition": {"timeout": (2, 8, "Infinity"), "reset-after": (1, 2, "Infinity"), "failure-delay": (0, 3, 1)},
    "scale": {"capacity": (0, 500, 385), "settle-range": (2, 5, 2), "settle-duration": (3, 2, 1)},
    "peek": {"peek-threshold": (0, 0.4, 0.2), "hold-duration": (1, 1.5, 0.5), "pop-threshold": (4, 0.6, 0.75)},
}
# The engine's number of the option, and its value while the attribute is set.
FLAGS = {
    "confirm": {"no-latch": (7, 0), "contact-area": (3, 1), "no-tap": (11, 0), "no-haptics": (8, 0)},
    "transition": {"no-haptics": (3, 0)}, "scale": {"no-haptics": (4, 0)}, "peek": {"no-haptics": (5, 0)}, "icon": {"no-haptics": (5, 0)},
}
# Attributes with a text, each with its default.
TEXTS = {
    "confirm": {"confirm-label": "CONFIRM", "ok-label": "OK", "press-hint": "Press harder"},
    "transition": {"success-label": "Done", "failure-label": "Failed"}, "scale": {"unit": "g", "mode": "weight", "tare-label": "Tare"},
    "peek": {"href": "target.html"}, "icon": {"name": "Scale", "src": "icon.svg"},
}
# For each change of an attribute or a property: the engine's inputs, the attribute and the property.
SEE = """
const [id, name, option] = arguments
const element = document.getElementById(id)
const camel = name.replace(/-./g, (pair) => pair[1].toUpperCase())
const seen = []
const see = (change) => {
  spy.take()
  change()
  const told = spy.take('set').filter((call) => call.option === option).map(({ value }) => String(value))
  seen.push([told, element.getAttribute(name), String(element[camel])])
}
"""
pytestmark = pytest.mark.opens("controls.html")


def rows(table):
    return [(element, name, *row) for element, names in table.items() for name, row in names.items()]


def test_numbers(page):
    """A number out of range is reported and replaced by the default. An empty text means no number."""
    for element, name, option, value, default in rows(NUMBERS):
        seen, warnings = page.evaluate(
            SEE + """
            const warnings = []
            const { warn } = console
            console.warn = (text, node) => warnings.push([text, node === element])
            see(() => element.setAttribute(name, arguments[3]))
            see(() => (element[camel] = null))
            see(() => (element[camel] = arguments[3]))
            for (const text of ['-1', 'heavy', '']) see(() => element.setAttribute(name, text))
            see(() => element.removeAttribute(name))
            console.warn = warn
            return [seen, warnings]
            """,
            element, name, option, value,
        )
        given, default = str(value), str(default)
        refused = lambda text, default=default: list(dict.fromkeys([text, default]))
        assert seen == [
            [[given], given, given], [refused("NaN"), None, default], [[given], given, given], [refused("-1"), "-1", default],
            *([refused("NaN"), text, default] for text in ("heavy", "", None)),
        ], (element, name)
        assert warnings == [[f'{name}="{text}" is out of range; {default} is used', True] for text in ("-1", "heavy")], (element, name)
    page.evaluate("document.getElementById('confirm').setAttribute('rescue-delay', 'off')")
    assert page.evaluate("return document.getElementById('confirm').rescueDelay === Infinity")


def test_flags(page):
    for element, name, option, value in rows(FLAGS):
        seen = page.evaluate(
            SEE + """
            see(() => element.setAttribute(name, ''))
            see(() => (element[camel] = false))
            see(() => (element[camel] = true))
            // React 18 writes a boolean as a text, and so does Vue before the script.
            see(() => element.setAttribute(name, 'false'))
            see(() => element.setAttribute(name, 'true'))
            return seen
            """,
            element, name, option,
        )
        on, off = [[str(value)], "", "true"], [[str(1 - value)], None, "false"]
        assert seen == [on, off, on, [off[0], "false", "false"], [on[0], "true", "true"]], (element, name)


def test_texts(page):
    for element, names in TEXTS.items():
        for name, text in names.items():
            seen = page.evaluate(
                SEE + """
                const before = element.getAttribute(name)
                see(() => (element[camel] = 'Mine'))
                see(() => (element[camel] = undefined))
                see(() => before !== null && element.setAttribute(name, before))
                return [before, seen]
                """,
                element, name,
            )
            before = seen[0]
            default = {"href": "null", "name": "", "src": ""}.get(name, text)
            assert seen[1] == [[[], "Mine", "Mine"], [[], None, default], [[], before, text]], (element, name)
