// Arguments, errors and time, without a browser.

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { debian, driver, project, refusals } from './files.js';

const { JSDOM } = debian('jsdom');
const { finger, Refused } = driver;
const pageOf = (html = '<button id="one">One</button>') => new JSDOM(html).window.document;
/** Records the pressures that a document receives. */
const pressuresOf = (document) => {
  const heard = [];
  for (const type of ['pointerdown', 'pointermove', 'pointerup']) document.addEventListener(type, ({ pressure }) => heard.push(pressure));
  return heard;
};

test('A function is the clock: a press of two seconds waits for nothing else', async (context) => {
  const document = pageOf();
  const heard = pressuresOf(document);
  const passed = [];
  const timer = context.mock.method(globalThis, 'setTimeout');
  const touch = await finger(document, 'touch', { clock: async (seconds) => passed.push(seconds) });
  await touch.down('#one', { force: 0 });
  await touch.press({ to: 1, over: 2 });
  await touch.wait(30);
  await touch.lift();
  assert.equal(timer.mock.callCount(), 0);
  assert.equal(passed.length, 121);
  assert.deepEqual(passed.map((seconds) => Math.round(seconds * 1e6)), [...Array(120).fill(16667), 30e6]);
  assert.deepEqual(heard.map((force) => Math.round(force * 1e6)), [0, ...Array.from({ length: 120 }, (_, at) => Math.round(((at + 1) / 120) * 1e6)), 0]);
});

test("Playwright's clock runs whole milliseconds that add up", async () => {
  const passed = [];
  const touch = await finger(pageOf(), 'touch', { clock: { runFor: async (ms) => passed.push(ms) } });
  await touch.down('#one', { force: 0 });
  await touch.press({ to: 1, over: 0.1 });
  await touch.slide('#one', { over: 0.01 });
  await touch.wait(0);
  await touch.wait(60);
  assert.deepEqual(passed, [17, 16, 17, 17, 16, 17, 10, 60_000]);
});

test('Without a clock a press waits until its times, and not for what its commands took', async () => {
  const real = [globalThis.setTimeout, globalThis.performance];
  let now = 1000;
  const waits = [];
  globalThis.setTimeout = (done, ms) => { waits.push(Math.round(ms)); now += ms; done(); };
  globalThis.performance = { now: () => now };
  let own;
  try {
    // Another copy of the module takes the functions above.
    own = await import(`${project}/.build/web/driver.js?clock`);
  } finally {
    [globalThis.setTimeout, globalThis.performance] = real;
  }
  const document = pageOf();
  let cost = 0;
  document.addEventListener('pointermove', () => { now += cost; });
  const touch = await own.finger(document);
  await touch.down('#one', { force: 0 });
  await touch.press({ to: 1, over: 0.1 });
  assert.deepEqual(waits.splice(0), [17, 17, 17, 17, 17, 17]);
  cost = 10;
  await touch.press({ to: 0.5, over: 0.1 });
  assert.deepEqual(waits.splice(0), [17, 7, 7, 7, 7, 7]);
  cost = 40;
  await touch.press({ to: 1, over: 0.1 });
  assert.deepEqual(waits, [17]);
});

const wrongCalls = [
  ...refusals.calls.map(({ finger: kind, isDown, call, error }) => [{ kind, isDown }, call, error]),
  [{}, ['down', '#one', { froce: 0.5 }], 'down: there is no option froce. The options are force, at, radius, tilt, twist, button.'],
  [{}, ['down', '#one', { force: NaN }], 'force is NaN. It must be a number from 0 to 1.'],
  [{ isDown: true }, ['press', {}], 'to is undefined. It must be a number from 0 to 1.'],
  [{ isDown: true }, ['press', { to: 1, ovre: 1 }], 'press: there is no option ovre. The options are to, over.'],
  [{ isDown: true }, ['slide', '#one', { time: 1 }], 'slide: there is no option time. The options are over, force, at.'],
  [{ isDown: true }, ['slide', '#two'], '#two: there is no such element.'],
];

for (const [{ kind = 'touch', isDown = false }, [method, ...values], message] of wrongCalls) {
  test(`${method} rejects: ${message}`, async () => {
    const document = pageOf();
    const one = await finger(document, kind);
    if (isDown) await one.down('#one', kind === 'touch' ? { force: 0.5 } : {});
    const heard = pressuresOf(document);
    await assert.rejects(() => one[method](...values), { name: 'Error', message });
    assert.deepEqual(heard, []);
    assert.equal(one.isDown, isDown);
  });
}

