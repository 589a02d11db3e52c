"""Prints what assistive technology finds between the first and the last thing of the page: a line for each node.

A program of the system's Python, for which Debian packages AT-SPI's library. It gets the title of the page.
"""

import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

# Of everything that can be used; where one is missing that is said.
COMMON = {"enabled", "sensitive", "visible"}
# Of the drawing, of where the page is scrolled to, and of the text.
IGNORED = {"opaque", "selectable-text", "showing"}
# What stands in a text for a node that is none.
OBJECT = "\ufffc"
# Attributes of the page that are neither a name nor a state.
ATTRIBUTES = ("live", "haspopup", "valuetext")


def children(node):
    return [node.get_child_at_index(index) for index in range(node.get_child_count())]


def find(node, role, name=None):
    """The first node of a role, and a name, in what is below this one."""
    for child in filter(None, children(node)):
        found = child.get_role() == role and name in (None, child.get_name())
        below = child if found else find(child, role, name)
        if below:
            return below


def words(node, outer):
    """What is said of a node, in a thing of the name `outer`."""
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
    # Browsers differ in whether a text is a node, and in what they leave out of what only holds others.
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
