"""The elements in pages that htmx, Turbo and Alpine render: their real scripts, before and after the kit's and its engine.

The server records what arrives.
"""

import json

import pytest

import waiting
from conftest import KIT as BUILT
from conftest import PAGES
from libraries import KIT, LibraryPage, Rendering, gather
from site_server import Site
from test_confirm_form import arrived, finger_of
from waiting import eventually

EVERYWHERE = pytest.mark.deep_engines("firefox", "webkit")


@pytest.fixture(scope="module")
def rendering(kit, tmp_path_factory):
    site = Site(PAGES, handler=Rendering, pressurekit=BUILT, libraries=gather(tmp_path_factory.mktemp("libraries")))
    yield site
    site.close()


@pytest.fixture
def page(browser, rendering):
    page = LibraryPage(browser, rendering.address)
    Rendering.sent.clear()
    Rendering.gate.clear()
    yield page
    Rendering.gate.set()
    assert page.evaluate("return [recorder.violations, recorder.errors]") == [[], []]
    waiting.page = None


# For each library: the attributes that send a form and an act, and the script that brings a part of a page.
AJAX = "htmx.ajax('GET', '/part', { target: '#place', swap: 'innerHTML' })"
HTMX = {
    "form": 'hx-post="/sent/{}" hx-swap="none"', "act": 'hx-delete="/sent/{}" hx-trigger="confirm" hx-swap="none"',
    "place": '<div id="place"></div>', "bring": AJAX,
}
LIBRARIES = {
    "htmx-2": HTMX,
    "htmx-4": HTMX,
    "turbo": {
        "form": 'action="/sent/{}" method="post"', "act": "", "place": '<turbo-frame id="place"></turbo-frame>',
        "part": '<turbo-frame id="place">{}</turbo-frame>', "bring": "place.src = '/part'",
    },
    "alpine": {
        "form": "x-data @submit.prevent=\"fetch('/sent/{}', {{ method: 'post', body: new URLSearchParams(new FormData($el, $event.submitter)) }})\"",
        "act": "x-data @confirm=\"fetch('/sent/{}', {{ method: 'delete' }})\"",
        "place": '<div id="place" x-data="{{ isShown: false }}"><template x-if="isShown"><div>{}</div></template></div>',
        "bring": "Alpine.$data(place).isShown = true",
    },
}
ORDERS = ["script first", "script last", "swapped in", "engine last"]


def show(page, library, order, body):
    """Shows elements in a page with a library."""
    ways = LIBRARIES[library]
    if order == "swapped in":
        Rendering.rendered["/part"] = ways.get("part", "{}").format(body)
        page.show(f"<main>{ways['place'].format(body)}</main>", library, KIT)
        page.evaluate(f"const place = document.getElementById('place'); {ways['bring']}")
    else:
        page.show(f"<main>{body}</main>", *([library, KIT] if order == "script last" else [KIT, library]), late=order == "engine last")
    page.wait_for(":is(#delete, #icon):defined")
    if order != "engine last":
        page.until("!document.querySelector(':state(undrawn)')", "the engine has loaded")


WRITTEN = """
<pressure-confirm-button
  id="delete" type="submit" name="draft" value="7" no-latch in-place="false" cap="2.5" confirm-label="SURE" item="li" disabled
>Delete</pressure-confirm-button>
<pressure-transitioning-button id="send" name="act" value="send" timeout="9" progress="0.5" success-label="Sent" no-haptics>Send</pressure-transitioning-button>
<pressure-scale id="scale" unit="oz" capacity="200"></pressure-scale>
<pressure-peek id="peek" href="/row" peek-threshold="0.3">A row<p slot="preview">A preview</p></pressure-peek>
<pressure-app-icon id="icon" name="Scale" src="/icon.svg"></pressure-app-icon>
"""
READ = {
    "delete": {
        "type": "submit", "name": "draft", "value": "7", "noLatch": True, "inPlace": False, "cap": 2.5, "confirmLabel": "SURE", "item": "li",
        "disabled": True,
    },
    "send": {
        "type": "submit", "name": "act", "value": "send", "timeout": 9, "progress": 0.5, "successLabel": "Sent", "noHaptics": True,
        "disabled": False,
    },
    "scale": {"unit": "oz", "capacity": 200, "tareLabel": "Tare"},
    "peek": {"href": "/row", "peekThreshold": 0.3, "popThreshold": 0.75},
    "icon": {"name": "Scale", "src": "/icon.svg", "items": []},
}


