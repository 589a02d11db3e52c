"""The example in Docs/__name__.md in real browsers."""

from page import HALF
from test_documentation_code import Example, reader, scripted, shown  # noqa: F401  (two are fixtures)

EXAMPLE = Example("Docs/__name__.md", "html 1", "js 1", before=scripted("__name__"))


def test_a_press_on_the_example_calls_its_listener(shown):  # noqa: F811
    shown.show(EXAMPLE, save="")
    finger = shown.finger("touch")
    finger.down(*shown.centre(), HALF)
    assert shown.calls() == []
    finger.up()
    shown.called(["save"])
