"""The kit's buttons do in a form what a native button does in the same place, with the same attributes and listeners.

Each case runs with a native button first. Its record is the wanted one.
"""

import pytest

from test_confirm_form import arrived, finger_of, form, press, recording  # noqa: F401 (fixtures)

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
NATIVE, TRANSITIONING, CONFIRM = "button", "pressure-transitioning-button", "pressure-confirm-button"

# Makes a form with the button `one`, and records what the page hears and what would be sent.
PREPARE = """
const [tag, attributes] = arguments
const beside = document.getElementById('beside')
beside.innerHTML = `
  <form id="own" action="/sent/own" method="post">
    <input id="before" name="before" value="1"><${tag} id="one" ${attributes}>Go</${tag}><input id="after" name="after" value="2">
  </form>
  <form id="second" action="/sent/second" method="post"><input id="outer" name="outer" value="3" form="own"></form>
  <dialog id="box"><p>A dialog</p></dialog><div id="menu" popover="manual"><input id="item"></div>`
window.heard = []
const [own, one] = ['own', 'one'].map((id) => document.getElementById(id))
const record = (event) => {
  if (!beside.contains(event.target) && event.target.getRootNode() === document) return
  const { type, submitter, command, target } = event
  if (submitter !== undefined) {
    const data = submitter?.form === target ? [...new FormData(target, submitter)] : ['no submitter in the form']
    heard.push([type, target.id, data.flat().join(' ')])
  } else heard.push([type, target.id, command ?? ''])
}
window.ended?.abort()
window.ended = new AbortController()
for (const type of ['submit', 'reset', 'command', 'invalid']) addEventListener(type, record, { signal: ended.signal, capture: true })
// For the confirm button, its `confirm` takes the place of the click.
const act = tag.endsWith('confirm-button') ? 'confirm' : 'click'
"""
ACTIVATE = "(document.getElementById('one') ?? window.one).click()"


def prepare(page, tag, attributes="", script=""):
    is_default = tag == CONFIRM and not attributes.startswith("type=")
    page.evaluate(PREPARE + script, tag, f"type=submit {attributes}" if is_default else attributes)
    page.tick(2)


def activate(page, tag):
    page.evaluate(ACTIVATE)
    if tag == CONFIRM:
        page.pass_time(0.31)
        page.evaluate(ACTIVATE)
    page.pass_time(0.31)


def record_of(page, tag, attributes, script, read, count):
    page.open("form.html")
    prepare(page, tag, attributes, script)
    activate(page, tag)
    # The order of the fields counts, too.
    sent = [[address, *fields.items()] for address, fields in arrived(page, count)]
    return [page.evaluate("return heard"), sent, page.evaluate(f"return {read}")]


