"""Faults that make other controls act although nobody means it, tried on ours in real browsers.

Each row is a kind of fault with its source in public reports. The core proves what follows from it; these tests show that the
page notices it. Docs/misfires.md has the faults.
"""

import pytest

from page import FIRED, FULL, HALF

EVERYWHERE = pytest.mark.deep_engines("firefox", "webkit")
IN_TWO = pytest.mark.engines("chromium", "firefox")
ARMED = ["idle → updating", "updating → selected"]

# Acts of a page on an element in the middle of a press, by the reason that the engine is told.
UNREACHABLE = {
    "a modal dialog opens": "const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.showModal()",
    "a modal dialog opens in a shadow": """
        const dialog = document.createElement('dialog')
        document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(dialog)
        dialog.showModal()""",
    "its part of the page is inert": "fieldset.inert = true",
    "the page is inert": "document.querySelector('main').inert = true",
    "it is faded": "button.parentElement.style.opacity = 0",
    "it is invisible": "button.parentElement.style.visibility = 'hidden'",
    "it has no height": "Object.assign(button.style, { height: 0, overflow: 'hidden', display: 'block' })",
    "it is clipped": "button.style.clipPath = 'inset(50%)'",
    "it is scaled to nothing": "button.style.transform = 'scale(0)'",
    "its content is not drawn": "button.parentElement.style.contentVisibility = 'hidden'",
    "its part of the page is busy": "button.parentElement.style.pointerEvents = 'none'",
    "something covers it": """
        const cover = document.createElement('div')
        Object.assign(cover.style, { position: 'fixed', inset: 0, zIndex: 9 })
        document.body.append(cover)""",
    "a popover covers it": """
        const cover = document.createElement('div')
        cover.popover = 'manual'
        Object.assign(cover.style, { width: '100vw', height: '100vh', border: 0, margin: 0, padding: 0 })
        document.body.append(cover)
        cover.showPopover()""",
}
CHANGED = {
    "its value": "button.setAttribute('value', '8')",
    "its type": "button.setAttribute('type', 'reset')",
    "its action": "button.dataset.action = 'remove-8'",
    "another library's call": "button.setAttribute('wire:click', 'remove(8)')",
    "its form's address": "button.setAttribute('formaction', '/other')",
    "its title": "button.firstChild.data = 'Delete draft 8'",
    "its name": "button.setAttribute('aria-label', 'Delete draft 8')",
    "its label": "const label = document.createElement('label'); label.htmlFor = 'delete'; label.textContent = 'draft 8'; fieldset.append(label)",
    "its picture": "const image = new Image(40, 20); image.alt = 'Delete draft 8'; button.append(image)",
    "the form's own address": "fieldset.form.setAttribute('action', '/drafts/8')",
    "the page's data": "button.dataset.id = '8'",
    "a library's address": "button.setAttribute('hx-delete', '/drafts/8')",
}
MOVED = {
    "the layout moves it": """
        const banner = document.createElement('div')
        banner.style.height = '40px'
        document.body.prepend(banner)""",
    "its panel slides away": "button.parentElement.style.transform = 'translateX(-28px)'",
}
LOSSES = {f"{reason}: {name}": act for reason, acts in (
    ("unreachable", UNREACHABLE), ("changed", CHANGED), ("moved", MOVED)) for name, act in acts.items()}


def loss(page, act):
    page.evaluate(f"const button = document.getElementById('delete'); const fieldset = button.parentElement; {act}")


def states(page):
    return [line for line in page.events() if line == "confirm" or "→" in line]


@EVERYWHERE
@pytest.mark.parametrize("what", LOSSES)
def test_press_ends(page, any_kind, what):
    """The next look at the element ends it, and the lift does nothing."""
    finger = page.finger(any_kind)
    page.press_until("confirmed", finger)
    states(page)
    loss(page, LOSSES[what])
    finger.up()
    page.tick()
    assert states(page) == ["confirmed → idle"]
    # A pen's press has the focus, which an inert or hidden element loses.
    (reason,) = {call["interruption"] for call in page.fed() if "interruption" in call} - {"captureLost", "focusLost"}
    assert reason == what.split(":")[0]


