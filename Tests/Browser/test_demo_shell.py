"""The shell of the demo's eight pages is the same, although each page contains it; and the demo can be installed."""

import json
import re
import struct

import pytest

from conftest import PROJECT
from demo_page import DemoPage, fixture_of

pytestmark = pytest.mark.deep

DEMO = PROJECT / "Examples/Demo"
# Each page, and the place that it marks. A page below a place marks it as the way back.
PAGES = {
    "index.html": '"./" aria-current="page"',
    "scale.html": '"scale.html" aria-current="page"',
    "new.html": '"scale.html" aria-current="true"',
    "history.html": '"history.html" aria-current="page"',
    "weighing.html": '"history.html" aria-current="true"',
    "home.html": '"home.html" aria-current="page"',
    "controls.html": '"controls.html" aria-current="page"',
    "traces.html": '"controls.html" aria-current="true"',
}
# The lines of a head that differ from page to page.
OF_ONE_PAGE = re.compile(r'<title>[^<]+ · PressureKit</title>|<meta name="description"|<link rel="stylesheet"|<script type="module"')
STYLES = ["app.css", "shell.css", "../pressurekit/pressurekit.css"]


@pytest.fixture(scope="module")
def pages():
    return {path.name: path.read_text(encoding="utf-8") for path in DEMO.glob("*.html")}


def test_all_shells_are_equal(pages):
    assert sorted(pages) == sorted(PAGES)
    shells = {}
    for name, text in pages.items():
        head, _, body = text.partition("<body>\n")
        shell = body[: body.index("  <header")]
        mark = re.findall(r'href=("[^"]+" aria-current="\w+")', shell)
        assert mark == [PAGES[name]], name
        common = [line for line in head.splitlines() if not OF_ONE_PAGE.search(line)]
        shells[name] = "\n".join([*common, re.sub(r' aria-current="\w+"', "", shell)])
        assert [len(re.findall(one, head)) for one in ("<title>", 'name="description"', "<script")] == [1, 1, 1], name
        assert re.findall(r'rel="stylesheet" href="([^"]+)"', head)[:3] == STYLES, name
    for name, shell in shells.items():
        assert shell == shells["index.html"], name
    # All addresses are relative, and the documentation is in the folder around the demo.
    named = re.findall(r'(?:href|src)="([^"]+)"', shells["index.html"])
    assert named == [
        "icon.svg", "icons/maskable-512.png", "manifest.webmanifest",
        "./", "../", "./", "scale.html", "history.html", "home.html", "controls.html",
    ]


def test_icons_of_the_manifest_have_their_sizes():
    manifest = json.loads((DEMO / "manifest.webmanifest").read_text(encoding="utf-8"))
    assert [manifest[name] for name in ("id", "name", "short_name", "start_url")] == ["pressurekit-demo", "Scale", "Scale", "home.html"]
    found = {}
    for icon in manifest["icons"]:
        content = (DEMO / icon["src"]).read_bytes()
        size = "any" if icon["src"].endswith(".svg") else "{}x{}".format(*struct.unpack(">II", content[16:24]))
        assert (size, len(content) < 8192) == (icon["sizes"], True), icon["src"]
        found[icon["src"]] = icon.get("purpose", "any")
    assert found == {"icon.svg": "any", "icons/app-192.png": "any", "icons/maskable-512.png": "maskable"}


class Shell(DemoPage):
    name = "new.html"


shell = fixture_of(Shell)


# Draws pictures at 128 pixels, and compares the others with the first one: the greatest difference of a colour's parts inside a
# circle, and outside of it the greatest difference to the colour of the corner.
COMPARE = """
const [names, radius] = arguments
const size = 128
const pixels = (image) => {
  const context = Object.assign(document.createElement('canvas'), { width: size, height: size }).getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, size, size)
  context.drawImage(image, 0, 0, size, size)
  return context.getImageData(0, 0, size, size).data
}
const load = async (name) => {
  const image = new Image()
  image.src = name
  await image.decode()
  return pixels(image)
}
return Promise.all(names.map(load)).then(([first, ...others]) => others.map((other) => {
  const most = [0, 0]
  for (let at = 0; at < other.length; at += 1) {
    const pixel = at >> 2
    const isInside = Math.hypot(pixel % size - size / 2 + .5, Math.floor(pixel / size) - size / 2 + .5) < radius * size
    const difference = Math.abs(other[at] - (isInside ? first[at] : other[at & 3]))
    most[isInside ? 0 : 1] = Math.max(most[isInside ? 0 : 1], difference)
  }
  return most
}))
"""


def test_pictures_show_the_icon(shell):
    """Android cuts a maskable icon to a shape, of which 40 % of the width around the middle are always visible."""
    (whole,) = shell.evaluate(COMPARE, ["icon.svg", "icons/app-192.png"], 1)
    (inside, outside) = shell.evaluate(COMPARE, ["icon.svg", "icons/maskable-512.png"], 0.4)[0]
    # A palette and another renderer change the edges a little.
    assert (whole[0] < 80, inside < 80, outside < 3) == (True, True, True), (whole, inside, outside)


@pytest.mark.always
def test_can_be_installed(shell):
    for name in PAGES:
        shell.open(name)
        manifest = shell.browser.cdp("Page.getAppManifest")
        assert (manifest["url"], manifest["errors"]) == (f"{shell.address}/manifest.webmanifest", []), name
        assert shell.browser.cdp("Page.getInstallabilityErrors")["installabilityErrors"] == [], name


WHERE = """
const box = (selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect()
  return { left, top, right, bottom }
}
return [box('.brand'), box('.docs'), box('h1'), ['.brand', '.docs'].map((one) => getComputedStyle(document.querySelector(one), '::before').width)]
"""


@pytest.mark.parametrize("direction", ["ltr", "rtl"])
def test_name_and_documentation_are_on_each_page(shell, direction):
    """Above the page on a phone, otherwise beside it. The icons of the places are level with their words."""
    for name in ("index.html", "traces.html"):
        shell.open(name)
        shell.evaluate("document.documentElement.dir = arguments[0]", direction)
        assert shell.evaluate("return [...document.querySelectorAll('.kit a')].map((one) => [one.innerText, one.getAttribute('href')])") == [
            ["PressureKit", "./"], ["Docs", "../"],
        ]
        for width, height in ((320, 568), (390, 844), (768, 1024), (844, 390), (1024, 768), (1280, 800)):
            shell.browser.resize(width, height)
            brand, docs, title, icons = shell.evaluate(WHERE)
            is_beside = height < 480 or width >= 1024
            if is_beside:
                first, second = (brand, title) if direction == "ltr" else (title, brand)
                assert first["right"] <= second["left"], (name, width)
                assert docs["top"] >= brand["bottom"] and docs["bottom"] <= height, (name, width)
            else:
                assert brand["bottom"] <= title["top"] and docs["bottom"] <= title["top"], (name, width)
            for box in (brand, docs):
                assert box["bottom"] - box["top"] >= 44 and box["left"] >= 0 and box["right"] <= width, (name, width, box)
            assert all(float(one.removesuffix("px")) > 20 for one in icons)
    shell.browser.resize(1280, 800)
    levels = shell.evaluate(
        """
        return [...document.querySelectorAll('.brand, .docs, .places a')].map((one) => {
          const range = document.createRange()
          range.selectNodeContents(one)
          const word = range.getBoundingClientRect()
          const box = one.getBoundingClientRect()
          // The icon is in the middle of the link.
          return Math.abs((word.top + word.bottom) / 2 - (box.top + box.bottom) / 2)
        })
        """
    )
    assert max(levels) <= 1, levels
