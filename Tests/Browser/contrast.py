"""Contrast as defined in WCAG 2.2. Colours are red, green, blue, 0…255, with an optional alpha, 0…1."""

import re


def channels(text):
    """Returns red, green, blue and alpha of "rgb(1 2 3 / 0.5)", "rgb(1, 2, 3)" or "color(srgb 0.1 0.2 0.3)"."""
    numbers = [float(part) for part in re.findall(r"-?\d+\.?\d*(?:e-?\d+)?", text)]
    if text.startswith("color("):
        numbers[:3] = [255 * number for number in numbers[:3]]
    return (*numbers[:3], *(numbers[3:] or [1.0]))


def over(top, bottom):
    """The visible colour when `top` is painted over an opaque one."""
    alpha = top[3] if len(top) > 3 else 1
    return tuple(alpha * one + (1 - alpha) * other for one, other in zip(top[:3], bottom[:3], strict=True))


def luminance(color):
    linear = [(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in (v / 255 for v in color[:3])]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    """The contrast of two opaque colours, 1…21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)
