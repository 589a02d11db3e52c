// The page of the controls: a control, its options, their code, and the last press. Import the recorder of presses first:
// it must be loaded before the kit's engine.

import { follow, showPress } from './press.js';
import '../kit.js';
import '../device.js';
import { codeOf } from './code.js';
import { fieldsOf } from './fields.js';
import { clearLog, listen } from './log.js';
import { controls } from './options.js';
import { addMissingPlaces } from './places.js';
import { Settings } from './settings.js';
import { showStates, startWork } from './work.js';
import { isSimulationAsked, simulate } from '../simulator.js';
import { say } from '../toast.js';

/**
 * @typedef {[
 *   HTMLElement, HTMLElement, HTMLButtonElement, HTMLButtonElement, HTMLInputElement, HTMLElement,
 * ]} Elements
 */

addMissingPlaces();
const [options, code, copy, reset, simulated, room] = /** @type {Elements} */ ([
  'options', 'code', 'copy', 'reset', 'simulate', 'room',
].map((id) => document.getElementById(id)));
const tabs = [.../** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('.tabs a'))];
const parts = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-for]'))];

/** @typedef {{ 'confirm-button': Confirm, 'transitioning-button': Transitioning, scale: Scale, peek: Peek, 'app-icon': Icon }} Controls */
const elements = /** @type {Controls} */ (/** @type {unknown} */ (
  Object.fromEntries(Object.keys(controls).map((name) => [name, document.getElementById(name)]))));
const settings = Object.fromEntries(
  Object.entries(controls).map(([name, control]) => [name, new Settings(elements[name], control)]),
);
elements['app-icon'].items = controls['app-icon'].items;
// Stay on this page instead of opening the link.
elements.peek.addEventListener('pop', (event) => event.preventDefault());
startWork(settings['transitioning-button']);
listen(Object.values(elements));
follow(elements);

// The shown control, by the address.

let shown = null;

/** The name of the control in the address, or the first one. */
function asked() {
  const name = new URLSearchParams(location.search).get('control');
  return Object.hasOwn(controls, name ?? '') ? name : 'confirm-button';
}

function show(name) {
  if (name === shown) return;
  elements[shown]?.close?.();
  shown = name;
  room.dataset.control = name;
  for (const part of parts) part.hidden = part.dataset.for !== name;
  for (const tab of tabs) {
    const isCurrent = tab.search === `?control=${name}`;
    if (isCurrent) tab.setAttribute('aria-current', 'true');
    else tab.removeAttribute('aria-current');
    if (isCurrent) document.title = `${tab.textContent} · Controls · PressureKit`;
  }
  showStates(settings['transitioning-button'], name === 'transitioning-button');
  showOptions();
  showPress(name);
  clearLog();
}

for (const tab of tabs) {
  tab.addEventListener('click', (event) => {
    // With a modifier key, let the browser open a tab or a window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (tab.getAttribute('aria-current')) return;
    history.pushState(null, '', tab.href);
    show(asked());
  });
}
addEventListener('popstate', () => show(asked()));

// The options, and their code.

function showOptions() {
  options.replaceChildren(...fieldsOf(settings[shown], showCode));
  showCode();
}

/** Shows the current values, and keeps the unfolded groups. */
function renewOptions() {
  const groups = () => /** @type {HTMLDetailsElement[]} */ ([...options.children]);
  const areOpen = groups().map((group) => group.open);
  showOptions();
  groups().forEach((group, index) => (group.open = areOpen[index]));
}

function showCode() {
  code.textContent = codeOf(settings[shown]);
}

reset.addEventListener('click', () => {
  settings[shown].reset();
  renewOptions();
  say('Options reset');
});
// Some default colours differ in dark mode.
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', renewOptions);

copy.addEventListener('click', async () => {
  try {
    await navigator.clipboard.writeText(code.textContent);
    say('Copied');
  } catch {
    // The browser may not allow writing to the clipboard.
    getSelection().selectAllChildren(code);
    say('Not copied. The code is selected: copy it from there.');
  }
});

// A simulated finger, for a device without a sensor.

simulated.addEventListener('change', () => simulate(simulated.checked));
// Without a sensor, the scale would weigh nothing.
elements.scale.addEventListener('statechange', ({ detail: { state } }) => {
  if (state !== 'unmeasured') return;
  elements.scale.dataset.pressureSource = 'simulated';
  document.getElementById('unmeasured').hidden = false;
});
if (isSimulationAsked) simulated.click();

show(asked());
