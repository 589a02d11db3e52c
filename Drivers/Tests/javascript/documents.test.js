// Runs the JavaScript of Docs/force-in-tests.md. Each block must delete the draft of pages/drafts.html.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { chromedriver, chromiumOptions, chromiumPath, serve, viewport } from './browsers.js';
import { debian, driver, playwright, project } from './files.js';
import { puppeteerPage, seleniumDriver, webdriverioChromium } from './tools.js';

const { JSDOM } = debian('jsdom');
const site = await serve();
const browser = await playwright().chromium.launch({ executablePath: chromiumPath, args: chromiumOptions });
const session = await chromedriver();
after(async () => { site.close(); await browser.close(); await session.stop(); });

/** The address on this server for one in the document. */
const local = (url) => `${site.address}${new URL(url, site.address).pathname}.html`;
const status = 'document.getElementById("status").textContent';
const statusOfSession = () => session.evaluate(status);
const send = (cmd, params) => session.post('/goog/cdp/execute', { cmd, params });

/** Playwright's `test` and `expect`, as far as the document uses them. They are not in the package for Python. */
async function playwrightTest() {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const { goto } = page;
  page.goto = (url) => goto.call(page, local(url));
  const ran = [];
  return {
    names: {
      test: (_, run) => ran.push(run({ page })),
      expect: (locator) => ({ toHaveText: async (text) => assert.equal(await locator.textContent(), text) }),
    },
    async ended() {
      await Promise.all(ran);
      const text = await page.evaluate(status);
      await context.close();
      return text;
    },
  };
}

function jsdomTest() {
  const folder = `${project}/Drivers/Tests/pages`;
  const { window } = new JSDOM(readFileSync(`${folder}/drafts.html`, 'utf8'), { runScripts: 'outside-only' });
  window.eval(readFileSync(`${folder}/drafts.js`, 'utf8'));
  let passed = 0;
  return {
    names: { document: window.document, jest: { advanceTimersByTime: (ms) => { passed += ms; } } },
    ended: () => {
      assert.equal(Math.round(passed), 500);
      return window.eval(status);
    },
  };
}

/** The values of the names that a block imports or assumes, by its heading. */
const subjects = {
  Playwright: playwrightTest,
  Puppeteer: () => ({
    names: {
      puppeteer: { launch: async () => ({ newPage: async () => ({ ...puppeteerPage({ send }), goto: (url) => session.open(local(url)) }) }) },
    },
    ended: statusOfSession,
  }),
  Selenium: () => {
    const made = { ...seleniumDriver(session), get: (url) => session.open(local(url)) };
    class Builder {
      forBrowser(name) { assert.equal(name, 'chrome'); return this; }
      build() { return made; }
    }
    return { names: { Builder, By: { css: (css) => ({ css }) } }, ended: statusOfSession };
  },
  WebdriverIO: () => {
    const made = { ...webdriverioChromium(session), url: (url) => session.open(local(url)) };
    return { names: { browser: made, $: made.$ }, ended: statusOfSession };
  },
  'jsdom, or the page itself': jsdomTest,
  'A connection of your own': async () => {
    await session.open(local('/drafts'));
    return { names: { connection: { send } }, ended: statusOfSession };
  },
  'Real presses': playwrightTest,
};

const text = readFileSync(`${project}/Docs/force-in-tests.md`, 'utf8');
const blocks = [...text.matchAll(/^#+ (?<heading>.+)$|^```js\n(?<code>[^]*?)^```$/gm)].map(({ groups }) => groups);
const found = new Set();
for (const [at, { code }] of blocks.entries()) {
  if (code === undefined) continue;
  const { heading } = blocks.slice(0, at).findLast((one) => one.heading);
  found.add(heading);
  test(`The code below “${heading}”, block ${at}`, async () => {
    const { names, ended } = await subjects[heading]();
    const values = { ...driver, ...names };
    const imported = [...code.matchAll(/^import (.+) from .+;$/gm)].flatMap(([, list]) => list.replace(/[{}]/g, '').split(',').map((one) => one.trim()));
    assert.deepEqual(imported.filter((name) => !(name in values)), []);
    const AsyncFunction = (async () => {}).constructor;
    // A block declares what a test has, such as `driver`.
    const own = Object.keys(values).filter((name) => !new RegExp(`const ${name.replace('$', '\\$')} `).test(code));
    await new AsyncFunction(...own, code.replace(/^import .+;$/gm, ''))(...own.map((name) => values[name]));
    assert.equal(await ended(), 'Deleted');
  });
}

test('Each tool has code in the document', () => {
  assert.deepEqual([...found], Object.keys(subjects));
});
