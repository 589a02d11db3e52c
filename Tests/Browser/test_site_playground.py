"""The playgrounds of the documentation site: all options of an element, applied to the element and to its code."""

import json
import re
from pathlib import Path

import pytest

import waiting
from built import DECLARED
from conftest import PROJECT
from documentation_page import Documentation

# The element of each page that has a playground.
PLAYGROUNDS = {Path(control["document"]).stem: control["tag"] for control in DECLARED}


class Playground(Documentation):
    def open(self, name, **how):
        super().open(f"{name}/", **how)
        self.tag = PLAYGROUNDS[name]
        self.until("document.querySelector('.playground .code code').textContent", "the code is shown")
        drawn = "[...document.querySelector(arguments[0]).shadowRoot.querySelectorAll('svg')].every((one) => one.childElementCount)"
        self.until(drawn, "it is drawn", self.tag)
        self.evaluate("document.querySelector('.sheet').open = true")

    @property
    def declared(self):
        manifest = json.loads((PROJECT / ".build/web/custom-elements.json").read_text())
        (element,) = [one for module in manifest["modules"] for one in module["declarations"] if one["tagName"] == self.tag]
        return element

    def code(self):
        return self.evaluate("return document.querySelector('.playground .code code').textContent")

    def put(self, field, value):
        self.evaluate(
            """
            const field = document.getElementById(`option-${arguments[0]}`)
            field.closest('details').open = true
            field.value = arguments[1]
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
            """,
            field,
            value,
        )

    def of_parts(self, expression):
        """The value of an expression for the nodes of each part."""
        return self.evaluate(
            f"""
            const [tag, parts] = arguments
            const {{ shadowRoot }} = document.querySelector(tag)
            const given = (nodes) => {expression}
            return Object.fromEntries(parts.map((part) => [part, given([...shadowRoot.querySelectorAll(`[part~=${{part}}]`)])]))
            """,
            self.tag,
            [part["name"] for part in self.declared["cssParts"]],
        )

# Attributes without a field, because they need something around the button, or a page without an engine.
IN_A_FORM = {
    "name", "value", "form", "formaction", "formenctype", "formmethod", "formnovalidate", "formtarget", "command", "commandfor",
}
WITHOUT_FIELD = {
    "confirm-button": {"question", "item", "type", *IN_A_FORM}, "transitioning-button": IN_A_FORM,
    "peek-pop": {"target", "rel", "download"},
}

# The parts that are absent during a press, for each of the presses that shows some part.
ABSENT = {"confirm-button": [{"fill", "outline", "release", "hint"}, {"ring", "hint"}]}


@pytest.fixture
def playground(browser, host):
    return Playground(browser, host)


@pytest.mark.parametrize("page", PLAYGROUNDS)
def test_a_playground(playground, page):
    """Each attribute, custom property and part has a field, whose value appears in the code and on the element."""
    playground.open(page)
    element = playground.declared
    names = [one["name"] for one in element["attributes"] if one["name"] not in WITHOUT_FIELD.get(page, ())]
    names += [one["name"].lstrip("-") for one in element["cssProperties"]]
    names += [f"part-{one['name']}" for one in element["cssParts"]]
    fields = playground.evaluate("return [...document.querySelectorAll('.options [id^=option-]')].map(({ id }) => id)")
    assert [name for name in names if f"option-{name}" not in fields and f"option-pressure-{name}" not in fields] == []

    playground.evaluate(
        """
        const field = document.getElementById('option-no-haptics')
        field.closest('details').open = true
        field.click()
        """
    )
    is_set = "return document.querySelector(arguments[0]).noHaptics"
    assert (f"<{playground.tag}" in playground.code(), "no-haptics" in playground.code()) == (True, True)
    assert playground.evaluate(is_set, playground.tag) is True
    playground.evaluate("document.querySelector('.playground .reset').click()")
    assert playground.evaluate(is_set, playground.tag) is False


