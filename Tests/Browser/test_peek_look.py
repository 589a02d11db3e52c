"""The look of a peek: the place and presence of its parts, the layout that the engine receives, and nothing left
afterwards."""

import pytest

from page import PHONE
from peek import SLIDE

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")

# The rules for a look, by the name of each violation. A finger's centre is at least 20 px from the preview.
CHECKS = """
    const isInView = (box) => box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
    const distance = (x, y, box) =>
      Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom))
    const rounded = ({ left, top, right, bottom }) => [left, top, right, bottom].map((one) => Math.round(one * 100) / 100)
    const look = () => shown('row', 'veil', 'preview', 'actions')
    """

@pytest.mark.deep_engines("firefox")
def test_preview_and_actions_are_visible_for_every_touch(peeks):
    seen = {}
    for size in (PHONE, (1280, 720), (844, 390)):
        peeks.browser.resize(*size)
        wrong, boxes = peeks.evaluate(
            CHECKS + """
            const row = document.getElementById('row')
            return (async () => {
              const wrong = []
              const boxes = {}
              for (const down of [0, 0.25, 0.5, 0.75, 1]) for (const across of [0, 0.5, 1]) {
                const styles = { position: 'fixed', top: `${(innerHeight - 84) * down}px`, left: 0, width: '100%' }
                for (const [name, value] of Object.entries(styles)) row.style.setProperty(name, value)
                await clock.pass(400)
                const { left, top, width, height } = row.getBoundingClientRect()
                const [x, y] = [left + 6 + (width - 12) * across, top + height / 2]
                const check = (name, holds) => holds || wrong.push(`${down} ${across}: ${name}`)
                hand.down(x, y, 0.25)
                await settled()
                const { preview } = look()
                check('the preview is in view', isInView(preview))
                // On a screen too low for both, the preview is beside the finger, or over it if there is no other place.
                check('it is not under the finger', innerHeight < 400 || distance(x, y, preview) >= 20)
                const low = Math.max(y, 64)
                hand.move(x, low, 0.25)
                hand.move(x, low - 64, 0.25)
                await settled()
                hand.up(x, low - 64)
                await settled()
                const open = look()
                check('both are in view', isInView(open.preview) && isInView(open.actions))
                check('one is below the other', open.actions.top >= open.preview.bottom)
                boxes[`${down} ${across}`] = [preview, open.preview, open.actions].map(rounded)
                row.close()
              }
              return [wrong, boxes]
            })()
            """
        )
        assert wrong == [], size
        seen[size] = boxes
    phone = seen[PHONE]
    if peeks.browser.name == "chromium":
        assert {place: phone[place] for place in BOXES} == BOXES


# For a touch at the top, in the middle and at the bottom: the preview, 0.3 % larger because the press is slightly deeper
# than the threshold, and then the open preview and its actions.
BOXES = {
    "0 0.5": [[11.5, 72.65, 363.5, 321.35], [12, 73, 363, 321], [12, 331, 363, 428]],
    "0.5 0": [[11.5, 140.65, 363.5, 389.35], [12, 34, 363, 282], [12, 292, 363, 389]],
    "1 1": [[11.5, 520.65, 363.5, 769.35], [12, 414, 363, 662], [12, 672, 363, 769]],
}


