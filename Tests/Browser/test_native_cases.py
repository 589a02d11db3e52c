"""Our two buttons beside a native button, in the same scenarios (native_cases.py).

Each case runs with the three buttons. The native result is measured, never written down. A result is what the page's listeners
hear, what the server receives, the focused element, the open popovers and dialogs, and what the case looks at.
"""

import contextlib
import itertools
import json
from collections import defaultdict

import pytest

import waiting
from conftest import KIT, PAGES, PROJECT
from native_cases import CASES, GENERAL, NAMES
from page import FULL, HALF, Page
from site_server import POLICY, Site, SiteHandler

OURS = ("confirm", "transitioning")
# The properties of the accessibility tree whose false value says something.
STATES = ("expanded", "pressed", "checked", "selected")


class Recording(SiteHandler):
    """Records each form that arrives. Its answer without content leaves the page where it is."""

    policy = f"{POLICY}; frame-src 'self'"
    # The forms of each run.
    sent = defaultdict(list)

    def do_POST(self):
        self.record(self.rfile.read(int(self.headers["Content-Length"])).decode())

    def do_GET(self):
        path, _, query = self.path.partition("?")
        if path.startswith("/sent/"):
            self.record(query)
        else:
            super().do_GET()

    def handle_one_request(self):
        # The browser drops what a run has begun to send.
        with contextlib.suppress(ConnectionResetError):
            return super().handle_one_request()
        self.close_connection = True

    def record(self, data):
        kind, _, boundary = self.headers.get("Content-Type", "").partition("; boundary=")
        data = data.replace(boundary, "BOUNDARY") if boundary else data
        place = self.headers.get("Sec-Fetch-Dest", "document")
        run = "".join(self.headers["Referer"].partition("?")[1:])
        self.sent[run].append(" ".join(filter(None, [self.command, self.path.partition("?")[0], kind, place, data])))
        self.send_response(204)
        self.end_headers()


@pytest.fixture(scope="module")
def recording(kit):
    site = Site(PAGES, handler=Recording, pressurekit=KIT)
    yield site
    site.close()


@pytest.fixture
def native(browser, recording):
    page = NativePage(browser, recording.address)
    page.open("native.html", fresh=True)
    yield page
    waiting.page = None


