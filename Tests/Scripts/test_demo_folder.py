"""The folder with the demo and the kit, which script/demo and script/docs assemble."""

import base64
import hashlib
import re
import shutil

import pytest
from demo_folder import PAGES, assemble

KIT = {
    # The demo names the first two. The first names its engine, and an engine that the kit lacks.
    "a.js": 'load("./a.wasm"); load("./lost.wasm")', "languages/de.js": "de", "a.wasm": "engine",
    "other.js": "load('./other.wasm')", "other.wasm": "another engine", "a.js.map": "map", "a.d.ts": "types",
}
DEMO = {
    "index.html": '<script src="../pressurekit/a.js">', "script.js": "import './controls/list.js'", "icons/one.svg": "one",
    "controls/list.js": "import '../../pressurekit/languages/de.js'",
    # Only developers use these.
    "environment.d.ts": "types", "tsconfig.json": "{}", "README.md": "read", ".hidden/file.js": "hidden", ".file.js.swp": "hidden",
    "script.js~": "old", "controls/.list.js": "hidden", "controls/tsconfig.json": "{}",
}
LISTED = ["../pressurekit/a.js", "../pressurekit/a.wasm", "../pressurekit/languages/de.js", "controls/list.js", "icons/one.svg", "index.html", "script.js"]
PUBLISHED = [
    "demo/controls/list.js", "demo/icons/one.svg", "demo/index.html", "demo/script.js", "demo/worker.js",
    "pressurekit/a.js", "pressurekit/a.wasm", "pressurekit/languages/de.js", "pressurekit/other.js", "pressurekit/other.wasm",
]  # fmt: skip


def put(folder, files):
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(content)


@pytest.fixture
def build(tmp_path):
    put(tmp_path / "kit", KIT)
    put(tmp_path / "pages", DEMO)
    shutil.copy(PAGES / "worker.js", tmp_path / "pages")
    return lambda **options: assemble(tmp_path / "kit", tmp_path / "site", tmp_path / "pages", **options)


def files_of(folder):
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())


def hash_of(path):
    return "sha256-" + base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def test_folder_has_all_files_and_the_worker_lists_those_that_the_demo_needs(build, tmp_path):
    version = build()
    assert files_of(tmp_path / "site") == PUBLISHED
    assert sorted(path.name for path in tmp_path.iterdir()) == ["kit", "pages", "site"]
    for name in PUBLISHED:
        source = tmp_path / name.replace("demo/", "pages/").replace("pressurekit/", "kit/")
        assert name == "demo/worker.js" or (tmp_path / "site" / name).read_bytes() == source.read_bytes()
    demo = tmp_path / "site/demo"
    rows = ",\n".join(f'  ["{name}", "{hash_of(demo / name)}"]' for name in LISTED)
    source = (PAGES / "worker.js").read_text()
    expected = source.replace("const version = '';", f"const version = '{version}';").replace("const files = [];", f"const files = [\n{rows}\n];")
    assert (demo / "worker.js").read_text() == expected
    assert re.fullmatch("[0-9a-f]{16}", version)


def test_version_changes_exactly_with_the_files_that_the_demo_needs(build, tmp_path):
    first = build()
    changed = {}
    for path in sorted([*(tmp_path / "kit").rglob("*"), *(tmp_path / "pages").rglob("*")]):
        if path.is_file():
            before = path.read_bytes()
            path.write_bytes(before + b"\n")
            changed[str(path.relative_to(tmp_path))] = build() != first
            path.write_bytes(before)
            assert build() == first
    needed = {"kit/a.js", "kit/a.wasm", "kit/languages/de.js", "pages/worker.js", *(f"pages/{name}" for name in LISTED)}
    assert {name for name, is_changed in changed.items() if is_changed} == {name for name in needed if "../" not in name}
    assert len(changed) == len(KIT) + len(DEMO) + 1
    # A name belongs to the version, too.
    (tmp_path / "pages/icons/one.svg").rename(tmp_path / "pages/icons/two.svg")
    assert build() != first


def test_each_file_is_replaced_in_one_step_and_unchanged_files_stay(build, tmp_path):
    build()
    site = tmp_path / "site"
    put(site, {"index.html": "the documentation", "demo/old/file.js": "old", "demo/.new": "left by a crash", "pressurekit/old.js": "old"})
    numbers = {name: (site / name).stat().st_ino for name in PUBLISHED}
    changed = ["demo/script.js", "demo/worker.js", "pressurekit/a.wasm"]
    put(tmp_path, {"pages/script.js": "new", "kit/a.wasm": "new engine"})
    # A server that has opened the old file still reads all of it.
    with open(site / "demo/script.js", encoding="utf-8") as opened:
        build()
        assert opened.read() == DEMO["script.js"]
    assert (site / "demo/script.js").read_text() == "new"
    assert [name for name in PUBLISHED if (site / name).stat().st_ino != numbers[name]] == changed
    # The documentation beside the demo stays.
    assert files_of(site) == [*PUBLISHED[:5], "index.html", *PUBLISHED[5:]]
    assert not (site / "demo/old").exists()


def test_files_can_be_changed_before_they_are_listed(build, tmp_path):
    build(change=lambda demo: demo.update({"script.js": b"changed", "more.js": b"more"}))
    demo = tmp_path / "site/demo"
    worker = (demo / "worker.js").read_text()
    assert [(demo / name).read_text() for name in ("script.js", "more.js")] == ["changed", "more"]
    assert all(f'["{name}", "{hash_of(demo / name)}"]' in worker for name in ("script.js", "more.js"))


@pytest.mark.parametrize(("spoil", "error"), [
    (lambda folder: shutil.rmtree(folder / "kit"), "the folder {folder}/kit does not exist"),
    (lambda folder: (folder / "kit/a.js").unlink(), "the demo names files that the kit lacks: a.js. Run script/build-web."),
    (lambda folder: (folder / "pages/worker.js").unlink(), "{folder}/pages/worker.js must contain `const version = '';` once"),
    (lambda folder: put(folder, {"pages/worker.js": "const version = '';"}), "{folder}/pages/worker.js must contain `const files = [];` once"),
])
def test_missing_parts_are_named_and_nothing_is_published(build, tmp_path, spoil, error):
    spoil(tmp_path)
    with pytest.raises((FileNotFoundError, ValueError), match=f"^{re.escape(error.format(folder=tmp_path))}$"):
        build()
    assert not (tmp_path / "site").exists()
