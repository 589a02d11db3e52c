"""Activates an element, or focuses a text field, as assistive technology does. Fails if there is no such element.

Runs with the system's Python, for which Debian packages AT-SPI's library. Its arguments are a role and a name. Without
arguments it prints each element as a line of JSON with both.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def nodes(node):
    """The showing nodes below a node, in order."""
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is None:
            continue
        if child.get_state_set().contains(Atspi.StateType.VISIBLE):
            yield child
        yield from nodes(child)


def words(node):
    return [node.get_role_name(), node.get_name()]


everything = nodes(Atspi.get_desktop(0))
wanted = sys.argv[1:]
if not wanted:
    for node in everything:
        print(json.dumps(words(node)))
    sys.exit()
node = next((node for node in everything if words(node) == wanted), None)
if node is None:
    sys.exit(f"There is no {' '.join(wanted)}")
is_field = node.get_state_set().contains(Atspi.StateType.EDITABLE)
if not (Atspi.Component.grab_focus(node) if is_field else Atspi.Action.do_action(node, 0)):
    sys.exit(f"{' '.join(wanted)} cannot be activated")
