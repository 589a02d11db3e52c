"""The code in the documentation: each block is run here, compiled, or compared by a test that is named here.

Blocks of HTML and JavaScript become a page, as a reader would build it, and are pressed. Functions that an example
leaves to its reader, such as `share()`, are supplied by name, and their calls are recorded.
"""

import configparser
import contextlib
import csv
import json
import plistlib
import re
import textwrap
import xml.etree.ElementTree as ElementTree
from collections import Counter
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler

import pytest

import waiting
from built import DECLARED
from conftest import BELL, KIT, PROJECT
from demo_page import TOOLS
from icon import DEEP, HINT
from page import HALF, Page
from peek import PEEK, POP
from site_server import Site, SiteHandler
from waiting import eventually

DOCUMENTS = [*sorted((PROJECT / "Docs").rglob("*.md")), PROJECT / "README.md", PROJECT / "Web/package/README.md"]
# Matches a block, even if it is indented in a tab or a list.
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.M | re.S)
# Commands to type in a terminal, and their output.
TERMINAL = {"sh", ""}
# Files with the documentation's Swift code: the compiled GuideTests targets and an example.
COMPILED = [
    "Tools/Tests/UIKitGuideTests/Guide", "Tools/Tests/UIKitGuideTests/Fragments", "Tools/Tests/AppKitGuideTests/Guide",
    "Tools/Tests/AppKitGuideTests/Fragments", "Examples/Bell/Sources", "Examples/Bell/Tests", "Examples/Bell/Web",
    # Compiled on a Mac (script/test-apple).
    "Tests/Apple/Tests/AppleControlTests",
]
PACKAGE = json.loads((PROJECT / "Web/package/package.json").read_text())
MANIFEST = json.loads((PROJECT / ".build/web/custom-elements.json").read_text())
ELEMENTS = {one["tagName"]: one for module in MANIFEST["modules"] for one in module["declarations"]}
VUE = PROJECT / ".build/debian-node/usr/share/nodejs/vue/dist"


def blocks_of(path):
    """The blocks of a page by page, language and number: "Docs/scale.md js 1"."""
    text = path.read_text()
    found, counted = {}, Counter()
    for _, language, code in BLOCK.findall(text):
        counted[language] += 1
        found[f"{path.relative_to(PROJECT)} {language} {counted[language]}"] = textwrap.dedent(code)
    assert 2 * len(found) == len(re.findall(r"^\s*(?:```|~~~)", text, re.M)), f"{path}: a block that is not found"
    return {name: code for name, code in found.items() if name.split(" ")[1] not in TERMINAL}


BLOCKS = {name: code for path in DOCUMENTS for name, code in blocks_of(path).items()}
SWIFT = {name: BLOCKS.pop(name) for name in list(BLOCKS) if name.split(" ")[1] == "swift"}
COMMAND = "Tools/Tests/PressureCommandTests/DocumentationTests.swift"
# Blocks that other tests compare with their originals.
TRIED = {
    "Docs/command-line.md csv 1": COMMAND,
    "Docs/command-line.md json 1": COMMAND,
    "Docs/command-line.md json 2": COMMAND,
    "Docs/audit.md js 1": "Drivers/Tests/javascript/audit.test.js",
    **{f"Docs/audit.md python {number}": "Drivers/Tests/test_documents.py" for number in range(1, 3)},
    **{f"Docs/force-in-tests.md python {number}": "Drivers/Tests/test_documents.py" for number in range(1, 7)},
    **{f"Docs/force-in-tests.md js {number}": "Drivers/Tests/javascript/documents.test.js" for number in range(1, 9)},
    "Docs/from-hold-button.md html 1": "Tests/Browser/test_hold_guide.py",
    "Docs/from-hold-button.md html 2": "Tests/Browser/test_hold_guide.py",
    "Docs/from-hold-button.md tsx 1": "Tests/Consumers/test_template_types.py",
    "Docs/on-a-page.md tsx 1": "Tests/Consumers/test_template_types.py",
    "Docs/on-a-page.md tsx 2": "Tests/Consumers/test_template_types.py",
    "Docs/on-a-page.md tsx 3": "Tests/Consumers/test_template_types.py",
    "Docs/own-control.md js 1": "Tests/GuideTests/OwnControlTests.swift",
    "Docs/quick-actions.md xml 1": COMMAND,
    "Docs/quick-actions.md json 2": COMMAND,
    "Docs/quick-actions.md ini 1": COMMAND,
    "Docs/quick-actions.md xml 2": COMMAND,
    "Docs/quick-actions.md xml 3": COMMAND,
    "Docs/quick-actions.md xml 4": COMMAND,
}
# A control that script/new-control made is tried by a test of its own.
for control in DECLARED:
    own = f"Tests/Browser/test_{control['name'].replace('-', '_')}.py"
    if (PROJECT / own).exists():
        TRIED |= {f"{control['document']} {kind} 1": own for kind in ("html", "js")}


