"""The derived documents are up to date, and the examples of the documents run."""

import importlib.util
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[2]
FAULTS = json.loads((PROJECT / "Drivers/faults.json").read_text(encoding="utf-8"))


def test_the_list_and_the_table_are_up_to_date():
    described = importlib.util.spec_from_file_location("describe", PROJECT / "Drivers/describe.py")
    describe = importlib.util.module_from_spec(described)
    described.loader.exec_module(describe)
    assert [path for path, text in describe.made().items() if (PROJECT / path).read_text(encoding="utf-8") != text] == []


def test_faults_are_numbered_and_named_once():
    faults = FAULTS["faults"]
    assert [fault["number"] for fault in faults] == list(range(1, len(faults) + 1))
    assert len({fault["id"] for fault in faults}) == len(faults)
    # A fault that depends on another one comes after it.
    seen = []
    for fault in faults:
        assert fault.get("unless", seen[0] if seen else None) in [*seen, None]
        seen.append(fault["id"])


@pytest.fixture(scope="session")
def wheel():
    """The wheel that script/package has made."""
    version = json.loads((PROJECT / "Web/package/package.json").read_text(encoding="utf-8"))["version"]
    found = PROJECT / f".build/pressurekit_driver-{version}-py3-none-any.whl"
    if not found.exists():
        pytest.fail(f"{found} is missing: run script/package")
    return found


def test_the_wheel_has_the_driver_and_its_descriptions(wheel):
    with zipfile.ZipFile(wheel) as archive:
        inside = {name.partition("/")[2]: archive.read(name) for name in archive.namelist() if name.startswith("pressurekit_driver/")}
    source = PROJECT / "Drivers/python/pressurekit_driver"
    expected = {file.name: file.read_bytes() for file in source.glob("*") if file.is_file()}
    expected |= {name: (PROJECT / "Drivers" / name).read_bytes() for name in ("support.json", "faults.json")}
    assert inside == expected


def blocks(document):
    """The Python blocks of a document."""
    text = (PROJECT / "Docs" / document).read_text(encoding="utf-8")
    return re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)




@pytest.mark.deep
def test_the_examples_run_in_a_new_environment(wheel, tmp_path, site):
    """From installing the wheel to green tests with force, as the documents say it."""
    tests = [block for block in [*blocks("force-in-tests.md"), *blocks("audit.md")] if "def test_" in block]
    assert len(tests) == 2
    (tmp_path / "test_force.py").write_text("\n\n".join(tests), encoding="utf-8")
    (tmp_path / "conftest.py").write_text(
        "import shutil\nimport pytest\nfrom playwright.sync_api import sync_playwright\n\n"
        "@pytest.fixture\ndef page():\n    with sync_playwright() as playwright:\n"
        "        browser = playwright.chromium.launch(executable_path=shutil.which('chromium'), args=['--no-sandbox'])\n"
        f"        yield browser.new_page(base_url={site.address!r})\n        browser.close()\n",
        encoding="utf-8",
    )
    for command in (
        [sys.executable, "-m", "venv", "venv"],
        ["venv/bin/pip", "install", "--quiet", str(wheel), "playwright", "pytest"],
        ["venv/bin/pytest", "-q", "test_force.py"],
    ):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "2 passed" in done.stdout
