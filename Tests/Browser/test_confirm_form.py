"""A confirm button in a form does what a native button with the same attributes does, once the person has confirmed.

The server records what arrives. The page records the events that htmx, Turbo, LiveView and Alpine listen for.
"""

from urllib.parse import parse_qsl

import pytest

import waiting
from conftest import KIT, PAGES
from page import FIRED, Page
from site_server import Site, SiteHandler
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
# These tables have a case for each attribute, which the script reads the same in every engine. The tests that run everywhere
# show what each engine does with a form.
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
# The events of a press until its lift.
PRESSED = FIRED[:3]
END = "confirmed → idle"
BY_BUTTON = "submit form by delete, act=delete"
SUBMITTED = [*PRESSED, "confirm", "click delete", BY_BUTTON, END]
SENT = [("POST /sent/form", {"only": "1", "act": "delete"})]
ARMED = ["idle → selected"]


class Recording(SiteHandler):
    """Records each form that arrives. Its answer without content leaves the page where it is."""

    sent = []

    def do_POST(self):
        self.record(self.rfile.read(int(self.headers["Content-Length"])).decode())

    def do_GET(self):
        path, _, query = self.path.partition("?")
        if path.startswith("/sent/"):
            self.record(query)
        else:
            super().do_GET()

    def record(self, fields):
        self.sent.append((f"{self.command} {self.path.partition('?')[0]}", dict(parse_qsl(fields))))
        self.send_response(204)
        self.end_headers()

    def end_headers(self):
        # A sandbox without `allow-modals` suppresses dialogs.
        if "suppressed" in self.path:
            self.send_header("Content-Security-Policy", "sandbox allow-scripts allow-forms allow-same-origin")
        super().end_headers()


@pytest.fixture(scope="module")
def recording(kit, without_engine):
    site = Site(PAGES, handler=Recording, **{"pressurekit": KIT, "without-engine": without_engine})
    yield site
    site.close()


@pytest.fixture
def form(browser, recording):
    page = Page(browser, recording.address)
    page.open("form.html")
    Recording.sent.clear()
    yield page
    page.require_policy_kept()
    waiting.page = None


def finger_of(page):
    return page.finger("mouse" if page.browser.name == "webkit" else "touch")


def press(page, finger=None):
    """A press until a lift confirms, by force if the finger has any, otherwise by time."""
    finger = finger or finger_of(page)
    # Firefox finds a touch's target in the painted frame.
    page.evaluate("return clock.painted()")
    if finger.kind == "mouse":
        finger.down(*page.centre())
        page.wait_for_state("selected")
        ring = page.wait_for_ring()
        finger.move(ring["x"], ring["y"])
        page.wait_for_state("confirmed")
    else:
        page.press_until("confirmed", finger)
    return finger


def confirm(page):
    press(page).up()
    page.wait_for_state("idle")
    return page.events()


def click(page):
    finger = page.finger("mouse")
    page.evaluate("return clock.painted()")
    finger.down(*page.centre())
    finger.up()
    # The click follows the lift.
    page.evaluate("return clock.painted()")


def arrived(page, count):
    """The forms that the server has received since the last call. A last request follows all of the page's."""
    eventually(lambda: len(Recording.sent) >= count, f"{count} forms arrive; {Recording.sent}")
    page.evaluate("return fetch('/sent/last').then(() => true)")
    sent = Recording.sent[:]
    Recording.sent.clear()
    assert sent.pop() == ("GET /sent/last", {})
    return sent


@EVERYWHERE
def test_confirmation_submits_once(form):
    assert (confirm(form), arrived(form, 1)) == (SUBMITTED, SENT)
    assert form.evaluate("return document.getElementById('delete').innerHTML") == "Delete"
    # The second press of a double press.
    click(form)
    assert (form.events(), arrived(form, 0)) == ([], [])
    form.wait_out_guard()
    assert (confirm(form), arrived(form, 1)) == (SUBMITTED, SENT)


def test_submitter_takes_no_focus(form):
    """A page that saves when the focus leaves its form would send it twice."""
    form.evaluate(
        """
        window.focused = []
        for (const type of ['focusin', 'focusout']) addEventListener(type, ({ target }) => focused.push(`${type} ${target.id || target.localName}`))
        """
    )
    assert (confirm(form), arrived(form, 1)) == (SUBMITTED, SENT)
    assert form.evaluate("return focused.splice(0)") == ["focusin delete"]