def block(name):
    """A block that a test in this file runs, or in the one that `TRIED` names."""
    TRIED.setdefault(name, __name__)
    return BLOCKS[name]


class Example:
    """Blocks of a page in the order in which they are combined, with the reader's own code around them."""

    def __init__(self, page, *names, before="", after=""):
        self.name = f"{page} {', '.join(names)}"
        self.parts = [(name.split()[0], block(f"{page} {name}")) for name in names]
        self.before, self.after = before, after

    def __str__(self):
        return self.name

    def document(self, functions):
        paths = {f"pressurekit{path[1:]}": to["default"] for path, to in PACKAGE["exports"].items() if "default" in to}
        imports = {name: f"/pressurekit{path[1:]}" for name, path in paths.items()}
        scripts = [code if kind == "html" else f'<script type="module">\n{code}</script>' for kind, code in self.parts]
        return "\n".join([
            "<!doctype html>", '<meta charset="utf-8">', '<link rel="icon" href="data:,">', "<title>An example</title>",
            f'<script type="importmap">{json.dumps({"imports": imports})}</script>',
            f"<script>{GIVEN}give({json.dumps(functions)})</script>", self.before, *scripts, self.after,
        ])


def scripted(name):
    """The script element that a page needs once: see On a page."""
    return f'<script type="module" src="/pressurekit/{name}.js"></script>'


# Creates the reader's functions by name, each with its behaviour here. The browser's own functions cannot be the reader's:
# an example that calls one would do something other than it says.
GIVEN = """
window.calls = []
const plain = (value) => (value instanceof FormData ? Object.fromEntries(value) : value instanceof Error ? value.name : value)
const give = (functions) => {
  for (const [name, body] of Object.entries(functions)) {
    if (name in window) throw new Error(`${name} is the browser's own`)
    const does = new Function(body)
    window[name] = (...given) => {
      calls.push([name, ...given.map(plain)])
      return does()
    }
  }
}
"""


class Server(SiteHandler):
    """A reader's server: it has no policy, and resources that can be deleted."""

    extensions_map = SiteHandler.extensions_map | {"": "text/html; charset=utf-8"}
    asked = []

    def do_DELETE(self):
        self.asked.append(f"{self.command} {self.path}")
        self.send_response(204)
        self.end_headers()

    def do_POST(self):
        fields = self.rfile.read(int(self.headers["Content-Length"])).decode()
        self.asked.append(f"{self.command} {self.path} {fields}")
        self.send_response(204)
        self.end_headers()

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        SimpleHTTPRequestHandler.end_headers(self)


