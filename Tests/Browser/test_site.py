"""The documentation site as a static host serves it, from a subfolder. script/docs generates it."""

import json
import subprocess
import threading
from html.parser import HTMLParser
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import pytest

from accessibility import violations
from conftest import PROJECT
from documentation_page import DESKTOP, SITE, Documentation, Quiet, hosted
from page import PHONE

# The bytes of everything that a page loads, uncompressed.
HEAVIEST = 207_000

# The bytes that the first search loads; with gzip a quarter of that. They grow with the public API.
HEAVIEST_INDEX = 740_000
# The folder of the Swift reference and the tutorials. Only some of their pages are opened in a browser.
SWIFT = "swift"
RESOURCES = PROJECT / "Sources/PressureSwiftUI/PressureSwiftUI.docc/Resources"
METHOD = "swift/pressureswiftui/transitioningbutton/init(_:systemimage:state:progress:action:)/"


class Written(HTMLParser):
    """A page's HTML: its links, the files that it loads at once, and its ids."""

    def __init__(self, page):
        super().__init__()
        self.links, self.loaded, self.ids = [], [], []
        self.feed((SITE / page / "index.html").read_text())
        self.close()

    def handle_starttag(self, tag, attributes):
        said = dict(attributes)
        if "id" in said:
            self.ids.append(said["id"])
        if tag == "a" and "href" in said:
            self.links.append(said["href"])
        elif tag == "link" or "src" in said:
            self.loaded.append(said.get("src") or said["href"])
        elif "srcset" in said:
            self.loaded.append(said["srcset"])


@pytest.fixture
def documentation(browser, host):
    return Documentation(browser, host)


def pages():
    folders = (path.parent.relative_to(SITE) for path in SITE.rglob("index.html"))
    return sorted(f"{folder}/".removeprefix("./") for folder in folders)


@pytest.fixture(scope="module")
def written(host):
    return {page: Written(page) for page in pages()}


def test_every_link_has_a_target(written):
    """Links to places in a page work too. Other hosts are contacted only after a user's click."""
    lost = [(page, "there twice", written[page].ids) for page in written if len(set(written[page].ids)) < len(written[page].ids)]
    for page, it in written.items():
        for link in it.loaded:
            if urlsplit(link).scheme or not (SITE / page / link).is_file():
                lost.append((page, "is loaded", link))
        for link in dict.fromkeys(it.links):
            place, anchor = urldefrag(urljoin(f"https://site/{page}", link))
            if not place.startswith("https://site/"):
                assert urlsplit(link).scheme == "https"
                continue
            path = unquote(place.removeprefix("https://site/"))
            if (path not in written and not (SITE / path).is_file()) or (anchor and unquote(anchor) not in written[path].ids):
                lost.append((page, "leads to", link))
    assert lost == []


def test_the_reference_is_light(written):
    """No page of the reference has a script that loads more. An image is loaded only when it is visible."""
    def weight(page):
        files = {page + "index.html", *(urljoin(page, link) for link in written[page].loaded)}
        return sum((SITE / unquote(file)).stat().st_size for file in files)

    heaviest = max((page for page in written if page.startswith(SWIFT)), key=weight)
    assert weight(heaviest) <= HEAVIEST, heaviest
    assert (SITE / "search/search_index.json").stat().st_size <= HEAVIEST_INDEX


def open_complete(documentation, *page):
    documentation.open(*page)
    documentation.until("!document.querySelector(':not(:defined)')", "its elements are there")
    documentation.until("document.readyState === 'complete'", "all of it has loaded")
    # The site measures code and tables in its first frame, which a busy machine shows late.
    documentation.until(
        "![...document.querySelectorAll('article :is(pre, table):not([tabindex])')].some((one) => one.checkVisibility())",
        "keys can scroll what is wide",
    )


