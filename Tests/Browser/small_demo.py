"""Small pages with the demo's service worker, which stand for the demo: two pages that load a script, and the kit."""

import shutil

from conftest import PROJECT
from waiting import HANGING

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
    shutil.copy(PROJECT / "Examples/Demo/offline.js", folder)
    # On a busy machine, the network may need longer than the demo waits for it.
    write_worker(folder, patience=HANGING * 1000)
    for title in ("index", "weighing"):
        (folder / f"{title}.html").write_text(PAGE.format(title=title))
    write_part(folder, part)


def write_worker(folder, patience):
    """Writes the demo's worker, which waits so many milliseconds for the network."""
    worker = (PROJECT / "Examples/Demo/worker.js").read_text()
    before, constant, after = worker.partition("const patience = 5000;")
    assert constant
    (folder / "worker.js").write_text(f"{before}const patience = {patience};{after}")


def write_part(folder, part):
    (folder / "part.js").write_text(PART.format(part=part))
