"""The kit's controls, and the executables that SwiftPM built."""

from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
# The kit's controls by their script names.
CONTROLS = [line.split()[0] for line in (PROJECT / "Web/elements.txt").read_text().splitlines()]


def built(package: Path, name: str) -> Path:
    """The most recently built executable of a package: by script/swift for all tests, or for debugging."""
    places = [package / ".build" / configuration / name for configuration in ("release", "debug")]
    return max((place for place in places if place.exists()), key=lambda place: place.stat().st_mtime, default=places[0])
