"""Makes the Swift reference of the site with DocC, of what was built: .build/site/swift/, for any folder of any host."""

import json
import os
import re
import shutil
import subprocess
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
SITE = PROJECT / ".build/site/swift"
# Which package has built what is documented: those that need UIKit or AppKit are built against stand-ins.
MODULES = {
    "PressureKit": ".", "PressureSwiftUI": "Stubs", "PressureUIKit": "Stubs", "PressureAppKit": "Stubs/Mac",
    "PressureHosting": ".", "QuickActions": ".", "PressureTesting": ".",
}
TARGET = "x86_64-unknown-linux-gnu" if os.uname().machine == "x86_64" else "aarch64-unknown-linux-gnu"
LISTED = re.compile(r"^- ``(\w+)``$", re.MULTILINE)
ROOTED = re.compile(r'(href|src)="/(?=(?:css|js|favicon))')
BASE = 'var baseUrl = "/"'


def run(*command):
    done = subprocess.run(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode:
        raise SystemExit(f"{done.stdout}\nfailed: {' '.join(map(str, command))}")


def archive(module, work):
    """An archive of a module's public symbols and of its catalog, which lists them all, and where no link leads nowhere."""
    symbols = work / module
    symbols.mkdir()
    run(
        "swift", "symbolgraph-extract", "-module-name", module, "-target", TARGET, "-minimum-access-level", "public",
        "-I", f"{MODULES[module]}/.build/release/Modules", "-output-dir", symbols, "-emit-extension-block-symbols",
        # What a type has of a protocol of a stand-in's is not what it has of Apple's.
        *([] if MODULES[module] == "." else ["-skip-synthesized-members"]),
    )
    catalog = PROJECT / f"Sources/{module}/{module}.docc"
    listed = set(LISTED.findall((catalog / f"{module}.md").read_text()))
    public = json.loads((symbols / f"{module}.symbols.json").read_text())["symbols"]
    missing = {one["names"]["title"] for one in public if len(one["pathComponents"]) == 1} - listed
    if missing:
        raise SystemExit(f"{catalog.name}/{module}.md: not listed: {', '.join(sorted(missing))}")
    made = work / f"{module}.doccarchive"
    run(
        "docc", "convert", catalog, "--additional-symbol-graph-dir", symbols,
        "--fallback-display-name", module, "--fallback-bundle-identifier", module, "--warnings-as-errors",
        "--output-dir", made,
    )
    return made


def relative(page):
    """DocC's pages ask for everything at the root of their host: they get it from where the site is."""
    up = "../" * len(page.relative_to(SITE).parent.parts) or "./"
    html = page.read_text()
    if BASE not in html:
        raise SystemExit(f"{page}: DocC's pages are no longer what they were: there is no {BASE}")
    html = ROOTED.sub(rf'\1="{up}', html)
    page.write_text(html.replace(BASE, f'var baseUrl = new URL("{up}", location).pathname'))


def main():
    # Of one module after the other, two at a time: each is a process with its own.
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as several:
        work = Path(folder)
        made = list(several.map(lambda module: archive(module, work), MODULES))
        shutil.rmtree(SITE, ignore_errors=True)
        run(
            "docc", "merge", *made, "--synthesized-landing-page-name", "PressureKit in Swift",
            "--synthesized-landing-page-topics-style", "list", "--output-path", SITE,
        )
    for page in SITE.rglob("*.html"):
        relative(page)
    # DocC has a page of errors there.
    (SITE / "index.html").write_text(
        '<!doctype html><html lang="en"><meta charset="utf-8"><title>PressureKit in Swift</title>'
        '<meta http-equiv="refresh" content="0; url=documentation/"><a href="documentation/">PressureKit in Swift</a></html>\n'
    )
    shutil.copy(Path(__file__).with_name("swift-theme.json"), SITE / "theme-settings.json")


main()
