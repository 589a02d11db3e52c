"""Serves folders of static files, as script/demo does: python3 script/serve.py [--port N] [--host ADDRESS] FOLDER …

A server for development: it tells browsers to ask for each file again, and answers that an unchanged file is unchanged.
"""

from __future__ import annotations

import argparse
import contextlib
import errno
import functools
import gzip
import hashlib
import re
import shutil
import signal
import socketserver
import stat
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import quote, unquote_to_bytes

TYPES = {
    "css": "text/css; charset=utf-8", "html": "text/html; charset=utf-8", "js": "text/javascript; charset=utf-8",
    "json": "application/json", "jsonl": "application/jsonl", "map": "application/json", "png": "image/png",
    "svg": "image/svg+xml", "txt": "text/plain; charset=utf-8", "wasm": "application/wasm",
    "webmanifest": "application/manifest+json", "webp": "image/webp", "xml": "application/xml",
}  # fmt: skip
# They are compressed already.
UNCOMPRESSED = {"image/png", "image/webp", "application/octet-stream"}
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
  <meta name="color-scheme" content="light dark">
  <title>{title}</title>
  <link rel="stylesheet" href="/demo/app.css">
</head>
<body>
  <header class="bar"><h1>{title}</h1></header>
  <main class="single">{text}</main>
