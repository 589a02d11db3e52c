// A page that replaces the browser's functions cannot hide a misfire: the driver asks the browser.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { chromium, chromiumOptions, chromiumPath, firefox, serve, viewport } from './browsers.js';
import { driver, playwright, project } from './files.js';

const site = await serve();
const [inPage, bidi] = await Promise.all([chromium(), firefox()]);
const browser = await playwright().chromium.launch({ executablePath: chromiumPath, args: chromiumOptions });
after(async () => { site.close(); await Promise.all([inPage.stop(), bidi.stop(), browser.close()]); });
const page = await browser.newPage({ viewport });
const lies = readFileSync(`${project}/Drivers/Tests/pages/lies.js`, 'utf8');

for (const [name, given, control, open, evaluate] of [
  ['a selector', { cdp: inPage.send }, '#delete', inPage.open, inPage.evaluate],
  ['a selector in Firefox', { bidi: bidi.send, context: bidi.context }, '#delete', bidi.open, bidi.evaluate],
  ['a locator of Playwright', page, page.locator('#delete'), (url) => page.goto(url), (source) => page.evaluate(source)],
]) {
  test(`A page cannot hide a misfire of ${name}`, async () => {
    await open(`${site.address}/events.html`);
    await evaluate(`(() => { ${lies} })()`);
    const { faults } = await driver.audit(given, control, {
      acted: () => evaluate('acts'), hold: 0.3, prepare: () => evaluate('void (acts = 0)'), faults: [8, 23] });
    assert.deepEqual(faults.map(({ id, outcome }) => [id, outcome]), [['second-finger', 'acted'], ['faded', 'acted']]);
  });
}
