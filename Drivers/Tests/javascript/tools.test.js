// Puppeteer, Selenium and WebdriverIO in Chromium, as objects with their documented shape.

import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { chromedriver, serve } from './browsers.js';
import { debian, driver, gestures, routes } from './files.js';
import { perform, testGestures } from './gestures.js';
import { puppeteerPage, seleniumActions, seleniumDriver, webdriverioChromium } from './tools.js';

const { JSDOM } = debian('jsdom');
const site = await serve();
const session = await chromedriver();
after(async () => { site.close(); await session.stop(); });
await session.open(`${site.address}/events.html`);

const send = (cmd, params) => session.post('/goog/cdp/execute', { cmd, params });
const tools = { puppeteer: puppeteerPage({ send }), selenium: seleniumDriver(session), webdriverio: webdriverioChromium(session) };

const run = (page) => async (gesture) => {
  await session.evaluate('scrollTo(0, 0), take()');
  const error = await perform(driver, page, gesture);
  return { error, events: await session.evaluate('take()') };
};
testGestures('selenium', 'chromium/cdp', run(tools.selenium));

test('Each tool uses the DevTools protocol, and its own elements are places', async () => {
  const { puppeteer, selenium, webdriverio } = tools;
  for (const [page, places] of [
    [puppeteer, ['#target', await puppeteer.$('#ring'), puppeteer.locator('#pad')]],
    [selenium, ['#target', await selenium.findElement({ css: '#ring' }), { x: 350, y: 210 }]],
    [webdriverio, ['#target', webdriverio.$('#ring'), await webdriverio.$('#pad')]],
  ]) {
    await session.evaluate('take()');
    const touch = await driver.finger(page);
    assert.deepEqual([touch.support.route, touch.support.trusted], ['chromium/cdp', true]);
    for (const place of places) {
      await touch.down(place, { force: 0.3 });
      await touch.press({ to: 0.7 });
      await touch.lift();
    }
    const seen = (await session.evaluate('take()')).filter(({ type }) => type.startsWith('pointer'));
    const press = (id) => [[id, 'pointerdown', 0.3], [id, 'pointermove', 0.7], [id, 'pointerup', 0]];
    assert.deepEqual(seen.map(({ target, type, pressure }) => [target, type, pressure]), ['target', 'ring', 'pad'].flatMap(press));
  }
});

test('A route without a finger refuses it before a command', async () => {
  const connections = {
    'chromium/webdriver': seleniumActions('chrome', assert.fail, assert.fail),
    'firefox/webdriver': seleniumActions('firefox', assert.fail, assert.fail),
    'webkit/webdriver': { webdriver: { performActions: assert.fail, executeScript: assert.fail }, browser: 'Safari' },
    'firefox/bidi': { bidi: assert.fail, context: 'one' },
    'chromium/cdp': { cdp: assert.fail },
    'playwright/own': { context: () => ({ newCDPSession: assert.fail, browser: () => ({ browserType: () => ({ name: () => 'webkit' }) }) }) },
  };
  const wanted = {};
  const found = {};
  for (const { route, fingers } of Object.values(routes)) {
    if (route === 'any/dom') continue;
    for (const [kind, own] of Object.entries(fingers)) {
      const name = `${route} ${kind}`;
      wanted[name] = 'reason' in own ? `${own.reason} Instead: ${own.instead}` : null;
      found[name] = await driver.finger(connections[route], kind).then(() => null, (error) => error.message);
    }
  }
  assert.deepEqual(found, wanted);
});

