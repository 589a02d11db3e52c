// Events that a page's own script dispatches: in a real page and in jsdom.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { chromium, serve } from './browsers.js';
import { debian, driver, project } from './files.js';
import { perform, testGestures } from './gestures.js';

const { JSDOM } = debian('jsdom');
const site = await serve();
const browser = await chromium();
after(async () => { site.close(); await browser.stop(); });
await browser.open(`${site.address}/events.html`);

testGestures('page', 'any/dom', async (gesture) => browser.evaluate(`(async () => {
  const driver = await import('/pressurekit/driver.js');
  scrollTo(0, 0);
  take();
  const error = await (${perform})(driver, document, ${JSON.stringify(gesture)});
  return { error, events: take() };
})()`));

/** A document of jsdom with the page of events. jsdom has no layout, so the boxes are those of the style sheet. */
function pageOfEvents() {
  const folder = `${project}/Drivers/Tests/pages`;
  const { window } = new JSDOM(readFileSync(`${folder}/events.html`, 'utf8'), { runScripts: 'outside-only', pretendToBeVisual: true });
  const style = window.document.head.appendChild(window.document.createElement('style'));
  style.textContent = readFileSync(`${folder}/events.css`, 'utf8');
  window.eval(readFileSync(`${folder}/events.js`, 'utf8'));
  window.scrollTo = () => {};
  window.Element.prototype.getBoundingClientRect = function () {
    const { left, top, width, height } = window.getComputedStyle(this);
    return { left: parseFloat(left), top: parseFloat(top), width: parseFloat(width), height: parseFloat(height) };
  };
  return window;
}

// These gestures need a layout: a point or a move finds the element below it, and a viewport has edges.
const needLayout = [
  'An element below another one', 'A place in the element, and a point of the viewport', 'An element without a size', 'An element outside of the viewport',
  'A point outside of the viewport', 'A trace that leaves the viewport', 'A mouse that only moves',
  'A press of an element that is scrolled out of its box',
];
testGestures('jsdom', 'any/dom', async (gesture) => {
  const window = pageOfEvents();
  const error = await perform(driver, window.document, gesture, { clock: () => {} });
  return { error, events: JSON.parse(JSON.stringify(window.take())) };
}, needLayout);

const types = [
  'pointerover', 'pointerenter', 'pointermove', 'pointerdown', 'pointerup', 'pointercancel', 'pointerout', 'pointerleave', 'touchstart',
  'touchmove', 'touchend', 'touchcancel', 'mouseover', 'mouseenter', 'mousemove', 'mousedown', 'mouseup', 'mouseout', 'mouseleave', 'click', 'auxclick',
  'contextmenu', 'dblclick',
];

/** Makes a page of jsdom. Returns a function that lists the events on the elements with an id since its last call. */
function listening(html) {
  const { window } = new JSDOM(html);
  const heard = [];
  const elements = [...window.document.querySelectorAll('[id]')];
  for (const element of elements) {
    for (const type of types) {
      element.addEventListener(type, (event) => event.target === element && heard.push(`${type} ${element.id}`));
    }
  }
  return { document: window.document, take: () => heard.splice(0) };
}

test('A touch sends all events of a tap in the order of a browser', async () => {
  const { document, take } = listening('<div id="outer"><button id="inner">Press</button></div>');
  const touch = await driver.finger(document, 'touch', { clock: () => {} });
  await touch.down('#inner', { force: 0.5 });
  await touch.press({ to: 0.7 });
  await touch.lift();
  assert.deepEqual(take(), [
    'pointerover inner', 'pointerenter outer', 'pointerenter inner', 'pointerdown inner', 'touchstart inner', 'pointermove inner',
    'touchmove inner', 'pointerup inner', 'pointerout inner', 'pointerleave inner', 'pointerleave outer', 'touchend inner',
    'mousemove inner', 'mousedown inner', 'mouseup inner', 'click inner',
  ]);
});

test('A touch that slides away, has company or is prevented does not click', async () => {
  const { document, take } = listening('<button id="one">One</button>');
  const touch = await driver.finger(document, 'touch', { clock: () => {} });
  const tail = async (act) => {
    await touch.down('#one');
    await act();
    if (touch.isDown) await touch.lift();
    return take().slice(-1);
  };
  assert.deepEqual(await tail(() => {}), ['click one']);
  // As in Chromium over the DevTools protocol.
  assert.deepEqual(await tail(() => touch.wait(2)), ['click one']);
  assert.deepEqual(await tail(() => touch.slide({ x: 20, y: 0 })), ['touchend one']);
  assert.deepEqual(await tail(async () => (await touch.second('#one')).lift()), ['touchend one']);
  assert.deepEqual(await tail(() => touch.cancel()), ['touchcancel one']);
  const element = document.querySelector('#one');
  element.addEventListener('touchend', (event) => event.preventDefault(), { once: true });
  assert.deepEqual(await tail(() => {}), ['touchend one']);
  element.addEventListener('pointerdown', (event) => event.preventDefault(), { once: true });
  await touch.down('#one');
  await touch.lift();
  assert.deepEqual(take().slice(-2), ['touchend one', 'click one']);
});

test('A mouse comes, presses, goes to another element and double-clicks', async () => {
  const { document, take } = listening('<div id="all"><p id="a">A</p><p id="b">B</p></div>');
  const mouse = await driver.finger(document, 'mouse', { clock: () => {} });
  await mouse.down('#a');
  await mouse.slide('#b');
  await mouse.lift();
  assert.deepEqual(take(), [
    'pointerover a', 'mouseover a', 'pointerenter all', 'mouseenter all', 'pointerenter a', 'mouseenter a', 'pointermove a', 'mousemove a',
    'pointerdown a', 'mousedown a', 'pointerout a', 'mouseout a', 'pointerleave a', 'mouseleave a', 'pointerover b', 'mouseover b',
    'pointerenter b', 'mouseenter b', 'pointermove b', 'mousemove b', 'pointerup b', 'mouseup b', 'click all',
  ]);
  for (let click = 0; click < 2; click++) {
    await mouse.down('#b', { button: 'left' });
    await mouse.lift();
  }
  assert.deepEqual(take().filter((one) => one.includes('click')), ['click b', 'click b', 'dblclick b']);
  await mouse.down('#b', { button: 'right' });
  await mouse.lift();
  assert.deepEqual(take().slice(-5), ['mousedown b', 'contextmenu b', 'pointerup b', 'mouseup b', 'auxclick b']);
});

test('An element is a place, also in a shadow root, and its press reaches the host', async () => {
  const { window } = new JSDOM('<div id="host"></div>');
  const host = window.document.querySelector('#host');
  host.attachShadow({ mode: 'open' }).innerHTML = '<button>Press</button>';
  const heard = [];
  host.addEventListener('pointerdown', ({ pressure, isTrusted }) => heard.push([pressure, isTrusted]));
  const pen = await driver.finger(window, 'pen');
  await pen.down(host.shadowRoot.querySelector('button'), { force: 0.25 });
  await pen.lift();
  assert.deepEqual(heard, [[0.25, false]]);
});
