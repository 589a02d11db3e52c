"""Sizes in documents are those of the built files."""

import gzip
import re
import subprocess
import sys

from conftest import CONTROLS, PROJECT

sys.path.append(str(PROJECT / "Benchmarks"))
import document

# The only texts with a size in kilobytes. A number is rounded up or down.
SIZES = {
    "README.md": "One control is {least} to {most} kB gzipped, script and engine together; all five are {all} kB.",
    "Docs/index.md": "one control is at most {most} kB gzipped, script and engine together",
    "Docs/on-a-page.md": (
        "| `pressurekit` | all five elements | {all} kB |",
        "| `pressurekit/confirm-button`, `/transitioning-button`, `/scale`, `/peek`, `/app-icon` | one element | {least} to {most} kB |",
        "so that it loads no other file | {single} kB |", "and for subclasses | {elements} kB |",
    ),
}


def kilobytes(*names):
    return sum(len(gzip.compress((PROJECT / ".build/web" / name).read_bytes(), 9, mtime=0)) for name in names) / 1000


def test_sizes_in_documents_are_those_of_the_build():
    one = [kilobytes(f"{name}.js", f"{name}.wasm") for name in CONTROLS]
    sizes = {
        "least": min(one), "most": max(one), "all": kilobytes("pressurekit.js", "pressurekit.wasm"),
        "elements": kilobytes("elements.js", "pressurekit.wasm"), "single": kilobytes("single-file.js"),
    }
    wrong, mentioned = [], {}
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=PROJECT, capture_output=True, text=True, check=True).stdout
    for path in listed.split():
        text = (PROJECT / path).read_text(encoding="utf-8") if (PROJECT / path).exists() else ""
        if found := len(re.findall(r"\d kB\b", text)):
            mentioned[path] = found
        for template in [SIZES[path]] if isinstance(SIZES.get(path), str) else SIZES.get(path, ()):
            pattern = re.sub(r"\\\{(\w+)\\\}", r"(?P<\1>\\d+)", re.escape(template))
            (match,) = re.finditer(pattern, text)
            wrong += [(path, name, stated, sizes[name]) for name, stated in match.groupdict().items() if abs(int(stated) - sizes[name]) >= 1]
    assert wrong == []
    # Decisions tell what was measured when they were made.
    assert {path: count for path, count in mentioned.items() if not path.startswith("Docs/decisions/")} == {
        "README.md": 2, "Docs/index.md": 1, "Docs/on-a-page.md": 4,
    }


def test_a_table_that_is_out_of_date_is_found():
    page = f"Sizes:\n\n{document.MARK.format('size')}| old |\n\nThe end.\n"
    results = "".join(f"size.{name}.{kind}\t{number}\tB\n" for name, number in (("all", 1000), ("peek", 3000)) for kind in ("raw", "gzip", "brotli"))
    rows = document.measured("size", results + "size.all.time\t5\tms\n")
    page = document.replaced(page, "size", rows)
    assert page == f"""Sizes:

{document.MARK.format('size')}| files, in bytes | raw | gzip | brotli |
|---|--:|--:|--:|
| all controls: `pressurekit.js` and its engine | 1,000 | 1,000 | 1,000 |
| `peek` | 3,000 | 3,000 | 3,000 |

The end.
"""
    before = document.written(page, "size")
    assert document.differences("size", before, {**rows, "`peek`": [3030, 2980, 3000]}) == []
    assert document.differences("size", before, {"`peek`": [3000, 3000, 2900], "`scale`": [1, 1, 1]}) == [
        "`peek`: [3000, 3000, 3000], measured [3000, 3000, 2900]", "`scale`: missing, measured [1, 1, 1]",
        "all controls: `pressurekit.js` and its engine: [1000, 1000, 1000], measured nothing",
    ]
