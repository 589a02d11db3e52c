"""The confirm button by taps alone: one tap arms, a tap on the ring confirms, and the rest of the page receives nothing."""

import math

import pytest

from page import HALF

TAPPED = ["idle → updating", "updating → selected"]
TAKEN_BACK = ["selected → idle"]
CONFIRMED = ["selected → confirmed"]
# A list whose rows each have a link and a button, or two buttons, one above the other.
ROWS = """
const [ids, height, isColumn] = arguments
const list = document.createElement('ul')
Object.assign(list.style, { position: 'fixed', inset: '200px 20px auto', margin: 0, padding: 0, listStyle: 'none' })
list.append(...ids.map((id) => {
  const row = document.createElement('li')
  Object.assign(row.style, { display: 'flex', justifyContent: 'space-between', alignItems: 'center', height: `${height}px` })
  if (isColumn) row.style.justifyContent = 'center'
  row.innerHTML = isColumn && id === 'upper' ? `<button id="${id}">Keep</button>`
    : `${isColumn ? '' : `<a href="#${id}">Row</a>`}<pressure-confirm-button id="${id}">Delete</pressure-confirm-button>`
  Object.assign(row.querySelector('button')?.style ?? {}, { width: '90px', height: '44px' })
  return row
}))
document.body.append(list)
window.noticed = []
const kinds = ['click', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'focusin']
for (const kind of kinds) {
  // Ignore events in the element whose ring is shown.
  addEventListener(kind, ({ target }) => target.id === 'lower' || noticed.push(`${kind} ${target.id || target.localName}`))
}
for (const id of ids) {
  for (const kind of ['confirm', 'statechange']) {
    document.getElementById(id).addEventListener(kind, ({ detail }) =>
      rows.push(detail ? `${id} ${detail.previous} → ${detail.state}` : `${id} ${kind}`))
  }
}
window.rows = []
return customElements.whenDefined('pressure-confirm-button').then(() => clock.painted())
"""
ARMED = ["lower idle → updating", "lower updating → selected"]
DELETED = ["lower selected → confirmed", "lower confirm", "lower confirmed → idle"]


def tap(page, finger, point):
    finger.down(*point)
    finger.up()
    page.tick()
    # Firefox finds a touch's target in the painted frame.
    page.evaluate("return clock.painted()")


def covered(page):
    """The other controls below an armed ring and its label, each by a point of it."""
    return page.evaluate(
        """
        const element = document.getElementById(arguments[0])
        const overlay = element.shadowRoot.querySelector('[popover]')
        const boxes = [...overlay.querySelectorAll('[part=ring], [part=label]')].map((one) => one.getBoundingClientRect())
        return boxes.flatMap(({ x, y, width, height }) =>
          [0.1, 0.5, 0.9].flatMap((across) => [0.1, 0.5, 0.9].flatMap((down) =>
            document.elementsFromPoint(x + across * width, y + down * height)
              .filter((one) => one !== element && one.matches('ul :is(a, button, pressure-confirm-button)'))
              .map((one) => one.id || one.localName))))
        """,
        page.id,
    )


def ring_of(page):
    ring = page.ring()
    return ring["x"], ring["y"]


def test_two_taps(page, contact):
    """With each kind of contact, the first tap arms and announces it; a second tap on the ring confirms."""
    finger = page.finger(contact)
    x, y = page.centre()
    tap(page, finger, (x, y))
    assert (page.events(), page.label()) == (TAPPED, "CONFIRM")
    page.pass_time(0.2)
    place = ring_of(page)
    assert place == pytest.approx(page.ring_place(x, y), abs=1.5)
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


@pytest.mark.engines("chromium", "firefox")
def test_armed_ring_takes_contacts_on_all_of_it(page):
    """The target and the dot in it do not. Around the ring the veil takes them, so that they reach nothing else."""
    tap(page, page.finger("touch"), page.centre())
    page.pass_time(1)
    ring = page.ring()
    reach = ring["radius"] + ring["overhang"]
    assert reach == pytest.approx(1.1 * page.box()[3] / 2, abs=0.5)
    turns = [(math.cos(turn * math.pi / 4), math.sin(turn * math.pi / 4)) for turn in range(8)]
    hit = lambda part: page.evaluate(
        """
        const { shadowRoot } = document.getElementById('delete')
        const found = arguments[0].map((point) => {
          const node = shadowRoot.elementFromPoint(...point)
          return `${node.getAttribute('part')} ${getComputedStyle(node).cursor}`
        })
        return [...new Set(found)]
        """, [[ring["x"] + part * reach * x, ring["y"] + part * reach * y] for x, y in turns])  # fmt: skip
    parts = (0, 0.4, 0.7, 0.97, 1.05, 1.4)
    assert [hit(part) for part in parts] == [*4 * [["ring pointer"]], *2 * [["veil auto"]]]


