"""Makes the tutorials' pages from DocC's output. Each step has its file beside it, with the new lines marked."""

import itertools
from difflib import SequenceMatcher

from markupsafe import Markup

from docc import Prose, coloured, text

# The number of lines shown around a change. At least `FOLDED` other lines are folded.
AROUND = 3
FOLDED = 6


class TutorialPage:
    def __init__(self, archives, name):
        self.archives, self.name, self.node = archives, name, archives.nodes[name]
        self.place = archives.places[name]
        self.root = "../" * self.place.count("/")
        self.references = self.node["references"]
        self.prose = Prose(self.node, archives.places, self.root)
        (hero,) = self.of_kind("hero")
        self.title = hero["title"]
        self.intro = self.prose.html(hero["content"])
        self.summary = text(hero["content"])
        self.chapter = hero.get("chapter")
        self.time = minutes(self.node["metadata"].get("estimatedTime") or hero["estimatedTimeInMinutes"])

    def of_kind(self, kind):
        return [section for section in self.node["sections"] if section["kind"] == kind]

    @property
    def tasks(self):
        files = {}
        return [self.task(task, files) for section in self.of_kind("tasks") for task in section["tasks"]]

    def task(self, task, files):
        (intro,) = task["contentSection"]
        return {
            "title": task["title"], "anchor": task["anchor"], "intro": self.prose.html(intro["content"]),
            "steps": [self.step(step, files) for step in task["stepsSection"]],
            "words": " ".join(text(said["content"]) for said in (intro, *task["stepsSection"])),
        }

    def step(self, step, files):
        """`files` has the files of the previous steps in their last version."""
        if step["media"] or not step["code"]:
            raise ValueError(f"{self.name}: the site can show only steps with a file, not this one: {step}")
        file = self.references[step["code"]]
        name, lines = file["fileName"], file["content"]
        before, files[name] = files.get(name), lines
        return {"said": self.prose.html(step["content"]), "file": name, "parts": parts(lines, before, file["syntax"])}

    @property
    def chapters(self):
        """The chapters of the table of contents."""
        return [self.listed(chapter) for volume in self.of_kind("volume") for chapter in volume["chapters"]]

    def listed(self, chapter):
        image = self.references[chapter["image"]]
        return {
            "name": chapter["name"], "intro": self.prose.html(chapter["content"]),
            "image": f"swift{image['variants'][0]['url']}", "alt": image["alt"],
            "tutorials": [TutorialPage(self.archives, name) for name in chapter["tutorials"]],
        }


def minutes(time):
    return f"{str(time).removesuffix('min')} minutes"


def parts(lines, before, syntax):
    """A file in parts of (is folded, count of lines, HTML): new lines with the lines around them, and the lines in between."""
    changes = SequenceMatcher(None, before or lines, lines, autojunk=False).get_opcodes()
    new = {at for kind, _, _, first, end in changes if kind != "equal" for at in range(first, end)}
    shown = {at + by for at in new for by in range(-AROUND, AROUND + 1)} or set(range(len(lines)))
    runs = []
    for is_shown, run in itertools.groupby(range(len(lines)), lambda at: at in shown):
        run = list(run)
        if runs and (is_shown or len(run) < FOLDED) and runs[-1][0]:
            runs[-1][1].extend(run)
        else:
            runs.append((is_shown or len(run) < FOLDED, run))
    html = coloured("\n".join(lines), syntax)
    return [(not is_shown, len(run), Markup().join(marked(at, new, html) for at in run)) for is_shown, run in runs]


def marked(at, new, html):
    """A line of a file. Consecutive new lines share one mark."""
    begins, ends = at in new and at - 1 not in new, at in new and at + 1 not in new
    return Markup("<mark>" * begins) + html[at] + "\n" + Markup("</mark>" * ends)
