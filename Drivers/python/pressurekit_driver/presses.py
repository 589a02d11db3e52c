"""Presses of real devices, as traces for a finger's `replay`. A finger of any kind that has force can replay them.

The files are under the licence in `presses-license.txt`.
"""

from ._support import shared

__all__ = ["faulty_tap", "hard_press", "pen_stroke", "soft_press"]

pen_stroke = shared("traces/pen-stroke.jsonl")
"""A stroke of handwriting with a pen: 0.62 s, up to 0.41 of the pen's range, over 21 by 22 pixels."""

soft_press = shared("traces/soft-press.jsonl")
"""A short and soft press of a pen: 0.12 s, up to 0.14 of its range."""

hard_press = shared("traces/hard-press.jsonl")
"""A hard press of a pen: 0.27 s. It begins at 0.52 of the range, and reaches its end, 1, within an eighth of a second."""

faulty_tap = shared("traces/faulty-tap.jsonl")
"""A short tap on a sensor that reports the size of the contact instead of its force: 0.16 s, up to 0.85 of the range. A control
should not take it for a hard press."""
