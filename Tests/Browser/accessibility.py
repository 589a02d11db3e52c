"""axe-core, run inside a page."""

from functools import cache
from importlib.resources import files


@cache
def axe_source():
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(browser, *rules):
    """What axe-core finds by these rules, or by all: each as "rule: selector, selector". It waits in real time."""
    if not browser.evaluate("return typeof axe === 'object'"):
        browser.evaluate(axe_source())
    return browser.evaluate(
        """
        // It has timers of its own.
        window.clock?.start()
        const places = (violation) => violation.nodes.map((node) => node.target.flat().join(' ')).join(', ')
        const rules = arguments.length > 0 ? { runOnly: [...arguments] } : {}
        return axe.run(document, { resultTypes: ['violations'], ...rules })
          .then((result) => result.violations.map((violation) => `${violation.id}: ${places(violation)}`))
          .finally(() => window.clock?.stop())
        """,
        *rules,
    )
