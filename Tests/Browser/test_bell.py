"""A custom control, from Examples/Bell, with its own script and engine."""

import gzip

import pytest

from conftest import BELL
from page import HALF

RUNG = ["rest → ringing", "ring"]


pytestmark = pytest.mark.opens("bell.html", ready=False)


@pytest.fixture
def bell(page):
    for name in ("bell.js", "bell.wasm"):
        if not (BELL / name).exists():
            pytest.fail(f"{BELL / name} is missing: run script/build-bell")
    page.until("customElements.get('counter-bell') && !counters.pending.frames", "the bell is there")
    page.id = "bell"
    return page


def shown(page):
    """The names of the drawn layers."""
    return page.evaluate(
        "return [...document.getElementById('bell').shadowRoot.querySelectorAll('svg > *')].map((one) => one.localName)"
    )


def test_a_contact_rings_it_once(bell, any_contact):
    standing, sounding = ["rect"] * 3, ["path"] * 2 + ["rect"] * 3
    assert shown(bell) == standing
    finger = bell.finger(any_contact)
    finger.down(*bell.centre(), HALF)
    bell.until("document.getElementById('bell').state === 'ringing'", "it rings")
    bell.pass_time(0.1)
    assert shown(bell) == sounding
    finger.up()
    bell.rest()
    assert bell.events() == [*RUNG, "ringing → rest"]
    assert shown(bell) == standing
    bell.expect_rest()


@pytest.mark.parametrize("key", ["Enter", "Space"])
def test_a_key_rings_it_once(bell, key):
    bell.evaluate("document.getElementById('bell').focus()")
    bell.browser.key_down(key)
    assert bell.events() == []
    bell.browser.key_up(key)
    bell.rest()
    assert bell.events() == [*RUNG, "ringing → rest"]


def test_accessible_name_and_announcement(bell):
    bell.evaluate("document.getElementById('bell').click()")
    said = bell.evaluate(
        """
        const { shadowRoot } = document.getElementById('bell')
        const button = shadowRoot.querySelector('button')
        return [button.ariaLabel, shadowRoot.querySelector('[role=status]').textContent]
        """
    )
    assert said == ["Service", "Somebody is coming"]
    bell.evaluate("document.getElementById('bell').removeAttribute('aria-label')")
    assert bell.evaluate("return document.getElementById('bell').shadowRoot.querySelector('button').ariaLabel") == "Bell"


def test_its_attributes_are_options_of_the_control(bell):
    """With a higher threshold, the force that rang the bell no longer does."""
    bell.set_attribute("threshold", "0.8")
    assert bell.get("threshold") == 0.8
    finger = bell.finger("touch")
    finger.down(*bell.centre(), HALF)
    bell.pass_time(0.3)
    finger.up()
    bell.rest()
    assert bell.events() == []
    bell.evaluate("document.getElementById('bell').disabled = true; document.getElementById('bell').click()")
    assert bell.events() == []


def test_its_colours_are_custom_properties(bell):
    fills = "[...document.getElementById('bell').shadowRoot.querySelectorAll('svg > rect')].map((one) => one.getAttribute('fill'))"
    before = bell.evaluate(f"return {fills}")
    assert len(set(before)) == 2, "the dome's colour differs from that of knob and base"
    bell.evaluate("document.getElementById('bell').style.setProperty('--pressure-metal', 'rgb(0 0 255)')")
    bell.until(f"{fills}[1] === given[0]", "the dome has its colour", "rgb(0 0 255 / 1)")
    assert bell.evaluate(f"return {fills}") == [before[0], "rgb(0 0 255 / 1)", before[2]]


def test_size_is_within_the_budget_of_one_control(bell):
    sizes = [len(gzip.compress((BELL / name).read_bytes(), 9)) for name in ("bell.js", "bell.wasm")]
    assert sum(sizes) <= 20_900