# Each kind of page once. Other sizes and colours, and similar pages, are deep tests.
@pytest.mark.parametrize(("page", "size", "scheme"), [
    ("", PHONE, "dark"), ("confirm-button/", DESKTOP, "dark"), ("scale/", PHONE, "light"), ("accessibility/", PHONE, "light"),
    ("swift/pressurekit/", DESKTOP, "dark"), (METHOD, PHONE, "dark"), ("swift/tutorials/", PHONE, "light"),
    ("swift/tutorials/a-scale-with-coins/", DESKTOP, "light"),
    *(pytest.param(*one, marks=pytest.mark.deep) for one in (
        ("on-a-page/", PHONE, "dark"), ("swift/", PHONE, "dark"), ("swift/pressurekit/deeppress/", PHONE, "light"),
        (METHOD, DESKTOP, "light"), ("swift/tutorials/", DESKTOP, "dark"),
        ("swift/tutorials/a-scale-with-coins/", PHONE, "dark"),
    )),
])
def test_page_is_light_and_accessible(documentation, page, size, scheme):
    open_complete(documentation, page, size, scheme)
    loaded = documentation.evaluate("return performance.getEntriesByType('resource').map(({ name }) => name)")
    files = {f"{page}index.html", *(name.removeprefix(f"{documentation.address}/") for name in loaded)}
    assert "site.css" in files
    assert sum((SITE / name).stat().st_size for name in files) <= HEAVIEST
    assert violations(documentation.browser) == []
    # The page fits the screen's width.
    assert documentation.evaluate("return document.documentElement.scrollWidth <= innerWidth")


def test_tables_and_pictures_fit_a_phone(documentation):
    """Results and guides are read without scrolling sideways, and the text in pictures is as large as in the file."""
    wide = []
    for page in ("audited-controls/", "from-hold-button/", "misfires/"):
        documentation.open(page, PHONE)
        documentation.until("[...document.images].every((one) => { one.loading = 'eager'; return one.complete })", "all pictures are there")
        wide += documentation.evaluate(
            """
            const tables = [...document.querySelectorAll('article table')].filter((one) => one.scrollWidth > one.clientWidth)
            const pictures = [...document.querySelectorAll('article img')].filter((one) => one.width < one.naturalWidth)
            return [...tables, ...pictures].map((one) => `${arguments[0]} ${one.alt ?? one.tHead.innerText}`)
            """,
            page,
        )
    assert wide == []


def test_the_list_of_pages_on_a_phone_shows_the_current_one(documentation):
    documentation.open("benchmarks/", PHONE)
    documentation.evaluate("document.getElementById('places').click()")
    documentation.until(
        """(() => {
          const here = document.querySelector('#nav [aria-current]')
          const { top, bottom } = here.getBoundingClientRect()
          return here.innerText === 'Benchmarks' && top >= 0 && bottom <= innerHeight
        })()""",
        "the current page is in view",
    )


def test_files_that_pages_mention_are_in_the_site(written):
    """Only those for reading and for machines. They are what the project has."""
    linked = {
        page: sorted(link.partition("/files/")[2] for link in it.links if link.startswith("../files/"))
        for page, it in written.items() if not page.startswith((SWIFT, "decisions"))
    }
    assert {page: files for page, files in linked.items() if files} == {
        "force-in-tests/": ["Drivers/Tests/events.json"], "misfires/": ["Drivers/faults.json"],
        "mutation/": ["Tests/Mutation/equivalent.txt"],
    }
    for file in {file for files in linked.values() for file in files}:
        assert (SITE / "files" / file).read_bytes() == (PROJECT / file).read_bytes()


@pytest.mark.deep
def test_axe_finds_nothing_on_any_page(documentation):
    """In the Swift reference it checks the pages of modules and their types. The pages of members have the same layout."""
    found = {}
    for page in pages():
        if page.startswith(SWIFT) and page.count("/") > 3:
            continue
        open_complete(documentation, page)
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
    finger.move(x, y - max(1.85 * height, 0.9 * height + 32), 0.5)
    documentation.until("document.querySelector('pressure-confirm-button').state === 'confirmed'", "it is on the ring")
    finger.up()
    documentation.until("document.querySelector('.said').textContent.startsWith('Deleted.')", "the page says it")


