"""A transitioning button in a form acts as its submit button, like a native button. All elements are members of a form."""

import pytest

from test_confirm_form import finger_of, form, press, recording  # noqa: F401 (fixtures)

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
DEEP_ELSEWHERE = pytest.mark.deep_engines("firefox", "webkit")
SUBMITTED = ["click", "submit two"]
WAYS = ("click", "enter")


def enter_in(page, field):
    page.focus(field)
    page.browser.press_key("Enter")
    return page.events()


def activate(page, way):
    """The events after a click on the button, or after Enter in a field of its form."""
    if way == "enter":
        return enter_in(page, "first")
    if page.id != "save":
        page.show("save")
    page.tap(page.finger("mouse"))
    return page.events()


@EVERYWHERE
def test_each_activation_submits_once(buttons):
    """Without a name, the button adds nothing to the fields."""
    buttons.evaluate(
        "window.sent = []; addEventListener('submit', ({ target, submitter }) =>"
        " sent.push([target.id, submitter.previousElementSibling.id, Object.fromEntries(new FormData(target, submitter))]))"
    )
    done = {way: activate(buttons, way) for way in WAYS}
    for key in ("Enter", "Space"):
        buttons.focus("save")
        buttons.browser.press_key(key)
        done[key] = buttons.events()
    assert done == dict.fromkeys(done, SUBMITTED) and len(done) == 4
    # Browsers submit a form with a single field even without a button.
    assert enter_in(buttons, "only") == ["click", "submit one"]
    fields = {"first": "1", "second": "2", "text": ""}
    assert buttons.evaluate("return sent") == [["two", "save", fields]] * 4 + [["one", "find", {"only": "1"}]]
    assert buttons.evaluate("return ['send', 'save'].map((id) => document.getElementById(id).form?.id ?? null)") == [None, "two"]


@DEEP_ELSEWHERE
def test_cases_that_do_not_submit(buttons):
    """A prevented click, an invalid field, a disabled button, type="button", and a button that is not ready."""
    cases = {
        "prevented": ("save.addEventListener('click', (event) => event.preventDefault(), { once: true })", ["click"], ["click"]),
        "not valid": ("first.value = ''; first.required = true", ["click"], ["click"]),
        "disabled by its fieldset": ("group.disabled = true", [], []),
        "disabled": ("save.disabled = true", [], []),
        "of type button": ("save.type = 'BUTTON'", ["click"], []),
        "of another type": ("save.type = 'buttons'", SUBMITTED, SUBMITTED),
        **{state: (f"save.state = '{state}'", [], []) for state in ("loading", "success", "failure")},
    }
    back = "first.value = 1; first.required = group.disabled = save.disabled = false; save.type = 'submit'; save.reset()"
    found = {}
    for name, (script, _, _) in cases.items():
        found[name] = []
        for way in WAYS:
            buttons.evaluate(f"{script}; recorder.take()")
            found[name].append(activate(buttons, way))
            buttons.evaluate(f"{back}; recorder.take()")
    assert found == {name: [by_click, by_enter] for name, (_, by_click, by_enter) in cases.items()}
    # The browser must not submit the form itself either, as it does for a form with a single field and no button.
    only = {
        "prevented": ("find.addEventListener('click', (event) => event.preventDefault(), { once: true })", ["click"]),
        "disabled": ("find.disabled = true", []),
        "loading": ("find.disabled = false; find.state = 'loading'; recorder.take()", []),
    }
    for name, (script, wanted) in only.items():
        buttons.evaluate(f"const find = document.getElementById('find'); {script}")
        assert enter_in(buttons, "only") == wanted, f"the only field, {name}"
    assert activate(buttons, "enter") == SUBMITTED


