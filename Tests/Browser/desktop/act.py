"""Does what assistive technology does to activate something, or to begin to write in it. Fails if it is not there.

A program of the system's Python, for which Debian packages AT-SPI's library. It gets a role and a name; without them it
prints what there is, a list of both in a line each.
"""

import json
import sys

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi


def nodes(node):
    """What can be seen below a node, in order."""
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
    sys.exit(f"there is no {' '.join(wanted)}")
is_field = node.get_state_set().contains(Atspi.StateType.EDITABLE)
if not (Atspi.Component.grab_focus(node) if is_field else Atspi.Action.do_action(node, 0)):
    sys.exit(f"{' '.join(wanted)} cannot be activated")
