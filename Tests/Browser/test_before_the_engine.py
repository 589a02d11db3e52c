"""Elements before their engine arrives: their shape, their properties, and what a person does meanwhile."""

import pytest

from page import FIRED, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
pytestmark = pytest.mark.opens("loading.html", ready=False, fresh=True)

HOLD_BACK = """
const { fetch } = window
window.requested = 0
const gate = new Promise((resolve) => (window.release = resolve))
window.fetch = async (...request) => {
  requested++
  const { isLost } = await gate
  return isLost ? new Response('', { status: 503 }) : fetch(...request)
}
return import('/pressurekit/pressurekit.js').then(({ ready }) => {
  window.arrived = ready.then(() => 'ready', ({ message }) => message)
})
"""
IDS = ["confirm", "transition", "other", "peek", "scale", "icon"]


def boxes_of(page, ids):
    return page.evaluate(
        """
        return clock.painted().then(() => arguments[0].map((id) => {
          const { x, y, width, height } = document.getElementById(id).getBoundingClientRect()
          return [id, x, y, width, height]
        }))
        """,
        ids,
    )


class Early:
    """The page of test_loading, whose engine comes when the test says so."""

    def __init__(self, page):
        self.page = page
        page.id = "confirm"
        # As while the page still loads.
        page.evaluate("Object.defineProperty(document, 'readyState', { value: 'interactive', configurable: true })")
        page.evaluate(HOLD_BACK)

    def arrive(self, is_lost=False):
        result = self.page.evaluate("dispatchEvent(new Event('load')); release({ isLost: arguments[0] }); return arrived", is_lost)
        assert (result == "ready") != is_lost
        self.page.tick(2)

    def boxes(self):
        return boxes_of(self.page, IDS)


@pytest.fixture
def early(page):
    return Early(page)


@EVERYWHERE
def test_shape_and_properties(early):
    """The engine moves no element and changes no property."""
    properties = """
        return Object.fromEntries(arguments[0].map((id) => {
          const element = document.getElementById(id)
          const names = Object.keys(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(element)))
          const kept = names.filter((name) => !['constructor', 'form'].includes(name) && typeof element[name] !== 'function')
          return [id, Object.fromEntries(kept.map((name) => [name, String(JSON.stringify(element[name]))]))]
        }))
    """
    names = """
        return [...document.querySelectorAll('main *')].filter(({ shadowRoot }) => shadowRoot).map(({ shadowRoot }) => {
          const { localName, role, ariaLabel, tabIndex, disabled } = shadowRoot.querySelector('button, a, [role]')
          return [localName, role, ariaLabel, tabIndex, disabled]
        })
    """
    page = early.page
    page.evaluate("document.getElementById('other').disabled = true; document.getElementById('confirm').cap = 4")
    page.tick(2)
    before = early.boxes(), page.evaluate(properties, IDS), page.evaluate(names)
    assert before[1]["confirm"]["cap"] == "4"
    assert before[1]["confirm"]["rampDuration"] == "2"
    early.arrive()
    assert (early.boxes(), page.evaluate(properties, IDS), page.evaluate(names)) == before


def test_size_does_not_change_with_the_first_frame(early):
    """A slow browser paints an element before the callbacks of its first frame."""
    at_once = early.page.evaluate(
        """
        const made = arguments[0].map((id) => {
          const one = document.getElementById(id).cloneNode(true)
          one.setAttribute('success-label', 'A label that is longer than the title')
          return document.body.appendChild(one)
        })
        window.sizes = () => made.map((one) => [one.id, one.offsetWidth, one.offsetHeight])
        return sizes()
        """,
        IDS,
    )
    early.page.tick(2)
    assert early.page.evaluate("return sizes()") == at_once


def test_simulated_force_is_asked_for_where_the_press_began(early):
    page = early.page
    page.evaluate("document.body.dataset.pressureSource = 'simulated'")
    finger = page.finger("mouse")
    finger.down(*page.centre())
    early.arrive()
    page.evaluate("dispatchEvent(new WheelEvent('wheel', { deltaY: -200 }))")
    page.tick(2)
    # A mouse without simulated force is not measured.
    assert (page.state, page.get("source")) == ("updating", "measured")
    finger.up()


