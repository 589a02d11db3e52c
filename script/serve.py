"""Serves folders of static files on this computer, for development: python3 script/serve.py [--port N] FOLDER …

script/demo uses it for the demo, and script/docs for the documentation. Browsers ask for each file again, and receive only
changed ones.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import functools
import gzip
import hashlib
import os
import re
import shutil
import signal
import socket
import socketserver
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote_to_bytes

TYPES = {
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "jsonl": "application/jsonl", "png": "image/png", "svg": "image/svg+xml",
    "txt": "text/plain; charset=utf-8", "wasm": "application/wasm", "webmanifest": "application/manifest+json",
    "webp": "image/webp", "xml": "application/xml",
}  # fmt: skip
OTHER_TYPE = "application/octet-stream"
NOT_COMPRESSED = {"image/png", "image/webp", OTHER_TYPE}
# Only files of this server, and no inline scripts or styles. WebAssembly needs 'wasm-unsafe-eval' to be compiled. No page may
# frame the demo: it could make a press on its own content hit a button of the demo.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; style-src 'self'; img-src 'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
PAGE = """\
<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>{title}</title>
  <link rel="stylesheet" href="/demo/app.css">
</head>
<body>
  <header class="bar"><h1>{title}</h1></header>
  <main class="single">
    <p>{text}</p>
    <p><a href="/demo/">Go to the demo</a></p>
  </main>
</body>
</html>
"""
MISSING = "This address does not exist."
UNBUILT = "The documentation is not built. <code>script/docs</code> builds it."


def segments_of(target: str) -> list[str] | None:
    """The decoded segments of a request's path; the last one is empty if the path ends with a slash.

    None if a file system could read the path in another way than a browser.
    """
    try:
        first, *segments = [unquote_to_bytes(segment).decode() for segment in target.partition("?")[0].split("/")]
    except UnicodeDecodeError:
        return None
    hostile = re.compile(r"^\.|[/\\\x00-\x1f\x7f]")
    is_safe = first == "" and segments and all(segments[:-1]) and not any(map(hostile.search, segments))
    return segments if is_safe else None


@functools.lru_cache(maxsize=512)
def read(file: Path, *version: int) -> tuple[bytes, bytes, str]:
    """The content of a version of a file, the compressed content if that is smaller, and the entity tag."""
    content = file.read_bytes()
    packed = content if type_of(file) in NOT_COMPRESSED else gzip.compress(content, 6, mtime=0)
    # The tag is weak, because both forms have the same.
    return content, min(content, packed, key=len), f'W/"{hashlib.sha256(content).hexdigest()[:16]}"'


def type_of(file: Path) -> str:
    return TYPES.get(file.suffix[1:].lower(), OTHER_TYPE)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # Seconds until an idle connection is closed.
    timeout = 60
    # The head and the body of a small file are sent at once.
    wbufsize = -1
    disable_nagle_algorithm = True
    server: Server

    def do_GET(self):
        find, segments = self.server.find, segments_of(self.path)
        if segments is None:
            return self.send_page(404, "Not found", MISSING)
        if file := find(segments):
            return self.send_file(file, is_demo=segments[0] == "demo")
        if segments[-1] and find([*segments, ""]):
            return self.send_redirect(f"/{quote('/'.join(segments))}/")
        # Only links send a referrer. A link to the documentation must not lead back to the demo.
        if segments == [""] and "Referer" not in self.headers and find(["demo", ""]):
            return self.send_redirect("/demo/")
        is_unbuilt = segments[0] not in ("demo", "pressurekit") and not find([""])
        return self.send_page(404, "Not found", UNBUILT if is_unbuilt else MISSING)

    do_HEAD = do_GET

    def refuse(self):
        # The request's body was not read, so the connection cannot be used again.
        self.send_page(405, "Not allowed", "Files can only be read.", Allow="GET, HEAD", Connection="close")

    do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_TRACE = do_CONNECT = refuse

    def send_file(self, file: Path, is_demo: bool):
        try:
            status = file.stat()
            content, packed, tag = read(file, status.st_mtime_ns, status.st_size, status.st_ino)
        except OSError:  # It was just deleted, or may not be read.
            return self.send_page(404, "Not found", MISSING)
        headers = {"Cache-Control": "no-cache", "ETag": tag, "Vary": "Accept-Encoding"}
        if any(given.strip() in ("*", tag, tag[2:]) for given in self.headers.get("If-None-Match", "").split(",")):
            return self.send(304, headers)
        is_packed = re.search(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", self.headers.get("Accept-Encoding", ""))
        if is_packed and packed is not content:
            headers["Content-Encoding"], content = "gzip", packed
        if is_demo and file.suffix == ".html":
            headers["Content-Security-Policy"] = POLICY
        return self.send(200, headers | {"Content-Type": type_of(file)}, content)

    def send_redirect(self, address: str):
        self.send(302, {"Location": address + "".join(self.path.partition("?")[1:]), "Cache-Control": "no-store"})

    def send_page(self, status: int, title: str, text: str, **headers: str):
        headers |= {"Content-Type": TYPES["html"], "Content-Security-Policy": POLICY, "Cache-Control": "no-store"}
        self.send(status, headers, PAGE.format(title=title, text=text).encode())

    def send(self, status: int, headers: dict[str, str], content: bytes = b""):
        self.send_response(status)
        for name, value in {**headers, "X-Content-Type-Options": "nosniff"}.items():
            self.send_header(name, value)
        if status != 304:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format, *arguments):
        """Prints nothing."""


class Server(ThreadingHTTPServer):
    """Serves folders at an address of this computer. The first folder that has a name at its top serves all below that name.

    Raises `OSError` or `OverflowError` if it cannot listen.
    """

    handler = Handler
    # Browsers open many connections at once.
    request_queue_size = 128

    def __init__(self, *folders: Path, port: int = 0, host: str = "127.0.0.1"):
        self.folders = folders
        self.connections = set()
        self.thread = None
        super().__init__((host, port), self.handler)
        self.address = f"http://{host}:{self.server_port}"

    def server_bind(self):
        # HTTPServer would ask the network for this computer's name, which may take seconds.
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address

    def start(self) -> Server:
        """Serves in a thread."""
        self.thread = threading.Thread(target=self.serve_forever, args=(0.05,), daemon=True)
        self.thread.start()
        return self

    def close(self):
        """Stops serving, and ends all connections."""
        if self.thread:
            self.shutdown()
        self.server_close()
        for connection in list(self.connections):
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def process_request(self, request, client_address):
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request):
        self.connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], OSError):  # The connection was lost.
            super().handle_error(request, client_address)

    def find(self, segments: list[str]) -> Path | None:
        """The file at a path, or its index.html. None if there is none, or if a link leads out of the folder or to a hidden file."""
        names = [*segments[:-1], segments[-1] or "index.html"]
        with contextlib.suppress(OSError, StopIteration):
            root = next(root for root in (Path(folder).resolve() for folder in self.folders) if (root / names[0]).exists())
            file = Path(os.path.realpath(root.joinpath(*names)))
            is_hidden = not file.is_relative_to(root) or any(name.startswith(".") for name in file.relative_to(root).parts)
            return None if is_hidden or not file.is_file() else file
        return None


def options(description: str) -> argparse.ArgumentParser:
    """The options of the commands that serve."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--port", type=int, default=8080, metavar="N", help="the port to listen on; 0 takes a free one (default: 8080)")
    parser.add_argument("--host", action="append", metavar="ADDRESS",
                        help="an address of this computer to listen on (default: 127.0.0.1); a second --host is for a phone")  # fmt: skip
    return parser


