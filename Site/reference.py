"""Makes the site's Swift reference and tutorials from DocC's output: static pages in the site's theme."""

import shutil
from pathlib import Path
from types import SimpleNamespace

from docc import Archives
from symbols import SymbolPage
from tutorials import TutorialPage

# In the order in which a reader chooses: the modules that an app imports, then the modules below them.
MODULES = (
    "PressureSwiftUI", "PressureViews", "PressureKit", "PressureHosting", "QuickActions", "PressureTesting",
)
ALL_MODULES = SimpleNamespace(
    place="swift/", title="PressureKit in Swift", above=[], nav=[], module="",
    summary="All public modules. An app imports one of the first two, which also imports the modules that it needs.",
)


def write(folder, config, nav):
    """Writes the pages below swift/ from a folder of archives, and returns their search entries."""
    archives = Archives(folder)
    env = config.theme.get_env().overlay(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    site = Path(config.site_dir)
    found = []

    def page(template, it, **more):
        root = "/".join([".."] * it.place.count("/"))
        html = env.get_template(template).render(
            {"config": config, "nav": nav, "page": None, "base_url": root, "root": f"{root}/", "it": it, **more}
        )
        file = site / it.place / "index.html"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(html)

    def finds(place, title, text):
        found.append({"location": place, "title": title, "text": text})

    modules = [SymbolPage(archives, f"doc://{name}/documentation/{name}") for name in MODULES]
    page("modules.html", ALL_MODULES, modules=modules)
    finds(ALL_MODULES.place, ALL_MODULES.title, ALL_MODULES.summary)
    for name in archives.of_kind("symbol"):
        it = SymbolPage(archives, name)
        page("symbol.html", it, modules=modules)
        if it.is_found:
            finds(it.place, it.full_title, f"{it.module}: {it.found_by}")
    for name in archives.of_kind("overview"):
        contents = TutorialPage(archives, name)
        page("tutorials.html", contents, here="tutorials", current="page")
        finds(contents.place, contents.title, contents.summary)
        order = [None, *(it for chapter in contents.chapters for it in chapter["tutorials"]), None]
        for before, it, after in zip(order, order[1:], order[2:], strict=False):
            page("tutorial.html", it, before=before, after=after, here="tutorials", current="true")
            finds(it.place, it.title, f"A tutorial of {it.time}. {it.summary}")
            for task in it.tasks:
                finds(f"{it.place}#{task['anchor']}", task["title"], task["words"])
    for images in folder.glob("*.doccarchive/images"):
        shutil.copytree(images, site / "swift/images", dirs_exist_ok=True)
    return found
