"""The parts of script/test: their commands, their needs, and the files that they depend on."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

from lanes import Job

ROOT = Path(__file__).resolve().parents[1]
# A test that takes longer than ten minutes shows in its log where it is. It goes on, because the machine may be slow.
# If CI is set, pytest prints a failed comparison without a limit, and the end of the log does not name the test.
PYTEST = (
    "env -u CI -u BUILD_NUMBER .build/venv/bin/pytest -o faulthandler_timeout=600"
    " -o truncation_limit_lines=60 -o truncation_limit_chars=6000"
)

# The parts with Swift tests: the package, and options that choose its tests. The stand-ins' tests share one screen and one
# clock, so they run one after the other.
SWIFT = {
    "core": (".", ""), "command": ("Tools", " --filter PressureCommandTests"), "views": ("Tools", " --skip PressureCommandTests --no-parallel"),
}
# The Python test files, by the part that runs them. A file belongs to the first matching part.
PYTHON = {
    "demo-pages": ("Tests/Browser/test_demo*.py",),
    "trace-pages": ("Tests/Browser/test_trace*.py",),
    "site-pages": ("Tests/Browser/test_site*.py", "Tests/Browser/test_documentation_code.py"),
    "pages": ("Tests/Browser/test_*.py",),
    "package": ("Tests/Package/test_*.py",),
    "consumers": ("Tests/Consumers/test_*.py",),
    "scripts": ("Tests/Scripts/test_*.py",),
    "drivers": ("Drivers/Tests/test_*.py",),
}


def python_files(part: str) -> list[Path]:
    """The Python test files that a part runs."""
    def owner(file: Path) -> str:
        path = str(file.relative_to(ROOT))
        return next(name for name, patterns in PYTHON.items() if any(fnmatch(path, pattern) for pattern in patterns))

    found = {file for pattern in PYTHON[part] for file in ROOT.glob(pattern)}
    return sorted(file for file in found if owner(file) == part)


def pytest(part: str, files: list[Path] | None = None, options: str = "") -> str:
    """A command that runs a part's Python tests, or some of its files."""
    return " ".join([PYTEST, *(str(file.relative_to(ROOT)) for file in files or python_files(part))]) + options


def swift_build(package: str) -> str:
    """A command that builds a package with its tests. Warnings are errors."""
    return f"script/swift build --package-path {package} --build-tests -Xswiftc -warnings-as-errors"


def swift_test(package: str, options: str) -> str:
    return f"script/swift test --package-path {package} --skip-build{options}"


# Swift Testing prints this as soon as a test fails, and continues.
SWIFT_FAILURE = r"^✘ .* recorded an issue"


def swift(part: str) -> str:
    """A command that builds and runs a part's Swift tests."""
    package, options = SWIFT[part]
    return f"{swift_build(package)} && {swift_test(package, options)}"