@pytest.mark.parametrize("what", [what for what in LOSSES if not what.startswith("changed")])
def test_press_ends_in_a_frame(page, what):
    """No contact moves or lifts, and nothing changes in the element itself. The page looks ten times a second."""
    finger = page.finger("touch")
    page.press_until("updating", finger)
    page.pass_time(0.15)
    states(page)
    loss(page, LOSSES[what])
    page.pass_time(0.15)
    assert states(page) == ["updating → idle"]
    finger.up()


@pytest.mark.parametrize("name", ["value", "formaction", "data-id", "hx-delete"])
def test_other_value_of_an_attribute_is_another_item(page, name):
    """The element had the attribute before, and has as many as before."""
    page.evaluate("document.getElementById('delete').setAttribute(arguments[0], '7')", name)
    page.press_until("confirmed", page.finger("touch"))
    states(page)
    page.evaluate("document.getElementById('delete').setAttribute(arguments[0], '8')", name)
    page.tick()
    assert states(page) == ["confirmed → idle"]


def test_other_item_of_a_list(page):
    """A list uses the row for another item. The row's own attributes say so, and the button is the same."""
    page.evaluate("document.getElementById('delete').setAttribute('item', 'fieldset')")
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    states(page)
    page.evaluate("document.querySelector('fieldset').dataset.id = '8'")
    finger.up()
    page.tick()
    assert states(page) == ["confirmed → idle"]


@pytest.mark.parametrize("what", LOSSES)
def test_arming_ends(page, what):
    """A tap has armed the button. A tap on the ring confirms nothing after that."""
    finger = page.finger("touch")
    finger.down(*page.centre(), HALF)
    finger.up()
    page.pass_time(0.7)
    ring = page.ring()
    assert states(page) == ARMED
    loss(page, LOSSES[what])
    finger.down(ring["x"], ring["y"], HALF)
    finger.up()
    page.tick()
    found = states(page)
    assert found[0] == "selected → idle"
    # A longer title may make the button so wide that the tap is on it. That arms it for the new title.
    assert found[1:] in ([], ARMED)


@pytest.mark.parametrize("name", [name for name, act in CHANGED.items() if "fieldset" not in act])
def test_change_of_an_armed_button_is_noticed_at_once(page, name):
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.pass_time(1)
    loss(page, CHANGED[name])
    page.tick()
    assert states(page) == ["idle → selected", "selected → idle"]


def test_change_by_a_listener_of_the_press_itself_is_no_other_item(page):
    page.evaluate("document.getElementById('delete').addEventListener('statechange', ({ target, detail }) => {"
                  " target.dataset.state = detail.state; target.setAttribute('aria-label', detail.state) })")
    page.confirm_by_force(page.finger("touch"))
    assert states(page) == FIRED


@pytest.mark.parametrize("state", ["updating", "selected", "confirmed"])
def test_other_item_that_a_listener_of_the_press_sets(page, state):
    """A listener of `statechange` may flush a pending change of the row. Only the name may follow the state."""
    page.evaluate(
        "document.getElementById('delete').addEventListener('statechange', ({ target, detail }) => {"
        " if (detail.state === arguments[0]) target.setAttribute('value', '8') })".replace("arguments[0]", f"'{state}'")
    )
    finger = page.finger("touch")
    x, y = page.centre()
    finger.down(x, y, HALF)
    finger.move(x, y, FULL)
    page.tick(2)
    if ring := page.ring():
        finger.move(ring["x"], ring["y"], FULL)
    finger.up()
    page.tick(2)
    assert "confirm" not in states(page)


def test_list_that_reuses_an_armed_button_and_scrolls(page):
    """In one task, while a finger is on the ring. The scroll alone would leave the button armed."""
    finger = page.finger("touch")
    finger.down(*page.centre(), HALF)
    finger.up()
    page.pass_time(1)
    ring = page.ring()
    finger.down(ring["x"], ring["y"], HALF)
    page.tick()
    page.evaluate(
        "document.getElementById('delete').setAttribute('value', '8'); scrollBy({ top: 20, behavior: 'instant' });"
        " return clock.painted().then(clock.painted)"
    )
    page.tick(3)
    finger.up()
    page.tick()
    assert page.state == "idle"
    assert "confirm" not in states(page)


