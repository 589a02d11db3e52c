"""The page of Benchmarks/Browser that the measurements share, and the file for their results."""

import contextlib
import os
from pathlib import Path

from waiting import eventually


class Bench:
    """A page under measurement. Its results are lines of name, number and unit, in the file `PRESSURE_BENCH`."""

    def __init__(self, browser, address):
        self.browser = browser
        self.address = address
        self.spoiled = bool(os.environ.get("PRESSURE_SPOILED"))
        self.quick = bool(os.environ.get("PRESSURE_QUICK"))
        self.results = Path(os.environ["PRESSURE_BENCH"])
        self.results.write_text("")

    def open(self, name, width=800, height=600):
        self.browser.resize(width, height)
        self.browser.open(f"{self.address}/{name}")
        eventually(lambda: self.evaluate("return Boolean(window.bench)"), "the page is ready")

    def evaluate(self, body, *arguments):
        return self.browser.evaluate(body, *arguments)

    def cdp(self, command, **parameters):
        return self.browser.cdp(command, **parameters)

    def metrics(self):
        """Chromium's counters for the main thread: processor time in seconds, and counts."""
        return {one["name"]: one["value"] for one in self.cdp("Performance.getMetrics")["metrics"]}

    @contextlib.contextmanager
    def trace(self, category):
        """Records Chromium's trace inside the `with` block. The yielded list is filled when the block ends."""
        events = []
        parts = self.browser.connection.keep("Tracing.dataCollected")
        self.browser.browser_cdp("Tracing.start", traceConfig={"includedCategories": [category]})
        yield events
        self.browser.connection.expect("Tracing.tracingComplete")
        self.browser.browser_cdp("Tracing.end")
        self.browser.connection.wait("Tracing.tracingComplete")
        events.extend(event for part in parts for event in part["value"])
        parts.clear()

    def record(self, name, value, unit=""):
        number = f"{value:.4g}" if isinstance(value, float) else value
        with open(self.results, "a", encoding="utf-8") as file:
            file.write(f"{name}\t{number}\t{unit}\n")
