// Chromium over a connection of the test's own to the DevTools protocol.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { chromium, serve } from './browsers.js';
import { driver, project } from './files.js';
import { perform, testGestures } from './gestures.js';

const site = await serve();
const browser = await chromium();
after(async () => { site.close(); await browser.stop(); });
await browser.open(`${site.address}/events.html`);

const page = { cdp: browser.send };
testGestures('cdp', 'chromium/cdp', async (gesture) => {
  await browser.evaluate('scrollTo(0, 0), take()');
  const error = await perform(driver, page, gesture);
  return { error, events: await browser.evaluate('take()') };
});

for (const kind of ['touch', 'pen', 'mouse']) {
  test(`A call of a ${kind} returns when its events have arrived`, async () => {
    const finger = await driver.finger(page, kind);
    const places = [250, 251, 252, 253, 254, 255, 256, 257, 258];
    const calls = [
      ['down', '#target'], ['lift'], ['down', { x: 240, y: 200 }], ...places.map((x) => ['slide', { x, y: 200 }]), ['lift'],
    ];
    // The system takes only touches away. The protocol answers before a busy page has the event.
    const cancels = kind === 'touch';
    if (cancels) calls.push(['down', '#target'], ['cancel']);
    const keepBusy = 'setTimeout(() => { const end = performance.now() + 100; while (performance.now() < end); }, 0), 0';
    const seen = [];
    for (const [method, ...values] of calls) {
      await browser.evaluate('take()');
      if (method === 'cancel') await browser.evaluate(keepBusy);
      await finger[method](...values);
      const received = await browser.evaluate('take()');
      const last = received.filter(({ type }) => type.startsWith('pointer')).pop();
      const clicks = received.filter(({ type, target }) => type === 'click' && target === 'target').map(({ type }) => type);
      seen.push([last?.type, last?.x, ...clicks]);
    }
    assert.deepEqual(seen, [
      ['pointerdown', 80], ['pointerup', 80, 'click'],
      ['pointerdown', 240], ...places.map((x) => ['pointermove', x]), ['pointerup', 258],
      ...(cancels ? [['pointerdown', 80], ['pointercancel', 80]] : []),
    ]);
  });
}

test('A second press of a mouse at one place is a double click', async () => {
  await browser.evaluate('take()');
  const mouse = await driver.finger(page, 'mouse');
  const press = async (where) => { await mouse.down(where); await mouse.lift(); };
  for (const where of ['#target', '#target', '#ring', '#target']) await press(where);
  const clicks = (await browser.evaluate('take()')).filter(({ type }) => type.endsWith('click'));
  assert.deepEqual(clicks.map(({ type, target }) => `${type} ${target}`), ['click target', 'click target', 'dblclick target', 'click ring', 'click target']);
});

for (const [name, kind] of [['apple-pencil', 'pen'], ['beyond-its-maximum', 'touch'], ['iphone-3d-touch', 'touch']]) {
  test(`Each sample of the trace ${name} arrives, with its force exact to 1/2048`, async () => {
    const text = readFileSync(`${project}/Tests/Traces/${name}.jsonl`, 'utf8');
    const [header, ...samples] = text.trim().split('\n').map((one) => JSON.parse(one));
    await browser.evaluate(`
      scrollTo(0, 0);
      window.pressures = [];
      for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
        window['on' + type] = ({ pressure, buttons }) => { if (buttons || type !== 'pointermove') pressures.push([type, pressure]) };
      }`);
    const finger = await driver.finger(page, kind, { clock: () => {} });
    await finger.replay(text, '#pad');
    const seen = await browser.evaluate('pressures');
    const types = { began: 'pointerdown', moved: 'pointermove', ended: 'pointerup', cancelled: 'pointercancel' };
    assert.deepEqual(seen.map(([type]) => type), samples.map(({ phase }) => types[phase]));
    const wrong = samples.filter(({ phase, force }, at) => (
      Math.abs(seen[at][1] - (['began', 'moved'].includes(phase) ? Math.min(force / header.maximum, 1) : 0)) > 1 / 2048));
    assert.deepEqual(wrong, []);
  });
}

test('A world of an earlier page is not mistaken for one of the next page with its number', async () => {
  let [worlds, hasLeft] = [0, false];
  const touch = await driver.finger({
    async cdp(method, { contextId, ...params }) {
      // Without a number the page's own world answers, as the next page's would.
      if (method === 'Page.createIsolatedWorld') [worlds, hasLeft] = [worlds + 1, false];
      return browser.send(method, contextId === undefined || hasLeft ? params : { ...params, contextId });
    },
  });
  const press = async () => { await touch.down('#target', { force: 0.5 }); await touch.lift(); };
  await press();
  assert.equal(worlds, 1);
  hasLeft = true;
  await press();
  assert.equal(worlds, 2);
  assert.equal(await browser.evaluate('"pressurekit" in window'), false);
});