@EVERYWHERE
def test_ancestors_with_styles_of_their_own(peeks):
    """The top layer is neither clipped nor moved by the page. Only zoom is inherited."""
    wrong = peeks.evaluate(
        CHECKS + """
        const main = document.querySelector('main')
        const styles = [['zoom', '1.25'], ['transform', 'translate(20px, 30px) scale(0.75)'], ['filter', 'opacity(0.9)'],
          ['overflow', 'hidden'], ['contain', 'paint'], ['direction', 'rtl']]
        return (async () => {
          const wrong = []
          for (const [name, value] of styles) {
            main.style.setProperty(name, value)
            row.peek()
            await settled()
            const { veil, preview, actions } = look()
            const check = (what, holds) => holds || wrong.push(`${name}: ${what}`)
            check('in view', isInView(preview) && isInView(actions))
            check('one below the other', actions.top >= preview.bottom)
            const edges = [preview.left, preview.right]
            check('of one width', [actions.left, actions.right].every((edge, index) => Math.abs(edge - edges[index]) < 1))
            const page = document.documentElement
            // WebKit reports too small a stage in a zoomed page.
            check('the veil is over all', name === 'zoom' || rounded(veil).every((edge, index) =>
              Math.abs(edge - [0, 0, page.clientWidth, page.clientHeight][index]) < 1))
            const { x, y, width, height } = row.getBoundingClientRect()
            check('beside the row', distance(x + width / 2, y + height / 2, preview) >= 20)
            const inner = row.querySelector('article').getBoundingClientRect()
            check('of its own size', Math.abs(inner.width - (preview.right - preview.left)) < 1)
            // A press at the visible place hits it.
            hand.down(preview.left + 9, preview.bottom - 9, 0.05)
            hand.up(preview.left + 9, preview.bottom - 9)
            check('it is tapped', recorder.take().some(({ line }) => line === 'pop'))
            await clock.pass(700)
            main.style.removeProperty(name)
          }
          return wrong
        })()
        """
    )
    assert wrong == []


def test_layout_and_contacts_fed_to_the_engine(peeks, engine):
    """The boxes of row, screen and contents in the stage's own pixels, and the place of a contact."""
    told = peeks.evaluate(
        """
        const { shadowRoot } = row
        const [root, veil] = ['[popover]', '[part=veil]'].map((one) => shadowRoot.querySelector(one))
        const round = (numbers) => numbers.map((one) => Math.round(one * 1000) / 1000)
        const tell = async () => {
          await clock.pass(700)
          spy.take()
          const { x, y } = row.getBoundingClientRect()
          hand.down(x + 20, y + 30, 0.25)
          const calls = spy.take('locate', 'setTextSize', 'feed')
          const [locate] = calls.filter(({ call }) => call === 'locate')
          const sizes = calls.filter(({ call }) => call === 'setTextSize')
          const [feed] = calls.filter(({ call }) => call === 'feed')
          const [, hole] = /^path\\(evenodd, "(.*)"\\)$/.exec(veil.style.clipPath)
          hand.up(x + 20, y + 30)
          return {
            row: round(locate.bounds), screen: round(locate.viewport), contact: [feed.x, feed.y],
            sizes: sizes.map(({ text, width, height }) => [text, width, height]), hole,
          }
        }
        return (async () => {
          const told = { 'as it is': await tell() }
          scrollTo({ top: 50, behavior: 'instant' })
          told.scrolled = await tell()
          scrollTo({ top: 0, behavior: 'instant' })
          root.style.inset = '10px 0 0 20px'
          told['a stage that does not begin in the corner'] = await tell()
          root.style.removeProperty('inset')
          const own = Object.getOwnPropertyDescriptor(window, 'visualViewport')
          Object.defineProperty(window, 'visualViewport', {
            configurable: true, value: { offsetLeft: 5, offsetTop: 7, width: 200, height: 500 },
          })
          told['zoomed by hand'] = await tell()
          root.style.inset = '10px 0 0 20px'
          told['both'] = await tell()
          root.style.removeProperty('inset')
          Object.defineProperty(window, 'visualViewport', own)
          document.querySelector('main').style.setProperty('zoom', '1.25')
          told.zoom = await tell()
          return told
        })()
        """
    )
    assert told == TOLD


def told(row, screen, contact, content, width, height):
    """The inputs for a row, with the hole of its veil: the stage's outline without the row, with round corners. The row has a
    margin of sixteen pixels on both sides."""
    left, top, wide, high = (round(value, 3) for value in (row[0] + 16, row[1], row[2] - 32, row[3] - 32))
    corners = f"{left:g} {top:g} h {wide:g} a 16 16 0 0 1 16 16 v {high:g} a 16 16 0 0 1 -16 16 h -{wide:g} a 16 16 0 0 1 -16 -16 v -{high:g}"
    hole = f"M 0 0 H {width} V {height} H 0 Z M {corners} a 16 16 0 0 1 16 -16"
    return {"row": row, "screen": screen, "contact": contact, "sizes": [[0, content, 248], [1, content, 97]], "hole": hole}


