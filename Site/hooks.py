"""What the site does with the pages of Docs/ besides MkDocs: links out of the folder, playgrounds, the kit, and what is in Swift."""

import itertools
import json
import os
import re
import shutil
from pathlib import Path

from markdown.extensions import toc

import reference

PROJECT = Path(__file__).resolve().parents[1]
# Where the sources can be read, as https://example.org/owner/name/blob/main; without it their links are plain text.
SOURCES = os.environ.get("PRESSURE_SOURCES", "").rstrip("/")
LINK = re.compile(r"(?<!!)\[((?:[^\[\]]|\[[^\]]*\])*)\]\((?!https?:|#|mailto:)([^)\s]+)\)")
# What DocC made of the modules, where the Swift reference is a part of the site.
ARCHIVES = os.environ.get("PRESSURE_ARCHIVES")
# What script/generate finds its tables by.
GENERATED = re.compile(r"<!-- made by script/generate: .*? -->\n")
# What is tried on the page of each control, by that page: made by script/generate.
PLAYGROUNDS = {
    one["document"].removeprefix("Docs/"): one
    for one in json.loads((PROJECT / "Site/playgrounds.json").read_text(encoding="utf-8"))
}


def unique(name, taken, *counters):
    """A heading that is there again is called as the places where the sources are read call it: name-1."""
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
    """Leads out of Docs/ to where the sources are, and has a playground where a page is a control's."""
    folder = Path(page.file.src_uri).parent
    docs = Path(config.docs_dir)

    def led(match):
        text, target = match.groups()
        path = target.split("#")[0]
        place = (docs / folder / path).resolve()
        if place.is_relative_to(docs.resolve()):
            return match.group(0)
        if not place.exists():
            raise FileNotFoundError(f"{page.file.src_uri}: there is no {target}")
        return f"[{text}]({SOURCES}/{place.relative_to(PROJECT)})" if SOURCES else text

    page.meta["playground"] = PLAYGROUNDS.get(page.file.src_uri)
    page.meta["script"] = page.meta["playground"] and page.meta["playground"]["name"]
    if page.file.src_uri == "index.md":
        page.meta["script"] = "confirm-button"
    return LINK.sub(led, GENERATED.sub("", markdown))


def on_page_content(html, page, config, files):
    """A playground comes after the first words of its control's page; a heading of nothing is no heading."""
    html = re.sub(r"<th[^>]*></th>", "<td></td>", html)
    if not page.meta.get("playground"):
        return html
    # In place of its picture, which weighs more than the control.
    html = re.sub(r"<p><picture>.*?</picture></p>", "", html, flags=re.S)
    playground = config.theme.get_env().get_template("playground.html").render(page=page)
    head, rest = html.split("</p>", 1)
    return f"{head}</p>{playground}{rest}"


def without_repetition(docs):
    """What a search finds: a page by what is before its first section, since each section is found by itself."""
    sections = {}
    for doc in docs:
        page, is_section, _ = doc["location"].partition("#")
        if is_section:
            sections.setdefault(page, doc["title"])
    for doc in docs:
        if "#" in doc["location"]:
            continue
        before = doc["text"].partition(f"{sections[doc['location']]} #")[0] if doc["location"] in sections else doc["text"]
        # It begins with its title.
        doc["text"] = (before.partition(" # ")[2] or before).strip()
    return docs


def on_post_build(config):
    """The kit, as a page loads it, what the playgrounds load, what is in Swift, and what the search finds."""
    site = Path(config.site_dir)
    built = PROJECT / ".build/web"
    kit = site / "pressurekit"
    kit.mkdir()
    for script in (one["name"] for one in PLAYGROUNDS.values()):
        for kind in ("js", "wasm"):
            shutil.copy(built / f"{script}.{kind}", kit)
    shutil.copy(PROJECT / ".build/docs/playground.js", site / "playground.js")
    swift = reference.write(PROJECT / ARCHIVES, config, navigation) if ARCHIVES else []
    index = site / "search/search_index.json"
    search = json.loads(index.read_text())
    search["docs"] = [*without_repetition(search["docs"]), *swift]
    index.write_text(json.dumps(search, ensure_ascii=False, sort_keys=True, separators=(",", ":")))
    # Of a site whose address nobody said there is no map.
    if not config.site_url:
        for name in ("sitemap.xml", "sitemap.xml.gz"):
            (site / name).unlink()