@pytest.mark.parametrize("page", PLAYGROUNDS)
def test_declarations_for_a_part_are_applied(playground, page):
    """This includes parts that appear during a press. An invalid declaration has no effect, and Reset removes all."""
    playground.open(page)
    parts = {one["name"]: one["description"] for one in playground.declared["cssParts"]}
    untouched = playground.code()
    for number, part in enumerate(parts, 1):
        playground.put(f"part-{part}", f"outline: {number}px dashed; colour: red; }} * {{ display: none }} </style>")
    rules = "".join(f"  {playground.tag}::part({part}) {{\n    outline: dashed {number}px;\n  }}\n" for number, part in enumerate(parts, 1))
    assert playground.code() == f"<style>\n{rules}</style>\n\n{untouched}"

    x, y = playground.evaluate(
        """
        const element = document.querySelector(arguments[0])
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = (element.shadowRoot.querySelector('[part=dial]') ?? element).getBoundingClientRect()
        return [x + width / 2, y + height / 2]
        """,
        playground.tag,
    )
    finger = playground.finger("touch")
    for absent in ABSENT.get(page, [set()]):
        finger.down(x, y, 0.6)
        if page == "transitioning-button":
            finger.up()
        there = lambda absent=absent: {part for part, count in playground.of_parts("nodes.length").items() if not count} == absent
        waiting.eventually(there, "each part is there")
        widths = playground.of_parts("[...new Set(nodes.map((node) => getComputedStyle(node).outlineWidth))]")
        # A shade is also a veil, and its own declarations follow the veil's.
        expected = {part: [] if part in absent else [f"{number}px"] for number, part in enumerate(parts, 1)}
        if "shade" in parts:
            expected["veil"] += expected["shade"]
        assert widths == expected
        finger.release()
        if page == "confirm-button":
            playground.evaluate("document.getElementById('option-in-place').click()")

    playground.put(f"part-{next(iter(parts))}", "}; outlin: 1px; { }")
    assert playground.evaluate("return document.querySelector('.parts [aria-invalid=true]').id") == f"option-part-{next(iter(parts))}"
    playground.evaluate("document.querySelector('.playground .reset').click()")
    assert playground.code() == untouched
    assert playground.evaluate("return [...document.querySelectorAll('.parts input')].map(({ value }) => value)") == [""] * len(parts)


@pytest.mark.parametrize("page", PLAYGROUNDS)
def test_focused_field_outlines_its_part(playground, page):
    """The part is outlined while its field has the focus or the pointer. For a part that is hidden at rest, the field
    says when it appears."""
    playground.open(page)
    parts = {one["name"]: one["description"] for one in playground.declared["cssParts"]}
    outlined = """[...document.querySelectorAll('.stage .outlined')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x + 4, y + 4, width - 8, height - 8].map(Math.round)
        })"""
    seen = """nodes.filter((node) => node.checkVisibility({ visibilityProperty: true })).map((node) => node.getBoundingClientRect())
        .filter(({ width }) => width).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
    playground.evaluate("document.querySelector('.group.parts').open = true")
    boxes = {}
    for part in parts:
        playground.evaluate("document.getElementById(`option-part-${arguments[0]}`).focus()", part)
        boxes[part] = playground.evaluate(f"return {outlined}")
    assert boxes == playground.of_parts(seen)
    assert [part for part in parts if not boxes[part]] == [part for part, what in parts.items() if re.search("during|once|while", what)]
    playground.evaluate("document.activeElement.blur()")
    assert playground.evaluate(f"return {outlined}") == []

    first = next(iter(parts))
    place = playground.evaluate(
        """
        const row = document.getElementById(`option-part-${arguments[0]}`).closest('.option')
        row.scrollIntoView({ block: 'end', behavior: 'instant' })
        const { x, y } = row.getBoundingClientRect()
        return [x + 3, y + 3]
        """,
        first,
    )
    mouse = playground.finger("mouse")
    mouse.move(*place)
    playground.until("!!document.querySelector('.stage .outlined')", "it is outlined")
    assert playground.evaluate(f"return {outlined}") == playground.of_parts(seen)[first]
    # The stage stays in view.
    assert playground.evaluate("return document.querySelector('.stage .outlined').getBoundingClientRect().y") > 0
    mouse.move(1, 1)
    playground.until("!document.querySelector('.stage .outlined')", "it is not any more")
