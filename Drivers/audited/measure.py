#!/usr/bin/env python3
"""Audits public controls. Writes the results into Docs/audited-controls.md, and the reports with their traces into
.build/audited/. Needs script/bootstrap test, script/build-web, and the network for the packages that contain the controls.

  .build/venv/bin/python Drivers/audited/measure.py
"""

from __future__ import annotations

import functools
import http.server
import json
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

PROJECT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(PROJECT / "Drivers/python")]

from playwright.sync_api import sync_playwright  # noqa: E402

from pressurekit_driver import Report, audit  # noqa: E402

MADE = PROJECT / ".build/audited"
MARKS = "<!-- made by Drivers/audited/measure.py -->", "<!-- made by Drivers/audited/measure.py: end -->"
# The packages from PyPI that contain Quasar and Vue, Hammer.js, and a jQuery for jQuery Mobile, which Debian has.
NICEGUI, PYVIS, JQUERY = "nicegui==3.18.0", "pyvis==0.3.2", "XStatic-jQuery==2.2.4.1"
JQUERY_MOBILE = "libjs-jquery-mobile"


@dataclass(frozen=True)
class Control:
    """A public control. `title` is the head of its column. `note` says what it is and how it was used."""

    name: str
    title: str
    note: str
    hold: float
    press: Callable[[Any], None] | None = None


def onto_the_ring(hand: Any) -> None:
    hand.down("#control", force=0.1)
    hand.press(to=0.6, over=0.1)
    hand.wait(0.5)
    hand.slide("#control", over=0.1, at=(0.5, -1.35))
    hand.wait(0.3)
    hand.lift()


def by_force(hand: Any) -> None:
    hand.down("#control", force=0.1)
    hand.press(to=0.9, over=0.03)
    hand.wait(0.3)
    hand.lift()


CONTROLS = [
    Control(
        "quasar", "Quasar", "the directive `v-touch-hold:1000.mouse` of {quasar}, on a native button. It is from the PyPI package {nicegui}.", 1.5,
    ),
    Control(
        "hammer", "Hammer",
        "`new Hammer(button).on('press', …)` of {hammer}, on a native button. It is from the PyPI package {pyvis}.", 0.4,
    ),
    Control(
        "jquery-mobile", "jQuery Mobile",
        "the event `taphold` of {mobile}, on a native button. It is from Debian, with jQuery from the PyPI package {jquery}.", 1.2,
    ),
    Control(
        "guide", "Hold button",
        "a hold button without a library, as many pages have it: the old button of [From your own hold-to-confirm button](from-hold-button.md).",
        2.5,
    ),
    Control("ring", "Ring", "`<pressure-confirm-button>` of {pressurekit}, pressed onto its ring.", 2.5, onto_the_ring),
    Control("in-place", "In place", "`<pressure-confirm-button in-place>` of {pressurekit}, pressed by force for less than half a second.", 2.5, by_force),
]
PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{title}</title>
<div style="margin: 120px 40px">{body}</div>
"""
OURS = """<pressure-confirm-button id="control" {attributes}>Delete</pressure-confirm-button>
<script type="module">
  import '/pressurekit/confirm-button.js'
  window.acts = 0
  document.addEventListener('confirm', () => { window.acts += 1 })
</script>"""


def taken(inside: str, name: str) -> bytes:
    """Takes a file out of the downloaded packages. Returns its contents."""
    (source,) = MADE.glob(f"packages/**/{inside}")
    return shutil.copy(source, MADE / name).read_bytes()


def version(content: bytes, pattern: bytes) -> str:
    found = re.search(pattern, content)
    return found[1].decode() if found else "of an unknown version"


def prepare() -> dict[str, str]:
    """Makes the pages. Returns the versions of the public packages."""
    shutil.rmtree(MADE, ignore_errors=True)
    shutil.copytree(HERE / "pages", MADE)
    (MADE / "pressurekit").symlink_to(PROJECT / ".build/web")
    packages = MADE / "packages"
    subprocess.run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", packages, NICEGUI, PYVIS, JQUERY], check=True)
    subprocess.run(["apt-get", "download", "--quiet", JQUERY_MOBILE], cwd=packages, check=True)
    for package in list(packages.iterdir()):
        if package.suffix == ".deb":
            subprocess.run(["dpkg-deb", "--extract", package, packages], check=True)
        else:
            shutil.unpack_archive(package, packages, "zip" if package.suffix == ".whl" else None)
    quasar = taken("nicegui/static/quasar.umd.prod.js", "quasar.js")
    taken("nicegui/static/vue.esm-browser.prod.js", "vue.js")
    hammer = taken("pyvis/lib/vis-9.0.4/vis-network.min.js", "vis.js")
    taken("xstatic/pkg/jquery/data/jquery.min.js", "jquery.js")
    mobile = taken("jquery-mobile/jquery.mobile-*.[0-9].js", "jquery-mobile.js")
    guide = (PROJECT / "Docs/from-hold-button.md").read_text(encoding="utf-8")
    old = re.search(r"^```html\n(.*?)^```$", guide, re.MULTILINE | re.DOTALL)
    assert old, "the guide has no HTML block"
    body = old[1].replace('id="erase"', 'id="control"').replace("'erase'", "'control'")
    body += "<script>window.acts = 0; function erase() { window.acts += 1 }</script>"
    for name, content in (("guide", body), ("ring", OURS.replace("{attributes}", "")), ("in-place", OURS.replace("{attributes}", "in-place"))):
        (MADE / f"{name}.html").write_text(PAGE.replace("{title}", name).replace("{body}", content), encoding="utf-8")
    ours = json.loads((PROJECT / "Web/package/package.json").read_text(encoding="utf-8"))["version"]
    return {
        "pressurekit": f"PressureKit {ours}",
        "quasar": f"Quasar {version(quasar, rb'Quasar Framework v([0-9.]+)')}",
        "hammer": f"@egjs/hammerjs {version(hammer, rb'VERSION = .([0-9.a-z-]+)')}",
        "mobile": f"jQuery Mobile {version(mobile, rb'jQuery Mobile ([0-9.]+)')}",
        **{name: package.replace("==", " ") for name, package in (("nicegui", NICEGUI), ("pyvis", PYVIS), ("jquery", JQUERY))},
    }


class Server(http.server.ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """A page that is left does not wait for its files."""


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Prints nothing."""


