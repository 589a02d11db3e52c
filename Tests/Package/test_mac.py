"""The scripts that build the package also run on a Mac: with its Bash 3.2, its BSD tools and Homebrew's packages.

These tests run without a Mac. They find commands that a Mac lacks, and simulate the parts of it that can be simulated.
"""

import os
import re
import shutil
import subprocess

import pytest

from conftest import CONTROLS, PROJECT

SCRIPTS = [
    "api", "bootstrap", "build-bell", "build-control", "build-web", "bundle", "demo", "docs", "engine", "format", "package", "size",
    "steps", "swift", "test-apple", "wasm-parts",
]

# Each pattern has a line that it must find.
FOREIGN = [
    (r"\b(mapfile|readarray|coproc)\b", "mapfile -t lines <list"),
    (r"\b(declare|local|typeset) -\w*[Agn]", "declare -A ages"),
    (r"\$\{!?\w+(\[[^]]*\])?(\^|,|@\w\})", "${name^^}"),
    (r"\$\{\w+\[-", "${list[-1]}"),
    (r"&>>|\|&|;;&|;&", "run &>>log"),
    (r"\[\[? -v |\bwait -n\b|\b(EPOCHSECONDS|EPOCHREALTIME|BASHPID)\b", "[[ -v name ]]"),
    (r"printf (-v \w+ )?.%\(", "printf '%(%F)T'"),
    (r"\bsed\b.* -\w*[irsz]\b", "sed -i s/a/b/ file"),
    (r"\bfind\b.* -(printf|regextype|executable)\b", "find . -printf '%p'"),
    (r"\bgrep\b.* -\w*P", "grep -oP 'a+' file"),
    (r"\bcp\b.* -\w*[tu]\b|\bcp\b.* --|\bmktemp\b.* (-p|--)", "cp -t folder file"),
    (r"\breadlink -f|\bxargs -[dr]|\bdate -[dI]|\bstat -c", "readlink -f file"),
    (r"(^|[|(;&] *)(ip|nproc|tac|timeout|numfmt|sha\d+sum|md5sum) ", "ip route"),
]


def test_scripts_only_use_commands_of_a_mac():
    assert [rule for rule, line in FOREIGN if not re.search(rule, line)] == []
    found = []
    for name in SCRIPTS:
        for number, line in enumerate((PROJECT / "script" / name).read_text().splitlines(), 1):
            if not line.lstrip().startswith("#"):
                found += [f"script/{name}:{number}: {line.strip()}" for rule, _ in FOREIGN if re.search(rule, line)]
    assert found == []


@pytest.fixture
def mac(tmp_path):
    """Runs a script of the project with a PATH like a Mac's, with Homebrew's wasm-opt and esbuild."""
    tools = [
        "awk", "basename", "bash", "cat", "dirname", "env", "esbuild", "grep", "gzip", "head", "mkdir", "mktemp", "openssl", "perl",
        "realpath", "rm", "sed", "sort", "swift", "swiftc", "wasm-opt", "wc",
    ]
    for tool in tools:
        (tmp_path / tool).symlink_to(shutil.which(tool))
    (tmp_path / "python3").symlink_to("/usr/bin/python3")
    (tmp_path / "uname").write_text("#!/bin/sh\necho Darwin\n")
    (tmp_path / "uname").chmod(0o755)

    def run(*command, **variables):
        environment = {"PATH": str(tmp_path), "HOME": os.environ["HOME"], **variables}
        return subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True)

    return run


def test_bootstrap_continues_or_names_the_missing_command(mac):
    done = mac("script/bootstrap")
    assert (done.returncode, done.stdout.splitlines()[1:]) == (0, ["bootstrap: all requirements are installed", "bootstrap: ready to build"])
    missing = mac("script/bootstrap", "phone", PRESSURE_WASI_LIB="nowhere", PRESSURE_WASM_BUILTINS="nowhere")
    commands = [line.strip() for line in missing.stderr.splitlines() if "brew install" in line]
    assert (missing.returncode, commands) == (1, ["brew install wasi-libc wasi-runtimes qrencode"])


def test_missing_parts_are_named_before_the_build(mac, tmp_path):
    done = mac("script/build-control", str(tmp_path / "bell.wasm"), "Examples/Bell/Web/BellPage.swift", PRESSURE_WASI_LIB="nowhere")
    assert done.returncode == 1
    assert [line.split() for line in done.stderr.splitlines() if "Homebrew: " in line] == [
        "the C library for wasm32 (memory, mathematics) Debian: wasi-libc Homebrew: wasi-libc".split()
    ]


def test_toolchain_without_webassembly_is_refused(mac, tmp_path):
    (tmp_path / "swiftc").unlink()
    (tmp_path / "swiftc").write_text('#!/bin/sh\necho \'"runtimeResourcePath": "/Xcode.app/usr/lib/swift"\'\n')
    (tmp_path / "swiftc").chmod(0o755)
    done = mac("script/bootstrap")
    assert (done.returncode, "cannot build WebAssembly (Xcode's cannot)" in done.stderr) == (1, True)


def test_other_tool_versions_get_one_percent_more_budget(mac):
    on_mac, on_debian = (
        [int(line.split()[3]) for line in text.splitlines()[1:] if len(line.split()) == 5]
        for text in (mac("script/size").stdout, subprocess.run("script/size", cwd=PROJECT, capture_output=True, text=True).stdout)
    )
    # All controls, each control, the set of both buttons and the single file.
    assert len(on_mac) == len(CONTROLS) + 3
    assert on_mac == [budget + budget // 100 for budget in on_debian]