LISTENER = "document.getElementById('delete').addEventListener"
ATTRIBUTE = "document.getElementById('delete').setAttribute"
# Each case: what the page does, the events after the lift, and the forms that arrive.
CASES = {
    "formaction": (f"{ATTRIBUTE}('formaction', '/sent/else')", SUBMITTED[3:], [("POST /sent/else", SENT[0][1])]),
    "formmethod": (f"{ATTRIBUTE}('formmethod', 'get')", SUBMITTED[3:], [("GET /sent/form", SENT[0][1])]),
    "formenctype": (
        f"{ATTRIBUTE}('formenctype', 'text/plain')", SUBMITTED[3:], [("POST /sent/form", {"only": "1\r\nact=delete\r\n"})],
    ),
    "properties": (
        "Object.assign(document.getElementById('delete'), { type: 'SUBMIT', name: 'a', value: 'b', formAction: '/sent/else', formMethod: 'GET' })",
        ["confirm", "click delete", "submit form by delete, a=b", END], [("GET /sent/else", {"only": "1", "a": "b"})],
    ),
    "no name": (
        "document.getElementById('delete').removeAttribute('name')",
        ["confirm", "click delete", "submit form by delete, =delete", END], [("POST /sent/form", {"only": "1"})],
    ),
    "form as a property": (
        "document.getElementById('delete').form = 'other'", ["confirm", "click delete", "submit other by delete, act=delete", END],
        [("POST /sent/other", {"elsewhere": "2", "act": "delete"})],
    ),
    "form": (
        f"{ATTRIBUTE}('form', 'other')", ["confirm", "click delete", "submit other by delete, act=delete", END],
        [("POST /sent/other", {"elsewhere": "2", "act": "delete"})],
    ),
    "invalid field": ("only.value = ''", ["confirm", "click delete", END], []),
    "formnovalidate": (
        f"only.value = ''; {ATTRIBUTE}('formnovalidate', '')", SUBMITTED[3:], [("POST /sent/form", {"act": "delete"})],
    ),
    "formNoValidate": (
        "only.value = ''; document.getElementById('delete').formNoValidate = true", SUBMITTED[3:], [("POST /sent/form", {"act": "delete"})],
    ),
    "type button": (f"{ATTRIBUTE}('type', 'button')", ["confirm", END], []),
    "another type": (f"{ATTRIBUTE}('type', 'submitted')", ["confirm", END], []),
    "outside of a form": ("beside.append(document.getElementById('delete'))", ["confirm", END], []),
    "type reset": (
        f"only.value = 'x'; {ATTRIBUTE}('type', 'reset')", ["confirm", "click delete", "reset form", END], [],
    ),
    "confirm prevented": (f"{LISTENER}('confirm', (event) => event.preventDefault())", ["confirm", END], []),
    "click prevented": (
        "form.addEventListener('click', (event) => event.preventDefault(), { once: true })", ["confirm", "click delete", END], [],
    ),
    "submit prevented": ("form.addEventListener('submit', (event) => event.preventDefault())", SUBMITTED[3:], []),
    "disabled by the listener": (f"{LISTENER}('confirm', ({{ target }}) => (target.disabled = true))", ["confirm", END], []),
    "fieldset disabled by the listener": (f"{LISTENER}('confirm', () => (group.disabled = true))", ["confirm", END], []),
    "removed by the listener": (f"{LISTENER}('confirm', ({{ target }}) => target.remove())", ["confirm"], []),
    # Without the element's own prevention, both would arrive.
    "submitted by the listener too": (f"{LISTENER}('confirm', () => form.requestSubmit())", SUBMITTED[3:], SENT),
}


@DEEP_ELSEWHERE
def test_each_way_to_submit(form):
    found = {}
    for name, (script, _, wanted) in CASES.items():
        form.open("form.html")
        form.evaluate(script)
        finger = press(form)
        form.events()
        finger.up()
        found[name] = [form.events(), arrived(form, len(wanted))]
        if name == "type reset":
            assert form.evaluate("return only.value") == "1"
    assert found == {name: [events, sent] for name, (_, events, sent) in CASES.items()}


@EVERYWHERE
def test_disabled_fieldset(form):
    form.evaluate("group.disabled = true")
    click(form)
    assert (form.state, form.events(), arrived(form, 0)) == ("idle", [], [])