CORE = ("Sources/PressureKit/", "Sources/QuickActions/")
SHARED = (*CORE, "Sources/PressureHosting/", "Sources/PressureTesting/", "Sources/PressureProof/", "Sources/PressureCatalog/")
WEB = (
    *CORE, "Sources/PressureWeb/", "Sources/PressureTesting/", "Sources/PressureCatalog/", "Web/",
    "Drivers/javascript/", "Drivers/support.json", "Drivers/faults.json", "Drivers/page.js", "Drivers/traces/",
)
HOSTS = (
    "Package.swift", *SHARED, "Sources/PressureViews/", "Sources/PressureSwiftUI/", "Tools/", "Tests/Apple/", "Tests/Traces/",
    "Tests/Expect.swift", "Tests/PressureHostingTests/Drawing.swift", "Examples/ScaleApp.swiftpm/", "Examples/ScaleMac/", "Examples/Bell/", "Docs/",
)
PAGES = (*WEB, "Tests/Browser/", "Tests/Traces/", "Examples/Bell/")
DOCUMENTS = ("Docs/", "Drivers/", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md")

# Each of these parts runs three browsers at once, which uses all cores.
BROWSERS = "browsers"

# The order in which they start if possible. First come the parts that find most mistakes of an author: a run on two cores
# reports a broken core within two minutes. The tests of pages then fill one lane, and all else the other.
JOBS = [
    Job("packages", "Debian's packages", "script/bootstrap packages"),
    Job(
        "format", "Format", "script/format --check",
        inputs=("Package.swift", "Plugins/", "Sources/", "Tests/", "Examples/", "Fuzz/", "Benchmarks/", "Tools/"),
    ),
    Job(
        "prose", "Plain English", "script/prose",
        inputs=(
            ".ci/", ".github/", "ARCHITECTURE.md", "Benchmarks/", "CHANGELOG.md", "CONTRIBUTING.md", "Docs/", "Drivers/", "Examples/", "Fuzz/",
            "Package.swift", "README.md", "Site/", "Sources/", "Tests/", "Tools/", "Web/", "ruff.toml",
        ),
    ),
    Job(
        "core", "The core", swift("core"), fails=SWIFT_FAILURE, needs=("packages",),
        inputs=(
            "Package.swift", *SHARED, "Sources/PressureWeb/",
            "Sources/generate/", "Tests/Expect.swift", "Tests/Pressure", "Tests/QuickActionsTests/", "Tests/GuideTests/",
            "Tests/Apple/", "Tests/Traces/", "Docs/", "Web/", "Examples/Bell/", "CHANGELOG.md", "README.md",
            "ARCHITECTURE.md",
        ),
    ),
    Job("python", "Python and Node packages", "script/bootstrap test", needs=("packages",)),
    Job(
        "types", "Types in JavaScript, and rules for Python", "script/check-scripts", needs=("python",),
        inputs=("Web/", "Drivers/", "Site/", "Examples/", "Tests/", "Benchmarks/", "ruff.toml"),
    ),
    Job(
        "views", "UIKit, AppKit and SwiftUI against stand-ins", swift("views"), fails=SWIFT_FAILURE, needs=("packages", "python"), inputs=HOSTS,
        shares="tools", makes=("Tools/.build/release/Modules",),
    ),
    Job(
        "wasm", "The engines for pages, and their size", "script/build-web && script/size && script/build-bell",
        needs=("packages",), inputs=(*WEB, "Examples/Bell/"),
        makes=(".build/web/pressurekit.wasm", ".build/bell"),
    ),
    Job(
        "pages", "The elements in real browsers", pytest("pages"), needs=("wasm", "python"),
        inputs=(*PAGES, "Docs/images/states/"), shares=BROWSERS,
    ),
    Job(
        "apple", "The package, type-checked as on Apple's systems", "script/check-uikit", needs=("packages",),
        inputs=HOSTS,
    ),
    Job(
        "package", "The package for pages", f"script/package --built && {pytest('package')}", needs=("wasm", "python"),
        inputs=(*WEB, "Tests/Package/", *DOCUMENTS), makes=(".build/npm",),
    ),
    # Its budgets are counts, so it runs beside other browsers: it mostly waits for frames.
    Job(
        "cost", "The engine's costs", "script/bench --quick", needs=("wasm", "python"),
        inputs=(*WEB, "Benchmarks/", "Tests/Browser/bench"),
    ),
    Job(
        "command", "The command", swift("command"), fails=SWIFT_FAILURE, needs=("packages", "python"), shares="tools",
        inputs=("Package.swift", *SHARED, "Tools/", "Tests/Expect.swift", "Tests/Traces/", "Drivers/traces/", "Fuzz/", "Docs/", "Examples/Demo/"),
        makes=("Tools/.build/release/pressure",),
    ),
    Job(
        "drivers", "Force in other projects' tests", pytest("drivers"), needs=("package",),
        inputs=(*WEB, "Drivers/", "Tests/Browser/engines/", "Docs/force-in-tests.md", "Docs/audit.md", "Docs/misfires.md"),
        shares=BROWSERS,
    ),
    # They compare with the command's replay of a trace.
    Job(
        "trace-pages", "Traces in real browsers", pytest("trace-pages"), needs=("wasm", "python", "command"),
        inputs=PAGES, shares=BROWSERS,
    ),
    Job(
        "site", "The documentation site", "script/docs", needs=("wasm", "python", "views"),
        inputs=("Docs/", "Site/", "Sources/", "Web/", "Examples/Demo/"), makes=(".build/site/index.html",),
    ),
    Job(
        "consumers", "The package in projects that use it", pytest("consumers"), needs=("package",),
        inputs=(
            *WEB, "Package.swift", "Plugins/", "Sources/PressureCatalog/", "Examples/Bell/", "Tests/Consumers/",
        ),
    ),
    Job(
        "demo-pages", "The demo in real browsers", pytest("demo-pages"), needs=("wasm", "python"), inputs=(*PAGES, "Examples/Demo/"), shares=BROWSERS,
    ),
    Job(
        "site-pages", "The documentation in real browsers", pytest("site-pages"), needs=("site",),
        inputs=(*PAGES, "Docs/", "Site/", "Sources/", "Examples/Demo/"), shares=BROWSERS,
    ),
    # script/prove traces the files of a touch's path, which takes 90 s. This part only compares their descriptions.
    Job(
        "scripts", "The project's scripts", pytest("scripts"), needs=("python",),
        inputs=("Tests/Scripts/", "Tests/Path/", "Sources/", "Web/", "Examples/", *DOCUMENTS),
    ),
]

# The parts of each area. Their needs run too.
AREAS = {
    "core": ("format", "core"),
    "hosts": ("format", "apple", "views"),
    "web": ("types", "pages", "trace-pages", "package", "consumers", "drivers", "cost"),
    "demo": ("types", "demo-pages"),
    "tools": ("types", "format", "prose", "command", "scripts"),
    "docs": ("prose", "site", "site-pages"),
}
# A change of a script affects all parts.
EVERYTHING = ("script/", ".ci/", ".swift-format", ".gitignore")
