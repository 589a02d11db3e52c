"""A transitioning button in a form is its submit button, as a button would be."""

import pytest

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
SUBMITTED = ["click", "submit two"]


def activate(page, way):
    """Clicks the button, or presses Enter in a field of its form."""
    if way == "click":
        page.show("save")
        page.tap(page.finger("mouse"))
    else:
        page.focus("first")
        page.browser.press_key("Enter")


WAYS = pytest.mark.parametrize("way", ["click", "enter"])


@EVERYWHERE
@WAYS
def test_submits_once(buttons, way):
    activate(buttons, way)
    assert buttons.events() == SUBMITTED


@EVERYWHERE
@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_submits_by_key_on_the_button(buttons, key):
    buttons.focus("save")
    buttons.browser.press_key(key)
    assert buttons.events() == SUBMITTED


@EVERYWHERE
def test_enter_in_the_only_field_submits_once(buttons):
    # Such a form is submitted by browsers even without any button.
    buttons.focus("only")
    buttons.browser.press_key("Enter")
    assert buttons.events() == ["click", "submit one"]


@EVERYWHERE
@WAYS
def test_prevented_click_submits_nothing(buttons, way):
    buttons.evaluate("document.getElementById('save').addEventListener('click', (event) => event.preventDefault())")
    activate(buttons, way)
    assert buttons.events() == ["click"]


@EVERYWHERE
def test_prevented_click_submits_nothing_from_the_only_field(buttons):
    buttons.evaluate("document.getElementById('find').addEventListener('click', (event) => event.preventDefault())")
    buttons.focus("only")
    buttons.browser.press_key("Enter")
    assert buttons.events() == ["click"]


@EVERYWHERE
@WAYS
def test_invalid_form_is_not_submitted(buttons, way):
    buttons.evaluate("first.value = ''; first.required = true")
    activate(buttons, way)
    assert buttons.events() == ["click"]


@EVERYWHERE
@WAYS
@pytest.mark.parametrize("how", ["fieldset", "attribute"])
def test_disabled(buttons, way, how):
    buttons.evaluate("group.disabled = true" if how == "fieldset" else "save.disabled = true")
    activate(buttons, way)
    assert buttons.events() == []
    buttons.evaluate("group.disabled = false; save.disabled = false")
    activate(buttons, way)
    assert buttons.events() == SUBMITTED


@EVERYWHERE
def test_disabled_button_keeps_the_only_field_from_submitting(buttons):
    buttons.evaluate("document.getElementById('find').disabled = true")
    buttons.focus("only")
    buttons.browser.press_key("Enter")
    assert buttons.events() == []


@EVERYWHERE
def test_ordinary_button_submits_nothing(buttons):
    buttons.evaluate("save.setAttribute('type', 'button')")
    activate(buttons, "enter")
    assert buttons.events() == []
    activate(buttons, "click")
    assert buttons.events() == ["click"]


@EVERYWHERE
@pytest.mark.parametrize("state", ["loading", "success", "failure"])
def test_enter_submits_nothing_before_it_is_ready(buttons, state):
    for field, button in (("first", "save"), ("only", "find")):
        buttons.focus(field)
        buttons.evaluate("document.getElementById(arguments[0]).state = arguments[1]", button, state)
        buttons.browser.press_key("Enter")
        assert buttons.evaluate("return document.getElementById(arguments[0]).state", button) == state
        assert buttons.events() == [f"begin → {state}"]


@EVERYWHERE
def test_form_with_a_button_of_its_own_keeps_it(buttons):
    buttons.focus("field")
    buttons.browser.press_key("Enter")
    log = buttons.log()
    assert [(entry["id"], entry["line"]) for entry in log] == [("own", "click"), ("native", "submit native")]
    buttons.show("extra")
    buttons.tap(buttons.finger("mouse"))
    assert [(entry["id"], entry["line"]) for entry in buttons.log()] == [
        ("extra", "click"),
        ("native", "submit native"),
    ]


@EVERYWHERE
def test_enter_in_a_text_area_is_a_new_line(buttons):
    buttons.focus("text")
    buttons.browser.press_key("Enter")
    assert (buttons.evaluate("return text.value"), buttons.events()) == ("\n", [])


def test_enter_that_chooses_a_word_submits_nothing(buttons):
    """Input methods, and lists of suggestions, take Enter for themselves."""
    buttons.evaluate(
        """
        const options = { key: 'Enter', bubbles: true, composed: true, cancelable: true }
        first.dispatchEvent(new KeyboardEvent('keydown', { ...options, isComposing: true }))
        """
    )
    assert buttons.events() == []
    buttons.evaluate("first.addEventListener('keydown', (event) => event.preventDefault())")
    activate(buttons, "enter")
    assert buttons.events() == []


def test_enter_that_is_held_submits_once(buttons):
    buttons.evaluate("save.addEventListener('click', () => startRun('save'))")
    buttons.focus("first")
    buttons.browser.key_down("Enter")
    buttons.browser.key_down("Enter", repeat=True)
    buttons.browser.key_up("Enter")
    assert buttons.events() == ["click", "begin → loading", "work 0 in loading", "submit two"]


@EVERYWHERE
def test_button_outside_of_its_form(buttons):
    buttons.evaluate(
        """
        document.getElementById('two').reset()
        document.getElementById('send').setAttribute('form', 'two')
        document.getElementById('save').remove()
        """
    )
    assert buttons.evaluate("return document.getElementById('send').form.id") == "two"
    buttons.show("send")
    buttons.tap(buttons.finger("mouse"))
    assert buttons.events() == SUBMITTED
    buttons.focus("first")
    buttons.browser.press_key("Enter")
    assert buttons.events() == SUBMITTED


@EVERYWHERE
def test_two_buttons_of_a_form_the_first_one_is_the_default(buttons):
    buttons.evaluate(
        """
        const second = document.createElement('pressure-transitioning-button')
        second.id = 'second-button'
        second.textContent = 'Second'
        recorder.followClicks(second)
        document.getElementById('two').append(second)
        """
    )
    activate(buttons, "enter")
    assert [(entry["id"], entry["line"]) for entry in buttons.log()] == [("save", "click"), ("two", "submit two")]


@EVERYWHERE
def test_button_that_left_its_form(buttons):
    buttons.evaluate("const button = document.getElementById('save'); send.after(button)")
    buttons.focus("first")
    buttons.browser.press_key("Enter")
    buttons.show("save")
    buttons.tap(buttons.finger("mouse"))
    assert buttons.events() == ["click"]


@EVERYWHERE
def test_submission_carries_the_fields_and_no_more(buttons):
    buttons.evaluate(
        "addEventListener('submit', ({ target }) => (window.sent = Object.fromEntries(new FormData(target))))"
    )
    activate(buttons, "click")
    assert buttons.evaluate("return sent") == {"first": "1", "second": "2", "text": ""}


@EVERYWHERE
def test_run_started_by_the_submission(buttons):
    """As a page uses it: the form says when, the button shows how it goes."""
    buttons.evaluate("document.getElementById('two').addEventListener('submit', () => startRun('save'))")
    activate(buttons, "enter")
    activate(buttons, "enter")
    activate(buttons, "click")
    assert buttons.events() == [*SUBMITTED, "begin → loading", "work 0 in loading"]
    buttons.end(0)
    buttons.wait_for_events(["loading → success", "run 0 gives 7 in success"])
