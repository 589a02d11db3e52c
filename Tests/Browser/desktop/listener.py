"""Prints the accessibility events of a page, each as a line of JSON.

Runs with the system's Python, for which Debian packages AT-SPI's library.
"""

import json

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

# States whose beginning and end are printed.
STATES = ["focused", "busy", "expanded", "pressed", "checked", "selected", "invalid-entry"]
# Changes that are printed with a text. A meter's value is not one: the number of its events depends on the frames that
# coincide.
CHANGES = [
    "text-changed:insert", "text-changed:delete", "property-change:accessible-name",
    "property-change:accessible-description", "announcement",
]


def is_live(node):
    """True if a screen reader reads changes in the node."""
    return any(name in node.get_attributes() for name in ("live", "container-live"))


def is_in_page(node):
    while node and node.get_role() != Atspi.Role.APPLICATION:
        if node.get_role() == Atspi.Role.DOCUMENT_WEB:
            return True
        node = node.get_parent()
    return False


def line(event):
    """An event as a line, or None if it does not matter."""
    source = event.source
    kind = event.type.removeprefix("object:").removesuffix(":system")
    name, _, state = kind.partition(":")
    text = event.any_data if isinstance(event.any_data, str) else ""
    # Ignore the loss of focus: focus moves when another node gains it, and not every browser sends both events.
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
        return  # The source no longer exists.
    if said:
        print(json.dumps(said), flush=True)


listener = Atspi.EventListener.new(tell)
for kind in [*(f"state-changed:{state}" for state in STATES), *CHANGES]:
    listener.register(f"object:{kind}")
print(json.dumps("ready"), flush=True)
Atspi.event_main()
