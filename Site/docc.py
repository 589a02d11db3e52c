"""Reads DocC's output and renders its prose, declarations and code as HTML. An unknown kind of content is an error."""

import json
import re

from markupsafe import Markup, escape
from pygments.lexers import get_lexer_by_name
from pygments.token import STANDARD_TYPES

# The token classes that have a colour in site.css.
COLOURED = {
    *("k", "kd", "kr", "kc", "kn", "kt", "ow", "nt"), *("s", "s1", "s2", "sb", "dl", "se", "si"), *("c", "c1", "cm", "ch"),
    *("mi", "mf", "mh", "il"), *("nf", "nc", "na", "fm"),
}
# DocC's token kinds, with the class names of Pygments, which colours the code elsewhere on the site.
WORDS = {
    "keyword": "k", "attribute": "k", "identifier": "nf", "typeIdentifier": "nc", "number": "mi", "string": "s",
    "externalParam": "", "internalParam": "", "genericParameter": "", "text": "",
}
TAGS = {
    "paragraph": "p", "emphasis": "em", "strong": "strong", "unorderedList": "ul", "orderedList": "ol", "listItem": "li",
}
# Marks the name of a symbol that a type gets from a protocol: the protocol's symbol is before it, the type's after it.
SYNTHESIZED = "::SYNTHESIZED::"
# A declaration with more characters gets one line for each parameter.
LINE = 80
# Text in columns is not code.
COLUMNS = re.compile(r"\S {2,}\S")
MARKS = re.compile(r"(->|[()\[\]<>]|, )")


class Archives:
    """DocC's output in a folder: each node by its name, and the place of each page on the site by its name and its symbol."""

    def __init__(self, folder):
        read = (json.loads(file.read_text()) for file in sorted(folder.glob("*.doccarchive/data/**/*.json")))
        self.nodes = {node["identifier"]["url"]: node for node in read}
        self.pages = [name for name, node in self.nodes.items() if is_page(node)]
        self.places = {}
        for name in self.pages:
            where = place(self.nodes[name]["variants"][0]["paths"][0])
            self.places |= {name: where, symbol(self.nodes[name]): where}
        # Members from one of the kit's protocols are on the protocol's page. Those from other protocols have no page.
        for name, node in self.nodes.items():
            origin, synthesized, _ = symbol(node).partition(SYNTHESIZED)
            if synthesized and origin in self.places:
                self.places[name] = self.places[origin]

    def of_kind(self, kind):
        return [name for name in self.pages if self.nodes[name]["kind"] == kind]

    def title(self, name):
        return self.nodes[name]["metadata"]["title"]


def symbol(node):
    return node["metadata"].get("externalID", node["identifier"]["url"])


def is_page(node):
    """True if a node has its own page. A type's list of members from a protocol is a part of the type's page."""
    return node["metadata"]["role"] != "collectionGroup" and SYNTHESIZED not in symbol(node)


def place(path):
    """The place on the site for a path of DocC's. A tutorial is below the tutorials' table of contents."""
    kind, *names = path.strip("/").split("/")
    return "/".join(["swift", *(["tutorials", *names[1:]] if kind == "tutorials" else names), ""])


def text(inline):
    """Prose without its tags, for the search."""
    said = (one.get("text") or one.get("code") or text(one.get("inlineContent", [])) for one in inline)
    return " ".join("".join(said).split())


def coloured(code, syntax="swift"):
    """Code as lines of HTML. Only coloured words have a tag."""
    lines = [Markup()]
    for kind, said in get_lexer_by_name(syntax, stripnl=False).get_tokens(code):
        name = STANDARD_TYPES.get(kind)
        for at, part in enumerate(said.split("\n")):
            if at:
                lines.append(Markup())
            lines[-1] += Markup('<span class="{}">{}</span>').format(name, part) if part and name in COLOURED else escape(part)
    return lines[:-1]