for (const { lines, error } of refusals.traces) {
  test(`replay rejects a trace: ${error}`, async () => {
    const document = pageOf();
    const heard = pressuresOf(document);
    const touch = await finger(document);
    await assert.rejects(() => touch.replay(lines.join('\n'), '#one'), { message: error });
    assert.deepEqual(heard, []);
  });
}

test('The real presses are the files of Drivers/traces', () => {
  const folder = `${project}/Drivers/traces`;
  const nameOf = (file) => file.replace('.jsonl', '').replace(/-(.)/g, (_, letter) => letter.toUpperCase());
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  assert.deepEqual(driver.presses, Object.fromEntries(files.map((file) => [nameOf(file), readFileSync(`${folder}/${file}`, 'utf8')])));
});

test('A replay keeps its times, and cancels', async () => {
  const header = '{"pressurekit":1,"maximum":4,"source":"touch"}';
  const line = (fields) => JSON.stringify({ t: 0, phase: 'began', id: 1, x: 22, y: 22, force: 1, ...fields });
  const document = pageOf();
  const heard = [];
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
    document.addEventListener(type, ({ clientX, pressure }) => heard.push([type, clientX, pressure]));
  }
  const passed = [];
  const touch = await finger(document, 'touch', { clock: (seconds) => passed.push(Math.round(seconds * 1000)) });
  await touch.replay([
    header, line({ t: 5 }), line({ t: 5.25, phase: 'ended', x: 32, force: 0 }), line({ t: 5.5, id: 9 }),
    line({ t: 6, id: 9, phase: 'cancelled' }), '',
  ].join('\n'), '#one');
  assert.deepEqual(passed, [250, 250, 500]);
  assert.deepEqual(heard, [
    ['pointerdown', 0, 0.25], ['pointermove', 10, 0.25], ['pointerup', 10, 0], ['pointerdown', 0, 0.25], ['pointercancel', 0, 0],
  ]);
  assert.equal(touch.isDown, false);
});

test('Two fingers of one page share its contacts', async () => {
  const document = pageOf();
  const [one, other] = [await finger(document), await finger(document)];
  await one.down('#one');
  await assert.rejects(() => other.down('#one'), { message: 'down: another touch is down. Lift it first, or call its second for another contact.' });
  const second = await one.second('#one');
  await one.cancel();
  assert.deepEqual([one.isDown, second.isDown, other.isDown], [false, false, false]);
  await assert.rejects(() => second.lift(), { message: 'lift: the finger is not down. Call down first.' });
});

test('A finger needs a page, a kind and a clock that it knows', async () => {
  const message = /^finger: the first argument must be a page of Playwright/;
  for (const page of [undefined, null, 'page', {}, { cdp: true }]) await assert.rejects(() => finger(page), { message });
  const known = "It must be 'touch', 'pen' or 'mouse'.";
  await assert.rejects(() => finger(pageOf(), 'thumb'), { message: `finger is "thumb". ${known}` });
  await assert.rejects(() => finger(pageOf(), 'toString'), { message: `finger is "toString". ${known}` });
  await assert.rejects(() => finger(pageOf(), 'touch', { clock: {} }), { message: "clock must be a function of seconds, or Playwright's page.clock." });
  await assert.rejects(() => finger({ webdriver: {}, browser: 'lynx' }), { message: 'finger: the browser lynx is unknown. It must be Chromium, Firefox or WebKit.' });
});

test('A connection that failed is tried again', async () => {
  let isOpen = false;
  const page = { createCDPSession: async () => { if (!isOpen) throw Error('closed'); return { send: async () => ({}) }; } };
  await assert.rejects(() => finger(page), Refused);
  isOpen = true;
  assert.equal((await finger(page)).support.route, 'chromium/cdp');
});

test('A finger describes itself', async () => {
  const { support, isDown } = await finger(pageOf(), 'pen');
  assert.deepEqual([support.route, support.kind, support.trusted, support.capabilities.force, isDown], ['any/dom', 'pen', false, true, false]);
});

test('An image is an element, although it has numbers x and y', async () => {
  const document = pageOf('<img id="one" alt="">');
  const [image] = document.images;
  Object.defineProperties(image, { x: { value: 3 }, y: { value: 4 } });
  const heard = [];
  image.addEventListener('pointerdown', ({ clientX, clientY }) => heard.push([clientX, clientY]));
  await (await finger(document)).down(image);
  assert.deepEqual(heard, [[0, 0]]);
});
