"""A page of the documentation site, and a host that serves it from a subfolder."""

import contextlib
import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import waiting
from page import Page

# script/docs generates it.
SITE = Path(__file__).resolve().parents[2] / ".build/site"
DESKTOP = 1280, 900


class Quiet(SimpleHTTPRequestHandler):
    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/a/folder"))

    def log_message(self, format, *arguments):
        pass


class Documentation(Page):
    """A page of the site. It uses the browser's own clock."""

    def open(self, name, size=DESKTOP, scheme="light"):
        self.browser.resize(*size)
        self.browser.emulate_media(prefers_color_scheme=scheme)
        self.browser.open(f"{self.address}/{name}")
        waiting.page = None

    def until(self, condition, what, *arguments):
        def is_so():
            # A page that navigates disappears while the question is asked.
            with contextlib.suppress(RuntimeError):
                return self.evaluate(f"return {condition}", *arguments)

        return waiting.eventually(is_so, what)


@contextlib.contextmanager
def hosted(handler=Quiet):
    """Serves the site inside the `with` block; yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(handler, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/a/folder"
    server.shutdown()
    server.server_close()