def laid_out(tokens):
    """The words of a declaration with line breaks: after its attributes and, if it is long, at each parameter."""
    words = [dict(token) for token in tokens]
    first = next((at for at, word in enumerate(words) if word["kind"] not in ("attribute", "text")), 0)
    if first and len(words) > first + 3:
        words[first - 1]["text"] = words[first - 1]["text"].rstrip() + "\n"
    is_long = sum(len(word["text"]) for word in words[first:]) > LINE
    takes = is_long and any(word["kind"] == "externalParam" for word in words)
    depth, is_list, is_constraint = 0, False, False
    for at, word in enumerate(words):
        if is_long and word["text"] == "where" and depth == 0:
            words[at - 1]["text"] = words[at - 1]["text"].rstrip() + "\n"
            is_constraint = True
        if word["kind"] != "text":
            continue
        laid = ""
        for mark in MARKS.split(word["text"]):
            depth -= mark in (")", "]", ">")
            if mark == ")" and depth == 0 and is_list:
                is_list, takes, mark = False, False, "\n)"
            elif mark == "(" and depth == 0 and takes:
                is_list, mark = True, "(\n  "
            elif mark == ", " and (depth == 1 if is_list else depth == 0 and is_constraint):
                mark = ",\n  " if is_list else ",\n      "
            laid += mark
            depth += mark[:1] in ("(", "[", "<")
        word["text"] = laid
    words[-1]["text"] = words[-1]["text"].rstrip()
    return words


class Prose:
    """Renders the prose of a DocC page with its links. `root` leads from the page to the root of the site."""

    def __init__(self, node, places, root):
        self.references, self.places, self.root = node["references"], places, root

    def link(self, identifier, content):
        """A link to a page, or plain text if there is none. A page of another module is found by its symbol."""
        known = self.places.get(identifier) or self.places.get(f"s:{identifier.rsplit('/', 1)[-1]}")
        return Markup('<a href="{}">{}</a>').format(self.root + known, content) if known else escape(content)

    def words(self, tokens, linked=True):
        """Code tokenized by DocC. Each type links to its page."""
        html = Markup()
        for token in tokens:
            said = escape(token["text"])
            if name := WORDS[token["kind"]]:
                said = Markup('<span class="{}">{}</span>').format(name, said)
            html += self.link(token.get("preciseIdentifier", ""), said) if linked else said
        return html

    def declaration(self, tokens):
        return self.words(laid_out(tokens))

    def html(self, content):
        """Renders block or inline prose."""
        return Markup().join(self.one(one) for one in content or [])

    def one(self, one):
        kind = one["type"]
        if kind == "text":
            return escape(one["text"])
        if kind == "codeVoice":
            return Markup("<code>{}</code>").format(one["code"])
        if kind == "reference":
            reference = self.references[one["identifier"]]
            title = escape(reference["title"])
            if reference["type"] == "link":
                return Markup('<a href="{}">{}</a>').format(reference["url"], title)
            return self.link(one["identifier"], Markup("<code>{}</code>").format(title) if reference.get("fragments") else title)
        if tag := TAGS.get(kind):
            inside = one.get("inlineContent") or one.get("content") or [{"type": "listItem", **item} for item in one["items"]]
            return Markup(f"<{tag}>{{}}</{tag}>").format(self.html(inside))
        if kind == "heading":
            return heading(one["level"], one["text"], one["anchor"])
        if kind == "codeListing":
            if all(COLUMNS.search(line) for line in one["code"]):
                return Markup("<pre><code>{}</code></pre>").format("\n".join(one["code"]))
            code = Markup("\n").join(coloured("\n".join(one["code"]), one["syntax"] or "swift"))
            return Markup('<div class="highlight"><pre><code>{}</code></pre></div>').format(code)
        if kind == "aside":
            return Markup('<div class="note"><p class="name">{}</p>{}</div>').format(one["name"], self.html(one["content"]))
        raise ValueError(f"The site cannot show DocC's content of kind {kind} yet: {one}")


def heading(level, title, anchor):
    return Markup('<h{0} id="{1}">{2}<a class="headerlink" href="#{1}" title="Link to this section">#</a></h{0}>').format(
        level, anchor, title
    )
