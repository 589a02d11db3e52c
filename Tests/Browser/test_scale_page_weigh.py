"""The demo's Scale page: weigh, save what settled, do without a sensor; and how it looks."""

import json

import pytest

from accessibility import violations
from demo_scale import EVERYWHERE, GOOD, calibration, grams_of, scale, scale_of_its_own  # The last two are fixtures.
from page import PHONE
from waiting import eventually


def test_settled_weight_is_saved(scale):
    finger = scale.press(0.3)
    assert scale.text("progress") == "Settled"
    assert scale.text("settled") == "Yes"
    finger.up()
    scale.wait_for_state("rest")
    # Who has one finger lifts it before pressing Save.
    grams = scale.get("grams")
    assert grams == 0
    assert "Last settled: 115." in scale.text("last")
    scale.type_note("A tomato")
    scale.save()
    scale.wait_for_text("saved", "Saved 115.")
    [saved] = scale.stored("A tomato")
    assert saved == pytest.approx(grams_of(0.3), abs=0.2)
    assert scale.evaluate("return document.querySelector('#saved a').pathname") == "/history"
    assert scale.text("last") == "Nothing has settled yet"
    assert scale.evaluate("return document.getElementById('note').value") == ""


def test_save_needs_a_settled_reading(scale):
    before = len(scale.server.weighings())
    scale.type_note("Too early")
    scale.save()
    scale.wait_for_text("refused", "hold still until it has settled")
    assert scale.evaluate("return document.getElementById('note').value") == "Too early"
    assert scale.evaluate("return document.querySelector('pressure-transitioning-button').state") == "begin"
    assert len(scale.server.weighings()) == before
    # It is not said any longer once something has settled.
    scale.settle(0.2)
    assert scale.text("refused") == ""


def test_one_reading_is_saved_once(scale):
    scale.settle(0.2)
    scale.type_note("Only once")
    scale.save()
    eventually(lambda: scale.stored("Only once"), "it is stored")
    button = "return document.querySelector('pressure-transitioning-button').state"
    eventually(lambda: scale.evaluate(button) == "begin", "the button is ready again")
    scale.type_note("Only once")
    scale.save()
    scale.wait_for_text("refused", "nothing to save yet")
    assert len(scale.stored("Only once")) == 1


def test_refused_note_is_kept(scale):
    scale.settle(0.2)
    note = "n" * 201
    scale.type_note(note)
    scale.save()
    scale.wait_for_text("note-reason", "no longer than 200 characters")
    assert scale.evaluate("return document.getElementById('note').value") == note
    assert "Last settled: 7" in scale.text("last")
    scale.type_note("Shorter")
    assert scale.text("note-reason") == ""
    scale.save()
    eventually(lambda: scale.stored("Shorter"), "it is stored")


def test_killed_server_loses_nothing(scale_of_its_own):
    page = scale_of_its_own
    page.settle(0.25)
    page.type_note("Kept")
    page.server.kill()
    page.save()
    page.wait_for_text("refused", "cannot be reached")
    button = "return document.querySelector('pressure-transitioning-button').state"
    eventually(lambda: page.evaluate(button) == "begin", "the button is ready again")
    assert "Last settled: 96." in page.text("last")
    assert page.evaluate("return document.getElementById('note').value") == "Kept"
    page.server.start_again()
    page.save()
    eventually(lambda: page.stored("Kept"), "it is stored")
    page.wait_for_text("saved", "Saved")
    assert page.text("refused") == ""


@pytest.mark.parametrize(
    "unit, text, last",
    [
        ("g", "115 grams", "115."),
        ("oz", "4.08 oz", "4.08 oz"),
        ("N", "1.13 N", "1.13 N"),
        ("percent", "30% force", "115."),
    ],
)
def test_units(scale, unit, text, last):
    scale.click(f"[name=unit][value={unit}]")
    # The sensor's steps are multiples of this one; a hair above, as what is shown is truncated.
    scale.press(0.3005).up()
    log = scale.evaluate("return recorder.log.filter(({ detail }) => detail?.state === 'settled').map((e) => e.detail)")
    assert [one["text"] for one in log] == [text]
    assert last in scale.text("last")


def test_resolution_and_error(scale):
    scale.open(kept=json.dumps(GOOD))
    assert (scale.text("resolution"), scale.text("error")) == ("Unknown", "–")
    finger = scale.finger("touch")
    point = scale.dial()
    finger.down(*point, 0.3)
    # It takes a dozen changes until the least one is believed to be a step.
    for step in (0.31, 0.30, 0.32, 0.31, 0.30) * 3:
        finger.move(*point, step)
    scale.wait_for_state("settled", deadline=8)
    assert scale.text("error").startswith("± ") and scale.text("error").endswith(" g")
    assert scale.text("resolution").endswith(" g")
    finger.up()
    scale.wait_for_text("last", " ± ")