LOST = {
    "removed": "document.getElementById('delete').remove()",
    "form replaced": "form.replaceWith(form.cloneNode(true))",
    "form removed": "form.remove()",
    "moved to another form": "other.append(document.getElementById('delete'))",
    "form attribute changed": "document.getElementById('delete').setAttribute('form', 'other')",
    "form of the attribute replaced": "other.replaceWith(other.cloneNode(true))",
    "form of the attribute renamed": "other.id = 'another'",
}


@DEEP_ELSEWHERE
@pytest.mark.parametrize("way", ["press", "arm"])
def test_form_that_changes_during_a_press(form, way):
    """The lift then confirms nothing, and neither does the second activation."""
    found = {}
    for name, script in LOST.items():
        form.open("form.html")
        if "attribute" in name and "changed" not in name:
            form.evaluate("document.getElementById('delete').setAttribute('form', 'other')")
        form.evaluate("window.button = document.getElementById('delete'); recorder.follow(button)")
        if way == "press":
            # Firefox's driver sends no further touch after the target of one was removed.
            finger = press(form, form.finger("touch" if form.browser.name == "chromium" else "mouse"))
        else:
            form.evaluate("button.click()")
        form.events()
        form.evaluate(script)
        if way == "press":
            finger.up()
        form.tick()
        found[name] = [form.evaluate("return button.state"), form.events(), arrived(form, 0)]
    events = [END] if way == "press" else ["selected → idle"]
    assert found == {name: ["idle", events, []] for name in LOST}


def enter(page, field="only"):
    page.evaluate("document.getElementById(arguments[0]).focus()", field)
    page.browser.press_key("Enter")
    page.tick()
    return page.events()


@EVERYWHERE
def test_enter_in_the_only_field_asks(form):
    assert (enter(form), arrived(form, 0)) == (ARMED, [])
    assert form.evaluate("return document.activeElement.id") == "delete"
    form.wait_for_label("CONFIRM")
    form.pass_time(0.31)
    form.browser.press_key("Enter")
    assert (form.events(), arrived(form, 1)) == (["selected → confirmed", *SUBMITTED[3:]], SENT)


NATIVE = "form.append(Object.assign(document.createElement('button'), { id: 'native', name: 'n', value: 'v' }))"
# Each case: what the page does, the events, and the number of forms that arrive.
UNASKED = {
    "two fields": ("only.after(Object.assign(document.createElement('input'), { name: 'second' }))", ARMED, 0),
    "disabled": ("document.getElementById('delete').disabled = true", [], 0),
    "a native button": (NATIVE, ["click native", "submit form by native, n=v"], 1),
    "type button": ("document.getElementById('delete').type = 'button'", ["submit form by nothing"], 1),
    "another button first": (
        "group.insertAdjacentHTML('beforebegin', '<pressure-confirm-button id=first type=submit></pressure-confirm-button>')", ARMED, 0,
    ),
    "a transitioning button first": (
        "group.insertAdjacentHTML('beforebegin', '<pressure-transitioning-button id=send></pressure-transitioning-button>')",
        ["click send", "submit form by send, ="], 1,
    ),
    "a listener that stops the key": ("only.addEventListener('keydown', (event) => event.stopPropagation())", ARMED, 0),
}


@DEEP_ELSEWHERE
def test_enter_beside_other_buttons(form):
    found, asked = {}, {}
    for name, (script, _, count) in UNASKED.items():
        form.open("form.html")
        form.evaluate(script)
        found[name] = [enter(form), len(arrived(form, count))]
        asked[name] = form.evaluate("return document.activeElement.id")
    assert found == {name: [events, count] for name, (_, events, count) in UNASKED.items()}
    assert asked["another button first"] == "first"


