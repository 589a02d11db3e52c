"""All ways to load the kit, and the elements' fallback if it does not load."""

import json
import subprocess

import pytest

from built import CONTROLS
from conftest import PROJECT
from page import FIRED, HALF

EVERYWHERE = pytest.mark.engines("chromium", "firefox", "webkit")
TAGS = sorted(f"pressure-{name}" for name in CONTROLS)


# Load the page for each test, because a definition cannot be undone.
pytestmark = pytest.mark.opens("loading.html", ready=False, fresh=True)


@pytest.fixture
def loading(page):
    page.id = "confirm"
    return page


def defined(page):
    return page.evaluate("return arguments[0].filter((tag) => customElements.get(tag))", TAGS)


def requests(page):
    return page.evaluate(
        "return performance.getEntriesByType('resource').map(({ name }) => name.split('/pressurekit/')[1]).filter(Boolean)"
    )


def confirm(page):
    """A whole press on the confirm button; returns the events that the page receives."""
    finger = page.finger("mouse")
    page.set_attribute("ramp-duration", "0.3")
    finger.down(*page.centre())
    page.wait_for_state("selected")
    ring = page.wait_for_ring()
    finger.move(ring["x"], ring["y"])
    page.wait_for_state("confirmed")
    finger.up()
    page.wait_for_state("idle")
    return page.events()


@EVERYWHERE
def test_the_engine_beside_the_script(loading):
    """The elements are defined at once. The engine comes later."""
    assert loading.evaluate("return load('/pressurekit/pressurekit.js')") == [{"isDefined": True, "ready": "ready"}]
    assert defined(loading) == TAGS
    assert sorted(requests(loading)) == ["pressurekit.js", "pressurekit.wasm"]
    assert confirm(loading) == FIRED


def test_preloaded_engine_is_used(loading):
    """Each file is requested once. With another mode of the request it would be twice."""
    loading.evaluate(
        """
        const link = (more) => new Promise((onload) => {
          document.head.append(Object.assign(document.createElement('link'), { onload }, more))
        })
        return Promise.all([
          link({ rel: 'modulepreload', href: '/pressurekit/confirm-button.js' }),
          link({ rel: 'preload', as: 'fetch', crossOrigin: '', href: '/pressurekit/confirm-button.wasm' }),
        ])
        """
    )
    preloaded = requests(loading)
    assert sorted(preloaded) == ["confirm-button.js", "confirm-button.wasm"]
    assert loading.evaluate("return load('/pressurekit/confirm-button.js')")[0]["ready"] == "ready"
    assert requests(loading) == preloaded
    assert confirm(loading) == FIRED


@EVERYWHERE
def test_both_buttons_by_one_script(loading):
    """They share one engine, and no other element is defined."""
    loading.evaluate("return load('/pressurekit/buttons.js')")
    assert sorted(requests(loading)) == ["buttons.js", "buttons.wasm"]
    assert defined(loading) == ["pressure-confirm-button", "pressure-transitioning-button"]
    assert confirm(loading) == FIRED
    loading.id = "transition"
    loading.evaluate(
        "document.getElementById('transition').addEventListener('click', (event) => {"
        " event.preventDefault(); event.target.run(() => new Promise(() => {})) })"
    )
    finger = loading.finger("mouse")
    finger.down(*loading.centre())
    finger.up()
    loading.wait_for_state("loading")


@EVERYWHERE
def test_the_engine_inside_the_script(loading):
    """The engine is ready when the script has run: no further request and no waiting."""
    assert loading.evaluate("return load('/pressurekit/single-file.js')") == [{"isDefined": True, "ready": "ready"}]
    assert requests(loading) == ["single-file.js"]
    assert confirm(loading) == FIRED


def test_the_classes_alone(loading):
    """The classes define nothing. A page defines them, or its own subclass under its own name."""
    assert loading.evaluate("return load('/pressurekit/elements.js')") == [{"isDefined": False, "ready": "ready"}]
    assert defined(loading) == []
    loading.evaluate(
        """
        return import('/pressurekit/elements.js').then(({ PressureConfirmButton, PressureScale, defineElement }) => {
          customElements.define('danger-button', class extends PressureConfirmButton {
            connectedCallback() {
              this.confirmLabel = 'SURE'
              super.connectedCallback()
            }
          })
          defineElement(PressureScale)
          const danger = document.createElement('danger-button')
          danger.id = 'danger'
          danger.textContent = 'Erase'
          document.querySelector('main').prepend(danger)
          danger.addEventListener('confirm', () => recorder.log.push({ t: performance.now(), id: 'danger', line: 'confirm' }))
        })
        """
    )
    assert defined(loading) == ["pressure-scale"]
    loading.id = "danger"
    loading.set_attribute("ramp-duration", "0.3")
    finger = loading.finger("mouse")
    finger.down(*loading.centre())
    loading.wait_for_label("SURE")
    ring = loading.wait_for_ring()
    finger.move(ring["x"], ring["y"])
    loading.wait_for_state("confirmed")
    finger.up()
    loading.wait_for_state("idle")
    assert loading.events() == ["confirm"]


