"""The buttons have the names, descriptions, roles and states that a native button has in the same place, and each once."""

import re

import pytest

from accessibility import violations

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
NATIVE = "button"
KIT = ("pressure-transitioning-button", "pressure-confirm-button")
# The page around each button.
AROUND = (
    "<label for=one>By a label</label><label for=two>By another</label><p id=name>By an id</p><p id=more>More words</p>"
    "<div id=menu role=menu hidden></div>"
)
# Attributes and content.
CASES = {
    "content": ("", "Go"),
    "title alone": ("title=Title", ""),
    "title beside content": ("title=Title", "Go"),
    "aria-label": ("aria-label=Label", "Go"),
    "aria-label and title": ("aria-label=Label title=Title", "Go"),
    "aria-labelledby": ("aria-labelledby=name", "Go"),
    "aria-labelledby before aria-label": ("aria-labelledby=name aria-label=Label", "Go"),
    "two ids": ('aria-labelledby="more name"', "Go"),
    "an id that is missing": ("aria-labelledby=nothing", "Go"),
    "label": ("id=one", "Go"),
    "aria-label before label": ("id=one aria-label=Label", "Go"),
    "aria-labelledby before label": ("id=one aria-labelledby=name", "Go"),
    "aria-describedby": ("aria-describedby=more", "Go"),
    "aria-description": ("aria-description=Described", "Go"),
    "aria-haspopup": ("aria-haspopup=menu", "Go"),
    "aria-expanded": ("aria-expanded=false", "Go"),
    "aria-expanded on": ("aria-expanded=true aria-controls=menu", "Go"),
    "aria-pressed": ("aria-pressed=mixed", "Go"),
    "aria-keyshortcuts": ("aria-keyshortcuts=Alt+G", "Go"),
    "aria-controls": ("aria-controls=menu", "Go"),
    "aria-details": ("aria-details=more", "Go"),
    "aria-disabled": ("aria-disabled=true", "Go"),
    "aria-roledescription": ("aria-roledescription=slide", "Go"),
    "aria-current": ("aria-current=page", "Go"),
    "role": ("role=switch aria-checked=true", "Go"),
    "role of a tab": ("role=tab aria-selected=true", "Go"),
}
# The kit describes the confirm button itself, unless the page does.
INSTRUCTIONS = "Activate twice, or hold and slide onto the ring"


def describe(page, tag, attributes, content, script=""):
    page.open("form.html")
    page.evaluate(
        """
        const [around, tag, attributes, content] = arguments
        beside.innerHTML = `${around}<${tag} ${attributes}>${content}</${tag}>`
        window.button = beside.lastChild
        """ + script,
        AROUND, tag, attributes, content,
    )
    page.tick(2)


def node_of(page):
    """The name, the description, the role and the properties of the button's node."""
    found = page.browser.cdp("Runtime.evaluate", expression="button.shadowRoot?.querySelector('button, a, [role=meter]') ?? button")["result"]["objectId"]
    page.browser.cdp("Accessibility.enable")
    node = page.browser.cdp("Accessibility.getPartialAXTree", objectId=found, fetchRelatives=False)["nodes"][0]
    properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
    # References name their targets by what they are to the inner button.
    related = {
        entry["name"]: [one.get("idref") or one.get("text") for one in entry["value"].get("relatedNodes", [])] for entry in node["properties"]
    }
    return {
        "name": node["name"]["value"], "description": node.get("description", {}).get("value", ""), "role": node["role"]["value"],
        "properties": {name: related[name] or value for name, value in properties.items()},
    }


@pytest.mark.parametrize("tag", KIT)
def test_as_a_native_button(page, tag):
    found, wanted = {}, {}
    for name, (attributes, content) in CASES.items():
        describe(page, NATIVE, attributes, content)
        wanted[name] = node_of(page)
        if "confirm" in tag and "aria-desc" not in attributes:
            wanted[name]["description"] = INSTRUCTIONS
        describe(page, tag, attributes, content)
        found[name] = node_of(page)
    assert found == wanted


@pytest.mark.parametrize("tag", KIT)
def test_changes(page, tag):
    """Each attribute is set, changed and removed later, and so is a label."""
    describe(page, tag, "id=one", "Go", "window.labels = [...beside.querySelectorAll('label')]")
    seen = []
    for script in (
        "button.setAttribute('aria-label', 'Label')", "button.ariaLabel = 'Other'", "button.ariaLabelledByElements = [document.getElementById('more')]",
        "button.removeAttribute('aria-labelledby')", "button.ariaLabel = null", "button.title = 'Title'; button.textContent = ''; labels[0].remove()",
        "button.title = ''; button.textContent = 'Go'", "button.role = 'switch'; button.ariaChecked = 'true'", "button.role = button.ariaChecked = null",
        "button.id = 'two'",
    ):
        page.evaluate(script)
        page.tick(2)
        # The name is also read again with the focus: the page's labels can change without a change of the element.
        page.evaluate("button.focus(); button.blur()")
        node = node_of(page)
        seen.append((node["name"], node["role"]))
    assert seen == [
        ("Label", "button"), ("Other", "button"), ("More words", "button"), ("Other", "button"), ("By a label", "button"), ("Title", "button"),
        ("Go", "button"), ("Go", "switch"), ("Go", "button"), ("By another", "button"),
    ]


