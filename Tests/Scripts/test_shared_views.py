"""Code that UIKit and AppKit have in common is written once, in Sources/PressureViews/Shared."""

import re
from difflib import SequenceMatcher
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
HOSTS = PROJECT / "Sources/PressureViews/UIKit", PROJECT / "Sources/PressureViews/AppKit"
# The largest number of AppKit's lines of code that may equal UIKit's. These lines cannot be shared: initializers, and the
# declarations that shared views override. A fraction would rise when more code is shared.
MOST = 161
# Differences in the platform's name only.
NAMES = re.compile(r"\b(?:NS|UI|CG)(?=[A-Z])|AppKit|UIKit")


def code(file):
    """The lines of code of a file, without the platform's names."""
    lines = (line.strip() for line in file.read_text(encoding="utf-8").splitlines())
    return [NAMES.sub("", line) for line in lines if line.strip("{}") and not line.startswith(("//", "import ", "#"))]


def own_files(host):
    """The files of a host by name without the platform's."""
    return {NAMES.sub("", file.name): file for file in host.rglob("*.swift")}


def repeated(uikit, appkit):
    """The number of AppKit's lines of code, and of those that UIKit has in the same order in a file of the same name."""
    lines = equal = 0
    for name, file in appkit.items():
        own = code(file)
        lines += len(own)
        if name in uikit:
            blocks = SequenceMatcher(None, own, code(uikit[name]), autojunk=False).get_matching_blocks()
            equal += sum(block.size for block in blocks)
    return lines, equal


def test_appkit_repeats_little_of_uikit():
    lines, equal = repeated(*map(own_files, HOSTS))
    assert lines > 500
    assert equal <= MOST


def test_a_repeated_line_is_counted(tmp_path):
    (tmp_path / "UIKit.swift").write_text("import UIKit\n// UIKit's.\nlet view = UIView(frame: CGRect())\nlet a = 1\n}\n")
    (tmp_path / "AppKit.swift").write_text("import AppKit\nlet view = NSView(frame: NSRect())\nlet b = 1\n}\n")
    files = [{"View.swift": tmp_path / f"{name}.swift"} for name in ("UIKit", "AppKit")]
    assert repeated(*files) == (2, 1)
