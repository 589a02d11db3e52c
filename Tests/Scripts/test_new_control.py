"""script/new-control: the control that it makes is in all generated lists, and a refusal or a failure changes no file.

script/prove tests that control as script/test does: Tests/Planted/test_new_control.py.
"""

import re

import pytest

from clone import Clone

# The files written by hand that the script changes. All others that change are generated.
BY_HAND = {
    "ARCHITECTURE.md", "Site/mkdocs.yml", "Sources/PressureKit/KitControls.swift",
    *(f"Sources/{module}/{module}.docc/{module}.md" for module in ("PressureKit", "PressureViews", "PressureSwiftUI")),
}
# Names that it refuses, each with the message.
REFUSED = {
    "VolumeKnob": "'VolumeKnob' is not a valid element name: use small letters and digits, with single hyphens between words",
    "volume--knob": "'volume--knob' is not a valid element name: use small letters and digits, with single hyphens between words",
    "9-lives": "'9-lives' is not a valid element name: use small letters and digits, with single hyphens between words",
    "peek": "<pressure-peek> already exists: choose another name",
    "weighing": "Sources/PressureKit/Weighing/Weighing.swift already declares a type Weighing: choose another name",
    "button": "Tools/Stubs/SwiftUI/AppKit/Button.swift already declares a type Button: choose another name",
    "pitfalls": "Docs/pitfalls.md already exists: choose another name",
    "double": "'double' has another meaning in the code of a control: choose another name",
    "switch": "'switch' has another meaning in the code of a control: choose another name",
}


@pytest.fixture
def clone():
    return Clone("new-control-lists")


@pytest.mark.deep
def test_a_new_control_is_generated_everywhere(clone):
    done = clone.run("script/new-control", "volume-knob")
    assert (done.returncode, done.stderr) == (0, "")
    made = re.findall(r"^  (\S+)$", done.stdout.split("\n\n")[0], re.MULTILINE)
    assert "Sources/PressureKit/VolumeKnob/VolumeKnob+Look.swift" in made
    assert {"its rules", "its look", "its words", "its pictures", "its traces", "its options"} <= {
        line[2:15].strip() for line in done.stdout.splitlines() if line.startswith("  its ")
    }
    changed = set(clone.changed())
    assert set(made) <= changed
    # The script of each element, the types of each framework and the data of each editor are generated.
    generated = {
        "Web/elements.txt", "Web/declarations.js", "Web/entries/volume-knob.js", "Web/entries/pressurekit.js", "Web/types/react.d.ts",
        "Web/types/volume-knob.d.ts", "Web/package/package.json", "Site/playgrounds.json",
        "Examples/Demo/controls/declared.js", "Tests/Browser/pages/controls.json", "Docs/images/states/volume-knob-pressed.svg",
    }
    assert generated <= changed
    assert (clone.folder / "Web/elements.txt").read_text().splitlines()[-1] == "volume-knob VolumeKnob"
    assert "| `disabled` |" in (clone.folder / "Docs/volume-knob.md").read_text()
    folders = ("Web/", "Docs/images/states/", "Examples/Demo/controls/declared.js", "Site/playgrounds.json", "Tests/Browser/pages/")
    assert {path for path in changed - set(made) if not path.startswith(folders)} == BY_HAND
    assert [path for path in made if "__" in (clone.folder / path).read_text()] == [], "a mark is left"
    # It is made once.
    again = clone.run("script/new-control", "volume-knob")
    assert (again.returncode, again.stderr) == (1, "new-control: <pressure-volume-knob> already exists: choose another name\n")
    assert set(clone.changed()) == changed


def test_a_name_is_refused_with_a_reason_and_no_file_changes(clone):
    said = {name: clone.run("script/new-control", name) for name in REFUSED}
    assert {name: done.stderr for name, done in said.items()} == {name: f"new-control: {why}\n" for name, why in REFUSED.items()}
    assert {done.returncode for done in said.values()} == {1}
    none = clone.run("script/new-control")
    assert (none.returncode, none.stderr) == (1, "usage: script/new-control NAME\n")
    assert clone.changed() == []


@pytest.mark.parametrize(
    ("path", "wrong", "said"),
    [
        ("Site/mkdocs.yml", "nav: []\n", "Site/mkdocs.yml must contain '      - A control of your own: own-control.md\\n' exactly once"),
        ("Sources/PressureKit/KitControls.swift", "", "Sources/PressureKit/KitControls.swift must contain one OneControl"),
        (
            "script/generate", "#!/bin/sh\necho gone >Web/elements.txt\nrm Web/samples.js\ntouch Web/half.js\necho no space; exit 3\n",
            "script/generate failed, so all files were restored. Its output:\nno space\n",
        ),
    ],
)
def test_a_failure_leaves_all_as_it_was(clone, path, wrong, said):
    (clone.folder / path).write_text(wrong)
    done = clone.run("script/new-control", "volume-knob")
    assert (done.returncode, said in done.stderr) == (1, True), done.stderr
    assert clone.changed() == [path]
    assert (clone.folder / path).read_text() == wrong
    assert not (clone.folder / "Sources/PressureKit/VolumeKnob").exists()
