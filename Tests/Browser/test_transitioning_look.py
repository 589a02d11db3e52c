"""What is drawn of a transitioning button: each state at rest, on the way from any to any, and with any label."""

import pytest

from transitioning import MOTION, STATES, centre, is_within
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
# A spinner at rest is one that shows how far the work is.
AT_REST = "button.progress = 0.5;"


def seen(look):
    """What makes a look, without where the page has been scrolled to."""
    left, top = look["button"]["left"], look["button"]["top"]

    def place(box):
        return box and [
            round(box[side] - origin)
            for side, origin in (("left", left), ("top", top), ("right", left), ("bottom", top))
        ]

    return {
        "pill": place(look["pill"]),
        "fill": look["fill"],
        "labels": [(one["text"], place(one["box"]), one["opacity"], one["fill"]) for one in look["labels"]],
        "spinner": place(look["spinner"]),
        "dashes": look["dashes"],
    }


@EVERYWHERE
def test_each_state_shows_its_content_alone(buttons):
    shown = {state: buttons.look_at_rest(state, AT_REST) for state in STATES}
    assert {state: [one["text"] for one in look["labels"]] for state, look in shown.items()} == {
        "begin": ["Send"],
        "loading": [],
        "success": ["Sent"],
        "failure": ["Not sent"],
    }
    assert [state for state, look in shown.items() if look["spinner"]] == ["loading"]
    pill, spinner = shown["loading"]["pill"], shown["loading"]["spinner"]
    # A circle.
    assert pill["right"] - pill["left"] == pytest.approx(pill["bottom"] - pill["top"], abs=0.5)
    assert is_within(spinner, pill) and centre(spinner) == pytest.approx(centre(pill), abs=1)


@pytest.mark.pitfall(22)
@EVERYWHERE
@pytest.mark.parametrize("between", [0, 90], ids=["same task", "mid-motion"])
@pytest.mark.parametrize("first", STATES)
def test_two_states_end_in_the_look_of_the_last(buttons, first, between):
    wanted = {state: seen(buttons.look_at_rest(state, AT_REST)) for state in STATES}
    wait = f"await pass({between});" if between else ""
    found = {}
    for last in STATES:
        buttons.set("state", "begin")
        buttons.evaluate("return pass(arguments[0])", MOTION)
        found[last] = seen(buttons.look_at_rest(last, f"{AT_REST} button.state = '{first}'; {wait}"))
    assert found == wanted


@EVERYWHERE
@pytest.mark.parametrize("last", STATES)
def test_all_states_in_one_task_end_in_the_look_of_the_last(buttons, last):
    wanted = seen(buttons.look_at_rest(last, AT_REST))
    others = "".join(f"button.state = '{state}';" for state in STATES * 2)
    assert seen(buttons.look_at_rest(last, AT_REST + others)) == wanted


# Labels

LONG = "Send everything that was weighed"
# What happens to the page, and to the button in the task in which its state is set.
LABELS = {
    "as they are": ("", ""),
    "long": (
        f"send.textContent = '{LONG}'; send.successLabel = 'All of it has been sent';"
        " send.failureLabel = 'Nothing was sent'",
        "",
    ),
    "one letter": ("send.textContent = 'S'; send.successLabel = 'Y'; send.failureLabel = 'N'", ""),
    "changed with the state": (
        "",
        f"button.textContent = '{LONG}'; button.successLabel = 'All is sent';"
        " button.failureLabel = 'Nothing was sent';",
    ),
    "shorter with the state": (
        f"send.textContent = '{LONG}'; send.successLabel = send.failureLabel = '{LONG}'",
        "button.textContent = 'Go'; button.successLabel = 'Yes'; button.failureLabel = 'No';",
    ),
    "large font": ("document.body.style.setProperty('font-size', '40px')", ""),
    "font grows with the state": ("", "document.body.style.setProperty('font-size', '32px');"),
    "zoom": ("document.documentElement.style.setProperty('zoom', '2')", ""),
    "right to left": (
        "document.documentElement.dir = 'rtl'; send.textContent = 'إرسال';"
        " send.successLabel = 'تم الإرسال'; send.failureLabel = 'لم يتم الإرسال'",
        "",
    ),
}