STYLED = """
const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '/pressurekit/pressurekit.css' })
const own = new CSSStyleSheet()
own.replaceSync(`form { display: inline } main { font: 18px/1.3 serif } ${arguments[0]}`)
document.adoptedStyleSheets = [own]
for (const [name, text] of arguments[1]) for (const one of document.querySelectorAll('main *')) one.setAttribute(name, text)
return new Promise((done) => {
  link.onload = done
  document.head.append(link)
})
"""
COLORS = """
return ['confirm', 'transition', 'other'].map((id) => {
  const element = document.getElementById(id)
  const { color } = getComputedStyle(element.shadowRoot?.querySelector(id === 'confirm' ? 'button' : 'slot') ?? element)
  return [id, color]
})
"""
PAGES = {
    "as it is": ("", []),
    "labels": ("", [("success-label", "It has been sent"), ("failure-label", "No")]),
    "colours": (":root { color-scheme: dark; --pressure-button-text: #123; --pressure-text: #456; --pressure-radius: 8px }", []),
    "large": ("main { font-size: 40px }", []),
    "hidden": ("", [("hidden", "")]),
    "disabled": ("", [("disabled", "")]),
}


@EVERYWHERE
@pytest.mark.parametrize("width", [320, 900])
@pytest.mark.parametrize("name", PAGES)
def test_style_for_the_time_before_the_script(page, name, width):
    """With `pressurekit.css` the script and the engine move nothing, and the titles keep their colours."""
    rules, attributes = PAGES[name]
    page.browser.resize(width, 800)
    page.evaluate(STYLED, rules, attributes)
    # In WebKit a button has a line height of its own, which moves a scale of large text and what is beside it.
    compared = IDS[: IDS.index("scale")] if (page.browser.name, name) == ("webkit", "large") else IDS
    boxes = lambda: [(one[0], *(round(number, 2) for number in one[1:])) for one in boxes_of(page, compared)]
    before = boxes(), page.evaluate(COLORS)
    page.evaluate("return import('/pressurekit/pressurekit.js').then(() => {})")
    page.tick()
    assert boxes() == before[0]
    page.evaluate("return import('/pressurekit/pressurekit.js').then(({ ready }) => ready)")
    page.tick(2)
    assert boxes() == before[0]
    if name != "disabled":
        assert page.evaluate(COLORS)[0] == before[1][0]


SIGNS = {
    "the page has loaded": "dispatchEvent(new Event('load'))",
    "focus": "document.getElementById('confirm').focus()",
    "a pointer": "document.body.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))",
    "a contact": "document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))",
    "a key": "document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))",
    "a method": "document.getElementById('peek').peek()",
}


@pytest.mark.parametrize("sign", SIGNS)
def test_engine_comes_at_the_end_of_loading_or_the_first_sign_of_an_interaction(early, sign):
    early.page.pass_time(1)
    assert early.page.evaluate("return requested") == 0
    early.page.evaluate(SIGNS[sign])
    assert early.page.evaluate("return requested") == 1


@EVERYWHERE
def test_press_counts_from_its_beginning(early):
    page = early.page
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.pass_time(1.5)
    assert (page.state, page.events()) == ("idle", [])
    early.arrive()
    assert page.state == "updating"
    assert page.get("intention") > 0.7
    page.wait_for_state("selected")
    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"])
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    assert page.events() == FIRED


def test_force_counts_from_its_beginning(early):
    page = early.page
    finger = page.finger("touch")
    finger.down(*page.centre(), HALF)
    page.pass_time(0.5)
    finger.move(*page.centre(), HALF)
    early.arrive()
    assert (page.state, page.get("source")) == ("updating", "measured")
    finger.up()
    page.wait_for_state("idle")


@EVERYWHERE
def test_long_press_that_was_over_confirms_nothing(early):
    """Its ring was never shown."""
    page = early.page
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.pass_time(3)
    finger.up()
    early.arrive()
    page.pass_time(1)
    assert "confirm" not in page.events()
    assert page.state == "idle"


def test_second_key_confirms_nothing_that_was_not_shown(early):
    page = early.page
    page.evaluate("document.getElementById('confirm').focus()")
    for _ in range(2):
        page.browser.press_key("Enter")
        page.pass_time(1)
    early.arrive()
    assert (page.state, page.events()) == ("selected", ["idle → selected"])
    # The ring is shown now.
    page.pass_time(1)
    page.browser.press_key("Enter")
    assert page.events() == ["selected → confirmed", "confirm", "confirmed → idle"]


