"""The cases in which our two buttons are held against a native button. test_native_cases.py runs them.

A case has a markup, a script and steps. BUTTON in the markup is `button`, `pressure-confirm-button` or
`pressure-transitioning-button`; its id is `b`. In the script, `act` is the event with which the button acts: `click`, or `confirm`.

A case states nothing about the native result. If one of our buttons differs, a mark says why: `Stated` names the reason, the
sentence of the guide that states the difference, and the change that turns the native result into ours. The rest of the result
must be equal. GENERAL has the marks that hold for many cases.
"""

import re
from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass, field

ALL = ("chromium", "firefox", "webkit")
# WebKit's driver has no touch, and its mouse is stuck after another button than the primary one. WebKitGTK 2.50 has no commands.
NOT_WEBKIT = ("chromium", "firefox")
CHROMIUM = ("chromium",)
FIREFOX = ("firefox",)
WEBKIT = ("webkit",)


@dataclass(frozen=True)
class Stated:
    """A difference that a guide states."""

    reason: str
    guide: str
    sentence: str
    # Changes a copy of the native result of a case.
    change: Callable[[dict, "Case"], None]
    engines: tuple[str, ...] = ALL

    def applied(self, result, case):
        result = deepcopy(result)
        self.change(result, case)
        return result


@dataclass(frozen=True)
class Case:
    group: str
    name: str
    markup: str
    steps: tuple[str, ...]
    script: str = ""
    # An expression of the page, or NAMES.
    look: str = ""
    engines: tuple[str, ...] = ALL
    # True if the server's record is compared, too, except in WebKit. The data that the browser constructs always is.
    is_sent: bool = False
    # True for a case that needs a page of its own.
    is_fresh: bool = False
    # The marks of each of our buttons.
    marks: dict[str, list] = field(default_factory=lambda: {"confirm": [], "transitioning": []})

    @property
    def is_pointed(self):
        """True if a mouse or a finger has to find something."""
        return any(re.search("mouse|touch|^click|^tap|^press", step) for step in self.steps)


# Looks at the nodes of the accessibility tree, where the driver shows it.
NAMES = "names"

CASES = []
group = ""


def case(name, markup, steps, script="", look="", **more):
    steps = (steps,) if isinstance(steps, str) else tuple(steps)
    if any(re.search("touch|^tap |middle|right", step) for step in steps) or "command" in markup + script:
        more.setdefault("engines", NOT_WEBKIT)
    CASES.append(Case(group, name, markup, steps, script, look, **more))


# The parts of markups

B = "<BUTTON id=b type=submit name=n value=v>Go</BUTTON>"
PLAIN = "<BUTTON id=b type=button>Go</BUTTON>"


def button(attributes="", text="Go"):
    return f"<BUTTON id=b {attributes}>{text}</BUTTON>"


def submit(attributes="", text="Go"):
    return button(f"type=submit name=n value=v {attributes}", text)


def form(inside=B, attributes="", before="<input id=a name=a value=1>", after="<input id=z name=z value=9>"):
    return f"<form id=f action=/sent/f method=post {attributes}>{before}{inside}{after}</form>"


def one(inside=B, attributes="", field="<input id=a name=a value=1>"):
    """A form with one field."""
    return form(inside, attributes, field, "")


POPOVER = "<div id=p popover>A <button id=i>popover</button></div>"
MODAL = "<dialog id=d>A <button id=i>dialog</button></dialog>"


def command(name, target="p", more="", type="type=button"):
    return button(f"{type} command={name} commandfor={target} {more}")


# MARK: Submission and data

group = "submission"
for way in ("Enter", "Space", "mouse", "touch", "click()"):
    case(f"submit by {way}", form(), f"act {way}", is_sent=True)
case("reset", form(button("type=reset name=n value=v")), "act Enter", "a.value = 'x'", "$('a').value")
case("reset prevented", form(button("type=reset")), "act Enter", "a.value = 'x'; on(f, 'reset', prevent)", "$('a').value")
case("type button", form(button("type=button name=n value=v")), "act Enter")
case("no name", form(button("type=submit value=v")), "act Enter")
case("no value", form(button("type=submit name=n")), "act Enter")
case("a name with special characters", form(button("type=submit name='n&amp;é' value='a+b%'")), "act Enter", is_sent=True)
case("order", form("<input name=n value=0>" + B + "<button id=other name=n value=2></button><input name=n value=3>"), "act Enter", is_sent=True)
case("text/plain", form(attributes="enctype=text/plain"), "act Enter", is_sent=True)
case("multipart", form(submit("formenctype=multipart/form-data")), "act Enter", is_sent=True)
case("formaction", form(submit("formaction=/sent/else")), "act Enter", is_sent=True)
case("formmethod", form(submit("formmethod=get")), "act Enter", is_sent=True)
case("formnovalidate", form(submit("formnovalidate"), before="<input id=a name=a required>"), "act Enter")
case("an invalid field", form(before="<input id=a name=a required>"), "act Enter")
case("two invalid fields", form(before="<input id=a name=a required>", after="<input id=z required>"), "act mouse")
case("novalidate", form(attributes="novalidate", before="<input id=a name=a required>"), "act Enter")
case("formtarget", form(submit("formtarget=inner")) + "<iframe name=inner></iframe>", "act Enter", is_sent=True)
case("target", form(attributes="target=inner") + "<iframe name=inner></iframe>", "act Enter", is_sent=True)
DIALOG = "<dialog id=d><form id=f method=dialog>{}</form></dialog>"
case("method dialog", DIALOG.format(B), "act Enter", "d.showModal()")
case("method dialog by a mouse", DIALOG.format(B), "act mouse", "d.showModal()")
case("formmethod dialog", f"<dialog id=d>{form(submit('formmethod=dialog'))}</dialog>", "act Enter", "d.showModal()")
case("of another form", form("", before="<input id=a name=a value=1>") + form(submit("form=f")).replace("id=f", "id=g").replace("/f", "/g"),
     "act Enter")
