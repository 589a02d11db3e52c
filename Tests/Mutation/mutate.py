"""Changes one operator, constant or statement at a time, and lists the changes that no test notices."""

from __future__ import annotations

import argparse
import contextlib
import signal
import sys
import time
from itertools import islice
from pathlib import Path

from browser import BrowserTests
from equivalents import Equivalent, read_equivalents, stale
from mutants import Mutant, sampled
from native import NativeTests
from results import ALIVE, KILLED, NOT_COMPILED, UNDECIDED, Results, Verdict

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
WORK = ROOT / ".build" / "mutate"


def arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="script/mutate",
        description=__doc__,
        epilog="Results are stored in .build/mutate/: an interrupted run continues where it stopped. Mutants "
        "that no test can notice are in Tests/Mutation/equivalent.txt, each with its reason.",
    )
    parser.add_argument("count", type=_positive, nargs="?", default=100, help="the number of mutants (default: 100)")
    parser.add_argument("--all", action="store_true", help="all mutants instead of a sample")
    parser.add_argument("seed", type=int, nargs="?", default=1, help="the seed of the sample (default: 1)")
    parser.add_argument(
        "--at-least", type=float, default=0, metavar="N",
        help="fail if less than N percent of the noticeable mutants are killed",
    )  # fmt: skip
    parser.add_argument("--only", default="", metavar="TEXT", help="only mutants of files with this in their path")
    parser.add_argument("--web", action="store_true", help="mutants of Web/*.js, judged by the tests in browsers")
    parser.add_argument("--list", action="store_true", help="list the mutants of the sample without running them")
    options = parser.parse_args(words)
    if options.all:
        # `islice` and a slice read None as no limit.
        options.count = None
    return options


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def run(options: argparse.Namespace, target, equivalents: dict[str, Equivalent], results: Results) -> int:
    everything = target.mutants()
    equivalents = {key: it for key, it in equivalents.items() if key.startswith(f"{target.sources}/")}
    for entry in stale(equivalents, everything):
        print(f"equivalent.txt:{entry.line}: no longer matches a mutant", file=sys.stderr)
    ordered = sampled([it for it in everything if options.only in it.path], options.seed)
    if options.list:
        for mutant in ordered[: options.count]:
            print(f"{mutant.place}: {mutant.change}\n    {mutant.source_line}")
        return 0

    def sample() -> list[Mutant]:
        compiled = (it for it in ordered if _what(results, it) != NOT_COMPILED)
        return [*islice(compiled, options.count)]

    def pending() -> list[Mutant]:
        return [it for it in sample() if _what(results, it) in (None, UNDECIDED)]

    print(f"{len(everything)} mutants, of which {len(sample())} {_by(options)}; {len(pending())} to run")
    # Repeat if a mutant that did not compile was replaced by another.
    while wanted := pending():
        taken = {it.key for it in sample()}
        target.prepare(wanted, (it for it in ordered if it.key not in taken), results)
        _judge_all(target, sample(), results)
    return report(options, everything, sample(), equivalents, results)


def _what(results: Results, mutant: Mutant) -> str | None:
    verdict = results.verdicts.get(mutant.key)
    return verdict.what if verdict else None


def _by(options: argparse.Namespace) -> str:
    of = f" of files with {options.only!r}" if options.only else ""
    return f"are taken{of}" if options.all else f"by seed {options.seed}{of}"


def _judge_all(target, sample: list[Mutant], results: Results):
    def known(*what: str) -> int:
        return sum(_what(results, it) in what for it in sample)

    start, before = time.monotonic(), known(KILLED, ALIVE, UNDECIDED)
    pending = [it for it in sample if _what(results, it) in (None, UNDECIDED)]
    for mutant, verdict in target.judge_all(pending, results):
        results.add(mutant.key, verdict)
        now = known(KILLED, ALIVE, UNDECIDED)
        minutes = (time.monotonic() - start) / max(now - before, 1) * (len(sample) - now) / 60
        print(
            f"[{known(KILLED, ALIVE)}/{len(sample)}] {verdict.what:6} {mutant.place} {mutant.change}: {verdict.why}, "
            f"{verdict.seconds} s ({known(KILLED)} killed, {minutes:.0f} min left)",
            flush=True,
        )


def report(
    options: argparse.Namespace, everything: list[Mutant], sample: list[Mutant],
    equivalents: dict[str, Equivalent], results: Results,
) -> int:  # fmt: skip
    of = {what: [it for it in sample if _what(results, it) == what] for what in (KILLED, ALIVE)}
    known = [it for it in of[ALIVE] if it.key in equivalents]
    alive = [it for it in of[ALIVE] if it.key not in equivalents]
    wrong = [it for it in of[KILLED] if it.key in equivalents]

    for mutant in wrong:
        entry = equivalents[mutant.key]
        print(f"equivalent.txt:{entry.line}: killed, so not equivalent", file=sys.stderr)
    if known:
        print("\nEquivalent:")
    for mutant in sorted(known, key=lambda it: (it.path, it.line)):
        print(f"  {mutant.place}: {mutant.change}\n      {equivalents[mutant.key].reason}")
    if alive:
        print("\nAlive:")
    for mutant in sorted(alive, key=lambda it: (it.path, it.line)):
        verdict: Verdict = results.verdicts[mutant.key]
        print(f"  {mutant.place}: {mutant.change} ({verdict.why})\n      {mutant.source_line}")

    noticeable = len(sample) - len(known)
    percent = 100 * len(of[KILLED]) / max(noticeable, 1)
    print(
        f"\nkilled {len(of[KILLED])} of {len(sample)} mutants ({'all' if options.all else f'seed {options.seed}'}); "
        f"{len(known)} are equivalent, {len(alive)} live: {percent:.1f} % of those that a test can notice"
    )
    if percent < options.at_least:
        print(f"mutate: less than {options.at_least:g} %", file=sys.stderr)
        return 1
    return 0


def main() -> int:
    # SIGTERM must end the children too, like Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    options = arguments()
    try:
        equivalents = read_equivalents(HERE / "equivalent.txt")
        kind = BrowserTests if options.web else NativeTests
        target = kind(ROOT, WORK, lambda text: print(text, flush=True))
        results = Results(WORK / f"{'web' if options.web else 'native'}-{target.digest}.jsonl", target.holds)
        with contextlib.closing(target):
            return run(options, target, equivalents, results)
    except (RuntimeError, ValueError) as error:
        print(f"mutate: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\nmutate: interrupted; run the same command to continue", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
