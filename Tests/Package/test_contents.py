"""The files of the package, and imports by its names."""

import base64
import hashlib
import json
import re
import tarfile
import zipfile

import pytest

from conftest import CONTROLS, MADE, run

# In the order of the list of controls.
ELEMENTS = sorted(CONTROLS)
SCRIPTS = sorted([*ELEMENTS, "buttons", "driver", "elements", "host", "pressurekit", "single-file", "testing"])
ENGINES = sorted([*ELEMENTS, "buttons", "pressurekit", "pressurekit-testing"])
TYPES = sorted([*SCRIPTS, "attributes", "classes", "preact", "react", "react-18", "values", "vue"])
LANGUAGES = ["ar", "de", "ja", "zh"]
ENTRIES = [".", *(f"./{name}" for name in SCRIPTS if name != "pressurekit")]


def test_package_contains_exactly_the_needed_files(tarball):
    with tarfile.open(tarball) as archive:
        files = sorted(name.removeprefix("package/") for name in archive.getnames())
    assert files == sorted([
        "LICENSE", "presses-license.txt", "README.md", "pressurekit.css", "package.json",
        "custom-elements.json", "vscode.html-custom-data.json", "web-types.json",
        *(f"{name}.js" for name in SCRIPTS), *(f"{name}.wasm" for name in ENGINES), *(f"{name}.d.ts" for name in TYPES),
        *(f"languages/{name}.js" for name in LANGUAGES),
    ])


def test_every_export_names_a_file(manifest):
    exports = manifest["exports"]
    targets = [
        target for entry in exports.values() for target in (entry.values() if isinstance(entry, dict) else [entry])
    ]
    others = [manifest["main"], manifest["types"], manifest["customElements"], manifest["web-types"], *manifest["sideEffects"]]
    missing = [one for one in [*targets, *others] if not list(MADE.glob(one.removeprefix("./")))]
    assert missing == []
    assert [name for name in exports if "default" in exports[name]] == [".", *(f"./{name}" for name in (
        *CONTROLS, "buttons", "elements", "single-file", "host", "testing", "driver"))]
    # A bundler must keep the scripts that define elements or words. It may drop the classes and the parts of other elements.
    scripts = {f"./{path.relative_to(MADE)}" for path in MADE.rglob("*.js")}
    kept = {f"./{path.relative_to(MADE)}" for one in manifest["sideEffects"] for path in MADE.glob(one.removeprefix("./"))}
    assert scripts - kept == {"./driver.js", "./elements.js", "./host.js"}


@pytest.mark.parametrize("entry", ENTRIES)
def test_import_by_name_works_without_a_page(installed, entry):
    name = "pressurekit" + entry.removeprefix(".")
    source = (
        f"const module = await import('{name}'); await module.ready;"
        "const { ready, ...rest } = module; console.log(JSON.stringify(Object.keys(rest).sort()))"
    )
    classes = {name: "Pressure" + name.title().replace("-", "") for name in CONTROLS}
    everything = sorted([*classes.values(), "QuickActionRouter", "defineElement"])
    expected = {
        **{f"./{name}": [one] for name, one in classes.items()},
        "./buttons": ["PressureConfirmButton", "PressureTransitioningButton"],
        "./driver": ["AuditError", "Refused", "audit", "finger", "misfireMatchers", "presses"],
        "./host": ["loadEngine"],
        "./testing": ["Trace", "TraceFault", "TraceReplay", "recordTraces", "replayedControls"],
    }.get(entry, everything)
    assert json.loads(run(installed, "node", "--input-type=module", "--eval", source)) == expected


def test_the_driver_works_in_a_commonjs_project(installed):
    """Playwright's and WebdriverIO's configurations may be CommonJS. The import defines nothing and changes nothing."""
    source = """
        const before = Object.getOwnPropertyNames(globalThis)
        import('pressurekit/driver').then(async ({ finger, Refused }) => {
          const pen = await finger({ bidi: () => {}, context: '' }, 'pen').catch((error) => error)
          const changed = Object.getOwnPropertyNames(globalThis).filter((name) => !before.includes(name))
          console.log(JSON.stringify([pen instanceof Refused, pen.message, changed]))
        })
    """
    assert json.loads(run(installed, "node", "--input-type=commonjs", "--eval", source)) == [
        True, "Firefox's driver does not implement a pen. Instead: Use 'touch', or a pen in Chromium.", [],
    ]