@EVERYWHERE
def test_submissions_by_a_script(form):
    """`requestSubmit()` asks, because it names no button. A native button, or `submit()`, is the page's own decision."""
    form.evaluate("form.addEventListener('submit', () => (window.heard = true)); form.requestSubmit()")
    form.tick()
    assert (form.events(), form.evaluate("return window.heard"), arrived(form, 0)) == (ARMED, None, [])
    # A disabled button, which only keeps Enter from submitting, changes nothing.
    form.open("form.html")
    form.evaluate("form.insertAdjacentHTML('afterbegin', '<button disabled hidden></button>'); form.requestSubmit()")
    form.tick()
    assert (form.events(), arrived(form, 0)) == (ARMED, [])
    form.open("form.html")
    form.evaluate("document.getElementById('delete').disabled = true; form.requestSubmit()")
    form.tick()
    assert (form.events(), arrived(form, 0)) == ([], [])
    form.open("form.html")
    form.evaluate(f"{NATIVE}; form.requestSubmit(native)")
    assert (form.events(), arrived(form, 1)) == (["submit form by native, n=v"], [("POST /sent/form", {"only": "1", "n": "v"})])
    form.evaluate("form.submit()")
    assert (form.events(), arrived(form, 1)) == ([], [("POST /sent/form", {"only": "1"})])
    # A transitioning button never asks.
    form.open("form.html")
    form.evaluate("group.insertAdjacentHTML('afterend', '<pressure-transitioning-button id=send>Send</pressure-transitioning-button>'); send.click()")
    assert (form.events(), arrived(form, 1)) == (["click send", "submit form by send, ="], [("POST /sent/form", {"only": "1"})])


@EVERYWHERE
def test_libraries_read_the_submitter(form):
    """htmx 2 reads the clicked button; htmx 4, Turbo and LiveView `event.submitter`; Alpine the element's own event."""
    form.evaluate(
        """
        const button = document.getElementById('delete')
        for (const [name, value] of Object.entries({
          formaction: '/sent/else', formmethod: 'post', formtarget: '_top', formenctype: 'multipart/form-data', formnovalidate: '',
          'data-turbo-confirm': 'Sure?', 'data-turbo-frame': 'list', class: 'red', title: 'Delete',
        })) button.setAttribute(name, value)
        window.read = []
        form.addEventListener('click', ({ target }) => {
          const clicked = target.closest('button, input[type=submit]')
          if (clicked) read.push(['clicked', clicked.form.id, clicked.name, clicked.value, clicked.getAttribute('formaction')])
        })
        document.addEventListener('submit', (event) => {
          event.preventDefault()
          const { submitter, target } = event
          const attributes = Object.fromEntries([...submitter.attributes].map(({ name, value }) => [name, value]))
          read.push(['submitter', attributes, submitter.previousElementSibling.id])
          read.push(['sent', Object.fromEntries(new FormData(target, submitter))])
        })
        button.addEventListener('confirm', ({ target, detail }) => read.push(['confirmed', target.id, detail]))
        """
    )
    confirm(form)
    assert form.evaluate("return read") == [
        ["confirmed", "delete", None],
        ["clicked", "form", "act", "delete", "/sent/else"],
        ["submitter", {
            "slot": "nowhere", "style": "display: none;", "type": "submit", "name": "act", "value": "delete", "formaction": "/sent/else", "formmethod": "post",
            "formtarget": "_top", "formenctype": "multipart/form-data", "formnovalidate": "", "data-turbo-confirm": "Sure?",
            "data-turbo-frame": "list",
        }, "delete"],
        ["sent", {"only": "1", "act": "delete"}],
    ]
    assert arrived(form, 0) == []


def test_form_in_an_action_of_a_peek(form):
    """The click of the submitter is not a second choice."""
    form.evaluate(
        """
        const peek = document.createElement('pressure-peek')
        peek.id = 'peek'
        form.before(peek)
        form.slot = 'action'
        peek.append('A row', form)
        peek.peek()
        """
    )
    form.pass_time(1)
    form.events()
    form.evaluate("document.getElementById('delete').click()")
    form.pass_time(0.31)
    form.evaluate("document.getElementById('delete').click()")
    confirmed = ["idle → selected", "selected → confirmed", "confirm", "action", "close", "actions → idle"]
    assert (form.events(), arrived(form, 1)) == ([*confirmed, *SUBMITTED[4:]], SENT)


@EVERYWHERE
def test_commands(form):
    """As on a native button: with a form, a submit button submits it instead."""
    has_commands = form.evaluate("return 'commandForElement' in HTMLButtonElement.prototype")
    prepare = f"{ATTRIBUTE}('commandfor', 'dialog'); {ATTRIBUTE}('command', arguments[0]); document.getElementById('delete').type = arguments[1]"
    found = {}
    for command, kind, outside in [("show-modal", "button", False), ("--erase", "button", True), ("--erase", "submit", True), ("--erase", "submit", False)]:
        form.open("form.html")
        form.evaluate(prepare, command, kind)
        if outside:
            form.evaluate("beside.append(document.getElementById('delete'))")
        finger = press(form)
        form.events()
        finger.up()
        found[command, kind, outside] = [form.events(), form.evaluate("return dialog.open")]
        form.evaluate("dialog.close()")
    assert len(arrived(form, 1)) == 1
    def sent(line):
        return ["confirm", *([line] if has_commands else []), END]
    assert found == {
        ("show-modal", "button", False): [sent("show-modal from delete"), has_commands],
        ("--erase", "button", True): [sent("--erase from delete"), False],
        ("--erase", "submit", True): [sent("--erase from delete"), False],
        ("--erase", "submit", False): [SUBMITTED[3:], False],
    }


