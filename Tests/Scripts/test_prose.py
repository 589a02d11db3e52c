"""script/prose finds text that makes a reader stumble, with its place, and leaves code and good text alone."""

import shutil
import subprocess
from pathlib import Path

import pytest
from prose_rules import EVERYWHERE, RULES, stumbles
from prose_text import Block, blocks

PROJECT = Path(__file__).resolve().parents[2]
SCRIPTS = ["script/prose", "script/prose_rules.py", "script/prose_text.py", "script/hooks/commit-msg"]


def rules_for(text, kind):
    return [rule.name for rule, _ in stumbles(Block(1, text, kind))]


@pytest.mark.parametrize("rule", RULES, ids=[rule.name for rule in RULES])
def test_rule_finds_its_bad_example_but_not_its_good_one(rule):
    for kind in rule.kinds:
        assert rule.name in rules_for(rule.bad, kind), kind
        assert rules_for(rule.good, kind) == [], kind
    assert [kind for kind in EVERYWHERE if kind not in rule.kinds and rule.name in rules_for(rule.bad, kind)] == []


@pytest.mark.parametrize("text", [
    "How to write a control.", "What is a press?", "None if the press was cancelled.", "Neither the host nor the page draws it.",
    "Of course it rests.", "People who press it feel a tick.", "Where next",
])
def test_normal_sentences_are_accepted(text):
    assert rules_for(text, "comment") == []


# A small file of each kind, and the expected blocks: line, kind and text.
FILES = {
    "Press.swift": ('''\
/// One contact, followed
/// until it lifts.
///
/// - Parameter force: The measured force.
///     let code = what(is: skipped)
struct Press {  // A value type.
    // MARK: - Errors
    let error = "The \\(kind) has no force at all"
    let key = "what it is"
    /* A block
       of two lines. */
    @Test("A tap arms the button") func `a tap arms`() {}
    func testHeldKeyRepeats() {}
}
''', [
        (1, "comment", "One contact, followed until it lifts."), (4, "comment", "The measured force."),
        (6, "comment", "A value type."), (7, "comment", "Errors"), (8, "message", "The X has no force at all"),
        (10, "comment", "A block of two lines."), (12, "name", "A tap arms the button"), (12, "name", "a tap arms"),
        (13, "name", "Held Key Repeats"),
    ]),
    "page.js": ('''\
/**
 * Feeds a contact.
 * @param {Array<{ x: number }>} points Its points.
 * @returns {boolean} True if it was handled.
 */
const feed = (points) => { throw Error(`The page ${page} has no engine`) }
// ```
// const what = 'is code'
// ```
element.textContent = 'Press harder on the dial'
const script = 'return document.body; and more'
''', [
        (2, "comment", "Feeds a contact."), (3, "comment", "Its points."), (4, "comment", "True if it was handled."),
        (6, "message", "The page X has no engine"), (10, "message", "Press harder on the dial"),
    ]),
    "run.py": ('''\
"""Runs the tests.

  script/run   everything
"""
def test_held_key_repeats(page):
    """A held key repeats."""
    # Wait for the frame.
    page.evaluate(
        """
        // The page keeps time.
        const what = 'is code and not prose'
        """
    )
    assert page.state == "at rest in the page", "the button is not armed"  # noqa: E501
    raise ValueError(f"The file {name} has no header line")
''', [
        (1, "comment", "Runs the tests."), (5, "name", "held key repeats"), (6, "comment", "A held key repeats."),
        (7, "comment", "Wait for the frame."), (10, "comment", "The page keeps time."), (14, "message", "at rest in the page"),
        (14, "message", "the button is not armed"), (15, "message", "The file X has no header line"),
    ]),
    "build": ('''\
#!/usr/bin/env bash
# Builds the kit.
# shellcheck disable=SC2086
what=is.code   # A default.
echo "build: the folder $folder is not there" >&2
grep "what is not a message" file
''', [(2, "comment", "Builds the kit."), (4, "comment", "A default."), (5, "message", "build: the folder X is not there")]),
    "page.md": ('''\
---
title: What is skipped
---
# The page

A paragraph with `code`
and a [link](there.md).

- An item
- Another item

| Name | Meaning |
|---|---|
| `tick` | a light haptic |

```sh
what is code
```
''', [
        (4, "heading", "The page"), (6, "paragraph", "A paragraph with X and a link."), (9, "paragraph", "An item"),
        (10, "paragraph", "Another item"), (12, "cell", "Name"), (12, "cell", "Meaning"), (14, "cell", "a light haptic"),
    ]),
    "index.html": ('''\
<!doctype html>
<!-- The first page. -->
<script>const what = 'is code'</script>
<p>Press the button harder.</p>
<img alt="A full ring" src="ring.svg">
<code>what is code</code>
''', [
        (2, "comment", "The first page."), (4, "message", "Press the button harder."), (5, "message", "A full ring"),
    ]),
}


@pytest.mark.parametrize("name", FILES)
def test_prose_of_a_file_is_extracted_without_its_code(name):
    text, expected = FILES[name]
    assert [(block.line, block.kind, block.text) for block in blocks(Path(name), text)] == expected


@pytest.fixture
def repository(tmp_path):
    """A git repository with script/prose and its hook."""
    for name in SCRIPTS:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(PROJECT / name, tmp_path / name)
    subprocess.run(["git", "init", "--quiet", tmp_path], check=True)
    return tmp_path


def run(repository, *command):
    return subprocess.run(command, cwd=repository, capture_output=True, text=True)


def test_stumble_is_reported_with_its_file_and_line(repository):
    (repository / "Web").mkdir()
    (repository / "Web/good.js").write_text("// Draws the ring.\n")
    done = run(repository, "script/prose", "Web")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    (repository / "Web/bad.js").write_text("const ring = 1\n// Whether the ring is shown.\n")
    done = run(repository, "script/prose")
    assert (done.returncode, done.stdout) == (1, "Web/bad.js:2: clause first: 'Whether' in: Whether the ring is shown.\n")
    assert done.stderr.startswith("    1 clause first: ")
    assert run(repository, "script/prose", "Web/good.js").returncode == 0
    assert run(repository, "script/prose", "nowhere").returncode == 1


@pytest.mark.parametrize(("message", "part"), [
    ("Draw the ring above the page\n\nThe page covered it.\n", None),
    ("Draw the ring\n# What this comment says is ignored.\n", None),
    ("Merge branch 'what-comes'\n", None),
    ("What a page loads, as measured\n", "subject: clause first"),
    (f"Draw the ring {'above the page ' * 5}\n", "subject: long subject"),
    ("Draw the ring\n\nThe page is told of it.\n", "body: hear of"),
])
def test_hook_refuses_a_bad_commit_message(repository, message, part):
    (repository / "message").write_text(message)
    done = run(repository, "bash", "script/hooks/commit-msg", "message")
    assert done.returncode == (1 if part else 0), done.stderr
    assert done.stderr.startswith(f"commit {part}: ") if part else done.stderr == ""