@pytest.mark.parametrize("is_down", [False, True])
def test_button_in_place_counts_only_while_it_is_shown(early, is_down):
    page = early.page
    page.set_attribute("in-place", "")
    page.tick(2)
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.pass_time(4)
    if not is_down:
        finger.up()
    early.arrive()
    if is_down:
        assert page.state == "selected"
        finger.up()
    page.pass_time(1)
    assert (page.state, "confirm" in page.events()) == ("idle", False)


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("is_late", [False, True])
@pytest.mark.parametrize("id", ["confirm", "transition", "peek", "scale", "icon"])
def test_touch_whose_beginning_the_page_prevents_does_nothing(early, id, is_late):
    """All elements leave it to the page, as a native button and a link do, also if the engine comes during the touch."""
    page = early.page
    page.id = id
    page.evaluate("addEventListener('touchstart', (event) => event.preventDefault(), { passive: false })")
    if not is_late:
        early.arrive()
    states = [page.state]
    finger = page.finger("touch")
    finger.down(*page.centre())
    page.pass_time(0.1)
    if is_late:
        early.arrive()
    page.events()
    page.pass_time(2.5)
    states.append(page.state)
    finger.up()
    page.pass_time(0.5)
    states.append(page.state)
    assert (states, page.events()) == ([states[0]] * 3, [])


DISABLED = "document.getElementById(arguments[0]).disabled = arguments[1]"


def test_tap_on_a_disabled_element_does_nothing_once_it_is_enabled(early):
    page = early.page
    page.id = "peek"
    page.evaluate("window.popped = 0; addEventListener('pop', (event) => { popped++; event.preventDefault() })")
    page.evaluate(DISABLED, "peek", True)
    finger = page.finger("touch")
    finger.down(*page.centre())
    finger.up()
    page.evaluate(DISABLED, "peek", False)
    early.arrive()
    page.pass_time(1)
    assert page.evaluate("return popped") == 0


def test_press_ends_if_the_element_is_disabled_for_a_moment(early):
    page = early.page
    page.id = "confirm"
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.pass_time(0.5)
    for is_disabled in (True, False):
        page.evaluate(DISABLED, "confirm", is_disabled)
    early.arrive()
    assert page.state == "idle"
    finger.up()


ENDS = {
    "moved": "document.querySelector('main').style.paddingTop = '200px'",
    "changed": "document.getElementById('confirm').value = 'another'",
    "hidden": "document.getElementById('confirm').style.visibility = 'hidden'",
    "inert": "document.querySelector('main').inert = true",
    "disabled": "document.getElementById('confirm').disabled = true",
    "removed and back": "const one = document.getElementById('confirm'); const { parentNode } = one; one.remove(); parentNode.prepend(one)",
    "menu": "dispatchEvent(new MouseEvent('contextmenu'))",
    "Escape": "dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))",
    "hidden tab": "dispatchEvent(new Event('blur'))",
}


@pytest.mark.parametrize("change", ENDS)
def test_press_ends_with_what_happened_meanwhile(early, change):
    page = early.page
    finger = page.finger("mouse")
    finger.down(*page.centre())
    page.pass_time(1)
    page.evaluate(ENDS[change])
    page.pass_time(0.5)
    early.arrive()
    page.pass_time(2)
    finger.up()
    page.pass_time(1)
    assert page.state == "idle"
    assert "confirm" not in page.events()


TAKEN_BACK = ["menu", "Escape", "hidden tab", "inert", "removed and back"]


@pytest.mark.parametrize("change", TAKEN_BACK)
@pytest.mark.parametrize("is_key", [False, True])
def test_arming_ends_with_what_happened_meanwhile(early, change, is_key):
    """A ring that opens long after the click, when the person has turned away, would be in the way."""
    page = early.page
    page.evaluate("document.getElementById('confirm').focus()")
    if is_key:
        page.browser.press_key("Enter")
    else:
        page.evaluate("document.getElementById('confirm').click()")
    page.evaluate(ENDS[change])
    early.arrive()
    page.pass_time(0.1)
    assert page.state == "idle"


@EVERYWHERE
def test_click_and_key(early):
    """Each acts once, when the engine is there."""
    page = early.page
    page.evaluate(
        """
        window.clicks = []
        addEventListener('click', ({ target }) => clicks.push(target.id))
        addEventListener('submit', (event) => event.preventDefault())
        """
    )
    finger = page.finger("mouse")
    finger.down(*page.centre("#other"))
    finger.up()
    page.evaluate("document.getElementById('transition').click()")
    assert page.evaluate("return clicks") == []
    early.arrive()
    page.tick(2)
    assert page.evaluate("return clicks") == ["other", "transition"]


