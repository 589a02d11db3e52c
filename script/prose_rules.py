"""The rules of script/prose: each has a reason, an alternative, and an example of both."""

from __future__ import annotations

import re
from dataclasses import dataclass

from prose_text import Block, sentences

PEOPLE = (
    r"people|persons?|users?|developers?|readers?|someone|somebody|anyone|anybody|everyone|everybody|those|engineers?|authors?|"
    r"contributors?|visitors?|newcomers?|strangers?|maintainers?|speakers?|listeners?|he|she|they|you|we|children|designers?|"
    r"customers?|attackers?|testers?|programmers?|teams?|one"
)


EVERYWHERE = ("comment", "paragraph", "cell", "message", "name", "subject", "body")


@dataclass(frozen=True)
class Rule:
    """A pattern that makes a reader stumble."""

    name: str
    reason: str
    better: str
    bad: str
    good: str
    pattern: re.Pattern
    kinds: tuple[str, ...] = EVERYWHERE
    # The six words before a match excuse it.
    unless: re.Pattern | None = None

    def finds(self, block: Block) -> str | None:
        """The words of a block that break the rule, or None."""
        for text in self.texts(block):
            for match in self.pattern.finditer(text):
                before = " ".join(text[: match.start()].split()[-6:])
                if not (self.unless and self.unless.search(before)):
                    return match[0].strip()
        return None

    def texts(self, block: Block) -> list[str]:
        return [block.text] if block.kind in self.kinds else []


class SentenceRule(Rule):
    """A rule for each sentence. A question may open with its question word, and so may two words."""

    def texts(self, block: Block) -> list[str]:
        return [one for text in super().texts(block) for one in sentences(text) if not one.endswith("?") and len(one.split()) > 2]


def word(pattern: str) -> re.Pattern:
    return re.compile(rf"\b(?:{pattern})\b", re.IGNORECASE)


def opening(pattern: str) -> re.Pattern:
    return re.compile(rf"^\W?(?:{pattern})\b", re.IGNORECASE)


RULES = [
    SentenceRule(
        "clause first", "The sentence opens with a clause where its subject should stand.",
        "Name the subject. For a Bool write “True if …”.",
        "Whether the ring is shown.", "True if the ring is shown.",
        opening(r"what|whether|whose|who|whom|whatever|whoever|whichever|which|where|wherever|how(?! to\b)"),
    ),
    SentenceRule(
        "of first", "A sentence that opens with “Of” is inverted.", "Put the subject first.",
        "Of a second finger comes no click.", "A second finger produces no click.",
        opening(r"of(?! course)|to whom|by whom|from whom"),
    ),
    SentenceRule(
        "riddle first", "The reader has to guess the subject.", "Name the thing that does or does not do something.",
        "Nothing is shown at rest.", "The ring is hidden at rest.",
        opening(r"none(?! if\b)|nothing|nobody|neither(?!.*\bnor\b)|nowhere|another is|others are"),
        # A label may say “Nothing has settled yet”.
        tuple(kind for kind in EVERYWHERE if kind != "message"),
    ),
    Rule(
        "who", "A thing is called “who”, or an unnamed person is.", "Write “which” or “that”, or name the person.",
        "The host is told, who then draws.", "The host draws after the notification.",
        word("whom?"), unless=word(PEOPLE),
    ),
    Rule(
        "unusual word", "The word is rare, old or has another usual meaning.",
        "expensive (dear), again (anew), fix (mend), move with (go along), at least once (ever so), in which (wherein)",
        "Asking each time is dear.", "Querying the list in each frame is slow.",
        word(r"dear(?! reader)|anew|mend(?:s|ed|ing)?|goes along|go along|lest|whence|thereof|whereof|wherein|therein|hitherto|thereupon|nought|ere|befall\w*"),
    ),
    Rule(
        "let go of", "“Let go of” is what a hand does.", "Release, drop or end.",
        "The signal is let go of.", "Drop the signal.",
        word(r"lets? go of|letting go of"),
    ),
    Rule(
        "hear of", "A program is not told or heard of things; it receives or reports them.", "Notify, report or receive.",
        "The page is told of the intention.", "The page receives the intention.",
        word(r"(?:told|tells?|telling|hears?|heard|hearing|says?|said) of"),
    ),
    Rule(
        "come of", "“Came of it” hides cause and result.", "Name the result: the events of an input, the result of a call.",
        "Says what came of an input.", "Dispatches the events of an input.",
        word(r"(?:comes?|came|coming) of (?:it|an?|the|one|that|this|any|its)"),
    ),
    Rule(
        "made of", "“Is made of” reads as a material.", "Generated from, built from, consists of.",
        "The tables are made of the catalogue.", "The tables are generated from the catalogue.",
        word(r"(?:is|are|was|were|be) made of|is to be made of"),
    ),
    SentenceRule(
        "long sentence", "A sentence of more than 40 words needs a second reading.", "Write one thought in each sentence.",
        " ".join(["This sentence goes on and on"] * 7) + ".", "This sentence ends.",
        re.compile(r"(?:\S+\s+){40,}\S+"), ("comment", "paragraph", "body"),
    ),
    Rule(
        "long paragraph", "A paragraph of more than 80 words is a wall.", "Split it, or make a list.",
        " ".join(["A wall of short sentences has many words."] * 11), "A short paragraph.",
        re.compile(r"(?:\S+\s+){80,}\S+"), ("paragraph",),
    ),
    Rule(
        "long subject", "Logs cut a subject after 72 characters.", "Shorten it; the body says why.",
        "Update " + "the pictures of all controls " * 3, "Update the pictures",
        re.compile(r".{73,}"), ("subject",),
    ),
]


def stumbles(block: Block) -> list[tuple[Rule, str]]:
    """The rules that a block breaks, each with the words."""
    return [(rule, words) for rule in RULES if (words := rule.finds(block))]