def test_an_engine_of_your_own_is_not_loaded_where_there_is_no_page(installed):
    """The element's class can be made and declared; nothing is defined, and nothing throws."""
    source = """
        import { loadEngine } from 'pressurekit/host'
        const parts = loadEngine(new URL('file:///nowhere/bell.wasm'))
        class Bell extends parts.Element {}
        parts.declareElement('a-bell', Bell, { kind: 0, states: [], numbers: { threshold: [0, 0.2] }, flags: {}, labels: {}, words: {} })
        parts.defineElement(Bell)
        await parts.ready
        console.log(JSON.stringify([Object.keys(parts).sort(), typeof parts.engine, Bell.tag, Bell.observedAttributes]))
    """
    assert json.loads(run(installed, "node", "--input-type=module", "--eval", source)) == [
        ["ControlHost", "Drawing", "Element", "SvgSink", "createButton", "createOverlay", "declareElement", "defineElement",
         "engine", "measureTexts", "reading", "ready"],
        "undefined", "a-bell",
        ["disabled", "form", "threshold", "commandfor", "autofocus", "title", "role", "aria-label", "aria-description"],
    ]


def test_a_language_is_imported_by_its_name(installed):
    for language in LANGUAGES:
        assert run(installed, "node", "--input-type=module", "--eval", f"await import('pressurekit/languages/{language}')") == ""


def test_zip_has_all_named_files_and_their_integrity(tarball, manifest):
    with zipfile.ZipFile(tarball.with_name(f"pressurekit-web-{manifest['version']}.zip")) as archive:
        folder = f"pressurekit-web-{manifest['version']}/"
        files = {name.removeprefix(folder): archive.read(name) for name in archive.namelist() if not name.endswith("/")}
    scripts = sorted(["pressurekit-testing" if name == "testing" else name for name in SCRIPTS])
    assert sorted(files) == sorted([
        "LICENSE", "presses-license.txt", "integrity.txt", "pressurekit.css", *(f"{name}.js" for name in scripts), *(f"{name}.js.map" for name in scripts),
        *(f"{name}.wasm" for name in ENGINES),
        *(f"languages/{name}.js" for name in LANGUAGES),
    ])
    named = dict(line.split() for line in files["integrity.txt"].decode().splitlines())
    digest = lambda data: f"sha384-{base64.b64encode(hashlib.sha384(data).digest()).decode()}"
    assert named == {name: digest(data) for name, data in files.items() if name != "integrity.txt"}
    referred = {name: re.findall(rb"sourceMappingURL=(\S+)", data) for name, data in files.items() if name.endswith(".js")}
    assert referred == {name: [] if "/" in name else [f"{name}.map".encode()] for name in referred}


def test_all_versions_are_equal(manifest):
    assert json.loads((MADE / "web-types.json").read_text())["version"] == manifest["version"]


def test_each_element_is_in_every_list():
    """All lists agree on an element's attributes, properties and events."""
    elements = {}
    for module in json.loads((MADE / "custom-elements.json").read_text())["modules"]:
        (one,) = module["declarations"]
        elements[one["tagName"]] = one
    assert sorted(elements) == [f"pressure-{name}" for name in ELEMENTS]
    web_types = {
        one["name"]: one for one in json.loads((MADE / "web-types.json").read_text())["contributions"]["html"]["elements"]
    }
    html = {one["name"]: one for one in json.loads((MADE / "vscode.html-custom-data.json").read_text())["tags"]}
    classes = (MADE / "classes.d.ts").read_text()
    attributes = (MADE / "attributes.d.ts").read_text()
    for tag, one in elements.items():
        names = [attribute["name"] for attribute in one["attributes"]]
        assert names == [attribute["name"] for attribute in web_types[tag]["attributes"]]
        assert names == [attribute["name"] for attribute in html[tag]["attributes"]]
        template = attributes.split(f"interface {one['name']}Attributes {{")[1].split("\n}")[0]
        assert [name for name in names if f"  {name}?:" not in template and f"  '{name}'?:" not in template] == []
        declared = classes.split(f"export class {one['name']} ")[1].split("\n}")[0]
        fields = [member["name"] for member in one["members"]]
        assert [name for name in fields if f" {name}:" not in declared and f" {name}(" not in declared and f" {name}<" not in declared] == []
        events = classes.split(f"interface {one['name']}EventMap ")[1].split("\n}")[0]
        assert [event["name"] for event in one["events"] if f"  {event['name']}:" not in events] == []
        assert [event["name"] for event in web_types[tag]["js"]["events"]] == [event["name"] for event in one["events"]]
