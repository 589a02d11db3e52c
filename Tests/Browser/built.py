"""What is built, and where SwiftPM has put it."""

import json
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
# The controls of the kit as they declare themselves: name, tag, document, states, acts, labels and parts.
DECLARED = json.loads((PROJECT / "Tests/Browser/pages/controls.json").read_text(encoding="utf-8"))["controls"]
# The controls of the kit, as their scripts are called.
CONTROLS = [control["name"] for control in DECLARED]


def built(package: Path, name: str) -> Path:
    """The executable of a package that was built last: by script/swift for all tests, or for debugging."""
    places = [package / ".build" / configuration / name for configuration in ("release", "debug")]
    return max((place for place in places if place.exists()), key=lambda place: place.stat().st_mtime, default=places[0])