class Shown(Page):
    """An example in a browser. Its clock stands still as on the test pages."""

    def __init__(self, browser, address, folder):
        super().__init__(browser, address)
        self.folder = folder

    def show(self, example, **functions):
        (self.folder / "example.html").write_text(example.document(functions))
        super().open("example.html", fresh=True)

    def wait_for_kit(self):
        """Waits until each custom element is defined. The first one is pressed."""
        self.until("document.readyState === 'complete' && !document.querySelector(':not(:defined)')", "its elements are there")
        self.id = self.evaluate(
            """
            const element = [...document.querySelectorAll('*')].find(({ localName }) => localName.includes('-'))
            return element && (element.id ||= 'example')
            """
        )
        self.until("!counters.pending.frames && !clock.awaitsAnswer", "it is drawn, and has what it asked for")

    def calls(self):
        """The calls since the last query, each with its arguments."""
        return self.evaluate("return calls.splice(0)")

    def called(self, *expected):
        """Asserts that exactly these calls were made, with these arguments."""
        self.until(f"calls.length >= {len(expected)}", "the reader's functions are called")
        assert self.calls() == [list(one) for one in expected]


@pytest.fixture(scope="module")
def reader(tmp_path_factory, kit):
    folder = tmp_path_factory.mktemp("reader")
    icon = (PROJECT / "Examples/Demo/icon.svg").read_text()
    (folder / "icons").mkdir()
    for name, text in {
        "icon.svg": icon, "icons/new.svg": icon, "weighing": '<!doctype html><link rel="icon" href="data:,"><title>Seven</title>',
        "quick-actions.json": BLOCKS["Docs/quick-actions.md json 1"],
    }.items():
        (folder / name).write_text(text)
    site = Site(folder, handler=Server, pressurekit=KIT, bell=BELL, vue=VUE)
    yield site, folder
    site.close()


@pytest.fixture
def shown(browser, reader):
    """Shows examples. Neither the browser nor the kit may log an error."""
    site, folder = reader
    page = Shown(browser, site.address, folder)
    Server.asked.clear()
    with contextlib.ExitStack() as stack:
        stack.callback(browser.before_every_page(TOOLS))
        console = stack.enter_context(browser.console())
        yield page
        waiting.page = None
        page.evaluate("return window.clock?.turn()")
        assert console() == []


# The confirm button

# Each example, with its ring's label.
DELETED = [
    (Example("README.md", "js 1", "html 2"), "CONFIRM"),
    (Example("README.md", "html 1", "html 2"), "CONFIRM"),
    (Example("Docs/confirm-button.md", "html 1", "js 1", before=scripted("confirm-button")), "CONFIRM"),
    (Example("Docs/on-a-page.md", "js 1", "html 2", "js 2"), "DELETE"),
    (Example("Docs/on-a-page.md", "html 1", "html 2", "js 2"), "DELETE"),
    (Example("Docs/on-a-page.md", "html 3", "html 1", "html 2", "js 2"), "DELETE"),
]
REMOVED = [
    Example("Docs/index.md", "js 1", "html 1"),
    Example("Web/package/README.md", "html 1", "js 1"),
]


@pytest.mark.parametrize(("example", "label"), DELETED, ids=str)
def test_delete_request_is_sent_only_after_confirmation(shown, example, label):
    """A press that is taken back deletes nothing."""
    shown.show(example)
    shown.press_until("selected", finger := shown.finger("touch"))
    shown.wait_for_label(label)
    finger.cancel()
    shown.rest()
    assert Server.asked == []
    shown.confirm_by_force(shown.finger("touch"))
    eventually(lambda: Server.asked, "the page asks its server")
    shown.until("!clock.awaitsAnswer", "it has its answer")
    assert Server.asked == ["DELETE /api/things/1"]


FORM = Example("Docs/in-a-form.md", "html 1", before=scripted("confirm-button"))
GUARDED = Example("Docs/in-a-form.md", "html 2", before=scripted("confirm-button"))
COMMAND_OF_A_BUTTON = Example("Docs/in-a-form.md", "html 3", before=scripted("confirm-button"))


def test_form_is_submitted_after_confirmation(shown):
    shown.show(FORM)
    shown.confirm_by_force(shown.finger("touch"))
    eventually(lambda: Server.asked, "the form arrives")
    assert Server.asked == ["POST /drafts/delete draft=7"]