</body>
</html>
"""
TO_THE_DEMO = '<p><a href="/demo/">Go to the demo</a></p>'
UNBUILT = "<p>The documentation is not built. This command builds it: <code>script/docs</code></p>"
# Seconds after which an idle connection is closed.
IDLE = 60


class StartError(Exception):
    """The reason why the server cannot start, with advice."""


@functools.lru_cache(maxsize=4096)
def version_of(path: Path, modified: int, size: int, number: int) -> tuple[bytes, bytes | None, str]:
    """The content of a file, the compressed content if that is smaller, and the entity tag. Kept for each version."""
    content = path.read_bytes()
    compressed = gzip.compress(content, 6, mtime=0) if type_of(path) not in UNCOMPRESSED else content
    # The tag is weak, because it is the same for both forms.
    tag = f'W/"{hashlib.sha256(content).hexdigest()[:16]}"'
    return content, compressed if len(compressed) < len(content) else None, tag


def type_of(path: Path) -> str:
    return TYPES.get(path.suffix[1:].lower(), "application/octet-stream")


def segments_of(target: str) -> list[str] | None:
    """The decoded parts of a request's path. The last is empty if the path ends with a slash. None if a file system could
    read the path in another way than a browser."""
    try:
        first, *parts = [unquote_to_bytes(part).decode() for part in target.partition("?")[0].split("/")]
    except UnicodeDecodeError:
        return None
    is_safe = first == "" and parts and all(parts[:-1]) and not any(
        part.startswith(".") or re.search(r"[/\\\x00-\x1f\x7f]", part) for part in parts)
    return parts if is_safe else None


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = IDLE
    # Send the head and the body of a small file at once.
    wbufsize = -1
    disable_nagle_algorithm = True
    server: Server

    def do_GET(self):
        parts = segments_of(self.path)
        if parts is None:
            return self.send_missing([])
        file = self.server.find(parts)
        if file:
            return self.send_file(file, parts[0] == "demo")
        if parts[-1] and self.server.find([*parts, ""]):
            return self.send_redirect(f"/{quote('/'.join(parts))}/")
        # A link to the documentation must not lead back to the demo. Only links send a referrer.
        if parts == [""] and not self.headers.get("Referer") and self.server.find(["demo", ""]):
            return self.send_redirect("/demo/")
        return self.send_missing(parts)

    do_HEAD = do_GET

    def send_file(self, file: Path, is_demo: bool):
        try:
            status = file.stat()
            content, compressed, tag = version_of(file, status.st_mtime_ns, status.st_size, status.st_ino)
        except OSError:  # It is gone, or may not be read.
            return self.send_missing([])
        headers = {"Cache-Control": "no-cache", "ETag": tag}
        if compressed:
            headers["Vary"] = "Accept-Encoding"
        if any(one.strip() in ("*", tag, tag[2:]) for one in self.headers.get("If-None-Match", "").split(",")):
            return self.answer(304, headers)
        if compressed and re.search(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))", self.headers.get("Accept-Encoding", "")):
            headers["Content-Encoding"], content = "gzip", compressed
        headers["Content-Type"] = type_of(file)
        if is_demo and file.suffix == ".html":
            headers["Content-Security-Policy"] = POLICY
        return self.answer(200, headers, content)

    def send_redirect(self, address: str):
        query = self.path.partition("?")[2]
        self.answer(302, {"Location": address + (f"?{query}" if query else ""), "Cache-Control": "no-store"})

    def send_missing(self, parts: list[str]):
        is_elsewhere = parts and parts[0] not in ("demo", "pressurekit")
        text = UNBUILT if is_elsewhere and not self.server.find([""]) else "<p>This address does not exist.</p>"
        self.send_page(404, "Not found", text + TO_THE_DEMO)

    def send_page(self, status: int, title: str, text: str, **headers: str):
        headers = {"Content-Type": TYPES["html"], "Content-Security-Policy": POLICY, "Cache-Control": "no-store"} | headers
        self.answer(status, headers, PAGE.format(title=title, text=text).encode())

    def refuse(self):
        # The body of the request was not read, so the connection cannot be used again.
        self.close_connection = True
        self.send_page(405, "Not allowed", f"<p>Files can only be read.</p>{TO_THE_DEMO}", Allow="GET, HEAD", Connection="close")

    do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = do_TRACE = do_CONNECT = refuse

    def answer(self, status: int, headers: dict[str, str], content: bytes = b""):
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name, value)
        self.send_header("X-Content-Type-Options", "nosniff")
        if status != 304:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def log_message(self, format, *arguments):
        """Prints nothing."""


class Server(ThreadingHTTPServer):
    """Serves folders at an address of this computer. The first folder that has a name at its top serves all below that name.

    Raises `StartError` if it cannot listen.
    """

    # Browsers open many connections at once.
    request_queue_size = 128

    def __init__(self, *folders: Path, port: int = 0, host: str = "127.0.0.1"):
        self.folders = [Path(folder) for folder in folders]
        self.connections = set()
        try:
            super().__init__((host, port), Handler)
        except OverflowError:
            raise StartError(f"The port {port} is not a number from 0 to 65535. Choose another with --port.") from None
        except OSError as error:
            raise StartError({
                errno.EADDRINUSE: f"Port {port} is already in use. Stop the program that uses it, or choose another with --port.",
                errno.EACCES: f"You may not listen on port {port}. Choose one from 1024 to 65535 with --port.",
                errno.EADDRNOTAVAIL: f"{host} is not an address of this computer. Give one of its own with --host.",
            }.get(error.errno, f"Cannot listen on {host}, port {port}: {error.strerror}.")) from error
        self.address = f"http://{host}:{self.server_port}"

    def server_bind(self):
        # HTTPServer asks the network for this computer's name, which may take seconds.
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[:2]

    def start(self) -> Server:
        """Serves in a thread."""
        threading.Thread(target=self.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True).start()
        return self

    def close(self):
        """Stops serving, and closes all connections."""
        self.shutdown()
        self.server_close()
        for connection in list(self.connections):
            with contextlib.suppress(OSError):
                connection.shutdown(2)

    def process_request(self, request, client_address):
        self.connections.add(request)
        super().process_request(request, client_address)

    def shutdown_request(self, request):
        self.connections.discard(request)
        super().shutdown_request(request)

    def handle_error(self, request, client_address):
        if not isinstance(sys.exc_info()[1], OSError):  # The browser has closed the connection, or is idle.
            super().handle_error(request, client_address)

    def find(self, parts: list[str]) -> Path | None:
        """The file at a path, or its index.html. None if there is none, or if a link leads out of the folder or to a hidden file."""
        parts = [*parts[:-1], parts[-1] or "index.html"]
        for folder in self.folders:
            if (folder / parts[0]).exists():
                break
        else:
            return None
        with contextlib.suppress(OSError):
            root = folder.resolve()
            file = root.joinpath(*parts).resolve()
            below = file.relative_to(root).parts if file.is_relative_to(root) else (".",)
            if stat.S_ISREG(file.stat().st_mode) and not any(part.startswith(".") for part in below):
                return file
        return None


def options(description: str) -> argparse.ArgumentParser:
    """The options of the commands that serve."""
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--port", type=int, default=8080, metavar="N", help="the port to listen on; 0 takes a free one (default: 8080)")
    parser.add_argument("--host", action="append", metavar="ADDRESS",
                        help="an address of this computer to listen on (default: 127.0.0.1). A second --host is for a phone.")  # fmt: skip
    return parser


def serve(folders: list[Path], port: int, hosts: list[str] | None) -> list[Server]:
    """Starts servers at one port of all hosts, and prints their addresses."""
    servers = []
    for host in hosts or ["127.0.0.1"]:
        servers.append(Server(*folders, port=servers[0].server_port if servers else port, host=host).start())
    path = "/" if (folders[0] / "index.html").exists() else "/demo/"
    print(f"{servers[0].address}{path}  (Ctrl-C stops it)", flush=True)
    for server in servers[1:]:
        print(f"For a phone: {server.address}{path}", flush=True)
        if shutil.which("qrencode"):
            subprocess.run(["qrencode", "-t", "ANSIUTF8", server.address + path], check=False)
    return servers


def interrupted(number, _):
    print("Stopped.")
    raise SystemExit(0 if number == signal.SIGINT else 128 + number)


def main():
    parser = options(__doc__.splitlines()[0].partition(":")[0])
    parser.add_argument("folders", nargs="+", type=Path, metavar="FOLDER")
    asked = parser.parse_args()
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, interrupted)
    try:
        serve(asked.folders, asked.port, asked.host)
    except StartError as error:
        sys.exit(f"serve: {error}")
    threading.Event().wait()


if __name__ == "__main__":
    main()