def test_dial_stays_where_it_is(scale):
    """Texts that come and go may not move what is pressed."""
    places = set()
    finger = scale.finger("touch")
    point = scale.dial()
    for force in (0.2, 1, 0.3):
        finger.down(*point, force) if not finger.is_down else finger.move(*point, force)
        eventually(lambda: scale.state == ("overload" if force == 1 else "settled"), "it follows", 8)
        places.add(tuple(scale.box("#scale")))
        places.add(tuple(scale.box("#weighing"))[1:2])
    finger.up()
    assert len(places) == 2


# Without a sensor


def push(page, event, key):
    """As the keyboard does; not every driver here has digits."""
    if page.browser.name == "chromium":
        getattr(page.browser, event.replace("key", "key_"))(key)
    else:
        page.evaluate("dispatchEvent(new KeyboardEvent(arguments[0], { key: arguments[1], cancelable: true }))", event, key)


@EVERYWHERE
def test_simulated_finger_where_nothing_measures(scale):
    assert not scale.is_shown("simulator")
    mouse = scale.finger("mouse")
    mouse.down(*scale.dial())
    scale.wait_for_state("unmeasured")
    mouse.up()
    scale.wait_for_text("advice", "No force can be measured here")
    assert scale.text("progress") in ("No force measured", "Press on the dial")
    scale.click("#simulate")
    assert scale.evaluate("return document.documentElement.dataset.pressureSource") == "simulated"
    scale.wait_for_text("advice", "hold a key 1…9")

    mouse.down(*scale.dial())
    push(scale, "keydown", "3")
    scale.wait_for_state("settled", deadline=8)
    assert scale.get("grams") == pytest.approx(grams_of(0.3), abs=1)
    push(scale, "keyup", "3")
    mouse.up()
    scale.wait_for_state("rest")
    assert "Last settled: 115." in scale.text("last")
    scale.click("#simulate")
    assert scale.evaluate("return document.documentElement.dataset.pressureSource ?? null") is None


def test_simulated_wheel(scale):
    scale.open("scale?simulate")
    scale.reload("scale?simulate")
    scale.wait_for_text("advice", "hold the mouse on the dial")
    mouse = scale.finger("mouse")
    mouse.down(*scale.dial())
    before = scale.get("grams")
    mouse.wheel(-200)
    eventually(lambda: scale.get("grams") > before + 20, "the wheel pushes harder")
    mouse.up()


# How it looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, (1280, 800)], ids=["phone", "desktop"])
def test_axe_finds_nothing(scale, scheme, size):
    scale.browser.emulate_media(prefers_color_scheme=scheme)
    scale.browser.resize(*size)
    assert violations(scale.browser) == []
    scale.save()
    scale.wait_for_text("refused", "nothing to save")
    scale.evaluate("scale.calibration = arguments[0]", None)
    scale.calibrate()
    assert violations(scale.browser) == []
    scale.load_file("broken")
    scale.wait_for_text("import-reason", "not JSON")
    assert violations(scale.browser) == []
    scale.load_file(json.dumps(GOOD))
    scale.wait_for_text("added", "Imported")
    assert violations(scale.browser) == []
    scale.load_file(json.dumps(calibration((1, 5), (2, 5))))
    scale.wait_for_text("fault", "All masses are the same")
    scale.settle(0.2)
    scale.type_note("n" * 201)
    scale.save()
    scale.wait_for_text("note-reason", "no longer")
    assert violations(scale.browser) == []


OUT_OF_CARD = """
const isOut = (one, { left, right }) => {
  const box = one.getBoundingClientRect()
  return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
}
return [...document.querySelectorAll('.sheet')].flatMap((sheet) => {
  const card = sheet.getBoundingClientRect()
  return [...sheet.querySelectorAll('*')].filter((one) => one.checkVisibility() && isOut(one, card))
    .map((one) => one.outerHTML.slice(0, 60))
})
"""


@pytest.mark.parametrize("unit", ["g", "oz"])
def test_nothing_wider_than_a_phone(scale, unit):
    wide = "return document.documentElement.scrollWidth - innerWidth"
    scale.open(kept=json.dumps(calibration((6.123, 99999.9), (1.2345, 33333.3), (3.3, 50000.5))))
    scale.click(f"[name=unit][value={unit}]")
    for size in (PHONE, (320, 568)):
        scale.browser.resize(*size)
        assert scale.evaluate(wide) <= 0
    scale.calibrate()
    scale.settle(0.4)
    scale.load_file("broken", f"{'a-long-name-without-a-space' * 4}.json")
    scale.wait_for_text("import-reason", "not JSON")
    for size in (PHONE, (320, 568)):
        scale.browser.resize(*size)
        assert scale.evaluate(wide) <= 0
        # Nothing is wider than the card that it is in, either: plots from the frame on that follows the new size.
        eventually(lambda: scale.evaluate(OUT_OF_CARD) == [], f"nothing is out of its card at {size}")