BOXES = """
return [...document.querySelectorAll('.top button, article > *, .stage > *, .sheet')].map((one) => {
  const { left, top, width, height } = one.getBoundingClientRect()
  return [one.localName, one.className, ...[left, top, width, height].map(Math.round)]
})
"""
ARE_DRAWN = "!document.querySelector('body :not(:defined)') && !document.querySelector(':state(undrawn)') && !scheme.hidden"


@pytest.mark.parametrize("page", ["", "confirm-button/", "transitioning-button/", "scale/", "peek-pop/", "quick-actions/"])
def test_the_page_stays_still_when_its_scripts_come(browser, page):
    """A slow network shows the page first, and the style sheet gives the elements their size."""
    arrived = threading.Event()

    class Late(Quiet):
        def do_GET(self):
            if self.path.endswith((".js", ".wasm")):
                arrived.wait(30)
            super().do_GET()

    with hosted(Late) as address:
        site = Documentation(browser, address)
        browser.open("about:blank")
        browser.resize(*PHONE)
        try:
            # Its scripts delay the end of its loading.
            browser.cdp("Page.navigate", url=f"{address}/{page}")
            is_styled = "document.readyState === 'interactive' && document.styleSheets.length === document.querySelectorAll('[rel=stylesheet]').length"
            site.until(is_styled, "the page is there")
            early = site.evaluate(BOXES)
        finally:
            arrived.set()
        site.until(ARE_DRAWN, "the elements are drawn")
        assert [row for row in zip(early, site.evaluate(BOXES), strict=True) if row[0] != row[1]] == []


def test_code_is_copied(documentation):
    """For an example and for a playground. If the browser refuses, the code is selected."""
    documentation.open("transitioning-button/")
    documentation.until("document.querySelector('.playground .code code').textContent", "the code is shown")
    stub = "Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async (text) => { %s } } })"
    for block in (".playground .code", ".highlight"):
        pressed = "document.querySelector(arguments[0] + ' .copy')"
        text = documentation.evaluate("return document.querySelector(arguments[0] + ' code').textContent", block)
        for does, says, where in (
            ("window.copied = text", "Copied", "window.copied"), ("throw new DOMException('no', 'NotAllowedError')", "Selected", "String(getSelection())"),
        ):
            documentation.evaluate(f"document.querySelector('.sheet').open = true; {stub % does}")
            documentation.evaluate(f"{pressed}.click()", block)
            documentation.until(f"{pressed}.textContent === arguments[1]", "it says so", block, says)
            assert documentation.evaluate(f"return {where}").strip() == text.strip()
    documentation.until(f"{pressed}.textContent === 'Copy'", "it can be copied again", block)


def test_the_search(documentation):
    """The search loads nothing before it is used. Enter opens the first result."""
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
    first = documentation.evaluate("return document.querySelector('#mkdocs-search-results article a').pathname")
    with documentation.leads_to(first):
        documentation.browser.key_down("Enter")
        documentation.browser.key_up("Enter")


def test_light_and_dark(documentation):
    """The system's scheme applies until the user chooses. The choice is stored, and the next choice undoes it."""
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


# Queries with the results that must come first.
FOUND = {
    "calibrate": ["scale/#calibration", "command-line/#pressure-calibrate"],
    # By the beginning of a name, and by the words in it.
    "ringDiam": ["swift/pressurekit/confirmoptions/ringdiameter/"],
    "elapsed clock": ["swift/pressurekit/elapsedclock/"],
    # A case is found with its enumeration, and a tutorial by its sections.
    "markLocation": ["swift/quickactions/quickactionicon/"],
    "nickel": ["swift/tutorials/a-scale-with-coins/#Calibrate"],
}