def test_enter_never_submits_a_guarded_form(shown):
    """Neither before the script has loaded nor afterwards. The button submits."""
    for before in ("", scripted("confirm-button")):
        GUARDED.before = before
        (shown.folder / "example.html").write_text(GUARDED.document({}))
        shown.open("example.html", ready=bool(before), fresh=True)
        shown.evaluate("document.querySelector('input').value = 'Trip'; document.querySelector('input').focus()")
        shown.browser.press_key("Enter")
        shown.evaluate("return clock.painted()")
        assert Server.asked == []
    shown.confirm_by_force(shown.finger("touch"))
    eventually(lambda: Server.asked, "the form arrives")
    assert Server.asked == ["POST /drafts/delete title=Trip"]


def test_command_opens_a_dialog(shown):
    shown.show(COMMAND_OF_A_BUTTON)
    shown.confirm_by_force(shown.finger("touch"))
    assert shown.evaluate("return document.querySelector('dialog').open")


# Repeats what the libraries listen for: submissions with their submitter, and the element's own event.
LISTENING = """
<script>
addEventListener('submit', (event) => {
  event.preventDefault()
  const { target, submitter } = event
  calls.push(['submit', target.getAttributeNames(), Object.fromEntries(new FormData(target, submitter)), { ...submitter.dataset }])
})
addEventListener('confirm', ({ target }) => calls.push(['confirm', target.getAttributeNames().filter((name) => name !== 'id')]))
</script>
"""
LIBRARIES = [Example("Docs/with-frameworks.md", f"html {number}", before=scripted("confirm-button") + LISTENING) for number in range(1, 6)]
BUTTON = ["confirm", ["type", "name", "value"]]
HEARD = [
    [BUTTON, ["submit", ["hx-post", "hx-target"], {"draft": "7"}, {}]],
    [["confirm", ["hx-delete", "hx-trigger"]]],
    [
        ["confirm", ["type", "data-turbo-frame"]],
        ["submit", ["action", "method"], {"_method": "delete"}, {"turboFrame": "drafts"}],
    ],
    [BUTTON, ["submit", ["phx-submit"], {"draft": "7"}, {}]],
    [["confirm", ["@confirm"]]],
]


@pytest.mark.parametrize(("example", "heard"), list(zip(LIBRARIES, HEARD, strict=True)), ids=str)
def test_libraries_hear_the_button(shown, example, heard):
    shown.show(example)
    shown.confirm_by_force(shown.finger("touch"))
    assert shown.calls() == heard


IN_PLACE = Example("Docs/confirm-button.md", "html 2", before=scripted("confirm-button") + LISTENING)


def test_a_button_in_place_confirms_where_it_is_pressed(shown):
    shown.show(IN_PLACE)
    finger = shown.finger("touch")
    shown.press_until("selected", finger)
    shown.wait_for_state("confirmed")
    assert shown.calls() == []
    finger.up()
    assert shown.calls() == [["confirm", ["in-place"]]]


@pytest.mark.parametrize("example", REMOVED, ids=str)
def test_element_is_removed_after_confirmation(shown, example):
    shown.show(example, remove="")
    shown.confirm_by_force(shown.finger("touch"))
    shown.called(["remove"])


READY = Example("Docs/on-a-page.md", "js 3", before="""
<pressure-scale></pressure-scale>
<script>
customElements.whenDefined('pressure-scale').then(({ prototype }) => {
  const { tare } = prototype
  prototype.tare = function () {
    tared(this.state)
    tare.call(this)
  }
})
</script>
""")


def test_a_method_is_called_when_the_engine_is_ready(shown):
    shown.show(READY, tared="")
    shown.called(["tared", "rest"])


VUE_COMPONENT = block("Docs/on-a-page.md html 4")


