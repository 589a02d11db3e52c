"""A pytest plugin for a session that runs requested tests with requested mutants in one browser.

`session.py` starts it, and requests each run with a line of JSON. The tests are those in Chromium that need neither the
demo nor the documentation site. The browser stays open. A run that exceeds its limit ends the connection to the
browser, and another browser is started.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import time

import pytest
from _pytest.runner import runtestprotocol

# The environment variable with two file descriptors: requests are read from the first, answers are written to the second.
CHANNEL = "PRESSURE_MUTATE"
# Runs in a page before everything else. The bundle calls it through Web/mutant-switch.js.
CHOOSES = """{
  const chosen = new Set(%s)
  Object.defineProperty(globalThis, 'pressureMutantIs', { value: (number) => chosen.has(number) })
}"""
# While no mutant is on, reports the number of each mutant whose place is reached, once for each document.
TELLS = """{
  const told = new Set()
  const tell = globalThis.pressureReached
  Object.defineProperty(globalThis, 'pressureMutantIs', { value: (number) => {
    if (!told.has(number)) {
      told.add(number)
      tell(String(number))
    }
    return false
  } })
}"""


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session):
    if session.testsfailed:
        raise session.Interrupted("tests were not collected")
    requests, answers = (int(it) for it in os.environ[CHANNEL].split(","))
    tests = OpenTests(session.items)
    # The tests' fixtures close the browser if any test has used it.
    session.config.add_cleanup(tests.browser.close)
    with open(requests) as lines, open(answers, "w") as out:
        for line in lines:
            out.write(json.dumps(tests.answer(json.loads(line))) + "\n")
            out.flush()
    return True


def is_judge(item) -> bool:
    engine = item.callspec.params.get("engine") if hasattr(item, "callspec") else None
    return engine == "chromium" and not item.path.stem.startswith(("test_demo", "test_site"))


class OpenTests:
    """The tests, and the browser that they share."""

    def __init__(self, items):
        import conftest
        import waiting
        from engines.chromium import Chromium

        self.waiting = waiting
        self.items = {item.nodeid: item for item in items if is_judge(item)}
        self.browser = Chromium()
        (self.page,) = self._pages()
        conftest.ENGINES["chromium"] = lambda: self.browser
        self.script = ""
        self.takes_back = None
        self.took_too_long = False
        # True if the browser may have ended or may hang.
        self.is_suspect = False
        signal.signal(signal.SIGALRM, self._end)

    def answer(self, request: dict):
        if request["do"] == "list":
            return list(self.items)
        if request["do"] == "measure":
            return self._measure(request["test"])
        return self._run(
            request["test"], CHOOSES % json.dumps(request["mutants"]), request["fresh"], request["limit"], request["patience"]
        )

    def _measure(self, test: str) -> dict:
        """Runs a test without a mutant, and returns the numbers of the mutants that it reaches."""
        self._require_browser()
        connection = self.browser.connection
        # Use a separate session, because tests turn off the domain Runtime in theirs.
        own = self.browser.browser_cdp("Target.attachToTarget", targetId=self.page, flatten=True)["sessionId"]
        connection.send("Runtime.enable", {}, sessionId=own)
        connection.send("Runtime.addBinding", {"name": "pressureReached"}, sessionId=own)
        told, hear = set(), connection.heard

        def heard(message):
            # The tests' session already receives the console messages of a page.
            if message.get("sessionId") != own:
                hear(message)
            elif message["method"] == "Runtime.bindingCalled":
                told.add(int(message["params"]["payload"]))

        connection.heard = heard
        try:
            answer = self._run(test, TELLS, fresh=True, limit=self.waiting.HANGING, patience=self.waiting.PATIENCE)
            # Its answer comes after all earlier messages.
            connection.send("Runtime.evaluate", {"expression": "0"}, sessionId=own)
            self.browser.browser_cdp("Target.detachFromTarget", sessionId=own)
        finally:
            connection.heard = hear
        return {**answer, "reached": sorted(told)}

    def _run(self, test: str, script: str, fresh: bool, limit: float, patience: float) -> dict:
        """Runs a test. `fresh` reloads its page, so that nothing of the previous run is left."""
        item = self.items[test]
        # Name a next test from another file, so that the session's shared fixtures stay set up.
        following = next(it for it in self.items.values() if it.path != item.path)
        self._require_browser()
        # Mutants are chosen when a page loads.
        if self._choose(script) or fresh:
            self.browser.shown = None
            for page in self._pages():
                if page != self.page:
                    self.browser.browser_cdp("Target.closeTarget", targetId=page)
        self.waiting.patience = patience
        start = time.monotonic()
        signal.setitimer(signal.ITIMER_REAL, limit)
        try:
            reports = runtestprotocol(item, log=False, nextitem=following)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.waiting.patience = self.waiting.PATIENCE
        seconds = time.monotonic() - start
        failed = [it for it in reports if it.failed]
        self.is_suspect = bool(failed)
        return {
            "failed": bool(failed), "took_too_long": self.took_too_long, "seconds": round(seconds, 3),
            "why": str(failed[0].longrepr)[-4000:] if failed else "",
        }  # fmt: skip

    def _pages(self) -> list[str]:
        """This page, and pages that its links have opened."""
        return [it["targetId"] for it in self.browser.browser_cdp("Target.getTargets")["targetInfos"] if it["type"] == "page"]

    def _choose(self, script: str) -> bool:
        """Sets the script for new pages. True if it differs from the last one."""
        if script == self.script:
            return False
        if self.takes_back:
            self.takes_back()
        self.takes_back = self.browser.before_every_page(script)
        self.script = script
        return True

    def _end(self, *_):
        """The time limit is over: every later command to the browser fails at once."""
        self.took_too_long = True
        if self.browser.connection.socket.sock:
            self.browser.connection.socket.sock.shutdown(socket.SHUT_RDWR)

    def _require_browser(self):
        """After a failed test, starts another browser if this one has ended or hangs."""
        # Do not query a page that was left while waiting for something else.
        self.waiting.page = None
        if self.is_suspect and not self._answers():
            self.browser.close()
            self.browser.start()
            self.browser.shown = None
            (self.page,) = self._pages()
            self.script, self.takes_back = "", None
        self.is_suspect = self.took_too_long = False

    def _answers(self) -> bool:
        if self.took_too_long:
            return False
        signal.setitimer(signal.ITIMER_REAL, 3)
        try:
            self.browser.open("about:blank")
        # Any failure counts: of the connection, its messages or the browser.
        except Exception:
            return False
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
        return True
