"""Extends MkDocs for the pages of Docs/: links out of the folder, playgrounds, the kit, the demo, and the Swift reference."""

import itertools
import json
import os
import posixpath
import re
import shutil
import sys
from pathlib import Path

from markdown.extensions import toc
from mkdocs.structure.files import File

import reference

PROJECT = Path(__file__).resolve().parents[1]
sys.path.append(str(PROJECT / "script"))

from demo_folder import assemble  # noqa: E402  (found by the line above)

# The address of the sources, such as https://example.org/owner/name/blob/main. Without it, links to sources become plain text,
# and files for reading and for machines are copied into the site.
SOURCES = os.environ.get("PRESSURE_SOURCES", "").rstrip("/")
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)\s]+)\)")
COPIED = {".json", ".txt"}
# The folder of DocC's output, if the site contains the Swift reference.
ARCHIVES = os.environ.get("PRESSURE_ARCHIVES")
# A picture of Docs/images whose size the page does not know.
IMAGE = re.compile(r'<img (?![^>]*width=)([^>]*src="[^":]*images/([^"]+)")')
# The markers with which script/generate finds its tables.
GENERATED = re.compile(r"<!-- made by script/generate: .*? -->\n")
# The playground of each control's page, by the page. script/generate writes the file.
PLAYGROUNDS = {
    one["document"].removeprefix("Docs/"): one
    for one in json.loads((PROJECT / "Site/playgrounds.json").read_text(encoding="utf-8"))
}


def unique(name, taken, *counters):
    """Numbers the anchor of a repeated heading as source hosts do: name-1."""
    again = (f"{name}-{number}" for number in itertools.count(1))
    chosen = next(one for one in itertools.chain([name], again) if one and one not in taken)
    taken.add(chosen)
    return chosen


toc.unique = unique
navigation = None


def on_config(config):
    config.extra["swift"] = bool(ARCHIVES)


def on_nav(nav, config, files):
    global navigation
    navigation = nav


def on_page_markdown(markdown, page, config, files):
    """Points links out of Docs/ to the sources, and gives a control's page its playground."""
    folder = Path(page.file.src_uri).parent
    docs = Path(config.docs_dir)

    def led(match):
        text, target = match.groups()
        path = target.split("#")[0]
        place = (docs / folder / path).resolve()
        if place.is_relative_to(docs.resolve()):
            return match.group(0)
        if not place.exists():
            raise FileNotFoundError(f"{page.file.src_uri}: the link target {target} does not exist")
        inside = place.relative_to(PROJECT).as_posix()
        if SOURCES:
            return f"[{text}]({SOURCES}/{inside})"
        if place.suffix not in COPIED:
            return text
        if not files.get_file_from_path(f"files/{inside}"):
            files.append(File.generated(config, f"files/{inside}", abs_src_path=str(place)))
        return f"[{text}]({posixpath.relpath(f'files/{inside}', folder.as_posix())})"

    page.meta["playground"] = PLAYGROUNDS.get(page.file.src_uri)
    page.meta["script"] = page.meta["playground"] and page.meta["playground"]["name"]
    if page.file.src_uri == "index.md":
        page.meta["script"] = "confirm-button"
    return LINK.sub(led, GENERATED.sub("", markdown))


def sized(match):
    """Gives a picture its size, so that the page keeps its place until it is loaded."""
    attributes, name = match.groups()
    data = (PROJECT / "Docs/images" / name).read_bytes()
    if name.endswith(".png"):
        # The header's first two numbers.
        width, height = int.from_bytes(data[16:20]), int.from_bytes(data[20:24])
    else:
        width, height = re.search(rb'<svg [^>]*width="([\d.]+)" height="([\d.]+)"', data).groups()
        width, height = round(float(width)), round(float(height))
    return f'<img width="{width}" height="{height}" {attributes}'


def on_page_content(html, page, config, files):
    """Inserts the playground after the first paragraph of a control's page, and turns empty table headings into cells."""
    html = IMAGE.sub(sized, re.sub(r"<th[^>]*></th>", "<td></td>", html))
    if not page.meta.get("playground"):
        return html
    # It replaces the page's picture, which is larger than the control itself.
    html = re.sub(r"<p><picture>.*?</picture></p>", "", html, flags=re.S)
    playground = config.theme.get_env().get_template("playground.html").render(page=page)
    head, rest = html.split("</p>", 1)
    return f"{head}</p>{playground}{rest}"


def without_repetition(docs):
    """Cuts each page in the search index at its first section, because sections have their own entries."""
    sections = {}
    for doc in docs:
        page, is_section, _ = doc["location"].partition("#")
        if is_section:
            sections.setdefault(page, doc["title"])
    for doc in docs:
        if "#" in doc["location"]:
            continue
        before = doc["text"].partition(f"{sections[doc['location']]} #")[0] if doc["location"] in sections else doc["text"]
        # Remove the title at the beginning.
        doc["text"] = (before.partition(" # ")[2] or before).strip()
    return docs


def on_post_build(config):
    """Adds the kit, the demo, the playgrounds' script, the Swift reference and the search index to the site."""
    site = Path(config.site_dir)
    assemble(PROJECT / ".build/web", site)
    shutil.copy(PROJECT / ".build/docs/playground.js", site / "playground.js")
    swift = reference.write(PROJECT / ARCHIVES, config, navigation) if ARCHIVES else []
    index = site / "search/search_index.json"
    search = json.loads(index.read_text())
    search["docs"] = [*without_repetition(search["docs"]), *swift]
    index.write_text(json.dumps(search, ensure_ascii=False, sort_keys=True, separators=(",", ":")))
    # Without a site address, there is no site map.
    if not config.site_url:
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (site / name).unlink()
