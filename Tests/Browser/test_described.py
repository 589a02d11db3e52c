"""The buttons have the names, descriptions, roles and states that a native button has in the same place, and each once."""

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
    found = page.browser.cdp("Runtime.evaluate", expression="button.shadowRoot?.querySelector('button') ?? button")["result"]["objectId"]
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
