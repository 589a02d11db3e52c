"""The capabilities of each browser: the contents of support.json."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ._refused import Refused

KINDS = ("touch", "pen", "mouse")


def shared(name: str) -> str:
    """Reads a file that both drivers share. The wheel contains it; in the sources it is two folders above."""
    here = Path(__file__).resolve().parent
    file = here / name if (here / name).exists() else here.parents[1] / name
    return file.read_text(encoding="utf-8")


def in_page(name: str) -> str:
    """A function of page.js, as an expression."""
    _, _, rest = shared("page.js").partition(f"export function {name}(")
    return f"function {name}({rest[: rest.index(END)]}{END}"


# The end of a function in page.js.
END = "\n}\n"
_ALL = json.loads(shared("support.json"))


@dataclass(frozen=True)
class Support:
    """The capabilities of a kind of finger on a route.

    `route` is a browser and a protocol, for example "chromium/cdp". `trusted` is false if the page can tell the events from
    real ones. `capabilities` maps names, for example "force", to true, or to a reason and an alternative.
    """

    route: str
    kind: str
    trusted: bool
    capabilities: dict[str, Any]

    def require(self, capability: str) -> None:
        """Raises `Refused` if the capability is missing."""
        found = self.capabilities[capability]
        if found is not True:
            raise Refused(found["reason"], found["instead"])


def support_of(route: str, kind: str) -> Support:
    """Returns the capabilities of a kind of finger on a route. Raises `Refused` if the route does not have the kind at all."""
    if kind not in KINDS:
        raise ValueError(f"There is no finger {kind!r}: use 'touch', 'pen' or 'mouse'.")
    entry = next(one for one in _ALL if one["route"] == route)
    own = entry["fingers"][kind]
    if "reason" in own:
        raise Refused(own["reason"], own["instead"])
    return Support(route, kind, entry["trusted"], own)
