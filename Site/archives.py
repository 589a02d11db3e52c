"""Runs DocC on the built modules to make the content of the Swift reference: .build/docs/archives/, for Site/reference.py."""

import json
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
ARCHIVES = PROJECT / ".build/docs/archives"
BUILT = PROJECT / "Tools/.build/release/Modules"
# The documented modules, with those of which each consists here. On Linux the views are built against stand-ins for Apple's
# frameworks, and the reference shows those for iPhone and iPad.
MODULES = {
    "PressureKit": ["PressureKit"], "PressureSwiftUI": ["UIKitPressureSwiftUI"], "PressureViews": ["UIKitPressureViews"],
    "PressureHosting": ["PressureHosting"], "QuickActions": ["QuickActions"], "PressureTesting": ["PressureTesting", "UIKitViewFingers"],
}
TARGET = "x86_64-unknown-linux-gnu" if os.uname().machine == "x86_64" else "aarch64-unknown-linux-gnu"
LISTED = re.compile(r"^- ``(\w+)``$", re.MULTILINE)


def run(*command):
    done = subprocess.run(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nfailed: {' '.join(map(str, command))}")


def archive(module):
    """Makes an archive of a module's public symbols and its catalog. The catalog must list all of them and have no broken links."""
    symbols = ARCHIVES / module
    symbols.mkdir(parents=True)
    public = []
    for built in MODULES[module]:
        run(
            "swift", "symbolgraph-extract", "-module-name", built, "-target", TARGET, "-minimum-access-level", "public", "-I", BUILT,
            "-output-dir", symbols, "-emit-extension-block-symbols",
            # A stand-in's protocols differ from Apple's, so their inherited members would be wrong.
            *(["-skip-synthesized-members"] if built.startswith("UIKit") else []),
        )
        file = symbols / f"{built}.symbols.json"
        graph = json.loads(file.read_text())
        graph["module"]["name"] = module
        file.write_text(json.dumps(graph))
        public += graph["symbols"]
    catalog = PROJECT / f"Sources/{module}/{module}.docc"
    listed = set(LISTED.findall((catalog / f"{module}.md").read_text()))
    missing = {one["names"]["title"] for one in public if len(one["pathComponents"]) == 1} - listed
    if missing:
        raise SystemExit(f"{catalog.name}/{module}.md: list these symbols: {', '.join(sorted(missing))}")
    run(
        "docc", "convert", catalog, "--additional-symbol-graph-dir", symbols, "--warnings-as-errors",
        "--fallback-display-name", module, "--fallback-bundle-identifier", module,
        # The site renders the pages. They do not list the articles that mention a symbol.
        "--no-transform-for-static-hosting", "--disable-mentioned-in",
        "--fallback-default-module-kind", "Module",
        "--output-dir", ARCHIVES / f"{module}.doccarchive",
    )


def main():
    shutil.rmtree(ARCHIVES, ignore_errors=True)
    # Two at a time: each module is a separate process.
    with ThreadPoolExecutor(2) as several:
        list(several.map(archive, MODULES))


main()
