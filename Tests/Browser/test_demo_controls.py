"""The demo's page of the controls: a control's options, their code, and the page's address."""

import pytest

from built import DECLARED
from controls_page import FLAG, PARTS, TAGS, TITLES, ControlsPage, cases, expected
from demo_page import fixture_of
from waiting import eventually

pytestmark = pytest.mark.deep

controls = fixture_of(ControlsPage)


@pytest.mark.deep_engines("firefox")
def test_each_option_changes_element_and_code(controls):
    """The element and the code change at once, and Reset undoes it. There are no other fields."""
    for control in TITLES:
        controls.show(control)
        untouched = expected(control)
        assert controls.fields() == [field for field, *_ in cases(control)], control
        for field, value, name, written in cases(control):
            controls.put(field, value)
            held, code = expected(control, name, written)
            assert controls.held() == held, (control, field)
            assert controls.code().startswith(code), (control, field)
            if not name.startswith(("--", "::")) and name != "title":
                shown = {"off": "Infinity"}.get(written, "true" if value is FLAG else written)
                assert controls.property(name) == shown, (control, field)
            controls.click("#reset")
            assert (controls.held(), controls.code().startswith(untouched[1])) == (untouched[0], True), (control, field)
        # An option that is restored by hand disappears from the code.
        for field, standard in (("cap", 3), ("threshold", 0.97), ("arm-timeout", 30)) if control == "confirm-button" else ():
            controls.put(field, 1)
            controls.put(field, standard)
        assert controls.held() == untouched[0], control


def test_each_control_has_a_place(controls):
    """Each control of the kit's list has a tab, an element and fields of its own, and its press is shown."""
    addresses = controls.evaluate("return [...document.querySelectorAll('.tabs a')].map(({ search }) => search)")
    assert addresses == [f"?control={control['name']}" for control in DECLARED]
    for control in DECLARED:
        controls.show(control["name"])
        assert controls.evaluate("return document.getElementById(arguments[0]).localName", control["name"]) == control["tag"]
        assert controls.evaluate("return document.getElementById(arguments[0]).checkVisibility()", control["name"])
        parts = [f"part-{part}" for part in control["parts"]]
        assert controls.fields()[-len(parts):] == parts and "no-haptics" in controls.fields()
        controls.press()
        assert controls.said(), control["name"]


@pytest.mark.always
def test_shown_code_creates_the_same_control(controls):
    """With all options set, the parsed code has the same attributes, properties and parts, with the same values."""
    for control in TITLES:
        controls.show(control)
        for field, value, *_ in cases(control):
            controls.put(field, value)
        here, there = controls.evaluate(
            """
            const [id] = arguments
            // This page's policy forbids styles in the markup. Another page's may allow them.
            const [, style = '', markup] = code.textContent.match(/^(?:<style>(.*?)<\\/style>)?(.*)$/s)
            const parsed = new DOMParser().parseFromString(markup, 'text/html')
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(style)
            const [rule, ...declared] = sheet.cssRules
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
            const rules = document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules])
            const texts = (rules) => rules.filter(({ style }) => style.length).map(({ cssText }) => cssText)
              .filter((text) => text.startsWith(`${made.localName}::part`))
            const both = [[read(live, live.style), texts(rules)], [read(made, rule.style), texts(declared)]]
            made.remove()
            return both
            """,
            control,
        )
        assert here == there, control
        assert len(there[1]) == len(PARTS[TAGS[control]])
    # The complete code is formatted as a person would write it.
    controls.show("app-icon")
    controls.click("#reset")
    assert controls.text("#code").splitlines() == [
        '<pressure-app-icon name="Scale" src="icon.svg"></pressure-app-icon>',
        "",
        '<script type="module">',
        "  document.querySelector('pressure-app-icon').items = [",
        "    { type: 'org.example.scale.new', title: 'New weighing', subtitle: 'Begin at zero' },",
        "    { type: 'org.example.scale.history', title: 'History', subtitle: 'What was weighed' },",
        "    { type: 'org.example.scale.tare', title: 'Tare' },",
        "  ];",
        "</script>",
    ]


def test_focused_field_outlines_its_part(controls):
    """The part is outlined on the stage as long as the field has the focus."""
    outlined = """
        return [...document.querySelectorAll('.stage .outlined')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x + 4, y + 4, width - 8, height - 8]
        })
    """
    for control, part in (("confirm-button", "button"), ("transitioning-button", "pill"), ("scale", "unit"), ("peek", "more"), ("app-icon", "icon")):
        controls.show(control)
        controls.pass_time(0.1)
        controls.evaluate(
            """
            document.querySelector('.parts').open = true
            document.getElementById(`option-part-${arguments[0]}`).focus()
            """,
            part,
        )
        (box,) = controls.evaluate(outlined)
        shown = controls.evaluate(
            """
            const [id, part] = arguments
            // A pill has a copy, which clips its texts.
            const node = [...document.getElementById(id).shadowRoot.querySelectorAll(`[part=${part}]`)].at(-1)
            const { x, y, width, height } = node.getBoundingClientRect()
            return [x, y, width, height]
            """,
            control,
            part,
        )
        assert box == pytest.approx(shown, abs=0.1), control
        controls.evaluate("document.querySelector('#copy').focus()")
        assert controls.evaluate(outlined) == [], control


def test_copy(controls):
    """Copy writes the code to the clipboard. If the browser refuses, it selects the code for copying by hand."""
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
def test_address_selects_the_control(controls):
    """Each control has its own address, in the browser's history too. An unknown name shows the first control."""
    shown = """
        const part = [...document.querySelectorAll('.stage > [data-for]')].filter((one) => one.checkVisibility())
        return [document.title, location.search, part.map((one) => one.dataset.for),
          [...document.querySelectorAll('.tabs [aria-current]')].map((tab) => tab.textContent)]
    """
    page_of = lambda name, search: [f"{TITLES[name]} · Controls · PressureKit", search, [name], [TITLES[name]]]
    for name in TITLES:
        controls.open_control(name)
        assert controls.evaluate(shown) == page_of(name, f"?control={name}")
        controls.rest()
    for search in ("", "?control=none", "?control=toString"):
        controls.open(f"controls.html{search}")
        assert controls.evaluate(shown) == page_of("confirm-button", search)
    controls.show("scale")
    controls.show("peek")
    # An open preview closes with its control.
    controls.evaluate("document.getElementById('peek').peek()")
    controls.pass_time(0.5)
    for step, name in (("back", "scale"), ("forward", "peek"), ("back", "scale")):
        controls.evaluate(f"history.{step}()")
        expected = page_of(name, f"?control={name}")
        eventually(lambda expected=expected: controls.evaluate(shown) == expected, f"{name} is shown")
    controls.pass_time(0.5)
    assert controls.evaluate("return document.getElementById('peek').state") == "idle"