@pytest.mark.parametrize("distance", [6, 24])
def test_small_moves_of_the_layout_are_no_loss(page, distance):
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    page.evaluate("document.getElementById('form').style.marginTop = `${arguments[0]}px`", distance)
    finger.up()
    page.tick()
    assert states(page)[3:] == (FIRED[3:] if distance == 6 else ["confirmed → idle"])


@pytest.mark.parametrize("seconds, state", [(0.1, "selected"), (0.3, "idle")])
def test_armed_button_goes_with_a_layout_that_follows_a_resize(page, seconds, state):
    """A page may lay itself out some frames after the window has another size, as an app does when a device is turned."""
    finger = page.finger("touch")
    finger.down(*page.centre(), HALF)
    finger.up()
    page.pass_time(1)
    page.evaluate("dispatchEvent(new Event('resize'))")
    page.pass_time(seconds)
    page.evaluate("document.getElementById('form').style.marginTop = '24px'")
    page.pass_time(0.2)
    # Without a frame the page looks at the element with the next input.
    page.evaluate("dispatchEvent(new Event('toggle'))")
    assert page.state == state
    if state == "selected":
        # The ring goes with it.
        page.tick()
        ring = page.wait_for_ring()
        assert abs(ring["x"] - page.centre()[0]) < 1
        assert ring["y"] < page.centre()[1] - 40
        page.evaluate("document.getElementById('form').style.marginTop = ''; dispatchEvent(new Event('resize'))")
        page.tick(2)
        assert ring["y"] - page.wait_for_ring()["y"] == 24


def test_field_that_loses_the_focus_names_another_item(page):
    """A touch on the button takes the focus from a field, whose listener patches the rows."""
    page.evaluate(
        """
        const field = document.createElement('input')
        document.getElementById('fieldset').append(field)
        field.focus()
        field.onblur = () => (document.getElementById('delete').dataset.id = '8')
        """
    )
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    finger.up()
    page.tick()
    assert states(page)[3:] == ["confirmed → idle"]


def test_page_notes_a_press_in_a_hidden_field(page):
    """Its own note of the state is no other item. A field that another script changes is."""
    page.evaluate(
        """
        const field = Object.assign(document.createElement('input'), { type: 'hidden', id: 'note' })
        document.getElementById('form').append(field)
        const button = document.getElementById('delete')
        for (const type of ['statechange', 'intentionchange']) {
          button.addEventListener(type, () => field.setAttribute('value', `${button.state} ${button.intention}`))
        }
        """
    )
    assert states_of_a_press(page) == FIRED
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    page.evaluate("document.getElementById('note').setAttribute('value', '8')")
    finger.up()
    page.tick()
    assert states(page)[3:] == ["confirmed → idle"]


def states_of_a_press(page):
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    finger.up()
    page.tick()
    page.wait_out_guard()
    return states(page)


def test_scroll_elsewhere_and_a_scaled_card_are_no_loss(page):
    """A card that shrinks while it is pressed, beside a log that scrolls by itself."""
    page.evaluate(
        """
        const log = document.createElement('div')
        log.id = 'log'
        log.style = 'position: fixed; inset: auto 0 0 auto; height: 20px; overflow: auto'
        log.append(document.createElement('p'))
        log.firstChild.style.height = '500px'
        document.body.append(log)
        document.getElementById('form').style.transform = 'scale(.98)'
        """
    )
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    page.evaluate("document.getElementById('form').style.transform = ''; log.scrollTop = 90; return clock.painted().then(clock.painted)")
    finger.up()
    page.tick()
    assert states(page) == FIRED


