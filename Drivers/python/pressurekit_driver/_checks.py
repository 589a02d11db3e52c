"""Checks the arguments of a finger's methods."""

from __future__ import annotations

import json
import math
from typing import Any

from ._support import Support

# Longer times are mistakes: milliseconds, for example.
LONGEST = 60


def check(name: str, value: Any, is_right: bool, rule: str) -> None:
    if not is_right:
        raise ValueError(f"{name} is {json.dumps(value, default=repr)}. It must be {rule}.")


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)


def is_pair(value: Any) -> bool:
    return isinstance(value, list | tuple) and len(value) == 2 and all(map(is_number, value))


def check_force(name: str, value: Any) -> None:
    check(name, value, is_number(value) and 0 <= value <= 1, "a number from 0 to 1")


def check_seconds(name: str, value: Any) -> None:
    check(name, value, is_number(value) and 0 <= value <= LONGEST, f"from 0 to {LONGEST}, in seconds, not milliseconds")


def check_at(value: Any) -> None:
    check("at", value, is_pair(value) and all(0 <= part <= 1 for part in value), "two numbers from 0 to 1")


def check_slide_at(value: Any) -> None:
    """Checks the place to which a finger slides, which may be outside of the element."""
    check("at", value, is_pair(value), "two numbers")


def check_down(support: Support, force: Any, at: Any, radius: Any, tilt: Any, twist: Any, button: Any) -> None:
    """Checks the arguments of `down`. Raises `Refused` for what the finger does not have."""
    if force is not None:
        check_force("force", force)
        if support.kind != "mouse":
            support.require("force")
        elif force != 0.5:
            support.require("force" if force else "zero")
    check_at(at)
    if radius is not None:
        support.require("radius")
        check("radius", radius, is_number(radius) and radius > 0, "a number of pixels above 0")
    if tilt is not None:
        support.require("tilt")
        is_right = is_pair(tilt) and all(angle == int(angle) and abs(angle) <= 90 for angle in tilt)
        check("tilt", tilt, is_right, "two whole numbers of degrees from -90 to 90")
    if twist is not None:
        support.require("twist")
        is_right = is_number(twist) and twist == int(twist) and 0 <= twist <= 359
        check("twist", twist, is_right, "a whole number of degrees from 0 to 359")
    if button is not None:
        support.require("button")
        check("button", button, button in ("left", "middle", "right"), "'left', 'middle' or 'right'")
