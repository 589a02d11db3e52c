"""script/check-scripts finds mistakes, and its assumptions hold."""

import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]

# A file of the project, the correct text, the mistake, and the rule that it breaks.
MISTAKES = [
    # A wrong type, an undefined name and a misspelled property, both of the kit and of its engine.
    ("Web/page.js", "this.watch(host, false)", "this.watch(host, 'no')", "TS2345"),
    ("Web/stage.js", "isShown ? numbers", "isSeen ? numbers", "TS2304"),
    ("Web/scale.js", "textContent !== this.tareLabel", "textContent !== this.tareLable", "TS2551"),
    ("Web/scale.js", "engine.clearPoints(handle)", "engine.clearPoint(handle)", "TS2551"),
    ("Web/peek.js", "reading(this.#host.handle, 'intention')", "reading(this.#host.handle, 'intent')", "TS2345"),
    ("Web/entries/scale.js", "defineElement(PressureScale);", "defineElement(PressureScales);", "TS2552"),
    ("Drivers/javascript/finger.js", "contact.force = force", "contact.forces = force", "TS2551"),
    ("Examples/Bell/Web/bell.js", "this.#host.emit('ring')", "this.#host.emits('ring')", "TS2551"),
    ("Examples/Demo/weighing.js", "weighings.get(Number(id))", "weighings.get(id, 1)", "TS2554"),
    ("Examples/Demo/scale.js", "scale.mode = ", "scale.modus = ", "TS2339"),
    ("Examples/Demo/worker.js", "worker.skipWaiting()", "worker.skipWait()", "TS2339"),
    ("Site/playground.js", "place.dataset", "place.dataSet", "TS2551"),
    # An unused import, an undefined name, and a function that captures its loop's variable.
    ("Site/hooks.py", "import re\n", "import random\nimport re\n", "F401"),
    ("Tests/Browser/waiting.py", "time.monotonic()", "tme.monotonic()", "F821"),
    ("Tests/Browser/test_demo_controls.py", "lambda expected=expected:", "lambda:", "B023"),
]


@pytest.fixture
def copy(tmp_path):
    """A copy of all files that the script reads."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "ruff.toml", "script/check-scripts", "*.js",
         "*.d.ts", "*tsconfig*.json", "*.py", "Drivers/support.json", "Drivers/faults.json"],
        cwd=PROJECT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / name, target)
    (tmp_path / ".build").mkdir()
    (tmp_path / ".build/venv").symlink_to(PROJECT / ".build/venv")
    return tmp_path


@pytest.mark.deep
def test_each_mistake_is_found_with_its_file_and_line(copy, tmp_path_factory):
    expected = []
    for name, right, wrong, rule in MISTAKES:
        path = copy / name
        before, found, after = path.read_text(encoding="utf-8").partition(right)
        assert found, f"{right} is not in {name}"
        path.write_text(before + wrong + after, encoding="utf-8")
        line = before.count("\n") + 1
        expected.append(f"{name}:{line} {rule}")
    # Run it from another folder.
    elsewhere = tmp_path_factory.mktemp("elsewhere")
    done = subprocess.run([copy / "script/check-scripts"], cwd=elsewhere, capture_output=True, text=True)
    told = re.findall(r"^([^ :]+:\d+):\d+: (\w+)", done.stdout, re.MULTILINE)
    assert (done.returncode, done.stderr) == (1, "")
    assert sorted(f"{place} {rule}" for place, rule in told) == sorted(expected)


def exports_of(folders):
    """The functions in these folders that Swift exports to scripts: the number of parameters of each, and True if it returns a value."""
    found = {}
    for path in sorted(file for folder in folders for file in (PROJECT / "Sources/PressureWeb").glob(f"{folder}/*.swift")):
        pattern = r'@_expose\(wasm, "(\w+)"\).*?\nfunc \w+\(([^)]*)\)([^{]*)\{'
        for name, parameters, result in re.findall(pattern, path.read_text(encoding="utf-8"), re.DOTALL):
            found[name] = (parameters.count(":"), "->" in result)
    return found


def declared_in(interface):
    """The same as `exports_of`, for an interface in engine-functions.d.ts."""
    text = (PROJECT / "Web/engine-functions.d.ts").read_text(encoding="utf-8")
    body = text.split(f"export interface {interface} {{")[1].split("\n}")[0]
    return {
        name: (parameters.count(":"), result != "void")
        for name, parameters, result in re.findall(r"^  (\w+)\(([^)]*)\): (\w+);", body, re.MULTILINE)
    }


CONTROLS = [line.split()[1] for line in (PROJECT / "Web/elements.txt").read_text().splitlines()]


@pytest.mark.parametrize(("interface", "folders"), [("Engine", [".", *CONTROLS]), ("TraceEngine", ["Traces"])])
def test_an_engine_has_the_functions_that_are_declared(interface, folders):
    exported = exports_of(folders)
    assert len(exported) > 10
    assert declared_in(interface) == exported


# The types that the demo's scripts give to elements of its pages, by tag. Any other tag is an HTMLElement.
TYPES = {
    "pressure-confirm-button": "Confirm", "pressure-transitioning-button": "Transitioning", "pressure-scale": "Scale",
    "pressure-peek": "Peek", "pressure-app-icon": "Icon", "button": "HTMLButtonElement", "canvas": "HTMLCanvasElement",
    "details": "HTMLDetailsElement", "fieldset": "HTMLFieldSetElement", "form": "HTMLFormElement", "input": "HTMLInputElement",
}


class Tags(HTMLParser):
    """The tags of a page's elements by their ids."""

    def __init__(self, path):
        super().__init__()
        self.tags = {}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attrs):
        if "id" in dict(attrs):
            self.tags[dict(attrs)["id"]] = tag


def test_elements_of_the_demos_pages_have_the_types_that_its_scripts_give_them():
    """A script lists elements by their ids, and their types in the same order. Its page is the first one with all of
    them."""
    public = PROJECT / "Examples/Demo"
    pages = [Tags(path).tags for path in sorted(public.glob("*.html"))]
    checked, wrong = 0, []
    for path in sorted(public.rglob("*.js")):
        script = path.read_text(encoding="utf-8")
        if not (types := re.search(r"@typedef \{\[(.*?)\]\} Elements", script, re.DOTALL)):
            continue
        given = re.findall(r"\w+", types[1])
        ids = re.findall(r"'([^']+)'", re.search(r"\(\[([^]]*)\]\.map\(\(id\)", script)[1])
        page = next(tags for tags in pages if set(ids) <= set(tags))
        checked += 1
        found = [TYPES.get(page[one], "HTMLElement") for one in ids]
        # HTMLElement is enough for an element that is only looked at.
        wrong += [
            (path.name, one, a, b) for one, a, b in zip(ids, given, found, strict=True) if a not in (b, "HTMLElement")
        ]
    assert (checked, wrong) == (9, [])
