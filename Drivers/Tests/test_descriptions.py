"""The derived documents are up to date, and the packages have what both drivers share."""

import importlib.util
import json
import zipfile
from pathlib import Path

from pressurekit_driver import presses

PROJECT = Path(__file__).resolve().parents[2]
PRESSES = sorted(file.stem for file in (PROJECT / "Drivers/traces").glob("*.jsonl"))
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
        causes = {one.get("unless") for one in [fault, *fault["tries"]]} - {None}
        assert causes <= set(seen)
        seen.append(fault["id"])


def test_the_wheel_has_the_driver_and_its_descriptions(wheel):
    with zipfile.ZipFile(wheel) as archive:
        inside = {name.partition("/")[2]: archive.read(name) for name in archive.namelist() if name.startswith("pressurekit_driver/")}
    source = PROJECT / "Drivers/python/pressurekit_driver"
    expected = {file.name: file.read_bytes() for file in source.glob("*") if file.is_file()}
    shared = ["support.json", "faults.json", "page.js", *(f"traces/{name}.jsonl" for name in PRESSES)]
    expected |= {name: (PROJECT / "Drivers" / name).read_bytes() for name in shared}
    assert inside == expected


def test_the_presses_have_their_licence_in_every_package(wheel):
    licence = (PROJECT / "Drivers/traces/LICENSE").read_bytes()
    with zipfile.ZipFile(wheel) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith("presses-license.txt")]
        assert archive.read(name) == licence
    assert (PROJECT / ".build/npm/presses-license.txt").read_bytes() == licence


def test_all_presses_are_exported():
    assert PRESSES == sorted(name.replace("_", "-") for name in presses.__all__)
