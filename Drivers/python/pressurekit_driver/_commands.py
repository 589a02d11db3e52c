"""The commands that a finger needs, and how a back end runs them.

A finger is written once, as generators that yield commands. A back end with a synchronous tool runs them at once. One with
an asynchronous tool gives an awaitable.
"""

from __future__ import annotations

import inspect
from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

Steps = Generator["Command", Any, Any]


class NoElement(ValueError):
    """No element is found, or several."""


def only(found: list[Any]) -> Any:
    """The only element that was found. Raises `NoElement` otherwise."""
    if len(found) != 1:
        raise NoElement("there is no such element." if not found else f"{len(found)} elements match.")
    return found[0]


def printable(text: str) -> str:
    """A text of the page without the signs that a terminal would obey."""
    return "".join(sign if sign.isprintable() or sign == "\n" else "\ufffd" for sign in text)


@dataclass(frozen=True)
class Command:
    """Something that a back end does."""


@dataclass(frozen=True)
class Send(Command):
    """A command of the route's protocol."""

    method: str
    parameters: dict[str, Any]


@dataclass(frozen=True)
class Evaluate(Command):
    """Calls a JavaScript function `(element, argument) => …` in the page, and returns its value. `where` names the element; it is
    null if `where` is None."""

    source: str
    where: Any = None
    argument: Any = None


@dataclass(frozen=True)
class Look(Evaluate):
    """Calls it where a page's replacements of built-in functions do not exist, if the route has such a world."""


@dataclass(frozen=True)
class Begin(Command):
    """A call of the finger begins: its time counts from now."""


@dataclass(frozen=True)
class Wait(Command):
    """Time passes: `step` seconds, until `elapsed` seconds after the beginning of the call."""

    step: float
    elapsed: float


@dataclass(frozen=True)
class Reload(Command):
    """Loads the page again."""


@dataclass(frozen=True)
class Rest(Command):
    """Real time passes, in seconds: the browser recognizes double taps by its own clock."""

    seconds: float


@dataclass(frozen=True)
class Call(Command):
    """Calls a function of the test, which may be asynchronous if the tool is."""

    function: Any
    arguments: tuple = ()


def run(backend: Any, steps: Steps) -> Any:
    """Runs steps on a back end, and returns their result, or an awaitable of it if the tool is asynchronous."""
    result = _result(backend, steps)
    if backend.is_async:
        return result
    # A coroutine that awaits nothing ends at once.
    try:
        result.send(None)
    except StopIteration as end:
        return end.value
    result.close()
    raise TypeError("A function of the test is asynchronous, but its tool is not.")


async def _result(backend: Any, steps: Steps) -> Any:
    answer, error = None, None
    while True:
        try:
            command = steps.throw(error) if error else steps.send(answer)
        except StopIteration as end:
            return end.value
        answer, error = None, None
        try:
            answer = backend.do(command)
            if inspect.isawaitable(answer):
                answer = await answer
        except Exception as thrown:  # the steps decide what an error means
            error = thrown
