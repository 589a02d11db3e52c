"""Many mutants that are on at once: a test that passes with all of them notices none, and that takes one run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mutants import Mutant


def groups(mutants: dict[int, Mutant]) -> list[list[int]]:
    """Numbers of mutants that can be on together: no two of a group are in the same expression or statement."""
    result: list[list[int]] = []
    for number, mutant in mutants.items():
        for group in result:
            if not any(_overlap(mutant, mutants[it]) for it in group):
                group.append(number)
                break
        else:
            result.append([number])
    return result


def _overlap(one: Mutant, other: Mutant) -> bool:
    return one.path == other.path and one.site[0] < other.site[1] and other.site[0] < one.site[1]


def noticed(group: list[int], fails: Callable[[list[int]], bool]) -> Iterator[int]:
    """Those of a group with which alone a test fails. What fails as a whole is halved."""
    if not group or not fails(group):
        return
    if len(group) == 1:
        yield group[0]
        return
    middle = len(group) // 2
    yield from noticed(group[:middle], fails)
    yield from noticed(group[middle:], fails)
