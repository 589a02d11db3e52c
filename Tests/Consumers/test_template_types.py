"""The types of templates: correct code compiles, and each mistake is found.

Debian does not package the types of these frameworks. Each folder of `templates` has a stand-in for the part that the
kit's types use. It shows that the kit's declarations extend such namespaces and find mistakes there. It does not show
that the real types have this shape.
"""

import json
import re
import shutil
import textwrap
from pathlib import Path

import pytest

from project import Project

TEMPLATES = Path(__file__).parent / "templates"
DOCS = Path(__file__).resolve().parents[2] / "Docs"
# The tabs of on-a-page.md with TypeScript code.
TABS = {"react-19": "React 19", "react-18": "React 18", "preact": "Preact"}
# The name under which a stand-in is imported, and the project's module resolution.
FRAMEWORKS = {
    "react-19": ("react", "node16"), "react-18": ("react", "node"), "preact": ("preact", "node"), "vue": ("vue", "node16"),
}
EXPORTS = {".": {"types": "./index.d.ts"}, "./jsx-runtime": {"types": "./jsx-runtime.d.ts"}}
OPTIONS = {
    "strict": True, "target": "es2022", "lib": ["es2022", "dom", "dom.iterable"], "noEmit": True, "types": [],
    # Do not check the compiler's own libraries.
    "skipDefaultLibCheck": True, "jsx": "react-jsx", "exactOptionalPropertyTypes": True, "noUncheckedIndexedAccess": True,
}


@pytest.mark.parametrize("name", FRAMEWORKS)
def test_template(tmp_path, name):
    framework, resolution = FRAMEWORKS[name]
    project = Project("plain", tmp_path)
    stand_in = shutil.copytree(TEMPLATES / name / "stand-in", project.folder / "node_modules" / framework)
    (stand_in / "package.json").write_text(json.dumps({"name": framework, "exports": EXPORTS}))
    files = ["page.tsx"]
    shutil.copy(TEMPLATES / name / "page.tsx", project.folder)
    if name in TABS:
        files.append("guide.tsx")
        (project.folder / "guide.tsx").write_text(code_of(TABS[name]))
    if name == "react-19":
        files.append("hold.tsx")
        (block,) = re.findall(r"^```tsx\n(.*?)^```$", (DOCS / "from-hold-button.md").read_text(), re.M | re.S)
        (project.folder / "hold.tsx").write_text(block)
    module = {"node": "es2022"}.get(resolution, resolution)
    options = {**OPTIONS, "module": module, "moduleResolution": resolution, "jsxImportSource": framework}
    (project.folder / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": files}))
    assert project.run("tsc", "--project", ".", "--pretty", "false") == ""


def code_of(tab):
    """The code under a tab of on-a-page.md."""
    (block,) = re.findall(rf'^=== "{tab}"\n\n    ```tsx\n(.*?)^    ```$', (DOCS / "on-a-page.md").read_text(), re.M | re.S)
    return textwrap.dedent(block)
