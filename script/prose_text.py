"""Finds the prose of the project's files: comments, documents, messages and names of tests."""

from __future__ import annotations

import io
import re
import tokenize
from dataclasses import dataclass, replace
from html.parser import HTMLParser
from pathlib import Path

C_LIKE = {".swift", ".js", ".cjs", ".mjs", ".ts", ".tsx", ".jsx", ".c", ".h", ".css"}
HASH_LIKE = {".sh", ".yml", ".yaml", ".toml", ".ini"}
MARKDOWN = {".md", ".tutorial"}

# Strings that may be messages: at least four words, without code.
QUOTED = {'"': re.compile(r'"((?:[^"\\\n]|\\.)*)"'), "'": re.compile(r"'((?:[^'\\\n]|\\.)*)'"), "`": re.compile(r"`((?:[^`\\\n]|\\.)*)`")}
# Values inside a string: Swift's \(x), JavaScript's and the shell's ${x}, the shell's $x and $(x), Python's {x}.
VALUE = re.compile(r"\\\([^)]*\)|\$\{[^}]*\}|\$\([^)]*\)|\$\w+|\{[^{}]*\}")
# Lines of Python and of the shell whose strings a person reads.
PYTHON_MESSAGE = re.compile(r"\b(?:raise|fail|exit|print|say|skip|error|Job)\(|\braise |\b(?:help|description|reason|epilog)=|\bassert .*, f?\"")
SHELL_MESSAGE = re.compile(r"\b(?:echo|printf|say|fail|step|die)\s")
ATTRIBUTES = {"alt", "aria-label", "placeholder", "title"}
TEST_NAME = re.compile(r"\bfunc (`[^`\n]+`|test\w+)|\bdef (test_\w+)|@(?:Test|Suite)\(\s*\"([^\"\n]+)\"")
TYPE = r"(?:\s*\{(?:[^{}]|\{[^{}]*\})*\})?"
TAG = re.compile(
    rf"@(?:(?:param|property|typedef|template){TYPE}(?:\s+\[?[\w.$]+(?:=[^\]]*)?\]?(?=\s|$))?"
    rf"|(?:returns?|type|implements|this|throws){TYPE})"
)


@dataclass(frozen=True)
class Block:
    """One paragraph of prose: a comment, a list item, a table cell, a message or a name."""

    line: int
    text: str
    kind: str  # comment, paragraph, heading, cell, message or name


