"""Prints the static shortcuts in a folder of Android resources, as the system would read them.

It checks the platform's requirements: those of com.android.server.pm.ShortcutParser for a shortcut, and those of "String
resources" in Android's documentation for the texts.
"""

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

ANDROID = "{http://schemas.android.com/apk/res/android}"
ESCAPES = {"n": "\n", "t": "\t"}


def unescaped(name, text, formatted):
    """The text of a resource. Spaces are collapsed outside quotation marks, and a backslash escapes."""
    text = text.strip()
    if text[:1] in ("@", "?"):
        sys.exit(f"{name}: {text} is not a text")
    made, quoted, parts = "", False, re.findall(r"\\u[0-9a-fA-F]{4}|\\.|\s+|.", text)
    for part in parts:
        if part == '"':
            quoted = not quoted
        elif part == "'" and not quoted:
            sys.exit(f"{name}: an apostrophe is not escaped")
        elif part.startswith("\\u"):
            made += chr(int(part[2:], 16))
        elif part.startswith("\\"):
            made += ESCAPES.get(part[1], part[1])
        else:
            made += part if quoted or not part.isspace() else " "
    if quoted:
        sys.exit(f"{name}: a quotation mark is not closed")
    if formatted and "%" in made:
        sys.exit(f"{name}: a percent sign is formatted")
    return made


def strings(path):
    """The texts of a file of resources, by their names."""
    return {
        string.get("name"): unescaped(string.get("name"), string.text, string.get("formatted") != "false")
        for string in ElementTree.parse(path).getroot().iterfind("string")
    }


def main(folder):
    texts = {path.parent.name: strings(path) for path in sorted(folder.glob("values*/*.xml"))}
    seen = set()
    for shortcut in ElementTree.parse(folder / "xml/shortcuts.xml").getroot().iterfind("shortcut"):
        identifier, label = (shortcut.get(ANDROID + name) for name in ("shortcutId", "shortcutShortLabel"))
        if not identifier or identifier[0] in "@?":
            sys.exit("a shortcut has no shortcutId")
        if identifier in seen:
            sys.exit(f"{identifier} appears twice")
        seen.add(identifier)
        if not (label or "").startswith("@string/"):
            sys.exit(f"{label} is not a reference to a string")
        name = label.removeprefix("@string/")
        if name not in texts["values"]:
            sys.exit(f"{name} has no default")
        print(identifier, shortcut.get(ANDROID + "icon"))
        intents = shortcut.findall("intent")
        if not intents:
            sys.exit(f"{identifier} has no intent")
        for intent in intents:
            names = ("action", "targetPackage", "targetClass")
            action, package, target = (intent.get(ANDROID + name) for name in names)
            if not action:
                sys.exit("an intent has no action")
            print(f"  {action} {package}/{target}")
            for extra in intent.iterfind("extra"):
                print(f"  {extra.get(ANDROID + 'name')}={extra.get(ANDROID + 'value')}")
        for folder_name, table in texts.items():
            if name in table:
                print(f"  {folder_name}: {table[name]!r}")


main(Path(sys.argv[1]))