def test_a_component_of_vue(shown):
    """Debian's Vue 2 has neither `isCustomElement` nor `<script setup>`, so the script becomes part of a page."""
    script, template = re.fullmatch(r"<script setup>\n(.*)</script>\n\n<template>\n(.*)</template>\n", VUE_COMPONENT, re.S).groups()
    page = f"""
    <main id="app"></main>
    <script type="module">
    {script}
    import Vue from '/vue/vue.esm.browser.min.js';
    Vue.config.ignoredElements = [/^pressure-/];
    const Delete = {{ template: {json.dumps(template)} }};
    new Vue({{ el: '#app', components: {{ Delete }}, methods: {{ deleted }}, template: '<Delete @confirm="deleted"/>' }});
    </script>
    """
    example = Example("Docs/on-a-page.md", after=page)
    shown.show(example, defineEmits="", deleted="")
    shown.confirm_by_force(shown.finger("touch"))
    (emits, confirmed) = shown.calls()
    assert (emits, confirmed[0]) == (["defineEmits", ["confirm"]], "deleted")


# Languages

GERMAN = Example("Docs/languages.md", "html 1", after="<pressure-confirm-button>Weg</pressure-confirm-button>")
FRENCH = Example(
    "Docs/languages.md", "js 1", before='<html lang="fr"><pressure-confirm-button>Effacer</pressure-confirm-button>',
    after=scripted("pressurekit"),
)
LANGUAGES_OF_AN_APP = block("Docs/languages.md xml 1")


@pytest.mark.parametrize(("example", "labels"), [(GERMAN, ["BESTÄTIGEN", "OK"]), (FRENCH, ["CONFIRMER", "OK"])], ids=["de", "fr"])
def test_a_language(shown, example, labels):
    shown.show(example)
    finger = shown.finger("touch")
    for state, label in zip(["selected", "confirmed"], labels, strict=True):
        shown.press_until(state, finger)
        shown.wait_for_label(label)
        finger.cancel()
        shown.rest()


def test_an_app_names_the_languages_of_the_kit():
    (languages,) = plistlib.loads(f"<plist><dict>{LANGUAGES_OF_AN_APP}</dict></plist>".encode()).values()
    assert sorted(languages) == sorted(path.stem for path in (PROJECT / "Sources/PressureHosting/Resources").glob("*.lproj"))


# A custom control

BELL_ON_A_PAGE = Example("Docs/own-control.md", "html 1")


def test_the_bell(shown):
    if not (BELL / "bell.js").exists():
        pytest.fail(f"{BELL / 'bell.js'} is missing: run script/build-bell")
    shown.show(BELL_ON_A_PAGE, rung="")
    declared, used = shown.evaluate(
        """
        const bell = document.querySelector('counter-bell')
        bell.addEventListener('ring', () => rung())
        return [customElements.get('counter-bell').observedAttributes, bell.getAttributeNames().filter((name) => name !== 'id')]
        """
    )
    assert (used, set(used) - set(declared)) == (["aria-label", "rung-label"], set())
    finger = shown.finger("touch")
    finger.down(*shown.centre(), HALF)
    finger.up()
    shown.called(["rung"])


# The transitioning button

ORDER = Example("Docs/transitioning-button.md", "html 1", "js 1", before=scripted("transitioning-button"))


@pytest.mark.parametrize(("sends", "label", "calls"), [
    ("return 'sent'", "Ordered", [["send", {"what": "tea"}]]),
    ("throw new RangeError('no tea')", "Not ordered", [["send", {"what": "tea"}], ["explain", "RangeError"]]),
])
def test_the_form_is_sent(shown, sends, label, calls):
    shown.show(ORDER, send=sends, explain="")
    shown.evaluate("document.querySelector('[name=what]').value = 'tea'")
    finger = shown.finger("touch")
    finger.down(*shown.centre(), HALF)
    finger.up()
    shown.called(*calls)
    shown.pass_time(0.5)
    shown.wait_for_label(label)


# The scale

SCALE = Example("Docs/scale.md", "html 1", "js 1", before=scripted("scale"))
CALIBRATION = block("Docs/scale.md json 1")


