"""A page of a consumer's project. It uses the browser's own clock, and the tests' recorder."""

import re
from pathlib import Path

from page import Page
from waiting import eventually

RECORDER = Path(__file__).parents[1] / "Browser/pages/recorder.js"
# Records messages of a framework or the kit to developers, except mere information such as where to find tools.
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

    def until(self, condition, what, *arguments):
        """Waits in the page until an expression is true, and returns its value."""
        question = f"const given = arguments; return (({condition}))"
        return eventually(lambda: self.evaluate(question, *arguments), what)

    def wait_for_kit(self):
        super().wait_for_kit()
        self.until("Boolean(document.getElementById('delete'))", "the project shows its button")
        self.until("!document.querySelector('[data-ready=false]')", "the project knows that the kit is ready")

    def tick(self, frames=1):
        """Waits until the requested changes are painted."""
        frame = "await new Promise(requestAnimationFrame)"
        self.evaluate(f"return (async () => {{ for (let left = {frames}; left >= 0; left--) {frame} }})()")

    def said(self):
        """The text that the project itself wrote into its page."""
        return self.evaluate("return document.querySelector('output').textContent")

    def loaded(self):
        """The files that the page has loaded, sorted. The number that webpack adds to a file's name is left out.

        So is the page's icon, which Chromium may request at any time.
        """
        paths = self.evaluate("return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
        names = [path.rpartition("/")[2] for path in paths]
        return sorted(re.sub("^[0-9a-f]{20}", "*", name) for name in names if name != "favicon.ico")

    def faults(self):
        """Warnings, violations and errors."""
        return self.evaluate("return [...recorder.console, ...recorder.violations, ...recorder.errors]")
