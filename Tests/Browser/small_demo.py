"""Small pages with the demo's service worker, which stand for the demo: two pages that load a script, and the kit."""

import shutil

from conftest import PROJECT

PAGE = """\
<!doctype html>
<head>
  <title>{title}</title>
  <link rel="icon" href="data:,">
  <script type="module" src="part.js"></script>
  <script type="module" src="offline.js"></script>
</head>
"""
# The document element shows the script's version once the kit is loaded.
PART = """\
import {{ ready }} from '../pressurekit/pressurekit.js';

await ready;
document.documentElement.dataset.part = '{part}';
"""
# The addresses of all files, as in the worker's list.
FILES = [
    "../pressurekit/pressurekit.js", "../pressurekit/pressurekit.wasm", "index.html", "offline.js", "part.js", "weighing.html",
]  # fmt: skip


def write_pages(folder, part):
    folder.mkdir(parents=True)
    for name in ("worker.js", "offline.js"):
        shutil.copy(PROJECT / "Examples/Demo" / name, folder)
    for title in ("index", "weighing"):
        (folder / f"{title}.html").write_text(PAGE.format(title=title))
    write_part(folder, part)


def write_part(folder, part):
    (folder / "part.js").write_text(PART.format(part=part))
