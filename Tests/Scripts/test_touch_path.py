"""The lists of Docs/path-of-a-touch.md that script/path writes. script/prove shows that they match the traces."""

from touch_path import MARKS, PAGE, between, comments, ours, with_present_purposes


def test_each_listed_file_exists_with_its_current_description():
    page = PAGE.read_text(encoding="utf-8")
    assert with_present_purposes(page) == page, "run script/path"
    assert page.split(MARKS[0])[1].split(MARKS[1])[0].count("\n1. `") == 4


def test_list_has_each_file_of_the_press_once():
    calls = [("a", "Sources/generate/Generate.swift"), ("pressBegins", "x"), ("b", "Web/page.js"), ("c", "Tests/Path/trace.c")]
    pressed = between([*calls, ("d", "<compiler-generated>"), ("e", "Web/page.js"), ("pressEnds", "x"), ("f", "Web/peek.js")])
    assert [function for function, _ in pressed] == ["b", "c", "d", "e"]
    assert ours([file for _, file in pressed]) == ["Web/page.js"]
    # The finger of the test is not on the path.
    assert ours(["Tools/Linked/UIKit/ViewFingers/ViewFinger.swift"]) == []
    # A file of the kit behind a link of the stand-ins.
    assert ours(["Tools/Linked/AppKit/PressureViews/Shared/Words.swift"]) == ["Sources/PressureViews/Shared/Words.swift"]


def test_comments_are_paragraphs_with_the_code_that_follows():
    text = "/// One.\n/// Still one.\n///\n/// Another.\n@A\nstruct B {}\n/** `c`\n * d */\nx\n"
    assert [(words, code.splitlines()[0]) for words, code in comments(text)] == [("One. Still one.", "@A"), ("`c` d", "x")]
