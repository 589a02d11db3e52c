"""What users ask of the system and authors of the kit: less motion, few colours, other colours, other direction."""

import pytest

from page import FIRED
from waiting import eventually


def expect_grown(page, ring, factor):
    eventually(
        lambda: page.ring() and abs(page.ring()["radius"] / ring["radius"] - factor) < 0.01,
        f"the ring is {factor} of its size",
    )


def watch_ring(page):
    """Collects how far the ring is filled, and how large it is, in every frame from now on."""
    page.evaluate(
        """
        window.fills = new Set()
        window.sizes = new Set()
        const watch = () => {
          const ring = recorder.ring('delete')
          if (ring) {
            const style = getComputedStyle(document.getElementById('delete').shadowRoot.querySelector('[part~="ring"]'))
            fills.add([style.strokeDasharray, style.strokeDashoffset].join())
            sizes.add(ring.radius.toFixed(1))
          }
          window.watching = counters.original.requestAnimationFrame(watch)
        }
        watch()
        """
    )


def watched(page):
    return page.evaluate(
        "counters.original.cancelAnimationFrame(watching); return [[...fills].sort(), [...sizes].sort()]"
    )


def test_ring_grows_and_unwinds(page):
    finger = page.finger("touch")
    x, y = page.press_until("updating", finger)
    ring = page.wait_for_ring()
    finger.move(x, y, 0.45)
    page.wait_for_state("selected")
    expect_grown(page, ring, 1.1)
    watch_ring(page)
    finger.up()
    eventually(lambda: page.ring() is None, "the ring is gone")
    fills, _ = watched(page)
    # 0.22 s are a dozen frames, fewer on a busy machine; of 10,000 it is full.
    assert any(0 < float(fill.split("px")[0]) < 10_000 for fill in fills), f"the ring did not unwind: {fills}"


def test_less_motion(page):
    page.browser.emulate_media(prefers_reduced_motion="reduce")
    finger = page.finger("touch")
    page.press_until("updating", finger)
    page.wait_for_ring()
    watch_ring(page)
    x, y = page.centre()
    finger.move(x, y, 0.45)
    page.wait_for_state("selected")
    ring = page.ring()
    finger.move(ring["x"], ring["y"], 0.45)
    page.wait_for_state("confirmed")
    # The colours still change; when they have come to rest, growth would have as well.
    eventually(lambda: page.evaluate("return counters.pending.frames") == 0, "the look rests")
    finger.move(x, y, 0.45)
    page.wait_for_state("selected")
    finger.up()
    eventually(lambda: page.ring() is None, "the ring is gone")
    fills, sizes = watched(page)
    assert len(sizes) == 1, f"scaled: {sizes}"
    assert len(fills) <= 2, f"unwound: {fills}"
    assert page.events() == [
        "idle → updating",
        "updating → selected",
        "selected → confirmed",
        "confirmed → selected",
        "selected → idle",
    ]


def test_colours_are_custom_properties(page):
    colours = {"ring": "rgb(1, 2, 3)", "selected": "rgb(40, 50, 60)", "confirmed": "rgb(70, 80, 90)"}
    page.evaluate(
        "for (const [name, colour] of Object.entries(arguments[0]))"
        " document.body.style.setProperty(`--pressure-${name}`, colour)",
        colours,
    )
    finger = page.finger("touch")
    x, y = page.press_until("updating", finger)

    def shows(name):
        def is_shown():
            ring = page.ring()
            if not ring:
                return False
            seen = ring["colour"].removeprefix("rgb(").removesuffix(")").split(",")
            wanted = colours[name].removeprefix("rgb(").removesuffix(")").split(",")
            # A colour passes through linear light and back.
            return all(abs(float(a) - float(b)) <= 1 for a, b in zip(seen, wanted))

        eventually(is_shown, f"the ring has the colour {name}")

    shows("ring")
    finger.move(x, y, 0.45)
    page.wait_for_state("selected")
    shows("selected")
    ring = page.ring()
    finger.move(ring["x"], ring["y"], 0.45)
    page.wait_for_state("confirmed")
    shows("confirmed")


def test_parts_can_be_styled(page):
    page.evaluate(
        """
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(`
          pressure-confirm-button::part(button) { border-top-width: 7px; border-top-style: solid }
          pressure-confirm-button::part(ring) { stroke-linecap: square }
          pressure-confirm-button::part(label) { letter-spacing: 3px }
        `)
        document.adoptedStyleSheets.push(sheet)
        """
    )
    finger = page.finger("touch")
    page.press_until("selected", finger)
    styles = page.evaluate(
        """
        const root = document.getElementById('delete').shadowRoot
        const style = (part) => getComputedStyle(root.querySelector(`[part~="${part}"]`))
        return [style('button').borderTopWidth, style('ring').strokeLinecap, style('label').letterSpacing]
        """
    )
    assert styles == ["7px", "square", "3px"]


def test_forced_colours(page):
    page.browser.emulate_media(forced_colors="active")
    system = page.evaluate(
        """
        const probe = document.body.appendChild(document.createElement('span'))
        const names = ['CanvasText', 'LinkText', 'VisitedText', 'ActiveText', 'Highlight', 'HighlightText', 'ButtonText',
          'ButtonBorder', 'GrayText', 'Mark', 'AccentColor', 'SelectedItem']
        const colours = names.map((name) => {
          probe.style.setProperty('color', name)
          return getComputedStyle(probe).color
        })
        probe.remove()
        return colours
        """
    )
    finger = page.finger("touch")
    page.press_until("selected", finger)
    eventually(lambda: page.ring()["colour"] in system, f"the ring has one of the user's colours {sorted(set(system))}")


@pytest.mark.engines("chromium", "firefox")
def test_right_to_left(page):
    page.evaluate("document.documentElement.dir = 'rtl'; document.getElementById('delete').textContent = 'حذف'")
    page.set_attribute("confirm-label", "تأكيد")
    finger = page.finger("touch")
    x, y = page.centre()
    page.press_until("selected", finger)
    ring = page.wait_for_ring()
    assert (ring["x"], ring["y"]) == pytest.approx((x, y - page.box()[3]), abs=1)
    page.wait_for_label("تأكيد")
    label_left, label_right = page.evaluate(
        """
        const root = document.getElementById('delete').shadowRoot
        const box = root.querySelector('[part~="label"]').getBoundingClientRect()
        return [box.left, box.right]
        """
    )
    assert (label_left + label_right) / 2 == pytest.approx(ring["x"], abs=2), "the label is not centred on the ring"
    finger.move(ring["x"], ring["y"], 0.45)
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == FIRED