@EVERYWHERE
def test_enter_activates_the_first_submit_button(buttons):
    """The browser handles its own buttons, and fields that are not text fields."""
    # With two of the kit's buttons, the first one submits.
    buttons.evaluate(
        """
        const second = document.createElement('pressure-transitioning-button')
        second.id = 'second-button'
        second.textContent = 'Second'
        recorder.followClicks(second)
        document.getElementById('two').append(second)
        """
    )

    def entered(field):
        buttons.focus(field)
        buttons.browser.press_key("Enter")
        return [(entry["id"], entry["line"]) for entry in buttons.log()]

    assert entered("first") == [("save", "click"), ("two", "submit two")]
    buttons.evaluate("document.getElementById('save').type = 'button'")
    assert entered("first") == [("second-button", "click"), ("two", "submit two")]
    # The order in the form counts, not the order in which they were added.
    buttons.evaluate("save.type = 'submit'; two.prepend(document.getElementById('second-button'))")
    assert entered("first") == [("second-button", "click"), ("two", "submit two")]
    # A native button counts, before or after the kit's.
    assert entered("field") == [("own", "click"), ("native", "submit native")]
    buttons.evaluate("native.append(extra)")
    assert entered("field") == [("own", "click"), ("native", "submit native")]
    buttons.show("extra")
    buttons.tap(buttons.finger("mouse"))
    assert [(entry["id"], entry["line"]) for entry in buttons.log()] == [("extra", "click"), ("native", "submit native")]
    buttons.focus("text")
    buttons.browser.press_key("Enter")
    assert (buttons.evaluate("return text.value"), buttons.events()) == ("\n", [])


@EVERYWHERE
def test_button_that_enters_and_leaves_a_form(buttons):
    buttons.evaluate(
        """
        const [send, save] = ['send', 'save'].map((id) => document.getElementById(id))
        save.remove()
        send.setAttribute('form', 'two')
        """
    )
    buttons.show("send")
    buttons.tap(buttons.finger("mouse"))
    assert (buttons.get("form") is not None, buttons.events()) == (True, SUBMITTED)
    assert enter_in(buttons, "first") == SUBMITTED
    # The button moves to another form, and Enter in that form's fields activates it.
    buttons.evaluate("document.getElementById('find').remove(); send.setAttribute('form', 'one')")
    assert (enter_in(buttons, "first"), enter_in(buttons, "only")) == ([], ["click", "submit one"])
    buttons.evaluate("send.removeAttribute('form')")
    assert enter_in(buttons, "first") == []
    buttons.tap(buttons.finger("mouse"))
    assert buttons.events() == ["click"]


@pytest.mark.deep_engines("firefox", "webkit")
def test_run_started_by_the_submission(buttons):
    """A typical page: the form starts the run, and the button shows its progress."""
    buttons.evaluate("document.getElementById('two').addEventListener('submit', () => startRun('save'))")
    done = [activate(buttons, way) for way in ("enter", "enter", "click")]
    assert done == [[*SUBMITTED, "begin → loading", "work 0 in loading"], [], []]
    buttons.end(0)
    assert buttons.events() == ["loading → success", "run 0 gives 7 in success"]


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
          // By default a confirm button concerns no form.
          one.setAttribute('type', 'submit')
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
@pytest.mark.parametrize("tag", ["pressure-transitioning-button", "pressure-confirm-button"])
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

    def enter():
        form.evaluate("document.getElementById('field').focus()")
        form.browser.press_key("Enter")
        form.pass_time(0.31)

    def heard(script):
        form.evaluate(f"const get = (id) => document.getElementById(id); {script}")
        form.pass_time(0.4)
        return form.evaluate("return heard.splice(0)")

    assert heard("send.click()") == ["submit by send"]
    assert heard("back.click()") == ["reset"]
    enter()
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
    enter()
    assert (heard(""), form.state, form.evaluate("return ask.matches(':focus')")) == ([], "selected", True)
    assert heard("peek.peek(); icon.click(); scale.tare()") == []
    assert heard("window.kept = ask; Element.prototype.remove.call(own)") == []
    assert form.evaluate("return [kept.state, kept.isConnected, kept.form === own]") == ["idle", False, True]


@pytest.mark.deep
def test_many_in_one_form(form):  # noqa: F811
    """Elements connect in a form in at most twice the processor time that they need outside of one."""
    cdp = form.browser.cdp
    # An earlier test may have asked for the accessibility tree, which takes minutes for so many elements.
    cdp("Accessibility.disable")
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