# Without an engine


@pytest.fixture
def plain(form):
    form.open("form.html?plain", has_engine=False)
    form.until("window.isLost", "the page knows that there is no engine")
    form.evaluate("window.asked = []; window.confirm = (question) => (asked.push(question), window.answer)")
    form.events()
    return form


def answer(page, value):
    page.evaluate("window.answer = arguments[0]", value)


ASKED = ["confirm", "click delete", BY_BUTTON]


@EVERYWHERE
def test_without_an_engine_the_browser_asks(plain):
    found = {}
    for value in (False, True):
        answer(plain, value)
        click(plain)
        found[value] = [plain.evaluate("return asked.splice(0)"), plain.events(), arrived(plain, int(value))]
        answer(plain, value)
        found[value, "Enter"] = [enter(plain), plain.evaluate("return asked.splice(0)"), arrived(plain, int(value))]
    assert found == {
        False: [["Delete?"], [], []],
        (False, "Enter"): [[], ["Delete?"], []],
        True: [["Delete?"], ASKED, SENT],
        (True, "Enter"): [ASKED, ["Delete?"], SENT],
    }


def test_questions(plain):
    """The page's own words, or the label in the element's language."""
    plain.evaluate("pressureWords = new Map([['ar', { 'question-mark': '؟' }]])")
    cases = {
        "question": ("button.setAttribute('question', 'Delete all of it?')", "Delete all of it?"),
        "empty": ("button.setAttribute('question', '')", "Delete?"),
        "name": ("button.setAttribute('aria-label', 'Delete the draft'); button.innerHTML = ''", "Delete the draft?"),
        "language": ("button.lang = 'ar'; button.textContent = ' حذف '", "حذف؟"),
    }
    found = {}
    for name, (script, _) in cases.items():
        plain.evaluate(
            "window.saved ??= form.innerHTML; form.innerHTML = saved; const button = document.getElementById('delete');"
            f"{script}; button.click()"
        )
        found[name] = plain.evaluate("return asked.splice(0)")
    assert (found, plain.events()) == ({name: [question] for name, (_, question) in cases.items()}, [])


PLAIN = {
    "type button": ("button.type = 'button'; button.setAttribute('type', 'button')", 1, ["confirm"], []),
    "prevented": ("button.addEventListener('confirm', (event) => event.preventDefault())", 1, ["confirm"], []),
    "disabled": ("button.setAttribute('disabled', '')", 0, [], []),
    "in a disabled fieldset": ("group.disabled = true", 0, [], []),
    "invalid": ("only.value = ''", 1, ["confirm", "click delete"], []),
    "of another form": (
        "button.setAttribute('form', 'other')", 1, ["confirm", "click delete", "submit other by delete, act=delete"],
        [("POST /sent/other", {"elsewhere": "2", "act": "delete"})],
    ),
}


@DEEP_ELSEWHERE
def test_without_an_engine_other_cases(plain):
    found = {}
    for name, (script, _, _, sent) in PLAIN.items():
        plain.evaluate(
            "window.answer = true; window.saved ??= form.innerHTML; form.innerHTML = saved; group.disabled = false;"
            f"const button = document.getElementById('delete'); {script}; button.click()"
        )
        found[name] = [plain.evaluate("return asked.splice(0).length"), plain.events(), arrived(plain, len(sent))]
    assert found == {name: list(case[1:]) for name, case in PLAIN.items()}


@EVERYWHERE
def test_without_an_engine_and_dialogs(form):
    """A browser that suppresses dialogs answers no."""
    form.open("form.html?plain&suppressed", has_engine=False)
    form.until("window.isLost", "the page knows that there is no engine")
    click(form)
    assert (enter(form), arrived(form, 0)) == ([], [])


# A script's acts are not meant by a person.


def submit_by_script(page):
    page.evaluate("document.getElementById('form').requestSubmit()")
    page.pass_time(0.4)


