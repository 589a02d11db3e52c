"""Mutants behind switches: the text, and which of them a compiler complains of."""

from grammar import SWIFT
from mutants import find_mutants
from schemata import with_switches


def schema(source, chosen=None):
    data = source.encode()
    mutants = dict(enumerate(find_mutants("a", data, SWIFT), 1))
    return with_switches(data, {n: it for n, it in mutants.items() if chosen is None or n in chosen})


def text(source, chosen=None):
    return schema(source, chosen).text.decode()


def test_an_expression_is_chosen_as_a_whole():
    # Whatever binds how: the text of each is that of the source with one change.
    assert text("let a = b >= c && d") == (
        "let a = (mutantIs(1) ? (b > c && d) : mutantIs(2) ? (b >= c || d) : (b >= c && d))"
    )


def test_a_statement_is_left_out():
    assert text("func f() { a += b }") == (
        "func f() { if (mutantIs(1)) {  } else if (mutantIs(2)) { a -= b } else { a += b } }"
    )


def test_what_is_inside_keeps_its_switches():
    assert text("func f() { g(1, h(b - c)) }") == (
        "func f() { if (mutantIs(1)) {  } else { "
        "g((mutantIs(2) ? (2) : (1)), h((mutantIs(3) ? (b + c) : (b - c)))) } }"
    )
    assert text("let a = g(b - c) + d", {1, 2}) == (
        "let a = (mutantIs(2) ? (g(b - c) - d) : (g((mutantIs(1) ? (b + c) : (b - c))) + d))"
    )


def test_only_the_chosen_are_there():
    assert text("let a = 1 + 1", {2}) == "let a = (mutantIs(2) ? (1 - 1) : (1 + 1))"
    assert text("let a = 1 + 1", set()) == "let a = 1 + 1"


def test_a_message_of_the_compiler_finds_its_mutants():
    it = schema("func f() {\n  a += b\n  g(c - 1)\n}\n")
    lines = it.text.decode().split("\n")
    assert it.mutants_at(2, lines[1].index("a -= b") + 3) == [2]
    assert it.mutants_at(3, lines[2].index("c + 1") + 1) == [4]
    # One that is about the whole of an expression is about all of its mutants.
    assert it.mutants_at(3, lines[2].index("(mutantIs(4)") + 1) == [4, 5]
    # The end of a body: the last before it.
    assert it.mutants_at(4, 1) == [4, 5]
