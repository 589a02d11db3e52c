"""The kit's controls, and the executables that SwiftPM built."""

import json
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
# The declaration of each control: name, tag, document, states, acts, labels and parts.
DECLARED = json.loads((PROJECT / "Tests/Browser/pages/controls.json").read_text(encoding="utf-8"))["controls"]
# The kit's controls by their script names.
CONTROLS = [control["name"] for control in DECLARED]


def built(package: Path, name: str) -> Path:
    """The most recently built executable of a package: by script/swift for all tests, or for debugging."""
    places = [package / ".build" / configuration / name for configuration in ("release", "debug")]
    return max((place for place in places if place.exists()), key=lambda place: place.stat().st_mtime, default=places[0])
