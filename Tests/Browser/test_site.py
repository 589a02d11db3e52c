"""The site of the documentation, as a static host has it, in a folder of its own: script/docs makes it."""

import functools
import json
import re
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest

import waiting
from accessibility import violations
from conftest import PROJECT
from page import PHONE, Page

SITE = PROJECT / ".build/site"
DESKTOP = 1280, 900
PLAYGROUNDS = {
    "confirm-button": "pressure-confirm-button", "transitioning-button": "pressure-transitioning-button",
    "scale": "pressure-scale", "peek-pop": "pressure-peek", "quick-actions": "pressure-app-icon",
}
# Everything that a page loads, as it is: a host may send less.
HEAVIEST = 150_000


# The pages that DocC makes: it is what sees that each link of theirs leads somewhere, and they are heavier.
REFERENCE = "swift"
# Keeps what a page's console would show of faults.
FAULTS = """
window.faults = []
const keep = (fault) => faults.push(String(fault?.message ?? fault))
addEventListener('error', ({ message, target }) => keep(message ?? target.outerHTML), true)
addEventListener('unhandledrejection', ({ reason }) => keep(reason))
console.error = keep
const { fetch: ask } = window
window.fetch = async (...request) => {
  const answer = await ask(...request)
  if (!answer.ok) keep(`${answer.status} ${answer.url}`)
  return answer
}
"""


class Quiet(SimpleHTTPRequestHandler):
    def translate_path(self, path):
        return super().translate_path(path.removeprefix("/a/folder"))

    def log_message(self, format, *arguments):
        pass


class Documentation(Page):
    """A page of the site, whose clock is the browser's."""

    def open(self, name, size=DESKTOP, scheme="light"):
        self.browser.resize(*size)
        self.browser.emulate_media(prefers_color_scheme=scheme)
        self.browser.open(f"{self.address}/{name}")
        waiting.page = None

    def until(self, condition, what, *arguments, deadline=5.0):
        return waiting.eventually(lambda: self.evaluate(f"return {condition}", *arguments), what, deadline)


