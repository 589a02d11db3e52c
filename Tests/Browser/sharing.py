"""Replacements for a browser's sharing functions. The page keeps the shared data."""

SHARES = "Object.defineProperty(navigator, 'share', { configurable: true, value: async (data) => { given = data } })"
COPIES = """
Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
Object.defineProperty(navigator, 'clipboard', {
  configurable: true, value: { writeText: async (text) => { given = text } },
})
"""
REFUSES = """
Object.defineProperty(navigator, 'share', {
  configurable: true, value: async () => { throw new DOMException('no', 'NotAllowedError') },
})
"""
CHANGES_MIND = REFUSES.replace("NotAllowedError", "AbortError")
OFFERS_NOTHING = """
Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined })
"""


def prepare(page, way):
    page.evaluate("window.given = null;" + way)


def given(page):
    return page.evaluate("return given")


def said(page):
    """The visible toast's text, or an empty text."""
    return page.evaluate("return document.querySelector('.toast.shown')?.textContent ?? ''")
