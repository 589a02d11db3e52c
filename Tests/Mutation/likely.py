"""The order of tests: those that most likely fail with a mutant, relative to their time, come first."""

from __future__ import annotations

from collections import Counter, defaultdict

from mutants import Mutant

# The time of a run beyond the test's own, in seconds.
EACH = 0.2


class Likely:
    """Learns from each run: a test that noticed mutants of a file notices more of them, especially on nearby lines."""

    def __init__(self, seconds: dict[str, float], known: dict[str, str]):
        """`known` maps mutants to the tests that killed them in an earlier run."""
        self.seconds = seconds
        self.known = known
        self.runs: Counter[tuple[str, str]] = Counter()
        self.kills: dict[tuple[str, str], list[int]] = defaultdict(list)

    def order(self, mutant: Mutant, reaching: list[str]) -> list[str]:
        first = self.known.get(mutant.key)
        return sorted(reaching, key=lambda it: (it != first, -self._worth(mutant, it), it))

    def tell(self, mutant: Mutant, test: str, is_killed: bool):
        self.runs[mutant.path, test] += 1
        if is_killed:
            self.kills[mutant.path, test].append(mutant.line)
            self.known[mutant.key] = test

    def _worth(self, mutant: Mutant, test: str) -> float:
        """The probability that the test fails, per second of its time."""
        lines = self.kills[mutant.path, test]
        chance = (1 + 2 * len(lines)) / (4 + self.runs[mutant.path, test])
        if lines:
            chance += 2 / (4 + min(abs(it - mutant.line) for it in lines))
        return chance / (self.seconds[test] + EACH)
