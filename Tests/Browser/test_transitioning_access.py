"""A transitioning button to assistive technology: its name, that it is busy, and how it went."""

import pytest

from accessibility import violations
from test_accessibility import button
from transitioning import STATES
from waiting import eventually

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")


@EVERYWHERE
@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing(buttons, state):
    # Set again and again, or a failure would be over before axe is.
    buttons.evaluate(
        """
        const button = document.getElementById('send')
        button.state = arguments[0]
        counters.original.setInterval(() => (button.state = arguments[0]), 300)
        """,
        state,
    )
    assert violations(buttons.browser) == []
    assert buttons.state == state


@EVERYWHERE
def test_axe_finds_nothing_when_disabled(buttons):
    buttons.set("disabled", True)
    assert violations(buttons.browser) == []


def inner(page, name):
    return page.evaluate(
        "return document.getElementById('send').shadowRoot.querySelector('button').getAttribute(arguments[0])", name
    )


def status(page):
    return page.evaluate("return document.getElementById('send').shadowRoot.querySelector('[role=status]').textContent")


@EVERYWHERE
def test_busy_and_focused_while_loading(buttons):
    buttons.starts_on_click()
    buttons.focus()
    buttons.browser.press_key("Enter")
    assert buttons.state == "loading"
    assert inner(buttons, "aria-busy") == "true"
    focused = "return [document.activeElement.id, document.activeElement.shadowRoot?.activeElement?.localName]"
    assert buttons.evaluate(focused) == ["send", "button"]
    buttons.end(0)
    buttons.wait_for_state("success")
    assert inner(buttons, "aria-busy") in (None, "false")
    assert buttons.evaluate(focused) == ["send", "button"]


@EVERYWHERE
def test_stays_in_the_tab_order_while_loading(buttons):
    buttons.set("state", "loading")
    buttons.focus("previous")
    stops = []
    for _ in range(2):
        buttons.browser.press_key("Tab")
        stops.append(buttons.evaluate("return document.activeElement.id"))
    assert stops == ["send", "next"]


@EVERYWHERE
@pytest.mark.parametrize("how, said", [("resolve", "Sent"), ("reject", "Not sent")])
def test_outcome_is_announced(buttons, how, said):
    buttons.start()
    assert status(buttons) not in ("Sent", "Not sent")
    buttons.end(0, how)
    eventually(lambda: status(buttons) == said, f"it says {said!r}")
    # The same outcome of the next run must be heard as well.
    buttons.start()
    assert status(buttons) != said
    buttons.end(1, how)
    eventually(lambda: status(buttons) == said, f"it says {said!r} again")


@pytest.mark.parametrize("state", STATES)
def test_name_stays_the_title(buttons, state):
    buttons.set("state", state)
    assert button(buttons, "Send")["focusable"] is True


def test_name_by_label(buttons):
    buttons.set_attribute("aria-label", "Send the weighing of Monday")
    assert button(buttons, "Send the weighing of Monday")["focusable"] is True


def test_target_is_large_enough(buttons):
    _, _, width, height = buttons.box()
    assert width >= 44 and height >= 44


def luminance(text):
    parts = [float(part) / 255 for part in text.split("(")[1].split(")")[0].split("/")[0].split(",")[:3]]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(share * part for share, part in zip((0.2126, 0.7152, 0.0722), linear))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("state", ["begin", "success", "failure"])
def test_label_can_be_read(buttons, state, scheme):
    """axe does not look into drawings."""
    buttons.browser.emulate_media(prefers_color_scheme=scheme)
    buttons.open("transitioning.html")
    look = buttons.look_at_rest(state)
    light, dark = sorted((luminance(look["fill"]), luminance(look["labels"][0]["fill"])), reverse=True)
    assert (light + 0.05) / (dark + 0.05) >= 4.5
