"""The nodes in an element's shadow tree: as few as possible at rest, more for the drawing during a press, and few again
after."""

import pytest

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
ON_CONTROLS = pytest.mark.opens("controls.html")

# The nodes of each element at rest, in the order of the tree. The name before a dot is the parent's.
RESTING = {
    "confirm": ["button", "button.slot", "status"],
    "transition": [
        "button", "button.svg", "svg.pill", *["button.label"] * 3, "status",
    ],
    "scale": ["dial", "dial.svg", "svg.path", "svg.number", "svg.unit", "button", "status"],
    "peek": [
        "place", "place.source", "source.slot", "place.more", "dialog", "dialog.veil", "dialog.veil shade",
        "dialog.preview", "preview.slot", "dialog.actions", "actions.slot", "status",
    ],
    "icon": [
        "place", "place.icon", "icon.img", "icon.span", "place.more", "div", "div.veil", "div.veil shade", "div.menu", "menu.menu",
        *["menu.button", "button.small"] * 2, "div.mark", "status",
    ],
}
# With the nodes that a press adds: the drawing of the confirm button's ring, and of the scale's weight.
PRESSED = {
    "confirm": [*RESTING["confirm"], "div", "div.svg", "svg.veil", "svg.rect", "svg.rect", "svg.path", "svg.ring", "svg.path"],
    "scale": [*RESTING["scale"][:3], "svg.reading", "svg.path", *RESTING["scale"][3:]],
}
# With the nodes that stay after a press: the scale's maximum.
LATER = {"scale": [*RESTING["scale"][:3], "svg.path", *RESTING["scale"][3:]]}


def nodes(page, name):
    """All elements of the shadow tree, each by its part, its role or its tag."""
    return page.evaluate(
        """
        const { shadowRoot } = document.getElementById(arguments[0])
        const name = (node) => node.part?.value || node.getAttribute?.('part') || node.getAttribute('role') || node.localName
        return [...shadowRoot.querySelectorAll('*')].map((node) =>
          node.parentNode === shadowRoot ? name(node) : `${name(node.parentNode)}.${name(node)}`)
        """,
        name,
    )


@EVERYWHERE
@ON_CONTROLS
def test_at_rest(page):
    page.expect_rest()
    assert {name: nodes(page, name) for name in RESTING} == RESTING


@ON_CONTROLS
def test_before_during_and_after_a_press(page):
    page.expect_rest()
    seen = {}
    finger = page.finger("touch")
    for name in RESTING:
        page.id = name
        page.scroll_to()
        for _ in range(2):
            finger.down(*page.centre(), 0.1)
            page.tick(2)
            seen[name] = nodes(page, name)
            finger.cancel()
            page.pass_time(2)
            assert nodes(page, name) == (RESTING | LATER)[name]
    assert seen == RESTING | PRESSED


@ON_CONTROLS
def test_spinner_is_removed_after_a_run(page):
    seen = page.evaluate(
        """
        const button = document.getElementById('transition')
        const layers = () => [...button.shadowRoot.querySelectorAll(':is(button, svg) > [part]')]
              .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true })).map((one) => one.getAttribute('part')).join()
        const seen = []
        return (async () => {
          for (const state of ['begin', 'loading', 'success', 'failure', 'loading', 'begin']) {
            button.state = state
            await clock.pass(600)
            seen.push([state, layers()])
          }
          return seen
        })()
        """
    )
    assert seen == [
        ["begin", "pill,label"], ["loading", "pill,spinner"], ["success", "pill,mark,label"],
        ["failure", "pill,mark,mark,label"],
        ["loading", "pill,spinner"], ["begin", "pill,label"],
    ]


@EVERYWHERE
def test_status_exists_before_its_first_text(page):
    """Some screen readers do not announce an element that is inserted together with its text. An empty status takes no
    space."""
    place = """
        const status = document.getElementById('delete').shadowRoot.querySelector('[role=status]')
        const { position } = getComputedStyle(status)
        return [status.textContent, position, status === (window.status_ ??= status)]
        """
    assert page.evaluate(place) == ["", "static", True]
    page.evaluate("document.getElementById('delete').click()")
    assert page.evaluate(place) == ["CONFIRM", "absolute", True]
    page.evaluate("document.getElementById('delete').shadowRoot.querySelector('button').blur()")
    page.browser.press_key("Escape")
    page.wait_for_state("idle")
    assert page.evaluate(place) == ["", "static", True]
