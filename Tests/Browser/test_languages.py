"""The kit's own texts follow the language of an element's place, and so does the format of numbers."""

import pytest

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
LOAD = """
const [languages, lang] = [['de', 'ar'], arguments[0]]
return Promise.all(languages.map((one) => import(`/pressurekit/languages/${one}.js`))).then(() => {
  document.documentElement.lang = lang
  // An element reads its initial texts when it enters the page.
  for (const one of document.querySelectorAll('*')) if (one.localName.startsWith('pressure-')) one.replaceWith(one)
  return clock.tick(3)
})
"""
SAID = """
const of = (id, selector) => document.getElementById(id).shadowRoot.querySelector(selector)
return [
  ...['confirmLabel', 'okLabel', 'pressHint', 'holdHint', 'slideHint'].map((name) => document.getElementById('confirm')[name]),
  of('confirm', 'button').getAttribute('aria-description'),
  ...['successLabel', 'failureLabel'].map((name) => document.getElementById('transition')[name]),
  ...[of('scale', 'button').textContent, of('scale', '[role=meter]').ariaLabel, document.getElementById('scale').text],
  of('peek', '[popover]').ariaLabel,
]
"""
ENGLISH = [
    "CONFIRM", "OK", "Press harder", "Hold longer", "Slide onto the ring",
    "Activate twice, or hold and slide onto the ring", "Done", "Failed", "Tare", "Scale", "0 grams", "Preview",
]
GERMAN = [
    "BESTÄTIGEN", "OK", "Fester drücken", "Länger halten", "Auf den Ring schieben",
    "Zweimal aktivieren, oder halten und auf den Ring schieben", "Fertig", "Fehlgeschlagen", "Tara", "Waage",
    "0 Gramm", "Vorschau",
]


# Load the page again: languages that were loaded stay loaded.
pytestmark = pytest.mark.opens("controls.html", fresh=True)


@pytest.fixture
def controls(page):
    page.tick(2)
    return page


@EVERYWHERE
def test_each_control_in_the_language_of_the_page(controls):
    assert controls.evaluate(SAID) == ENGLISH
    controls.evaluate(LOAD, "de-AT")
    assert controls.evaluate(SAID) == GERMAN
    controls.evaluate("pressureWords.set('pt-BR', { 'ok-label': 'Certo' })")
    controls.evaluate(LOAD, "pt-BR")
    assert controls.evaluate(SAID) == [ENGLISH[0], "Certo", *ENGLISH[2:]]
    # A language that was not loaded, and invalid languages.
    for lang in ("fr", "x_y", "constructor", ""):
        controls.evaluate(LOAD, lang)
        assert controls.evaluate(SAID) == ENGLISH, lang


def test_texts_of_the_page_take_precedence(controls):
    controls.evaluate("document.getElementById('confirm').setAttribute('confirm-label', 'Weg damit')")
    controls.evaluate(LOAD, "de")
    assert controls.evaluate(SAID) == ["Weg damit", *GERMAN[1:]]


def test_nearest_language_applies(controls):
    """This also works for a language set outside a shadow tree."""
    controls.evaluate(LOAD, "en")
    said = controls.evaluate(
        """
        const host = document.createElement('section')
        host.lang = 'de'
        host.attachShadow({ mode: 'open' }).innerHTML =
          '<pressure-confirm-button>Weg</pressure-confirm-button><p lang="en"><pressure-confirm-button>Off</pressure-confirm-button></p>'
        document.body.append(host)
        return [...host.shadowRoot.querySelectorAll('pressure-confirm-button')].map((one) => one.confirmLabel)
        """
    )
    assert said == ["BESTÄTIGEN", "CONFIRM"]


NUMBERS = """
const scale = document.getElementById('scale')
scale.unit = 'oz'
const dial = scale.shadowRoot.querySelector('[role=meter]')
const { x, y } = dial.getBoundingClientRect()
const send = (type, pressure) => dial.dispatchEvent(new PointerEvent(type, {
  pointerId: 1, pointerType: 'touch', isPrimary: true, pressure, buttons: 1, clientX: x + 120, clientY: y + 120,
  bubbles: true, composed: true, cancelable: true,
}))
send('pointerdown', 0.3)
send('pointermove', 0.31)
return clock.pass(600).then(() => {
  const { text } = scale
  send('pointerup', 0)
  return text
})
"""


def test_numbers(controls):
    written = {}
    for lang in ("en", "de", "ar-EG", "x_y"):
        controls.evaluate(LOAD, lang)
        written[lang] = controls.evaluate(NUMBERS)
    assert written == {"en": "4.20 oz", "de": "4,20 oz", "ar-EG": "٤٫٢٠ أونصة", "x_y": "4.20 oz"}
