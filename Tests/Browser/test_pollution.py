"""The kit ignores everything that a page adds to Object.prototype, and behaves as without it."""

import re

import pytest

from conftest import KIT
from page import FIRED
from test_loading import confirm

# Members of dictionaries that the browser reads from the kit's objects.
DICTIONARIES = {
    "bubbles", "cancelable", "capture", "characterData", "childList", "clonable", "composed", "configurable", "customElementRegistry",
    "delegatesFocus", "detail", "enumerable", "flatten", "focusVisible", "get", "mode", "once", "passive", "preventScroll",
    "serializable", "set", "signal", "slotAssignment", "subtree", "value", "view", "writable",
}
# Members that the language reads from iterators and promises, members that the browser reads from an element's class, and
# optional browser features that the kit looks up.
EXEMPT = {
    "return", "then", "adoptedCallback", "formAssociatedCallback", "formResetCallback", "formStateRestoreCallback",
    "getCoalescedEvents", "hasBeenActive", "pointerType", "pressureWords", "userActivation", "vibrate", "webkitForce",
}

pytestmark = pytest.mark.opens("loading.html", ready=False, fresh=True)


@pytest.fixture
def loading(page):
    page.id = "confirm"
    return page


@pytest.mark.pitfall(34)
def test_script_reads_no_inherited_member(loading):
    """Each name in the built script and each member of a browser's dictionary becomes a trap in Object.prototype."""
    names = {*re.findall(r"[A-Za-z_$][\w$-]+", (KIT / "pressurekit.js").read_text()), *DICTIONARIES} - EXEMPT
    loading.evaluate(
        """
        window.inherited = new Set()
        const { defineProperty } = Object
        for (const name of arguments[0]) {
          // If Object.prototype has the name of a CSS property, Chromium cannot set that property.
          if (name in Object.prototype || name in document.documentElement.style) continue
          defineProperty(Object.prototype, name, {
            __proto__: null,
            configurable: true,
            get() {
              const [, , reader] = new Error().stack.split('\\n')
              if (reader?.includes('/pressurekit/')) inherited.add(`${name}: ${reader.trim()}`)
            },
            set(value) {
              defineProperty(this, name, { __proto__: null, value, configurable: true, enumerable: true, writable: true })
            },
          })
        }
        """,
        sorted(names),
    )
    assert loading.evaluate("return load('/pressurekit/pressurekit.js')") == [{"isDefined": True, "ready": "ready"}]
    confirm(loading)
    loading.evaluate(
        """
        const get = (id) => document.getElementById(id)
        addEventListener('pop', (event) => event.preventDefault())
        get('icon').items = [{ type: 'a', title: 'One' }]
        get('icon').open()
        get('peek').peek()
        get('transition').run(() => 1)
        get('scale').click()
        return clock.pass(3000)
        """
    )
    assert sorted(loading.evaluate("return [...inherited]")) == []


@pytest.mark.engines("chromium", "firefox", "webkit")
@pytest.mark.parametrize("script", ["pressurekit", "single-file"])
def test_then_of_all_objects_does_not_stop_the_engine(loading, script):
    """A promise calls the `then` of an object that it is resolved with, here one that never answers."""
    loading.evaluate(
        """
        Object.prototype.then = () => {}
        const put = (said) => {
          delete Object.prototype.then
          window.said = said
        }
        import(arguments[0]).then(({ ready }) => ready).then(() => put('ready'), ({ message }) => put(message))
        """,
        f"/pressurekit/{script}.js",
    )
    assert loading.until("window.said", "the engine is ready") == "ready"
    assert confirm(loading) == FIRED


# WebKit's driver cannot answer if all objects inherit more members.
@pytest.mark.engines("chromium", "firefox")
def test_inherited_members_do_not_become_attributes(loading):
    loading.evaluate(
        """
        window.ran = []
        Object.prototype.onclick = 'ran.push(1)'
        Object.prototype['no-tap'] = [0, 1]
        Object.prototype.once = Object.prototype.get = Object.prototype.description = () => ran.push(2)
        """
    )
    assert loading.evaluate("return load('/pressurekit/pressurekit.js')") == [{"isDefined": True, "ready": "ready"}]
    assert confirm(loading) == FIRED
    # Remove them first, so that they do not affect these queries.
    assert loading.evaluate(
        """
        for (const name of Object.keys(Object.prototype)) delete Object.prototype[name]
        return [ran, document.getElementById('confirm').shadowRoot.querySelector('button').getAttribute('onclick')]
        """
    ) == [[], None]
