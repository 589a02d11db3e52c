"""The development server, by raw requests: it serves the files of its folders and nothing else."""

import contextlib
import gzip
import http.client
import os
import re
import signal
import socket
import subprocess
import sys

import pytest
from serve import POLICY, Server

SCRIPT = os.path.join(os.path.dirname(__file__), "../../script/serve.py")
TEXT = b"<p>Press harder to mean it. Press harder to mean it. Press harder to mean it.</p>\n" * 20
FILES = {
    "index.html": "text/html; charset=utf-8", "app.css": "text/css; charset=utf-8", "app.js": "text/javascript; charset=utf-8",
    "engine.wasm": "application/wasm", "app.webmanifest": "application/manifest+json", "icon.svg": "image/svg+xml",
    "icons/add.SVG": "image/svg+xml", "press.jsonl": "application/jsonl", "actions.json": "application/json",
    "a b%c.txt": "text/plain; charset=utf-8", "icon.png": "image/png", "picture.webp": "image/webp",
    "unknown": "application/octet-stream", "old.ts": "application/octet-stream", "größe.html": "text/html; charset=utf-8",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path):
    """A folder with the demo and the kit, beside a file that must not be served."""
    demo = tmp_path / "built/demo"
    for name in FILES:
        (demo / name).parent.mkdir(parents=True, exist_ok=True)
        (demo / name).write_bytes(TEXT)
    (tmp_path / "built/pressurekit").mkdir()
    (tmp_path / "built/pressurekit/kit.js").write_bytes(TEXT)
    (tmp_path / "outside").mkdir()
    for secret in (tmp_path / "secret.txt", tmp_path / "outside/secret.txt", tmp_path / "built/.secret.txt", demo / ".secret.txt"):
        secret.write_text("secret")
    return tmp_path / "built"


@pytest.fixture
def serve():
    with contextlib.ExitStack() as servers:

        def start(*folders, **options):
            server = Server(*folders, **options).start()
            servers.callback(server.close)
            return server

        yield start


def connect(server):
    return socket.create_connection(server.server_address)


def receive(connection, method="GET"):
    """The status, the headers and the body of the next answer."""
    answer = http.client.HTTPResponse(connection, method=method)
    answer.begin()
    return answer.status, dict(answer.getheaders()), answer.read()


def ask(server, target, method="GET", body=b"", **headers):
    with connect(server) as connection:
        lines = [f"{method} {target} HTTP/1.1", "Host: demo", *(f"{name.replace('_', '-')}: {value}" for name, value in headers.items())]
        connection.sendall("\r\n".join([*lines, "", ""]).encode("latin-1") + body)
        return receive(connection, method)


def statuses(server, targets, **options):
    return {target: ask(server, target, **options)[0] for target in targets}


def address_of(name):
    return "/demo/" + "".join(one if re.match(r"[\w./]", one, re.ASCII) else "".join(f"%{byte:02X}" for byte in one.encode()) for one in name)


def test_files_have_their_types_and_only_pages_of_the_demo_have_the_policy(folder, serve):
    (folder / "page.html").write_bytes(TEXT)
    server = serve(folder)
    found = {name: ask(server, address_of(name)) for name in FILES}
    assert {name: (status, headers["Content-Type"], body) for name, (status, headers, body) in found.items()} == {
        name: (200, expected, TEXT) for name, expected in FILES.items()
    }
    policies = {name: headers.get("Content-Security-Policy") for name, (_, headers, _) in found.items()}
    assert policies == {name: POLICY if name.endswith(".html") else None for name in FILES}
    assert "Content-Security-Policy" not in ask(server, "/page.html")[1]
    _, headers, _ = ask(server, "/demo/index.html?id=3")
    del headers["Date"], headers["Server"]
    tag = headers.pop("ETag")
    assert re.fullmatch(r'W/"[0-9a-f]{16}"', tag)
    assert headers == {
        "Cache-Control": "no-cache", "Vary": "Accept-Encoding", "Content-Security-Policy": POLICY, "Content-Length": str(len(TEXT)),
        "Content-Type": "text/html; charset=utf-8", "X-Content-Type-Options": "nosniff",
    }