TOLD = {
    "as it is": told([16, 154.875, 343, 66], [0, 0, 375, 844], [36, 184.9], 351, 375, 844),
    "scrolled": told([16, 104.875, 343, 66], [0, 0, 375, 844], [36, 134.9], 351, 375, 844),
    "a stage that does not begin in the corner": told([-4, 144.875, 343, 66], [-20, -10, 375, 844], [16, 174.9], 331, 355, 834),
    "zoomed by hand": told([16, 154.875, 343, 66], [5, 7, 200, 500], [36, 184.9], 351, 375, 844),
    "both": told([-4, 144.875, 343, 66], [-15, -3, 200, 500], [16, 174.9], 331, 355, 834),
    "zoom": told([12.8, 151.675, 274.4, 89.6], [0, 0, 300, 675.2], [28.8, 175.7], 276, 300, 675),
}


# In each frame: True if the veil also covers the row, and if the stage covers the page. Then presence, place, height and width of
# veil, shade, preview and actions. There is a hint, the preview grows, has its actions, fades with them, and is closed.
SHADE = "translate(16px, 154.88px) scale(1) | 66px | 343px"
FRAMES = [
    [False, True, "0.6 |  |  | ", "0 |  |  | ", "0 |  |  | ", "0 |  |  | "],
    [False, True, "1 |  |  | ", f"0.28 | {SHADE}", "0.28 | translate(27.26px, 230.66px) scale(0.91) | 248px | ", "0 |  |  | "],
    [
        True, True, "1 |  |  | ", f"0 | {SHADE}", "1 | translate(11.5px, 219.52px) scale(1) | 248px | ",
        "1 | translate(12px, 477.88px) scale(1) | 97px | ",
    ],
    [
        False, True, "1 |  |  | ", f"0.11 | {SHADE}", "0.11 | translate(31.51px, 233.66px) scale(0.89) | 248px | ",
        "0.11 | translate(12px, 477.88px) scale(1) | 97px | ",
    ],
    [
        False, False, "0 |  |  | ", f"0 | {SHADE}", "0 | translate(31.51px, 233.66px) scale(0.89) | 248px | ",
        "0 | translate(12px, 477.88px) scale(1) | 97px | ",
    ],
]


def test_frames_of_a_peek(peeks, engine):
    """The core tests each frame (PeekLookTests), and test_pictures compares the stage in each state with its picture."""
    frames = peeks.evaluate(
        """
        const { left, top, width, height } = row.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const veil = row.shadowRoot.querySelector('[part=veil]')
        const frames = []
        const note = () => frames.push([veil.style.clipPath === 'none', ...staged(row, 'veil', 'shade', 'preview', 'actions')])
        return (async () => {
          for (const [force, up, count] of [[0.15, 0, 1], [0.25, 0, 5], [0.5, 64, 30]]) {
            hand[frames.length ? 'move' : 'down'](x, y - up, force)
            await clock.tick(count)
            note()
          }
          hand.up(x, y - 64)
          await settled()
          row.close()
          await clock.tick(4)
          note()
          await settled()
          note()
          return frames
        })()
        """
    )
    assert frames == FRAMES


@EVERYWHERE
def test_open_preview_follows_its_content(peeks):
    """This holds when the content grows and shrinks. A preview higher than the screen is cut off, and the actions stay
    in view."""
    before = peeks.leave_open()

    def height_is(change):
        return peeks.until(
            "(() => { const { preview: { top, bottom } } = shown('row', 'preview');"
            " return Math.abs(bottom - top - given[0]) < 1 })()",
            f"the preview is {change}",
            before["preview"]["bottom"] - before["preview"]["top"] + change,
        )

    peeks.evaluate(
        "const extra = document.createElement('p'); extra.id = 'extra';"
        " extra.style.cssText = 'height: 290px; margin: 0'; document.querySelector('#row article').append(extra)"
    )
    height_is(290 - room_below(peeks))
    look = peeks.settled_look()
    assert look["actions"]["top"] >= look["preview"]["bottom"]
    assert peeks.box("#extra")[3] == pytest.approx(290, abs=0.5)
    peeks.evaluate("document.getElementById('extra').remove()")
    height_is(0)
    peeks.evaluate("document.querySelector('#row article').style.setProperty('min-height', '3000px')")
    peeks.until("innerHeight - shown('row', 'actions').actions.bottom < 13", "there is no room left below the actions")
    cut = peeks.settled_look()
    height = peeks.evaluate("return innerHeight")
    assert [cut["preview"]["bottom"], cut["actions"]["bottom"]] == [
        pytest.approx(cut["actions"]["top"] - 10, abs=0.1), pytest.approx(height - 12, abs=0.1),
    ]
    assert cut["preview"]["top"] >= 0
    # The height after cutting must not be measured as the content's height, or it would never grow again.
    peeks.evaluate("row.close(); return settled().then(() => spy.take())")
    peeks.evaluate("document.querySelector('#row article').style.removeProperty('min-height')")
    assert peeks.leave_open() == before
    told = peeks.evaluate("return spy.take('setTextSize').filter(({ text }) => text === 0).map(({ height }) => height)")
    assert told[-1] == before["preview"]["bottom"] - before["preview"]["top"]


