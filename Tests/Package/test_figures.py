"""Sizes in documents are those of the built files."""

import re
import subprocess
import sys

from conftest import PROJECT

sys.path.append(str(PROJECT / "Benchmarks"))
import document


def test_sizes_in_documents_are_those_of_the_build():
    sizes = document.kilobytes()
    wrong, mentioned = [], {}
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=PROJECT, capture_output=True, text=True, check=True).stdout
    for path in listed.split():
        text = (PROJECT / path).read_text(encoding="utf-8") if (PROJECT / path).exists() else ""
        if found := len(re.findall(r"\d kB\b", text)):
            mentioned[path] = found
        for template in document.FIGURES.get(path, ()):
            (match,) = re.finditer(document.pattern(template), text)
            wrong += [(path, name, stated, sizes[name]) for name, stated in match.groupdict().items() if abs(int(stated) - sizes[name]) >= 1]
    assert wrong == []
    # Decisions tell what was measured when they were made.
    assert {path: count for path, count in mentioned.items() if not path.startswith("Docs/decisions/")} == {
        "README.md": 2, "Docs/index.md": 1, "Docs/on-a-page.md": 6,
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
