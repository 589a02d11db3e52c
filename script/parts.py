"""The parts of script/test: what each runs, what it needs, and the files that it depends on."""

from __future__ import annotations

from fnmatch import fnmatch
from pathlib import Path

from lanes import Job

ROOT = Path(__file__).resolve().parents[1]
PYTEST = ".build/venv/bin/pytest"

# The packages with tests in Swift, by the part that runs them.
PACKAGES = {"core": ".", "command": "Tools", "uikit": "Stubs", "appkit": "Stubs/Mac", "server": "Examples/Scale"}
# The files with tests in Python, by the part that runs them. A file belongs to the first part that fits.
PYTHON = {
    "demo-pages": ("Tests/Browser/test_demo*.py",),
    "trace-pages": ("Tests/Browser/test_trace*.py",),
    "site-pages": ("Tests/Browser/test_site*.py", "Tests/Browser/test_documentation_code.py"),
    "pages": ("Tests/Browser/test_*.py",),
    "package": ("Tests/Package/test_*.py",),
    "consumers": ("Tests/Consumers/test_*.py",),
    "by-address": ("Tests/SwiftConsumer/test_*.py",),
    "mutation": ("Tests/Mutation/test_*.py",),
    "scripts": ("Tests/Scripts/test_*.py",),
}


def python_files(part: str) -> list[Path]:
    """The files of tests in Python that a part runs."""
    def owner(file: Path) -> str:
        path = str(file.relative_to(ROOT))
        return next(name for name, patterns in PYTHON.items() if any(fnmatch(path, pattern) for pattern in patterns))

    found = {file for pattern in PYTHON[part] for file in ROOT.glob(pattern)}
    return sorted(file for file in found if owner(file) == part)


def pytest(part: str, files: list[Path] | None = None, options: str = "") -> str:
    """Runs the tests of a part in Python, or of some files of it."""
    return " ".join([PYTEST, *(str(file.relative_to(ROOT)) for file in files or python_files(part))]) + options


def swift_build(package: str) -> str:
    """Builds a package with its tests. A warning is an error, except in the packages that the demo depends on."""
    strict = "" if package == "Examples/Scale" else " -Xswiftc -warnings-as-errors"
    return f"script/swift build --package-path {package} --build-tests{strict}"


def swift_test(package: str, options: str = "") -> str:
    # The stand-ins' tests share one screen and one clock.
    serial = " --no-parallel" if package.startswith("Stubs") else ""
    return f"script/swift test --package-path {package} --skip-build{serial}{options}"


# What Swift Testing writes of a test as soon as it fails. Its run goes on.
SWIFT_FAILURE = r"^✘ .* recorded an issue"


def swift(part: str) -> str:
    """Builds and runs the tests of a part in Swift."""
    return f"{swift_build(PACKAGES[part])} && {swift_test(PACKAGES[part])}"


CORE = ("Sources/PressureKit/", "Sources/QuickActions/")
SHARED = (*CORE, "Sources/PressureHosting/", "Sources/PressureTesting/", "Sources/PressureRules/", "Sources/PressureCatalog/")
WEB = (
    *CORE, "Sources/PressureWeb/", "Sources/PressureTesting/", "Sources/PressureTestingWeb/", "Web/",
    "script/build-web", "script/engine", "script/bundle", "script/wasm-parts",
)
HOSTS = (
    "Package.swift", *SHARED, "Sources/PressureLayers/", "Sources/PressureUIKit/", "Sources/PressureAppKit/", "Sources/PressureViews/",
    "Sources/PressureSwiftUI/", "Stubs/", "Examples/ScaleApp.swiftpm/", "Examples/ScaleMac/", "Examples/Bell/",
)
PAGES = (*WEB, "Tests/Browser/", "Tests/Traces/", "Examples/Bell/")

# Three browsers run at once in each of these parts: enough for the cores.
BROWSERS = "browsers"

