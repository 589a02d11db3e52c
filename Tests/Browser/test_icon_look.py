"""The look of an icon and its menu: completely on screen anywhere, legible for everyone, and nothing drawn at rest."""

import pytest

from icon import TITLES

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
SIZES = {"phone": (390, 844), "phone on its side": (667, 375), "desktop": (1280, 900), "zoomed": (320, 256)}
LONG = [
    {"type": "a", "title": "A title that is rather long and does not fit on a line", "subtitle": "With a subtitle"},
    {"type": "b", "title": "Donaudampfschifffahrtsgesellschaftskapitänsmütze"},
    {"type": "c", "title": "Short"},
]
ABSURD = {"words": "word " * 60, "one word": "W" * 400}

# The rules for a menu: its rows have one height, lie below each other and fill the menu, because a tap chooses by their
# position. The menu is in the viewport, beside the icon.
CHECKS = """
    const box = (node) => node.getBoundingClientRect()
    const [menu, button] = ['[part=menu]', '[part=icon]'].map((one) => icon.shadowRoot.querySelector(one))
    const items = () => [...icon.shadowRoot.querySelectorAll('[role=menuitem]')]
    const faults = () => {
      const [m, b, all] = [box(menu), box(button), items().map(box)]
      const found = []
      const check = (name, holds) => holds || found.push(name)
      const isNear = (one, other) => Math.abs(one - other) <= 1.5
      const row = m.height / all.length
      check('rows', all.every(({ left, top, width, height }, index) =>
        isNear(left, m.left) && isNear(top, m.top + index * row) && isNear(width, m.width) && isNear(height, row)))
      check('in view', m.left >= 0 && m.top >= 0 && m.right <= innerWidth && m.bottom <= innerHeight)
      check('beside the icon', m.left >= b.right || m.right <= b.left || m.top >= b.bottom || m.bottom <= b.top)
      return found
    }
    const open = async () => {
      icon.open()
      await settled()
      return faults()
    }
    const close = async () => {
      icon.close()
      await settled()
    }
    """


@pytest.mark.deep_engines("firefox")
def test_menu_is_beside_the_icon_in_every_place(icons):
    """Each item can be chosen where it is shown, including near its edges."""
    for name, size in SIZES.items():
        icons.browser.resize(*size)
        seen = icons.evaluate(
            CHECKS + """
            const places = { 'left top': [0, 0], 'right top': [1, 0], 'left bottom': [0, 1], 'right bottom': [1, 1],
              middle: [0.5, 0.5], left: [0, 0.5] }
            icon.style.setProperty('position', 'fixed')
            return (async () => {
              const seen = {}
              for (const [place, [across, down]] of Object.entries(places)) {
                icon.style.setProperty('left', `${across * (innerWidth - icon.offsetWidth)}px`)
                icon.style.setProperty('top', `${down * (innerHeight - icon.offsetHeight)}px`)
                await clock.pass(900)
                recorder.take()
                seen[place] = await open()
                const { left, top } = box(items()[3])
                hand.down(left + 4, top + 3, 0.05)
                hand.up(left + 4, top + 3)
                seen[place].push(...recorder.take().map(({ line, detail }) => detail.title ?? line))
                await settled()
              }
              return seen
            })()
            """
        )
        fine = ["idle → open", "The fourth", "open → idle"]
        assert seen == dict.fromkeys(seen, fine) and len(seen) == 6, name


@EVERYWHERE
def test_items_that_come_later(icons):
    """Any number of items works, including zero. A row is as high as needed and can be hit."""
    seen = icons.evaluate(
        CHECKS + """
        return (async () => {
          const seen = {}
          const four = icon.items
          for (const count of [4, 1, 2, 3, 4]) {
            icon.items = four.slice(4 - count)
            seen[count] = [await open(), items().map(({ firstChild }) => firstChild.textContent)]
            const height = box(menu).height / count
            if (count < 4 && !(height >= 44 && height <= 60)) seen[count].push(height)
            await close()
          }
          icon.items = []
          icon.open()
          await clock.tick(3)
          seen[0] = [items().length, icon.state, shown('icon', 'veil', 'menu')]
          return seen
        })()
        """
    )
    assert seen == {
        "0": [0, "idle", {"veil": None, "menu": None}], **{str(count): [[], TITLES[4 - count :]] for count in (1, 2, 3, 4)}
    }


def test_titles_of_any_length_are_visible_and_legible(icons, engine):
    seen = icons.evaluate(
        CHECKS + """
        const [long, absurd] = arguments
        const isCut = (item) => item.scrollWidth > item.clientWidth || item.scrollHeight > item.clientHeight
        const isInView = (item) => {
          const { left, top, right, bottom } = box(item)
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        }
        return (async () => {
          icon.items = long
          const seen = { long: [...await open(), ...items().filter(isCut)] }
          await close()
          for (const [name, title] of Object.entries(absurd)) {
            const two = [{ type: 'a', title }, { type: 'b', title: 'Short' }]
            icon.items = [...two, ...two]
            seen[name] = [...(await open()).filter((fault) => fault === 'rows'), items().every(isInView)]
            await close()
          }
          document.documentElement.dir = 'rtl'
          icon.items = long
          const style = getComputedStyle(items()[0])
          seen['right to left'] = [...await open(), style.direction, ['start', 'right'].includes(style.textAlign)]
          return seen
        })()
        """,
        LONG,
        ABSURD,
    )
    assert seen == {"long": [], "words": [True], "one word": [True], "right to left": ["rtl", True]}


