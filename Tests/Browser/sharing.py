"""A browser's ways to give something away, as a test wants them: what was given is kept in the page."""

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
    """What the toast says, as long as it is shown."""
    return page.evaluate("return document.querySelector('.toast.shown')?.textContent ?? ''")