def read(page, names):
    """The properties of elements, as far as `names` lists them."""
    return page.evaluate(
        # As JSON, because the browser sends no values of a proxy.
        "return JSON.parse(JSON.stringify(Object.fromEntries(Object.entries(arguments[0]).map(([id, names]) => {"
        " const element = document.getElementById(id); return [id, Object.fromEntries(Object.keys(names).map((name) => [name, element[name]]))] }))))",
        names,
    )


@EVERYWHERE
@pytest.mark.parametrize("library", LIBRARIES)
def test_elements_are_as_written(page, library):
    found = {}
    for order in ORDERS:
        show(page, library, order, WRITTEN)
        found[order] = [read(page, READ), page.evaluate("return document.querySelector('main').textContent.trim().split(/\\s+/)")]
    assert found == {order: [READ, ["Delete", "Send", "A", "rowA", "preview"]] for order in ORDERS}


SENDING = """
<form {form}><input name="only" value="1"><pressure-confirm-button id="delete" type="submit" name="act" value="delete">Delete</pressure-confirm-button></form>
<p><pressure-confirm-button id="remove" {act}>Remove</pressure-confirm-button></p>
<form {other}><input name="only" value="2"><pressure-transitioning-button id="send" name="act" value="send">Send</pressure-transitioning-button></form>
"""


def sending(library):
    ways = LIBRARIES[library]
    return SENDING.format(form=ways["form"].format("form"), act=ways["act"].format("7"), other=ways["form"].format("other"))


def click(page, name):
    page.id = name
    finger = finger_of(page)
    finger.down(*page.centre())
    finger.up()
    # A click follows the lift.
    page.evaluate("return clock.painted()")


FORM = ("POST /sent/form", {"only": "1", "act": "delete"})
OTHER = ("POST /sent/other", {"only": "2", "act": "send"})


def other(page, library):
    """Returns what the other form sends. In WebKit, Turbo 7.1 has a submitter of its own, which only a click on a native button sets."""
    return ("POST /sent/other", {"only": "2"}) if (library, page.browser.name) == ("turbo", "webkit") else OTHER


@EVERYWHERE
@pytest.mark.parametrize("library", ["htmx-2", "htmx-4", *(pytest.param(name, marks=pytest.mark.deep) for name in ("turbo", "alpine"))])
def test_each_act_sends_once(page, library):
    """A press that is taken back sends nothing."""
    found = {}
    for order in ORDERS:
        show(page, library, order, sending(library))
        finger = page.press("delete")
        page.browser.press_key("Escape")
        page.wait_for_state("idle")
        finger.up()
        page.wait_out_guard()
        sent = [arrived(page, 0)]
        page.confirm("delete")
        sent.append(arrived(page, 1))
        if library != "turbo":
            page.confirm("remove")
            sent.append(arrived(page, 1))
        click(page, "send")
        sent.append(arrived(page, 1))
        found[order] = sent
    acts = [] if library == "turbo" else [[("DELETE /sent/7", {})]]
    assert found == {order: [[], [FORM], *acts, [other(page, library)]] for order in ORDERS}


# htmx

DISABLES = {"htmx-2": "hx-disabled-elt", "htmx-4": "hx-disable"}
BUSY = """
<form hx-post="/sent/held" hx-swap="none" {0}="find pressure-confirm-button" hx-indicator="#waits">
  <pressure-confirm-button id="delete" type="submit" name="act" value="delete">Delete</pressure-confirm-button>
</form>
<p><pressure-confirm-button id="remove" hx-delete="/sent/held" hx-trigger="confirm" hx-swap="none" {0}="this">Remove</pressure-confirm-button></p>
<form hx-post="/sent/held" hx-swap="none" {0}="find pressure-transitioning-button">
  <pressure-transitioning-button id="send" name="act" value="send">Send</pressure-transitioning-button>
</form>
<p id="waits">Please wait</p>
"""
HELD = {"delete": ("POST /sent/held", {"act": "delete"}), "remove": ("DELETE /sent/held", {}), "send": ("POST /sent/held", {"act": "send"})}
LOOK = """
const element = document.getElementById(arguments[0])
const indicator = arguments[0] === 'delete' ? document.getElementById('waits') : element.closest('form') ?? element
return [element.disabled, element.shadowRoot.querySelector('button').disabled, indicator.classList.contains('htmx-request')]
"""