# ARIA's global attributes: with one of them, Chromium exposes any element, as a generic container.
GLOBAL = {"aria-label", "aria-labelledby", "aria-describedby", "aria-description", "aria-controls", "aria-details", "aria-keyshortcuts",
          "aria-roledescription", "aria-current"}


@pytest.mark.parametrize("tag", KIT)
def test_exposed_once(page, tag):
    """Only the inner button is in the tree, as far as an element can be left out. It alone has the states."""
    found, wanted = {}, {}
    for name, (attributes, content) in CASES.items():
        describe(page, tag, attributes, content)
        host = page.browser.cdp("Runtime.evaluate", expression="button")["result"]["objectId"]
        page.browser.cdp("Accessibility.enable")
        node = page.browser.cdp("Accessibility.getPartialAXTree", objectId=host, fetchRelatives=False)["nodes"][0]
        found[name] = "ignored" if node["ignored"] else node["role"]["value"]
        wanted[name] = "generic" if any(f"{one}=" in attributes for one in GLOBAL) else "ignored"
    assert found == {**wanted, "role": "switch", "role of a tab": "tab"}


@pytest.mark.parametrize("tag", KIT)
def test_axe_finds_nothing(page, tag):
    """For each attribute, axe finds no more than for a native button. A role is exposed twice, though."""
    found = {}
    for name, (attributes, content) in CASES.items():
        for one in (NATIVE, tag):
            if not name.startswith("role"):
                describe(page, one, attributes, content)
                found.setdefault(one, {})[name] = [line.partition(":")[0] for line in violations(page.browser)]
    assert found[tag] == found[NATIVE]


# Ways to name an element "Go": attributes and content.
NAMINGS = {
    "text": ("", "Go"),
    "aria-label": ("aria-label=Go", "Away"),
    "aria-labelledby": ("aria-labelledby=go", "Away"),
    "label": ("id=ID", "Away"),
    "title": ("title=Go", ""),
    "image": ("", "<img alt=Go src=icon.svg width=20 height=20>"),
    "drawing": ("", "<svg role=img aria-label=Go width=20 height=20></svg>"),
    "drawing with a name beside it": ("aria-label=Go", "<svg aria-hidden=true width=20 height=20></svg>"),
    "text, aria-describedby": ("aria-describedby=more", "Go"),
    "text, aria-description": ("aria-description=More", "Go"),
}
ELEMENTS = ("confirm-button", "transitioning-button", "peek", "app-icon", "scale")


def test_each_element_named_in_each_way(page):
    """The browser computes the name and the description, and axe finds nothing."""
    page.open("form.html")
    page.evaluate(
        """
        const [namings, elements] = arguments
        elsewhere.ariaLabel = 'Elsewhere'
        beside.innerHTML = '<p id=go>Go</p><p id=more>More</p>'
        for (const name of elements) {
          Object.values(namings).forEach(([attributes, content], index) => {
            const id = `${name}-${index}`
            // An app's icon has its text in an attribute.
            const own = name === 'app-icon' && content ? `name=${content.includes('Away') ? 'Away' : 'Go'}` : name === 'peek' ? 'href=#x' : ''
            const label = attributes === 'id=ID' ? `<label for=${id}>Go</label>` : ''
            beside.insertAdjacentHTML('beforeend', `<p>${label}<pressure-${name} ${own} ${attributes.replace('ID', id)}>${content}</pressure-${name}></p>`)
          })
        }
        """,
        NAMINGS, ELEMENTS,
    )
    page.tick(2)
    found, wanted = {}, {}
    for at, (element, way) in enumerate((element, way) for element in ELEMENTS for way in NAMINGS):
        page.evaluate("window.button = beside.querySelectorAll(':not(p, label, img, svg)')[arguments[0]]", at)
        node = node_of(page)
        found[element, way] = (node["role"], node["name"], node["description"])
        role = {"peek": "link", "scale": "meter"}.get(element, "button")
        description = "More" if "desc" in way else INSTRUCTIONS if element == "confirm-button" else ""
        wanted[element, way] = (role, "Go", description)
        # A scale has no content. It has a name of its own, beside which a title describes it.
        if element == "scale" and not re.search("aria-label|label$|beside it", way):
            wanted[element, way] = (role, "Scale", "Go" if way == "title" else description)
    assert found == wanted
    assert violations(page.browser) == []
