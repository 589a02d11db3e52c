"""The confirm button is a real button for assistive technology, the keyboard and forms."""

import pytest

from accessibility import violations


@pytest.mark.deep_engines("firefox", "webkit")
def test_axe_finds_nothing(page):
    """At rest, armed, and in each state of a press."""
    assert violations(page.browser) == []
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.pass_time(0.3)
    assert violations(page.browser) == []
    page.browser.press_key("Escape")
    page.rest()
    if page.browser.name == "webkit":
        return
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y, 0.25)
    for state in ("updating", "selected", "confirmed"):
        if state == "selected":
            finger.move(x, y, 0.45)
        if state == "confirmed":
            ring = page.ring()
            finger.move(ring["x"], ring["y"], 0.45)
        page.pass_time(0.3)
        assert (page.state, violations(page.browser)) == (state, [])
    finger.up()


def nodes(page, role):
    """The shown nodes of the accessibility tree with this role, as (name, properties)."""
    found = []
    for node in page.browser.accessibility_tree():
        if not node["ignored"] and node["role"]["value"] == role:
            properties = {entry["name"]: entry["value"].get("value") for entry in node.get("properties", [])}
            found.append((node.get("name", {}).get("value"), properties))
    return found


def button(page, name):
    (properties,) = [properties for found, properties in nodes(page, "button") if found == name]
    return properties


def test_button_with_a_name(page):
    assert sorted(name for name, _ in nodes(page, "button")) == ["Delete", "Next", "Previous"]
    assert button(page, "Delete")["focusable"] is True


def test_name_by_label(page):
    page.set_attribute("aria-label", "Delete the weighing of Monday")
    assert button(page, "Delete the weighing of Monday")["focusable"] is True


@pytest.mark.parametrize("how", ["attribute", "property", "fieldset"])
def test_disabled(page, how):
    if how == "attribute":
        page.set_attribute("disabled")
    elif how == "property":
        page.set("disabled", True)
    else:
        page.evaluate("fieldset.disabled = true")
    assert button(page, "Delete")["disabled"] is True
    finger = page.finger("touch")
    finger.down(*page.centre(), 0.45)
    finger.up()
    page.browser.press_key("Tab")
    assert (page.state, page.events()) == ("idle", [])
    assert page.evaluate("return document.activeElement.id") != "delete"


def test_attribute_and_property_stay_equal(page):
    page.set("disabled", True)
    assert page.evaluate("return document.getElementById('delete').hasAttribute('disabled')") is True
    page.evaluate("document.getElementById('delete').removeAttribute('disabled')")
    assert page.get("disabled") is False


def test_state_cannot_be_written(page):
    page.evaluate(
        "for (const name of ['state', 'intention', 'source', 'force'])"
        " try { document.getElementById('delete')[name] = 1 } catch {}"
    )
    assert [page.get(name) for name in ("state", "intention", "source", "force")] == ["idle", 0, "none", 0]


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_tab_reaches_it_once_and_leaves_it(page):
    page.evaluate("previous.focus()")
    stops = []
    for _ in range(2):
        page.browser.press_key("Tab")
        stops.append(page.evaluate("return document.activeElement.id"))
    assert stops == ["delete", "next"]


def test_focus_can_be_seen_with_the_keyboard(page):
    page.evaluate("previous.focus()")
    page.browser.press_key("Tab")
    style, width = page.evaluate(
        """
        const style = getComputedStyle(document.getElementById('delete').shadowRoot.querySelector('button'))
        return [style.outlineStyle, parseFloat(style.outlineWidth)]
        """
    )
    assert style != "none" and width >= 2


def announcements(page):
    """The current texts of the live regions."""
    return [
        text
        for text in page.evaluate(
            """
            const root = document.getElementById('delete').shadowRoot
            const regions = '[role="status"], [role="alert"], [aria-live]'
            const found = [...root.querySelectorAll(regions), ...document.querySelectorAll(regions)]
            return found.map((one) => one.textContent.trim())
            """
        )
        if text
    ]


def test_armed_is_announced(page):
    assert announcements(page) == []
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.wait_for_state("selected")
    assert announcements(page) == ["CONFIRM"]
    page.browser.press_key("Escape")
    page.wait_for_state("idle")
    assert announcements(page) == []


def test_second_activation_is_announced(page):
    """A screen reader activates it by a click, without a held key. It has fired before its state could be read."""
    page.evaluate("document.getElementById('delete').click()")
    assert announcements(page) == ["CONFIRM"]
    page.pass_time(0.4)
    page.evaluate("document.getElementById('delete').click()")
    assert (page.events(), announcements(page)) == (["idle → selected", "selected → confirmed", "confirm", "confirmed → idle"], ["OK"])


def test_form_is_not_submitted(page):
    page.evaluate(
        """
        window.submitted = 0
        form.addEventListener('submit', (event) => {
          submitted += 1
          event.preventDefault()
        })
        """
    )
    page.confirm_by_force(page.finger("touch"))
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.browser.press_key("Space")
    assert page.evaluate("return submitted") == 0


def test_events_bubble_out_of_shadow_trees(page):
    page.evaluate(
        """
        const host = document.querySelector('.scroller').appendChild(document.createElement('div'))
        const root = host.attachShadow({ mode: 'open' })
        const inner = document.createElement('pressure-confirm-button')
        inner.textContent = 'Inner'
        window.composed = []
        addEventListener('statechange', ({ target, bubbles, composed: isComposed }) =>
          composed.push([target === host, bubbles, isComposed]),
        )
        root.append(inner)
        inner.click()
        """
    )
    assert page.evaluate("return composed") == [[True, True, True]]


@pytest.mark.opens("controls.html")
def test_target_is_large_enough(page):
    for name in ("confirm", "transition"):
        _, _, width, height = page.box(f"#{name}")
        assert width >= 44 and height >= 44, name
