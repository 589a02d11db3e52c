// The steps of a calibration, its results, and its storage.

// This module needs the defined scale, so it imports the kit itself.
import './kit.js';
import { download, follow, isMass, keep, parse } from './calibration.js';
import { make } from './elements.js';
import { aligned, minus, precise, rough } from './measures.js';
import { Plot } from './plot.js';
import { amount, number } from './words.js';

/**
 * @typedef {[
 *   Scale, HTMLElement, HTMLDetailsElement, HTMLButtonElement, HTMLElement, HTMLButtonElement, HTMLInputElement,
 *   HTMLElement, HTMLElement, HTMLButtonElement, HTMLInputElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement,
 *   HTMLElement, HTMLElement, Confirm, HTMLButtonElement, HTMLInputElement, HTMLElement,
 * ]} Elements
 */

const [
  scale, notice, section, fewer, nickels, more, mass, massReason, hold, add, arm, added, title, none, fit, fault, table,
  restart, exportButton, importField, importReason,
] = /** @type {Elements} */ ([
  'scale', 'notice', 'calibrate', 'fewer', 'nickels', 'more', 'mass', 'mass-reason', 'hold', 'add', 'arm', 'added',
  'points-title', 'no-points', 'fit', 'fault', 'points', 'restart', 'export', 'import', 'import-reason',
].map((id) => document.getElementById(id)));
const plot = new Plot(document.getElementById('plot'));

// 1. The mass. Only the field stores it; the stepper counts it in nickels.

const nickel = 5;

fewer.addEventListener('click', () => step(Math.ceil, -1));
more.addEventListener('click', () => step(Math.floor, 1));
mass.addEventListener('input', showMass);

function step(round, change) {
  const grams = amount(mass.value);
  const count = isMass(grams) ? round(grams / nickel) : 0;
  mass.value = String(Math.max(0, count + change) * nickel);
  showMass();
}

function showMass() {
  explainMass('');
  const count = amount(mass.value) / nickel;
  nickels.textContent = Number.isInteger(count) ? `${count} nickel${count === 1 ? '' : 's'}` : 'no nickels';
  fewer.disabled = count === 0;
  showHold();
}

function explainMass(text) {
  massReason.textContent = text;
  mass.ariaInvalid = text ? 'true' : null;
}

// 2. The state of the scale.

/** False until the stored masses are read. A mass that was added before would replace them. */
let isRead = false;

scale.addEventListener('statechange', ({ detail: { state } }) => {
  if (state === 'weighing' && arm.checked) added.textContent = '';
  showHold();
  if (isDue()) addMass();
});
// The state `weighing` begins before the first reading.
scale.addEventListener('reading', showHold);

function showHold() {
  const isArmed = arm.checked;
  const words = {
    rest: isArmed ? `${written()} on the dial will be added when settled.` : 'Nothing is on the dial.',
    weighing: 'Hold still…',
    settled: isArmed ? 'Settled.' : 'Settled: add it now.',
    overload: 'Too heavy for the sensor: use a smaller mass.',
    unmeasured: 'No force is measured, so nothing can be added.',
  };
  hold.textContent = isRead ? words[scale.state] : 'The stored masses are still being read.';
  hold.dataset.state = scale.state;
  add.disabled = !isRead || scale.source === 'none' || scale.overload;
}

function written() {
  const grams = amount(mass.value);
  return isMass(grams) ? `${number.format(grams)} g` : 'The mass';
}

// 3. Adding it.

/** The pointer whose `pointerdown` has already added the mass. */
let adder = null;

// While one finger presses the dial, a tap by another finger produces no click in most browsers.
add.addEventListener('pointerdown', ({ isPrimary, pointerId }) => {
  if (isPrimary) return;
  adder = pointerId;
  addMass();
});
add.addEventListener('click', ({ pointerId }) => {
  if (adder === null || pointerId !== adder) addMass();
  adder = null;
});

/** True if the settled mass is to be added by itself. */
const isDue = () => isRead && arm.checked && scale.state === 'settled';

arm.addEventListener('change', () => {
  if (isDue()) addMass();
  else showHold();
});
section.addEventListener('toggle', () => {
  // While the section is closed, no mass may be added automatically.
  if (!section.open) arm.checked = false;
  showHold();
});

function addMass() {
  const grams = amount(mass.value);
  arm.checked = false;
  if (!isMass(grams)) {
    explainMass('Enter the mass in grams, from 0 to 100,000.');
    showHold();
    return;
  }
  try {
    const { force } = scale;
    scale.addCalibrationPoint(grams);
    added.textContent = `Added ${number.format(grams)} g, at a force of ${hundredths.format(force)}.`;
    changed();
  } catch (error) {
    added.textContent = `Not added: ${error.message}.`;
  }
  showHold();
}

