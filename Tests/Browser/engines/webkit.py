"""WebKit, through its WebDriver and MiniBrowser on a virtual display. It has only a mouse and a keyboard, without force."""

import contextlib
import glob
import os
import shutil
import socket

from selenium.webdriver import Remote, WebKitGTKOptions
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.common.actions.key_input import KeyInput
from selenium.webdriver.common.actions.wheel_input import WheelInput
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection

from pressurekit_driver import backend_of
from waiting import HANGING, eventually

from .display import start_display
from .engine import Engine
from .finger import DrivenFinger
from .firefox import KEYS
from .processes import Program


class WebKit(Engine):
    name = "webkit"

    def _start(self):
        display, environment = start_display()
        self.programs.callback(display.stop)
        # Without a graphics processor, shared buffers would only be copied, which takes a third of the processor time.
        environment |= {"NO_AT_BRIDGE": "1", "LIBGL_ALWAYS_SOFTWARE": "1", "WEBKIT_DISABLE_DMABUF_RENDERER": "1"}
        if os.geteuid() == 0:
            # Root in a container cannot create the sandbox.
            environment["WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS"] = "1"
        options = WebKitGTKOptions()
        options.binary_location = find_mini_browser()
        options.add_argument("--automation")
        # The browser is the driver's child, so stopping the driver's group stops both, even if a session hangs.
        port = free_port()
        driver = Program("webkit", [shutil.which("WebKitWebDriver") or "WebKitWebDriver", "-p", str(port)], environment)
        self.programs.callback(driver.stop)
        address = f"http://127.0.0.1:{port}"
        eventually(lambda: driver.require_running() or is_listening(port), "WebKitWebDriver listens", HANGING)
        connection = RemoteConnection(client_config=ClientConfig(address, timeout=HANGING))
        self.driver = Remote(connection, options=options)
        self.programs.callback(self._quit)
        self.driver.set_script_timeout(HANGING)
        self.version = self.driver.capabilities["browserVersion"]
        self.page = backend_of(self.driver)
        self.keyboard = KeyInput("keyboard")

    def open(self, url):
        self.shown = url
        self.driver.get(url)

    def evaluate(self, body, *arguments):
        return self.driver.execute_script(body, *arguments)

    def finger(self, kind):
        if kind != "mouse":
            raise NotImplementedError(f"WebKit's driver turns a {kind} into a mouse without force")
        return DrivenFinger(self, kind)

    def turn_wheel(self, finger, x, y, delta):
        builder = ActionBuilder(self.driver, wheel=WheelInput("wheel"))
        # The page receives a fortieth of the distance that the driver is given.
        builder.wheel_action.scroll(round(x), round(y), delta_y=delta * 40)
        builder.perform()

    def _key(self, method, key):
        builder = ActionBuilder(self.driver, keyboard=self.keyboard)
        getattr(builder.key_action, method)(KEYS[key])
        builder.perform()

    def key_down(self, key):
        self._key("key_down", key)

    def key_up(self, key):
        self._key("key_up", key)

    def resize(self, width, height):
        size = self.driver.get_window_size()
        inner = self.evaluate("return [innerWidth, innerHeight]")
        self.driver.set_window_size(width + size["width"] - inner[0], height + size["height"] - inner[1])

    def screenshot(self, path):
        self.driver.save_screenshot(path)

    def reset(self):
        ActionBuilder(self.driver).clear_actions()
        for hand in self.page.protocol.hands.values():
            hand.down.clear()

    def _quit(self):
        # Let the browser close its window normally. If the session hangs, stopping its process ends it.
        with contextlib.suppress(Exception):
            self.driver.quit()


def find_mini_browser():
    found = sorted(glob.glob("/usr/lib/*/webkit2gtk-4.1/MiniBrowser"))
    if not found:
        raise RuntimeError("MiniBrowser of WebKitGTK 4.1 is missing: run script/bootstrap test")
    return found[0]


def free_port():
    """Returns a free port, because WebKitWebDriver cannot choose one."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def is_listening(port):
    with socket.socket() as caller:
        return caller.connect_ex(("127.0.0.1", port)) == 0