def plain(text: str) -> str:
    """The text without markup: code becomes `X`, a link becomes its label."""
    text = re.sub(r"``[^`]*``|`[^`]*`", "X", text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    text = re.sub(r"https?://\S+", "X", text)
    text = re.sub(r"</?[a-zA-Z][^>]*>", " ", text)
    text = re.sub(r"\*\*|(?<!\w)[*_]|[*_](?!\w)", "", text)
    return re.sub(r"\s+", " ", text).strip()


def sentences(text: str) -> list[str]:
    """The sentences of a plain text."""
    return [one for one in re.split(r"(?<=[.!?])[)\"”]?\s+(?=[A-Z\"“(])", text) if one]


def blocks(path: Path, text: str) -> list[Block]:
    """The prose of a file, in the order of its lines."""
    return sorted(unsorted(path, text), key=lambda block: block.line)


def unsorted(path: Path, text: str) -> list[Block]:
    suffix = path.suffix
    if suffix in MARKDOWN:
        return markdown(text)
    if suffix in C_LIKE:
        quotes = '"' if suffix in {".swift", ".c", ".h"} else "" if suffix == ".css" else "\"'`"
        return c_like(text) + (names(text) if suffix == ".swift" else []) + messages(text, quotes)
    if suffix == ".py" or text.startswith("#!/usr/bin/env python"):
        return python(text) + names(text) + messages(text, '"', PYTHON_MESSAGE)
    if suffix in {".html", ".svg"}:
        return html(text)
    if suffix in HASH_LIKE or text.startswith("#!"):
        return hash_like(text) + messages(text, '"', SHELL_MESSAGE)
    return []


class Paragraphs:
    """Collects the lines of a comment and splits them into paragraphs."""

    def __init__(self, kind: str = "comment"):
        self.kind = kind
        self.found: list[Block] = []
        self.lines: list[str] = []
        self.first = 0
        self.last = -1

    def add(self, number: int, line: str) -> None:
        if number != self.last + 1:
            self.end()
        self.last = number
        # A list item, a tag of JSDoc and an empty line begin a paragraph.
        if not line or re.match(r"[-*+] |\d+\. |@\w|\||MARK:", line):
            self.end()
        if line:
            if not self.lines:
                self.first = number
            self.lines.append(line)

    def end(self) -> None:
        text = plain(re.sub(r"^(?:[-*+] |\d+\. )(?:Parameters?\b[^:]*:|(?:Returns|Throws|Note|Important|Warning|Complexity):)?", "", " ".join(self.lines)))
        text = re.sub(r"^MARK:\s*-?\s*", "", TAG.sub("", text)).strip(" |")
        if re.search(r"[A-Za-z]{2}", text):
            self.found.append(Block(self.first, text, self.kind))
        self.lines = []


def c_like(text: str) -> list[Block]:
    paragraphs, inside, fenced = Paragraphs(), False, False
    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if inside or stripped.startswith("/*"):
            content = re.sub(r"^(?:/\*+|\*(?!/))\s?|\*+/.*$", "", stripped)
            inside = "*/" not in stripped
        elif stripped.startswith("//"):
            content = stripped.lstrip("/")
        else:
            trailing = re.search(r"\s//\s(.*)$", line)
            if trailing and line[: trailing.start()].count('"') % 2 == 0 and line[: trailing.start()].count("'") % 2 == 0:
                paragraphs.end()
                paragraphs.add(number, trailing[1].strip())
                paragraphs.end()
            fenced = False
            continue
        # Code in a comment is fenced, or indented by four.
        if content.strip().startswith("```"):
            fenced = not fenced
        elif not fenced and not re.match(r"\s{4}", content):
            paragraphs.add(number, content.strip())
    paragraphs.end()
    return paragraphs.found


def hash_like(text: str) -> list[Block]:
    paragraphs = Paragraphs()
    for number, line in enumerate(text.splitlines(), 1):
        found = re.match(r"\s*#(?!!)\s?(.*)$", line) or re.search(r"\s{2}#\s(.*)$", line)
        if found and not found[1].startswith(("shellcheck", "type:", "noqa")):
            paragraphs.add(number, found[1].strip())
    paragraphs.end()
    return paragraphs.found


def python(text: str) -> list[Block]:
    comments, strings = Paragraphs(), []
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO(text).readline))
    except (tokenize.TokenError, SyntaxError):
        return hash_like(text)
    before, depth = None, 0
    for token in tokens:
        number = token.start[0]
        if token.type == tokenize.OP:
            depth += (token.string in "([{") - (token.string in ")]}")
        if token.type == tokenize.COMMENT and not token.string.startswith(("#!", "# noqa", "# type")):
            comments.add(number, re.sub(r"^#+\s?|\s*# noqa.*", "", token.string).strip())
        elif token.type == tokenize.STRING and depth == 0 and before in (None, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.NL):
            # A docstring, or a string that stands alone.
            docstring = Paragraphs()
            for offset, line in enumerate(re.sub(r"^\w*(\"\"\"|'''|\"|')|(\"\"\"|'''|\"|')$", "", token.string).splitlines()):
                if not re.match(r"\s{4,}\S|\s*\S.*\S {2,}\S", line) or offset == 0 or not re.search(r"\s{3}", line.strip()):
                    docstring.add(number + offset, line.strip())
            docstring.end()
            strings += docstring.found
        elif token.type == tokenize.STRING and "\n" in token.string:
            # A script in a string: its comments that have a line of their own.
            code = "\n".join(line if line.strip().startswith("//") else "" for line in token.string.split("\n"))
            strings += [replace(block, line=block.line + number - 1) for block in c_like(code)]
        if token.type != tokenize.COMMENT:
            before = token.type
    comments.end()
    return comments.found + strings


