"""A transitioning button in a form acts as its submit button, like a native button."""

import pytest

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
