"""Each page of the demo at each size, with text at double size, in both directions: nothing is cut off, covered or too
small."""

import pytest

from demo_page import fixture_of
from test_demo import PAGES, PLACES, AnyPage

pytestmark = pytest.mark.deep

SIZES = {"small": (320, 640), "phone": (390, 844), "large": (600, 900), "side": (844, 390), "desktop": (1280, 800)}
# The largest and smallest numbers, with a note of 200 letters without a space and one of many words.
EXTREMES = [(99999.9, "n" * 200), (0.1, "a coin, " * 25), (99999.9, "")]

FAULTS = """
const faults = []
const called = (node) => `${node.localName}${node.id ? `#${node.id}` : ''} "${node.textContent.trim().slice(0, 30)}"`
const width = document.documentElement.clientWidth
const places = document.querySelector('.places')
const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) && !places.contains(node)
const clipped = (node) => getComputedStyle(node).clipPath !== 'none' || getComputedStyle(node).opacity === '0'
const isInText = (node) => node.matches('p a, span a, label a')
// The visible part of a box inside the elements that clip it.
const seenOf = (box, node) => {
  let { left, top, right, bottom } = box
  for (let one = node; one; one = one.parentElement) {
    if (getComputedStyle(one).overflowY === 'visible') continue
    const frame = one.getBoundingClientRect()
    ;[left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)]
    ;[right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)]
  }
  return { left, top, right, bottom }
}
// First the texts at their places, then the controls.
const used = [...document.body.querySelectorAll(`a, button, input, select, summary, label:has(input), [data-state],
  pressure-confirm-button, pressure-transitioning-button, pressure-scale, pressure-peek, pressure-app-icon`)]
  .filter((node) => isSeen(node) && !clipped(node) && !node.closest('label')?.contains(node.parentNode))
  .map((node) => ({ node, box: node.getBoundingClientRect() }))
const written = []
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
for (let text; (text = walker.nextNode()); ) {
  const node = text.parentNode
  if (!text.data.trim() || !isSeen(node) || node.closest('svg, [slot=preview], [slot=action], .toast') || clipped(node)) continue
  const range = document.createRange()
  range.selectNodeContents(text)
  for (const box of range.getClientRects()) if (box.width > 1) written.push({ node, box: seenOf(box, node) })
}
for (const { node, box } of [...used, ...written]) {
  if (box.left < -0.5 || box.right > width + 0.5) faults.push(`out of the page: ${called(node)} ${Math.round(box.left)}…${Math.round(box.right)}`)
}
for (const { node, box } of used) {
  if (!isInText(node) && (box.width < 24 || box.height < 24)) faults.push(`too small: ${called(node)} ${Math.round(box.width)} × ${Math.round(box.height)}`)
}
const meet = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2.5
const areApart = (a, b) => !a.contains(b) && !b.contains(a) && !a.closest('label')?.contains(b) && !b.closest('label')?.contains(a)
const blame = (one, other) => faults.push(`on each other: ${called(one.node)}, ${called(other.node)}`)
for (const [index, one] of used.entries()) {
  if (isInText(one.node)) continue
  for (const other of [...used.slice(index + 1), ...written]) {
    if (!isInText(other.node) && areApart(one.node, other.node) && meet(one.box, other.box)) blame(one, other)
  }
}
for (const [index, one] of written.entries()) {
  for (const other of written.slice(index + 1)) {
    if (one.node !== other.node && areApart(one.node, other.node) && meet(one.box, other.box)) blame(one, other)
  }
}
for (const node of document.body.querySelectorAll('*')) {
  if (!isSeen(node) || !/hidden|clip/.test(getComputedStyle(node).overflowX) || clipped(node)) continue
  if (node.scrollWidth > node.clientWidth + 1) faults.push(`cut: ${called(node)} ${node.scrollWidth} in ${node.clientWidth}`)
}
for (const link of places.querySelectorAll('a')) {
  const box = link.getBoundingClientRect()
  if (box.left < 0 || box.right > width || box.width < 44 || box.height < 44 || link.scrollWidth > link.clientWidth) faults.push(`place: ${called(link)}`)
}
const beyond = document.documentElement.scrollWidth - width
if (beyond > 0) faults.push(`scrolls sideways by ${beyond}`)
return [...new Set(faults)]
"""
# The distance by which the end of the scrolled page is hidden behind the bar below.
HIDDEN = """
scrollTo({ top: 1e6, behavior: 'instant' })
const bar = document.querySelector('.places').getBoundingClientRect()
const last = Math.max(...[...document.querySelectorAll('main, aside')].map((one) => one.getBoundingClientRect().bottom))
return bar.width < document.documentElement.clientWidth ? 0 : Math.max(0, last - bar.top)
"""


# The links to other pages, and the manifest and icons for installing.
LEADS = """
return [
  [...document.querySelectorAll('.places a')].map((one) => `${one.innerText} ${one.getAttribute('href')}`),
  document.querySelector('link[rel=manifest]').getAttribute('href'),
]
"""


class Laid(AnyPage):
    pass


laid = fixture_of(Laid)


@pytest.mark.parametrize("direction", ["ltr", pytest.param("rtl", marks=pytest.mark.deep)])
def test_no_part_is_cut_off_covered_or_too_small(laid, direction):
    """The pages link to each other too."""
    for grams, note in EXTREMES:
        laid.add(grams, note)
    found = {}
    for name in PAGES:
        laid.open(name)
        assert laid.evaluate(LEADS) == [PLACES, "manifest.webmanifest"], name
        laid.evaluate("document.documentElement.dir = arguments[0]", direction)
        for text in ("100%", "200%"):
            laid.evaluate("document.documentElement.style.fontSize = arguments[0]", text)
            for size, (width, height) in SIZES.items():
                laid.browser.resize(width, height)
                laid.pass_time(0.1)
                faults = laid.evaluate(FAULTS)
                if hidden := laid.evaluate(HIDDEN):
                    faults.append(f"behind the bar: {hidden}")
                laid.evaluate("scrollTo(0, 0)")
                if faults:
                    found[f"{name or 'first'} {size} {text}"] = faults
    assert found == {}


def test_check_finds_each_kind_of_fault(laid):
    """Adds a fault of each kind to a page without faults."""
    laid.open("new.html")
    assert laid.evaluate(FAULTS) == []
    spoil = {
        "out of the page": "document.querySelector('h1').style.marginInlineStart = '-40px'",
        "too small": "document.querySelector('#grams').style.cssText = 'min-height: 0; height: 18px'",
        "on each other": "document.querySelector('#note').style.marginBlockStart = '-90px'",
        "cut": "Object.assign(document.querySelector('.bar p').style, { inlineSize: '60px', overflow: 'hidden', whiteSpace: 'nowrap' })",
        "scrolls sideways": "document.querySelector('form').style.inlineSize = '500px'",
        "place": "document.querySelector('.places a').style.fontSize = '60px'",
    }
    for kind, script in spoil.items():
        laid.evaluate(script)
        assert any(fault.startswith(kind) for fault in laid.evaluate(FAULTS)), kind
        laid.evaluate("for (const one of document.querySelectorAll('[style]')) one.removeAttribute('style')")
        assert laid.evaluate(FAULTS) == []
    laid.evaluate("document.body.style.paddingBlockEnd = 0; document.querySelector('main').style.minBlockSize = '1000px'")
    assert laid.evaluate(HIDDEN) > 20