# Attributes, the page's script, a value to compare, and the number of forms that arrive.
CASES = {
    "order of the data": ("name=n value=v", "", "own.children.length", 1),
    "no value": ("name=n", "", "1", 1),
    "text changed by a submit listener": (
        "name=n value=v",
        "own.addEventListener('submit', () => (one.textContent = 'Deleting…'))",
        "one.textContent", 1,
    ),
    "text changed by a click listener": ("name=n value=v", "one.addEventListener(act, () => (one.textContent = 'Deleting…'))", "one.textContent", 1),
    "content removed by a click listener": ("name=n value=v", "own.addEventListener('click', () => one.replaceChildren())", "one.innerHTML", 1),
    "value changed by a click listener": ("name=n value=v", "one.addEventListener(act, () => (one.value = 'w'))", "1", 1),
    "value changed by a submit listener": ("name=n value=v", "own.addEventListener('submit', () => (one.value = 'w'))", "1", 1),
    "name removed by a submit listener": ("name=n value=v", "own.addEventListener('submit', () => one.removeAttribute('name'))", "1", 1),
    "action changed by a click listener": ("", "one.addEventListener(act, () => (one.formAction = '/sent/else'))", "1", 1),
    "disabled by its listener": ("name=n value=v", "one.addEventListener(act, () => (one.disabled = true))", "1", 0),
    "disabled by the form's click listener": ("name=n value=v", "own.addEventListener('click', () => (one.disabled = true))", "1", 0),
    "removed by its listener": ("name=n value=v", "one.addEventListener(act, () => one.remove())", "1", 0),
    "removed by the form's click listener": ("name=n value=v", "own.addEventListener('click', () => one.remove())", "1", 0),
    "moved by its listener": ("name=n value=v", "one.addEventListener(act, () => second.append(one))", "1", 1),
    "prevented": ("name=n value=v", "one.addEventListener(act, (event) => event.preventDefault())", "1", 0),
    "prevented at the document": ("name=n", "own.addEventListener('submit', (event) => event.preventDefault())", "1", 0),
    "type reset": ("type=reset", "before.value = 'x'", "before.value", 0),
    "type button": ("type=button", "", "1", 0),
    "reset prevented": ("type=reset", "before.value = 'x'; own.onreset = () => false", "before.value", 0),
    "invalid": ("name=n", "before.required = true; before.value = ''", "document.activeElement.id", 0),
    "formnovalidate": ("name=n formnovalidate", "before.required = true; before.value = ''", "one.formNoValidate", 1),
    "formaction": ("formaction=/sent/else", "", "1", 1),
    "formmethod": ("formmethod=get name=n value=v", "", "1", 1),
    "formenctype": ("formenctype=text/plain", "", "1", 1),
    "form": ("form=second name=n value=v", "", "one.form.id", 1),
    "of a dialog": ("formmethod=dialog value=v", "box.append(own); box.showModal()", "[box.open, box.returnValue]", 0),
    "of a dialog's form": ("value=v", "own.method = 'dialog'; box.append(own); box.showModal()", "[box.open, box.returnValue]", 0),
    "in a shadow": (
        "name=n value=v",
        "const root = beside.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });root.append(own); window.one = one;"
        " root.addEventListener('submit', (event) => heard.push(['submit', event.submitter.name]))",
        "window.one.form.id", 1,
    ),
    "with a message of its own": ("name=n", "one.setCustomValidity('No')", "[one.validity.customError, one.validationMessage, one.willValidate]", 0),
    "with a message taken back": (
        "name=n",
        "one.setCustomValidity('No'); one.setCustomValidity('')",
        "[one.checkValidity(), one.reportValidity()]", 1,
    ),
    "all fields are asked": ("name=n", "", "[...own.elements].every((field) => field.checkValidity())", 1),
    "labels": ("", "own.insertAdjacentHTML('beforeend', '<label for=one>L</label>')", "[...one.labels].map((label) => label.textContent)", 1),
    "fieldset disabled by its listener": (
        "name=n",
        "const set = document.createElement('fieldset'); own.append(set); set.append(one); one.addEventListener(act, () => (set.disabled = true))",
        "1", 0,
    ),
    "row removed by a submit listener": (
        "name=n value=v",
        "const row = document.createElement('p'); own.append(row); row.append(one); own.addEventListener('submit', () => row.remove())",
        "1", 1,
    ),
    "submitted by its listener too": ("name=n value=v", "one.addEventListener(act, () => own.requestSubmit(), { once: true })", "1", 1),
}


@EVERYWHERE
@pytest.mark.parametrize("tag", [TRANSITIONING, CONFIRM])
def test_activation(form, tag):  # noqa: F811
    found = {name: record_of(form, tag, *case) for name, case in CASES.items()}
    wanted = {name: record_of(form, NATIVE, *case) for name, case in CASES.items()}
    assert found == wanted


# Enter in a field. The page's script, the field, and the keys.
FIELDS = {
    type: (f"before.type = '{type}'", "before", ["Enter"])
    for type in ("text", "search", "number", "email", "password", "date", "checkbox", "radio", "range", "button", "reset", "file")
} | {
    "text area": ("own.append(document.createElement('textarea')); own.lastChild.id = 'area'", "area", ["Enter"]),
    "select": ("own.append(document.createElement('select')); own.lastChild.id = 'list'", "list", ["Enter"]),
    "field outside": ("", "outer", ["Enter"]),
    "field of another form inside": ("before.setAttribute('form', 'second')", "before", ["Enter"]),
    "the only field": ("after.remove(); outer.remove()", "before", ["Enter"]),
    "button outside": ("one.setAttribute('form', 'own'); beside.append(one)", "before", ["Enter"]),
    "held": ("own.addEventListener('submit', (event) => event.preventDefault())", "before", ["Enter", "repeat", "repeat"]),
    "with Shift": ("", "before", ["Shift", "Enter"]),
    "with Control": ("", "before", ["Control", "Enter"]),
    "another key": ("", "before", ["a"]),
    "invalid": ("after.required = true; after.value = ''", "before", ["Enter"]),
    "disabled": ("one.disabled = true", "before", ["Enter"]),
    "disabled, the only field": ("one.disabled = true; after.remove(); outer.remove()", "before", ["Enter"]),
    "no submit button": ("one.type = 'button'", "before", ["Enter"]),
    "no submit button, the only field": ("one.type = 'button'; after.remove(); outer.remove()", "before", ["Enter"]),
    "disabled native button first": ("own.insertAdjacentHTML('afterbegin', '<input type=submit disabled>'); one.before(before)", "before", ["Enter"]),
    "keydown prevented": ("before.onkeydown = () => false", "before", ["Enter"]),
    "keypress prevented": ("before.onkeypress = () => false", "before", ["Enter"]),
    "keydown prevented at the document": ("beside.onkeydown = () => false", "before", ["Enter"]),
    "keypress prevented at the document": ("beside.addEventListener('keypress', (event) => event.preventDefault())", "before", ["Enter"]),
    "keydown stopped": ("before.addEventListener('keydown', (event) => event.stopPropagation())", "before", ["Enter"]),
    "keypress stopped": ("before.addEventListener('keypress', (event) => event.stopImmediatePropagation())", "before", ["Enter"]),
    "in a shadow": (
        "const root = beside.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });"
        " root.append(own); root.addEventListener('submit', (event) => heard.push(['submit', event.submitter.name]))",
        "before", ["Enter"],
    ),
}