def test_settled_reading_is_saved(shown):
    """385 g is the full range. A reading settles when it is steady for a second."""
    shown.show(SCALE, save="")
    finger = shown.finger("touch")
    finger.down(*shown.centre(), 0.3)
    shown.pass_time(0.9)
    assert shown.calls() == []
    shown.pass_time(1)
    ((name, grams),) = shown.calls()
    assert (name, grams) == ("save", pytest.approx(0.3 * 385, abs=1))
    finger.up()


def test_calibration_is_read_and_written(shown):
    shown.show(SCALE, save="")
    given = json.loads(CALIBRATION)
    for value in (CALIBRATION, given):
        back, fault = shown.evaluate(
            "Object.assign(scale, { calibration: null }).calibration = arguments[0]; return [scale.calibration, scale.calibrationFault]", value
        )
        assert fault is None
        assert back.pop("slope") == pytest.approx(given["slope"], abs=0.05)
        assert back.pop("offset") == pytest.approx(given["offset"], abs=1e-3)
        assert back == {name: one for name, one in given.items() if name not in ("slope", "offset")}


# The peek

LINK = Example("Docs/peek-pop.md", "html 1", "js 1", before=scripted("pressurekit"))


def test_action_shares_and_deep_press_opens_the_link(shown):
    shown.show(LINK, share="")
    x, y = shown.centre()
    finger = shown.finger("touch")
    finger.down(x, y, PEEK)
    shown.wait_for_state("peek")
    finger.move(x, y - 64, PEEK)
    shown.wait_for_state("actions")
    finger.up()
    shown.rest()
    finger.down(*shown.centre("[value=share]"), 0.05)
    finger.up()
    shown.called(["share"])
    shown.rest()
    finger.down(x, y, PEEK)
    finger.move(x, y, POP)
    with shown.leads_to("/weighing?id=7"):
        finger.up()


# The icon and its quick actions

ICON = Example("Docs/quick-actions.md", "html 1", "js 1", before=scripted("app-icon"))
ACTIONS = json.loads(block("Docs/quick-actions.md json 1"))
LAUNCHES = {
    launched: Example("Docs/quick-actions.md", "js 2", before=f"<script>const typeOfThisLaunch = {json.dumps(launched)}</script>")
    for launched in (None, "org.example.scale.new", "org.example.scale.other")
}
MANIFEST_OF_ANDROID = block("Docs/quick-actions.md xml 5")


def test_a_quick_action_opens(shown):
    shown.show(ICON, start="")
    titles = shown.evaluate("return document.querySelector('pressure-app-icon').items.map(({ title }) => title)")
    assert titles == [action["title"] for action in ACTIONS]
    finger = shown.finger("touch")
    finger.down(*shown.centre(), 0.05)
    finger.up()
    shown.called(["start"])
    shown.pass_time(1)
    finger.down(*shown.centre(), HINT)
    finger.move(*shown.centre(), DEEP)
    shown.wait_for_state("open")
    shown.rest()
    place = shown.evaluate(
        """
        const item = document.querySelector('pressure-app-icon').shadowRoot.querySelector('[role=menuitem]')
        const { x, y, width, height } = item.getBoundingClientRect()
        return [x + width / 2, y + height / 2]
        """
    )
    finger.move(*place, DEEP)
    finger.up()
    shown.called(["start", ACTIONS[0]["type"], ACTIONS[0]["userInfo"]])


@pytest.mark.parametrize(("launched", "calls"), [
    (None, [["startUp"]]), ("org.example.scale.new", [["handle", "org.example.scale.new"]]), ("org.example.scale.other", [["startUp"]]),
])
def test_a_launch(shown, launched, calls):
    shown.show(LAUNCHES[launched], startUp="", handle="")
    shown.called(*calls)