def test_hostile_paths_find_nothing(folder, serve, monkeypatch):
    demo = folder / "demo"
    for name, target in {
        "out": "../../outside", "out.txt": "../../secret.txt", "absolute.txt": folder.parent / "secret.txt", "hidden.txt": ".secret.txt",
        "up": "..", "loop": "loop", "lost": "nowhere", "good.svg": "icon.svg", "good": "icons", "kit": "../pressurekit",
    }.items():
        (demo / name).symlink_to(target)
    os.mkfifo(demo / "pipe.txt")
    (demo / "a\\b.txt").write_text("secret")
    up = ["..", "%2e%2e", ".%2E", "%2E.", "..%2f..", "%2e%2e%2f%2e%2e", "%2e%2e%5c..", "..\\..", "%252e%252e", "%c0%ae%c0%ae", "..%00", "..;"]
    expected = [
        *(f"{folder}/{part}/secret.txt" for part in up for folder in ("", "/demo")), *(f"/demo/{part}/{part}/secret.txt" for part in up),
        "/demo/out/secret.txt", "/demo/out.txt", "/demo/absolute.txt", "/demo/hidden.txt", "/demo/up/.secret.txt", "/demo/loop",
        "/demo/loop/x", "/demo/lost", "/demo/pipe.txt", "/.secret.txt", "/demo/.secret.txt", "/demo/%2esecret.txt", "/demo/./app.css",
        "/demo/%2e/app.css", "/demo//app.css", "/demo/app.css/", "/demo/app.css%00", "/demo/app.css%00.html", "/demo/app.css%0a",
        "/demo/icons%2fadd.SVG", "/demo\\app.css", "/demo/a\\b.txt", "/demo/a%5cb.txt", "/demo/icons%5cadd.SVG",
        f"/{folder}/demo/app.css", f"{folder}/demo/app.css", "/demo/" + "x" * 5000, "/demo/" + "x/" * 5000, "demo/app.css",
        "x/demo/app.css", "http:/demo/app.css", "http://demo/demo/app.css", "*", "?", "/demo/%ff", "/demo/%", "/demo/%zz", "/nosuch",
        "/demo/nosuch",
    ]
    server = serve(folder)
    found = statuses(server, expected)
    assert found == dict.fromkeys(expected, 404)
    for target in expected:
        assert b"secret" not in ask(server, target)[2]
    # Links that stay in the folder are followed.
    inside = ["/demo/good.svg", "/demo/good/add.SVG", "/demo/kit/kit.js", "/demo/up/demo/app.css"]
    assert statuses(server, inside) == dict.fromkeys(inside, 200)

    def refuse(*_):
        raise PermissionError

    # The file may not be read.
    monkeypatch.setattr("serve.read", refuse)
    assert ask(server, "/demo/app.css")[0] == 404


def test_folder_may_be_a_link_that_is_replaced(folder, serve):
    link = folder.parent / "current"
    link.symlink_to(folder)
    server = serve(link)
    assert ask(server, "/demo/app.css")[0] == 200
    (folder.parent / "new/demo").mkdir(parents=True)
    (folder.parent / "new/demo/new.css").write_bytes(TEXT)
    (folder.parent / "next").symlink_to("new")
    (folder.parent / "next").replace(link)
    assert statuses(server, ["/demo/app.css", "/demo/new.css"]) == {"/demo/app.css": 404, "/demo/new.css": 200}


def test_texts_and_engines_are_compressed_for_browsers_that_accept_it(folder, serve):
    (folder / "demo/tiny.js").write_text("a")
    server = serve(folder)

    def packed(name, accepted):
        _, headers, body = ask(server, address_of(name), **({"Accept_Encoding": accepted} if accepted is not None else {}))
        coding = headers.get("Content-Encoding")
        assert (gzip.decompress(body) if coding else body) == (folder / "demo" / name).read_bytes()
        assert int(headers["Content-Length"]) == len(body)
        return coding

    accepted = {None: None, "": None, "gzip": "gzip", "br, gzip;q=0.5": "gzip", "gzip;q=0": None, "deflate": None, "gzip;q=0.0, br": None, "xgzip": None}
    assert {one: packed("app.js", one) for one in accepted} == accepted
    binary = {"icon.png", "picture.webp", "unknown", "old.ts", "tiny.js"}
    assert {name: packed(name, "gzip, br") for name in [*FILES, "tiny.js"]} == {name: None if name in binary else "gzip" for name in [*FILES, "tiny.js"]}


