"""Documents name only what exists: files, headings, scripts and packages. Figures in them are those of the sources."""

import json
import re
import subprocess
from collections import Counter
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
TRACKED = [
    path for path in subprocess.run(["git", "ls-files", "-z"], cwd=PROJECT, capture_output=True, text=True, check=True).stdout.split("\0")
    if path and (PROJECT / path).exists()
]
DOCUMENTS = {path: (PROJECT / path).read_text(encoding="utf-8") for path in TRACKED if path.endswith(".md") and ".docc/" not in path}
# A code block, also one in a list or a tab, and code within a line.
BLOCK = re.compile(r"^( *)```.*?^\1```$", re.M | re.S)
CODE = re.compile(r"`[^`\n]*`")
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"]+)\"")
# Folders at the top of the project, as a path in a text begins with one. Templates name files of a control that is not there.
FOLDERS = "|".join(sorted({re.escape(path.split("/")[0]) for path in TRACKED if "/" in path}))
PATH = re.compile(rf"`((?:{FOLDERS})/[\w./+*-]+)`")


def anchors(text):
    """The anchors of a document's headings, as source hosts make them."""
    found, counted = set(), Counter()
    for title in re.findall(r"^#+ (.*)$", BLOCK.sub("", text), re.M):
        title = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", title).lower()
        name = re.sub(r"[^\w\- ]", "", title).replace(" ", "-")
        found.add(f"{name}-{counted[name]}" if counted[name] else name)
        counted[name] += 1
    return found


def dead_links(documents):
    """Links to a file, a folder or a heading that does not exist."""
    dead = []
    for path, text in documents.items():
        for link in [one or other for one, other in LINK.findall(CODE.sub("", BLOCK.sub("", text)))]:
            if re.match(r"[a-z]+:|/", link):
                continue
            target, _, anchor = link.partition("#")
            # The site's first page has links to pages instead of files.
            if path == "Docs/index.md" and target.endswith("/"):
                target = target[:-1] + ".md"
            place = ((PROJECT / path).parent / target).resolve().relative_to(PROJECT).as_posix() if target else path
            exists = place in documents or (PROJECT / place).exists()
            if not exists or (anchor and place in documents and anchor not in anchors(documents[place])):
                dead.append((path, link))
    return dead


def dead_paths(documents):
    """Paths in texts that do not exist."""
    return [
        (path, name) for path, text in documents.items() if not path.startswith("script/templates/")
        for name in PATH.findall(BLOCK.sub("", text))
        # A README of an example names the example's own folders.
        if not any(list(folder.glob(name.rstrip("/"))) for folder in (PROJECT, (PROJECT / path).parent))
    ]


def installed_by_name(documents):
    """Lines that install a package which nobody has published under its name. A stranger could take the name."""
    line = re.compile(r"(?:npm (?:install|i|add)|pip install|yarn add|pnpm add)\s+(?:-\S+\s+)*pressurekit(?:[-_]driver)?(?![\w./*-])")
    return [(path, found[0]) for path, text in documents.items() for found in line.finditer(text)]


def test_links_and_paths_exist():
    assert len(DOCUMENTS) > 60
    assert (dead_links(DOCUMENTS), dead_paths(DOCUMENTS)) == ([], [])


def test_no_document_installs_a_package_by_its_name():
    assert installed_by_name(DOCUMENTS) == []


def test_dead_links_and_published_names_are_found():
    text = """
# A Title: `code`

[a](#a-title-code) [b](#b) [c](README.md#try-it) [d](README.md#none) [e](Docs/none.md) [f](https://example.org/none)
<img src="Docs/images/none.svg"> `Tests/none.py` `Tests/Scripts/test_*.py` `script/none`
```sh
npm install pressurekit
pip install -U pressurekit-driver
npm install ../PressureKit/.build/pressurekit-*.tgz
pip install pressurekit_driver-0.1.0-py3-none-any.whl
```
"""
    documents = {"README.md": DOCUMENTS["README.md"], "a.md": text}
    assert dead_links(documents) == [("a.md", link) for link in ("#b", "README.md#none", "Docs/none.md", "Docs/images/none.svg")]
    assert dead_paths(documents) == [("a.md", "Tests/none.py"), ("a.md", "script/none")]
    assert installed_by_name(documents) == [("a.md", "npm install pressurekit"), ("a.md", "pip install -U pressurekit-driver")]


def test_pictures_are_shown():
    """Each picture is in a document, on the site or in a README of an example."""
    shown = "\n".join(DOCUMENTS.values())
    assert [path for path in TRACKED if path.startswith("Docs/images/") and path.removeprefix("Docs/") not in shown] == []


SCRIPTS = [path for path in TRACKED if path.startswith("script/") and path.count("/") == 1 and (PROJECT / path).stat().st_mode & 0o100]


# script/pressure passes the word on to the command, which has its own tests of its help.
@pytest.mark.parametrize("script", [path for path in SCRIPTS if path != "script/pressure"])
def test_script_explains_itself(script, tmp_path):
    done = subprocess.run([PROJECT / script, "--help"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(done.stdout) > 60


FAULTS = json.loads((PROJECT / "Drivers/faults.json").read_text(encoding="utf-8"))["faults"]
AUDITED = "Docs/audited-controls.md"


def test_numbers_of_faults_are_those_of_the_list():
    """A document does not count set-ups, pitfalls or faults: the list itself does. The example of a report has the number of
    faults, and the page with results has a row for each fault."""
    counted = [
        (path, count) for path, text in DOCUMENTS.items() if path != AUDITED and not path.startswith("Docs/decisions/")
        for count in re.findall(r"\b\d+ (?:known )?(?:misfires|set-?ups|pitfalls)\b|\bof (\d+) faults\b", text)
    ]
    assert counted == [("Docs/audit.md", str(len(FAULTS)))]
    rows = re.findall(r"^\| \[(\d+\. .*?)\]\(", DOCUMENTS[AUDITED], re.M)
    assert rows == [f"{fault['number']}. {fault['title']}" for fault in FAULTS]
