"""A static server for the test pages and the build's output, under the strict policy of the web contract."""

import functools
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self'"
)


class SiteHandler(SimpleHTTPRequestHandler):
    # Do not use the machine's tables of types: modules and streamed WebAssembly need exactly these.
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
    policy = POLICY

    def __init__(self, *arguments, built, **options):
        self.built = built
        super().__init__(*arguments, **options)

    def translate_path(self, path):
        pages = self.directory
        first = path.split("/")[1]
        if first in self.built:
            self.directory, path = str(self.built[first]), path[len(first) + 1 :]
        try:
            # The inherited method removes "..", so it serves nothing outside the folder.
            return super().translate_path(path)
        finally:
            self.directory = pages

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.policy)
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, format, *arguments):
        """Prints nothing: a failing test reports what is missing."""


class Site:
    """Serves a folder of pages, and other folders under the given names."""

    def __init__(self, pages: Path, handler=SiteHandler, **built: Path):
        handler = functools.partial(handler, directory=str(pages), built=built)
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self):
        self.server.shutdown()
        self.server.server_close()
