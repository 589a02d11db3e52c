"""Takes the pictures for README from the demo itself, during a press, in light and dark mode. script/pictures runs it.

The tests' clock makes every picture show the same moment on every machine.
"""

import base64
import io
from pathlib import Path

import pytest
from PIL import Image, ImageDraw

from demo_page import fixture_of
from test_demo import AnyPage

IMAGES = Path(__file__).parents[2] / "Docs" / "images"
PHONE, DESKTOP = (390, 844), (1280, 800)
# Picture pixels per CSS pixel.
SCALE = 2
# Pictures per second of a film, and frames of the page between two pictures.
RATE, FRAMES = 20, 3
FINGER = 24
# The fraction of the range at which a finger's press is full.
FULL = 0.45


class Studio(AnyPage):
    name = ""

    def dress(self, scheme, size, name):
        self.browser.emulate_media(prefers_color_scheme=scheme)
        self.browser.cdp("Emulation.setScrollbarsHidden", hidden=True)
        self.size = size
        self.open(name)
        # Without scrollbars there is no gutter for them either.
        self.evaluate("document.documentElement.style.setProperty('scrollbar-gutter', 'auto')")
        self.pass_time(0.5)
        # The kit learns colours through a transition, which follows the browser's own clock.
        self.evaluate("return new Promise((done) => setTimeout.real?.(done, 50) ?? done())")
        self.pass_time(0.5)

    def shot(self, height=None, finger=None):
        """The screen down to a height, with a finger drawn at a contact."""
        width, whole = self.size
        clip = {"x": 0, "y": 0, "width": width, "height": height or whole, "scale": SCALE}
        data = self.browser.cdp("Page.captureScreenshot", clip=clip)["data"]
        picture = Image.open(io.BytesIO(base64.b64decode(data))).convert("RGB")
        if finger:
            self.draw_finger(picture, *finger)
        return picture

    @staticmethod
    def draw_finger(picture, x, y):
        layer = Image.new("RGBA", picture.size)
        x, y, radius = x * SCALE, y * SCALE, FINGER * SCALE
        box = (x - radius, y - radius, x + radius, y + radius)
        ImageDraw.Draw(layer).ellipse(box, fill=(61, 109, 252, 105), outline=(255, 255, 255, 230), width=2 * SCALE)
        picture.paste(Image.alpha_composite(picture.convert("RGBA"), layer).convert("RGB"))


studio = fixture_of(Studio)
in_both = pytest.mark.parametrize("scheme", ["light", "dark"])


def keep(picture, name):
    # A palette of few colours reduces the file to a third.
    picture.quantize(256, dither=Image.Dither.FLOYDSTEINBERG).save(IMAGES / f"{name}.png", optimize=True)