@DEEP_ELSEWHERE
def test_submission_by_a_script_asks_and_never_confirms(form):
    form.evaluate("document.getElementById('only').focus()")
    for _ in range(4):
        submit_by_script(form)
    assert (form.events(), form.evaluate("return document.activeElement.id")) == (ARMED, "only")
    assert arrived(form, 0) == []


@DEEP_ELSEWHERE
def test_submission_by_a_script_after_a_tap(form):
    finger = finger_of(form)
    finger.down(*form.centre(), 0.1)
    finger.up()
    form.pass_time(0.7)
    submit_by_script(form)
    assert form.state == "selected"
    assert arrived(form, 0) == []


@DEEP_ELSEWHERE
def test_typing_in_a_form_that_a_script_submits(form):
    form.evaluate(
        "const field = document.getElementById('only'); field.focus(); field.setSelectionRange(0, 0);"
        " field.oninput = () => field.form.requestSubmit()"
    )
    for key in ("a", "Space", "a", "Space", "a"):
        form.browser.press_key(key)
        form.pass_time(0.4)
    assert form.evaluate("return [document.activeElement.id, document.getElementById('only').value]") == ["only", "a a a1"]
    assert arrived(form, 0) == []


@DEEP_ELSEWHERE
def test_script_submits_after_an_enter_that_submitted_nothing(form):
    """Enter moves the focus out of the form, so that its release is not heard there, and the browser submits nothing. A script that
    submits later does not confirm."""
    form.evaluate(
        """
        const field = document.getElementById('only')
        document.getElementById('beside').append(document.createElement('button'))
        field.addEventListener('keypress', (event) => {
          event.preventDefault()
          document.querySelector('#beside button:last-child').focus()
        })
        field.focus()
        """
    )
    form.browser.press_key("Enter")
    finger = finger_of(form)
    finger.down(*form.centre(), 0.1)
    finger.up()
    form.pass_time(0.7)
    form.events()
    submit_by_script(form)
    assert (form.state, form.events(), arrived(form, 0)) == ("selected", [], [])


NAMES = ["elements", "addEventListener", "removeEventListener", "requestSubmit", "lang", "parentNode", "matches", "closest", "getRootNode",
         "getAttribute", "contains", "attributes", "nodeType", "host"]


@DEEP_ELSEWHERE
@pytest.mark.parametrize("name", NAMES)
def test_field_that_hides_a_member_of_its_form(form, name):
    """A form has its fields as properties. The button asks nevertheless, and confirms."""
    form.evaluate(
        """
        const own = document.createElement('form')
        own.id = 'own'
        own.action = '/sent/own'
        own.method = 'post'
        const field = document.createElement('input')
        field.name = arguments[0]
        const button = document.createElement('pressure-confirm-button')
        button.id = 'asks'
        button.type = 'submit'
        button.textContent = 'Delete'
        own.append(field, button)
        document.getElementById('beside').append(own)
        """,
        name,
    )
    form.evaluate("HTMLFormElement.prototype.requestSubmit.call(document.getElementById('own'))")
    form.pass_time(0.4)
    form.id = "asks"
    assert form.state == "selected"
    form.browser.press_key("Escape")
    form.pass_time(0.4)
    form.events()
    assert confirm(form)[:4] == [*PRESSED, "confirm"]
    assert [address for address, _ in arrived(form, 1)] == ["POST /sent/own"]


def test_element_with_the_name_of_the_kits_words(form):
    form.evaluate("document.getElementById('beside').id = 'pressureWords'")
    assert confirm(form) == SUBMITTED


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("typed", ["", "aa"])
def test_enter_in_a_field_after_a_tap_that_left_the_focus_there(form, typed):
    """As of a toolbar's buttons. Typing disarms the button, and an Enter in the field only asks."""
    form.evaluate("document.getElementById('group').addEventListener('mousedown', (event) => event.preventDefault())")
    form.evaluate("document.getElementById('only').focus()")
    finger = form.finger("mouse")
    finger.down(*form.centre())
    finger.up()
    form.pass_time(0.8)
    assert (form.evaluate("return document.activeElement.id"), form.state) == ("only", "selected")
    for key in typed:
        form.browser.press_key(key)
        form.pass_time(0.4)
        assert form.state == "idle"
    form.browser.press_key("Enter")
    form.pass_time(0.5)
    # An Enter that has just disarmed does not arm.
    assert (form.state, "confirm" in form.events()) == ("selected" if typed else "idle", False)
    assert arrived(form, 0) == []
