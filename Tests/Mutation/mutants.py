"""The mutants of a source: each is one small change that a test should notice."""

from __future__ import annotations

import hashlib
from collections import Counter
from dataclasses import dataclass, replace

from tree_sitter import Node

from grammar import SWIFT, Grammar

SWAPS = {
    "+": "-", "-": "+", "*": "/", "/": "*",
    "<": "<=", "<=": "<", ">": ">=", ">=": ">",
    "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&",
    "+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=",
}  # fmt: skip
EQUALITIES = {"==", "!=", "===", "!=="}


@dataclass(frozen=True)
class Mutant:
    """One change: the bytes from `start` to `end` of a file become `text`.

    `site` is the whole expression or statement around them, which a switch chooses at run time. Both are offsets in
    bytes. `line` and `column` count from 1.
    """

    path: str
    line: int
    column: int
    start: int
    end: int
    text: str
    site: tuple[int, int]
    is_statement: bool
    source_line: str
    change: str

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}:{self.column}"

    @property
    def key(self) -> str:
        """A key that stays the same when the line moves."""
        return "\t".join([self.path, self.source_line, self.change])


def find_mutants(path: str, source: bytes, grammar: Grammar) -> list[Mutant]:
    """All mutants of a source, in the order of their places."""
    root = grammar.parser.parse(source).root_node
    if root.has_error:
        raise ValueError(f"{path}: cannot be parsed")
    return _numbered(sorted(_Finder(path, source, grammar).find(root), key=lambda it: it.start))


def sampled(mutants: list[Mutant], seed: int) -> list[Mutant]:
    """The mutants in a random order.

    A mutant's place in the order depends only on its own key. If a line is added or deleted, the other mutants of a
    sample stay, so that figures before and after can be compared.
    """
    return sorted(mutants, key=lambda it: hashlib.sha256(f"{seed}\t{it.key}".encode()).digest())


def _numbered(mutants: list[Mutant]) -> list[Mutant]:
    """Numbers mutants that make the same change on equal lines, and drops duplicates."""
    seen: set[tuple[int, int, str]] = set()
    counts: Counter[str] = Counter()
    result = []
    for mutant in mutants:
        if (mutant.start, mutant.end, mutant.text) in seen:
            continue
        seen.add((mutant.start, mutant.end, mutant.text))
        counts[mutant.key] += 1
        count = counts[mutant.key]
        if count > 1:
            mutant = replace(mutant, change=f"{mutant.change} #{count}")
        result.append(mutant)
    return result


