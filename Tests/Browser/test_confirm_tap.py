"""The confirm button by taps alone: one tap arms, a tap on the ring confirms, and the rest of the page receives nothing."""

import pytest

TAPPED = ["idle → updating", "updating → selected"]
TAKEN_BACK = ["selected → idle"]
CONFIRMED = ["selected → confirmed"]
# A list whose rows each have a button. The last button's ring covers the button above it.
ROWS = """
const list = document.createElement('ul')
Object.assign(list.style, { position: 'fixed', inset: '200px 20px auto', margin: 0, padding: 0, listStyle: 'none' })
list.append(...['first', 'second'].map((id) => {
  const row = document.createElement('li')
  Object.assign(row.style, { display: 'flex', justifyContent: 'space-between', height: '44px' })
  row.innerHTML = `<a href="#${id}">Row</a><pressure-confirm-button id="${id}">Delete</pressure-confirm-button>`
  return row
}))
document.body.append(list)
window.noticed = []
const kinds = ['click', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'focusin']
for (const kind of kinds) {
  // Ignore events in the element whose ring is shown.
  addEventListener(kind, ({ target }) => target.id === 'second' || noticed.push(`${kind} ${target.id || target.localName}`))
}
for (const id of ['first', 'second']) {
  for (const kind of ['confirm', 'statechange']) {
    document.getElementById(id).addEventListener(kind, ({ detail }) =>
      rows.push(detail ? `${id} ${detail.previous} → ${detail.state}` : `${id} ${kind}`))
  }
}
window.rows = []
return customElements.whenDefined('pressure-confirm-button').then(() => clock.painted())
"""


def tap(page, finger, point):
    finger.down(*point)
    finger.up()
    page.tick()
    # Firefox finds a touch's target in the painted frame.
    page.evaluate("return clock.painted()")


def ring_of(page):
    ring = page.ring()
    return ring["x"], ring["y"]


def test_two_taps(page, contact):
    """With each kind of contact, the first tap arms and announces it; a second tap on the ring confirms."""
    finger = page.finger(contact)
    x, y = page.centre()
    tap(page, finger, (x, y))
    assert (page.events(), page.label()) == (TAPPED, "CONFIRM")
    place = ring_of(page)
    assert place == pytest.approx((x, y - page.box()[3]), abs=1.5)
    # The second tap of a double tap.
    tap(page, finger, place)
    assert page.events() == []
    page.pass_time(0.6)
    finger.down(*place)
    assert page.events() == CONFIRMED
    page.pass_time(2)
    assert page.events() == []
    finger.up()
    assert page.events() == ["confirm", "confirmed → idle"]
    page.rest()
    assert (page.ring(), page.evaluate("return document.querySelectorAll(':popover-open').length")) == (None, 0)
    page.wait_out_guard()
    page.expect_rest()


def test_tapping_one_place_never_confirms(page, any_contact):
    finger = page.finger(any_contact)
    for _ in range(6):
        tap(page, finger, page.centre())
        page.pass_time(0.65)
    assert page.events() == 3 * [*TAPPED, *TAKEN_BACK]


def test_rows(page, contact):
    """The ring of a row covers the button of the row above. A tap meant for that button deletes nothing, and a tap while
    a ring is shown clicks nothing else."""
    page.evaluate(ROWS)
    taken = lambda: page.evaluate("return [rows.splice(0), noticed.splice(0)]")
    finger = page.finger(contact)
    upper, lower = page.centre("#first"), page.centre("#second")
    link = page.centre("[href='#first']")
    tap(page, finger, lower)
    assert taken()[0] == ["second idle → updating", "second updating → selected"]
    # A tap meant for the row above, too early for the user to have seen the ring.
    tap(page, finger, upper)
    assert taken() == [[], []]
    page.pass_time(1)
    # Tap elsewhere on that row, on its button beside the ring, and far away.
    left, top, _, height = page.box("#first")
    for place in [link, (left + 2, top + height / 2), (30, 30)]:
        tap(page, finger, place)
        assert (place, taken()) == (place, [["second selected → idle"], []])
        page.pass_time(1)
        assert (place, page.evaluate("return location.hash")) == (place, "")
        tap(page, finger, lower)
        page.pass_time(1)
        assert taken()[0] == ["second idle → updating", "second updating → selected"]
    tap(page, finger, upper)
    assert taken() == [["second selected → confirmed", "second confirm", "second confirmed → idle"], []]


@pytest.mark.engines("chromium", "firefox", "webkit")
def test_focus_stays(page):
    """A user who arms by key and then uses a pointer keeps the focus."""
    page.evaluate("document.getElementById('delete').focus()")
    page.browser.press_key("Enter")
    page.tick()
    page.pass_time(0.6)
    finger = page.finger("mouse")
    finger.down(*ring_of(page))
    finger.up()
    assert page.events() == ["idle → selected", *CONFIRMED, "confirm", "confirmed → idle"]
    assert page.evaluate("return document.activeElement.id") == "delete"


def test_overlay_blocks_the_page_until_the_contact_lifts(page):
    """This holds even when nothing is drawn any more. An event that ends there does not click the page."""
    press = page.finger("mouse")
    press.down(*page.centre())
    page.wait_for_state("selected")
    held, heard = page.evaluate(
        """
        const overlay = document.getElementById('delete').shadowRoot.querySelector('[popover]')
        const options = { bubbles: true, composed: true, cancelable: true }
        const heard = []
        for (const type of ['click', 'touchend']) document.addEventListener(type, () => heard.push(type))
        const held = []
        const send = (event) => {
          overlay.dispatchEvent(event)
          held.push(overlay.hasAttribute('data-open'))
        }
        for (const type of ['click', 'touchend']) {
          send(new PointerEvent('pointerdown', { ...options, pointerId: 99 }))
          send(new Event(type, options))
        }
        send(new PointerEvent('pointerdown', { ...options, pointerId: 99 }))
        return [held, heard]
        """
    )
    assert (held, heard) == ([True, False, True, False, True], [])
    press.up()
    page.wait_for_state("idle")
    # The next press is not blocked.
    press.down(*page.centre())
    overlay = "document.getElementById('delete').shadowRoot.querySelector('[popover]')"
    assert page.evaluate(f"return {overlay}.hasAttribute('data-open')") is False
    press.up()
