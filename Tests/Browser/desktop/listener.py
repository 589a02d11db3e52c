"""Tells what a page tells assistive technology: a line of JSON for each event.

A program of the system's Python, for which Debian packages AT-SPI's library.
"""

import json

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# What is told when it comes and when it goes.
STATES = ["focused", "busy", "expanded", "pressed", "checked", "selected", "invalid-entry"]
# What is told with a text. (Not the value of a meter: how often that is told depends on which frames come together.)
CHANGES = [
    "text-changed:insert", "text-changed:delete", "property-change:accessible-name",
    "property-change:accessible-description", "announcement",
]


def is_live(node):
    """Whether a screen reader reads what changes in a node."""
    return any(name in node.get_attributes() for name in ("live", "container-live"))


def is_in_page(node):
    while node and node.get_role() != Atspi.Role.APPLICATION:
        if node.get_role() == Atspi.Role.DOCUMENT_WEB:
            return True
        node = node.get_parent()
    return False


def line(event):
    """What an event says, as a line; None if that is nothing."""
    source = event.source
    kind = event.type.removeprefix("object:").removesuffix(":system")
    name, _, state = kind.partition(":")
    text = event.any_data if isinstance(event.any_data, str) else ""
    # The focus goes from where it was as it comes elsewhere, and not every browser tells of it.
    if (state == "focused" and not event.detail1) or not is_in_page(source):
        return None
    if name == "text-changed" and not is_live(source):
        return None
    what = f'{source.get_role_name()} "{source.get_name()}"' if source.get_name() else source.get_role_name()
    if name == "state-changed":
        return f"{what}: {state}" if event.detail1 else f"{what}: not {state}"
    return f'{what}: {state or name} "{text}"' if text else f"{what}: {state or name}"


def tell(event):
    try:
        said = line(event)
    except GLib.Error:
        return  # Its source is gone already.
    if said:
        print(json.dumps(said), flush=True)


listener = Atspi.EventListener.new(tell)
for kind in [*(f"state-changed:{state}" for state in STATES), *CHANGES]:
    listener.register(f"object:{kind}")
print(json.dumps("ready"), flush=True)
Atspi.event_main()