case("outside of its form", form("") + submit("form=f"), "act Enter", is_sent=True)
case("two acts", form(), ["act Enter", "wait 1", "act Enter"], "on(f, 'submit', prevent)")
case("two acts by mouse", form(), ["act mouse", "wait 1", "act mouse"], "on(f, 'submit', prevent)")
case("removed by its listener", form(), "act Enter", "on(b, act, () => b.remove())")
case("removed by the submit listener", form(), "act Enter", "on(f, 'submit', () => b.remove())")
case("title changed by its listener", form(), "act Enter", "on(b, act, () => (b.textContent = 'Going'))", "$('b').textContent")
case("title changed by a click listener", form(), "act Enter", "on(f, 'click', () => (b.textContent = 'Going'))", "$('b').textContent")
case("title changed by the submit listener", form(), "act Enter", "on(f, 'submit', () => (b.innerHTML = 'Going'))", "$('b').textContent")
case("content removed by a click listener", form(), "act Enter", "on(f, 'click', () => b.replaceChildren())", "$('b').innerHTML")
case("disabled by its listener", form(), "act Enter", "on(b, act, () => (b.disabled = true))")
case("disabled by the form's click listener", form(), "act Enter", "on(f, 'click', () => (b.disabled = true))")
case("removed by the form's click listener", form(), "act Enter", "on(f, 'click', () => b.remove())")
case("removed with its row by the submit listener", form(f"<p id=r>{B}</p>"), "act Enter", "on(f, 'submit', () => r.remove())")
case("submitted by its listener, too", form(), "act Enter", "on(b, act, () => f.requestSubmit())")
case("disabled by the submit listener", form(), "act Enter", "on(f, 'submit', () => (b.disabled = true))")
case("submit prevented", form(), "act Enter", "on(f, 'submit', prevent)")
case("submit prevented in the capture phase", form(), "act Enter", "on(document, 'submit', prevent, true)")
case("act prevented", form(), "act Enter", "on(b, act, prevent)")
case("act prevented at the document", form(), "act mouse", "on(document, act, prevent)")
case("click prevented by the form", form(), "act Enter", "on(f, 'click', prevent)")
case("data added", form(), "act Enter", "on(f, 'formdata', (event) => event.formData.append('more', event.formData.get('n')))")
case("value changed by its listener", form(), "act Enter", "on(b, act, () => b.setAttribute('value', 'w'))")
case("value changed by the submit listener", form(), "act Enter", "on(f, 'submit', () => b.setAttribute('value', 'w'))")
case("name removed by the submit listener", form(), "act Enter", "on(f, 'submit', () => b.removeAttribute('name'))")
case("action changed by its listener", form(), "act Enter", "on(b, act, () => (b.formAction = '/sent/else'))", "new URL(b.formAction).pathname", is_sent=True)
case("another type by its listener", form(), "act Enter", "on(b, act, () => b.setAttribute('type', 'button'))")
case("another form by its listener", form() + "<form id=g action=/sent/g method=post></form>", "act Enter",
     "on(b, act, () => b.setAttribute('form', 'g'))")
case("moved to another form by its listener", form() + "<form id=g action=/sent/g method=post></form>", "act Enter", "on(b, act, () => g.append(b))")
case("data of the submitter", form(), "act Enter",
     "on(f, 'submit', (event) => { event.preventDefault(); log(String([...new FormData(f, event.submitter).keys()])) })")
case("attributes of the submitter", form(submit("data-frame=list formaction=/sent/else")), "act Enter",
     "on(f, 'submit', (event) => { event.preventDefault(); const by = event.submitter;"
     " log([by?.form?.id, by?.type, by?.name, by?.value, by?.dataset.frame, by?.getAttribute('formaction')].join()) })")
case("requestSubmit of the form", form(), ["js f.requestSubmit()", "wait 0.1"])
case("requestSubmit of the button", form(), ["js try { f.requestSubmit(b) } catch (error) { log(error.name) }", "wait 0.1"])
case("properties", form(), [], look="[b.form?.id, b.type, b.name, b.value, b.disabled, b.formAction?.split('/').pop().split('?')[0], b.formMethod]")
case("formAction", form(submit("formaction='else?a b'")), [], look="b.formAction")
case("default type", form(button()), [], look="b.type")
case("default type with a command", form(command("--go", type="")) + POPOVER, "act Enter", look="b.type")
case("an invalid type", form(button("type=submits")), [], look="b.type")
case("elements of the form", form(), [], look="[[...$('f').elements].map(idOf), $('f').b === b, $('f').length]")
case("names of the form", form(), [], look="[$('f').elements.n === b, $('f').n === b]")
case("validity of all elements", form(), [],
     look="[...$('f').elements].map((one) => [one.willValidate, one.checkValidity?.(), one.reportValidity?.(), one.validity?.valid,"
     " one.validationMessage])")
case("custom validity", form(), "act Enter", "b.setCustomValidity?.('No')",
     "[b.validity?.customError, b.validationMessage, $('f').checkValidity(), b.matches(':invalid')]")
case("custom validity taken back", form(), "act Enter", "b.setCustomValidity('No'); b.setCustomValidity('')", "[b.checkValidity(), b.reportValidity()]")
for type_ in ("button", "reset"):
    case(f"custom validity of type {type_}", form(button(f"type={type_}")), ["js f.requestSubmit()", "wait 0.1"], "b.setCustomValidity('No')",
         "[b.willValidate, b.validationMessage, b.checkValidity(), b.reportValidity(), $('f').checkValidity()]")
VALIDITY = "[b.willValidate, b.validationMessage, b.checkValidity(), $('f').checkValidity()]"
case("custom validity before the type", form(button("type=button")), [], "b.setCustomValidity('No'); b.type = 'submit'", VALIDITY)
case("custom validity before another type", form(), [], "b.setCustomValidity('No'); b.type = 'reset'", VALIDITY)
case("custom validity before the form", f"<form id=f></form>{button('type=button')}", ["wait 0.1"],
     "b.setCustomValidity('No'); b.type = 'submit'; $('f').append(b)", VALIDITY)
case("custom validity outside of a page", form(button("type=button")), [],
     "const parent = b.parentNode; b.remove(); b.setCustomValidity('No'); b.type = 'submit'; parent.append(b)", VALIDITY)
case("custom validity taken back before the type", form(button("type=button")), [],
     "b.setCustomValidity('No'); b.setCustomValidity(''); b.type = 'submit'", VALIDITY)
case("default button", form(), [], look="b.matches(':default')")
case("enabled and disabled", form("", before="") + PLAIN, [],
     look="[b.matches(':enabled'), b.matches(':read-write'), b.matches(':required'), b.matches(':optional')]")

# MARK: Implicit submission

