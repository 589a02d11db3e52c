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
        const rules = arguments.length > 0 ? { runOnly: [...arguments] } : {}
        // What a veil lies over is blurred, and not to be read.
        const isCovered = ({ element }) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          const seen = element.getRootNode().elementFromPoint(left + width / 2, top + height / 2)
          return seen && !seen.contains(element) && !element.contains(seen)
        }
        const places = ({ id, nodes }) => nodes
          .filter((node) => id !== 'color-contrast' || !isCovered(node))
          .map((node) => node.target.flat().join(' '))
        return axe.run(document, { resultTypes: ['violations'], elementRef: true, ...rules })
          .then((result) => result.violations.map((violation) => [violation.id, places(violation)])
            .filter(([, places]) => places.length).map(([id, places]) => `${id}: ${places.join(', ')}`))
          .finally(() => window.clock?.stop())
        """,
        *rules,
    )
