"""Many mutants at once: a test that passes with all of them notices none of them, which takes a single run."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from mutants import Mutant


def groups(mutants: dict[int, Mutant]) -> list[list[int]]:
    """Numbers of mutants that can be on together: no two in a group are in the same expression or statement.

    They are in the order of their places. The mutants that a test notices are often close together, so fewer halves are
    needed.
    """
    result: list[list[int]] = []
    for number, mutant in sorted(mutants.items()):
        for group in result:
            if not any(_overlap(mutant, mutants[it]) for it in group):
                group.append(number)
                break
        else:
            result.append([number])
    return result


def _overlap(one: Mutant, other: Mutant) -> bool:
    return one.path == other.path and one.site[0] < other.site[1] and other.site[0] < one.site[1]


def noticed(group: list[int], fails: Callable[[list[int]], bool], is_known: bool = False) -> Iterator[int]:
    """The mutants of a group with which alone a test fails. A group that fails as a whole, or is known to fail, is
    halved."""
    if not group or not ((is_known and len(group) > 1) or fails(group)):
        return
    if len(group) == 1:
        yield group[0]
        return
    half = len(group) // 2
    found = [*noticed(group[:half], fails)]
    yield from found
    # If it is not in the first half, it is in the second, unless the test notices only the combination.
    yield from noticed(group[half:], fails, is_known=not found)