def test_search_results(documentation):
    documentation.open("swift/pressurekit/")
    documentation.evaluate("document.getElementById('find').click()")
    for query, pages in FOUND.items():
        first = [f"{documentation.address}/{page}" for page in pages]
        documentation.until(
            """(() => {
              const field = document.getElementById('mkdocs-search-query')
              field.value = arguments[0]
              field.dispatchEvent(new KeyboardEvent('keyup', { bubbles: true }))
              const found = [...document.querySelectorAll('#mkdocs-search-results article a')].map(({ href }) => href)
              return JSON.stringify(found.slice(0, arguments[1].length)) === JSON.stringify(arguments[1])
            })()""",
            f"for {query} these are found first: {first}", query, first,
        )


def test_a_method_in_the_swift_reference(documentation):
    """Its path, kind and declaration, with links to its types, including those of other modules."""
    documentation.open(METHOD)
    said = documentation.evaluate(
        """
        const text = (place) => [...document.querySelectorAll(place)].map((one) => one.textContent.trim())
        const types = [...document.querySelectorAll('.declaration a')]
        return [text('.path a, .kind, h1'), text('.declaration code'), types.map((one) => [one.textContent, one.href])]
        """
    )
    assert said == [
        ["Docs", "Swift", "PressureSwiftUI", "TransitioningButton", "Initializer", "init(_:systemImage:state:progress:action:)"],
        [
            "@MainActor\ninit(\n  _ title: some StringProtocol,\n  systemImage: String? = nil,\n"
            "  state: Binding<TransitioningAction.State>? = nil,\n  progress: Double? = nil,\n"
            "  action: @escaping @MainActor @Sendable () async throws -> Void\n)"
        ],
        [
            ["TransitioningAction", f"{documentation.address}/swift/pressurekit/transitioningaction/"],
            ["State", f"{documentation.address}/swift/pressurekit/transitioningaction/state-swift.enum/"],
        ],
    ]


def test_a_type_in_the_swift_reference(documentation):
    """Its members in groups, the members that it gets from a protocol, and its conformances."""
    documentation.open("swift/pressurekit/confirmpalette/")
    groups = documentation.evaluate(
        """
        return [...document.querySelectorAll('article h2')].map((title) => [
          title.firstChild.textContent,
          [...title.nextElementSibling.querySelectorAll('.symbols .nf, .relations code')].map((one) => one.textContent),
        ])
        """
    )
    colors = ["backdrop", "check", "confirmed", "fill", "neutral", "rim", "selected", "text", "title", "track", "veil"]
    assert groups == [
        ["Initializers", ["init"]], ["Instance properties", colors], ["Type properties", ["dark", "fillOpacity"]],
        ["From NamedColors", ["withColor", "subscript"]],
        ["Relationships", ["Copyable", "Equatable", "Escapable", "Hashable", "NamedColors", "Sendable", "SendableMetatype"]],
        ["See also", ["TransitioningPalette", "WeighingPalette", "PeekPalette", "LayerColor"]],
    ]


def test_navigation_in_the_swift_reference(documentation):
    """From a guide to a module and one of its types, and back. The list of pages marks the current one."""
    documentation.open("on-a-page/")
    seen = []
    for link in (
        "#nav a[href$='swift/']", "article a[href$='/pressurekit/']", "article a[href$='/confirmaction/']",
        "article a[href*='/confirmaction/feed']", ".path li:last-child a", ".brand",
    ):
        title = documentation.evaluate("return document.title")
        documentation.evaluate("document.querySelector(arguments[0]).click()", link)
        documentation.until("document.title !== arguments[0] && document.readyState === 'complete'", "it is shown", title)
        seen.append(documentation.evaluate(
            """
            const marked = [...document.querySelectorAll('#nav [aria-current]')]
            return [document.querySelector('h1').innerText, marked.map((one) => one.innerText)]
            """
        ))
    assert seen == [
        ["PressureKit in Swift", ["All modules"]], ["PressureKit", ["PressureKit"]],
        ["ConfirmAction", ["PressureKit", "ConfirmAction"]], ["feed(_:)", ["PressureKit", "ConfirmAction"]],
        ["ConfirmAction", ["PressureKit", "ConfirmAction"]], ["Press harder to mean it.", []],
    ]