def test_tapping_one_place_never_confirms(page, any_contact):
    finger = page.finger(any_contact)
    for _ in range(6):
        tap(page, finger, page.centre())
        page.pass_time(0.65)
    assert page.events() == 3 * [*TAPPED, *TAKEN_BACK]


def test_rows(page, contact):
    """An armed ring does not cover the button of the row above. A tap on that button deletes nothing, and a tap while a ring is
    shown clicks nothing else."""
    page.evaluate(ROWS, ["upper", "lower", "last"], 48, False)
    page.id = "lower"
    taken = lambda: page.evaluate("return [rows.splice(0), noticed.splice(0)]")
    finger = page.finger(contact)
    upper, lower = page.centre("#upper"), page.centre("#lower")
    link = page.centre("[href='#upper']")
    tap(page, finger, lower)
    assert taken()[0] == ARMED
    left, top, _, height = page.box("#upper")
    # Tap on the button above, at its edge, on the link beside it, and far away.
    for place in [upper, (left + 2, top + height / 2), link, (30, 30)]:
        tap(page, finger, place)
        assert (place, taken()) == (place, [["lower selected → idle"], []])
        page.pass_time(1)
        assert (place, page.evaluate("return location.hash")) == (place, "")
        tap(page, finger, lower)
        page.pass_time(1)
        assert taken()[0] == ARMED
    tap(page, finger, ring_of(page))
    assert taken() == [DELETED, []]


HIT = """
const { shadowRoot } = document.getElementById('lower')
const node = shadowRoot.elementFromPoint(...arguments[0]) ?? document.elementFromPoint(...arguments[0])
return node.getAttribute('part') ?? node.localName
"""


@pytest.mark.engines("chromium", "firefox")
def test_clear_item(page):
    """The veil leaves the row clear that the button names. While the ring waits, the row's link takes no click all the same."""
    page.evaluate(ROWS, ["upper", "lower", "last"], 48, False)
    page.evaluate("for (const one of document.querySelectorAll('li pressure-confirm-button')) one.item = 'li'")
    page.id = "lower"
    holes = lambda: page.evaluate(
        """
        const { shadowRoot } = document.getElementById('lower')
        return [...shadowRoot.querySelectorAll('[stroke-width="8192"]')].map((one) => {
          const [x, y, width, height, half] = ['x', 'y', 'width', 'height', 'stroke-width'].map((name) => Number(one.getAttribute(name)))
          return [x, y, width, height].map((edge, side) => Math.round(edge + (side < 2 ? half / 2 : -half)))
        })
        """
    )  # fmt: skip
    row, button = page.box("li:has(#lower)"), page.box("#lower")
    finger = page.finger("touch")
    finger.down(*page.centre(), HALF)
    page.pass_time(0.7)
    assert holes() == [[round(one) for one in row]]
    finger.up()
    page.pass_time(4)
    tap(page, finger, page.centre())
    page.pass_time(1)
    assert holes() == [[round(one) for one in row], [round(one) for one in button]]
    link = page.centre("[href='#lower']")
    page.evaluate("rows.splice(0)")
    assert [page.evaluate(HIT, place) for place in (link, page.centre())] == ["rect", "button"]
    tap(page, finger, link)
    assert page.evaluate("return [location.hash, rows.splice(0)]") == ["", ["lower selected → idle"]]
    assert page.state == "idle"


