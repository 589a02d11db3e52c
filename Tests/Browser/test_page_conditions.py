"""All elements under the conditions of real pages: sizes, writing modes, transforms, colours, fonts, zoom and containers.

Under each condition, each element draws what it draws in itself or in the window, its texts are readable, a whole press acts once,
and a press that slides away or lifts too early never acts.
"""

import pytest

from contrast import channels, contrast, over
from page import PHONE
from peek import without_blur

pytestmark = [pytest.mark.opens("conditions.html"), pytest.mark.deep_engines("firefox", "webkit")]

SMALL, LARGE = (320, 568), (1000, 900)
PLACE = "const place = document.getElementById('place'), all = [...place.children], root = document.documentElement;"
EACH = "for (const one of all) Object.assign(one.style, {{ {} }})"
AROUND = "Object.assign(place.style, {{ {} }})"
LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützen"
SENTENCE = "Send everything that was weighed today to everybody in the list"
DARK = "Object.assign(document.body.style, { background: '#14161b', color: '#f2f3f5' });"
IN_SHADOW = """
const host = document.createElement('my-host')
host.id = 'inner'
host.style.display = 'block'
place.before(host)
host.attachShadow({ mode: 'open' }).append(place)"""
# The script of each condition, and the size of the window.
LAYOUTS = {
    "as it is": "",
    "a fixed size": EACH.format("width: '220px', height: '90px'") + "; all[3].style.height = ''",
    "a flex row": AROUND.format("display: 'flex', flexWrap: 'wrap', gap: '8px'"),
    "a flex row that stretches": AROUND.format("display: 'flex', flexWrap: 'wrap', gap: '8px', minHeight: '900px'") + "; all[3].style.alignSelf = 'start'",
    "a flex column": AROUND.format("display: 'flex', flexDirection: 'column'"),
    "a grid": AROUND.format("display: 'grid', gridTemplateColumns: '1fr 1fr', gridAutoRows: '160px', gap: '8px'")
    + "; Object.assign(all[3].style, { alignSelf: 'start', gridColumn: 'span 2' })",
    "long words": f"for (const one of [0, 1, 2]) all[one].textContent = '{LONG}'; all[5].name = '{LONG}'",
    "long titles": f"for (const one of [0, 1, 2]) all[one].textContent = '{SENTENCE}'; all[2].successLabel = all[2].failureLabel = '{SENTENCE}'",
    "vertical, from the right": AROUND.format("writingMode: 'vertical-rl', width: 'max-content'"),
    "vertical, from the left": AROUND.format("writingMode: 'vertical-lr', width: 'max-content'"),
    "right to left": "root.dir = 'rtl'",
    "small letters of the root": "root.style.fontSize = '62.5%'",
    "large letters of the root": "root.style.fontSize = '200%'",
    "a zoomed page": "root.style.zoom = 1.5",
    "a zoomed part": "place.style.zoom = 1.5",
    "a table cell": """
        const table = document.createElement('table')
        place.before(table)
        table.insertRow().insertCell().append(place)""",
    "a dialog": "const dialog = document.createElement('dialog'); place.before(dialog); dialog.append(place); dialog.showModal()",
    "a popover": "place.popover = 'manual'; place.showPopover(); Object.assign(place.style, { width: '300px', height: '500px', overflow: 'auto' })",
    "a shadow": IN_SHADOW,
    "a contained part": AROUND.format("contain: 'content', containerType: 'inline-size'"),
    "a scrolled part": AROUND.format("overflow: 'auto', height: '340px'"),
    "a sticky part": AROUND.format("position: 'sticky', top: 0, overflow: 'hidden', height: '500px', overflowY: 'auto'"),
}
TRANSFORMS = {
    "rotated a little": "rotate(10deg)", "rotated to the right": "rotate(90deg)", "rotated to the left": "rotate(270deg)",
    "upside down": "rotate(180deg)", "mirrored": "scaleX(-1)", "scaled": "scale(0.7)", "skewed": "skewX(12deg)",
    "in perspective": "perspective(900px) rotateY(20deg)",
}
# The script of each condition, and the media features.
COLOURS = {
    "a dark page that declares no scheme": (DARK, {}),
    "a dark page": (DARK + "root.style.colorScheme = 'dark'", {}),
    "a dark part of a page": ("Object.assign(place.style, { background: '#14161b', color: '#f2f3f5' })", {}),
    "a light page of a person who likes dark ones": ("", {"prefers_color_scheme": "dark"}),
    "forced colours": ("", {"forced_colors": "active"}),
    "forced colours on a dark page": (DARK, {"forced_colors": "active"}),
    "more contrast": ("", {"prefers_contrast": "more"}),
}


def painted(text):
    """The contrast of a text with what is behind it."""
    ground = (255, 255, 255)
    for one in reversed(text["grounds"]):
        ground = over(channels(one), ground)
    colour = channels(text["colour"])
    return contrast(over((*colour[:3], colour[3] * text["opacity"]), ground), ground)


def faults(page, name, script, size=PHONE, **media):
    page.open("conditions.html")
    without_blur(page)
    if page.browser.name != "webkit":
        page.browser.resize(*size)
    if media:
        page.browser.emulate_media(**media)
    page.evaluate(f"{PLACE}\n{script}")
    page.evaluate("return clock.painted().then(clock.painted)")
    page.pass_time(0.3)
    found = page.evaluate("return lookAtAll()")
    is_wide = page.evaluate("return document.documentElement.scrollWidth > document.documentElement.clientWidth")
    if is_wide and name in LAYOUTS and "vertical" not in name:
        found["faults"].append("the page is wider than the window")
    if media:
        page.browser.emulate_media()
    low = [
        f"{element}: the contrast of the {text} is {painted(how):.2f}" for element, texts in found["texts"].items()
        for text, how in texts.items() if painted(how) < 4.5
    ]
    return [f"{name}: {one}" for one in found["faults"] + low]


def expect(found):
    # pytest would shorten the list.
    if found:
        pytest.fail("\n".join(found), pytrace=False)


@pytest.mark.parametrize("size", [PHONE, SMALL])
def test_layouts(page, size):
    # WebKit's places in zoomed pages are not those of its hit tests.
    names = [name for name in LAYOUTS if page.browser.name != "webkit" or "zoomed" not in name]
    expect([fault for name in names for fault in faults(page, name, LAYOUTS[name], size)])


def test_transforms(page):
    expect([
        fault for name, transform in TRANSFORMS.items()
        for fault in faults(page, name, f"Object.assign(place.style, {{ transform: '{transform}', width: '300px', margin: 'auto' }})", LARGE)
    ])


def test_colours(page):
    expect([
        fault for name, (script, media) in COLOURS.items() if not media or page.browser.name == "chromium"
        for fault in faults(page, name, script, **media)
    ])
