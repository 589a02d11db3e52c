"""Writes the lists of Docs/path-of-a-touch.md from the traces of script/path: touch_path.py folder [--check]."""

from __future__ import annotations

import difflib
import json
import re
import struct
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "Docs/path-of-a-touch.md"
MARKS = "<!-- made by script/path -->\n", "<!-- end of what script/path made -->\n"
# The build of each trace.
BUILDS = {"uikit": "views", "appkit": "views", "engine": "engine"}
HOSTS = {"web": "On the web", "uikit": "In UIKit", "appkit": "In AppKit"}


def places(folder: Path, name: str) -> list[tuple[str, str]]:
    """The function and file of each call in a trace, in order."""
    trace = (folder / f"{name}.trace").read_bytes()
    addresses = [address for (address,) in struct.iter_unpack("<Q", trace)]
    unique = list(dict.fromkeys(addresses))
    (binary,) = (folder / BUILDS[name] / "release").glob("*.xctest")
    answer = subprocess.run(
        ["llvm-symbolizer", f"--obj={binary}", "--inlining=false", "--output-style=LLVM"], check=True, capture_output=True, text=True,
        input="".join(f"{address:#x}\n" for address in unique),
    )
    found = {}
    for address, lines in zip(unique, answer.stdout.strip().split("\n\n"), strict=True):
        function, place = lines.splitlines()[:2]
        found[address] = function, place.rsplit(":", 2)[0]
    return [found[address] for address in addresses]


def between(calls: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """The calls from the beginning of the press to its end."""
    names = [next((mark for mark in ("pressBegins", "pressEnds") if mark in function), "") for function, _ in calls]
    return calls[names.index("pressBegins") + 1 : names.index("pressEnds")]


def ours(files: list[str]) -> list[str]:
    """The kit's own files, each once, except the finger that presses. The views on the stand-ins are behind links."""
    found = []
    for file in dict.fromkeys(files):
        path = Path(file)
        if file.startswith(("<", "?")):  # the compiler's own functions
            continue
        path = (ROOT / path).resolve()
        if path.is_relative_to(ROOT / "Sources/PressureTesting"):
            continue
        if path.is_relative_to(ROOT / "Sources") or path.is_relative_to(ROOT / "Web"):
            found.append(str(path.relative_to(ROOT)))
    return list(dict.fromkeys(found))


def web(folder: Path) -> list[str]:
    """The files of a page: the scripts, with each engine call replaced by the files that ran in it."""
    engine: list[list[str]] = [[]]
    for function, file in between(places(folder, "engine")):
        if "callEnds" in function:
            engine.append([])
        else:
            engine[-1].append(file)
    calls = iter(engine)
    pressed = json.loads((folder / "web/web.json").read_text(encoding="utf-8"))["pressed"]
    return [file for one in pressed for file in ([one] if isinstance(one, str) else next(calls))]


def comments(text: str) -> list[tuple[str, str]]:
    """The first paragraph of each comment in a file as one line, with the code that follows it."""
    # Matches lines of `//` or `///`, and a block that begins with `/**`.
    pattern = r"(?m)^[ ]*(?:(?P<lines>//.*\n(?:[ ]*//.*\n)*)|/\*\*(?P<block>(?:.|\n)*?)\*/\n?)(?=(?P<code>.*(?:\n.*){0,2}))"
    found = []
    for match in re.finditer(pattern, text):
        words = re.sub(r"(?m)^ *(?:///?|\*) ?", "", match["lines"] or match["block"])
        found.append((" ".join(words.strip().split("\n\n")[0].split()), match["code"]))
    return found


def purpose(file: str) -> str:
    """The first sentence of a file's main comment: at its head, of the type with its name or of a class, or the first
    comment."""
    text = (ROOT / file).read_text(encoding="utf-8")
    found = [(words, code) for words, code in comments(text) if not words.startswith("@")]
    name = re.escape(Path(file).stem.split("+")[0])
    head = found[:1] if re.match(r"//[^/]", text) else []
    declaration = rf"(?:@.*\n)?(?:\w+ )*(?:struct|class|enum|protocol|extension) (?:{name}\b|Pressure\w+ extends)"
    own = [one for one in found if re.match(declaration, one[1])]
    chosen = [*head, *own, *found][:1]
    return re.split(r"(?<=\.)\s", chosen[0][0], maxsplit=1)[0].removesuffix(".") if chosen else ""


def listed(files: list[str]) -> str:
    lines = []
    for number, file in enumerate(files, 1):
        words = purpose(file)
        lines.append(f"{number}. `{file}`" + (f": {words}\n" if words else "\n"))
    return "".join(lines)


def rendered(shared: list[str], others: dict[str, list[str]]) -> str:
    """The list of the files that every host runs, and for each host that of the others."""
    parts = [f"On every host, {len(shared)} files:\n\n{listed(shared)}\n"]
    for host, files in others.items():
        parts.append(f"{HOSTS[host]}, {len(shared) + len(files)} files with these {len(files)}:\n\n{listed(files)}\n")
    return "".join(parts)


def replaced(page: str, lists: str) -> str:
    before, rest = page.split(MARKS[0])
    return before + MARKS[0] + "\n" + lists + MARKS[1] + rest.split(MARKS[1])[1]


def with_present_purposes(page: str) -> str:
    """The page with the same files, and the present purpose of each."""
    part = page.split(MARKS[0])[1].split(MARKS[1])[0]
    shared, *others = [re.findall(r"^\d+\. `([^`]+)`", one, flags=re.MULTILINE) for one in re.split(r"^\w.*:$", part, flags=re.MULTILINE)[1:]]
    return replaced(page, rendered(shared, dict(zip(HOSTS, others, strict=True))))


def main(folder: Path, is_check: bool) -> int:
    native = {name: [file for _, file in between(places(folder, name))] for name in ("uikit", "appkit")}
    lists = {"web": ours(web(folder)), **{name: ours(files) for name, files in native.items()}}
    page = PAGE.read_text(encoding="utf-8")
    shared = [file for file in lists["web"] if all(file in files for files in lists.values())]
    others = {host: [file for file in lists[host] if file not in shared] for host in HOSTS}
    fresh = replaced(page, rendered(shared, others))
    for host, files in lists.items():
        print(f"{len(files):4} {host}")
    if is_check and fresh != page:
        sys.stderr.writelines(difflib.unified_diff(page.splitlines(True), fresh.splitlines(True), PAGE.name, "traced", n=0))
        print(f"{PAGE.name} differs from the trace: run script/path to update it", file=sys.stderr)
        return 1
    if not is_check:
        PAGE.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), "--check" in sys.argv[2:]))
