"""The page of a symbol: the values that the template shows from DocC's output."""

import re
from functools import cached_property

from markupsafe import Markup, escape

from docc import Prose, text

PARTS = {"declarations", "parameters", "content"}
TYPES = {"class", "enum", "extension", "module", "protocol", "struct", "typealias"}
# The places where a long name may break: at its parameters for a function, otherwise between its words.
BREAKS = {True: re.compile(r"(?<=[:(.])(?=\w)"), False: re.compile(r"(?<=[a-z])(?=[A-Z])|(?<=\.)")}


class SymbolPage:
    def __init__(self, archives, name):
        self.archives, self.name, self.node = archives, name, archives.nodes[name]
        self.about = self.node["metadata"]
        self.place = archives.places[name]
        self.root = "../" * self.place.count("/")
        self.prose = self.of(self.node)
        self.title, self.kind = self.about["title"], self.about["roleHeading"].capitalize()
        self.broken_title = Markup("<wbr>").join(escape(part) for part in BREAKS["(" in self.title].split(self.title))
        self.is_type = self.about["symbolKind"] in TYPES
        self.abstract = self.prose.html(self.node.get("abstract"))
        self.summary = text(self.node.get("abstract", []))
        self.constraint = self.constrained(self.about)
        self.deprecation = self.prose.html(self.node.get("deprecationSummary"))
        # The pages that contain it, beginning with its module's.
        (self.path,) = self.node["hierarchy"]["paths"]
        self.module = archives.title((*self.path, name)[0])
        self.content = {kind: [] for kind in PARTS}
        for part in self.node.get("primaryContentSections", []):
            if part["kind"] not in PARTS:
                raise ValueError(f"{name}: the site cannot show DocC's content of kind {part['kind']} yet")
            self.content[part["kind"]] += part[part["kind"]]

    def of(self, node):
        return Prose(node, self.archives.places, self.root)

    @property
    def full_title(self):
        """The title with its parent's, for the search."""
        parent = self.archives.title(self.path[-1]) if len(self.path) > 1 else ""
        return self.title if not parent or self.title.startswith(f"{parent}.") else f"{parent}.{self.title}"

    @property
    def is_found(self):
        """True if the search has an entry for it. Cases belong to their enumeration's entry, and inherited members have none."""
        return self.about["symbolKind"] not in ("case", "extension") and not self.summary.startswith("Inherited from ")

    @property
    def found_by(self):
        about = [self.archives.nodes[name]["metadata"] for name in self.listed]
        cases = [one["title"].rsplit(".", 1)[-1] for one in about if one.get("symbolKind") == "case"]
        return " ".join([self.summary, *cases])

    @property
    def above(self):
        return [(self.archives.places[name], self.archives.title(name).rsplit(".", 1)[-1]) for name in self.path]

    @property
    def nav(self):
        """The groups and entries of its module, with this page and its parents marked."""
        here = [*self.path, self.name]
        return [
            (plain(group), [
                (self.archives.places[name], self.archives.title(name),
                 name in here and ("page" if name == self.name else "true"))
                for name in group["identifiers"]
            ])
            for group in self.archives.nodes[here[0]]["topicSections"]
        ]

    @property
    def declarations(self):
        # DocC sometimes omits the declaration of an extension.
        if self.about["symbolKind"] == "extension":
            return [self.prose.words(self.about["fragments"])] if "fragments" in self.about else []
        return [self.prose.declaration(one["tokens"]) for one in self.content["declarations"]]

    @property
    def parameters(self):
        return [(one["name"], self.prose.html(one["content"])) for one in self.content["parameters"]]

    @property
    def discussion(self):
        return self.prose.html(self.content["content"])

    @property
    def listed(self):
        return [name for group in self.node.get("topicSections", []) for name in group["identifiers"]]

    @cached_property
    def topics(self):
        """Its members in groups of (title, anchor, items). Members from protocols come last."""
        groups = [(plain(one), one["anchor"], self.items(one["identifiers"])) for one in self.node.get("topicSections", [])]
        for one in self.node.get("defaultImplementationsSections", []):
            groups.append(("Default implementation", one["anchor"], self.items(one["identifiers"])))
        for node in (self.archives.nodes[name] for name in self.listed):
            if node["metadata"]["role"] == "collectionGroup":
                title = f"From {node['metadata']['title'].removesuffix(' Implementations')}"
                names = [name for section in node["topicSections"] for name in section["identifiers"]]
                groups.append((title, title.replace(" ", "-"), self.items(names, self.of(node))))
        return [group for group in groups if group[2]]

    @property
    def siblings(self):
        return [one for section in self.node.get("seeAlsoSections", []) for one in self.items(section["identifiers"])]

    def items(self, names, prose=None):
        return [self.item(name, prose or self.prose) for name in names if name in self.archives.places]

    def item(self, name, prose):
        """`prose` belongs to the page that lists the item."""
        reference = prose.references[name]
        # A subscript has no identifier of its own.
        fragments = [
            {**word, "kind": "identifier"} if word["text"] == "subscript" else word for word in reference.get("fragments", [])
        ]
        return {
            "place": self.archives.places[name],
            "name": prose.words(fragments, linked=False) if fragments else reference["title"],
            "is_code": reference["kind"] == "symbol",
            "abstract": prose.html(reference.get("abstract")),
            "is_required": reference.get("required", False),
            "is_provided": "defaultImplementations" in reference,
            "is_deprecated": reference.get("deprecated", False),
            "constraint": self.constrained(reference),
        }

    def constrained(self, thing):
        """The condition under which it is available, if there is one."""
        if conformance := thing.get("conformance"):
            return self.prose.html([*conformance["availabilityPrefix"], {"type": "text", "text": " "}, *conformance["constraints"]])

    @property
    def relations(self):
        """Its supertypes and protocols, and its subtypes and conforming types: (title, links)."""
        titles = {name: one["title"].rsplit(".", 1)[-1] for name, one in self.prose.references.items() if "title" in one}
        return [
            (section["title"].capitalize(), [
                self.prose.link(name, titles[name]) for name in sorted(section["identifiers"], key=titles.get)
            ])
            for section in self.node.get("relationshipsSections", [])
        ]


def plain(group):
    """The title of a group. DocC's own titles are changed to the site's capitalization."""
    return group["title"].capitalize() if group.get("generated") else group["title"]
