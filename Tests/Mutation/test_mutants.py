"""A small source, and the exact list of its mutants."""

import pytest

from grammar import JAVASCRIPT, SWIFT
from mutants import find_mutants, sampled


def changes(source, grammar=SWIFT):
    return [
        f"{it.line}:{it.column} {it.change}" for it in find_mutants("a", source.encode(), grammar)
    ]


def changed(source, grammar=SWIFT):
    """The source after each of its mutants."""
    data = source.encode()
    return [
        (data[: it.start] + it.text.encode() + data[it.end :]).decode()
        for it in find_mutants("a", data, grammar)
    ]


SWIFT_CASES = [
    # Arithmetic, numbers, and a minus sign.
    ("let a = -b * 0", ["let a = b * 0", "let a = -b / 0", "let a = -b * 1"]),
    ("let a = 2 - 0.5", ["let a = 3 - 0.5", "let a = 2 + 0.5", "let a = 2 - 0.75"]),
    ("let a = 1_000 + 0xFF", ["let a = 1001 + 0xFF", "let a = 1_000 - 0xFF", "let a = 1_000 + 0x100"]),
    ("let a = 1e-5", ["let a = 1.5e-05"]),
    ("let a = 2e6", ["let a = 3000000.0"]),
    # Comparisons and logical operators.
    ("let a = b >= c && d", ["let a = b > c && d", "let a = b >= c || d"]),
    ("let a = b == c || !d", ["let a = b != c || !d", "let a = b == c && !d", "let a = b == c || d"]),
    ("let a = true", ["let a = false"]),
    ("let a = min(b, c.min(d))", ["let a = max(b, c.min(d))"]),
    # Conditions are negated unless another change has the same effect.
    ("func f() { if a < b { g() } }", [
        "func f() { if !(a < b) { g() } }", "func f() { if a <= b { g() } }",
        "func f() { if a < b {  } }",
    ]),
    ("func f() { guard let a, b else { return } }", ["func f() { guard let a, !(b) else { return } }"]),
    ("func f() { if a == b { return } }", ["func f() { if a != b { return } }"]),
    ("func f() { if !a { return } }", ["func f() { if a { return } }"]),
    # Ternary conditions too, although the grammar does not always group them as Swift does.
    ("let a = b ? c : d ? e : f", ["let a = !(b) ? c : d ? e : f", "let a = b ? c : !(d) ? e : f"]),
    # Statements, but neither declarations nor values.
    ("func f() { a += b }", ["func f() {  }", "func f() { a -= b }"]),
    ("func f() { defer { g() } }", ["func f() { defer {  } }"]),
    ("func f() -> C { g() }", []),
    ("var a: C { switch b { case .c: g() } }", []),
    ("func f() { switch b { case .c: g() } }", ["func f() { switch b { case .c:  } }"]),
    # Returned Bools.
    ("var a: Bool { b() }", ["var a: Bool { true }", "var a: Bool { false }"]),
    ("func f() -> Bool { return b && c }", [
        "func f() -> Bool { return true }", "func f() -> Bool { return false }",
        "func f() -> Bool { return b || c }",
    ]),
    # There are no mutants in comments, texts, attributes, patterns, types, raw values and assertions.
    ("// 1 + 1", []),
    ('let a = "1 + \\(b + 1)"', []),
    ("@available(iOS 15, *) func f() {}", []),
    ("enum E: Int { case a = 1 }", []),
    ("func f() { switch a { case 1: break } }", []),
    ("let a: [Int: S<Int>] = b", []),
    ("func f() { precondition(a > 0) }", []),
]  # fmt: skip


@pytest.mark.parametrize("source, expected", SWIFT_CASES, ids=[it[0] for it in SWIFT_CASES])
def test_swift(source, expected):
    assert sorted(changed(source)) == sorted(expected)


JAVASCRIPT_CASES = [
    ("const a = b - 1;", ["const a = b + 1;", "const a = b - 2;"]),
    ("const a = b !== c;", ["const a = b === c;"]),
    ("if (a >= b) c();", ["if (!(a >= b)) c();", "if (a > b) c();", "if (a >= b) ;"]),
    ("if (!a) { b -= c; }", ["if (a) { b -= c; }", "if (!a) { b += c; }", "if (!a) { ; }"]),
    ("const a = Math.min(b, c ? true : d);", [
        "const a = Math.max(b, c ? true : d);", "const a = Math.min(b, !(c) ? true : d);",
        "const a = Math.min(b, c ? false : d);",
    ]),
    ("import { a } from './1.js'; // 2", []),
]  # fmt: skip


@pytest.mark.parametrize("source, expected", JAVASCRIPT_CASES, ids=[it[0] for it in JAVASCRIPT_CASES])
def test_javascript(source, expected):
    assert sorted(changed(source, JAVASCRIPT)) == sorted(expected)


def test_places_and_names():
    source = "let a = 1 + 1\n  let é = 1 + 1\nlet a = 1 + 1\n"
    assert changes(source) == [
        "1:9 1 -> 2", "1:11 + -> -", "1:13 1 -> 2 #2",
        # Columns are counted in bytes, as the compiler does.
        "2:12 1 -> 2", "2:14 + -> -", "2:16 1 -> 2 #2",
        "3:9 1 -> 2 #3", "3:11 + -> - #2", "3:13 1 -> 2 #4",
    ]  # fmt: skip


def test_sample_is_reproducible_and_stays_when_lines_move():
    lines = [f"let a{it} = {it} + 1" for it in range(30)]
    before = sampled(find_mutants("a", "\n".join(lines).encode(), SWIFT), 1)[:20]
    moved = ["// one more line", *lines[:10], *lines[11:]]
    after = sampled(find_mutants("a", "\n".join(moved).encode(), SWIFT), 1)[:20]
    kept = [it.key for it in before if "a10 " not in it.key]
    assert [it.key for it in after][: len(kept)] == kept
    assert [it.key for it in sampled(before, 2)] != [it.key for it in before]


def test_source_that_cannot_be_parsed_is_reported():
    with pytest.raises(ValueError, match=r"^a: "):
        find_mutants("a", b"func func {", SWIFT)
