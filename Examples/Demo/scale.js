import './kit.js';
import './device.js';
import { reason, weighings } from './weighings.js';
import './calibrate.js';
import { make } from './elements.js';
import { difference, reading, saveable } from './measures.js';
import { settings } from './settings.js';
import { harder, isSimulationAsked, simulate } from './simulator.js';
import { titleOf } from './words.js';

/**
 * @typedef {[
 *   Scale, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLFieldSetElement, HTMLDetailsElement,
 *   HTMLElement, HTMLFormElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement,
 * ]} Elements
 */

const [
  scale, progress, settled, resolution, error, calibrated, unit, calibrate, last, form, noteReason, refused, saved,
  simulator, advice, simulateButton,
] = /** @type {Elements} */ ([
  'scale', 'progress', 'settled', 'resolution', 'error', 'calibrated', 'unit', 'calibrate', 'last', 'weighing',
  'note-reason', 'refused', 'saved', 'simulator', 'advice', 'simulate',
].map((id) => document.getElementById(id)));
const button = form.querySelector('pressure-transitioning-button');
const { note } = /** @type {typeof form.elements & { note: HTMLInputElement }} */ (form.elements);

// The current reading, and its accuracy.

const saying = {
  rest: 'Press on the dial',
  weighing: 'Hold still…',
  settled: 'Settled',
  overload: 'Too heavy for the sensor',
  // The dial says that no force is measured.
  unmeasured: '',
};

let shownIn = 'g';

unit.addEventListener('change', ({ target }) => {
  showIn(/** @type {HTMLInputElement} */ (target).value);
  // Without storage, the choice lasts as long as the page.
  settings.set('unit', shownIn).catch(() => {});
});

settings.follow('unit', (stored) => {
  const choice = [...unit.querySelectorAll('input')].find(({ value }) => value === stored);
  if (!choice) return;
  choice.checked = true;
  showIn(stored);
});

function showIn(unit) {
  shownIn = unit;
  scale.mode = shownIn === 'percent' ? 'percent' : 'weight';
  if (scale.mode === 'weight') scale.unit = /** @type {Scale['unit']} */ (shownIn);
  show();
}

for (const type of ['reading', 'statechange', 'calibration']) scale.addEventListener(type, show);

function show() {
  const { state, standardError, resolution: step } = scale;
  progress.textContent = saying[state];
  settled.textContent = { settled: 'Yes', rest: '–' }[state] ?? 'Not yet';
  resolution.textContent = step === null ? 'Unknown' : difference(step, shownIn);
  // The error is meaningful only while something is weighed.
  const isWeighing = state === 'weighing' || state === 'settled';
  error.textContent =
    standardError === null ? 'Unknown' : isWeighing ? `± ${difference(2 * standardError, shownIn)}` : '–';
  showLast();
}

scale.addEventListener('calibration', showCalibrated);

function showCalibrated() {
  const { calibration, calibrationFault, capacity } = scale;
  if (calibration && !calibrationFault) {
    const { length } = calibration.points;
    calibrated.textContent =
      `This device is calibrated with ${length} known masses. ` +
      (length < 3 ? 'Add a third to see the error.' : 'Error: ± 2 standard errors.');
    return;
  }
  const open = make('a', { href: '#calibrate' }, 'Calibrate it');
  open.addEventListener('click', () => (calibrate.open = true));
  calibrated.replaceChildren(
    `This device is not calibrated: full force counts as ${capacity} g. `, open, '.',
  );
}

// Keep the last settled reading after the finger lifts, so that it can be saved with that finger.

/** @type {{grams: number, error: ?number}?} */
let weighed = null;

scale.addEventListener('settle', ({ detail: { grams } }) => {
  weighed = { grams, error: scale.standardError };
  refused.textContent = '';
  saved.textContent = '';
  // The next weighing ends the display of the last outcome.
  if (button.state === 'success' || button.state === 'failure') button.reset();
  showLast();
});

function showLast() {
  if (!weighed) {
    last.textContent = 'Nothing has settled yet';
    return;
  }
  const error = weighed.error === null ? '' : ` ± ${difference(2 * weighed.error, shownIn)}`;
  last.replaceChildren('Last settled: ', make('b', {}, reading(weighed.grams, shownIn)), error);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  if (button.state === 'begin') save();
});

note.addEventListener('input', () => {
  explainNote('');
  if (button.state === 'success' || button.state === 'failure') button.reset();
});

async function save() {
  explainNote('');
  saved.textContent = '';
  refused.textContent = '';
  if (!weighed) {
    refused.textContent = 'There is nothing to save yet: press on the dial and hold still until the reading has settled.';
    return;
  }
  const saving = weighed;
  const typed = note.value;
  try {
    const weighing = { grams: saveable(saving.grams), note: typed.trim() };
    const stored = await button.run(() => weighings.add(weighing));
    // Keep a reading or a note that came meanwhile: it belongs to the next weighing.
    if (weighed === saving) weighed = null;
    if (note.value === typed) note.value = '';
    saved.append(`Saved ${titleOf(stored)}. See `, make('a', { href: 'history.html' }, 'History'), '.');
    showLast();
  } catch (error) {
    if (error.field === 'note') explainNote(error.message);
    else refused.textContent = reason(error);
  }
}

function explainNote(text) {
  noteReason.textContent = text;
  note.ariaInvalid = text ? 'true' : null;
}

// Without a force sensor, a mouse or a sliding touch can simulate the finger.

let isSimulated = false;

scale.addEventListener('statechange', ({ detail: { state } }) => {
  if (state === 'unmeasured') offer();
});
simulateButton.addEventListener('click', () => play(!isSimulated));

function offer() {
  simulator.hidden = false;
  advice.textContent = isSimulated ? `${harder}.` : 'No force sensor found.';
  simulateButton.textContent = isSimulated ? 'Stop' : 'Simulate force';
}

function play(isOn) {
  isSimulated = isOn;
  simulate(isOn);
  offer();
}

if (isSimulationAsked) play(true);
show();
showCalibrated();