def room_below(page):
    """The part of the preview's minimum height that its own content leaves free."""
    return page.evaluate(
        """
        const article = document.querySelector('#row article')
        const extra = document.getElementById('extra')
        const high = article.offsetHeight
        extra.remove()
        const low = article.offsetHeight
        article.append(extra)
        return 290 - (high - low)
        """
    )


def test_veil_follows_the_force(peeks, engine):
    veils = peeks.evaluate(
        """
        const style = getComputedStyle(row.shadowRoot.querySelector('[part=veil]'))
        const last = (text) => Number(/([0-9.]+)(px)?\\)$/.exec(text)[1])
        const { left, top } = row.getBoundingClientRect()
        return (async () => {
          const veils = []
          hand.down(left + 20, top + 20, 0.08)
          for (const force of [0.1, 0.13, 0.16, 0.19, 0.13, 0.25]) {
            hand.move(left + 20, top + 20, force)
            await clock.tick(force === 0.25 ? 20 : 1)
            veils.push([last(style.backgroundColor), last(style.backdropFilter)])
          }
          return veils
        })()
        """
    )
    # From the first hint, 0.075, to the peek, 0.2.
    depths = [0.2, 0.44, 0.68, 0.92, 0.44, 1]
    assert veils == [[pytest.approx(depth * 0.375, abs=0.003), pytest.approx(depth * 10, abs=0.01)] for depth in depths]


def test_pressed_row_does_not_recede(peeks, engine):
    """It is visible through the veil unchanged, and its surroundings are darker."""
    peeks.evaluate("document.documentElement.style.setProperty('color-scheme', 'light')")
    left, top, width, height = peeks.box()
    inside, outside = (left + 60, top + 8), (left + 60, top + height + 60)
    before = peeks.browser.pixel(*inside), peeks.browser.pixel(*outside)
    finger = peeks.finger("touch")
    finger.down(left + width / 2, top + height / 2, 0.18)
    peeks.tick(2)
    assert peeks.look()["veil"]["presence"] > 0.5
    assert peeks.browser.pixel(*inside) == before[0]
    assert sum(peeks.browser.pixel(*outside)) < sum(before[1])


def test_edges_are_visible_in_forced_colours(peeks, engine):
    peeks.browser.emulate_media(forced_colors="active")
    assert peeks.leave_open()["preview"]["presence"] == 1
    assert peeks.evaluate(
        "return ['preview', 'actions'].map((part) =>"
        " getComputedStyle(row.shadowRoot.querySelector(`[part=${part}]`)).borderTopStyle)"
    ) == ["solid", "solid"]


# Leftovers


@EVERYWHERE
def test_rows_at_rest_schedule_nothing(peeks):
    peeks.expect_rest()


def test_rests_after_a_peek_and_while_it_is_open(peeks, any_kind):
    before = peeks.evaluate("return counters.listeners")
    finger = peeks.finger(any_kind)
    x, y = peeks.peek_at(finger)
    peeks.expect_rest()
    peeks.slide(finger, x, y, y - SLIDE)
    finger.up()
    peeks.expect_rest()
    assert peeks.evaluate("return counters.listeners") != before
    peeks.browser.press_key("Escape")
    peeks.wait_until_clean()
    peeks.expect_rest()
    assert peeks.evaluate("return counters.listeners") == before
