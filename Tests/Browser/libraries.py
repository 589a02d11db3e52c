"""Pages with other projects' libraries: htmx, Turbo and Alpine from Python's packages, React, Preact and Vue from Debian's."""

import subprocess
import threading
from importlib.metadata import distribution
from pathlib import Path

from page import Page
from site_server import POLICY
from test_confirm_form import Recording, press

DEBIAN = Path(__file__).resolve().parents[2] / ".build/debian-node/usr/share/nodejs"
WHEELS = {
    "htmx-2": ("django-htmx", "django_htmx/static/django_htmx/htmx-2.min.js"),
    "htmx-4": ("django-htmx", "django_htmx/static/django_htmx/htmx-4.min.js"),
    "turbo": ("django-turbojs", "turbo/static/turbo/js/turbo.min.js"),
    "alpine": ("django-js-lib-alpinejs", "js_lib_alpinejs/static/js_lib_alpinejs/alpine.min.js"),
}
FRAMEWORKS = {
    "react": DEBIAN / "react/umd/react.production.min.js",
    "react-dom": DEBIAN / "react-dom/umd/react-dom.production.min.js",
    "vue": DEBIAN / "vue/dist/vue.runtime.min.js",
}
KIT = "/pressurekit/pressurekit.js"
SHELL = """<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A library</title>
    <link rel="icon" href="/icon.svg">
    <link rel="stylesheet" href="/page.css">
    <script src="/clock.js"></script>
    <script src="/recorder.js"></script>
    {head}
  </head>
  <body>{body}</body>
</html>
"""
ADD = """
const [src, type] = arguments
return new Promise((done, onerror) => {
  document.head.append(Object.assign(document.createElement('script'), { src, type, onerror, onload: () => done(true) }))
})
"""
# The engine comes after the first contact.
HOLD = """
const { fetch } = window
const contact = new Promise((done) => addEventListener('pointerdown', done, { capture: true, once: true }))
window.fetch = async (...request) => {
  if (String(request[0]?.url ?? request[0]).endsWith('.wasm')) await contact
  return fetch(...request)
}
"""


def gather(folder):
    """Links the libraries' files into a folder."""
    for name, (package, path) in WHEELS.items():
        (folder / f"{name}.js").symlink_to(distribution(package).locate_file(path))
    for name, path in FRAMEWORKS.items():
        (folder / f"{name}.js").symlink_to(path)
    subprocess.run(
        ["esbuild", DEBIAN / "preact/lib/preact.js", "--bundle", "--global-name=preact", "--log-level=warning", f"--outfile={folder}/preact.js"],
        check=True,
    )
    return folder


class Rendering(Recording):
    """Renders pages and parts of pages, and records the other requests. A request to an address with "held" waits for `gate`."""

    rendered = {}
    gate = threading.Event()
    # Alpine and htmx evaluate attributes. Some libraries have a style of their own.
    policy = POLICY.replace("'wasm-unsafe-eval'", "'wasm-unsafe-eval' 'unsafe-eval'").replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")

    def do_GET(self):
        text = self.rendered.get(self.path.partition("?")[0])
        if text is None:
            super().do_GET()
            return
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(text.encode())))
        self.end_headers()
        self.wfile.write(text.encode())

    def do_DELETE(self):
        self.record(self.path.partition("?")[2])

    def send_response(self, *given):
        if "held" in self.path:
            self.gate.wait(60)
        super().send_response(*given)


class LibraryPage(Page):
    def render(self, name, body, head=""):
        Rendering.rendered[f"/{name}"] = SHELL.format(head=head, body=body)

    def show(self, body, *scripts, late=False, head=""):
        """Shows a page, and then loads scripts one after the other."""
        self.render("shown", body, head)
        self.open("shown", ready=False, fresh=True)
        if late:
            self.evaluate(HOLD)
        for script in scripts:
            self.add(script)

    def add(self, script):
        self.evaluate(ADD, script if "/" in script else f"/libraries/{script}.js", "module" if script == KIT else "")

    def wait_for(self, selector):
        self.until("Boolean(document.querySelector(given[0]))", f"{selector} is there", selector)

    def press(self, name):
        self.id = name
        # Firefox's driver sends no further touch after the target of one was removed.
        return press(self, self.finger("touch" if self.browser.name == "chromium" else "mouse"))

    def confirm(self, name):
        self.press(name).up()
        self.wait_for_state("idle")
        self.wait_out_guard()
