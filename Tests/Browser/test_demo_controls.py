"""The demo's page of the controls: what is set on one, the code for that, and its address."""

import pytest

from built import DECLARED
from controls_page import FLAG, PARTS, TAGS, TITLES, ControlsPage, cases, expected
from demo_page import fixture_of
from waiting import eventually

controls = fixture_of(ControlsPage)


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
            if not name.startswith(("--", "::")) and name != "title":
                shown = {"off": "Infinity"}.get(written, "true" if value is FLAG else written)
                assert controls.property(name) == shown, (control, field)
            controls.click("#reset")
            assert (controls.held(), controls.code().startswith(untouched[1])) == (untouched[0], True), (control, field)
        # What is put back by hand is not set any more.
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


def test_the_code_makes_the_same_control(controls):
    """With all options set: what is parsed of it has the same attributes, properties and parts, and says the same of them."""
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
    # What comes of it as a whole is written as a person would.
    controls.show("app-icon")
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
    controls.evaluate("document.getElementById('confirm-button').click()")
    controls.wait_for_state("selected")
    controls.wait_for_label("CONFIRM")
    controls.put("confirm-label", "SURE?")
    controls.put("threshold", 0.5)
    controls.wait_for_label("SURE?")
    assert (controls.state, controls.get("threshold")) == ("selected", 0.5)
    controls.put("disabled", True)
    assert controls.state == "idle"


def test_a_field_shows_its_part(controls):
    """Outlined on the stage, where it is, for as long as one is in the field."""
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
            // Of a pill there is a copy, too, by which the texts are clipped.
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
        assert controls.evaluate(shown) == page_of("confirm-button", search)
    controls.show("scale")
    controls.show("peek")
    # What is open goes with its control.
    controls.evaluate("document.getElementById('peek').peek()")
    controls.pass_time(0.5)
    for step, name in (("back", "scale"), ("forward", "peek"), ("back", "scale")):
        controls.evaluate(f"history.{step}()")
        expected = page_of(name, f"?control={name}")
        eventually(lambda expected=expected: controls.evaluate(shown) == expected, f"{name} is shown")
    controls.pass_time(0.5)
    assert controls.evaluate("return document.getElementById('peek').state") == "idle"
