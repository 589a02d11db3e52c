"""Examples/Bell in a folder of its own, with what is published: PressureKit by its address, and the tarball for npm."""

import json
import shutil
import subprocess

import pytest

import processes
from page import HALF
from project import PROJECT, newest_tarball
from repository import ADDRESS, Repository

pytestmark = pytest.mark.xdist_group("own-control")
EXAMPLE = PROJECT / "Examples/Bell"
ENGINE = ["swift", "package", "--allow-writing-to-package-directory", "pressure-engine"]
# SwiftPM resolves the package and builds the command; the compiler builds the kit for WebAssembly and for this computer.
SLOWEST = 400
# Parts that did not change are taken from here: their names are hashes of all their sources.
CACHE = {"PRESSURE_ENGINE_CACHE": str(PROJECT / ".build/wasm")}
PAGE = """\
<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A control of one's own</title>
<script src="said.js"></script>
<script type="module" src="dist/{script}.js"></script>
{elements}
<output></output>
"""
# The server's policy allows no script in the page itself.
SAID = "addEventListener('ring', ({ target }) => (document.querySelector('output').textContent += target.id + ' '));\n"
ELEMENTS = """\
<counter-bell id="bell"></counter-bell>
<door-gong id="gong"></door-gong>
<pressure-confirm-button id="delete">Delete</pressure-confirm-button>
"""
# A second control. It takes a harder press than the bell, so it shows which engine answers.
GONG = [
    ("Bell", "Gong"), ("bell", "gong"), ("counter-gong", "door-gong"),
    ("var press = DeepPressOptions()", "var press = Self.hard\n  private static var hard: DeepPressOptions {\n"
     "    var press = DeepPressOptions()\n    press.threshold = 0.6\n    return press\n  }"),
]  # fmt: skip


class Package:
    """A copy of the example that knows nothing of this repository."""

    def __init__(self, folder, repository):
        self.folder, self.repository = folder, repository
        listed = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=EXAMPLE, check=True, capture_output=True, text=True)
        for name in filter(None, listed.stdout.split("\0")):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(EXAMPLE / name, folder / name)
        manifest = folder / "Package.swift"
        here = '.package(name: "PressureKit", path: "../..")'
        assert here in manifest.read_text()
        there = f'.package(url: "{ADDRESS}", exact: "{repository.version}")'
        manifest.write_text(manifest.read_text().replace(here, there))
        self.run("npm", "install", "--offline", "--no-audit", "--no-fund", "--no-save", newest_tarball())

    def run(self, *command, **environment):
        """Runs a command in its folder. Returns its output, and fails with it if the command fails."""
        outcome = self.outcome(*command, **environment)
        assert outcome.status == 0, f"{' '.join(map(str, command))}\n{outcome.output}"
        return outcome.output

    def outcome(self, *command, **environment):
        with self.repository.served() as address:
            variables = {**address, **CACHE, **environment}
            return processes.run([str(one) for one in command], self.folder, variables, SLOWEST, grace=20)

    def gong(self):
        """Adds the second control, with the same commands."""
        manifest = json.loads((self.folder / "package.json").read_text())
        for name in ["Sources/Bell.swift", "Web/BellPage.swift", "Web/BellDeclaration.swift", "Web/bell.js"]:
            text = (self.folder / name).read_text()
            for before, after in GONG:
                text = text.replace(before, after)
            # One folder for each: both write declarations.js.
            copy = self.folder / "Gong" / name.replace("Bell", "Gong").replace("bell", "gong")
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(text)
        (self.folder / "Gong/engine.sh").write_text(manifest["scripts"]["engine"].replace("Web/", "Gong/Web/")
            .replace("Sources/", "Gong/Sources/").replace("Bell", "Gong").replace("bell", "gong"))
        self.run("sh", "Gong/engine.sh")
        (self.folder / "all.js").write_text(
            "import 'pressurekit/single-file';\nimport './Web/bell.js';\nimport './Gong/Web/gong.js';\n")
        self.run("esbuild", "all.js", "--bundle", "--minify", "--format=esm", "--outfile=dist/all.js")
        shutil.copy(self.folder / "Gong/Web/gong.wasm", self.folder / "dist")


@pytest.fixture(scope="module")
def package(folder, tmp_path_factory):
    made = folder / "bell"
    made.mkdir()
    package = Package(made, Repository(PROJECT, tmp_path_factory.mktemp("served")))
    assert not made.is_relative_to(PROJECT)
    package.run("npm", "run", "--silent", "engine")
    package.run("npm", "run", "--silent", "build")
    (made / "said.js").write_text(SAID)
    for script, elements in {"bell": '<counter-bell id="bell"></counter-bell>', "all": ELEMENTS}.items():
        (made / f"{script}.html").write_text(PAGE.format(script=script, elements=elements))
    return package


def press(page, element, force):
    page.id = element
    finger = page.finger("touch")
    finger.down(*page.centre(), force)
    finger.up()


def test_the_command_writes_the_engine_and_the_names(package):
    assert (package.folder / "Web/bell.wasm").read_bytes().startswith(b"\0asm")
    assert (package.folder / "Web/declarations.js").read_text() == (EXAMPLE / "Web/declarations.js").read_text()


def test_a_press_rings_the_bell(package, page):
    page.open("bell/bell.html", ready=False)
    page.until("customElements.get('counter-bell')", "the bell is defined")
    press(page, "bell", HALF)
    page.until("document.querySelector('output').textContent", "it rings")
    assert page.said() == "bell "
    assert page.faults() == []


def test_two_engines_work_beside_the_elements_of_the_kit(package, page):
    package.gong()
    page.open("bell/all.html")
    page.until("customElements.get('counter-bell') && customElements.get('door-gong')", "both are defined")
    assert [page.evaluate(f"return document.getElementById('{one}').threshold") for one in ("bell", "gong")] == [0.2, 0.6]
    press(page, "gong", HALF)
    press(page, "bell", HALF)
    page.until("document.querySelector('output').textContent", "the bell rings")
    press(page, "gong", 0.9)
    page.until("document.querySelector('output').textContent.includes('gong')", "the gong rings")
    assert page.said() == "bell gong "
    page.id = "delete"
    page.confirm_by_force(page.finger("touch"))
    page.until("recorder.log.some(({ line }) => line === 'confirm')", "the button confirms")
    assert page.faults() == []


FILES = ["Web/bell.wasm", "Sources/Bell.swift", "Web/BellPage.swift"]


@pytest.mark.parametrize(("arguments", "environment", "said"), [
    (FILES, {"PRESSURE_WASI_LIB": "nowhere"}, "pressure-engine: these are missing."),
    ([*FILES, "Web/Ball.swift"], {}, "pressure-engine: there is no file Web/Ball.swift"),
    (FILES[:2], {}, "pressure-engine: none of the files has `typealias EngineControls"),
    (["--declare", *FILES], {}, "pressure-engine: unknown option --declare"),
], ids=["a package", "a file", "the list of controls", "an option"])  # fmt: skip
def test_the_command_says_what_is_missing_or_wrong(package, arguments, environment, said):
    told = package.outcome(*ENGINE, *arguments, **environment)
    assert (told.status, said in told.output) == (1, True), told.output


def test_the_command_explains_itself(package):
    assert " ".join(ENGINE) in package.run(*ENGINE, "--help")