def test_unchanged_file_is_not_sent_again(folder, serve):
    server = serve(folder)
    tag = ask(server, "/demo/app.css")[1]["ETag"]
    given = {tag: 304, tag[2:]: 304, f'"other", {tag}': 304, "*": 304, '"other"': 200, tag[:-2] + '"': 200, "": 200}
    assert {one: ask(server, "/demo/app.css", If_None_Match=one)[0] for one in given} == given
    status, headers, body = ask(server, "/demo/app.css", If_None_Match=tag, Accept_Encoding="gzip")
    del headers["Date"], headers["Server"]
    assert (status, headers, body) == (304, {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding", "X-Content-Type-Options": "nosniff"}, b"")
    # The size stays the same.
    (folder / "demo/app.css").write_bytes(TEXT[::-1])
    status, headers, body = ask(server, "/demo/app.css", If_None_Match=tag)
    assert (status, body, headers["ETag"] == tag) == (200, TEXT[::-1], False)
    (folder / "demo/app.css").unlink()
    assert ask(server, "/demo/app.css", If_None_Match="*")[0] == 404


def test_head_has_the_headers_of_get(folder, serve):
    server = serve(folder)
    for target in ("/demo/app.js", "/demo/", "/demo", "/nosuch"):
        get, head = (ask(server, target, method, Accept_Encoding="gzip") for method in ("GET", "HEAD"))
        for _, headers, _ in (get, head):
            del headers["Date"]
        assert head == (*get[:2], b"")
    with connect(server) as connection:
        connection.sendall(b"HEAD /demo/app.js HTTP/1.1\r\nHost: demo\r\n\r\n" * 2)
        head = b""
        while head.count(b"\r\n\r\n") < 2:
            head += connection.recv(1000)
        assert (head.count(b"HTTP/1.1 200 OK"), TEXT[:10] in head) == (2, False)


def test_other_methods_are_refused_and_close_the_connection(folder, serve):
    server = serve(folder)
    methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "CONNECT"]
    answers = {method: ask(server, "/demo/app.css", method, b"GET /demo/app.js HTTP/1.1\r\n\r\n", Content_Length=27) for method in methods}
    assert {method: (status, headers["Allow"], headers["Connection"]) for method, (status, headers, _) in answers.items()} == dict.fromkeys(
        methods, (405, "GET, HEAD", "close"))
    assert ask(server, "/demo/app.css", "NONSENSE")[0] == 501
    with connect(server) as connection:
        # The body must not become a second request.
        connection.sendall(b"POST / HTTP/1.1\r\nContent-Length: 42\r\n\r\nGET /demo/app.css HTTP/1.1\r\nHost: demo\r\n\r\n")
        assert receive(connection)[0] == 405
        with contextlib.suppress(ConnectionError):
            assert connection.recv(1) == b""


def test_folders_are_not_listed(folder, serve):
    server = serve(folder)
    expected = {
        "/demo": (302, "/demo/"), "/demo?id=3&x=%2f": (302, "/demo/?id=3&x=%2f"), "/demo/": (200, None), "/demo/?id=3": (200, None),
        "/demo/icons": (404, None), "/demo/icons/": (404, None), "/pressurekit": (404, None), "/pressurekit/": (404, None),
        # Two slashes at the beginning of a location would be the name of another host.
        "//demo": (302, "/demo/"), "//demo/..%2f": (404, None),
    }  # fmt: skip
    answers = {target: ask(server, target) for target in expected}
    assert {target: (status, headers.get("Location")) for target, (status, headers, _) in answers.items()} == expected
    (folder / "demo/ä b").mkdir()
    (folder / "demo/ä b/index.html").write_bytes(TEXT)
    assert ask(server, "/demo/%c3%a4%20b")[1]["Location"] == "/demo/%C3%A4%20b/"


def test_documentation_is_served_if_it_is_built(folder, serve):
    """A link to missing documentation leads to the command that builds it. The root leads to the demo, unless it is a link."""
    site = folder.parent / "site"
    server = serve(folder, site)

    def shown(target, **headers):
        status, headers, body = ask(server, target, **headers)
        return status, headers.get("Location"), b"script/docs" in body

    link = {"Referer": f"{server.address}/demo/"}
    targets = ["/confirm-button/", "/pressurekit/nosuch.js", "/demo/nosuch"]
    assert [shown("/"), shown("/", **link), *map(shown, targets)] == [
        (302, "/demo/", False), (404, None, True), (404, None, True), (404, None, False), (404, None, False),
    ]  # fmt: skip
    (site / "confirm-button").mkdir(parents=True)
    (site / "demo").mkdir()
    for name in ("index.html", "confirm-button/index.html", "demo/old.html"):
        (site / name).write_bytes(b"documentation")
    assert [shown("/"), shown("/", **link), shown("/nosuch"), *map(shown, targets), shown("/confirm-button")] == [
        (200, None, False), (200, None, False), (404, None, False), (200, None, False), (404, None, False), (404, None, False),
        (302, "/confirm-button/", False),
    ]  # fmt: skip
    # The first folder that has the demo serves all of it.
    assert statuses(server, ["/demo/old.html", "/demo/app.css"]) == {"/demo/old.html": 404, "/demo/app.css": 200}
    # Without the demo there is nothing to redirect to.
    assert ask(serve(site.parent / "nothing"), "/")[0] == 404


def test_page_about_a_missing_address_fits_a_phone_and_keeps_the_policy(folder, serve):
    status, headers, body = ask(serve(folder), "/demo/nosuch")
    assert (status, headers["Content-Type"], headers["Content-Security-Policy"]) == (404, "text/html; charset=utf-8", POLICY)
    page = body.decode()
    assert re.findall(r'<meta name="viewport" content="(.*)">|href="(.*?)"', page) == [
        ("width=device-width, initial-scale=1", ""), ("", "/demo/app.css"), ("", "/demo/")]  # fmt: skip


def test_connections_stay_open_until_the_server_closes(folder, serve):
    server = serve(folder)
    with connect(server) as connection:
        for _ in range(3):
            connection.sendall(b"GET /demo/app.css HTTP/1.1\r\nHost: demo\r\n\r\n")
            assert receive(connection)[::2] == (200, TEXT)
        server.close()
        assert connection.recv(1) == b""
    with pytest.raises(ConnectionRefusedError):
        connect(server)
    # The same address can be used again at once.
    again = serve(folder, port=server.server_port)
    assert (again.address, ask(again, "/demo/")[0]) == (server.address, 200)


# The command


@contextlib.contextmanager
def running(*arguments, **environment):
    process = subprocess.Popen(
        [sys.executable, "-B", SCRIPT, *map(str, arguments)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, **environment},
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


@pytest.mark.parametrize(("number", "status"), [(signal.SIGINT, 0), (signal.SIGTERM, 143)])
def test_command_prints_its_address_and_stops(folder, number, status):
    with running("--port", 0, folder) as process:
        line = process.stdout.readline()
        port = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/demo/  \(Ctrl-C stops it\)\n", line)[1]
        connection = http.client.HTTPConnection("127.0.0.1", int(port))
        connection.request("GET", "/demo/app.css")
        assert connection.getresponse().read() == TEXT
        process.send_signal(number)
        assert (process.wait(), process.stdout.read()) == (status, "Stopped.\n")


def test_command_prints_an_address_and_a_code_for_a_phone(folder, tmp_path):
    """Another address of this computer stands for the one in a network."""
    (tmp_path / "qrencode").write_text('#!/bin/sh\necho "code: $*"\n')
    (tmp_path / "qrencode").chmod(0o755)
    with running("--port", 0, "--host", "127.0.0.1", "--host", "127.0.0.2", folder, PATH=f"{tmp_path}:{os.environ['PATH']}") as process:
        lines = [process.stdout.readline() for _ in range(3)]
        port = re.search(r":(\d+)/", lines[0])[1]
        address = f"http://127.0.0.2:{port}/demo/"
        assert lines == [f"http://127.0.0.1:{port}/demo/  (Ctrl-C stops it)\n", f"For a phone: {address}\n", f"code: -t ANSIUTF8 {address}\n"]
        for host in ("127.0.0.1", "127.0.0.2"):
            connection = http.client.HTTPConnection(host, int(port))
            connection.request("GET", "/demo/app.css")
            assert connection.getresponse().read() == TEXT


def test_command_prints_the_documentations_address(folder):
    (folder / "index.html").write_bytes(TEXT)
    with running("--port", 0, folder) as process:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/  \(Ctrl-C stops it\)\n", process.stdout.readline())


def test_command_explains_why_it_cannot_listen(folder, serve):
    port = serve(folder).server_port
    for arguments, message in {
        ("--port", port): f"Port {port} is already in use. Stop the program that uses it, or choose another port with --port.\n",
        ("--port", 65536): "Cannot listen on 127.0.0.1, port 65536 (bind(): port must be 0-65535.). Choose others with --host or --port.\n",
        ("--port", 0, "--host", "192.0.2.1"): "Cannot listen on 192.0.2.1, port 0 ([Errno 99] Cannot assign requested address)."
        " Choose others with --host or --port.\n",
    }.items():
        with running(*arguments, folder) as process:
            assert (process.wait(), process.stdout.read()) == (1, message)