# They start in this order, each as soon as it can: the longest chains come first.
JOBS = [
    Job("packages", "Debian's packages", "script/bootstrap packages"),
    Job(
        "wasm", "The engines for pages, and their size", "script/build-web && script/size && script/build-bell",
        needs=("packages",), inputs=(*WEB, "Examples/Bell/", "script/size", "script/build-bell", "script/build-control"),
    ),
    Job("python", "Packages of Python and Node", "script/bootstrap test", needs=("packages",)),
    Job("server-build", "The demo's server, built", swift_build("Examples/Scale"), needs=("packages",)),
    Job(
        "pages", "The elements in real browsers", pytest("pages"), needs=("wasm", "python"),
        inputs=(*PAGES, "Docs/images/states/"), shares=BROWSERS,
    ),
    # Its budgets are counts, and one ratio of times that are measured by turns: what runs beside it changes neither.
    Job(
        "cost", "What it costs", "script/bench --quick", needs=("wasm", "python"),
        inputs=(*WEB, "Benchmarks/", "Tests/Browser/bench"), shares=BROWSERS,
    ),
    Job(
        "core", "The core", swift("core"), fails=SWIFT_FAILURE, needs=("packages",),
        inputs=(
            "Package.swift", *SHARED, "Sources/PressureWeb/", "Sources/PressureTestingWeb/", "Sources/PressureWire/",
            "Sources/generate/", "Tests/Pressure", "Tests/QuickActionsTests/", "Tests/GuideTests/",
            "Tests/Traces/", "Docs/", "Web/", "Examples/Bell/", "CHANGELOG.md", "README.md",
            "ARCHITECTURE.md",
        ),
    ),
    Job(
        "demo-pages", "The demo in real browsers", pytest("demo-pages"), needs=("wasm", "python", "server-build"),
        inputs=(*PAGES, "Examples/Scale/"), shares=BROWSERS,
    ),
    Job(
        "command", "The command", swift("command"), fails=SWIFT_FAILURE, needs=("packages", "python"),
        inputs=("Package.swift", *SHARED, "Tools/", "Tests/Traces/", "Fuzz/", "Docs/", "Examples/Scale/"),
    ),
    # They compare with what the command makes of a trace.
    Job(
        "trace-pages", "Traces in real browsers", pytest("trace-pages"), needs=("wasm", "python", "command"),
        inputs=PAGES, shares=BROWSERS,
    ),
    Job(
        "uikit", "UIKit and SwiftUI against stand-ins", swift("uikit"), fails=SWIFT_FAILURE, needs=("packages",), inputs=HOSTS,
    ),
    Job(
        "appkit", "AppKit and SwiftUI against stand-ins", swift("appkit"), fails=SWIFT_FAILURE, needs=("packages",),
        inputs=HOSTS,
    ),
    Job(
        "apple", "The package, type-checked as on Apple's systems", "script/check-uikit", needs=("packages",),
        inputs=(*HOSTS, "script/check-uikit", "script/apple-target"),
    ),
    Job(
        "site", "The site of the documentation", "script/docs", needs=("wasm", "python", "uikit", "appkit"),
        inputs=("Docs/", "Site/", "Sources/", "Web/"),
    ),
    Job(
        "site-pages", "The documentation in real browsers", pytest("site-pages"), needs=("site",),
        inputs=(*PAGES, "Docs/", "Site/", "Sources/"), shares=BROWSERS,
    ),
    Job(
        "server", "The demo's server", swift_test("Examples/Scale"), fails=SWIFT_FAILURE, needs=("server-build",),
        inputs=(*CORE, "Examples/Scale/"),
    ),
    Job(
        "by-address", "The package in an app that adds it by its address", pytest("by-address"), needs=("python",),
        inputs=(*HOSTS, "Tests/SwiftConsumer/"),
    ),
    Job(
        "package", "The package for pages", f"script/package --built && {pytest('package')}", needs=("wasm", "python"),
        inputs=(*WEB, "script/", "Tests/Package/"),
    ),
    Job(
        "consumers", "The package in projects that use it", pytest("consumers"), needs=("package",),
        inputs=(
            *WEB, "Package.swift", "Plugins/", "Sources/PressureCatalog/", "Examples/Bell/", "Tests/Consumers/", "script/build-control",
            "script/package",
        ),
    ),
    Job(
        "types", "Types of JavaScript, and rules of Python", "script/check-scripts", needs=("python",),
        inputs=("Web/", "Site/", "Examples/", "Tests/", "Benchmarks/", "script/", "ruff.toml"),
    ),
    Job("mutation", "What script/mutate does", pytest("mutation"), needs=("python",), inputs=("Tests/Mutation/",)),
    # The files that a touch goes through are traced by script/prove: that takes 90 s. This compares what each says of itself.
    Job(
        "scripts", "What the project's scripts do", pytest("scripts"), needs=("python",),
        inputs=("Tests/Scripts/", "Tests/Path/", "script/", "ARCHITECTURE.md", "Sources/", "Web/"),
    ),
    Job(
        "format", "Format", "script/format --check",
        inputs=("Package.swift", "Plugins/", "Sources/", "Tests/", "Examples/", "Fuzz/", "Stubs/", "Benchmarks/", "Tools/"),
    ),
]

# The parts that are asked for by the name of an area; what they need comes along.
AREAS = {
    "core": ("format", "core"),
    "hosts": ("format", "apple", "uikit", "appkit", "by-address"),
    "web": ("types", "pages", "trace-pages", "package", "consumers", "cost"),
    "demo": ("types", "server", "demo-pages"),
    "tools": ("types", "format", "command", "mutation", "scripts"),
    "docs": ("site", "site-pages"),
}
# The scripts by which everything is tested: a change of theirs concerns all parts.
EVERYTHING = ("script/test", "script/lanes", "script/parts", "script/bootstrap", "script/swift", ".ci/")