@EVERYWHERE
@pytest.mark.parametrize("library", DISABLES)
def test_button_is_disabled_during_its_request(page, library):
    show(page, library, "script last", BUSY.format(DISABLES[library]))
    page.evaluate("clock.ignoresAnswers = true")
    act = {"delete": page.confirm, "remove": page.confirm, "send": lambda name: click(page, name)}
    for name, sent in HELD.items():
        Rendering.gate.clear()
        act[name](name)
        eventually(lambda: Rendering.sent, "the request arrives")
        assert (name, page.evaluate(LOOK, name)) == (name, [True, True, True])
        # A click does nothing now.
        click(page, name)
        Rendering.gate.set()
        page.until(f"!document.getElementById({json.dumps(name)}).disabled", "the answer enables the button")
        assert (name, page.state, arrived(page, 1)) == (name, page.state, [sent])
        page.pass_time(1)
        act[name](name)
        assert (name, arrived(page, 1)) == (name, [sent])


@EVERYWHERE
@pytest.mark.parametrize("library", DISABLES)
def test_question_of_htmx(page, library):
    """It comes after the confirmation. The request still has the button's name and value."""
    show(page, library, "script last", sending(library).replace("hx-swap", 'hx-confirm="Sure?" hx-swap'))
    page.evaluate("window.asked = []; window.confirm = (question) => (asked.push(question), window.answer)")
    found = {}
    for answer in (False, True):
        page.evaluate("window.answer = arguments[0]", answer)
        page.confirm("delete")
        page.confirm("remove")
        found[answer] = [page.evaluate("return asked.splice(0)"), arrived(page, 2 * answer)]
    assert found == {False: [["Sure?"] * 2, []], True: [["Sure?"] * 2, [FORM, ("DELETE /sent/7", {})]]}


TWO = """
<form hx-post="/sent/save" hx-trigger="submit, change" hx-swap="none">
  <input id="only" name="only" value="1">
  <pressure-confirm-button id="delete" type="submit" name="act" value="delete" formaction="/sent/delete">Delete</pressure-confirm-button>
  <pressure-transitioning-button id="send" name="act" value="send">Save</pressure-transitioning-button>
</form>
"""


@EVERYWHERE
@pytest.mark.parametrize("library", DISABLES)
def test_address_of_one_button_is_not_used_for_what_follows(page, library):
    """htmx 4 reads `formaction` only in a boosted form."""
    deleted = ("POST /sent/delete" if library == "htmx-2" else "POST /sent/save", {"only": "1", "act": "delete"})
    show(page, library, "script last", TWO)
    page.confirm("delete")
    assert arrived(page, 1) == [deleted]
    page.evaluate("document.getElementById('only').dispatchEvent(new Event('change', { bubbles: true }))")
    assert arrived(page, 1) == [("POST /sent/save", {"only": "1"})]
    page.confirm("delete")
    click(page, "send")
    assert arrived(page, 2) == [deleted, ("POST /sent/save", {"only": "1", "act": "send"})]