group = "implicit submission"
case("the only field", one(), "enter a")
case("two fields", form(), "enter a")
case("type button", one(PLAIN), "enter a")
case("type button, two fields", form(PLAIN), "enter a")
case("type reset", one(button("type=reset")), "enter a")
case("a field of another form", form(before="<input id=a name=a form=g value=1>", after="") + "<form id=g action=/sent/g method=post></form>", "enter a")
case("a field outside", "<input id=a name=a value=1 form=f>" + form(before="", after=""), "enter a")
case("a button outside", form("", after="") + submit("form=f"), "enter a")
NATIVE = "<button id=other name=o value=2>Other</button>"
case("a native button before", one(NATIVE + B), "enter a")
case("a native button after", one(B + NATIVE), "enter a")
case("another of ours after", one(B + "<BUTTON id=c type=submit name=c>Other</BUTTON>"), "enter a")
case("another of ours before", one("<BUTTON id=c type=button name=c>Other</BUTTON>" + B), "enter a")
case("disabled", one(submit("disabled")), "enter a")
case("disabled, two fields", form(submit("disabled")), "enter a")
case("disabled, then a native button", one(submit("disabled") + NATIVE), "enter a")
case("a disabled native button before", one("<button id=other disabled>Other</button>" + B), "enter a")
case("an invalid field", one(field="<input id=a name=a required>"), "enter a")
for type_ in ("keydown", "keypress"):
    for at, phase in (("a", ""), ("f", ""), ("document", ""), ("document", "true")):
        where = f"{at} in the capture phase" if phase else at
        case(f"{type_} prevented at {where}", one(), "enter a",
             f"on({at}, '{type_}', (event) => event.target.id === 'a' && event.preventDefault(), {phase or 'false'})")
case("keyup prevented", one(), "enter a", "on(a, 'keyup', prevent)")
case("keydown stopped", one(), "enter a", "on(a, 'keydown', stop)")
case("keypress stopped", one(), "enter a", "on(a, 'keypress', stop)")
case("keydown of a script", one(), [
    "focus a", "js a.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, composed: true }))", "wait 0.1",
])
for modifier in ("Shift", "Control", "Meta"):
    case(f"with {modifier}", one(), ["focus a", f"down {modifier}", "enter ", f"up {modifier}"])
for type_ in ("checkbox", "radio", "number", "password", "search", "url", "email", "date", "range", "button", "reset", "file"):
    case(f"in a field of type {type_}", one(field=f"<input id=a name=a type={type_} value=1>"), "enter a")
case("in a text area", one(field="<textarea id=a name=a></textarea>"), "enter a", look="$('a').value.length")
case("in a select", one(field="<input name=q value=1><select id=a name=a><option>1</option></select>"), ["focus a", "key a"])
case("in a read-only field", one(field="<input id=a name=a readonly value=1>"), "enter a")
case("held", one(), ["focus a", "down Enter", "repeat Enter", "repeat Enter", "up Enter"], "on(f, 'submit', prevent)")
case("twice", one(), ["enter a", "wait 1", "enter a"], "on(f, 'submit', prevent)")
case("method dialog", f"<dialog id=d>{one(attributes='method=dialog').replace('method=post', '')}</dialog>", "enter a", "d.showModal()")
case("submit prevented at the form", one(), "enter a", "on(f, 'submit', prevent)")
case("another key", one(), ["focus a", "key a", "wait 0.1"])
case("in a shadow", "<div id=h></div>", ["js $('h').shadowRoot.getElementById('a').focus()", "enter "],
     f"$('h').attachShadow({{ mode: 'open' }}).innerHTML = show('{one()}');"
     " on($('h').shadowRoot, 'submit', ({ submitter }) => log(`submit by ${submitter?.name}`))")
case("requestSubmit by a key listener", one(), "enter a", "on(a, 'keypress', (event) => { event.preventDefault(); f.requestSubmit() })")
case("changed before", one(), ["focus a", "key a", "enter "])
case("removed by a key listener", one(), "enter a", "on(a, 'keydown', () => b.remove())")

# MARK: Commands and popovers

group = "commands"
for name in ("show-popover", "toggle-popover"):
    for way in ("Enter", "mouse", "touch", "click()"):
        case(f"{name} by {way}", command(name) + POPOVER, f"act {way}")
case("toggle-popover twice", command("toggle-popover") + POPOVER, ["act Enter", "wait 1", "act Enter"])
case("toggle-popover twice by mouse", command("toggle-popover") + POPOVER, ["act mouse", "wait 1", "act mouse"])
case("hide-popover", command("hide-popover") + POPOVER.replace("popover>", "popover=manual>", 1), "act mouse", "p.showPopover()")
case("show-modal", command("show-modal", "d") + MODAL, "act Enter")
case("show-modal by mouse", command("show-modal", "d") + MODAL, "act mouse")
case("close", f"<dialog id=d>{command('close', 'd', 'value=yes')}</dialog>", "act Enter", "d.showModal()")
case("close without a value", f"<dialog id=d>{command('close', 'd')}</dialog>", "act Enter", "d.showModal()")
case("request-close", f"<dialog id=d>{command('request-close', 'd', 'value=yes')}</dialog>", "act Enter", "d.showModal()")
case("request-close cancelled", f"<dialog id=d>{command('request-close', 'd')}</dialog>", "act Enter", "d.showModal(); on(d, 'cancel', prevent)")
case("a custom command", command("--go", "p") + POPOVER, "act Enter")
case("a command without an element", command("show-popover", "q") + POPOVER, "act Enter")
case("an unknown command", command("shown", "p") + POPOVER, "act Enter")
case("command prevented", command("show-popover") + POPOVER, "act Enter", "on(p, 'command', prevent)")
case("act prevented", command("show-popover") + POPOVER, "act Enter", "on(b, act, prevent)")
case("disabled by its listener", command("show-popover") + POPOVER, "act Enter", "on(b, act, () => (b.disabled = true))")
case("in a form", form(command("--go", "p")) + POPOVER, "act Enter")
for type_ in ("submit", "reset"):
    case(f"type {type_} with a command", form(command("--go", type=f"type={type_}")) + POPOVER, "act Enter")
case("target changed by its listener", command("show-popover", "d") + POPOVER, "act Enter", "on(b, act, () => b.setAttribute('commandfor', 'p'))")
case("act prevented, then expanded", command("show-popover") + POPOVER, ["act Enter", "js p.showPopover(); b.focus()", "key Tab"], "on(b, act, prevent)")
case("properties", command("show-popover") + POPOVER, [], look="[b.command, b.commandForElement?.id]")
case("commandForElement", PLAIN + POPOVER, "act Enter", "b.command = 'show-popover'; b.commandForElement = p")
case("popovertarget", button("type=button popovertarget=p") + POPOVER, "act Enter")
case("Tab into the popover", command("show-popover") + "<button id=q>After</button>" + POPOVER, ["act Enter", "key Tab"])
case("Tab out of the popover", POPOVER + command("show-popover") + "<button id=q>After</button>", ["act Enter", "key Tab", "key Tab"])
case("Escape gives the focus back", command("show-modal", "d") + MODAL, ["act Enter", "wait 0.4", "key Escape"])
case("Escape closes a popover", command("show-popover") + POPOVER, ["act Enter", "wait 0.4", "key Escape"])
for way in ("mouse", "touch", "Enter", "click()"):
    case(f"popover opened by a listener, {way}", PLAIN + POPOVER, f"act {way}", "on(b, act, () => p.showPopover())")