def test_selectors_of_an_item(page):
    """A wrong one is reported with each press, which goes on. The nearest match around the button counts, also around a shadow."""
    page.evaluate(
        """
        window.warned = []
        console.warn = (text, node) => warned.push([text, node.id])
        const outer = document.createElement('section')
        const host = document.createElement('div')
        Object.assign(outer.style, { position: 'fixed', inset: '100px 50px auto', padding: '150px 10px 20px' })
        outer.append(host)
        document.body.append(outer)
        host.attachShadow({ mode: 'open' }).append(document.getElementById('delete'))
        window.button = host.shadowRoot.getElementById('delete')
        window.place = () => {
          const veil = button.shadowRoot.querySelector('[part=veil]')
          return Number(veil.getAttribute('width')) - Number(veil.getAttribute('stroke-width'))
        }
        """
    )
    widths = page.evaluate("return ['section', 'pressure-confirm-button'].map((one) => "
                           "(document.querySelector(one) ?? button).getBoundingClientRect().width)")  # fmt: skip
    finger = page.finger("touch")
    seen = {}
    for selector in ("section", "li", "", "li["):
        x, y, width, height = page.evaluate(
            "button.item = arguments[0]; const { x, y, width, height } = button.getBoundingClientRect(); return [x, y, width, height]",
            selector,
        )
        finger.down(x + width / 2, y + height / 2, HALF)
        page.pass_time(0.2)
        assert page.evaluate("return button.state") == "updating"
        seen[selector] = page.evaluate("return place()")
        finger.cancel()
        page.pass_time(1)
    assert seen == pytest.approx({"section": widths[0], "li": widths[1], "": widths[1], "li[": widths[1]}, abs=0.1)
    assert set(map(tuple, page.evaluate("return warned"))) == {('item="li[" is no selector', "delete")}


@pytest.mark.parametrize("height", [48, 56, 64])
@pytest.mark.parametrize("device", ["touch", "mouse"])
def test_ring_of_a_dense_list(page, device, height):
    """The ring and its label are beside the button, in its own row, and cover no other control. A scroll keeps them there."""
    page.evaluate(ROWS, ["first", "upper", "lower", "last"], height, False)
    page.id = "lower"
    finger = page.finger(device)
    for _ in range(2):
        tap(page, finger, page.centre("#lower"))
        page.pass_time(1)
        assert page.label() == "CONFIRM"
        x, y = ring_of(page)
        left, top, _, size = page.box("#lower")
        assert y == pytest.approx(top + size / 2, abs=0.5)
        assert x + size * 0.55 + 10 < left
        assert covered(page) == []
        tap(page, finger, page.centre("#upper"))
        page.pass_time(1)
    assert page.evaluate("return rows") == 2 * [*ARMED, "lower selected → idle"]
    tap(page, finger, page.centre("#lower"))
    page.evaluate("document.querySelector('ul').style.top = '150px'; dispatchEvent(new Event('scroll'))")
    page.tick(2)
    page.pass_time(1)
    # The pressed button becomes narrower.
    assert ring_of(page) == pytest.approx((x, y - 50), abs=4)
    assert covered(page) == []
    tap(page, finger, ring_of(page))
    assert page.evaluate("return rows.slice(-3)") == DELETED


def test_ring_below_another_button(page, contact):
    """Keep is above Delete. A tap on Keep deletes nothing, and the ring beside Delete works."""
    page.evaluate(ROWS, ["upper", "lower"], 52, True)
    page.id = "lower"
    finger = page.finger(contact)
    tap(page, finger, page.centre("#lower"))
    page.pass_time(1)
    assert covered(page) == []
    tap(page, finger, page.centre("#upper"))
    assert page.evaluate("return rows.splice(0)") == [*ARMED, "lower selected → idle"]
    page.pass_time(1)
    tap(page, finger, page.centre("#lower"))
    page.pass_time(1)
    tap(page, finger, ring_of(page))
    assert page.evaluate("return rows") == [*ARMED, *DELETED]