@EVERYWHERE
@pytest.mark.parametrize("is_modal", [False, True])
def test_tap_on_something_over_an_armed_ring(page, any_kind, is_modal):
    """A toast or a dialog lies over the ring. Its button is pressed, and nothing else."""
    finger = page.finger(any_kind)
    finger.down(*page.centre(), HALF)
    finger.up()
    page.pass_time(0.7)
    ring = page.ring()
    page.evaluate(
        """
        const [x, y, isModal] = arguments
        window.pressed = []
        const toast = document.createElement(isModal ? 'dialog' : 'div')
        if (!isModal) toast.popover = 'manual'
        toast.style = `position: fixed; inset: ${y - 40}px auto auto ${x - 60}px; margin: 0; padding: 0; border: 0`
        const close = document.createElement('button')
        close.style = 'width: 120px; height: 80px'
        close.onclick = () => pressed.push('toast')
        toast.append(close)
        document.body.append(toast)
        if (isModal) toast.showModal()
        else toast.showPopover()
        """,
        ring["x"], ring["y"], is_modal,
    )
    finger.down(ring["x"], ring["y"], HALF)
    finger.up()
    page.until("pressed.includes('toast')", "the toast is clicked")
    assert states(page) == [*ARMED, "selected → idle"]


@IN_TWO
def test_innermost_of_nested_buttons(page):
    page.evaluate(
        """
        const inner = document.createElement('pressure-confirm-button')
        inner.id = 'inner'
        inner.textContent = 'Inner'
        const outer = document.getElementById('delete')
        outer.append(inner)
        recorder.follow(inner)
        """
    )
    page.id = "inner"
    page.press_until("confirmed", page.finger("touch"))
    assert page.evaluate("return document.getElementById('delete').state") == "idle"
    page.browser.press_key("Escape")
    page.evaluate("document.getElementById('inner').focus()")
    page.browser.press_key("Enter")
    assert page.evaluate("return [document.getElementById('delete').state, document.getElementById('inner').state]") == ["idle", "selected"]


def test_second_contact_on_a_button_inside_ends_a_press(page):
    """The two fingers are on one button and on another one in it."""
    page.evaluate(
        """
        const inner = document.createElement('pressure-confirm-button')
        inner.textContent = 'Inner'
        const outer = document.getElementById('delete')
        outer.append(inner)
        window.second = () => inner.dispatchEvent(new PointerEvent('pointerdown', {
          pointerId: 99, pointerType: 'touch', bubbles: true, composed: true, cancelable: true, isPrimary: false, buttons: 1 }))
        """
    )
    finger = page.finger("touch")
    finger.down(page.box()[0] + 6, page.centre()[1], HALF)
    page.wait_for_state("updating")
    page.evaluate("second()")
    assert page.state == "idle"
    finger.up()
    assert "confirm" not in page.events()


def test_keys_of_a_scanner_and_in_pairs(page):
    page.evaluate("document.getElementById('delete').focus()")
    for _ in range(2):
        for key in "aaaaaa":
            page.browser.press_key(key)
            page.pass_time(0.02)
        page.browser.press_key("Enter")
        page.pass_time(1)
    assert states(page) == []
    for _ in range(40):
        page.browser.press_key("Enter")
        page.pass_time(0.05)
    assert states(page) == ["idle → selected"]


def test_clicks_by_a_script_five_times_a_second(page):
    for _ in range(10):
        page.evaluate("document.getElementById('delete').click()")
        page.pass_time(0.2)
    assert states(page) == ["idle → selected"]


@IN_TWO
def test_ghost_click(page):
    """The act opens a dialog under the finger. The tap's own click does not press the button in it."""
    page.set_attribute("in-place")
    page.evaluate(
        """
        window.pressed = []
        const dialog = document.createElement('dialog')
        dialog.append(document.createElement('button'))
        dialog.style = 'inset: 0; width: 100%; height: 100%; max-width: none; max-height: none'
        dialog.firstChild.style = 'position: fixed; inset: 0; width: 100%; height: 100%'
        dialog.firstChild.onclick = () => pressed.push('ghost')
        document.body.append(dialog)
        document.getElementById('delete').addEventListener('confirm', () => dialog.showModal())
        """
    )
    finger = page.finger("touch")
    page.press_until("selected", finger)
    page.pass_time(0.3)
    finger.up()
    page.until("document.querySelector('dialog').open", "the dialog is open")
    page.tick(30)
    assert page.evaluate("return pressed") == []