for way in ("mouse", "touch", "Enter"):
    case(f"closedby=any opened by a listener, {way}", PLAIN + MODAL.replace("id=d", "id=d closedby=any"), f"act {way}", "on(b, act, () => d.showModal())")
case("popover opened by submit", form() + POPOVER, "act mouse", "on(f, 'submit', (event) => { event.preventDefault(); p.showPopover() })")
case("an open popover beside it", PLAIN + POPOVER, "act Enter", "p.showPopover()")
case("an open popover beside it, mouse", PLAIN + POPOVER, "act mouse", "p.showPopover()")
case("inside of a popover", f"<div id=p popover>{PLAIN}</div>", "act mouse", "p.showPopover()")
case("inside of a popover, by key", f"<div id=p popover>{PLAIN}</div>", "act Enter", "p.showPopover()")

# MARK: Labels

group = "labels"
LABEL = "<label id=l for=b>Label</label>"
case("click on its label", LABEL + PLAIN, ["click l", "answer"])
case("tap on its label", LABEL + PLAIN, ["tap l", "answer"])
case("click on its label in a form", form(LABEL + B), ["click l", "answer"])
case("label around it", "<label id=l><span id=s>Label</span> " + PLAIN + "</label>", ["click s", "answer"])
case("label around it, act by mouse", "<label id=l>Label " + PLAIN + "</label>", "act mouse")
case("label around it, act by key", "<label id=l>Label " + PLAIN + "</label>", "act Enter")
case("label.click()", LABEL + PLAIN, ["js l.click()", "answer"])
case("disabled", LABEL + button("type=button disabled"), ["click l", "answer"])
case("click on the label prevented", LABEL + PLAIN, ["click l", "answer"], "on(l, 'click', prevent)")
case("labels", LABEL + "<label id=m for=b>More</label>" + PLAIN, [], look="[[...b.labels ?? []].map(idOf), $('l').control === b, $('l').form?.id ?? null]")
case("focus of its label", LABEL + PLAIN, ["js l.focus()"])
case("a listener that stops the click of the label", LABEL + PLAIN, ["click l", "answer"], "on(l, 'click', stop)")
case("dispatched click", PLAIN, ["js b.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))", "answer"])

# MARK: Focus

group = "focus"
P, Q = "<button id=p>Before</button>", "<button id=q>After</button>"
HEARD = (
    "for (const type of ['focusin', 'focusout']) on(document, type, ({ target, relatedTarget }) =>"
    " log(`${type} ${idOf(target)} ${relatedTarget ? idOf(relatedTarget) : ''}`));"
)
VISIBLE = "[b, b.shadowRoot?.activeElement].some((one) => one?.matches(':focus-visible'))"
case("order of Tab", P + PLAIN + Q, ["key Tab", "key Tab", "key Tab"], HEARD)
case("order of Tab backwards", P + PLAIN + Q, ["focus q", "key Shift+Tab", "key Shift+Tab"], HEARD)
case("tabindex=-1", P + button("type=button tabindex=-1") + Q, ["key Tab", "key Tab"], HEARD)
case("tabindex=-1 and focus()", P + button("type=button tabindex=-1") + Q, ["focus b", "key Tab"], HEARD)
case("tabindex=0", P + button("type=button tabindex=0") + Q, ["key Tab", "key Tab", "key Tab"], HEARD)
case("tabindex=2", P + button("type=button tabindex=2") + Q, ["key Tab", "key Tab"], HEARD)
case("tabIndex", button("type=button"), [], look="b.tabIndex")
case("disabled in the order", P + button("disabled") + Q, ["key Tab", "key Tab"], HEARD)
case("disabled and focus()", P + button("disabled") + Q, ["focus b"])
case("inert", f"{P}<div inert>{PLAIN}</div>{Q}", ["key Tab", "focus b", "key Tab"])
case("hidden", P + button("type=button hidden") + Q, ["key Tab", "focus b", "key Tab"])
case("autofocus", P + button("autofocus"), ["wait 0.1"], is_fresh=True)
case("autofocus in a dialog", f"<dialog id=d>{P}{button('type=button autofocus')}</dialog>", ["wait 0.1"], "d.showModal()")
case("autofocus in a popover", f"<div id=d popover>{P}{button('type=button autofocus')}</div>", ["wait 0.1"], "d.showPopover()")
case("autofocus set later", f"<dialog id=d>{P}{PLAIN}</dialog>", ["wait 0.1"], "b.autofocus = true; d.showModal()")
case("autofocus removed later", f"<dialog id=d>{P}{button('type=button autofocus')}{Q}</dialog>", ["wait 0.1"], "b.autofocus = false; d.showModal()")
case("autofocus set outside of a page", f"<dialog id=d>{P}{PLAIN}</dialog>", ["wait 0.1"],
     "b.remove(); b.setAttribute('autofocus', ''); d.append(b); d.showModal()")
case("the first in a dialog", f"<dialog id=d>Text {PLAIN}{Q}</dialog>", ["wait 0.1"], "d.showModal()")
case("focus by mouse", P + PLAIN, ["press b", "lift"], HEARD, VISIBLE)
case("focus after an act by mouse", P + PLAIN, "act mouse", HEARD, VISIBLE)
case("focus after an act by touch", P + PLAIN, "act touch", HEARD, VISIBLE)
case("focus by touch after a key", P + PLAIN, ["key Tab", "act touch"], HEARD, VISIBLE)
case("focus by touch, mousedown prevented", PLAIN, "act touch", "on(document, 'mousedown', prevent)")
case("focus by tap", P + PLAIN, "tap b", HEARD, VISIBLE)
case("focus by Tab", PLAIN, "key Tab", HEARD, VISIBLE)
case("focus() and blur()", PLAIN, ["focus b", "js b.blur()"], HEARD)
case("focus by a script", PLAIN, "focus b", "", VISIBLE)
case("focus twice", PLAIN, ["focus b", "focus b"], HEARD)
case("click() leaves the focus", P + PLAIN, ["focus p", "act click()"], HEARD)
case("mousedown prevented", P + PLAIN, ["focus p", "act mouse"], "on(document, 'mousedown', prevent)")
case("removed while focused", PLAIN, ["focus b", "js b.remove()", "wait 0.1"])
case("disabled while focused", PLAIN + Q, ["focus b", "js b.disabled = true", "wait 0.1", "key Tab"])
case("hidden while focused", PLAIN + Q, ["focus b", "js b.hidden = true", "wait 0.1"])
case("focus-within", f"<div id=w>{PLAIN}</div>", "focus b", "", "[$('w').matches(':focus-within'), b.matches(':focus'), b.matches(':focus-within')]")
case("hasFocus and activeElement", PLAIN, "focus b", "", "[document.hasFocus(), document.activeElement === b]")
SHADOW = "$('h').attachShadow({ mode: 'open', delegatesFocus: %s }).innerHTML = show('<BUTTON id=b type=button>Go</BUTTON>');"
case("in a shadow root that delegates the focus", "<div id=h></div>", "js $('h').focus()", SHADOW % "true")
case("click beside it in a root that delegates the focus", "<div id=h></div>", "click h", SHADOW.replace("show('", "show('<p>Text</p>") % "true")
case("in a shadow root, by Tab", P + "<div id=h></div>", ["focus p", "key Tab"], SHADOW % "false")