class NativePage(Page):
    """The page in which a case runs. `kind` is the button of the run."""

    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.id, self.kind = "b", "native"
        self.runs = itertools.count(1)

    def wait_for_kit(self):
        self.until("native.isReady", "the engine has loaded")

    # Runs

    def result(self, case, kind):
        """The result of a case with one of the buttons, as a dictionary of lists and texts."""
        self.kind = kind
        # WebKit's requests may name the address of a later run.
        is_sent = case.is_sent and self.browser.name != "webkit"
        run = f"?run={next(self.runs)}" if is_sent else ""
        if case.is_fresh:
            self.open("native.html", fresh=True)
        script = f"const {{ log, idOf, $, act, b, tag, on, prevent, stop, show }} = native.tools; {case.script or ''}"
        self.evaluate(
            f"return native.begin(...arguments).then(async () => {{ {script}\n; return native.ready({json.dumps(case.is_pointed)}) }})",
            kind, case.markup, run, case.is_fresh,
        )
        for step in case.steps:
            verb, _, rest = step.partition(" ")
            getattr(self, f"do_{verb}")(rest)
        found = self.evaluate("return native.take(arguments[0])", is_sent)
        if is_sent:
            count = sum(line.startswith("data ") for line in found["events"])
            waiting.last_answer(lambda: len(Recording.sent[run]) >= count, waiting.patience)
            found["sent"] = Recording.sent[run][:]
        if case.look == NAMES:
            found["look"] = self.exposed()
        elif case.look:
            found["look"] = self.evaluate(f"const {{ $, b, idOf }} = native.tools; return (({case.look}))")
        return found

    def exposed(self):
        """The nodes of the accessibility tree below the stage, each as role, name, description and properties."""
        nodes = {node["nodeId"]: node for node in self.browser.accessibility_tree()}
        waiting_for = [next(node for node in nodes.values() if node["role"]["value"] == "main")]
        found = []
        while waiting_for:
            node = waiting_for.pop()
            waiting_for += [nodes[child] for child in reversed(node["childIds"])]
            role, name, description = (node.get(part, {}).get("value", "").strip() for part in ("role", "name", "description"))
            if node["ignored"] or role in ("main", "StaticText", "InlineTextBox"):
                continue
            properties = {
                one["name"]: ",".join(str(other.get("idref")) for other in one["value"].get("relatedNodes", [])) or one["value"].get("value")
                for one in node.get("properties", [])
            }
            told = [f"{key}={value}" for key, value in sorted(properties.items()) if value not in (False, "", "false") or key in STATES]
            if role != "generic" or name or description or told:
                found.append([role, name, description, *told])
        return found

    # Steps

    @property
    def is_confirm(self):
        return self.kind == "confirm"

    def place(self, name):
        return self.evaluate("return native.centre(arguments[0])", name)

    def do_act(self, way):
        """Activates the button: a native and a transitioning button once, a confirm button by its whole protocol."""
        if way in ("Enter", "Space"):
            self.evaluate("native.button.focus()")
            self.do_keys(way)
        elif way == "click()":
            self.evaluate("native.button.click()")
            if self.is_confirm:
                self.stall(0.16, 0.16)
                self.evaluate("native.button.click()")
        else:
            finger = self.finger(way)
            point = self.place("b")
            if not self.is_confirm:
                finger.down(*point)
                self.tick()
                finger.up()
            elif way == "mouse":
                finger.down(*point)
                self.stall(0.15, 0.15)
                self.slide(finger, point)
            else:
                finger.down(*point, HALF)
                self.tick()
                finger.move(*point, FULL)
                self.tick(2)
                self.slide(finger, point, FULL)
            self.painted()

    def slide(self, finger, point, *force):
        """Slides onto the ring, and lifts there."""
        ring = self.evaluate("return native.button.shadowRoot.querySelector('[part~=ring]') && recorder.ring('b')")
        if ring:
            finger.move(ring["x"], ring["y"], *force)
            self.tick(2)
        finger.up()

    def stall(self, *seconds):
        """Passes time in long frames, which is faster. The kit counts at most a quarter of a second for one."""
        self.evaluate("return [...arguments].reduce((last, time) => last.then(() => clock.stall(time * 1000)), Promise.resolve())", *seconds)

    def painted(self):
        self.evaluate("return clock.painted()")

    def do_keys(self, key):
        """Activates the focused button by a key."""
        self.browser.press_key(key)
        if self.is_confirm:
            self.stall(0.16, 0.16)
            self.browser.press_key(key)

    def do_enter(self, name):
        """Enter in a field. A confirm button asks, and a second Enter answers."""
        if name:
            self.evaluate("document.getElementById(arguments[0]).focus()", name)
        self.browser.press_key("Enter")
        # The button asks in the first frame.
        self.stall(0.02, 0.16, 0.16)
        if self.is_confirm and self.evaluate("return native.button.state === 'selected'"):
            self.browser.press_key("Enter")

    def do_answer(self, _):
        """The second activation of a confirm button that was armed in another way: a tap on its ring."""
        if self.is_confirm and self.evaluate("return native.button.state === 'selected'"):
            self.stall(0.2, 0.2, 0.2, 0.1)
            ring = self.ring()
            if ring:
                finger = self.finger("mouse")
                finger.down(ring["x"], ring["y"])
                self.tick(2)
                finger.up()
        self.painted()

    def do_key(self, key):
        self.browser.press_key(key)
        self.tick()

    def do_down(self, key):
        self.browser.key_down(key)

    def do_up(self, key):
        self.browser.key_up(key)

    def do_repeat(self, key):
        self.browser.repeat_key(key)
        self.tick()

    def do_focus(self, name):
        self.evaluate("(arguments[0] === 'b' ? native.button : document.getElementById(arguments[0])).focus()", name)

    def do_click(self, name):
        """A click of the mouse: of the left button, or of the one named after the element."""
        name, _, button = name.partition(" ")
        finger = self.finger("mouse")
        options = {"button": button} if button else {}
        finger.down(*self.place(name), **options)
        finger.up(**options)
        self.painted()
        self.tick()

    def do_tap(self, name):
        finger = self.finger("touch")
        finger.down(*self.place(name))
        self.tick()
        finger.up()
        self.painted()

    def do_press(self, name):
        self.pressing = self.finger("mouse")
        self.pressing.down(*self.place(name))
        self.tick()

    def do_move(self, name):
        self.pressing.move(*self.place(name))
        self.tick()

    def do_lift(self, _):
        self.pressing.up()
        self.painted()

    def do_wait(self, seconds):
        self.stall(*[0.2] * int(float(seconds) / 0.2), float(seconds) % 0.2)

    def do_js(self, script):
        self.evaluate(f"const {{ log, idOf, $, act, b, tag, on, prevent, stop, show }} = native.tools; {script}")


def guide(name):
    return (PROJECT / f"Docs/{name}.md").read_text(encoding="utf-8")


def lines(result):
    return json.dumps(result, ensure_ascii=False, sort_keys=True)


def judged(case, kind, engine, native, ours):
    """The fault of a case, or None."""
    marks = [mark for mark in case.marks[kind] if engine in mark.engines]
    wanted = native
    for mark in GENERAL[kind]:
        wanted = mark.applied(wanted, case) if engine in mark.engines else wanted
    for mark in marks:
        before, wanted = wanted, mark.applied(wanted, case)
        if before == wanted:
            return f"{mark.sentence!r} changes nothing here"
    if ours == wanted:
        return None
    if ours == native:
        return "as native, although the guide says otherwise"
    return f"differs\n    native {lines(native)}\n    wanted {lines(wanted)}\n    found  {lines(ours)}"


def run(native, cases):
    """The faults of some cases."""
    faults = []
    engine = native.browser.name
    for case in cases:
        if engine not in case.engines:
            continue
        found = {kind: native.result(case, kind) for kind in ("native", *OURS)}
        for kind in OURS:
            fault = judged(case, kind, engine, found["native"], found[kind])
            if fault:
                faults.append(f"{case.group}, {case.name}, {kind}: {fault}")
    return faults


@pytest.mark.deep_engines("firefox", "webkit")
@pytest.mark.parametrize("group", dict.fromkeys(case.group for case in CASES))
def test_cases(native, group):
    faults = run(native, [case for case in CASES if case.group == group])
    # pytest would shorten the lists.
    if faults:
        pytest.fail("\n".join(faults), pytrace=False)


def test_table():
    """Its size, its names, and the sentences of the guides."""
    assert len(CASES) >= 150
    names = [(case.group, case.name) for case in CASES]
    assert len(set(names)) == len(names)
    stated = [mark for kind in OURS for mark in (*GENERAL[kind], *(mark for case in CASES for mark in case.marks[kind]))]
    assert {(mark.guide, mark.sentence) for mark in stated if mark.sentence not in guide(mark.guide)} == set()