def audited(browser: Any, address: str, control: Control) -> Report:
    # Quasar listens to touches only if the browser says that it has them.
    page = browser.new_page(viewport={"width": 800, "height": 600}, has_touch=True)
    page.clock.install(time=0)

    def opened() -> None:
        page.goto(f"{address}/{control.name}.html")
        page.locator("#control").wait_for()
        # jQuery Mobile scrolls the page soon after it was loaded.
        page.clock.run_for(1000)

    opened()
    page.clock.pause_at(60)
    report = audit(
        page, "#control", acted=lambda: page.evaluate("acts"), press=control.press, hold=control.hold, prepare=opened, clock=page.clock,
    )
    page.close()
    return report


def table(reports: dict[Control, Report]) -> list[str]:
    """A row for each fault, and a column for each control that acted in one. A phone has no room for the others."""
    shown = {control: report for control, report in reports.items() if report.misfires}
    lines = ["| fault | " + " | ".join(control.title for control in shown) + " |", "|---|" + ":-:|" * len(shown)]
    for faults in zip(*(report.faults for report in shown.values()), strict=True):
        cells = ["**acted**" if fault.acted else "–" if fault.outcome == "not tried" else "no" for fault in faults]
        heading = f"{faults[0].number}. {faults[0].title}"
        place = re.sub(r"[^\w -]", "", heading).lower().replace(" ", "-")
        lines.append(f"| [{heading}](misfires.md#{place}) | {' | '.join(cells)} |")
    return lines


def section(reports: dict[Control, Report], versions: dict[str, str]) -> list[str]:
    """The derived lines of the document: the browser, each control with its result, and the table."""
    notes = []
    for one, report in reports.items():
        tried = sum(fault.outcome != "not tried" for fault in report.faults)
        result = f"It acted in {len(report.misfires) or 'none'} of {tried} faults."
        notes.append(f"- **{one.title}**: {one.note.format(**versions)} {result}")
    left_out: dict[str, list[str]] = {}
    for one, report in reports.items():
        for fault in report.faults:
            if fault.outcome == "not tried":
                left_out.setdefault(f"fault {fault.number}: {fault.tries[0].reason}", []).append(one.title)
    reasons = [f"- {', '.join(titles)}, {reason}" for reason, titles in left_out.items()]
    return [
        "", "", f"The browser was {versions['chromium']}, with a touch screen. The controls are:", "", *notes, "",
        "A control that acted in no fault has no column:", "", *table(reports), "", "Faults that were not tried:", "", *reasons, "", "",
    ]


def main() -> None:
    versions = prepare()
    server = Server(("127.0.0.1", 0), functools.partial(Quiet, directory=str(MADE)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        options = ["--no-sandbox", "--disable-frame-rate-limit", "--disable-gpu-vsync"]
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=options)
        versions["chromium"] = f"Chromium {browser.version.partition('.')[0]}"
        reports = {}
        for control in CONTROLS:
            reports[control] = audited(browser, f"http://127.0.0.1:{server.server_port}", control)
            print(f"{control.title}: acted in {[fault.number for fault in reports[control].misfires]}")
        browser.close()
    server.shutdown()
    for control in CONTROLS:
        lines = [str(reports[control])]
        for fault in reports[control].misfires:
            lines += [f"\n{fault.number}. {fault.title}, {one.name}:\n{one.trace}" for one in fault.tries if one.trace]
        (MADE / f"{control.name}.txt").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    document = PROJECT / "Docs/audited-controls.md"
    text = document.read_text(encoding="utf-8")
    start, end = text.index(MARKS[0]) + len(MARKS[0]), text.index(MARKS[1])
    document.write_text(text[:start] + "\n".join(section(reports, versions)) + text[end:], encoding="utf-8")


if __name__ == "__main__":
    main()
