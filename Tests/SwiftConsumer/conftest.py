"""Fixtures: the package's manifest, and an app that adds the package by its address."""

import json
import os
import re
from pathlib import Path

import pytest

import processes
from repository import ADDRESS, Repository

pytest_plugins = ("deep",)
PROJECT = Path(__file__).resolve().parents[2]
MAIN = Path(__file__).parent / "app/main.swift"
# The folder is kept, so that the next run only builds what has changed.
MADE = PROJECT / ".build/swift-consumer"
# Users of the package do not set this variable. script/swift sets it.
os.environ.pop("PRESSUREKIT_STRICT", None)


# Swift's build system sometimes crashes in libdispatch's event thread, whatever it builds:
# https://github.com/swiftlang/swift/issues/87033. Swift 6.3.1 still does.
CRASH_OF_LIBDISPATCH = re.compile(r"Thread \d+.* crashed:\n+ *0 .* _dispatch_event_loop_drain ")
MOST_STARTS = 3


def run(command, folder, environment=None):
    """Runs a command with additional environment variables and returns its output. Fails with the output if the command
    fails.

    A command that crashes in libdispatch's event loop is run again, up to three times in total.
    """
    command = [str(it) for it in command]
    for _ in range(MOST_STARTS):
        # With some time, the build systems end the compilers that they have started.
        outcome = processes.run(command, folder, environment, grace=20)
        if outcome.status == 0 or not CRASH_OF_LIBDISPATCH.search(outcome.output):
            break
    assert outcome.status == 0, f"{' '.join(command)}\n{outcome.output}"
    return outcome.output


def manifest_of(folder, swift="swift"):
    """The manifest of a folder, as SwiftPM reads it."""
    printed = run([swift, "package", "dump-package"], folder)
    return json.loads(printed[printed.index("{") :])


@pytest.fixture(scope="session")
def manifest():
    return manifest_of(PROJECT)


class App:
    """An executable that depends on every library of the package by its address."""

    def __init__(self, libraries, version):
        self.folder = MADE / "app"
        products = "\n".join(f'      .product(name: "{it}", package: "PressureKit"),' for it in libraries)
        write(self.folder / "Package.swift", MANIFEST.format(address=ADDRESS, version=version, products=products))
        write(self.folder / "Sources/Consumer/main.swift", MAIN.read_text())

    def build(self, system, environment):
        """Builds it with one of SwiftPM's build systems. Returns the folder of its products."""
        # Without a product, SwiftPM also builds the plug-ins of dependencies.
        command = [
            "swift", "build", "--build-system", system, "--scratch-path", MADE / "build", "--product", "Consumer",
            "--disable-index-store", "-debug-info-format", "none",
        ]  # fmt: skip
        run(command, self.folder, environment)
        return Path(run([*command, "--show-bin-path"], self.folder, environment).strip())

    def resolved(self):
        """The names of the packages that SwiftPM has fetched for it."""
        return sorted(it["identity"] for it in json.loads((self.folder / "Package.resolved").read_text())["pins"])


MANIFEST = """\
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v12)],
  dependencies: [.package(url: "{address}", exact: "{version}")],
  targets: [
    .executableTarget(name: "Consumer", dependencies: [
{products}
    ])
  ]
)
"""


def write(path, text):
    """Writes a file if its text has changed, because SwiftPM builds a newer file again."""
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists() or path.read_text() != text:
        path.write_text(text)


@pytest.fixture(scope="session")
def libraries(manifest):
    """The names of the package's library products. Those with an underscore are not meant for apps."""
    names = (it["name"] for it in manifest["products"] if "library" in it["type"])
    return sorted(it for it in names if not it.startswith("_"))


@pytest.fixture(scope="session")
def repository(tmp_path_factory):
    """The package at its address."""
    return Repository(PROJECT, tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="session")
def app(libraries, repository):
    """The app, which `built` builds."""
    return App(libraries, repository.version)


@pytest.fixture(scope="session")
def built(app, repository):
    """Builds the app, once with each build system. Returns the folder of its products."""
    folders = {}

    def folder(system):
        if system not in folders:
            with repository.served() as environment:
                folders[system] = app.build(system, environment)
        return folders[system]

    return folder
