"""Where SwiftPM has put what it built."""

from pathlib import Path


def built(package: Path, name: str) -> Path:
    """The executable of a package that was built last: by script/swift for all tests, or for debugging."""
    places = [package / ".build" / configuration / name for configuration in ("release", "debug")]
    return max((place for place in places if place.exists()), key=lambda place: place.stat().st_mtime, default=places[0])
