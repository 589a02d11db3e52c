"""axe-core, run inside a page."""

from functools import cache
from importlib.resources import files


@cache
def axe_source():
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


def violations(browser, *rules):
    """The violations that axe-core finds, by the given rules or by all, each as "rule: selector, selector". Waits in
    real time."""
    if not browser.evaluate("return typeof axe === 'object'"):
        browser.evaluate(axe_source())
    return browser.evaluate(
        """
        // axe-core uses timers.
        window.clock?.start()
        const rules = arguments.length > 0 ? { runOnly: [...arguments] } : {}
        // Content under the veil is blurred and need not be readable.
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