def press_keys(page, field, keys):
    page.evaluate(
        """
        const find = (root) => root.getElementById(arguments[0])
        const root = [...document.querySelectorAll('#beside div')].map(({ shadowRoot }) => shadowRoot).find(Boolean)
        const field = find(document) ?? find(root)
        field.focus()
        """.replace("arguments[0]", f"'{field}'")
    )
    for key in keys:
        if key == "repeat":
            page.browser.repeat_key("Enter")
        else:
            page.browser.key_down(key)
    for key in reversed(keys):
        if key != "repeat":
            page.browser.key_up(key)
    page.pass_time(0.31)


def entered(page, tag, script, field, keys):
    """The events after Enter in a field, of which none submits."""
    page.open("form.html")
    prevent = "own.addEventListener('submit', (event) => event.preventDefault()); window.one = one"
    prepare(page, tag, "name=n value=v", f"{script}; {prevent}")
    press_keys(page, field, keys)
    assert page.evaluate("return beside.querySelectorAll('[slot=nowhere]').length") == 0
    return page.evaluate("return heard")


@EVERYWHERE
def test_enter_in_a_field(form):  # noqa: F811
    """The transitioning button acts, the confirm button asks."""
    found, wanted = {}, {}
    for name, case in FIELDS.items():
        if "repeat" in case[-1] and form.browser.name == "webkit":
            continue
        native = entered(form, NATIVE, *case)
        # A held key submits again and again by a native button.
        native = native[:1] if name == "held" else native
        is_asked = any(kind != "reset" and target != "second" for kind, target, *_ in native) and not name.startswith("no submit button")
        found[name] = [
            entered(form, TRANSITIONING, *case), entered(form, CONFIRM, *case), form.evaluate("return [one.state, one.matches(':focus')]"),
        ]
        wanted[name] = [native, [] if is_asked else native, ["selected", True] if is_asked else ["idle", False]]
    assert found == wanted


# Attributes, the page's script, and a value to compare.
COMMANDS = {
    "show-modal": ("command=show-modal commandfor=box", "", "box.open"),
    "close": ("command=close commandfor=box value=foo", "box.append(one); box.show()", "[box.open, box.returnValue]"),
    "close without a value": ("command=close commandfor=box", "box.append(one); box.show()", "[box.open, box.returnValue]"),
    "request-close": ("command=request-close commandfor=box value=foo", "box.append(one); box.show()", "[box.open, box.returnValue]"),
    "show-popover": ("command=show-popover commandfor=menu", "", "menu.matches(':popover-open')"),
    "hide-popover": ("command=hide-popover commandfor=menu", "menu.showPopover()", "menu.matches(':popover-open')"),
    "toggle-popover": ("command=toggle-popover commandfor=menu", "", "menu.matches(':popover-open')"),
    "own command": ("command=--erase commandfor=box", "", "1"),
    "source": ("command=--erase commandfor=box", "box.addEventListener('command', (event) => heard.push(event.source.id))", "1"),
    "unknown command": ("command=erase commandfor=box", "", "1"),
    "unknown target": ("command=show-modal commandfor=nothing", "", "box.open"),
    "prevented": ("command=show-modal commandfor=box", "box.addEventListener('command', (event) => event.preventDefault())", "box.open"),
    "target changed by a listener": (
        "command=show-modal commandfor=box", "one.addEventListener(act, () => one.setAttribute('commandfor', 'menu'))", "box.open",
    ),
    "outside of a form": ("command=show-modal commandfor=box", "beside.append(one)", "box.open"),
    "of another type in the form": ("type=reset command=show-modal commandfor=box", "", "box.open"),
}