@EVERYWHERE
def test_several_copies(loading):
    """Each copy has its own engine. The first ready copy defines the elements, and a press is one press."""
    addresses = [
        "/pressurekit/confirm-button.js", "/pressurekit/pressurekit.js", "/pressurekit/single-file.js",
        "/pressurekit/pressurekit.js?another", "/pressurekit/elements.js",
    ]
    results = loading.evaluate("return load(...arguments)", *addresses)
    assert [one["ready"] for one in results] == ["ready"] * 5
    assert loading.evaluate("return faults") == []
    assert confirm(loading) == FIRED
    # A control that another copy has defined works too.
    loading.id = "scale"
    finger = loading.finger("touch") if loading.browser.name != "webkit" else None
    if finger:
        finger.down(*loading.centre(), HALF)
        loading.wait_for_state("weighing")
        finger.up()
        loading.wait_for_state("rest")


VERSION = json.loads((PROJECT / "Web/package/package.json").read_text(encoding="utf-8"))["version"]
TOO_OLD = "the browser is older than Chrome 125, Firefox 126 or Safari 17.4"
FAILURES = {
    "no file": (
        "", "/without-engine/pressurekit.js",
        "{site}/without-engine/pressurekit.wasm: it is not beside the script, or not of the same build"),
    "no custom states": (
        "delete ElementInternals.prototype.states", "/pressurekit/single-file.js",
        "its engine: {too_old}",
    ),
    "no internals of elements": (
        "delete HTMLElement.prototype.attachInternals; delete window.ElementInternals", "/pressurekit/pressurekit.js",
        "{site}/pressurekit/pressurekit.wasm: {too_old}",
    ),
    "no popovers": (
        "delete HTMLElement.prototype.togglePopover", "/pressurekit/pressurekit.js",
        "{site}/pressurekit/pressurekit.wasm: {too_old}",
    ),
    # As from a cache, or from a server that somebody else has changed.
    "another engine": (
        "", "/changed-engine/pressurekit.js",
        "{site}/changed-engine/pressurekit.wasm: it is not beside the script, or not of the same build",
    ),
    "no WebAssembly": ("delete window.WebAssembly", "/pressurekit/single-file.js", "its engine: WebAssembly is not defined"),
}


@pytest.mark.pitfall(35)
@EVERYWHERE
@pytest.mark.parametrize("name", FAILURES)
def test_without_an_engine(loading, name):
    """One promise is rejected, which is reported once. The elements fall back to buttons and a link in HTML."""
    spoil, address, reason = FAILURES[name]
    loading.evaluate(f"{spoil}")
    message = f"PressureKit cannot load {reason.format(site=loading.address, too_old=TOO_OLD)}"
    if loading.browser.name == "webkit":
        message = message.replace("WebAssembly is not defined", "Can't find variable: WebAssembly")
    # If the page handles the promise, only the page sees the failure.
    assert loading.evaluate("return load(arguments[0])", address) == [{"isDefined": True, "ready": message}]
    assert loading.evaluate("return faults") == []
    # Otherwise the browser reports it, once for each script.
    loading.evaluate("return loadCarelessly(arguments[0])", f"{address}?again")
    loading.until("faults.length", "the browser tells")
    assert loading.evaluate("return faults") == [message]

    isOld = TOO_OLD in message
    assert defined(loading) == (["pressure-confirm-button", "pressure-peek", "pressure-transitioning-button"] if isOld else TAGS)
    texts = loading.evaluate("return ['confirm', 'transition', 'peek'].map((id) => document.getElementById(id).innerText)")
    assert [text.splitlines()[0] for text in texts] == ["Delete", "Send", "A row"]
    # The button submits its form unless the click is prevented, and work passed to `run` still runs.
    submitted = loading.evaluate(
        """
        const submitted = []
        addEventListener('submit', (event) => {
          event.preventDefault()
          submitted.push(event.target.id)
        })
        const [button, other] = ['transition', 'other'].map((id) => document.getElementById(id))
        const inner = (one) => one.shadowRoot.querySelector('button')
        const wait = () => clock.pass(20)
        return (async () => {
          inner(button).click()
          inner(other).click()
          await wait()
          button.setAttribute('disabled', '')
          inner(button).click()
          button.removeAttribute('disabled')
          const fieldset = document.createElement('fieldset')
          fieldset.disabled = true
          button.replaceWith(fieldset)
          fieldset.append(button)
          inner(button).click()
          fieldset.disabled = false
          await wait()
          button.setAttribute('type', 'submit')
          inner(button).click()
          await wait()
          button.addEventListener('click', (event) => event.preventDefault(), { once: true })
          inner(button).click()
          await wait()
          return [...submitted, await button.run(() => 'done')]
        })()
        """
    )
    assert submitted == ["form", "form", "done"]
    # Focus on the element goes to its inner button or link, whose attributes still follow the element's.
    assert loading.evaluate(
        """
        const [button, peek] = ['transition', 'peek'].map((id) => document.getElementById(id))
        const link = peek.shadowRoot.querySelector('a')
        const focused = [button, peek].map((one) => {
          one.focus()
          return one.shadowRoot.activeElement?.localName
        })
        const before = link.getAttribute('href')
        peek.removeAttribute('href')
        const without = link.hasAttribute('href')
        peek.setAttribute('href', before)
        return [...focused, before, without]
        """
    ) == ["button", "a", "target.html", False]
    # The link still opens its target, unless it is disabled.
    loading.id = "peek"
    finger = loading.finger("mouse")
    is_link = "const peek = document.getElementById('peek'); peek.toggleAttribute('disabled', arguments[0]);" \
        " return peek.shadowRoot.querySelector('a').matches(':any-link')"
    assert [loading.evaluate(is_link, True), loading.evaluate(is_link, False)] == [False, True]
    finger.down(*loading.centre())
    with loading.leads_to("/target.html"):
        finger.up()


