"""Firefox, through WebDriver BiDi, without a driver program: its touches carry real pressure."""

import base64
import contextlib
import copy
import json
import re
import shutil

from pressurekit_driver import BidiPage
from waiting import HANGING, eventually

from .connection import Connection
from .engine import Engine
from .finger import DrivenFinger
from .processes import Program

# WebDriver's code points for keys that produce no character.
KEYS = {"Enter": "\ue007", "Space": " ", "Escape": "\ue00c", "Tab": "\ue004", "a": "a"}
KEYS |= {"ArrowUp": "\ue013", "ArrowDown": "\ue015", "Home": "\ue011", "End": "\ue010"}
KEYS |= {"Shift": "\ue008", "Control": "\ue009", "Meta": "\ue03d", "F10": "\ue03a"}
KEYS |= {digit: digit for digit in "123456789"}


class Firefox(Engine):
    name = "firefox"

    def _start(self, desktop=None, profile=None):
        """Starts without a window, or with one if there is a desktop, so that assistive technology finds it.

        `profile` is the folder of an earlier run. Without it, the browser begins with an empty one.
        """
        browser = self.program = Program(
            "firefox",
            [
                shutil.which("firefox-esr") or shutil.which("firefox") or "firefox-esr",
                *([] if desktop else ["--headless"]),
                "--no-remote",
                "--profile",
                str(profile or "{folder}"),
                "--remote-debugging-port=0",
                "about:blank",
            ],
            desktop.environment if desktop else {"MOZ_HEADLESS_WIDTH": "800", "MOZ_HEADLESS_HEIGHT": "600"},
        )
        self.programs.callback(browser.stop)

        def address():
            browser.require_running()
            found = re.search(r"WebDriver BiDi listening on (ws://127\.0\.0\.1:\d+)", browser.printed)
            return found and found.group(1)

        self.connection = Connection(eventually(address, "Firefox opens its BiDi port", HANGING) + "/session")
        self.programs.callback(self.connection.close)
        session = self.bidi("session.new", capabilities={})
        self.version = session["capabilities"]["browserVersion"]
        # Open a new tab: the first one never becomes active, so it does not notice losing the focus.
        self.context = self.bidi("browsingContext.create", type="tab")["context"]
        self.page = BidiPage(lambda method, parameters: self.bidi(method, **parameters), self.context)
        self.fingers = 0

    def bidi(self, method, **parameters):
        return self.connection.send(method, parameters)

    def open(self, url):
        self.shown = url
        self.bidi("browsingContext.navigate", context=self.context, url=url, wait="complete")
        if not self.is_behind:
            self.bidi("browsingContext.activate", context=self.context)

    def evaluate(self, body, *arguments):
        # Pass values as JSON text, because BiDi's own form of values would have to be decoded here.
        answer = self.bidi(
            "script.callFunction",
            functionDeclaration=(
                "async (json) => { const value = await (function () {" + body + "\n}).apply(null, JSON.parse(json));"
                " return JSON.stringify(value === undefined ? null : value); }"
            ),
            arguments=[{"type": "string", "value": json.dumps(arguments)}],
            target={"context": self.context},
            awaitPromise=True,
        )
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    @contextlib.contextmanager
    def other_tab(self):
        """Puts another tab in front, so that the page loses the focus and is hidden. After the block the page is in
        front again."""
        context = self.bidi("browsingContext.create", type="tab")["context"]
        try:
            yield
        finally:
            self.bidi("browsingContext.close", context=context)
            self.bidi("browsingContext.activate", context=self.context)

    @contextlib.contextmanager
    def second_tab(self):
        """Opens a tab behind the page, and yields it as an engine that can open pages and evaluate."""
        tab = copy.copy(self)
        tab.context = self.bidi("browsingContext.create", type="tab", background=True)["context"]
        tab.is_behind = True
        try:
            yield tab
        finally:
            self.bidi("browsingContext.close", context=tab.context)

    def before_every_page(self, source):
        """Runs this script at the beginning of every later page; returns a function that removes it."""
        script = self.bidi("script.addPreloadScript", functionDeclaration="() => {" + source + "\n}")["script"]
        return lambda: self.bidi("script.removePreloadScript", script=script)

    def actions(self, *sources):
        self.bidi("input.performActions", context=self.context, actions=list(sources))

    def finger(self, kind):
        self.fingers += 1
        # A touch without a sensor reports 0.5.
        return DrivenFinger(self, kind, self.fingers, idle=None)

    def turn_wheel(self, finger, x, y, delta):
        scroll = {"type": "scroll", "x": round(x), "y": round(y), "deltaX": 0, "deltaY": delta}
        self.actions({"type": "wheel", "id": "wheel", "actions": [scroll]})

    def key_down(self, key):
        self.actions({"type": "key", "id": "keyboard", "actions": [{"type": "keyDown", "value": KEYS[key]}]})

    def key_up(self, key):
        self.actions({"type": "key", "id": "keyboard", "actions": [{"type": "keyUp", "value": KEYS[key]}]})

    def resize(self, width, height):
        self.bidi(
            "browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height}
        )

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(
                base64.b64decode(self.bidi("browsingContext.captureScreenshot", context=self.context)["data"])
            )

    def reset(self):
        self.bidi("input.releaseActions", context=self.context)
        for hand in self.page.protocol.hands.values():
            hand.down.clear()