// The known masses, and the line through them.

const signed = new Intl.NumberFormat(undefined, {
  minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero',
});
const [tenths, hundredths] = [aligned(1), aligned(2)];
const withSign = (value) => minus(signed.format(value));

function showPoints() {
  const { calibration, calibrationFault } = scale;
  const points = calibration?.points ?? [];
  none.hidden = points.length > 0;
  fit.hidden = exportButton.disabled = restart.disabled = points.length === 0;
  fault.textContent = calibrationFault ? `${calibrationFault}.` : '';
  table.replaceChildren(...points.map((point, index) => row(point, index, calibrationFault ? null : calibration)));
  plot.calibration = calibration;
  describe(calibration, calibrationFault);
}

function row({ force, grams }, index, line) {
  const fitted = line && line.offset + line.slope * force;
  const remove = make('button', { type: 'button', className: 'remove', ariaLabel: `Remove ${number.format(grams)} g` }, '×');
  remove.addEventListener('click', () => removePoint(index));
  const cells = [
    `${number.format(grams)} g`, hundredths.format(force),
    line ? minus(tenths.format(fitted)) : '–', line ? withSign(grams - fitted) : '–', remove,
  ];
  return make('tr', {}, ...cells.map((cell) => make('td', {}, cell)));
}

/** Shows the numbers of the line. */
function describe(calibration, calibrationFault) {
  const line = calibrationFault ? null : calibration;
  const say = (id, text) => (document.getElementById(id).textContent = text);
  const { slope, offset, rSquared, standardError, points } = line ?? {};
  say('slope', line ? `${precise.format(slope)} g` : '–');
  say('offset', line ? `${withSign(offset)} g` : '–');
  // Two points always fit a line exactly, so they do not show an error.
  const isTold = line && points.length > 2;
  say('r-squared', line ? (Math.floor(rSquared * 1e4) / 1e4).toFixed(4) : '–');
  say('deviation', isTold ? `${rough.format(standardError)} g` : '–');
  const count = calibration?.points.length;
  document.getElementById('plot').ariaLabel =
    `Grams against force: ${count} known mass${count === 1 ? '' : 'es'}` +
    (line ? ', and the line that fits them best' : '');
}

function removePoint(index) {
  const { points: known, ...rest } = scale.calibration;
  const points = [...known];
  const [{ grams }] = points.splice(index, 1);
  scale.calibration = { ...rest, points };
  added.textContent = `Removed ${number.format(grams)} g.`;
  changed();
  // The focused button is gone, so focus the next one.
  /** @type {NodeListOf<HTMLElement>} */
  const buttons = table.querySelectorAll('.remove');
  (buttons[Math.min(index, points.length - 1)] ?? title).focus();
}

restart.addEventListener('confirm', () => {
  scale.clearCalibration();
  added.textContent = 'All known masses were removed.';
  changed();
  title.focus();
});

// Storage in this browser and in files.

/** Shows a changed calibration everywhere, and stores it. */
async function changed() {
  tell();
  try {
    await keep(scale.calibration);
    notice.textContent = '';
  } catch (error) {
    notice.textContent = `The calibration is not stored. ${error.message} Export it if you need it again.`;
  }
}

function tell() {
  importReason.textContent = '';
  showPoints();
  scale.dispatchEvent(new Event('calibration'));
}

exportButton.addEventListener('click', () => download(scale.calibration));

importField.addEventListener('change', async () => {
  const [file] = importField.files;
  if (!file) return;
  importReason.textContent = '';
  added.textContent = '';
  try {
    if (file.size > 1e6) throw new Error('It is too large for a calibration.');
    scale.calibration = parse(await file.text());
    changed();
    const { length } = scale.calibration.points;
    added.textContent = `Imported ${length} known mass${length === 1 ? '' : 'es'}.`;
  } catch (error) {
    importReason.textContent = `${file.name} was not imported. ${error.message}`;
  }
  // Clear the field, so that choosing the same file again is a change.
  importField.value = '';
});

showMass();
tell();
follow((calibration) => {
  scale.calibration = calibration;
  tell();
  // An earlier notice stays: it says what is not stored.
}, (reason) => (notice.textContent ||= reason)).then(() => {
  isRead = true;
  if (isDue()) addMass();
  else showHold();
});