# In each frame: True if the stage has the focus, and if it covers the page. Then presence, place, height and width of veil, menu
# and mark. The menu grows, the finger is on an item, it lifts, the menu fades, it is closed, and a script has just opened it.
SHOWN = "1 | translate(113px, 126.88px) scale(1) | 256px | "
MARK = "translate(113px, 190.88px) scale(1) | 64px | 250px"
FRAMES = [
    [False, True, "1 |  |  | ", "0.28 | translate(124.19px, 138.34px) scale(0.91) | 256px | ", "0 |  |  | "],
    [False, True, "1 |  |  | ", SHOWN, f"1 | {MARK}"],
    [True, True, "1 |  |  | ", SHOWN, f"0 | {MARK}"],
    [True, True, "1 |  |  | ", "0.11 | translate(126.9px, 141.11px) scale(0.89) | 256px | ", f"0 | {MARK}"],
    [False, False, "0 |  |  | ", "0 | translate(126.9px, 141.11px) scale(0.89) | 256px | ", f"0 | {MARK}"],
    [True, True, "0 |  |  | ", "0 | translate(126.9px, 141.11px) scale(0.89) |  | ", f"0 | {MARK}"],
]


def test_frames_of_a_menu(icons, engine):
    """The core tests each frame (AppIconLookTests), and test_pictures compares the stage in each state with its picture."""
    frames = icons.evaluate(
        """
        const { shadowRoot } = icon
        const root = shadowRoot.querySelector('[popover]')
        const frames = []
        const note = () => {
          const [isOpen, ...parts] = staged(icon, 'veil', 'menu', 'mark')
          // When the menu has gone, the browser removes the focus from it in the next painted frame.
          frames.push([isOpen && root.contains(shadowRoot.activeElement), isOpen, ...parts])
        }
        const centre = (node) => {
          const { left, top, width, height } = node.getBoundingClientRect()
          return [left + width / 2, top + height / 2]
        }
        return (async () => {
          hand.down(...centre(icon), 0.15)
          await clock.tick()
          hand.move(...centre(icon), 0.25)
          await clock.tick(5)
          note()
          await settled()
          hand.move(...centre(shadowRoot.querySelectorAll('[role=menuitem]')[1]), 0.25)
          await settled()
          note()
          hand.move(...centre(icon), 0.25)
          hand.up(...centre(icon))
          note()
          await settled()
          icon.close()
          await clock.tick(4)
          note()
          await settled()
          note()
          await clock.pass(700)
          icon.open()
          note()
          return frames
        })()
        """
    )
    assert frames == FRAMES


@EVERYWHERE
def test_open_menu_has_the_focus_at_once_and_empty_menu_covers_nothing(icons):
    """A single frame of delay could take the next press or lose the focus."""
    seen = icons.evaluate(
        """
        const seen = {}
        for (const [id, how] of [['empty', 'open'], ['empty', 'click'], ['icon', 'click'], ['icon', 'open']]) {
          const one = document.getElementById(id)
          one[how]()
          const root = one.shadowRoot.querySelector('[popover]')
          seen[`${id} ${how}`] = [root.matches(':popover-open'), one.shadowRoot.activeElement === root, one.state]
        }
        return seen
        """
    )
    assert seen == {
        "empty open": [False, False, "idle"], "empty click": [False, False, "idle"], "icon click": [False, False, "idle"],
        "icon open": [True, True, "open"],
    }


def test_menu_of_either_scheme(icons, engine):
    """Axe checks that the texts are legible. This checks that the menu follows the colour scheme."""
    for scheme in ("light", "dark"):
        icons.browser.emulate_media(prefers_color_scheme=scheme)
        icons.open_menu()
        left, top, width, height = icons.part("menu")["box"]
        painted = icons.browser.pixel(left + width - 20, top + height * 0.375)
        assert (sum(painted) < 200) == (scheme == "dark"), painted
        icons.close_menu()


def test_mark_and_focus_can_be_seen(icons, engine):
    for media in ({}, {"prefers_color_scheme": "dark"}, {"forced_colors": "active"}):
        icons.browser.emulate_media(**media)
        finger = icons.finger("mouse")
        icons.hold_open(finger)
        left, top, width, height = icons.items()[1]["box"]

        def stripe(left=left, top=top, width=width, height=height):
            """The pixels across the end of the second item, beside its text."""
            icons.rest()
            return [icons.browser.pixel(left + width - 24, top + at) for at in (2, 6, height / 2, height - 6, height - 3)]

        plain = stripe()
        finger.move(*icons.item("History"))
        icons.rest()
        assert icons.part("mark") is not None
        assert stripe() != plain, media
        finger.move(*icons.centre())
        finger.up()
        icons.browser.press_key("ArrowDown")
        icons.browser.press_key("ArrowDown")
        assert icons.focused() == "History"
        # The focus ring is complete: above, below and at the side.
        ring = [icons.browser.pixel(x, y) for x, y in (
            (left + width - 24, top + 2), (left + width - 24, top + height - 2), (left + width - 2, top + height / 2),
        )]
        assert plain[2] not in ring and len(set(ring)) == 1, media
        icons.close_menu()
        icons.evaluate("document.activeElement.blur()")
        icons.pass_time(0.5)


# Leftovers


@EVERYWHERE
def test_icon_at_rest_schedules_nothing(icons):
    icons.expect_rest()
    icons.open_menu()
    icons.expect_rest()
    assert icons.state == "open"