@EVERYWHERE
@pytest.mark.parametrize("tag", [TRANSITIONING, CONFIRM])
def test_command(form, tag):  # noqa: F811
    if not form.evaluate("return 'commandForElement' in HTMLButtonElement.prototype"):
        pytest.skip("no commands in this browser")
    found, wanted = {}, {}
    for name, (attributes, script, read) in COMMANDS.items():
        for one, record in ((NATIVE, wanted), (tag, found)):
            form.open("form.html")
            prepare(form, one, attributes if attributes.startswith("type=") else f"type=button {attributes}", script)
            form.evaluate(ACTIVATE)
            if one == CONFIRM:
                # The first activation only asks.
                assert form.evaluate("return [heard, box.open && !box.contains(one)]") == [[], False]
                form.pass_time(0.31)
                form.evaluate(ACTIVATE)
            form.pass_time(0.31)
            record[name] = [form.evaluate("return heard"), form.evaluate(f"return {read}")]
    assert found == wanted


def test_command_without_a_type(form):  # noqa: F811
    """As the standard has it, a button with a command is no submit button by default."""
    form.open("form.html")
    prepare(form, TRANSITIONING, "command=show-modal commandfor=box")
    activate(form, TRANSITIONING)
    assert form.evaluate("return [one.type, heard, box.open]") == ["button", [["command", "box", "show-modal"]], True]


@pytest.mark.engines("chromium", "firefox")
@pytest.mark.parametrize("tag", [TRANSITIONING, CONFIRM])
def test_focus_goes_into_the_opened_popover(form, tag):  # noqa: F811
    """The next stop after the button is in the popover, wherever that is in the page."""
    stops = {}
    for one in (NATIVE, tag):
        form.open("form.html")
        prepare(form, one, "type=button command=show-popover commandfor=menu", "beside.prepend(menu)")
        activate(form, one)
        form.evaluate("one.focus()")
        stops[one] = []
        for _ in range(2):
            form.browser.press_key("Tab")
            stops[one].append(form.evaluate("return document.activeElement.id"))
    assert stops[tag] == stops[NATIVE] == ["item", "after"]


@pytest.mark.parametrize("tag", [TRANSITIONING, CONFIRM])
def test_open_popover_is_exposed(form, tag):  # noqa: F811
    found = {}
    for one in (NATIVE, tag):
        form.open("form.html")
        prepare(form, one, "type=button command=toggle-popover commandfor=menu", "window.one = one")
        found[one] = []
        for _ in range(2):
            inner = form.browser.cdp("Runtime.evaluate", expression="one.shadowRoot?.querySelector('button') ?? one")["result"]["objectId"]
            form.browser.cdp("Accessibility.enable")
            (node,) = form.browser.cdp("Accessibility.getPartialAXTree", objectId=inner, fetchRelatives=False)["nodes"]
            found[one].append([entry["value"]["value"] for entry in node["properties"] if entry["name"] == "expanded"])
            activate(form, one)
    assert found[tag] == found[NATIVE] == [[False], [True]]


@pytest.mark.opens("controls.html")
def test_members_in_every_form(page):
    """Every element is one of `form.elements`, and answers what a page asks all of them."""
    assert page.evaluate(
        """
        const form = document.body.appendChild(document.createElement('form'))
        const label = document.createElement('label')
        return ['confirm-button', 'transitioning-button', 'scale', 'peek', 'app-icon'].map((name) => {
          const one = document.createElement(`pressure-${name}`)
          one.id = label.htmlFor = 'asked'
          form.replaceChildren(label, one)
          const all = [...form.elements]
          one.setCustomValidity('No')
          const invalid = [one.validity.valid, one.checkValidity(), one.reportValidity(), one.validationMessage]
          one.setCustomValidity('')
          return [all.includes(one), one.form === form, [...one.labels].includes(label), one.willValidate, invalid, all.every((each) => each.checkValidity())]
        })
        """
    ) == [[True, True, True, True, [False, False, False, "No"], True]] * 5