@EVERYWHERE
@pytest.mark.parametrize("state", ["begin", "success", "failure"])
@pytest.mark.parametrize("label", LABELS)
def test_label_is_centred_and_whole(buttons, label, state):
    before, together = LABELS[label]
    buttons.evaluate(f"const send = document.getElementById('send'); {before}")
    # From the spinner, so that every state comes by a motion.
    buttons.evaluate("send.state = 'loading'; return pass(arguments[0])", MOTION)
    look = buttons.look_at_rest(state, together)
    (text,) = look["labels"]
    name = {"begin": "textContent", "success": "successLabel", "failure": "failureLabel"}[state]
    assert (text["text"].strip(), text["opacity"]) == (buttons.get(name).strip(), 1)
    assert centre(text["box"])[0] == pytest.approx(centre(look["pill"])[0], abs=1)
    assert centre(text["box"])[1] == pytest.approx(centre(look["pill"])[1], abs=2)
    assert centre(look["pill"]) == pytest.approx(centre(look["button"]), abs=1)
    assert is_within(look["pill"], look["button"]), "the pill is cut off"
    assert is_within(text["box"], look["pill"]), "the text is cut off"


@EVERYWHERE
def test_box_stays_where_it_is(buttons):
    """The page around the button does not move with its state."""
    box = buttons.box()
    boxes = {}
    for state in STATES:
        buttons.look_at_rest(state, AT_REST)
        boxes[state] = buttons.box()
    assert boxes == {state: box for state in STATES}


# Progress, motion, colours


@EVERYWHERE
def test_progress_draws_an_arc(buttons):
    def filled(progress):
        return buttons.look_at_rest("loading", f"button.progress = {progress};")["dashes"]

    assert [filled(progress) for progress in (0.25, 0.5, 1)] == pytest.approx([0.25, 0.5, 1], abs=0.01)
    # Nothing yet, and more than all.
    assert filled(0) in (None, 0)
    assert filled(7) == pytest.approx(1, abs=0.01)


@EVERYWHERE
def test_unknown_progress_turns(buttons):
    buttons.set("state", "loading")
    buttons.evaluate("return pass(arguments[0])", MOTION)
    looks = set()

    def turns():
        looks.add(
            buttons.evaluate(
                """
                const spinner = document.getElementById('send').shadowRoot.querySelector('[part~="spinner"]')
                return JSON.stringify([spinner.outerHTML, getComputedStyle(spinner).transform])
                """
            )
        )
        return len(looks) >= 5

    eventually(turns, "the spinner turns")


def middles(looks):
    """How far below the middle of the pill the labels are, over all frames."""
    return [centre(one["box"])[1] - centre(look["pill"])[1] for look in looks for one in look["labels"]]


def change(page, state):
    return page.evaluate(
        "const looks = watchLook('send', 300); document.getElementById('send').state = arguments[0]; return looks",
        state,
    )


def test_contents_scroll(buttons):
    rest = middles([buttons.look()])[0]
    assert max(abs(middle - rest) for middle in middles(change(buttons, "success"))) > 5


def test_contents_fade_with_less_motion(buttons):
    buttons.browser.emulate_media(prefers_reduced_motion="reduce")
    buttons.open("transitioning.html")
    rest = middles([buttons.look()])[0]
    looks = change(buttons, "success")
    assert max(abs(middle - rest) for middle in middles(looks)) < 1
    assert any(0 < one["opacity"] < 1 for look in looks for one in look["labels"]), "nothing faded"
    finger = buttons.finger("touch")
    buttons.set("state", "begin")
    buttons.evaluate("return pass(arguments[0])", MOTION)
    pill = buttons.look()["pill"]
    finger.down(*buttons.centre())
    buttons.evaluate("return pass(200)")
    assert buttons.look()["pill"] == pill, "it shrank"
    finger.up()


def test_colours_are_custom_properties(buttons):
    names = ["normal", "text", "success", "success-text", "failure", "failure-text", "disabled", "disabled-text"]
    wanted = {name: (10 + 20 * at, 40, 90) for at, name in enumerate(names)}
    buttons.evaluate(
        "for (const [name, colour] of Object.entries(arguments[0]))"
        " document.documentElement.style.setProperty(`--pressure-${name}`, `rgb(${colour})`)",
        wanted,
    )

    def colour(text):
        return tuple(round(float(part)) for part in text.split("(")[1].split(")")[0].split("/")[0].split(",")[:3])

    found = {}
    for state, name in (("success", "success"), ("failure", "failure"), ("begin", "normal")):
        look = buttons.look_at_rest(state)
        found[name] = colour(look["fill"])
        found["text" if name == "normal" else f"{name}-text"] = colour(look["labels"][0]["fill"])
    look = buttons.look_at_rest("begin", "button.disabled = true;")
    found["disabled"], found["disabled-text"] = colour(look["fill"]), colour(look["labels"][0]["fill"])
    assert {name: pytest.approx(each, abs=1) for name, each in wanted.items()} == found
