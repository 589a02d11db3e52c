"""An app that adds the package by its address builds with both build systems, and runs with and without its resource bundle."""

import re
import shutil

import pytest

from conftest import MAIN, PROJECT, manifest_of, run

# The second one is Xcode's.
BUILD_SYSTEMS = ["native", pytest.param("swiftbuild", marks=pytest.mark.deep)]
# Changes of Package.swift that must be found: the text before, the text after, and the finding.
PLANTS = {
    "a warning that is an error": (
        'Context.environment["PRESSUREKIT_STRICT"] == nil', "false", [("PressureKit", "treatWarning")],
    ),
    "an unsafe flag": (
        'resources: [.process("Resources")]',
        'resources: [.process("Resources")], swiftSettings: [.unsafeFlags(["-Ounchecked"])]',
        [("PressureHosting", "unsafeFlags")],
    ),
}  # fmt: skip
PRINTED = "confirm-button transitioning-button scale peek app-icon\n{tare}\nidle\n10\n4\n"


def refused_settings(manifest):
    """The settings in the targets of library products that SwiftPM or the compiler refuses in a dependency."""
    targets = {it["name"]: it for it in manifest["targets"]}
    reached, left = set(), [name for it in manifest["products"] if "library" in it["type"] for name in it["targets"]]
    while left:
        name = left.pop()
        if name in reached or name not in targets:
            continue
        reached.add(name)
        left += [it[kind][0] for it in targets[name]["dependencies"] for kind in it if kind in ("byName", "target")]
    kinds = [(name, kind) for name in sorted(reached) for it in targets[name]["settings"] for kind in it["kind"]]
    return [(name, kind) for name, kind in kinds if kind == "unsafeFlags" or "Warning" in kind]


def test_no_library_has_settings_forbidden_in_dependencies(manifest):
    assert refused_settings(manifest) == []


@pytest.mark.parametrize("plant", PLANTS)
def test_such_a_setting_is_found(tmp_path, plant):
    before, after, found = PLANTS[plant]
    text = (PROJECT / "Package.swift").read_text()
    assert text.count(before) == 1
    (tmp_path / "Package.swift").write_text(text.replace(before, after))
    assert refused_settings(manifest_of(tmp_path)) == found


# SwiftPM omits a dependency that no library needs. Other programs that resolve packages may fetch it anyway.
def test_the_package_has_no_dependency(manifest):
    assert manifest["dependencies"] == []


def test_scripts_of_the_project_check_the_core_for_embedded_swift():
    settings = refused_settings(manifest_of(PROJECT, PROJECT / "script/swift"))
    assert [one for one in settings if one[1] != "unsafeFlags"] == [("PressureKit", "treatWarning")]
    # Only the modules that the proofs run are optimized.
    assert ("PressureHosting", "unsafeFlags") in settings
    assert not {("PressureKit", "unsafeFlags"), ("PressureTesting", "unsafeFlags")} & {*settings}


def test_app_imports_every_library(libraries):
    assert sorted(re.findall(r"^import (\w+)$", MAIN.read_text(), re.MULTILINE)) == libraries


def resolved(folder, dependency, product):
    """Resolves an app with these lines of a manifest, which add a checkout whose folder has another name."""
    checkout = folder / "a-checkout"
    checkout.symlink_to(PROJECT)
    (folder / "app/Sources/App").mkdir(parents=True)
    (folder / "app/Sources/App/main.swift").write_text("")
    (folder / "app/Package.swift").write_text(
        "// swift-tools-version: 6.2\nimport PackageDescription\nlet package = Package(name: \"App\", platforms: [.macOS(.v12)],\n"
        f"  dependencies: [{dependency.replace('../PressureKit', str(checkout))}],\n"
        f"  targets: [.executableTarget(name: \"App\", dependencies: [{product}])])\n")
    return run(["swift", "package", "show-dependencies"], folder / "app")


def test_readme_adds_a_checkout_in_a_folder_of_any_name(tmp_path):
    lines = re.findall(r"^(\.(?:package|product)\(.*\)),", (PROJECT / "README.md").read_text(), re.MULTILINE)
    assert [line.partition("(")[0] for line in lines] == [".package", ".product"]
    resolved(tmp_path, *lines)
    # Without the name, the package would have that of its folder.
    (tmp_path / "nameless").mkdir()
    nameless = lines[0].replace('name: "PressureKit", ', "")
    with pytest.raises(AssertionError, match="unknown package 'PressureKit'"):
        resolved(tmp_path / "nameless", nameless, lines[1])


@pytest.mark.parametrize("system", BUILD_SYSTEMS)
def test_app_builds_and_runs(built, system):
    folder = built(system)
    assert run([folder / "Consumer"], folder) == PRINTED.format(tare="Tare")


@pytest.mark.parametrize("system", BUILD_SYSTEMS)
def test_no_other_package_is_resolved(app, built, system):
    built(system)
    assert app.resolved() == ["pressurekit"]


@pytest.mark.parametrize("system", BUILD_SYSTEMS)
def test_texts_come_from_the_bundle_beside_the_executable(built, tmp_path, system):
    folder = built(system)
    shutil.copy(folder / "Consumer", tmp_path)
    bundle = shutil.copytree(bundle_in(folder), tmp_path / bundle_in(folder).name)
    table = bundle / "en.lproj/Localizable.strings"
    table.write_text(table.read_text().replace('"Tare"', '"Zero"'))
    assert run([tmp_path / "Consumer"], tmp_path) == PRINTED.format(tare="Zero")


@pytest.mark.parametrize("system", BUILD_SYSTEMS)
def test_texts_are_english_without_a_bundle(built, tmp_path, system):
    folder = built(system)
    bundle = bundle_in(folder)
    (tmp_path / "empty").mkdir()
    executable = shutil.copy(folder / "Consumer", tmp_path / "empty")
    # SwiftPM writes the build folder's path into the executable, so the bundle must not be found there either.
    away = shutil.move(bundle, tmp_path)
    try:
        assert run([executable], tmp_path / "empty") == PRINTED.format(tare="Tare")
    finally:
        shutil.move(away, bundle)


CRASH = """\
*** Program crashed: Bad pointer dereference at 0x0000000000000007 ***

Thread 2 "-qos.overcommit" crashed:

0      0x00007fa21acb79ca {function} + 1130 in libdispatch.so
"""


@pytest.mark.parametrize(
    ("function", "crashes", "starts"),
    [("_dispatch_event_loop_drain", 2, 3), ("_dispatch_event_loop_drain", 9, 3), ("Package.load()", 9, 1)],
)
def test_only_a_crash_of_libdispatch_starts_a_command_again(tmp_path, function, crashes, starts):
    (tmp_path / "crash").write_text(CRASH.format(function=function))
    script = f"echo >> starts; test $(wc -l < starts) -gt {crashes} || {{ cat crash; exit 139; }}"
    if starts > crashes:
        run(["sh", "-c", script], tmp_path)
    else:
        with pytest.raises(AssertionError, match="Program crashed"):
            run(["sh", "-c", script], tmp_path)
    assert (tmp_path / "starts").read_text().count("\n") == starts


def bundle_in(folder):
    """The resource bundle among an app's products. Its ending depends on the build system."""
    (bundle,) = folder.glob("PressureKit_PressureHosting.*")
    return bundle
