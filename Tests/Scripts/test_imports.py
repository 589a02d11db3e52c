"""The kit's modules have no circular imports, neither in code nor in the types of comments."""

import re
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

WEB = Path(__file__).resolve().parents[2] / "Web"
# Matches `import … from './x.js'`, `import './x.js'`, `export … from './x.js'`, and a type's `import('./x.js')`.
IMPORT = re.compile(r"""(?:from|import|import\()\s*['"](\.[^'"]*\.js)['"]""")


def imports(folder):
    """For each module in a folder, the modules that it imports."""
    return {
        file.name: {name for name in (Path(path).name for path in IMPORT.findall(file.read_text())) if (folder / name).exists()}
        for file in folder.glob("*.js")
    }


def test_imports_are_not_circular():
    graph = imports(WEB)
    assert {"surface-input.js", "element-life.js"} <= graph["control-host.js"], "imports were found"
    TopologicalSorter(graph).prepare()


@pytest.mark.parametrize(
    "line", ["import { ControlHost } from './control-host.js';", "/** @typedef {import('./control-host.js').ControlHost} Host */"]
)
def test_circular_import_is_found(tmp_path, line):
    for file in WEB.glob("*.js"):
        (tmp_path / file.name).write_text(file.read_text() + (line if file.name == "page-input.js" else ""))
    with pytest.raises(CycleError) as found:
        TopologicalSorter(imports(tmp_path)).prepare()
    assert {"page-input.js", "control-host.js"} <= set(found.value.args[1])
