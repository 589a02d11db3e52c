"""What is built, and where SwiftPM has put it."""

from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
# The controls of the kit, as their scripts are called.
CONTROLS = [line.split()[0] for line in (PROJECT / "Web/elements.txt").read_text().splitlines()]


def built(package: Path, name: str) -> Path:
    """The executable of a package that was built last: by script/swift for all tests, or for debugging."""
    places = [package / ".build" / configuration / name for configuration in ("release", "debug")]
    return max((place for place in places if place.exists()), key=lambda place: place.stat().st_mtime, default=places[0])