class _Finder:
    def __init__(self, path: str, source: bytes, grammar: Grammar):
        self.path = path
        self.source = source
        self.grammar = grammar
        self.lines = source.decode().split("\n")

    def text(self, node: Node) -> str:
        return self.source[node.start_byte : node.end_byte].decode()

    def find(self, node: Node):
        if node.type in self.grammar.skipped or self._calls(node, self.grammar.guards):
            return
        # A raw value must be a literal, so a switch cannot choose it. It is only a code anyway.
        if node.parent and node.parent.type == "enum_entry" and node.type in self.grammar.numbers:
            return
        yield from self._of_token(node)
        if node.type in self.grammar.removable and self._is_statement(node):
            yield self._mutant(node, node.start_byte, node.end_byte, self.grammar.nothing, "removed", node)
        if node.type in self.grammar.conditionals:
            for condition in self._conditions(node):
                yield from self._negated(condition, condition.start_byte, condition.end_byte)
        if node.type == "statements":
            yield from self._of_returned(node)
        for child in node.children:
            yield from self.find(child)

    # Tokens

    def _of_token(self, node: Node):
        grammar, parent = self.grammar, node.parent
        if parent is None or (node.child_count and node.type not in ("boolean_literal", "true", "false")):
            return
        text = self.text(node)
        is_first = parent.children[0] == node
        if parent.type in grammar.binary and not is_first and text in SWAPS:
            yield self._swap(node, SWAPS[text])
        elif parent.type in grammar.assignments and text in SWAPS and len(text) == 2:
            # In JavaScript an assignment is an expression, whose statement, if any, is around it.
            statement = parent if parent.type in grammar.removable else parent.parent
            if statement.type in (*grammar.removable, "for_statement"):
                yield self._swap(node, SWAPS[text], statement=statement)
            else:
                change = f"{text} -> {SWAPS[text]}"
                yield self._mutant(parent, node.start_byte, node.end_byte, SWAPS[text], change)
        elif parent.type in grammar.prefix and is_first and text in ("!", "-"):
            yield self._swap(node, "")
        elif text in ("min", "max") and self._follows(node, b"("):
            before = self.source[: node.start_byte].rstrip()
            if grammar is not SWIFT or not before.endswith((b".", b"func")):
                yield self._swap(node, "max" if text == "min" else "min")
        elif node.type in grammar.numbers:
            yield self._swap(node, _other_number(text))
        elif text in ("true", "false") and node.type in ("boolean_literal", "true", "false"):
            if parent.type != "boolean_literal":
                yield self._swap(node, "false" if text == "true" else "true")
        elif text == "?" and parent.type == grammar.ternary:
            start, end = self._ternary_condition(node)
            yield from self._negated(self._expression(node), start, end)

    def _follows(self, node: Node, text: bytes) -> bool:
        return self.source[node.end_byte : node.end_byte + len(text)] == text

    def _swap(self, node: Node, text: str, statement: Node | None = None) -> Mutant:
        before = self.text(node)
        change = f"{before} -> {text}" if text else f"{before} removed"
        return self._mutant(node, node.start_byte, node.end_byte, text, change, statement)

    # Expressions

    def _expression(self, node: Node) -> Node:
        """The whole expression around a node.

        The operator's own node is not enough: the Swift grammar does not know all precedences, and groups `a >= b && c`
        wrongly. The text of the whole expression is correct anyway.
        """
        while node.parent is not None and node.parent.type not in self.grammar.containers:
            node = node.parent
        return node

    def _tokens(self, node: Node):
        """The tokens of an expression, without those of separate expressions inside it."""
        for child in node.children:
            if child.child_count == 0:
                yield child
            elif node.type not in self.grammar.containers:
                yield from self._tokens(child)

    def _ternary_condition(self, mark: Node) -> tuple[int, int]:
        expression = self._expression(mark)
        start = end = expression.start_byte
        for token in self._tokens(expression):
            if token == mark:
                break
            if token.parent.type == self.grammar.ternary and token.type in ("?", ":"):
                start = end = token.end_byte
            elif token.type != "comment":
                end = token.end_byte
        text = self.source[start:end]
        return start + len(text) - len(text.lstrip()), end

    def _conditions(self, node: Node):
        """The conditions of an `if`, `guard` or `while` that are plain expressions."""
        if node.child_by_field_name("condition") is not None and self.grammar is not SWIFT:
            condition = node.child_by_field_name("condition")
            yield next(it for it in condition.named_children if it.type != "comment")
            return
        part: list[Node] = []
        for child in node.children[1:]:
            if child.type in (",", "{", "else"):
                if len(part) == 1 and part[0].type not in self.grammar.skipped:
                    yield part[0]
                part = []
                if child.type != ",":
                    return
            elif child.type != "comment":
                part.append(child)

    def _negated(self, expression: Node, start: int, end: int):
        tokens = [it for it in self._tokens(expression) if start <= it.start_byte < end]
        operators = [it for it in map(self.text, tokens) if it in SWAPS or it == "??"]
        text = self.source[start:end].decode()
        # Changing its only operator, or removing its `!`, has the same effect.
        if operators and len(operators) == 1 and operators[0] in EQUALITIES:
            return
        if text.startswith("!") and not operators:
            return
        if text in ("true", "false"):
            return
        yield self._mutant(expression, start, end, f"!({text})", "negated: " + _short(text))

    # Statements

    def _is_statement(self, node: Node) -> bool:
        if node.type == "expression_statement":
            return True
        if node.parent is None or node.parent.type != "statements":
            return False
        # The grammar parses `defer { }` as a call.
        if self._calls(node, frozenset(["defer"])):
            return False
        return node.type == "assignment" or not self._is_value(node.parent)

    def _calls(self, node: Node, names: frozenset[str]) -> bool:
        return node.type in self.grammar.removable and self.text(node).startswith(
            tuple(f"{name}{mark}" for name in names for mark in "( ")
        )

    def _is_value(self, statements: Node) -> bool:
        """True if a body is a single expression whose value it returns."""
        if len([it for it in statements.named_children if it.type != "comment"]) != 1:
            return False
        parent = statements.parent
        if parent.type == "lambda_literal":
            return not self._calls(parent.parent.parent, frozenset(["defer"]))
        if parent.type in ("computed_property", "computed_getter"):
            return True
        if parent.type == "function_body":
            return any(it.type == "->" for it in parent.parent.children)
        statement = parent.parent if parent.type == "switch_entry" else parent
        if statement.type not in ("switch_statement", "if_statement"):
            return False
        outer = statement.parent
        return outer.type != "statements" or self._is_value(outer)

    def _of_returned(self, statements: Node):
        """The returned expressions of a body, if they are Bools."""
        if self._result_type(statements) != "Bool":
            return
        children = [it for it in statements.named_children if it.type != "comment"]
        returned = children if self._is_value(statements) else []
        for child in children:
            if child.type == "control_transfer_statement" and child.children[0].type == "return":
                returned = [*returned, *child.named_children]
        for value in returned:
            if value.type in ("boolean_literal", "switch_statement", "if_statement"):
                continue
            if value.type == "control_transfer_statement":
                continue
            for text in ("true", "false"):
                before = _short(self.text(value))
                yield self._mutant(
                    value, value.start_byte, value.end_byte, text, f"returned: {before} -> {text}"
                )

    def _result_type(self, node: Node) -> str | None:
        while node is not None:
            if node.type in ("lambda_literal", "class_body"):
                return None
            if node.type == "function_declaration":
                children = node.children
                marks = [at for at, it in enumerate(children) if it.type == "->"]
                return self.text(children[marks[0] + 1]) if marks else None
            if node.type == "computed_setter" or node.type == "willset_didset_block":
                return None
            if node.type == "property_declaration":
                kinds = [it for it in node.children if it.type == "type_annotation"]
                computed = [it for it in node.children if it.type == "computed_property"]
                if computed:
                    return self.text(kinds[0]).lstrip(": ") if kinds else None
            node = node.parent
        return None

    def _mutant(
        self, node: Node, start: int, end: int, text: str, change: str, statement: Node | None = None
    ) -> Mutant:
        site = statement or self._expression(node)
        row = self.source.count(b"\n", 0, start)
        column = start - (self.source.rfind(b"\n", 0, start) + 1)
        return Mutant(
            path=self.path, line=row + 1, column=column + 1, start=start, end=end, text=text,
            site=(site.start_byte, site.end_byte), is_statement=statement is not None,
            source_line=self.lines[row].strip(), change=change,
        )  # fmt: skip


def _short(text: str) -> str:
    return " ".join(text.split())


def _other_number(text: str) -> str:
    """0 becomes 1, another whole number increases by one, any other number by half."""
    digits = text.replace("_", "")
    if digits.lower().startswith(("0x", "0b", "0o")):
        return f"{int(digits, 0) + 1:#x}"
    if digits.isdigit():
        return str(int(digits) + 1)
    number = float(digits)
    result = f"{number * 1.5 if number else 1.0:.12g}"
    return result if any(it in result for it in ".e") else f"{result}.0"
