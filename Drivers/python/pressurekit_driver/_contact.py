"""A contact with a page."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Contact:
    """A contact at its present place, in CSS pixels of the viewport."""

    id: int
    x: float
    y: float
    force: float | None = None
    radius: float | None = None
    tilt: tuple[float, float] | None = None
    twist: float | None = None
    button: str = "left"
    clicks: int = 1
    # The distance by which the last event was moved aside, in pixels.
    jitter: float = 0.0

    @property
    def pressure(self) -> float:
        """The pressure to report. Without a sensor it is 0.5 while the contact is down, as the standard demands."""
        return 0.5 if self.force is None else self.force
