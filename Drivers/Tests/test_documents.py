"""The Python of the guides runs: each block is executed on the example page of its guide."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest
from selenium import webdriver

import pressurekit_driver
from subjects import CHROMIUM, chrome_options, playwright_async

PROJECT = Path(__file__).resolve().parents[2]
# The page "/drafts" of the examples, for each guide.
PAGES = {"force-in-tests.md": "drafts.html", "audit.md": "drafts/index.html"}
STATUS = "document.getElementById('status').textContent"


def blocks(guide):
    """The Python blocks of a guide, with their headings."""
    text = (PROJECT / "Docs" / guide).read_text(encoding="utf-8")
    heading = ""
    found = []
    for title, code in re.findall(r"^#+ ([^\n]+)$|^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        heading = title or heading
        if code:
            found.append((heading, code))
    return found


FORCE, AUDIT = map(blocks, PAGES)
# The names that a block takes from the text around it.
ASSUMED = {"finger": pressurekit_driver.finger}


def called(code, **names):
    """Executes a block, and calls its test with the names of its arguments. Returns all names that it has defined."""
    made = {**ASSUMED, **names}
    exec(code, made)
    for name in [name for name in made if name.startswith("test_")]:
        made[name](**names)
    return made


def test_the_blocks():
    """A block that is added needs a test below."""
    assert [heading for heading, _ in FORCE] == [
        *["Playwright for Python"] * 3, "Selenium for Python", "A connection in Python", "Real presses"]
    assert [heading for heading, _ in AUDIT] == ["Audit your hold button", "Options"]


@pytest.fixture
def page(playwright_page, site):
    """A page on which "/drafts" is the example page."""
    goto = playwright_page.goto
    playwright_page.goto = lambda path: goto(f"{site.address}{path}.html")
    return playwright_page


@pytest.mark.parametrize("at", [0, 2, 5], ids=["a test", "with a clock", "real presses"])
def test_playwright(page, at):
    called(FORCE[at][1], page=page)
    assert page.evaluate(STATUS) == "Deleted"


def test_playwrights_asynchronous_api(site):
    code = compile(FORCE[1][1], "Docs/force-in-tests.md", "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)
    with playwright_async() as subject:
        subject.open(f"{site.address}/drafts.html")
        subject.run(eval(code, {**ASSUMED, "page": subject.page}))
        assert subject.evaluate(STATUS) == "Deleted"


def test_selenium(site, monkeypatch):
    class Chrome(webdriver.Chrome):
        def __init__(self):
            super().__init__(options=chrome_options())

        def get(self, url):
            super().get(f"{site.address}/{url.rpartition('/')[2]}.html")

    monkeypatch.setattr(webdriver, "Chrome", Chrome)
    made = called(FORCE[3][1])
    assert made["driver"].execute_script(f"return {STATUS}") == "Deleted"
    made["driver"].quit()


def test_a_connection():
    made = called(FORCE[4][1], send=lambda method, parameters: {}, context="a tab")
    assert [made[name].support.route for name in ("touch", "in_firefox")] == ["chromium/cdp", "firefox/bidi"]


def test_a_press_of_the_audit(playwright_page, site):
    """The audit's example of a press confirms on the ring of a button."""
    playwright_page.goto(f"{site.address}/confirm.html")
    playwright_page.wait_for_selector("#delete")
    called(AUDIT[1][1])["press"](pressurekit_driver.finger(playwright_page))
    assert playwright_page.evaluate("acts") == 1


@pytest.mark.deep
def test_the_examples_run_in_a_new_environment(wheel, tmp_path, site):
    """From installing the wheel to green tests with force, as the guides say it."""
    tests = {
        guide: [code for _, code in found if "def test_" in code] for guide, found in (("force-in-tests.md", FORCE), ("audit.md", AUDIT))}
    assert {guide: len(found) for guide, found in tests.items()} == {"force-in-tests.md": 2, "audit.md": 1}
    for guide, found in tests.items():
        (tmp_path / f"test_{Path(guide).stem}.py").write_text("\n\n".join(found), encoding="utf-8")
    pages = {f"test_{Path(guide).stem}": f"{site.address}/{path}" for guide, path in PAGES.items()}
    (tmp_path / "conftest.py").write_text(
        "import pytest\nfrom playwright.sync_api import sync_playwright\n\n"
        "@pytest.fixture\ndef page(request):\n    with sync_playwright() as playwright:\n"
        f"        browser = playwright.chromium.launch(executable_path={CHROMIUM!r}, args=['--no-sandbox'])\n"
        "        page = browser.new_page()\n        goto = page.goto\n"
        f"        page.goto = lambda path: goto({pages!r}[request.path.stem])\n"
        "        yield page\n        browser.close()\n",
        encoding="utf-8",
    )
    for command in (
        [sys.executable, "-m", "venv", "venv"],
        ["venv/bin/pip", "install", "--quiet", str(wheel), "playwright", "pytest"],
        ["venv/bin/pytest", "-q"],
    ):
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
        assert done.returncode == 0, done.stdout + done.stderr
    assert "3 passed" in done.stdout