# MARK: Clicks with modifiers, and other buttons

group = "clicks"
DETAILS = (
    "native.details = (event) => [' ' + event.detail, event.pointerType, event.button,"
    " ...['ctrlKey', 'shiftKey', 'altKey', 'metaKey'].filter((one) => event[one]), event.constructor.name, event.isTrusted].join(' ');"
)
for modifier in ("Control", "Shift", "Meta"):
    case(f"mouse with {modifier}", form(), [f"down {modifier}", "act mouse", f"up {modifier}"], "on(f, 'submit', prevent);" + DETAILS)
    case(f"Enter with {modifier}", form(), [f"down {modifier}", "act Enter", f"up {modifier}"], "on(f, 'submit', prevent)")
    case(f"Space with {modifier}", form(), [f"down {modifier}", "act Space", f"up {modifier}"], "on(f, 'submit', prevent)")
for way in ("mouse", "touch", "Enter", "Space", "click()"):
    case(f"details of a click by {way}", PLAIN, f"act {way}", DETAILS)
PLACE = (
    "native.details = ({ clientX, clientY, target }) => { const box = target.getBoundingClientRect();"
    " return ` ${clientX >= box.left && clientX <= box.right && clientY >= box.top && clientY <= box.bottom}` };"
)
case("place of a click", PLAIN, "act mouse", PLACE)
case("the middle button", form(), "click b middle")
case("the right button", form(), "click b right")
case("pressed inside, lifted outside", form() + "<p id=x>Outside</p>", ["press b", "wait 0.3", "move x", "lift"])
case("pressed outside, lifted inside", form() + "<p id=x>Outside</p>", ["press x", "move b", "lift"])
case("out and back in", PLAIN + "<p id=x>Outside</p>", ["press b", "move x", "move b", "lift"])
case("Space pressed, then the focus moves", PLAIN + Q, ["focus b", "down Space", "focus q", "up Space"])
case("Space pressed elsewhere, released on it", PLAIN + Q, ["focus q", "down Space", "focus b", "up Space"])
case("Space pressed, then Escape", PLAIN, ["focus b", "down Space", "key Escape", "up Space"])
case("Space pressed, then Meta", PLAIN, ["focus b", "down Space", "down Meta", "up Space", "up Meta", "wait 0.4"])
case("held Enter", PLAIN, ["focus b", "down Enter", "repeat Enter", "repeat Enter", "up Enter"])
case("held Space", PLAIN, ["focus b", "down Space", "repeat Space", "repeat Space", "up Space"])
case("Enter pressed elsewhere", P + PLAIN, ["focus p", "down Enter", "focus b", "repeat Enter", "up Enter"], "on(p, 'click', stop)")
case("keys of a script", PLAIN, [
    "focus b",
    "js for (const type of ['keydown', 'keyup']) b.dispatchEvent(new KeyboardEvent(type, { key: 'Enter', bubbles: true, composed: true }))",
    "wait 0.1",
])
case("other keys", PLAIN, ["focus b", "key a", "key ArrowDown", "key Escape"])

# MARK: Prevention

group = "prevention"
for type_, way in (
    ("pointerdown", "mouse"), ("mousedown", "mouse"), ("pointerup", "mouse"), ("mouseup", "mouse"), ("pointerdown", "touch"),
    ("touchstart", "touch"), ("touchend", "touch"), ("keydown", "Enter"), ("keypress", "Enter"), ("keyup", "Enter"),
    ("keydown", "Space"), ("keypress", "Space"), ("keyup", "Space"),
):
    case(f"{type_} prevented, {way}", PLAIN, f"act {way}", f"b.addEventListener('{type_}', prevent, {{ passive: false }})")
for type_, way in (("pointerdown", "mouse"), ("keydown", "Enter"), ("keyup", "Space"), ("touchend", "touch")):
    case(f"{type_} prevented at the document, {way}", PLAIN, f"act {way}",
         f"document.addEventListener('{type_}', prevent, {{ passive: false, capture: true, once: true }})")
for type_, way in (("pointerdown", "mouse"), ("pointerup", "mouse"), ("mousedown", "mouse"), ("keydown", "Enter"), ("keyup", "Space"), ("touchstart", "touch")):
    case(f"{type_} stopped in the capture phase, {way}", PLAIN, f"act {way}", f"on(document, '{type_}', stop, true)")
case("keydown stopped immediately at it", PLAIN, "act Enter", "on(b, 'keydown', (event) => event.stopImmediatePropagation())")
case("act prevented in the capture phase", form(), "act mouse", "on(document, act, prevent, true)")
case("act stopped", form(), "act mouse", "on(b, act, (event) => { event.stopPropagation(); log('heard') })")
case("act stopped immediately", form(), "act Enter",
     "on(b, act, (event) => { event.stopImmediatePropagation(); log('first') }); on(b, act, () => log('second'))")
case("act stopped in the capture phase", form(), "act Enter", "on(document, act, stop, true)")
case("contextmenu prevented", PLAIN, "click b right", "on(b, 'contextmenu', prevent)")
case("a listener that throws", form(), "act Enter", "on(b, act, () => { on(window, 'error', prevent); throw new Error('expected') })")

# MARK: Fieldsets