def serve(folders: list[Path], port: int, hosts: list[str] | None):
    """Starts a server for each host at the same port, and prints their addresses. Signals end the program."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, interrupted)
    path = "/" if Path(folders[0], "index.html").exists() else "/demo/"
    for place, host in enumerate(hosts or ["127.0.0.1"]):
        try:
            server = Server(*folders, port=port, host=host).start()
        except (OSError, OverflowError) as error:
            if getattr(error, "errno", None) == errno.EADDRINUSE:
                sys.exit(f"Port {port} is already in use. Stop the program that uses it, or choose another port with --port.")
            sys.exit(f"Cannot listen on {host}, port {port} ({error}). Choose others with --host or --port.")
        port = server.server_port
        if place == 0:
            print(f"{server.address}{path}  (Ctrl-C stops it)", flush=True)
            continue
        print(f"For a phone: {server.address}{path}", flush=True)
        if shutil.which("qrencode"):
            subprocess.run(["qrencode", "-t", "ANSIUTF8", server.address + path], check=False)


def interrupted(number, _):
    # Not `print`, which cannot be interrupted by itself.
    os.write(sys.stdout.fileno(), b"Stopped.\n")
    raise SystemExit(0 if number == signal.SIGINT else 128 + number)


if __name__ == "__main__":
    parser = options("Serves folders of static files on this computer, for development.")
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    serve(asked.folders, asked.port, asked.host)
    threading.Event().wait()
