"""Chromium, through the DevTools protocol (CDP), which carries exact force for touches and pens."""

import base64
import contextlib
import copy
import json
import shutil
import struct
import urllib.request
import zlib
from pathlib import Path

from pressurekit_driver import CdpPage
from waiting import HANGING, eventually

from .connection import Connection
from .engine import Engine
from .finger import DrivenFinger
from .processes import Program

# The tests' key names → fields of DevTools key events. `text` makes it a key press, as on a real keyboard.
KEYS = {
    "Enter": {"key": "Enter", "code": "Enter", "windowsVirtualKeyCode": 13, "text": "\r"},
    "Space": {"key": " ", "code": "Space", "windowsVirtualKeyCode": 32, "text": " "},
    "Escape": {"key": "Escape", "code": "Escape", "windowsVirtualKeyCode": 27},
    "Tab": {"key": "Tab", "code": "Tab", "windowsVirtualKeyCode": 9},
    "ContextMenu": {"key": "ContextMenu", "code": "ContextMenu", "windowsVirtualKeyCode": 93},
    "ArrowUp": {"key": "ArrowUp", "code": "ArrowUp", "windowsVirtualKeyCode": 38},
    "ArrowDown": {"key": "ArrowDown", "code": "ArrowDown", "windowsVirtualKeyCode": 40},
    "Home": {"key": "Home", "code": "Home", "windowsVirtualKeyCode": 36},
    "End": {"key": "End", "code": "End", "windowsVirtualKeyCode": 35},
    "Shift": {"key": "Shift", "code": "ShiftLeft", "windowsVirtualKeyCode": 16},
    "F10": {"key": "F10", "code": "F10", "windowsVirtualKeyCode": 121},
    "a": {"key": "a", "code": "KeyA", "windowsVirtualKeyCode": 65, "text": "a"},
    "Control": {"key": "Control", "code": "ControlLeft", "windowsVirtualKeyCode": 17},
    "Meta": {"key": "Meta", "code": "MetaLeft", "windowsVirtualKeyCode": 91},
}
KEYS |= {
    digit: {"key": digit, "code": f"Digit{digit}", "windowsVirtualKeyCode": 48 + int(digit), "text": digit}
    for digit in "123456789"
}
# The DevTools bits for modifier keys.
MODIFIERS = {"Control": 2, "Meta": 4, "Shift": 8}