group = "fieldsets"
case("disabled", form(f"<fieldset id=s disabled>{B}</fieldset>"), ["click b", "act click()"], look="[b.matches(':disabled'), b.disabled]")
case("disabled, by focus", form(f"<fieldset id=s disabled>{B}</fieldset>"), ["focus b", "key Enter"])
case("in the legend", form(f"<fieldset id=s disabled><legend>{B}</legend></fieldset>"), "act Enter", look="b.matches(':disabled')")
case("in the second legend", form(f"<fieldset id=s disabled><legend></legend><legend>{B}</legend></fieldset>"), "act click()", look="b.matches(':disabled')")
case("nested", form(f"<fieldset disabled><fieldset>{B}</fieldset></fieldset>"), "act click()", look="b.matches(':disabled')")
case("nested in a legend", form(f"<fieldset disabled><legend><fieldset>{B}</fieldset></legend></fieldset>"), "act Enter", look="b.matches(':disabled')")
case("enabled again", form(f"<fieldset id=s disabled>{B}</fieldset>"), ["js s.disabled = false", "act mouse"])
case("disabled by its listener", form(f"<fieldset id=s>{B}</fieldset>"), "act Enter", "on(b, act, () => (s.disabled = true))")
case("moved out", form(f"<fieldset id=s disabled>{B}</fieldset>"), ["js f.append(b)", "act Enter"])
case("moved in", form(f"<fieldset id=s disabled></fieldset>{B}"), ["js s.append(b)", "act click()"], look="b.matches(':disabled')")
case("disabled itself, too", form(f"<fieldset id=s disabled>{submit('disabled')}</fieldset>"),
     ["js s.disabled = false", "act click()"], look="b.matches(':disabled')")

# MARK: Life

group = "life"
case("cloneNode", form(), "act Enter", "b.replaceWith(b.cloneNode(true))")
case("cloneNode of the form", form(), "act Enter", "f.replaceWith(f.cloneNode(true))")
case("innerHTML", form(), "act Enter", "f.innerHTML = f.innerHTML")
case("createElement", form(""), "act Enter",
     "const made = document.createElement(tag); Object.assign(made, { id: 'b', type: 'submit', name: 'n', value: 'v', textContent: 'Go' }); f.append(made)")
case("upgrade in another document", form(""), "act Enter",
     "const other = document.implementation.createHTMLDocument(); const made = other.createElement(tag);"
     " for (const [name, value] of Object.entries({ id: 'b', type: 'submit', name: 'n', value: 'v' })) made.setAttribute(name, value);"
     " made.textContent = 'Go'; f.append(document.adoptNode(made))")
case("importNode", form(""), "act Enter",
     "const other = document.implementation.createHTMLDocument(); other.body.innerHTML = show('<BUTTON id=b type=submit name=n value=v>Go</BUTTON>');"
     " f.append(document.importNode(other.body.firstChild, true))")
case("template", f"<template id=t>{B}</template>" + form(""), "act Enter", "f.append(t.content.cloneNode(true))")
case("moved to another form", form() + "<form id=g action=/sent/g method=post></form>", "act Enter", "g.append(b)")
case("moveBefore", form() + "<form id=g action=/sent/g method=post></form>", "act Enter", "(g.moveBefore ?? g.insertBefore).call(g, b, null)")
case("moveBefore keeps the focus", PLAIN + "<div id=g></div>", ["focus b", "js (g.moveBefore ?? g.insertBefore).call(g, b, null)", "wait 0.1"])
case("removed and inserted again", form(), "act Enter", "b.remove(); f.prepend(b)")
case("replaced in its own listener", form(), ["act Enter", "wait 1"],
     "on(b, act, () => { const other = b.cloneNode(true); other.id = 'c'; b.replaceWith(other) })")
case("replaced in its own listener by mouse", form(), ["act mouse", "wait 1"],
     "on(b, act, () => { const other = b.cloneNode(true); other.id = 'c'; b.replaceWith(other) })")
case("form replaced in its listener", form(), ["act Enter", "wait 1"], "on(b, act, () => f.replaceWith(f.cloneNode(true)))")
case("declarative shadow root", "<div id=w></div>", "act Enter",
     "w.setHTMLUnsafe(show(`<div id=h><template shadowrootmode=open><form id=f action=/sent/f method=post><input name=a value=1>"
     "<BUTTON id=b type=submit name=n value=v>Go</BUTTON></form></template></div>`));"
     " on($('h').shadowRoot, 'submit', ({ submitter }) => log(`submit by ${submitter?.name}=${submitter?.value}`))", "b.form.id")
case("slotted", f"<div id=h>{B}</div>", "act mouse",
     "$('h').attachShadow({ mode: 'open' }).innerHTML = '<form id=f action=/sent/f method=post><slot></slot></form>'", "b.form?.id ?? null")
case("slotted in a root with a form around it", form(f"<div id=h>{B}</div>"), "act mouse",
     "$('h').attachShadow({ mode: 'open' }).innerHTML = '<p><slot></slot></p>'")
case("moved by its listener", form() + "<div id=g></div>", "act Enter", "on(b, act, () => g.append(b))")
case("click() outside of a page", form(), ["js b.remove(); on(b, act, () => log('heard')); b.click()", "wait 0.4", "js b.click()"])
case("in a link", f"<a id=k href=#x>{PLAIN}</a>", "act mouse", "history.replaceState(null, '', location.pathname)", "location.hash")
case("in a summary by key", f"<details id=e><summary id=k>Text {PLAIN}</summary>Content</details>", "act Enter")
case("in a summary", f"<details id=e><summary id=k>Text {PLAIN}</summary>Content</details>", "act mouse")
case("with markup inside", form(button("type=submit name=n value=v", "<b id=i>Bold</b> text")), "act mouse", look="$('i') !== null")

# MARK: The accessibility tree

group = "names"


def named(name, markup, script="", steps=()):
    case(name, markup, steps, script, NAMES, engines=CHROMIUM)