def test_an_engine_of_another_version(loading):
    """A script that does not know the engine of its page compares their versions."""
    assert loading.evaluate(
        """
        const { Instance } = WebAssembly
        WebAssembly.Instance = function (module) {
          return { exports: { ...new Instance(module).exports, version: () => 2003004 } }
        }
        return import('/pressurekit/host.js').then(({ loadEngine }) =>
          loadEngine(new URL('/pressurekit/pressurekit.wasm', location)).ready.catch(({ message }) => message))
        """
    ) == f"PressureKit cannot load {loading.address}/pressurekit/pressurekit.wasm: it has version 2.3.4, and the script {VERSION}: load both again"


@EVERYWHERE
@pytest.mark.parametrize("name", ["no popovers", "no internals of elements"])
def test_confirm_button_of_an_old_browser_asks(loading, name):
    """A dialog of the browser asks. Only a yes confirms, and then submits the form unless the page cancels the event."""
    spoil, address, _ = FAILURES[name]
    loading.evaluate(
        f"""
        {spoil}
        window.told = []
        window.confirm = (question) => {{
          told.push(question)
          return window.answer
        }}
        const button = document.getElementById('confirm')
        button.setAttribute('type', 'submit')
        document.getElementById('form').append(button)
        for (const type of ['click', 'confirm', 'submit']) {{
          addEventListener(type, (event) => {{
            told.push(`${{type}} of ${{event.target.id}}`)
            if (type === 'submit' || window.isCancelled) event.preventDefault()
          }})
        }}
        """
    )
    loading.evaluate("return load(arguments[0])", address)

    def told(answer, act="button.shadowRoot.querySelector('button').click()", is_cancelled=False):
        loading.evaluate(
            f"""
            [window.answer, window.isCancelled] = arguments
            const button = document.getElementById('confirm')
            {act}
            """,
            answer, is_cancelled,
        )
        loading.tick(2)
        return loading.evaluate("return told.splice(0)")

    assert told(False) == ["Delete?"]
    # The second click is that of the submitter, which libraries read.
    assert told(True) == ["Delete?", "confirm of confirm", "click of ", "submit of form"]
    assert told(True, is_cancelled=True) == ["Delete?", "confirm of confirm"]
    assert told(True, "button.setAttribute('type', 'button'); button.click()") == ["Delete?", "confirm of confirm"]
    assert told(False, "button.setAttribute('aria-label', 'Delete draft 8'); button.click()") == ["Delete draft 8?"]
    assert told(False, "button.setAttribute('question', 'Really?'); button.click()") == ["Really?"]
    assert told(True, "button.toggleAttribute('disabled', true); button.shadowRoot.querySelector('button').click()") == []


def test_a_process_without_a_page(kit):
    """Each script can be imported without a document. It does nothing, and leaves nothing pending."""
    from conftest import KIT

    scripts = sorted(KIT.glob("*.js"))
    # The script of each control, and buttons, driver, pressurekit, elements, host, single-file and pressurekit-testing.
    assert len(scripts) == len(CONTROLS) + 7
    for script in scripts:
        source = (
            "const before = Object.keys(globalThis);"
            f"const module = await import({str(script)!r}); await module.ready;"
            "console.log(Object.keys(globalThis).filter((name) => !before.includes(name)).join())"
        )
        done = subprocess.run(["node", "--input-type=module", "--eval", source], capture_output=True, text=True)
        assert (script.name, done.returncode, done.stdout, done.stderr) == (script.name, 0, "\n", "")
