// Playwright for JavaScript with Chromium. It is the package inside the one for Python.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { chromiumOptions, chromiumPath, serve, viewport } from './browsers.js';
import { driver, frames, playwright, routes } from './files.js';
import { perform, testGestures } from './gestures.js';

const site = await serve();
const browser = await playwright().chromium.launch({ executablePath: chromiumPath, args: chromiumOptions });
after(async () => { site.close(); await browser.close(); });
const page = await browser.newPage({ viewport });
const address = `${site.address}/events.html`;
await page.goto(address);
/** The named fields of all events since the last call. */
const take = async (...names) => (await page.evaluate('take()')).map((one) => names.map((name) => one[name]));

testGestures('playwright', 'chromium/cdp', async (gesture) => {
  await page.evaluate('scrollTo(0, 0), take()');
  const error = await perform(driver, page, gesture);
  return { error, events: await page.evaluate('take()') };
});

test('Locators and elements of Playwright are places, also in shadow roots', async () => {
  await page.evaluate(`
    scrollTo(0, 0);
    const host = document.body.appendChild(document.createElement('section'));
    host.id = 'host';
    host.style.cssText = 'position: absolute; left: 600px; top: 20px';
    host.attachShadow({ mode: 'open' }).innerHTML = '<p style="width: 100px; height: 60px; margin: 0">Inside</p>'`);
  const touch = await driver.finger(page);
  await take();
  for (const place of [page.locator('#target'), page.getByText('Ring'), await page.$('#pad'), page.getByText('Inside')]) {
    await touch.down(place, { force: 0.3 });
    await touch.lift();
  }
  const down = (await take('type', 'target', 'x', 'y')).filter(([type]) => type === 'pointerdown');
  assert.deepEqual(down.map(([, ...rest]) => rest), [['target', 80, 220], ['ring', 80, 100], ['pad', 350, 210], ['host', 650, 50]]);
  await page.goto(address);
});

for (const { name, frame, button, pressed, error } of frames) {
  test(name, async () => {
    await page.goto(`${site.address}/frames.html`);
    const touch = await driver.finger(page);
    const place = page.frameLocator(frame).locator(button);
    if (error) await assert.rejects(() => touch.down(place, { force: 0.3 }), { message: `${place}: ${error}` });
    else {
      await touch.down(place, { force: 0.3 });
      await touch.lift();
    }
    assert.deepEqual(await page.evaluate('pressed'), pressed);
    await page.goto(address);
  });
}

test('A selector with a mistake is named', async () => {
  const touch = await driver.finger(page);
  await assert.rejects(() => touch.down('a['), { message: 'a[: it is not a CSS selector.' });
});

test('A finger presses the next page after a navigation', async () => {
  const touch = await driver.finger(page);
  await touch.down('#target', { force: 0.2 });
  await touch.lift();
  await page.goto('about:blank');
  await page.goto(address);
  await touch.down('#target', { force: 0.4 });
  await touch.press({ to: 0.6 });
  await touch.lift();
  assert.deepEqual((await take('type', 'pressure')).filter(([type]) => type.startsWith('pointer')),
    [['pointerdown', 0.4], ['pointermove', 0.6], ['pointerup', 0]]);
});

test('A press that leaves the page ends', async () => {
  await page.evaluate(`document.querySelector('#target').addEventListener('pointermove', () => { location = 'about:blank' })`);
  const touch = await driver.finger(page);
  await touch.down('#target', { force: 0.2 });
  await touch.press({ to: 0.9 });
  await touch.lift();
  await page.waitForURL('about:blank');
  await page.goto(address);
});

test("With Playwright's clock a press and a wait take no time of their own", async () => {
  const other = await browser.newPage({ viewport });
  await other.clock.install({ time: 0 });
  await other.goto(address);
  await other.clock.pauseAt(60_000);
  await other.evaluate(`
    window.heard = [];
    setInterval(() => heard.push('second ' + Date.now() / 1000), 1000);
    onpointermove = (event) => heard.push(Math.round(event.pressure * 1000))`);
  const pen = await driver.finger(other, 'pen', { clock: other.clock });
  await pen.down('#target', { force: 0 });
  await pen.press({ to: 0.6, over: 1 });
  await pen.wait(30);
  await pen.lift();
  assert.deepEqual(await other.evaluate('heard'), [
    0, ...Array.from({ length: 59 }, (_, at) => 10 * (at + 1)), 'second 61', 600,
    ...Array.from({ length: 30 }, (_, at) => `second ${at + 62}`),
  ]);
  await other.close();
});

test("Playwright's other browsers are refused with the reason, before a command", async () => {
  for (const name of ['firefox', 'webkit']) {
    const fake = { context: () => ({ newCDPSession: assert.fail, browser: () => ({ browserType: () => ({ name: () => name }) }) }) };
    for (const kind of ['touch', 'pen', 'mouse']) {
      await assert.rejects(driver.finger(fake, kind), { name: 'Refused', ...routes['playwright/own'].fingers[kind] });
    }
  }
});
