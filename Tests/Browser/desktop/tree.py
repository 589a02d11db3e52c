"""Prints the accessibility tree between the page's first and last element, a line for each node.

Runs with the system's Python, for which Debian packages AT-SPI's library. Its argument is the title of the page.
"""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

# States that every usable node has. Only a missing one is printed.
COMMON = {"enabled", "sensitive", "visible"}
# States that depend on drawing, scrolling and text selection.
IGNORED = {"opaque", "selectable-text", "showing"}
# The character that stands for an embedded object in a text.
OBJECT = "\ufffc"
# Printed attributes that are neither a name nor a state.
ATTRIBUTES = ("live", "haspopup", "valuetext")


def children(node):
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def find(node, role, name=None):
    """The first node below this one with a role and, if given, a name."""
    for child in filter(None, children(node)):
        found = child.get_role() == role and name in (None, child.get_name())
        below = child if found else find(child, role, name)
        if below:
            return below


def words(node, outer):
    """The words that describe a node inside a node named `outer`."""
    name, interfaces, attributes = node.get_name(), node.get_interfaces(), node.get_attributes()
    yield node.get_role_name()
    if name:
        yield f'"{name}"'
    if node.get_description():
        yield f'described as "{node.get_description()}"'
    if "Text" in interfaces:
        text = Atspi.Text.get_text(node, 0, -1).replace(OBJECT, "").strip()
        if text and text not in name and text not in outer:
            yield f'text "{text}"'
    if "Value" in interfaces:
        numbers = (Atspi.Value.get_current_value, Atspi.Value.get_minimum_value, Atspi.Value.get_maximum_value)
        yield "{:g} of {:g} to {:g}".format(*(number(node) for number in numbers))
    states = {state.value_nick for state in node.get_state_set().get_states()}
    yield from sorted(states - COMMON - IGNORED)
    yield from (f"not {state}" for state in sorted(COMMON - states))
    yield from (f'{name} "{attributes[name]}"' for name in ATTRIBUTES if name in attributes)


def show(node, depth=0, outer=""):
    line = " ".join(words(node, outer))
    # Browsers differ in whether a text is a node, and in which containers they omit.
    if node.get_role() == Atspi.Role.STATIC:
        return
    if line not in ("section", "panel"):
        print("  " * depth + line)
        depth += 1
    for child in children(node):
        show(child, depth, node.get_name() or outer)


page = find(Atspi.get_desktop(0), Atspi.Role.DOCUMENT_WEB, sys.argv[1])
for node in children(find(page, Atspi.Role.LANDMARK))[1:-1]:
    show(node)
