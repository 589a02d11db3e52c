"""Many mutants in one source, each behind a switch that is chosen at run time.

One build serves all of them. An expression E with the mutants E1 and E2 becomes

    (mutantIs(1) ? (E1) : mutantIs(2) ? (E2) : (E))

and a statement

    if (mutantIs(3)) { S3 } else { S }

in both Swift and JavaScript.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field

from mutants import Mutant

SWITCH = "mutantIs"

# The only added file. `PRESSURE_MUTANT` is the mutant of this process. Each mutant whose place is reached writes its number
# once into the file `PRESSURE_MUTANTS_REACHED`.
SWITCH_SOURCE = """\
#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

private let chosen: Int = {
  guard let text = getenv("PRESSURE_MUTANT") else { return 0 }
  return atol(text)
}()

private let log: Int32 = {
  guard let path = getenv("PRESSURE_MUTANTS_REACHED") else { return -1 }
  return open(path, O_WRONLY | O_CREAT | O_APPEND, 0o644)
}()

// Two threads may both find a place new: then it is told twice, which does no harm.
nonisolated(unsafe) private let told: UnsafeMutablePointer<Bool> = {
  let memory = UnsafeMutablePointer<Bool>.allocate(capacity: COUNT)
  memory.initialize(repeating: false, count: COUNT)
  return memory
}()

public func mutantIs(_ number: Int) -> Bool {
  if log >= 0 && !told[number] {
    told[number] = true
    // A line in one write: lines of several processes do not mix.
    var line: [UInt8] = Array(String(number).utf8)
    line.append(10)
    _ = write(log, line, line.count)
  }
  return number == chosen
}
"""


@dataclass
class Schema:
    """A source with switches, and the place of each mutant in it."""

    text: bytes
    # From the first offset in `text` of the mutant's own text to its end.
    spans: dict[int, tuple[int, int]] = field(default_factory=dict)
    # The same for the whole expression or statement.
    sites: dict[int, tuple[int, int]] = field(default_factory=dict)

    def mutants_at(self, line: int, column: int) -> list[int]:
        """The mutants that a compiler's message at a line and column may be about, counted from 1."""
        lines = self.text.split(b"\n")
        start = sum(len(it) + 1 for it in lines[: line - 1])
        offset = start + column - 1
        for spans in (self.spans, self.sites):
            found = [it for it, (low, high) in spans.items() if low <= offset < high]
            if found:
                # The message is about the innermost mutant. All mutants of a site share it.
                least = min(spans[it][1] - spans[it][0] for it in found)
                return [it for it in found if spans[it][1] - spans[it][0] == least]
        end = start + len(lines[line - 1])
        found = [it for it, (low, high) in self.sites.items() if low <= end and high >= start]
        if not found:
            # The compiler reports missing initialization at the end of a body. The last site before it is the cause.
            last = max((low for low, _ in self.sites.values() if low < start), default=None)
            found = [it for it, (low, _) in self.sites.items() if low == last]
        return found


def with_switches(source: bytes, mutants: dict[int, Mutant]) -> Schema:
    """The source with all of these mutants, by their numbers."""
    sites: dict[tuple[int, int, bool], list[int]] = defaultdict(list)
    for number, mutant in mutants.items():
        sites[(*mutant.site, mutant.is_statement)].append(number)
    # Outer sites come before inner ones. A statement comes before an expression of the same length.
    order = sorted(sites, key=lambda it: (it[0], -it[1], not it[2]))
    return _Writer(source, mutants, sites, order).write()


class _Writer:
    def __init__(self, source, mutants, sites, order):
        self.source = source
        self.mutants = mutants
        self.sites = sites
        self.order = order
        self.parts: list[bytes] = []
        self.length = 0
        self.schema = Schema(b"")

    def write(self) -> Schema:
        self._emit_range(0, len(self.source), 0)
        self.schema.text = b"".join(self.parts)
        return self.schema

    def _emit(self, text: bytes | str):
        data = text.encode() if isinstance(text, str) else text
        self.parts.append(data)
        self.length += len(data)

    def _emit_range(self, start: int, end: int, index: int) -> int:
        """Writes the source from `start` to `end`. `index` is the next site. Returns the index after the last written
        site."""
        while index < len(self.order) and self.order[index][0] < end:
            site = self.order[index]
            self._emit(self.source[start : site[0]])
            index = self._emit_site(site, index)
            start = site[1]
        self._emit(self.source[start:end])
        return index

    def _emit_site(self, site: tuple[int, int, bool], index: int) -> int:
        low, high, is_statement = site
        begins = self.length
        self._emit("" if is_statement else "(")
        for number in self.sites[site]:
            mutant = self.mutants[number]
            self._emit(f"if ({SWITCH}({number})) {{ " if is_statement else f"{SWITCH}({number}) ? (")
            text_begins = self.length
            self._emit(self.source[low : mutant.start])
            self._emit(mutant.text)
            self._emit(self.source[mutant.end : high])
            # Include the next character: the compiler reports missing text there.
            self.schema.spans[number] = (text_begins, self.length + 1)
            self._emit(" } else " if is_statement else ") : ")
        self._emit("{ " if is_statement else "(")
        index = self._emit_range(low, high, index + 1)
        self._emit(" }" if is_statement else "))")
        for number in self.sites[site]:
            self.schema.sites[number] = (begins, self.length)
        return index