@in_both
def test_film_of_a_press(studio, scheme):
    """Hold until the ring is full, slide onto it and lift: the draft is deleted."""
    height = 470
    studio.dress(scheme, PHONE, "")
    studio.evaluate("document.querySelector('.try.confirm-button pressure-confirm-button').id = 'confirm'")
    studio.id = "confirm"
    pictures = []

    def film(seconds, at=None):
        for _ in range(round(seconds * RATE)):
            studio.tick(FRAMES)
            pictures.append(studio.shot(height, at))

    film(0.6)
    finger = studio.finger("touch")
    x, y = studio.centre()
    finger.down(x, y, 0.06)
    steps = round(1.0 * RATE)
    for step in range(steps):
        finger.move(x, y, 0.06 + (FULL - 0.06) * step / steps)
        film(1 / RATE, (x, y))
    finger.move(x, y, FULL)
    film(0.4, (x, y))
    ring = studio.ring()
    steps = round(0.4 * RATE)
    for step in range(1, steps + 1):
        at = x + (ring["x"] - x) * step / steps, y + (ring["y"] - y) * step / steps
        finger.move(*at, FULL)
        film(1 / RATE, at)
    film(0.3, at)
    finger.up()
    film(2)
    first, *others = [picture.resize((picture.width // 2 * 3 // 2, picture.height // 2 * 3 // 2), Image.Resampling.LANCZOS) for picture in pictures]
    first.save(
        IMAGES / f"press-{scheme}.webp", save_all=True, append_images=others, duration=1000 // RATE, loop=0, quality=82, method=4
    )
    assert len(pictures) > 90 and studio.text(".try.confirm-button .said").startswith("Deleted")


@in_both
def test_history(studio, scheme):
    """A long press on Delete, with the engine's readings of it."""
    studio.dress(scheme, DESKTOP, "history.html")
    studio.evaluate("document.querySelectorAll('.card > pressure-confirm-button')[2].id = 'delete'")
    studio.id = "delete"
    finger = studio.finger("touch")
    x, y = studio.centre()
    finger.down(x, y, 0.05)
    for step in range(50):
        finger.move(x, y, 0.05 + FULL * step / 50)
        studio.tick()
    studio.wait_for_state("selected")
    studio.pass_time(0.3)
    keep(studio.shot(finger=(x, y)), f"history-{scheme}")
    finger.cancel()


@in_both
def test_in_place(studio, scheme):
    """The three looks of a button in place: during the press, and confirmed."""
    size = 420, 150
    studio.dress(scheme, size, "controls.html?control=confirm-button")
    studio.evaluate(
        """
        // The policy of the page allows no styles in attributes.
        const styled = (element, style) => Object.entries(style).forEach(([name, value]) => element.style.setProperty(name, value))
        const looks = { sweep: ['Delete all', {}], rise: ['Archive', { '--pressure-radius': '12px' }], ring: ['Off', { 'line-height': '64px' }] }
        document.body.replaceChildren(...Object.entries(looks).map(([look, [title, style]]) => {
          const button = Object.assign(document.createElement('pressure-confirm-button'), { id: look, inPlace: true, textContent: title })
          styled(button, { '--pressure-look': look, ...style })
          return button
        }))
        styled(document.body, {
          display: 'flex', 'flex-direction': 'row', gap: '40px', 'justify-content': 'center', 'align-items': 'center', 'min-block-size': '150px',
          margin: 0, padding: '24px 0 0', 'max-inline-size': 'none', 'box-sizing': 'border-box',
        })
        """
    )
    studio.pass_time(0.5)
    pictures = []
    for name in ("sweep", "rise", "ring"):
        studio.id = name
        finger = studio.finger("touch")
        x, y = studio.centre()
        finger.down(x, y, 0.05)
        studio.tick()
        for force, seconds in ((0.3, 0.1), (FULL + 0.05, 0.8)):
            finger.move(x, y, force)
            studio.pass_time(seconds)
            pictures.append(studio.shot(finger=(x, y)))
        finger.cancel()
        studio.pass_time(1)
    width, height = pictures[0].size
    gap = 8 * SCALE
    whole = Image.new("RGB", (2 * width + gap, 3 * height + 2 * gap), "#888" if scheme == "light" else "#444")
    for at, picture in enumerate(pictures):
        whole.paste(picture, (at % 2 * (width + gap), at // 2 * (height + gap)))
    keep(whole, f"in-place-{scheme}")


@in_both
def test_button(studio, scheme):
    studio.dress(scheme, (860, 800), "controls.html?control=transitioning-button")
    box = """
        const { left, top, right, bottom } = document.querySelector('.states').getBoundingClientRect()
        return [left - 16, top + scrollY - 16, right + 16, bottom + scrollY + 16]
        """
    studio.size = 860, int(studio.evaluate(box)[3]) + 200
    studio.browser.resize(*studio.size)
    studio.pass_time(0.6)
    keep(studio.shot().crop([int(side * SCALE) for side in studio.evaluate(box)]), f"button-{scheme}")


@in_both
def test_scale(studio, scheme):
    """A weight rests on the scale."""
    studio.dress(scheme, DESKTOP, "scale.html")
    studio.id = "scale"
    box = studio.evaluate("const { left, top, width } = scale.getBoundingClientRect(); return [left + width / 2, top + width / 2]")
    finger = studio.finger("touch")
    finger.down(*box, 0.43)
    studio.tick(2)
    finger.move(*box, 0.432)
    studio.pass_time(2)
    keep(studio.shot(), f"scale-{scheme}")
    finger.cancel()


@in_both
def test_peek_and_menu(studio, scheme):
    """A phone with a previewed weighing, and a phone with an icon's menu."""
    studio.dress(scheme, PHONE, "history.html")
    studio.evaluate("document.querySelector('pressure-peek').id = 'peek'")
    studio.id = "peek"
    finger = studio.finger("touch")
    x, y = studio.centre()
    finger.down(x, y, 0.05)
    studio.tick(2)
    finger.move(x, y, 0.3)
    studio.wait_for_state("peek")
    studio.pass_time(0.5)
    for step in range(1, 10):
        finger.move(x, y + 40 - 10 * step, 0.3)
        studio.tick(2)
    studio.pass_time(0.4)
    finger.up()
    studio.pass_time(0.5)
    pictures = [studio.shot()]
    studio.browser.press_key("Escape")
    studio.rest()
    studio.dress(scheme, PHONE, "home.html")
    studio.id = "icon"
    x, y = studio.evaluate("const { left, top, width } = icon.getBoundingClientRect(); return [left + width / 2, top + 40]")
    finger.down(x, y, 0.05)
    studio.tick(2)
    finger.move(x, y, 0.3)
    studio.wait_for_state("open")
    studio.pass_time(0.5)
    x, y = studio.evaluate(
        "const { left, top, height } = icon.shadowRoot.querySelectorAll('[role=menuitem]')[1].getBoundingClientRect();"
        "return [left + 90, top + height / 2]"
    )
    finger.move(x, y, 0.3)
    studio.pass_time(0.4)
    pictures.append(studio.shot(finger=(x, y)))
    finger.cancel()
    studio.pass_time(0.5)
    gap = 40 * SCALE
    both = Image.new("RGB", (2 * pictures[0].width + gap, pictures[0].height), "#888" if scheme == "light" else "#333")
    both.paste(pictures[0], (0, 0))
    both.paste(pictures[1], (pictures[0].width + gap, 0))
    keep(both, f"peek-{scheme}")