STEPS = """
return [...document.querySelectorAll('.steps figure')].map((file) => [
  file.querySelector('figcaption').textContent,
  [...file.querySelectorAll('code')].map((one) => one.textContent).join(''),
  [...file.querySelectorAll('mark')].map((one) => one.textContent),
  [...file.querySelectorAll('summary')].map((one) => one.textContent),
])
"""


def test_a_tutorial(documentation):
    """Each step shows its complete file beside it, with new lines marked and distant lines folded."""
    documentation.open("swift/tutorials/a-first-confirm-button/")
    steps = documentation.evaluate(STEPS)
    files = [(RESOURCES / f"NotesPage-0{number}.swift").read_text() for number in range(1, 6)]
    assert [(name, code) for name, code, *_ in steps] == [("NotesPage.swift", file) for file in files]
    assert [marks for *_, marks, _ in steps] == [
        [],
        ["import PressureSwiftUI\n", "      ConfirmActionButton(\"Delete All\") { notes = [] }\n"],
        ["      ConfirmActionButton(\"Delete All\", systemImage: \"trash\") { notes = [] }\n        .tint(.red)\n"],
        ["        .labels(confirm: \"DELETE\", ok: \"OK\")\n", "        .disabled(notes.isEmpty)\n"],
        [
            "import PressureKit\n", "  @State private var isPressed = false\n",
            "        .onStateChange { isPressed = $0 != .idle }\n",
            "      Text(isPressed ? \"This cannot be undone\" : \"\")\n",
        ],
    ]
    assert [folds for *_, folds in steps] == [[], [], ["6 unchanged lines"], ["7 unchanged lines"], []]
    copied = documentation.evaluate(
        """
        const copied = []
        Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text) => copied.push(text) } })
        document.querySelectorAll('.steps .copy').forEach((button) => button.click())
        return copied
        """
    )
    assert copied == files


def test_the_tutorials(documentation):
    """The table of contents links to all tutorials, each links to the next, and their steps are the files."""
    documentation.open("swift/tutorials/")
    listed = documentation.evaluate("return [...document.querySelectorAll('.cards a')].map((one) => [one.innerText, one.href])")
    codes = []
    for number, (title, address) in enumerate(listed):
        documentation.browser.open(address)
        after = documentation.evaluate("return [document.querySelector('h1').innerText, document.querySelector('[rel=next]')?.href]")
        assert after == [title, listed[number + 1][1] if number + 1 < len(listed) else None]
        codes += [code for _, code, *_ in documentation.evaluate(STEPS)]
    assert [title for title, _ in listed] == ["A first confirm button", "A scale, calibrated with coins"]
    assert sorted(codes) == sorted(file.read_text() for file in RESOURCES.glob("*.swift"))


def test_all_kinds_of_docc_content():
    """Content that the kit's pages do not use yet is rendered too. Unknown content is an error."""
    inline = [{"type": "strong", "inlineContent": [{"type": "text", "text": "a < b"}]}]
    item = {"content": [{"type": "paragraph", "inlineContent": inline}]}
    cases = [
        [{"type": "unorderedList", "items": [item]}], [{"type": "orderedList", "items": [item]}],
        [{"type": "emphasis", "inlineContent": inline}], [{"type": "table", "rows": []}],
    ]
    script = """
import json, sys
sys.path.insert(0, sys.argv[1])
from docc import Prose

def said(content):
    try:
        return Prose({"references": {}}, {}, "").html(content)
    except ValueError as fault:
        return str(fault).partition(":")[0]

print(json.dumps([said(content) for content in json.load(sys.stdin)]))
"""
    python = PROJECT / ".build/docs-venv/bin/python"
    done = subprocess.run([python, "-c", script, PROJECT / "Site"], input=json.dumps(cases), capture_output=True, text=True, check=True)
    strong = "<strong>a &lt; b</strong>"
    assert json.loads(done.stdout) == [
        f"<ul><li><p>{strong}</p></li></ul>", f"<ol><li><p>{strong}</p></li></ol>", f"<em>{strong}</em>",
        "The site cannot show DocC's content of kind table yet",
    ]