class Chromium(Engine):
    name = "chromium"
    # True for the whole browser, with its toolbar and tabs in a window that nobody sees. Otherwise Chromium runs as its headless
    # shell, in which a page is always in front, and a new page takes half of the processor time.
    is_whole = False

    def _start(self, desktop=None, profile=None, options=()):
        """Starts without a window, or with one if there is a desktop, so that assistive technology finds it.

        `profile` is the folder of an earlier run. Without it, the browser begins with an empty one. `options` are further
        options of the command line.
        """
        if profile:
            # Left behind by a browser that was killed.
            Path(profile, "DevToolsActivePort").unlink(missing_ok=True)
        program = "chromium" if desktop or self.is_whole else "chromium-headless-shell"
        browser = self.program = Program(
            program,
            [
                shutil.which(program) or program,
                *(["--ozone-platform=x11", "--force-renderer-accessibility"] if desktop else ["--headless"]),
                # Root in a container cannot use the sandbox.
                "--no-sandbox",
                "--disable-dev-shm-usage",
                "--disable-gpu",
                "--remote-debugging-address=127.0.0.1",
                "--remote-debugging-port=0",
                f"--user-data-dir={profile or '{folder}/profile'}",
                "--no-first-run",
                "--no-default-browser-check",
                "--disable-extensions",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--mute-audio",
                "--window-size=800,600",
                *options,
                "about:blank",
            ],
            desktop and desktop.environment,
        )
        self.programs.callback(browser.stop)

        def debugger_port():
            browser.require_running()
            active_port = Path(profile or f"{browser.folder.name}/profile", "DevToolsActivePort")
            with contextlib.suppress(FileNotFoundError, IndexError):
                return active_port.read_text(encoding="ascii").split()[0]

        port = eventually(debugger_port, "Chromium opens its debugger port", HANGING)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/json/version", timeout=HANGING) as answer:
            about = json.load(answer)
        self.version = about["Browser"].partition("/")[2]
        self.connection = Connection(about["webSocketDebuggerUrl"])
        self.programs.callback(self.connection.close)
        (page,) = [one for one in self.browser_cdp("Target.getTargets")["targetInfos"] if one["type"] == "page"]
        attached = self.browser_cdp("Target.attachToTarget", targetId=page["targetId"], flatten=True)
        self.session = attached["sessionId"]
        self.cdp("Page.enable")
        self.page = CdpPage(lambda method, parameters: self.cdp(method, **parameters))
        self.fingers = []
        self.modifiers = 0
        self.size = None
        self.emulates = False

    def browser_cdp(self, command, **parameters):
        """Sends a DevTools command to the browser."""
        return self.connection.send(command, parameters)

    def cdp(self, command, **parameters):
        """Sends a DevTools command to the page."""
        return self.connection.send(command, parameters, sessionId=self.session)

    def open(self, url):
        self.shown = url
        self.connection.expect("Page.loadEventFired")
        failure = self.cdp("Page.navigate", url=url).get("errorText")
        if failure:
            raise RuntimeError(f"{url}: {failure}")
        self.connection.wait("Page.loadEventFired")
        # The event may have come from the previous page, which was still loading.
        self.evaluate("return document.readyState === 'complete' || new Promise((done) => addEventListener('load', () => done()))")
        # A page that was loaded only by the debugger has no focus, and would not notice losing it.
        if not self.is_behind:
            self.cdp("Page.bringToFront")

    def evaluate(self, body, *arguments):
        answer = self.cdp(
            "Runtime.evaluate",
            expression=f"(function () {{{body}\n}}).apply(null, {json.dumps(arguments)})",
            awaitPromise=True,
            returnByValue=True,
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise RuntimeError(details.get("exception", {}).get("description") or details["text"])
        return answer["result"].get("value")

    def finger(self, kind):
        finger = DrivenFinger(self, kind)
        self.fingers.append(finger)
        return finger

    def turn_wheel(self, finger, x, y, delta):
        self.cdp(
            "Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=delta, pointerType="mouse",
            buttons=1 if finger.pressed else 0, modifiers=self.modifiers, force=0.5 if finger.pressed else 0,
        )

    def _hold(self, modifiers):
        """The mouse and the pen report the modifier keys that are down, too."""
        self.modifiers = modifiers
        for kind in ("mouse", "pen"):
            self.page.protocol.hands[kind].modifiers = modifiers

    def repeat_key(self, key):
        self.key_down(key, repeat=True)

    def key_down(self, key, repeat=False):
        fields = KEYS[key]
        kind = "keyDown" if "text" in fields else "rawKeyDown"
        self._hold(self.modifiers | MODIFIERS.get(key, 0))
        self.cdp("Input.dispatchKeyEvent", type=kind, autoRepeat=repeat, modifiers=self.modifiers, **fields)

    def key_up(self, key):
        fields = {name: value for name, value in KEYS[key].items() if name != "text"}
        self._hold(self.modifiers & ~MODIFIERS.get(key, 0))
        self.cdp("Input.dispatchKeyEvent", type="keyUp", modifiers=self.modifiers, **fields)

    def resize(self, width, height):
        if self.size == (width, height):
            return
        self.size = width, height
        size = {"width": width, "height": height}
        self.cdp("Emulation.setDeviceMetricsOverride", **size, deviceScaleFactor=1, mobile=False)

    def click_accessible(self, role, name):
        """Clicks the node with this role and name in the accessibility tree, without a pointer, as a screen reader does."""
        node = next(
            node
            for node in self.accessibility_tree()
            if not node["ignored"]
            and node["role"]["value"] == role
            and node.get("name", {}).get("value") == name
        )
        found = self.cdp("DOM.resolveNode", backendNodeId=node["backendDOMNodeId"])["object"]
        click = "function () { this.click() }"
        self.cdp("Runtime.callFunctionOn", objectId=found["objectId"], functionDeclaration=click)

    def accessibility_tree(self):
        self.cdp("Accessibility.enable")
        return self.cdp("Accessibility.getFullAXTree")["nodes"]

    def accessible_focus(self):
        """The focused node of the accessibility tree. Fetching the whole tree takes ten times as long."""
        inner = "(function inner(node) { return node.shadowRoot?.activeElement ? inner(node.shadowRoot.activeElement) : node })"
        found = self.cdp("Runtime.evaluate", expression=f"{inner}(document.activeElement)")["result"]["objectId"]
        self.cdp("Accessibility.enable")
        return self.cdp("Accessibility.getPartialAXTree", objectId=found, fetchRelatives=False)["nodes"][0]

    @contextlib.contextmanager
    def other_tab(self):
        """Puts another tab in front, so that the page loses the focus and is hidden. After the block the page is in
        front again. Only the whole browser has tabs."""
        target = self.browser_cdp("Target.createTarget", url="about:blank")["targetId"]
        self.browser_cdp("Target.activateTarget", targetId=target)
        try:
            yield
        finally:
            self.browser_cdp("Target.closeTarget", targetId=target)
            self.cdp("Page.bringToFront")

    @contextlib.contextmanager
    def second_tab(self):
        """Opens a tab behind the page, and yields it as an engine that can open pages and evaluate."""
        target = self.browser_cdp("Target.createTarget", url="about:blank", background=True)["targetId"]
        tab = copy.copy(self)
        tab.session = self.browser_cdp("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        tab.is_behind = True
        tab.cdp("Page.enable")
        try:
            yield tab
        finally:
            self.browser_cdp("Target.closeTarget", targetId=target)

    def before_every_page(self, source):
        """Runs this script at the beginning of every later page; returns a function that removes it."""
        script = self.cdp("Page.addScriptToEvaluateOnNewDocument", source=source)["identifier"]
        return lambda: self.cdp("Page.removeScriptToEvaluateOnNewDocument", identifier=script)

    @contextlib.contextmanager
    def console(self):
        """Yields a function that returns the console's lines since the block began, each as "warning: text"."""
        keep = self.connection.keep
        logged, called, thrown = (keep(f"{event}") for event in ("Log.entryAdded", "Runtime.consoleAPICalled", "Runtime.exceptionThrown"))

        def lines():
            said = [(one["entry"]["level"], f"{one['entry']['text']} {one['entry'].get('url', '')}") for one in logged]
            said += [(one["type"], " ".join(str(part.get("value", part.get("description"))) for part in one["args"])) for one in called]
            details = [one["exceptionDetails"] for one in thrown]
            said += [("exception", one.get("exception", {}).get("description") or one["text"]) for one in details]
            return [f"{kind}: {text}".rstrip() for kind, text in said]

        # A new listener receives the earlier messages again, so clear them.
        self.cdp("Runtime.discardConsoleEntries")
        self.cdp("Log.clear")
        for domain in ("Runtime", "Log"):
            self.cdp(f"{domain}.enable")
        try:
            yield lines
        finally:
            for domain in ("Runtime", "Log"):
                self.cdp(f"{domain}.disable")
            for kept in (logged, called, thrown):
                kept.clear()

    def emulate_media(self, **features):
        """Sets media features, such as `emulate_media(prefers_reduced_motion="reduce")`."""
        self.cdp(
            "Emulation.setEmulatedMedia",
            features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()],
        )

    def screenshot(self, path):
        with open(path, "wb") as file:
            file.write(base64.b64decode(self.cdp("Page.captureScreenshot")["data"]))

    def pixel(self, x, y):
        """Red, green and blue of the pixel that is painted there."""
        clip = {"x": int(x), "y": int(y), "width": 1, "height": 1, "scale": 1}
        png = base64.b64decode(self.cdp("Page.captureScreenshot", clip=clip)["data"])
        data, at = b"", 8
        while at < len(png):
            length, kind = struct.unpack(">I4s", png[at : at + 8])
            if kind == b"IDAT":
                data += png[at + 8 : at + 8 + length]
            at += length + 12
        # The data of one line: the number of its filter, which does not change a single pixel, then the pixel.
        return tuple(zlib.decompress(data)[1:4])

    def reset(self):
        for finger in self.fingers:
            finger.release()
        self.fingers.clear()
        self._hold(0)
        self.cdp("Emulation.setEmulatedMedia", features=[])
        self.cdp("Emulation.setTouchEmulationEnabled", enabled=False)


class WholeChromium(Chromium):
    is_whole = True
