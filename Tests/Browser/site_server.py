"""A static server for the test pages and what was built, under the strict policy of the web contract."""

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self'"
)


class SiteHandler(SimpleHTTPRequestHandler):
    # Not left to the machine's tables of types: modules and streamed WebAssembly must have exactly these.
    extensions_map = {
        "": "application/octet-stream",
        ".html": "text/html; charset=utf-8",
        ".css": "text/css; charset=utf-8",
        ".js": "text/javascript; charset=utf-8",
        ".json": "application/json",
        ".svg": "image/svg+xml",
        ".wasm": "application/wasm",
    }
    protocol_version = "HTTP/1.1"

    def __init__(self, *arguments, built, **options):
        self.built = built
        super().__init__(*arguments, **options)

    def translate_path(self, path):
        pages = self.directory
        first = path.split("/")[1]
        if first in self.built:
            self.directory, path = str(self.built[first]), path[len(first) + 1 :]
        try:
            # The inherited method throws away "..", so nothing outside the folder is served.
            return super().translate_path(path)
        finally:
            self.directory = pages

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format, *arguments):
        """Quiet: a failing test says what it missed."""


class Site:
    """Serves the pages of a folder, and other folders below the names that they are given."""

    def __init__(self, pages: Path, handler=SiteHandler, **built: Path):
        handler = functools.partial(handler, directory=str(pages), built=built)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