def test_an_activity_names_the_shortcuts():
    """The names of the shortcuts that the command writes: `xml/shortcuts.xml`."""
    android = "http://schemas.android.com/apk/res/android"
    (data,) = ElementTree.fromstring(f'<activity xmlns:android="{android}">{MANIFEST_OF_ANDROID}</activity>')
    names = {f"{{{android}}}name": "android.app.shortcuts", f"{{{android}}}resource": "@xml/shortcuts"}
    assert (data.tag, data.attrib) == ("meta-data", names)


# All blocks

GLOBAL = re.compile(r"id|class|slot|lang|dir|hidden|style|title|tabindex|(aria|data)-[a-z-]+")


class Uses(HTMLParser):
    """The attributes, slots and events in markup that the kit's elements do not declare."""

    def __init__(self):
        super().__init__()
        self.unknown, self.inside = [], []

    def handle_starttag(self, tag, attributes):
        element = ELEMENTS.get(tag)
        if "-" in tag and not element:
            self.unknown.append(tag)
        for name, _ in attributes if element else []:
            known = element["events"] if name.startswith("@") else element["attributes"]
            if name.lstrip("@") not in [one["name"] for one in known] and not GLOBAL.fullmatch(name):
                self.unknown.append(f"{tag} {name}")
        slot = dict(attributes).get("slot")
        if slot and slot not in [one["name"] for one in ELEMENTS[self.inside[-1]]["slots"]]:
            self.unknown.append(f"{self.inside[-1]} slot {slot}")
        if element:
            self.inside.append(tag)

    def handle_endtag(self, tag):
        if tag in ELEMENTS:
            assert self.inside.pop() == tag


def test_markup_only_uses_what_the_elements_declare():
    """Checks attributes, slots, and events of templates. The bell and htmx declare their own."""
    found = {}
    for name, code in BLOCKS.items():
        if name.split(" ")[1] == "html":
            uses = Uses()
            uses.feed(code)
            uses.close()
            found[name] = (uses.unknown, uses.inside)
    unknown = {
        "Docs/own-control.md html 1": (["counter-bell"], []),
        "Docs/with-frameworks.md html 2": ([f"pressure-confirm-button hx-{name}" for name in ("delete", "trigger")], []),
    }
    assert found == {name: unknown.get(name, ([], [])) for name in found}


READERS = {
    "json": lambda code: [json.loads(line) for line in code.splitlines()] if code.startswith('{"pressurekit":') else json.loads(code),
    "xml": lambda code: ElementTree.fromstring(re.sub(r"^<\?xml.*?>\n", "", code)) if code.startswith("<?xml") else None,
    "ini": lambda code: configparser.ConfigParser(strict=True, interpolation=None).read_string(code),
    "csv": lambda code: list(csv.reader(code.splitlines(), strict=True)),
}


def test_data_can_be_read():
    for name, code in BLOCKS.items():
        READERS.get(name.split(" ")[1], str)(code)


def lines_of(code):
    """The block's imports, and its other lines without indentation, because a block may be nested in the reader's code."""
    # A test already has a main function.
    lines = [line for line in map(str.strip, code.splitlines()) if line not in ("", "@main")]
    imports = {line for line in lines if re.fullmatch(r"(@testable )?import \w+", line)}
    return imports, "\n".join(line for line in lines if line not in imports)


def test_swift_is_compiled():
    files = [lines_of(file.read_text()) for folder in COMPILED for file in (PROJECT / folder).rglob("*.swift")]
    blocks = {name: lines_of(code) for name, code in SWIFT.items()}
    is_in = lambda imports, text: any(imports <= theirs and text in whole for theirs, whole in files)
    assert [name for name, block in blocks.items() if not is_in(*block)] == []


def test_every_block_is_tried():
    """Each block is tried here, or by the named test, which reads that page."""
    assert sorted(BLOCKS) == sorted(TRIED)
    for name, test in TRIED.items():
        if test != __name__:
            page = name.split()[0].rpartition("/")[2]
            assert page in (PROJECT / test).read_text(), (name, test)
