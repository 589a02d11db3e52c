"""A row to assistive technology: a link with a preview, and what a person may ask of every page."""

import pytest

from accessibility import violations
from peek import CHOSEN, OPENS, TAPPED
from test_accessibility import nodes

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
ROWS = [
    ("link", "A row with a preview and actions"),
    ("link", "A row with a preview alone"),
    ("button", "A row that leads nowhere, with a button in its preview"),
]


@EVERYWHERE
def test_axe_finds_nothing_at_rest(peeks):
    assert violations(peeks.browser) == []


@EVERYWHERE
@pytest.mark.parametrize("row", ["row", "plain"])
def test_axe_finds_nothing_when_open(peeks, row):
    peeks.id = row
    peeks.leave_open()
    assert violations(peeks.browser) == []
    assert peeks.look()["preview"]["presence"] == 1


def links(page):
    return [(role, name) for role in ("link", "button") for name, _ in nodes(page, role)]


def test_roles_and_names(peeks, engine):
    assert links(peeks) == [*ROWS[:2], ("button", "Previous"), ("button", "Next"), ROWS[2]]
    peeks.leave_open()
    # The preview leads where its row leads.
    assert sorted(links(peeks)) == sorted(
        [*ROWS, ROWS[0], *(("button", name) for name in ("Previous", "Next", "Share", "Delete"))]
    )
    assert [name for name, _ in nodes(peeks, "dialog")] == ["Preview"]


def test_name_by_label(peeks, engine):
    peeks.set_attribute("aria-label", "The weighing of Monday")
    assert links(peeks)[0] == ("link", "The weighing of Monday")
    peeks.leave_open()
    assert links(peeks).count(("link", "The weighing of Monday")) == 2


@pytest.mark.parametrize("role, name", ROWS)
def test_virtual_click_pops(peeks, engine, role, name):
    peeks.id = ["row", "plain", "bad"][ROWS.index((role, name))]
    peeks.browser.click_accessible(role, name)
    peeks.wait_until_clean()
    assert peeks.events() == TAPPED


@EVERYWHERE
def test_clicks_by_script(peeks):
    """Of the element, and, as of a screen reader, of the preview that is open."""
    peeks.evaluate("document.getElementById('row').click()")
    peeks.wait_until_clean()
    assert peeks.events() == TAPPED
    peeks.leave_open()
    peeks.evaluate("document.getElementById('row').shadowRoot.querySelector('[part=preview]').click()")
    peeks.wait_until_clean()
    assert peeks.events() == [*OPENS, *CHOSEN]


# Options of the person, and of the page


@pytest.mark.parametrize("how", ["attribute", "property", "fieldset"])
def test_disabled(peeks, engine, how):
    if how == "attribute":
        peeks.set_attribute("disabled")
    elif how == "property":
        peeks.set("disabled", True)
    else:
        peeks.evaluate("fieldset.disabled = true")
    (properties,) = [properties for name, properties in nodes(peeks, "link") if name == ROWS[0][1]]
    assert properties["disabled"] is True
    finger = peeks.finger("touch")
    finger.down(*peeks.centre(), 0.9)
    finger.up()
    peeks.browser.click_accessible(*ROWS[0])
    peeks.evaluate("document.getElementById('row').peek()")
    peeks.evaluate("previous.focus()")
    peeks.browser.press_key("Tab")
    peeks.browser.press_key("Enter")
    peeks.browser.press_key("ContextMenu")
    peeks.wait_until_clean()
    assert peeks.events() == []
    assert peeks.evaluate("return document.title") == "Rows to peek at"


def test_button_in_a_preview_is_reported(peeks, engine):
    peeks.evaluate("window.said = []; console.error = (text, node) => said.push([text, node.localName])")
    peeks.leave_open()
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    assert peeks.evaluate("return said") == []
    peeks.id = "bad"
    peeks.leave_open()
    assert peeks.evaluate("return said") == [["A preview holds no buttons: make them actions", "article"]]


def test_with_reduced_motion_nothing_scales(peeks, engine):
    peeks.browser.emulate_media(prefers_reduced_motion="reduce")
    peeks.open("peek.html")
    peeks.evaluate(
        """
        window.scales = new Set()
        const card = document.getElementById('row').shadowRoot.querySelector('[part=preview]')
        new MutationObserver(() => scales.add(Number(/scale\\((.*?)\\)/.exec(card.style.transform)?.[1]).toFixed(3)))
          .observe(card, { attributes: true })
        """
    )
    finger = peeks.finger("touch")
    point = peeks.peek_at(finger)
    peeks.settled_look()
    finger.move(*point, 0.5)
    peeks.settled_look()
    finger.move(*point, 0.9)
    finger.up()
    peeks.wait_until_clean()
    assert peeks.evaluate("return [...scales]") == ["1.000"]


def test_edges_are_seen_in_forced_colours(peeks, engine):
    peeks.browser.emulate_media(forced_colors="active")
    look = peeks.leave_open()
    assert look["preview"]["presence"] == 1
    assert peeks.evaluate(
        "const { shadowRoot } = document.getElementById('row');"
        " return ['preview', 'actions'].map((part) =>"
        " getComputedStyle(shadowRoot.querySelector(`[part=${part}]`)).borderTopStyle)"
    ) == ["solid", "solid"]