def test_form_of_a_contact_that_is_not_yet_decided(page):
    """Assistive technology may have sent the contact, so nothing shows it yet. Its form changes meanwhile: the button acts on
    something else."""
    page.evaluate(
        """
        document.body.insertAdjacentHTML('beforeend', '<form id="other"></form>')
        const button = document.getElementById('delete')
        const { x, y } = button.getBoundingClientRect()
        const how = { pointerId: 5, pointerType: 'touch', isPrimary: true, width: 0, height: 0, pressure: 0, buttons: 1, bubbles: true }
        const inner = button.shadowRoot.querySelector('button')
        inner.dispatchEvent(new PointerEvent('pointerdown', { ...how, clientX: x + 9, clientY: y + 9, composed: true }))
        button.setAttribute('form', 'other')
        """
    )
    assert "removed" in {call.get("interruption") for call in page.fed()}


@pytest.mark.parametrize("is_confirmed", [True, False])
def test_words_of_the_last_step(page, is_confirmed):
    """They stay after a confirmation, so that a screen reader can say them, and go after a press that was taken away."""
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    page.pass_time(0.3)
    if is_confirmed:
        finger.up()
    else:
        page.browser.press_key("Escape")
    page.tick()
    said = page.evaluate("return document.getElementById('delete').shadowRoot.querySelector('[role=status]').textContent")
    assert (page.state, bool(said)) == ("idle", is_confirmed)


@IN_TWO
def test_right_click_beside_an_armed_ring(page):
    """It disarms, and opens the browser's menu. The next click is the page's."""
    page.evaluate("window.clicks = 0; addEventListener('click', () => (clicks += 1), true)")
    mouse = page.finger("mouse")
    mouse.down(*page.centre())
    mouse.up()
    page.pass_time(0.7)
    page.evaluate("clicks = 0")
    page.evaluate(
        """
        const overlay = document.getElementById('delete').shadowRoot.querySelector('[popover]')
        const how = { bubbles: true, composed: true, clientX: 5, clientY: 5, button: 2, buttons: 2 }
        for (const type of ['pointerdown', 'pointerup']) overlay.dispatchEvent(new PointerEvent(type, { ...how, pointerId: 1, pointerType: 'mouse' }))
        overlay.dispatchEvent(new MouseEvent('contextmenu', how))
        """
    )
    assert page.state == "idle"
    assert page.evaluate("return document.getElementById('delete').shadowRoot.querySelector('[popover]').hasAttribute('data-open')") is False


def test_page_that_captures_the_contact_on_the_ring(page):
    finger = page.finger("touch")
    finger.down(*page.centre(), HALF)
    finger.up()
    page.pass_time(0.8)
    ring = page.ring()
    finger.down(ring["x"], ring["y"], HALF)
    page.tick(2)
    page.evaluate("document.body.setPointerCapture(recorder.pointerId)")
    page.tick(2)
    finger.up()
    page.tick(2)
    assert "confirm" not in states(page)


@pytest.mark.parametrize("follow", [
    "addEventListener('statechange', ({ target, detail }) => target.setAttribute('aria-label', detail.state))",
    "addEventListener('statechange', ({ target, detail }) => queueMicrotask(() => target.setAttribute('aria-label', detail.state)))",
    "addEventListener('intentionchange', ({ target }) => target.setAttribute('aria-label', `${Math.round(target.intention * 100)} %`))",
    "addEventListener('intentionchange', ({ target }) => queueMicrotask(() => target.setAttribute('aria-label', `${Math.round(target.intention * 100)} %`)))",
], ids=["at once", "in a microtask", "in each frame", "in a microtask of each frame"])
def test_name_that_follows_the_press_is_part_of_it(page, follow):
    page.evaluate(follow)
    page.confirm_by_force(page.finger("touch"))
    assert states(page) == FIRED
    page.wait_out_guard()
    # Meanwhile, another item is another item.
    finger = page.finger("touch")
    page.press_until("confirmed", finger)
    states(page)
    page.evaluate("document.getElementById('delete').value = '8'")
    page.tick()
    assert states(page) == ["confirmed → idle"]