@pytest.mark.parametrize("markup", [
    '<a href="#other">Other</a>', '<div tabindex="0">Other</div>', '<div role="button">Other</div>', "<label>Other</label>",
    '<div class="pointed"><span>Other</span></div>', "<details><summary>Other</summary></details>",
    "<div contenteditable>Other</div>", "<pressure-peek>Other</pressure-peek>", "shadow",
])  # fmt: skip
def test_ring_avoids_each_kind_of_control(page, markup):
    """The other control lies where a press shows the ring. A text does not move the ring."""
    x, y = page.centre()
    wanted = page.ring_place(x, y)
    place = """
        const [x, y, html] = arguments
        const other = document.createElement('div')
        Object.assign(other.style, { position: 'fixed', left: `${x - 40}px`, top: `${y - 22}px`, width: '80px', height: '44px' })
        if (html === 'shadow') other.attachShadow({ mode: 'open' }).innerHTML = '<button>Other</button>'
        else other.innerHTML = html
        for (const one of (other.shadowRoot ?? other).querySelectorAll('*')) {
          Object.assign(one.style, { display: 'block', height: '44px', cursor: one.className ? 'pointer' : '' })
        }
        document.getElementById('other')?.remove()
        other.id = 'other'
        document.body.append(other)
        """
    finger = page.finger("touch")
    for html, isMoved in [(markup, True), ('<p tabindex="-1">Text</p>', False)]:
        page.evaluate(place, *wanted, html)
        page.tick()
        tap(page, finger, (x, y))
        page.pass_time(1)
        assert (html, ring_of(page) == pytest.approx(wanted, abs=1.5)) == (html, not isMoved)
        tap(page, finger, (x, y))
        page.pass_time(1)


def test_bounce_continues_the_press(page):
    """The button itself is no other control: a contact that is back at once, as on a screen that flickers, still presses."""
    finger = page.finger("mouse")
    finger.down(*page.centre())
    finger.up()
    finger.down(*page.centre())
    assert page.events() == [*TAPPED, "selected → updating"]
    finger.up()


def test_tap_on_a_covered_control_disarms(page):
    """A control that comes to lie under an armed ring is not confirmed by a tap on it."""
    finger = page.finger("touch")
    tap(page, finger, page.centre())
    page.pass_time(1)
    x, y = ring_of(page)
    page.evaluate(
        """
        const button = document.createElement('button')
        Object.assign(button.style, { position: 'fixed', left: `${arguments[0]}px`, top: `${arguments[1]}px`, width: '20px' })
        document.body.append(button)
        """, x - 10, y - 5)  # fmt: skip
    tap(page, finger, (x, y))
    assert page.events() == [*TAPPED, *TAKEN_BACK]


def test_cover_of_the_pressed_place_disarms(page):
    """The ring beside it is free, but the button is not what the person sees any more."""
    finger = page.finger("touch")
    x, y = page.centre()
    tap(page, finger, (x, y))
    page.pass_time(1)
    page.evaluate(
        """
        const cover = document.createElement('div')
        Object.assign(cover.style, { position: 'fixed', left: `${arguments[0]}px`, top: `${arguments[1]}px`, width: '6px', height: '6px' })
        document.body.append(cover)
        """, x - 3, y - 3)  # fmt: skip
    tap(page, finger, ring_of(page))
    assert page.events() == [*TAPPED, *TAKEN_BACK]


def test_fading_ring_takes_no_contacts(page):
    """After Escape a contact reaches the page at once."""
    page.evaluate("window.topmost = () => document.elementFromPoint(1, 1).localName")
    tap(page, page.finger("touch"), page.centre())
    page.pass_time(1)
    assert page.evaluate("return topmost()") == "pressure-confirm-button"
    page.evaluate("document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))")
    assert page.ring() is not None
    assert page.evaluate("return topmost()") == "body"


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


def test_overlay_blocks_the_page_until_the_contact_lifts(page, contact):
    """This holds even when nothing is drawn any more. An event that ends there does not click the page."""
    finger = page.finger(contact)
    tap(page, finger, page.centre())
    page.pass_time(0.8)
    page.evaluate(
        """
        window.heard = []
        for (const type of ['click', 'touchend']) document.addEventListener(type, () => heard.push(type))
        """
    )
    finger.down(*ring_of(page))
    page.browser.press_key("Escape")
    page.pass_time(2)
    shown = """
      const { shadowRoot } = document.getElementById('delete')
      return [shadowRoot.querySelectorAll(':popover-open').length, shadowRoot.querySelectorAll('[data-open]').length]
    """
    # The ring has gone, but the contact on its overlay has not lifted.
    assert (page.ring(), page.evaluate(shown)) == (None, [1, 1])
    finger.up()
    page.pass_time(1)
    assert (page.evaluate(shown), page.evaluate("return heard")) == ([0, 0], [])