@EVERYWHERE
@pytest.mark.parametrize("tag", [TRANSITIONING, CONFIRM])
def test_autofocus(form, tag):  # noqa: F811
    """Also if the browser looked for `autofocus` before the element was defined."""
    form.open(f"autofocus.html?{tag}", fresh=True)
    assert form.evaluate("return document.activeElement.id") == "first"
    form.open(f"autofocus.html?{tag}&taken", fresh=True)
    assert form.evaluate("return document.activeElement.id") == "field"
    form.open(f"autofocus.html?{tag}#field", fresh=True)
    assert form.evaluate("return document.activeElement.id") != "first"


@EVERYWHERE
def test_form_whose_fields_hide_all_of_its_members(form):  # noqa: F811
    """A form has its fields as properties, which hide its own. The elements in it work nevertheless, and cause no error."""
    count = form.evaluate(
        """
        beside.innerHTML = `
          <form id="own" action="/sent/own" method="post">
            <input id="field">
            <label><pressure-transitioning-button id="send" name="n" value="v">Send</pressure-transitioning-button></label>
            <pressure-transitioning-button id="back" type="reset">Back</pressure-transitioning-button>
            <pressure-confirm-button id="ask" type="submit" item="form">Ask</pressure-confirm-button>
            <pressure-peek id="peek" href="#x">Peek</pressure-peek><pressure-app-icon id="icon" name="Icon"></pressure-app-icon>
            <pressure-scale id="scale"></pressure-scale>
          </form>`
        window.own = document.getElementById('own')
        const names = new Set()
        for (let one = HTMLFormElement.prototype; one; one = Object.getPrototypeOf(one)) for (const name of Object.getOwnPropertyNames(one)) names.add(name)
        for (const name of names) {
          const field = document.createElement('input')
          field.type = 'hidden'
          field.name = name
          Element.prototype.append.call(own, field)
        }
        addEventListener('submit', (event) => {
          event.preventDefault()
          window.heard.push(`submit by ${event.submitter?.previousElementSibling.id}`)
        })
        addEventListener('reset', () => window.heard.push('reset'))
        window.heard = []
        return names.size
        """
    )
    assert count > 300
    form.tick(2)

    def heard(script):
        form.evaluate(f"const get = (id) => document.getElementById(id); {script}")
        form.pass_time(0.4)
        return form.evaluate("return heard.splice(0)")

    assert heard("send.click()") == ["submit by send"]
    assert heard("back.click()") == ["reset"]
    press_keys(form, "field", ["Enter"])
    assert heard("") == ["submit by send"]
    # The confirm button is the first now.
    assert heard("send.remove(); HTMLFormElement.prototype.requestSubmit.call(own)") == []
    assert heard("ask.click()") == ["submit by ask"]
    form.id = "ask"
    form.wait_out_guard()
    finger = finger_of(form)
    press(form, finger).up()
    form.wait_for_state("idle")
    assert heard("") == ["submit by ask"]
    form.wait_out_guard()
    press_keys(form, "field", ["Enter"])
    assert (heard(""), form.state, form.evaluate("return ask.matches(':focus')")) == ([], "selected", True)
    assert heard("peek.peek(); icon.click(); scale.tare()") == []
    assert heard("window.kept = ask; Element.prototype.remove.call(own)") == []
    assert form.evaluate("return [kept.state, kept.isConnected, kept.form === own]") == ["idle", False, True]


@pytest.mark.deep
def test_many_in_one_form(form):  # noqa: F811
    """Elements connect in a form in at most twice the processor time that they need outside of one."""
    cdp = form.browser.cdp
    cdp("Performance.enable", timeDomain="threadTicks")

    def spent(parent):
        def seconds():
            return {one["name"]: one["value"] for one in cdp("Performance.getMetrics")["metrics"]}["TaskDuration"]

        cdp("HeapProfiler.collectGarbage")
        before = seconds()
        form.evaluate(
            """
            const parent = beside.appendChild(document.createElement(arguments[0]))
            parent.innerHTML = '<pressure-transitioning-button>Send</pressure-transitioning-button>'.repeat(4000)
            """,
            parent,
        )
        after = seconds()
        form.evaluate("beside.replaceChildren()")
        return after - before

    # The first round compiles the code.
    rounds = [(spent("form"), spent("div")) for _ in range(3)][1:]
    assert min(inside for inside, _ in rounds) < 2 * min(outside for _, outside in rounds)