@pytest.fixture(scope="module")
def host():
    if not (SITE / "index.html").exists():
        pytest.fail(f"{SITE} is missing: script/docs makes it")
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(SITE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/a/folder"
    server.shutdown()
    server.server_close()


@pytest.fixture
def documentation(browser, host):
    return Documentation(browser, host)


def pages():
    folders = (path.parent.relative_to(SITE) for path in SITE.rglob("index.html"))
    return sorted(f"{folder}/".removeprefix("./") for folder in folders if REFERENCE not in folder.parts)


def test_every_link_leads_somewhere(documentation):
    """Also to a place in a page; and nothing is asked of another host but by a person's click."""
    targets, anchors = {}, {}
    for page in pages():
        documentation.open(page)
        found = documentation.evaluate(
            """
            const links = [...document.querySelectorAll('a[href]')].map((one) => one.getAttribute('href'))
            const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
            return [links, loaded, [...document.querySelectorAll('[id]')].map(({ id }) => id)]
            """
        )
        base = f"{documentation.address}/{page}"
        targets[page] = [urljoin(base, link) for link in found[0]]
        anchors[base] = set(found[2])
        assert [name for name in found[1] if not name.startswith(documentation.address)] == []
    lost = []
    for page, links in targets.items():
        for link in links:
            place, anchor = urldefrag(link)
            if not place.startswith(documentation.address):
                assert urlsplit(place).scheme == "https"
                continue
            path = SITE / unquote(place.removeprefix(documentation.address).lstrip("/"))
            is_there = (path / "index.html").exists() if place.endswith("/") else path.is_file()
            if not is_there or (anchor and unquote(anchor) not in anchors[place]):
                lost.append((page, link))
    assert lost == []


@pytest.mark.parametrize(("page", "size", "scheme"), [
    ("", PHONE, "dark"), ("confirm-button/", DESKTOP, "dark"), ("scale/", PHONE, "light"), ("on-a-page/", PHONE, "dark"),
    ("accessibility/", PHONE, "light"),
])
def test_a_page_is_light_and_for_everybody(documentation, page, size, scheme):
    documentation.open(page, size, scheme)
    documentation.until("!document.querySelector(':not(:defined)')", "its elements are there")
    documentation.until("document.readyState === 'complete'", "all of it has loaded")
    loaded = documentation.evaluate("return performance.getEntriesByType('resource').map(({ name }) => name)")
    files = {f"{page}index.html", *(name.removeprefix(f"{documentation.address}/") for name in loaded)}
    assert "site.css" in files
    assert sum((SITE / name).stat().st_size for name in files) <= HEAVIEST
    assert violations(documentation.browser) == []
    # Nothing is wider than the screen.
    assert documentation.evaluate("return document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.deep
def test_axe_finds_nothing_on_any_page(documentation):
    found = {}
    for page in pages():
        documentation.open(page)
        documentation.until("!document.querySelector(':not(:defined)')", "its elements are there")
        found[page] = violations(documentation.browser)
    assert {page: what for page, what in found.items() if what} == {}


def test_the_first_page_can_be_pressed(documentation):
    documentation.open("")
    documentation.until("document.querySelector('pressure-confirm-button')?.state === 'idle'", "the button is there")
    x, y = documentation.evaluate(
        """
        const { x, y, width, height } = document.querySelector('pressure-confirm-button').getBoundingClientRect()
        return [x + width / 2, y + height / 2]
        """
    )
    finger = documentation.finger("touch")
    finger.down(x, y, 0.1)
    finger.move(x, y, 0.5)
    documentation.until("document.querySelector('pressure-confirm-button').state === 'selected'", "the ring is full")
    height = documentation.evaluate("return document.querySelector('pressure-confirm-button').offsetHeight")
    finger.move(x, y - height, 0.5)
    documentation.until("document.querySelector('pressure-confirm-button').state === 'confirmed'", "it is on the ring")
    finger.up()
    documentation.until("document.querySelector('.said').textContent.startsWith('Deleted.')", "the page says it")


class Playground(Documentation):
    def open(self, name, **how):
        super().open(f"{name}/", **how)
        self.tag = PLAYGROUNDS[name]
        self.until("document.querySelector('.playground .code code').textContent", "the code is shown")
        drawn = "[...document.querySelector(arguments[0]).shadowRoot.querySelectorAll('svg')].every((one) => one.childElementCount)"
        self.until(drawn, "it is drawn", self.tag)

    @property
    def declared(self):
        manifest = json.loads((PROJECT / "Web/package/custom-elements.json").read_text())
        (element,) = [one for module in manifest["modules"] for one in module["declarations"] if one["tagName"] == self.tag]
        return element

    def code(self):
        return self.evaluate("return document.querySelector('.playground .code code').textContent")

    def put(self, field, value):
        self.evaluate(
            """
            const field = document.getElementById(`option-${arguments[0]}`)
            field.closest('details').open = true
            field.value = arguments[1]
            for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
            """,
            field,
            value,
        )

    def of_parts(self, expression):
        """What an expression gives for the nodes of each part."""
        return self.evaluate(
            f"""
            const [tag, parts] = arguments
            const {{ shadowRoot }} = document.querySelector(tag)
            const given = (nodes) => {expression}
            return Object.fromEntries(parts.map((part) => [part, given([...shadowRoot.querySelectorAll(`[part~=${{part}}]`)])]))
            """,
            self.tag,
            [part["name"] for part in self.declared["cssParts"]],
        )


@pytest.fixture
def playground(browser, host):
    return Playground(browser, host)


@pytest.mark.parametrize("page", PLAYGROUNDS)
def test_a_playground(playground, page):
    """Each attribute, custom property and part of the element has a field; what is set is in the code and on the element."""
    playground.open(page)
    element = playground.declared
    names = [one["name"] for one in element["attributes"]] + [one["name"].lstrip("-") for one in element["cssProperties"]]
    names += [f"part-{one['name']}" for one in element["cssParts"]]
    fields = playground.evaluate("return [...document.querySelectorAll('.options [id^=option-]')].map(({ id }) => id)")
    assert [name for name in names if f"option-{name}" not in fields and f"option-pressure-{name}" not in fields] == []

    playground.evaluate(
        """
        const field = document.getElementById('option-no-haptics')
        field.closest('details').open = true
        field.click()
        """
    )
    is_set = "return document.querySelector(arguments[0]).noHaptics"
    assert (f"<{playground.tag}" in playground.code(), "no-haptics" in playground.code()) == (True, True)
    assert playground.evaluate(is_set, playground.tag) is True
    playground.evaluate("document.querySelector('.playground .reset').click()")
    assert playground.evaluate(is_set, playground.tag) is False


@pytest.mark.parametrize("page", PLAYGROUNDS)
def test_what_is_declared_for_a_part_is_on_it(playground, page):
    """Also on what comes with a press, and in the code; what is no declaration is nowhere, and Reset takes all back."""
    playground.open(page)
    parts = {one["name"]: one["description"] for one in playground.declared["cssParts"]}
    untouched = playground.code()
    for number, part in enumerate(parts, 1):
        playground.put(f"part-{part}", f"outline: {number}px dashed; colour: red; }} * {{ display: none }} </style>")
    rules = "".join(f"  {playground.tag}::part({part}) {{\n    outline: dashed {number}px;\n  }}\n" for number, part in enumerate(parts, 1))
    assert playground.code() == f"<style>\n{rules}</style>\n\n{untouched}"

    x, y = playground.evaluate(
        """
        const element = document.querySelector(arguments[0])
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { x, y, width, height } = (element.shadowRoot.querySelector('[part=dial]') ?? element).getBoundingClientRect()
        return [x + width / 2, y + height / 2]
        """,
        playground.tag,
    )
    finger = playground.finger("touch")
    finger.down(x, y, 0.6)
    if page == "transitioning-button":
        finger.up()
    there = lambda: all(playground.of_parts("nodes.length").values())
    waiting.eventually(there, "each part is there")
    widths = playground.of_parts("[...new Set(nodes.map((node) => getComputedStyle(node).outlineWidth))]")
    # A shade is a veil, too, and has what is declared for it after that.
    expected = {part: [f"{number}px"] for number, part in enumerate(parts, 1)}
    if "shade" in parts:
        expected["veil"] += expected["shade"]
    assert widths == expected
    finger.release()

    playground.put(f"part-{next(iter(parts))}", "}; outlin: 1px; { }")
    assert playground.evaluate("return document.querySelector('.parts [aria-invalid=true]').id") == f"option-part-{next(iter(parts))}"
    playground.evaluate("document.querySelector('.playground .reset').click()")
    assert playground.code() == untouched
    assert playground.evaluate("return [...document.querySelectorAll('.parts input')].map(({ value }) => value)") == [""] * len(parts)


@pytest.mark.parametrize("page", PLAYGROUNDS)
def test_a_field_shows_its_part(playground, page):
    """Outlined where it is, while somebody is in the field or points at it; of what is not there at rest it is said when."""
    playground.open(page)
    parts = {one["name"]: one["description"] for one in playground.declared["cssParts"]}
    outlined = """[...document.querySelectorAll('.stage .outlined')].map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [x + 4, y + 4, width - 8, height - 8].map(Math.round)
        })"""
    seen = """nodes.filter((node) => node.checkVisibility()).map((node) => node.getBoundingClientRect())
        .filter(({ width }) => width).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))"""
    playground.evaluate("document.querySelector('.group.parts').open = true")
    boxes = {}
    for part in parts:
        playground.evaluate("document.getElementById(`option-part-${arguments[0]}`).focus()", part)
        boxes[part] = playground.evaluate(f"return {outlined}")
    assert boxes == playground.of_parts(seen)
    assert [part for part in parts if not boxes[part]] == [part for part, what in parts.items() if re.search("during|once|while", what)]
    playground.evaluate("document.activeElement.blur()")
    assert playground.evaluate(f"return {outlined}") == []

    first = next(iter(parts))
    place = playground.evaluate(
        """
        const row = document.getElementById(`option-part-${arguments[0]}`).closest('.option')
        row.scrollIntoView({ block: 'end', behavior: 'instant' })
        const { x, y } = row.getBoundingClientRect()
        return [x + 3, y + 3]
        """,
        first,
    )
    mouse = playground.finger("mouse")
    mouse.move(*place)
    playground.until("!!document.querySelector('.stage .outlined')", "it is outlined")
    assert playground.evaluate(f"return {outlined}") == playground.of_parts(seen)[first]
    # The stage stays in view.
    assert playground.evaluate("return document.querySelector('.stage .outlined').getBoundingClientRect().y") > 0
    mouse.move(1, 1)
    playground.until("!document.querySelector('.stage .outlined')", "it is not any more")


def test_code_is_copied(documentation):
    """That of an example and that of a playground; where the browser refuses, it is selected."""
    documentation.open("transitioning-button/")
    documentation.until("document.querySelector('.playground .code code').textContent", "the code is shown")
    stub = "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text) => { %s } } })"
    for block in (".playground .code", ".highlight"):
        pressed = "document.querySelector(arguments[0] + ' .copy')"
        text = documentation.evaluate("return document.querySelector(arguments[0] + ' code').textContent", block)
        for does, says, where in (
            ("window.copied = text", "Copied", "window.copied"), ("throw new DOMException('no', 'NotAllowedError')", "Selected", "String(getSelection())"),
        ):
            documentation.evaluate(stub % does)
            documentation.evaluate(f"{pressed}.click()", block)
            documentation.until(f"{pressed}.textContent === arguments[1]", "it says so", block, says)
            assert documentation.evaluate(f"return {where}").strip() == text.strip()
    documentation.until(f"{pressed}.textContent === 'Copy'", "it can be copied again", block)


def test_the_search(documentation):
    """Nothing of it is loaded before somebody searches; Enter leads to the first result."""
    documentation.open("on-a-page/")
    loaded = "performance.getEntriesByType('resource').filter(({ name }) => name.includes('/search/')).length"
    assert documentation.evaluate(f"return {loaded}") == 0
    documentation.evaluate("document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))")
    documentation.until("document.querySelector('#search').open", "it is there")
    documentation.evaluate(
        """
        const field = document.getElementById('mkdocs-search-query')
        field.value = 'calibration'
        """
    )
    documentation.until(
        """(() => {
          document.getElementById('mkdocs-search-query').dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
          return document.querySelectorAll('#mkdocs-search-results article').length > 2
        })()""",
        "there are results",
    )
    assert violations(documentation.browser) == []
    first = documentation.evaluate("return document.querySelector('#mkdocs-search-results article a').href")
    documentation.browser.key_down("Enter")
    documentation.browser.key_up("Enter")
    documentation.until(
        f"location.href === {first!r}", "it leads there"
    )


def test_light_and_dark(documentation):
    """As the system is, until somebody chooses; that is remembered, and taken back by the next choice."""
    documentation.open("on-a-page/", scheme="dark")
    ground = "getComputedStyle(document.body).colorScheme + getComputedStyle(document.documentElement).backgroundColor"
    dark = documentation.evaluate(f"return {ground}")
    documentation.evaluate("document.getElementById('scheme').click()")
    light = documentation.evaluate(f"return {ground}")
    assert dark != light
    documentation.open("scale/", scheme="dark")
    assert documentation.evaluate(f"return {ground}") == light
    documentation.evaluate("document.getElementById('scheme').click()")
    assert documentation.evaluate(f"return [{ground}, localStorage.getItem('scheme')]") == [dark, None]


@pytest.mark.parametrize(("page", "title"), [
    ("swift/documentation/", "PressureKit in Swift"),
    ("swift/documentation/pressureuikit/confirmactionbutton/", "ConfirmActionButton"),
    ("swift/documentation/pressureuikit/confirmactionbutton/init(coder:)/", "init(coder:)"),
    ("swift/tutorials/tutorials/", "Press harder to mean it"),
    ("swift/tutorials/pressureswiftui/a-first-confirm-button/", "A first confirm button"),
])
def test_the_swift_reference(documentation, page, title):
    """In any folder: nothing of a page is missing, fails, or comes from elsewhere; its links stay below the folder."""
    forget = documentation.browser.before_every_page(FAULTS)
    try:
        documentation.open(page)
        documentation.until("!!document.querySelector('main h1')", "it has a title")
        assert documentation.evaluate("return [document.querySelector('main h1').innerText, faults]") == [title, []]
        loaded = documentation.evaluate("return performance.getEntriesByType('resource').map(({ name }) => name)")
        links = documentation.evaluate("return [...document.querySelectorAll('main a[href]')].map(({ href }) => href)")
    finally:
        forget()
    ours = f"{documentation.address}/{REFERENCE}/"
    assert [name for name in loaded if not name.startswith(documentation.address)] == []
    assert links and [link for link in links if not link.startswith(ours)] == []


def test_one_goes_on_in_the_swift_reference(documentation):
    """From the landing page to a module by a click, and there again after a reload."""
    documentation.open("swift/documentation/")
    documentation.until("!!document.querySelector('main a[href$=pressurekit]')", "the module is there")
    documentation.evaluate("document.querySelector('main a[href$=pressurekit]').click()")
    title = "document.querySelector('main h1')?.innerText"
    documentation.until(f"{title} === 'PressureKit'", "the module is shown")
    groups = documentation.evaluate("return [...document.querySelectorAll('main h3')].slice(0, 2).map((one) => one.innerText.trim())")
    assert groups == ["The controls", "What they can be told"]
    documentation.browser.open(documentation.evaluate("return location.href"))
    documentation.until(f"{title} === 'PressureKit'", "it is shown again")
