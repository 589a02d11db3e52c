"""script/demo builds the kit, assembles the demo, and serves it, also for a phone. The build is a stand-in."""

import contextlib
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]


@pytest.fixture
def copy(tmp_path):
    """A copy of the scripts, with small pages."""
    (tmp_path / "script").mkdir()
    for name in ("demo", "demo_folder.py", "serve.py", "watch.py"):
        shutil.copy(PROJECT / "script" / name, tmp_path / "script")
    (tmp_path / "Examples/Demo").mkdir(parents=True)
    shutil.copy(PROJECT / "Examples/Demo/worker.js", tmp_path / "Examples/Demo")
    (tmp_path / "Examples/Demo/index.html").write_text("<head></head>the demo, with ../pressurekit/kit.js")
    programs = tmp_path / "programs"
    programs.mkdir()
    for path, commands in {
        tmp_path / "script/bootstrap": 'echo "bootstrap $*"',
        tmp_path / "script/build-web": 'echo "build-web $*"; mkdir -p .build/web; echo the kit >.build/web/kit.js',
        programs / "qrencode": 'echo "code: $*"',
        # Another address of this computer stands for the one in a network.
        programs / "python3": f'[ "$1" != -c ] || {{ echo $NETWORK; [ "$NETWORK" ]; exit; }}; exec {sys.executable} "$@"',
    }.items():
        path.write_text(f"#!/bin/sh\n{commands}\n")
        path.chmod(0o755)
    return tmp_path


@contextlib.contextmanager
def demo(copy, *options, network=""):
    # It works from any folder.
    process = subprocess.Popen(
        [copy / "script/demo", *options], cwd="/", stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        env={**os.environ, "PATH": f"{copy / 'programs'}:{os.environ['PATH']}", "NETWORK": network},
    )  # fmt: skip
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


def lines(process, count):
    """The next lines, with PORT in place of the port."""
    return [re.sub(r":\d+/", ":PORT/", process.stdout.readline().rstrip("\n")) for _ in range(count)]


@pytest.mark.parametrize(("options", "expected", "folder"), [
    ([], ["bootstrap build", "build-web ", "http://127.0.0.1:PORT/demo/  (Ctrl-C stops it)"], "demo"),
    (["--watch"], [
        "bootstrap build", "build-web ", "http://127.0.0.1:PORT/demo/  (Ctrl-C stops it)",
        "Watching the demo's files: changes are built, and pages reload.",
    ], "watched"),
    (["--phone"], [
        "bootstrap phone", "build-web ", "http://127.0.0.1:PORT/demo/  (Ctrl-C stops it)", "For a phone: http://127.0.0.2:PORT/demo/",
        "code: -t ANSIUTF8 http://127.0.0.2:PORT/demo/",
    ], "demo"),
    (["--watch", "--phone"], [
        "bootstrap phone", "build-web ", "http://127.0.0.1:PORT/demo/  (Ctrl-C stops it)", "For a phone: http://127.0.0.2:PORT/demo/",
        "code: -t ANSIUTF8 http://127.0.0.2:PORT/demo/", "Watching the demo's files: changes are built, and pages reload.",
    ], "watched"),
])  # fmt: skip
def test_demo_is_built_and_served(copy, options, expected, folder):
    with demo(copy, "--port", "0", *options, network="127.0.0.2") as process:
        printed = lines(process, 2)
        address = process.stdout.readline()
        port = int(re.search(r":(\d+)/", address)[1])
        printed += [re.sub(r":\d+/", ":PORT/", address.rstrip("\n")), *lines(process, len(expected) - 3)]
        assert printed == expected
        for host in ("127.0.0.1", "127.0.0.2") if "--phone" in options else ("127.0.0.1",):
            served = {path: urllib.request.urlopen(f"http://{host}:{port}/{path}").read() for path in ("demo/", "pressurekit/kit.js")}
            assert served == {"demo/": (copy / f".build/{folder}/demo/index.html").read_bytes(), "pressurekit/kit.js": b"the kit\n"}
        assert ("reload.js" in served["demo/"].decode()) == ("--watch" in options)
        process.terminate()
        assert (process.wait(), process.stdout.read()) == (143, "Stopped.\n")


USAGE = "usage: script/demo [--phone] [--watch] [--port NUMBER]\n"


def test_wrong_options_are_refused_before_anything_is_built(copy):
    expected = {
        ("--nosuch",): USAGE, ("8080",): USAGE, ("--port",): "demo: --port needs a number\n", ("--port", "8x"): "demo: --port needs a number\n",
        ("--phone",): "demo: this computer is not in a network, so a phone cannot reach it. Start script/demo without --phone.\n",
    }  # fmt: skip
    found = {}
    for options in expected:
        with demo(copy, *options) as process:
            found[options] = process.stdout.read()
            assert process.wait() == 2
    assert found == expected
    with demo(copy, "--help") as process:
        assert [*re.findall(r"--\w+", process.stdout.read()), process.wait()] == ["--port", "--phone", "--watch", 0]