def markdown(text: str) -> list[Block]:
    found: list[Block] = []
    fenced, front = False, text.startswith("---\n")
    lines: list[str] = []
    first = 0
    header: list[str] | None = None  # the cells of the current table's first row

    def end() -> None:
        nonlocal lines
        content = plain(" ".join(lines))
        if re.search(r"[A-Za-z]{2}", content):
            found.append(Block(first, content, "paragraph"))
        lines = []

    for number, line in enumerate(text.splitlines(), 1):
        stripped = line.strip()
        if not stripped.startswith("|"):
            header = None
        if front:
            front = number == 1 or stripped != "---"
        elif stripped.startswith(("```", "~~~")):
            end()
            fenced = not fenced
        elif fenced or stripped.startswith("<!--") or re.match(r"@\w+", stripped) or re.fullmatch(r"[{}]|</?\w+[^>]*>", stripped):
            end()
        elif stripped.startswith("#"):
            end()
            found.append(Block(number, plain(stripped.lstrip("#")), "heading"))
        elif stripped.startswith("|"):
            end()
            if not re.fullmatch(r"[|\s:-]+", stripped):
                cells = [plain(cell) for cell in re.split(r"(?<!\\)\|", stripped.removeprefix("|").removesuffix("|"))]
                header = header or cells
                # A column headed “before” quotes bad prose on purpose.
                kept = (cell for index, cell in enumerate(cells) if header[index : index + 1] != ["before"])
                found += [Block(number, cell, "cell") for cell in kept if re.search(r"[A-Za-z]{2}", cell)]
        else:
            if not stripped or re.match(r"[-*+] |\d+\. |> ", stripped):
                end()
            if stripped:
                first = first if lines else number
                lines.append(re.sub(r"^(?:[-*+] |\d+\. |> )", "", stripped))
    end()
    return found


def names(text: str) -> list[Block]:
    """The names of tests, as sentences."""
    found = []
    for match in TEST_NAME.finditer(text):
        name = next(group for group in match.groups() if group)
        name = re.sub(r"^test_?", "", name.strip("`"))
        words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name.replace("_", " "))
        found.append(Block(text.count("\n", 0, match.start()) + 1, words.strip(), "name"))
    return found


def messages(text: str, quotes: str, lines: re.Pattern = re.compile("")) -> list[Block]:
    """The strings in these quotes that a person may read, in lines that match."""
    found = []
    for number, line in enumerate(text.splitlines(), 1):
        if line.strip().startswith(("//", "/*", "*", "#", "@Test", "@Suite", "import ")) or not lines.search(line):
            continue
        for quote in quotes:
            for match in QUOTED[quote].finditer(line):
                content = VALUE.sub("X", match[1])
                if len(re.findall(r"[A-Za-z]{2,}", content)) > 3 and " " in content and not re.search(r"[{}=<>\[\]]|; |\w\(|: \w+;|=>|\|\||&&", content):
                    found.append(Block(number, plain(content), "message"))
    return found


class Texts(HTMLParser):
    """The texts of a page that a person sees."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Block] = []
        self.hidden = 0

    def handle_starttag(self, tag, attrs):
        self.hidden += tag in ("script", "style", "code", "pre")
        self.found += [Block(self.getpos()[0], plain(value), "message") for name, value in attrs if name in ATTRIBUTES and value]

    def handle_endtag(self, tag):
        self.hidden -= tag in ("script", "style", "code", "pre")

    def handle_data(self, data):
        text = plain(data)
        if not self.hidden and len(text.split()) > 2:
            self.found.append(Block(self.getpos()[0], text, "message"))

    def handle_comment(self, data):
        self.found.append(Block(self.getpos()[0], plain(data), "comment"))


def html(text: str) -> list[Block]:
    parser = Texts()
    parser.feed(text)
    return parser.found
