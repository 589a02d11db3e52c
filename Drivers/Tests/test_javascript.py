"""The driver for JavaScript, which Node's own test runner tests (Drivers/Tests/javascript)."""

import json
import subprocess
from pathlib import Path

PROJECT = Path(__file__).resolve().parents[2]
# A test of Playwright's users, with Playwright's own types.
TYPED = """
import { chromium, type Locator, type Page } from 'playwright-core';
import { audit, finger, misfireMatchers } from 'pressurekit/driver';

export async function press(page: Page, button: Locator) {
  const touch = await finger(page, 'touch', { clock: page.clock });
  await touch.down(button, { force: 0.1 });
  const element = await page.$('#other');
  if (element) await touch.second(element);
  const options = { acted: () => page.evaluate('acts') as Promise<number>, clock: page.clock };
  const { misfires } = await audit(page, button, options);
  return { misfires, ...await misfireMatchers.toHaveNoMisfires(button, options) };
}
// @ts-expect-error a browser has no page
export const none = finger(await chromium.launch());
"""


def test_javascript(node):
    """All tests in Node pass, and none was skipped."""
    out, errors = node.communicate()
    summary = dict(line.removeprefix("# ").split() for line in out.splitlines() if line.startswith(("# pass", "# fail", "# skipped", "# todo")))
    failed = [part for part in out.split("# Subtest: ") if "\nnot ok" in part or part.startswith("not ok")]
    assert node.returncode == 0, "\n".join(failed) or out + errors
    assert (summary["fail"], summary["skipped"], summary["todo"]) == ("0", "0", "0")
    assert int(summary["pass"]) > 300


def test_types_accept_playwrights(tmp_path):
    """TypeScript takes Playwright's page, clock, locators and elements."""
    modules = tmp_path / "node_modules"
    (modules / "pressurekit").mkdir(parents=True)
    for name in (".build/web/driver.d.ts", "Web/package/package.json"):
        (modules / "pressurekit" / Path(name).name).symlink_to(PROJECT / name)
    (playwright,) = (PROJECT / ".build/venv/lib").glob("python3*/site-packages/playwright/driver/package")
    (modules / "playwright-core").symlink_to(playwright)
    (tmp_path / "package.json").write_text('{ "type": "module" }')
    (tmp_path / "press.ts").write_text(TYPED)
    options = {
        "strict": True, "noEmit": True, "target": "es2022", "lib": ["es2022", "dom", "dom.iterable"], "module": "node16",
        "moduleResolution": "node16", "types": [], "skipLibCheck": True, "preserveSymlinks": True,
    }
    (tmp_path / "tsconfig.json").write_text(json.dumps({"compilerOptions": options, "files": ["press.ts"]}))
    done = subprocess.run(["/usr/bin/tsc", "--project", "."], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout + done.stderr == ""
