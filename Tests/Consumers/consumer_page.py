"""A page of somebody's project. It has the browser's own clock, and nothing of the tests but what records."""

import re
from pathlib import Path

from page import Page
from waiting import eventually

RECORDER = Path(__file__).parents[1] / "Browser/pages/recorder.js"
# What a framework or the kit has to say to a developer. (What they merely tell, as where to find tools, is not kept.)
CONSOLE = """
recorder.console = []
for (const kind of ['warn', 'error']) {
  console[kind] = (...words) => recorder.console.push([kind, ...words.map(String)].join(' '))
}
"""


class ConsumerPage(Page):
    def __init__(self, browser, address):
        super().__init__(browser, address)
        self.forget = browser.before_every_page(RECORDER.read_text() + CONSOLE)

    def until(self, condition, what, *arguments, deadline=5.0):
        """Waits for an expression in the page to give something true, and returns that."""
        question = f"const given = arguments; return (({condition}))"
        return eventually(lambda: self.evaluate(question, *arguments), what, deadline)

    def wait_for_kit(self):
        super().wait_for_kit()
        self.until("Boolean(document.getElementById('delete'))", "the project shows its button")
        self.until("!document.querySelector('[data-ready=false]')", "the project knows that the kit is ready")

    def tick(self, frames=1):
        """Waits until what was asked for is painted."""
        frame = "await new Promise(requestAnimationFrame)"
        self.evaluate(f"return (async () => {{ for (let left = {frames}; left >= 0; left--) {frame} }})()")

    def said(self):
        """What the project itself wrote into its page."""
        return self.evaluate("return document.querySelector('output').textContent")

    def loaded(self):
        """The files that the page has asked for, sorted. The number that webpack calls a file by is left out.

        Chromium asks for an icon when it likes.
        """
        paths = self.evaluate("return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
        names = [path.rpartition("/")[2] for path in paths]
        return sorted(re.sub("^[0-9a-f]{20}", "*", name) for name in names if name != "favicon.ico")

    def faults(self):
        """What was warned of, refused or thrown."""
        return self.evaluate("return [...recorder.console, ...recorder.violations, ...recorder.errors]")
