// The audit on the routes without Playwright: how each runs a script of a fault, sends keys, and loads the page again.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { chromium, firefox, serve, webkit } from './browsers.js';
import { debian, driver } from './files.js';

const { JSDOM } = debian('jsdom');
const site = await serve();
const [inPage, bidi, webdriver] = await Promise.all([chromium(), firefox(), webkit()]);
after(async () => {
  site.close();
  await Promise.all([inPage.stop(), bidi.stop(), webdriver.stop()]);
});

/** Replaces a page's timers: its time passes only by `pass`. */
function holdTime() {
  let now = 0;
  let timers = [];
  performance.now = () => now;
  window.setTimeout = (run, ms) => timers.push({ run, at: now + ms });
  window.clearTimeout = (id) => { if (timers[id - 1]) timers[id - 1].at = Infinity; };
  window.pass = (seconds) => {
    now += seconds * 1000;
    const due = timers.filter(({ at }) => at <= now);
    for (const one of due) one.at = Infinity;
    for (const { run } of due) run();
  };
}
const address = (fault) => `${site.address}/hold.html?fault=${fault}`;
/** Functions of a test for a page of which it can evaluate an expression. */
const optionsFor = ({ evaluate }) => ({
  acted: () => evaluate('acts'), clock: (seconds) => evaluate(`pass(${seconds})`), prepare: () => evaluate('renew()'), hold: 1.5,
});
/** Each fault with its outcome, and the reason of a try that was impossible. */
const outcomesOf = ({ faults }) => faults.map(({ id, outcome, tries }) => (
  [id, outcome, ...tries.filter(({ reason }) => reason).map(({ reason }) => reason)]));

const noTab = 'The driver opens another tab only by the DevTools protocol. Instead: Use Chromium.';

test('Firefox over WebDriver BiDi, which loads the page again', async () => {
  await bidi.send('script.addPreloadScript', { functionDeclaration: String(holdTime) });
  const page = { bidi: bidi.send, context: bidi.context };
  for (const [fault, outcomes] of [
    ['disabled', [['disabled', 'acted'], ['other-tab', 'not tried', noTab], ['short-key', 'did not act']]],
    ['short-key', [['disabled', 'did not act'], ['other-tab', 'not tried', noTab], ['short-key', 'acted']]],
  ]) {
    await bidi.open(address(fault));
    const report = await driver.audit(page, '#delete', { ...optionsFor(bidi), prepare: undefined, faults: [5, 15, 16] });
    assert.deepEqual(outcomesOf(report), outcomes);
  }
});

test('WebKitGTK over WebDriver, which has only a mouse', async () => {
  await webdriver.open(address('short-key'));
  await webdriver.evaluate(`(${holdTime})()`);
  const page = {
    browser: webdriver.capabilities.browserName,
    webdriver: {
      performActions: (actions) => webdriver.post('/actions', { actions }),
      executeScript: (script, args) => webdriver.post('/execute/sync', { script, args }),
    },
  };
  const report = await driver.audit(page, '#delete', { ...optionsFor(webdriver), faults: [5, 8, 16] });
  assert.deepEqual(outcomesOf(report).map(([id, outcome]) => [id, outcome]), [
    ['disabled', 'did not act'], ['second-finger', 'not tried'], ['short-key', 'acted'],
  ]);
});

test("The page's own script", async () => {
  for (const [fault, outcomes] of [
    ['disabled', [['disabled', 'acted'], ['cancelled', 'did not act'], ['other-tab', 'not tried', noTab], ['short-key', 'did not act']]],
    ['short-key', [['disabled', 'did not act'], ['cancelled', 'did not act'], ['other-tab', 'not tried', noTab], ['short-key', 'acted']]],
  ]) {
    await inPage.open(address(fault));
    const report = await inPage.evaluate(`(async () => {
      const { audit } = await import('/pressurekit/driver.js');
      (${holdTime})();
      return audit(document, '#delete', { acted: () => acts, clock: pass, prepare: renew, hold: 1.5, faults: [5, 12, 15, 16] });
    })()`);
    assert.deepEqual(outcomesOf(report), outcomes);
  }
});

test("jsdom, where a button's click is derived from keys", async () => {
  const { window: { document } } = new JSDOM('<button id="delete">Delete</button>');
  const button = document.querySelector('button');
  let acts = 0;
  const heard = [];
  button.addEventListener('click', () => { acts += 1; });
  for (const type of ['keydown', 'keypress', 'keyup', 'click']) {
    button.addEventListener(type, ({ key, code, repeat }) => heard.push([type, key, code, repeat].filter((one) => one !== undefined).join(' ')));
  }
  const options = { acted: () => acts, clock: () => {}, prepare: () => { acts = 0; heard.length = 0; } };
  const report = await driver.audit(document, button, { ...options, faults: [16, 18, 19, 20] });
  assert.deepEqual(outcomesOf(report), [
    ['short-key', 'acted'],
    ['key-repeat', 'not tried', ...Array(2).fill('It acts in: A short press of a key.')],
    ['key-from-elsewhere', 'did not act'],
    ['click-without-a-pointer', 'acted'],
  ]);
  await driver.audit(document, button, { ...options, acted: () => true, faults: [17] });
  assert.deepEqual(heard, ['keydown Enter Enter false', 'keypress Enter Enter false', 'click']);
  await assert.rejects(driver.audit(document, button, { ...options, prepare: undefined }), { message: /Pass prepare/ });
});