test('A capability that a route lacks is refused before any input', async () => {
  const place = { x: 10, y: 10, width: 800, height: 600 };
  const options = { force: 0.7, radius: 5, tilt: [1, 2], twist: 3, button: 'right' };
  let inputs = [];
  /** Answers that a place was found, and records input. */
  const answers = {
    'Page.getFrameTree': { frameTree: { frame: { id: 'a' } } },
    'Page.createIsolatedWorld': { executionContextId: 1 },
    'Runtime.evaluate': { result: { value: place } },
    'script.callFunction': { type: 'success', result: { value: JSON.stringify(place) } },
  };
  const send = async (method) => {
    if (/^input/i.test(method)) inputs.push(method);
    return answers[method];
  };
  const connection = (route) => {
    if (route.endsWith('cdp')) return { cdp: send };
    if (route.endsWith('bidi')) return { bidi: send, context: 'one' };
    if (route === 'any/dom') return new JSDOM('<p id="a">').window;
    return { browser: route, webdriver: { performActions: () => send('input'), executeScript: async () => place } };
  };
  /** A trace of a pen that the system takes away. */
  const trace = ['{"pressurekit":1,"maximum":1,"source":"pen"}', ...['began', 'cancelled'].map((phase) => JSON.stringify({
    t: 0, phase, id: 1, x: 22, y: 22, force: 1 }))].join('\n');
  let count = 0;
  for (const { route, fingers } of Object.values(routes)) {
    for (const [kind, own] of Object.entries(fingers)) {
      if ('reason' in own) continue;
      for (const [capability, can] of Object.entries(own).filter(([, one]) => one !== true)) {
        const finger = await driver.finger(connection(route), kind);
        if (['cancel', 'second'].includes(capability)) await finger.down('#a');
        inputs = [];
        const call = ['cancel', 'second', 'hover'].includes(capability) ? () => finger[capability]('#a')
          : () => finger.down('#a', capability === 'zero' ? { force: 0 } : { [capability]: options[capability] });
        await assert.rejects(call, { name: 'Refused', reason: can.reason, instead: can.instead }, `${route} ${kind} ${capability}`);
        if (capability === 'cancel' && kind === 'pen') {
          await finger.lift();
          inputs = [];
          await assert.rejects(() => finger.replay(trace, '#a'), { reason: can.reason });
        }
        assert.deepEqual(inputs, [], `${route} ${kind} ${capability}`);
        count++;
      }
    }
  }
  assert.ok(count > 50, `${count}`);
});

test("Selenium and a session of WebDriver send a touch as WebDriver's actions", async () => {
  const box = { x: 80, y: 220, width: 800, height: 600 };
  const sent = [];
  const selenium = seleniumActions('firefox', async (script) => { sent.push(script.slice(0, 7)); return box; },
    async (actions, options) => { sent.push([actions, options]); });
  const raw = {
    browser: 'firefox',
    webdriver: {
      performActions: async (actions) => { sent.push([actions, { async: true }]); },
      executeScript: async (script) => { sent.push(script.slice(0, 7)); return box; },
    },
  };
  const act = (...actions) => [
    [{ type: 'pointer', id: 'pressurekit-touch-0', parameters: { pointerType: 'touch' }, actions }], { async: true }];
  const [x, y] = [80, 220];
  const size = { width: 16, height: 16 };
  for (const page of [selenium, raw]) {
    sent.length = 0;
    const touch = await driver.finger(page);
    assert.equal(touch.support.route, 'firefox/webdriver');
    await touch.down('#target', { force: 0.25, radius: 8 });
    await touch.press({ to: 0.5 });
    await touch.press({ to: 0.75 });
    await touch.lift();
    assert.deepEqual(sent.filter((one) => one !== 'return '), [
      act({ type: 'pointerMove', duration: 0, x, y }, { type: 'pointerDown', button: 0, pressure: 0.25, ...size }),
      act({ type: 'pointerMove', duration: 0, x: x + 0.25, y, pressure: 0.5, ...size }),
      act({ type: 'pointerMove', duration: 0, x, y, pressure: 0.75, ...size }),
      act({ type: 'pointerUp', button: 0 }),
    ]);
  }
});

test('Every capability that a route has is shown by a gesture', () => {
  const shown = new Set(gestures.flatMap(({ finger, shows = [] }) => shows.map((name) => `${finger} ${name}`)));
  const claimed = Object.values(routes).flatMap(({ fingers }) => Object.entries(fingers).flatMap(([kind, own]) => (
    'reason' in own ? [] : Object.keys(own).filter((name) => own[name] === true).map((name) => `${kind} ${name}`))));
  assert.deepEqual(claimed.filter((one) => !shown.has(one)), []);
});
