"""Child processes that leave nothing behind: each has its own group, which is ended as a whole."""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import threading
import time
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Outcome:
    output: str
    # None if it took too long, or was ended because of its output.
    status: int | None
    seconds: float
    # The first line that contains the text to stop at.
    stopped_by: str | None = None
    timed_out: bool = False


def run(
    command: list[str], cwd: Path, environment: dict[str, str] | None = None,
    timeout: float | None = None, stop_at: str | None = None, grace: float = 0,
) -> Outcome:  # fmt: skip
    """Runs a command until it ends, until a time limit in seconds, or until its first output line with `stop_at`.

    Some commands start browsers or compilers in groups of their own, which only they can end. Such a command is
    interrupted first, and has `grace` seconds to end them.
    """
    start = time.monotonic()
    child = None
    output = bytearray()
    checked = 0
    stopped_by, timed_out, has_ended = None, False, False
    try:
        with _interruption_deferred():
            child = subprocess.Popen(
                command, cwd=cwd, env={**os.environ, **(environment or {})}, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True,
            )  # fmt: skip
        with selectors.DefaultSelector() as selector:
            selector.register(child.stdout, selectors.EVENT_READ)
            while True:
                left = None if timeout is None else start + timeout - time.monotonic()
                if left is not None and left <= 0:
                    timed_out = True
                    break
                if not selector.select(left):
                    continue
                data = os.read(child.stdout.fileno(), 1 << 16)
                if not data:
                    # The output is closed, so the process is about to end.
                    try:
                        child.wait(left)
                        has_ended = True
                    except subprocess.TimeoutExpired:
                        timed_out = True
                    break
                output += data
                end = output.rfind(b"\n") + 1
                if stop_at and (at := output.find(stop_at.encode(), checked, end)) >= 0:
                    begin = output.rfind(b"\n", 0, at) + 1
                    stopped_by = output[begin : output.find(b"\n", at)].decode(errors="replace")
                    break
                checked = end
    finally:
        if child is not None:
            if not has_ended:
                _end(child, grace)
            child.stdout.close()
    return Outcome(
        output.decode(errors="replace"), child.returncode if has_ended else None,
        time.monotonic() - start, stopped_by, timed_out,
    )  # fmt: skip


@contextlib.contextmanager
def _interruption_deferred():
    """Delivers an interruption at the end of the block, where its child is known and can be ended.

    `Popen` can be interrupted while its child already runs. Only the main thread receives interruptions.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received = []
    handler = signal.signal(signal.SIGINT, lambda *arguments: received.append(arguments))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, handler)
    if received and callable(handler):
        handler(*received[0])


def _end(child: subprocess.Popen, grace: float):
    if grace:
        os.kill(child.pid, signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(grace)
    # Without an error if all processes of the group have ended meanwhile.
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child.pid, signal.SIGKILL)
    child.wait()
