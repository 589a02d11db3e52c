"""Surroundings in which a press, a tap and keys confirm as everywhere: the looks at an element must not find a loss in them."""

import pytest

from page import FIRED, FULL, HALF

ELSEWHERE = pytest.mark.deep_engines("firefox")
BY_RING = ["selected → confirmed", "confirm", "confirmed → idle"]
ARMED = ["idle → updating", "updating → selected"]
SHADOW = """
const host = document.createElement('my-host')
host.style.display = '{display}'
button.before(host)
host.attachShadow({{ mode: '{mode}' }}).append(button)"""
MODAL = "const dialog = document.createElement('dialog'); {place}.append(dialog); dialog.append(button); dialog.showModal()"
SURROUNDINGS = {
    "an open shadow": SHADOW.format(display="block", mode="open"),
    "a closed shadow": SHADOW.format(display="block", mode="closed"),
    "a shadow of an element without a box": SHADOW.format(display="contents", mode="open"),
    "without a box of its own": "button.style.display = 'contents'",
    "a modal dialog": MODAL.format(place="document.body"),
    "a modal dialog in an inert part of the page":
        MODAL.format(place="document.querySelector('main')") + "; document.querySelector('main').inert = true",
    "a slot in a modal dialog over another dialog": """
        const below = document.createElement('dialog')
        document.body.append(below)
        below.showModal()
        const host = document.createElement('my-dialog')
        document.body.append(host)
        const dialog = document.createElement('dialog')
        dialog.append(document.createElement('slot'))
        host.attachShadow({ mode: 'open' }).append(dialog)
        host.append(button)
        dialog.showModal()""",
    "marks of a library": """
        button.addEventListener('pointerdown', () => { button.dataset.pressed = '' })
        button.addEventListener('focusin', () => { button.dataset.focus = '' })
        button.addEventListener('statechange', ({ detail }) => queueMicrotask(() => { button.dataset.state = detail.state }))
        button.addEventListener('intentionchange', () => { button.dataset.intention = button.intention.toFixed(2) })""",
    "a name that follows the state": "button.addEventListener('statechange', ({ detail }) => { button.textContent = detail.state })",
    "a tooltip that takes the title away": """
        button.title = 'A tooltip'
        for (const type of ['pointerdown', 'mouseenter', 'focusin']) button.addEventListener(type, () => button.removeAttribute('title'))""",
    "ripples": "button.addEventListener('pointerdown', () => button.append(document.createElement('i')))",
}


def prepare(page, act):
    page.evaluate(
        "window.heard = []; window.button = document.getElementById('delete');"
        "for (const type of ['confirm', 'statechange']) button.addEventListener(type, ({ detail }) =>"
        " heard.push(detail ? `${detail.previous} → ${detail.state}` : type));"
        f"{act}; return clock.painted().then(clock.painted)"
    )
    page.tick(2)
    # Firefox finds a touch's target in the painted frame.
    page.evaluate("return clock.painted().then(clock.painted)")


def middle(page):
    return page.evaluate(
        "const { x, y, width, height } = button.shadowRoot.querySelector('button').getBoundingClientRect(); return [x + width / 2, y + height / 2]"
    )


def ring(page):
    place = page.evaluate("const ring = button.shadowRoot.querySelector('[part~=\"ring\"]'); return ring && recorder.circle(ring)")
    return place["x"], place["y"]


def tap(page):
    finger = page.finger("touch")
    finger.down(*middle(page))
    finger.up()
    page.pass_time(1)
    page.evaluate("return clock.painted()")
    finger.down(*ring(page))
    page.tick(2)
    finger.up()
    page.tick(2)


@ELSEWHERE
@pytest.mark.parametrize("where", SURROUNDINGS)
def test_press_tap_and_keys(page, where):
    prepare(page, SURROUNDINGS[where])
    finger = page.finger("touch")
    x, y = middle(page)
    finger.down(x, y, HALF)
    page.tick(20)
    finger.move(x, y, FULL)
    page.tick(2)
    finger.move(*ring(page), FULL)
    page.tick(2)
    finger.up()
    page.pass_time(1)
    assert page.evaluate("return heard.splice(0)") == FIRED
    tap(page)
    assert page.evaluate("return heard.splice(0)") == [*ARMED, *BY_RING]
    page.pass_time(1)
    page.evaluate("button.focus()")
    for _ in range(2):
        page.browser.press_key("Enter")
        page.pass_time(0.5)
    assert page.evaluate("return heard.splice(0)") == ["idle → selected", *BY_RING]


def test_slide_out_of_the_window_leaves_a_peek_open(peeks):
    """Actions appear by a slide up, which may end above the window. A finger there cannot be covered."""
    peeks.evaluate("Object.assign(row.style, { position: 'fixed', inset: '0 0 auto' })")
    finger = peeks.finger("touch")
    x, y = peeks.centre()
    finger.down(x, y, 0.25)
    peeks.wait_for_state("peek")
    for step in range(1, 12):
        finger.move(x, y - step * 8, 0.25)
    peeks.wait_for_state("actions")
    finger.up()
    peeks.tick(3)
    assert peeks.state == "actions"


@pytest.mark.parametrize("over", ["<div tabindex=0></div>", "<video></video>", "<iframe></iframe>", "<div contenteditable></div>"])
def test_tap_over_a_large_control(page, over):
    """A button that floats over a map, a video, a frame or an editor. It lies on that control itself."""
    page.evaluate(
        """
        const place = document.createElement('section')
        place.innerHTML = arguments[0]
        Object.assign(place.firstChild.style, { position: 'fixed', inset: 0, width: '100vw', height: '100vh' })
        const bar = document.createElement('div')
        Object.assign(bar.style, { position: 'fixed', right: '20px', bottom: '100px' })
        bar.append(document.getElementById('delete'))
        document.body.append(place, bar)
        """,
        over,
    )
    prepare(page, "")
    tap(page)
    assert page.evaluate("return heard") == [*ARMED, *BY_RING]


@ELSEWHERE
@pytest.mark.parametrize("size", [(390, 700), (844, 390)])
def test_ring_follows_a_window_that_changes_its_size(page, size):
    """A phone is turned, or its keyboard comes. The ring is where it takes contacts."""
    prepare(page, "Object.assign(button.style, { position: 'fixed', left: '100px', top: '200px' })")
    finger = page.finger("touch")
    finger.down(*middle(page))
    finger.up()
    page.pass_time(1)
    page.browser.resize(*size)
    page.evaluate("return clock.painted().then(clock.painted)")
    page.pass_time(1)
    x, y = page.evaluate(
        "const box = button.shadowRoot.querySelector('[part~=ring]').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]"
    )
    finger.down(x, y)
    page.tick(2)
    finger.up()
    page.tick(2)
    assert page.evaluate("return heard") == [*ARMED, *BY_RING]
