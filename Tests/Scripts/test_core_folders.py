"""The core's folders use each other in one direction: to read a folder, you only need the folders above it in the table."""

import re
from pathlib import Path

import pytest

CORE = Path(__file__).resolve().parents[2] / "Sources/PressureKit"
DECLARATION = re.compile(r"^(?:public |package )?(?:indirect )?(?:struct|enum|protocol|typealias) (\w+)", re.M)


def code(path):
    """The text of a file without its comments."""
    return re.sub(r"//.*", "", path.read_text(encoding="utf-8"))


def uses(root):
    """The folders that each folder uses, with the names that it uses from each."""
    folders = {path.name: [code(file) for file in sorted(path.glob("*.swift"))] for path in root.iterdir() if path.is_dir()}
    folders = {name: texts for name, texts in folders.items() if texts}
    declared = {name: {one for text in texts for one in DECLARATION.findall(text)} for name, texts in folders.items()}
    found = {}
    for name, texts in folders.items():
        words = {word for text in texts for word in re.findall(r"\b[A-Z]\w+", text)} - declared[name]
        found[name] = {other: sorted(words & names) for other, names in declared.items() if other != name and words & names}
    return found


def upward(found, order):
    """Uses of folders that do not come earlier in the order."""
    return [
        (name, other, names)
        for name, others in sorted(found.items())
        for other, names in sorted(others.items()) if order.index(other) > order.index(name)
    ]


def test_a_folder_uses_only_those_above_it_in_the_table():
    page = (CORE.parents[1] / "ARCHITECTURE.md").read_text(encoding="utf-8").partition("\n## The core")[2]
    order = re.findall(r"^\| `(\w+)/` \|", page.partition("\n## ")[0], re.M)
    found = uses(CORE)
    assert sorted(order) == sorted(found)
    assert upward(found, order) == []


@pytest.mark.parametrize("text, expected", [
    ("struct One { var other: Int }", []),
    ("struct One { var two: Two }", [("A", "B", ["Two"])]),
    ("struct One {} // Two", []),
])
def test_a_folder_that_uses_one_below_it_is_found(tmp_path, text, expected):
    for name, content in (("A", text), ("B", "struct Two { var one: One }")):
        (tmp_path / name).mkdir()
        (tmp_path / name / "File.swift").write_text(content)
    assert upward(uses(tmp_path), ["A", "B"]) == expected