OTHERS = "<p id=x>Other</p><p id=y>text</p>"
named("text", PLAIN)
named("no text", button("type=button", ""))
named("an image", button("type=button", "<img alt=Bin width=20 height=20>"))
named("an image and text", button("type=button", "<img alt=Bin width=20 height=20> Delete"))
named("hidden text", button("type=button", "Delete <span hidden>secretly</span><span aria-hidden=true>×</span>"))
named("aria-label", button("type=button aria-label='Delete it'"))
named("aria-labelledby", OTHERS + button("type=button aria-labelledby='x y'"))
named("aria-labelledby with itself", OTHERS + button("type=button aria-labelledby='b x'"))
named("title", button("type=button title=Tip", ""))
named("text and title", button("type=button title=Tip"))
named("label", LABEL + PLAIN)
named("label around it", "<label>Label " + button("type=button", "") + "</label>")
named("label and no text", LABEL + button("type=button", ""))
named("aria-describedby", OTHERS + button("type=button aria-describedby=x"))
named("aria-description", button("type=button aria-description=More"))
named("aria-expanded", button("type=button aria-expanded=false"))
named("aria-expanded, changed", button("type=button aria-expanded=false"), "b.setAttribute('aria-expanded', 'true')")
named("aria-pressed", button("type=button aria-pressed=true"))
named("aria-haspopup", button("type=button aria-haspopup=menu"))
named("aria-current", button("type=button aria-current=page"))
named("aria-busy", button("type=button aria-busy=true"))
named("aria-keyshortcuts", button("type=button aria-keyshortcuts=Alt+D"))
named("aria-roledescription", button("type=button aria-roledescription=trigger"))
named("aria-hidden", button("type=button aria-hidden=true"))
named("aria-controls and aria-owns", OTHERS + button("type=button aria-controls=x aria-details=y"))
named("aria-disabled", button("type=button aria-disabled=true"))
named("aria-invalid", button("type=button aria-invalid=true"))
named("role", button("type=button role=menuitem"))
named("role switch", button("type=button role=switch aria-checked=true"))
named("role tab", f"<div role=tablist>{button('type=button role=tab aria-selected=true')}</div>")
named("disabled", button("type=button disabled"))
named("disabled by a fieldset", f"<fieldset disabled>{PLAIN}</fieldset>")
named("expanded by a command", command("show-popover") + POPOVER)
named("expanded after a command", command("show-popover") + POPOVER, steps=["act Enter", "wait 0.6"])
named("language", button("type=button lang=fr", "Supprimer"))
named("focused", PLAIN, steps=["focus b"])
named("ariaLabel", PLAIN, "b.ariaLabel = 'Delete it'")
named("ariaLabelledByElements", OTHERS + PLAIN, "b.ariaLabelledByElements = [x]")
named("ariaExpanded", PLAIN, "b.ariaExpanded = 'true'")
named("a label that changes", LABEL + button("type=button", ""), "l.textContent = 'Changed'")

# MARK: Stated differences

CONFIRM, TRANSITIONING = "confirm-button", "transitioning-button"
INSTRUCTIONS = "Activate twice, or hold and slide onto the ring"


def focus_of_the_question(result, case):
    # An invalid field takes the focus back.
    is_back = "invalid a" in result["events"]
    if any(step.startswith("enter") for step in case.steps) and "act b" in result["events"] and not is_back:
        result["active"] = re.sub("a$", "b", result["active"])


def no_click(result, _):
    result["events"] = ["act b" if line.startswith("act b ") else line for line in result["events"]]


def instructions(result, case):
    if case.look == NAMES:
        for node in result["look"]:
            if node[0] in ("button", "menuitem", "switch", "tab") and node[1] != "popover" and not node[2]:
                node[2] = INSTRUCTIONS


def announcements(result, case):
    """An empty live region follows the button and its content."""
    if case.look == NAMES and case.name != "aria-hidden":
        at = next((at for at, node in enumerate(result["look"]) if node[1] == "popover"), None)
        at = len(result["look"]) if at is None else at - 1
        result["look"].insert(at, ["status", "", "", "atomic=True", "live=polite", "relevant=additions text"])


def click_around(result, case):
    """Each lift on the ring clicks what is around, before what opens or closes."""
    if "act mouse" in case.steps:
        lines = "".join(f"{line}\n" for line in result["events"])
        result["events"] = re.sub(r"((?:act b|heard)\n(?:(?:submit|data|invalid) .*\n)*)", r"\1click around\n", lines).splitlines()


GENERAL = {
    "confirm": [
        Stated("Enter must not confirm", "in-a-form", "it takes the focus and is armed", focus_of_the_question),
        Stated("`confirm` is the act", CONFIRM, "The element dispatches no `click`", no_click),
        Stated(
            "nobody knows such a button", CONFIRM, "`aria-description` of the inner button explains the control", instructions,
        ),
        Stated("a state is told", CONFIRM, "the confirm label is announced", announcements),
        Stated(
            "the ring does not hide what is below it", "in-a-form", "Safari's engine also clicks the nearest element around both", click_around, WEBKIT,
        ),
    ],
    "transitioning": [
        Stated("an outcome is told", TRANSITIONING, "The outcome's label is announced.", announcements),
    ],
}


def unlike(mark, kinds, group, *names):
    """Marks cases of a group, for the kinds "C", "T" or "CT"."""
    for name in names:
        (found,) = [case for case in CASES if (case.group, case.name) == (group, name)]
        for kind, letter in (("confirm", "C"), ("transitioning", "T")):
            if letter in kinds:
                found.marks[kind].append(mark)


def becomes(**values):
    """A change that replaces parts of the result."""
    return lambda result, _: result.update(deepcopy(values))


def replaces(old, new):
    """A change that replaces a text in the events."""

    def change(result, _):
        result["events"] = [line.replace(old, new) for line in result["events"]]

    return change


def exposed_twice(result, _):
    """The element is exposed around its inner button, with the role and the ARIA attributes."""
    at = next(at for at, node in enumerate(result["look"]) if "focusable=True" in node)
    role, name, description, *told = result["look"][at]
    if role == "button":
        role, name = "generic", "" if name == "Go" else name
    description = description.replace(INSTRUCTIONS, "")
    result["look"].insert(at, [role, name, description, *(one for one in told if one != "focusable=True")])


def explained(result, _):
    result["look"][0][2] = INSTRUCTIONS


def with_details(result, _):
    result["look"][0].insert(3, "details=p")


def last(count):
    """A change that keeps the last events."""
    return lambda result, _: result.update(events=result["events"][-count:])


def first(count):
    """A change that keeps the first events."""
    return lambda result, _: result.update(events=result["events"][:count])


unlike(Stated("a script is no person", "in-a-form", "it never confirms and does not move the focus", becomes(events=[])),
       "C", "submission", "requestSubmit of the form")
unlike(Stated("a script is no person", "in-a-form", "it never confirms and does not move the focus", becomes(events=[], active="a")),
       "C", "implicit submission", "requestSubmit by a key listener")
unlike(Stated("a script is no person", "in-a-form", "it never confirms and does not move the focus", last(3)),
       "C", "submission", "submitted by its listener, too")
unlike(Stated("a command is an act of its own", "in-a-form", "With `commandfor`, `button` is the default type of both elements.",
              lambda result, _: result["events"].append("command --go p from b")), "CT", "submission", "default type with a command")