SUBMIT = '<pressure-confirm-button id="delete" type="submit" {}>Delete</pressure-confirm-button>'
ACT = '<pressure-confirm-button id="delete" hx-trigger="confirm" hx-swap="none" {}>Delete</pressure-confirm-button>'
FOR_ITEM = ("POST /sent/item", {"item": "7"})
# Each says in its own way which item it is for, and sends this for the item 7.
ITEMS = {
    "value": ('<form hx-post="/sent/item" hx-swap="none">' + SUBMIT.format('name="item" value="{0}"') + "</form>", FOR_ITEM),
    "form": ('<form hx-post="/sent/{0}" hx-swap="none">' + SUBMIT.format("") + "</form>", ("POST /sent/7", {})),
    "hidden field": (
        '<form hx-post="/sent/item" hx-swap="none"><input type="hidden" name="item" value="{0}">' + SUBMIT.format("") + "</form>", FOR_ITEM,
    ),
    "act": (ACT.format('hx-delete="/sent/{0}"'), ("DELETE /sent/7", {})),
    "row": (
        '<div data-id="{0}" hx-vals=\'{{"item": "{0}"}}\'>' + ACT.format('item="div" hx-post="/sent/item"') + "</div>", FOR_ITEM,
    ),
}
SWAPS = [
    ("htmx-4", "outerMorph"),
    *(pytest.param(library, swap, marks=pytest.mark.deep) for library, swap in [
        ("htmx-2", "innerHTML"), ("htmx-2", "outerHTML"), ("htmx-4", "innerHTML"), ("htmx-4", "outerHTML"), ("htmx-4", "innerMorph"),
    ]),
]
SWAP = """
htmx.ajax('GET', '/part', { target: '#place', swap: arguments[0] }).then(() => (window.swapped = arguments[1]))
"""


@EVERYWHERE
@pytest.mark.parametrize(("library", "swap"), SWAPS)
def test_swap_during_a_press(page, library, swap):
    """A press ends with its element, or as soon as the element is for another item. It survives a morph that changes nothing."""
    found, wanted = {}, {}
    show(page, library, "script last", '<div id="place"><i id="icon"></i></div>')

    def place(markup, number, how):
        if library == "htmx-4":
            markup = markup.replace("hx-vals", "hx-vals:inherited")
        markup = markup.format(number)
        Rendering.rendered["/part"] = f'<div id="place">{markup}</div>' if how.startswith("outer") else markup
        page.evaluate(SWAP, how, number)
        page.until("window.swapped === given[0]", "htmx swaps", number)
        page.evaluate("window.swapped = null")

    for name, (markup, sent) in ITEMS.items():
        for number in (7, 8):
            place(markup, 7, "innerHTML")
            finger = page.press("delete")
            page.evaluate("window.old = document.getElementById('delete')")
            place(markup, number, swap)
            finger.up()
            page.tick(2)
            requests = [sent] if "Morph" in swap and number == 7 else []
            wanted[name, number] = ["idle", requests]
            found[name, number] = [page.evaluate("return old.state"), arrived(page, len(requests))]
    assert found == wanted


# History

GOING = {"htmx-2": "hx-boost='true'", "htmx-4": "hx-boost:inherited='true'", "turbo": ""}


@EVERYWHERE
@pytest.mark.parametrize("library", GOING)
def test_page_that_comes_back_from_the_history(page, library):
    """Its elements are new ones, with their attributes. A list that a script has set is gone."""
    head = "".join(f'<script src="{src}" {kind}></script>' for src, kind in [(f"/libraries/{library}.js", "defer"), (KIT, 'type="module"')])
    body = f"<main {GOING[library]}>{sending(library)}{{}}</main>"
    written = WRITTEN.replace("id=\"delete\"", 'id="other"').replace("id=\"send\"", 'id="sends"')
    page.render("one", body.format('<a id="next" href="/two">Next</a>' + written), head)
    page.render("two", "<main><p id='two'>Two</p></main>", head)
    page.open("one", ready=False, fresh=True)
    properties = {"other": READ["delete"], "sends": READ["send"], **{name: READ[name] for name in ("scale", "peek", "icon")}}
    page.wait_for("#delete:defined")
    # htmx 4 begins in a timer.
    page.tick()
    for _ in range(2):
        page.evaluate("window.isSame = true; document.getElementById('icon').items = [{ type: 'new', title: 'New' }]")
        page.evaluate("document.getElementById('next').click()")
        page.wait_for("#two")
        page.evaluate("history.back()")
        page.wait_for("#delete:defined")
        page.until("!document.querySelector(':state(undrawn)')", "the engine draws the elements")
        assert page.evaluate("return window.isSame") is True
        assert read(page, properties) == properties
    page.confirm("delete")
    assert arrived(page, 1) == [FORM]
    click(page, "send")
    assert arrived(page, 1) == [other(page, library)]
