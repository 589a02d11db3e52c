// Firefox over a connection of the test's own to WebDriver BiDi.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { firefox, serve } from './browsers.js';
import { driver } from './files.js';
import { perform, testGestures } from './gestures.js';
import { webdriverioFirefox } from './tools.js';

const site = await serve();
const browser = await firefox();
after(async () => { site.close(); await browser.stop(); });
await browser.open(`${site.address}/events.html`);

const page = { bidi: browser.send, context: browser.context };
testGestures('bidi', 'firefox/bidi', async (gesture) => {
  // A mouse that is there already sends no move.
  await browser.send('input.releaseActions', { context: browser.context });
  await browser.evaluate('scrollTo(0, 0), take()');
  const error = await perform(driver, page, gesture);
  return { error, events: await browser.evaluate('take()') };
});

test("WebdriverIO's browser with BiDi, and its elements as places", async () => {
  const own = webdriverioFirefox(browser);
  const touch = await driver.finger(own);
  assert.equal(touch.support.route, 'firefox/bidi');
  await browser.evaluate('take()');
  await touch.down(own.$('#ring'), { force: 0.25 });
  await touch.press({ to: 0.75 });
  await touch.lift();
  const seen = (await browser.evaluate('take()')).filter(({ type }) => type.startsWith('pointer'));
  assert.deepEqual(seen.map(({ target, type, pressure }) => [target, type, pressure]),
    [['ring', 'pointerdown', 0.25], ['ring', 'pointermove', 0.75], ['ring', 'pointerup', 0]]);
});
