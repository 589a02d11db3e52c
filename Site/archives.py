"""Has DocC make the content of the Swift reference, of what was built: .build/docs/archives/, which Site/reference.py reads."""

import json
import os
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
ARCHIVES = PROJECT / ".build/docs/archives"
# Which package has built what is documented, some of it against stand-ins for what is Apple's.
MODULES = {
    "PressureKit": "Stubs", "PressureSwiftUI": "Stubs", "PressureUIKit": "Stubs", "PressureAppKit": "Stubs/Mac",
    "PressureHosting": "Stubs", "QuickActions": "Stubs", "PressureTesting": "Stubs",
}
ON_STAND_INS = {"PressureSwiftUI", "PressureUIKit", "PressureAppKit"}
TARGET = "x86_64-unknown-linux-gnu" if os.uname().machine == "x86_64" else "aarch64-unknown-linux-gnu"
LISTED = re.compile(r"^- ``(\w+)``$", re.MULTILINE)


def run(*command):
    done = subprocess.run(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nfailed: {' '.join(map(str, command))}")


def archive(module):
    """An archive of a module's public symbols and of its catalog, which lists them all, and where no link leads nowhere."""
    symbols = ARCHIVES / module
    symbols.mkdir(parents=True)
    run(
        "swift", "symbolgraph-extract", "-module-name", module, "-target", TARGET, "-minimum-access-level", "public",
        "-I", f"{MODULES[module]}/.build/release/Modules", "-output-dir", symbols, "-emit-extension-block-symbols",
        # What a type has of a protocol of a stand-in's is not what it has of Apple's.
        *(["-skip-synthesized-members"] if module in ON_STAND_INS else []),
    )
    catalog = PROJECT / f"Sources/{module}/{module}.docc"
    listed = set(LISTED.findall((catalog / f"{module}.md").read_text()))
    public = json.loads((symbols / f"{module}.symbols.json").read_text())["symbols"]
    missing = {one["names"]["title"] for one in public if len(one["pathComponents"]) == 1} - listed
    if missing:
        raise SystemExit(f"{catalog.name}/{module}.md: not listed: {', '.join(sorted(missing))}")
    run(
        "docc", "convert", catalog, "--additional-symbol-graph-dir", symbols, "--warnings-as-errors",
        "--fallback-display-name", module, "--fallback-bundle-identifier", module,
        # The pages are made by the site; articles that mention a symbol are not listed there.
        "--no-transform-for-static-hosting", "--disable-mentioned-in",
        "--fallback-default-module-kind", "Module",
        "--output-dir", ARCHIVES / f"{module}.doccarchive",
    )


def main():
    shutil.rmtree(ARCHIVES, ignore_errors=True)
    # Of one module after the other, two at a time: each is a process with its own.
    with ThreadPoolExecutor(2) as several:
        list(several.map(archive, MODULES))


main()