def test_data_of_a_click_is_not_that_of_a_lift_elsewhere(early):
    page = early.page
    page.evaluate(
        """
        window.places = []
        other.addEventListener('click', ({ clientX }) => places.push(clientX))
        const send = (id, type, more) => document.getElementById(id).shadowRoot.querySelector('button').dispatchEvent(
          new PointerEvent(type, { bubbles: true, composed: true, cancelable: true, pointerId: 7, isPrimary: true, ...more }))
        send('confirm', 'pointerdown', { buttons: 1, clientX: 9 })
        send('confirm', 'pointerup', { clientX: 9 })
        send('other', 'click', { clientX: 5 })
        """
    )
    early.arrive()
    assert page.evaluate("return places") == [5]


def test_activation_by_assistive_technology(early):
    """It is a contact without force that lifts at once, and a click."""
    page = early.page
    finger = page.finger("driver")
    finger.down(*page.centre())
    page.pass_time(0.05)
    finger.up()
    early.arrive()
    assert (page.state, page.events()) == ("selected", ["idle → selected"])


OTHERS = {
    "changed": "transition.value = 'another'; transition.setAttribute('data-id', '2')",
    "renamed": "transition.textContent = 'Pay'",
    "hidden": "transition.style.visibility = 'hidden'",
    "inert": "document.querySelector('main').inert = true",
    "disabled": "transition.disabled = true",
    "removed": "transition.remove()",
}


@pytest.mark.parametrize("is_lost", [False, True])
@pytest.mark.parametrize("change", OTHERS)
def test_click_does_nothing_for_an_element_that_is_another_now(early, change, is_lost):
    """A row may be used for another item before the engine comes."""
    page = early.page
    page.evaluate(
        f"""
        window.clicks = []
        addEventListener('click', ({{ target }}) => clicks.push(target.id))
        addEventListener('submit', (event) => event.preventDefault())
        const transition = document.getElementById('transition')
        transition.shadowRoot.querySelector('button').click()
        {OTHERS[change]}
        """
    )
    early.arrive(is_lost)
    assert page.evaluate("return clicks") == []


def test_calls_of_a_script(early):
    page = early.page
    page.evaluate("document.getElementById('scale').tare()")
    page.evaluate(
        """
        const [transition, peek, scale, icon] = ['transition', 'peek', 'scale', 'icon'].map((id) => document.getElementById(id))
        window.work = 0
        window.result = transition.run(() => ++work)
        peek.peek()
        scale.calibration = { 'pressurekit-calibration': 1, points: [{ force: 0, grams: 0 }, { force: 2, grams: 200 }] }
        icon.items = [{ type: 'new', title: 'New' }]
        """
    )
    early.arrive()
    assert page.evaluate("return result") == 1
    assert page.evaluate("return work") == 1
    page.until("document.getElementById('peek').state === 'peek'", "the peek is open")
    assert page.evaluate("return document.getElementById('scale').calibration.slope") == 100
    page.evaluate("document.getElementById('peek').close(); document.getElementById('icon').open()")
    page.until("document.getElementById('icon').state === 'open'", "the menu is open")


@EVERYWHERE
def test_click_without_an_engine(early):
    """A click or a key that waited acts as one that comes later: the button asks, and the link leads on."""
    page = early.page
    page.evaluate(
        """
        window.said = []
        window.confirm = (question) => said.push(question)
        addEventListener('confirm', ({ target }) => said.push(target.id))
        document.getElementById('confirm').click()
        """
    )
    page.evaluate("document.getElementById('confirm').shadowRoot.querySelector('button').focus()")
    page.browser.press_key("Enter")
    page.browser.press_key("Space")
    early.arrive(is_lost=True)
    assert page.evaluate("return said") == ["Delete?", "confirm"] * 3
    page.evaluate("said.length = 0")
    page.evaluate("document.getElementById('confirm').shadowRoot.querySelector('button').click()")
    assert page.evaluate("return said") == ["Delete?", "confirm"]
    with page.leads_to("/target.html"):
        page.evaluate("document.getElementById('peek').click()")


@EVERYWHERE
def test_click_on_a_link_that_waited_follows_it_without_an_engine(early):
    page = early.page
    page.evaluate("document.getElementById('peek').click()")
    with page.leads_to("/target.html"):
        page.evaluate("dispatchEvent(new Event('load')); release({ isLost: true })")