unlike(Stated("most buttons only confirm", "in-a-form", "| `button`, the default of a confirm button | none |", becomes(look="button")),
       "C", "submission", "default type", "an invalid type")
BY_OTHER = ["click other", "submit f by other o=2", "data f a=1 o=2"]
unlike(Stated("the browser clicks its own button", "in-a-form", "If the form has a native submit button that is not disabled, the browser clicks that one.",
              becomes(events=BY_OTHER, active="a")), "CT", "implicit submission", "a native button after", "disabled, then a native button")
unlike(Stated("one press acts once", CONFIRM, "Key repeats are ignored", becomes(events=[], active="b")), "C", "implicit submission", "held")
unlike(Stated("one press acts once", CONFIRM, "Key repeats are ignored", becomes(events=[])), "C", "clicks", "held Enter")
unlike(Stated("one press acts once", CONFIRM, "Key repeats are ignored", becomes(events=[]), NOT_WEBKIT), "C", "clicks", "Enter pressed elsewhere")
unlike(Stated("one press acts once", "in-a-form", "A held Enter acts once.", first(2), NOT_WEBKIT), "T", "implicit submission", "held")
unlike(Stated("one press acts once", TRANSITIONING, "Key repeats are ignored.", first(1), NOT_WEBKIT), "T", "clicks", "held Enter")
unlike(Stated("one press acts once", TRANSITIONING, "Key repeats are ignored.", becomes(events=[]), NOT_WEBKIT), "T", "clicks", "Enter pressed elsewhere")
unlike(Stated("the first activation asks", CONFIRM, "The first activation (Enter, Space, or a click without a pointer) arms the button.", becomes(events=[])),
       "C", "clicks", "held Space")
unlike(Stated("a tap asks", CONFIRM, "A tap arms the button.", becomes(events=[])), "C", "clicks", "out and back in")
unlike(Stated("a tap asks", CONFIRM, "A tap arms the button.", first(1)), "C", "focus", "focus by mouse", "focus by tap")
unlike(Stated("Escape takes a press back", CONFIRM, "Escape, a focus change, a menu or a contact elsewhere disarms the button.", becomes(events=[])),
       "C", "clicks", "Space pressed, then Escape")
unlike(Stated("Escape takes a press back", TRANSITIONING, "Escape or a focus change cancels.", becomes(events=[])),
       "T", "clicks", "Space pressed, then Escape")
unlike(Stated("the browser's click is the act", TRANSITIONING, "that the page prevents before it reaches the element activates nothing", becomes(events=[])),
       "T", "prevention", "act prevented in the capture phase")
for kind, name in (("C", CONFIRM), ("T", TRANSITIONING)):
    unlike(Stated("ARIA on a page's element stays there", name, "exposes the element as a container", exposed_twice),
           kind, "names", "aria-label", "aria-labelledby", "aria-labelledby with itself", "aria-describedby", "aria-description", "aria-busy",
           "aria-keyshortcuts", "aria-controls and aria-owns", "role", "role switch", "role tab", "ariaLabel", "ariaLabelledByElements")
    unlike(Stated("the lift of a touch comes before the page's listener", name, "before it reaches the element", becomes(events=["act b"], active="b")),
           kind, "prevention", "touchend prevented, touch")
unlike(Stated("nobody knows such a button", CONFIRM, "It replaces a description by `title`.", explained), "C", "names", "text and title")
unlike(Stated("the popover is no neighbour of the inner button", "in-a-form", "Chromium also exposes the popover as its details.", with_details),
       "CT", "names", "expanded after a command")
unlike(Stated("the element dispatches its click", TRANSITIONING, "so `isTrusted` is false", replaces("PointerEvent true", "PointerEvent false")),
       "T", "clicks", *(f"mouse with {modifier}" for modifier in ("Control", "Shift", "Meta")),
       *(f"details of a click by {way}" for way in ("mouse", "touch", "Enter", "Space")))
unlike(Stated("the page follows no link by mistake", CONFIRM, "The element dispatches no `click`", becomes(look="")), "C", "life", "in a link")
# The limits of a custom element.
FORM = "in-a-form"
unlike(Stated("browsers take only their own buttons", FORM, "`form.requestSubmit(button)` throws a `TypeError`.", becomes(events=["TypeError"])),
       "CT", "submission", "requestSubmit of the button")
unlike(Stated("browsers match only their own buttons", FORM, "`:default` never matches", becomes(look=False)), "CT", "submission", "default button")
unlike(Stated("browsers match only their own buttons", FORM, "and `:optional` only in Firefox", becomes(look=[True, False, False, False]),
              (*CHROMIUM, *WEBKIT)), "CT", "submission", "enabled and disabled")
unlike(Stated("the inner button is the stop", FORM, "`tabIndex` is -1 without the attribute", becomes(look=-1)), "CT", "focus", "tabIndex")
NO_ELEMENT = "`commandForElement` and `popovertarget` do nothing"
unlike(Stated("an id says the same", FORM, NO_ELEMENT, becomes(look=["show-popover", None])), "CT", "commands", "properties")
unlike(Stated("an id says the same", FORM, NO_ELEMENT, becomes(events=["act b"], open=["p false"])), "CT", "commands", "commandForElement", "popovertarget")
unlike(Stated("Firefox looks for no shadow", FORM, "Firefox ignores `autofocus` in a popover", becomes(active="body"), FIREFOX),
       "CT", "focus", "autofocus in a popover")
unlike(Stated("the element captures its contacts", FORM, "A contact that leaves the button clicks nothing", becomes(events=[]), NOT_WEBKIT),
       "CT", "clicks", "pressed inside, lifted outside")
STOPPED = "An event that the page stops in the capture phase does not reach the element"
# WebKitGTK names the key otherwise.
for kinds, engines in (("C", ALL), ("T", NOT_WEBKIT)):
    unlike(Stated("a Mac reports no release", FORM, "The command key cancels a Space that is down", becomes(events=[]), engines),
           kinds, "clicks", "Space pressed, then Meta")
for kinds, name in (
    ("CT", "pointerdown stopped in the capture phase, mouse"), ("C", "keyup stopped in the capture phase, Space"), ("T", "act stopped in the capture phase"),
):
    unlike(Stated("the listeners are the element's", FORM, STOPPED, becomes(events=[])), kinds, "prevention", name)
unlike(Stated("nobody can be asked", FORM, "Outside of a page `click()` does nothing on a confirm button", becomes(events=[])),
       "C", "life", "click() outside of a page")
unlike(Stated("mouse events would press what the act shows", FORM, "takes the focus also if the page prevents `mousedown`", becomes(active="b")),
       "CT", "focus", "focus by touch, mousedown prevented")
