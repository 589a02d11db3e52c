"""A page of the site of the documentation, and the host that has it in a folder of its own."""

import contextlib
import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import waiting
from page import Page

# script/docs makes it.
SITE = Path(__file__).resolve().parents[2] / ".build/site"
DESKTOP = 1280, 900


class Quiet(SimpleHTTPRequestHandler):
    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/a/folder"))

    def log_message(self, format, *arguments):
        pass


class Documentation(Page):
    """A page of the site, whose clock is the browser's."""

    def open(self, name, size=DESKTOP, scheme="light"):
        self.browser.resize(*size)
        self.browser.emulate_media(prefers_color_scheme=scheme)
        self.browser.open(f"{self.address}/{name}")
        waiting.page = None

    def until(self, condition, what, *arguments, deadline=5.0):
        def is_so():
            # A page that leads to another is gone in the middle of the question.
            with contextlib.suppress(RuntimeError):
                return self.evaluate(f"return {condition}", *arguments)

        return waiting.eventually(is_so, what, deadline)


@contextlib.contextmanager
def hosted():
    """The address of the site, as long as it is there."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/a/folder"
    server.shutdown()
    server.server_close()
