"""A language's grammar for the tool: the names of its nodes."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import PurePath

import tree_sitter
import tree_sitter_javascript
import tree_sitter_swift


@dataclass(frozen=True)
class Grammar:
    parser: tree_sitter.Parser
    # Parents that end an expression: each child is an expression of its own.
    containers: frozenset[str]
    # Nodes without mutants.
    skipped: frozenset[str]
    # Parents whose operator is between two operands, or before one.
    binary: frozenset[str]
    prefix: frozenset[str]
    ternary: str
    assignments: frozenset[str]
    numbers: frozenset[str]
    # Statements that can be removed, and their replacement.
    removable: frozenset[str]
    nothing: str
    # Calls that only check for programming errors.
    guards: frozenset[str]
    # Statements with conditions.
    conditionals: frozenset[str]


SWIFT = Grammar(
    parser=tree_sitter.Parser(tree_sitter.Language(tree_sitter_swift.language())),
    containers=frozenset(
        """value_argument statements control_transfer_statement property_declaration assignment
        if_statement guard_statement while_statement repeat_while_statement switch_statement
        switch_entry for_statement where_clause tuple_expression array_literal dictionary_literal
        function_declaration init_declaration subscript_declaration enum_type_parameters""".split()
    ),
    skipped=frozenset(
        """comment multiline_comment line_string_literal multi_line_string_literal attribute modifiers
        import_declaration availability_condition directive user_type type_annotation type_arguments
        type_parameters type_constraints switch_pattern pattern navigation_suffix
        value_argument_label""".split()
    ),
    binary=frozenset(
        """additive_expression multiplicative_expression comparison_expression equality_expression
        conjunction_expression disjunction_expression infix_expression""".split()
    ),
    # The grammar parses `!(a)` as a call of `!`.
    prefix=frozenset(["prefix_expression", "call_expression"]),
    ternary="ternary_expression",
    assignments=frozenset(["assignment"]),
    numbers=frozenset(["integer_literal", "real_literal", "hex_literal"]),
    removable=frozenset(["assignment", "call_expression"]),
    nothing="",
    guards=frozenset(
        ["precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError"]
    ),
    conditionals=frozenset(["if_statement", "guard_statement", "while_statement"]),
)

JAVASCRIPT = Grammar(
    parser=tree_sitter.Parser(tree_sitter.Language(tree_sitter_javascript.language())),
    containers=frozenset(
        """arguments expression_statement return_statement variable_declarator assignment_expression
        augmented_assignment_expression parenthesized_expression array object pair assignment_pattern
        arrow_function template_substitution subscript_expression field_definition switch_case
        for_statement for_in_statement throw_statement spread_element export_statement computed_property_name
        object_assignment_pattern""".split()
    ),
    skipped=frozenset(["comment", "string", "regex", "import_statement"]),
    binary=frozenset(["binary_expression"]),
    prefix=frozenset(["unary_expression"]),
    ternary="ternary_expression",
    assignments=frozenset(["augmented_assignment_expression"]),
    numbers=frozenset(["number"]),
    removable=frozenset(["expression_statement"]),
    nothing=";",
    guards=frozenset(["console.assert"]),
    conditionals=frozenset(["if_statement", "while_statement"]),
)


def grammar_of(path: PurePath) -> Grammar:
    return SWIFT if path.suffix == ".swift" else JAVASCRIPT
