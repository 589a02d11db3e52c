// Records each press on this page, and replays a trace. Import the recorder first: it must be loaded before the kit's
// engine.

import { recordTraces, Trace } from './traces-kit.js';
import './kit.js';
import './device.js';
import { isSimulationAsked, simulate } from './simulator.js';
import { handedOver } from './handed-trace.js';
import { saveFile } from './save-file.js';
import { TracePlayer } from './trace-player.js';
import { aboutOf, originOf } from './trace-words.js';

/**
 * @typedef {[
 *   HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLButtonElement, HTMLInputElement, HTMLElement, HTMLElement,
 *   HTMLInputElement, Peek, Transitioning, Icon, HTMLElement, HTMLElement, HTMLElement, HTMLInputElement,
 *   HTMLInputElement, HTMLElement,
 * ]} Elements
 */

const [about, refusal, none, playerPart, downloadButton, file, example, replayTitle, simulated, peek, transition, menu, how, jump, sharing, device, strip, tells] = /** @type {Elements} */ ([
  'about', 'refusal', 'none', 'player', 'download', 'file', 'example', 'replay-title', 'simulate', 'peek', 'transitioning-button', 'app-icon', 'how', 'jump',
  'sharing', 'device', 'strip', 'tells',
].map((id) => document.getElementById(id)));
const live = /** @type {HTMLElement[]} */ ([...document.querySelector('.live').children]);
const recorded = /** @type {NodeListOf<HTMLInputElement>} */ (document.getElementsByName('recorded'));
const replayed = /** @type {NodeListOf<HTMLInputElement>} */ (document.getElementsByName('replayed'));
const player = new TracePlayer();

/** The maximum size of a file. No trace that this page can replay is larger. */
const mostBytes = 30e6;
const names = { 'confirm-button': 'Confirm', 'transitioning-button': 'Transition', scale: 'Scale', peek: 'Peek', 'app-icon': 'Icon' };
const hints = {
  'confirm-button': 'Press until the ring is full, slide onto it, let go.', 'transitioning-button': 'Press, and let go.',
  scale: 'Press on the dial.', peek: 'Press to preview it, harder to open it; slide up for more.',
  'app-icon': 'Press for its menu, slide to an item, let go.',
};

/** The shown trace, and the name of its file. */
let shown = null;
let name = '';

// The control to press.

for (const choice of recorded) {
  choice.addEventListener('change', () => {
    for (const control of live) control.hidden = control.id !== choice.value;
    how.textContent = `${hints[choice.value]} Every press is recorded.`;
  });
}
document.querySelector('[name=recorded]:checked').dispatchEvent(new Event('change'));
// Replace the actions that the controls would have in an app.
peek.addEventListener('pop', (event) => event.preventDefault());
transition.addEventListener('click', () => transition.run(() => new Promise((done) => setTimeout(done, 700))));
menu.items = ['New', 'History', 'Tare'].map((title) => ({ type: `org.pressurekit.traces.${title.toLowerCase()}`, title }));
simulated.addEventListener('change', () => simulate(simulated.checked));
if (isSimulationAsked) simulated.click();

recordTraces(({ control, trace, fault }) => {
  if (fault) refuse(`The press on ${names[control]}`, fault);
  else show(trace, control, `press-${control}.jsonl`, `Recorded on ${names[control]}`);
  jump.hidden = false;
});

// The trace, and the control that replays it.

function show(trace, control, fileName, from, origin = '') {
  [shown, name] = [trace, fileName];
  refusal.textContent = '';
  none.hidden = true;
  playerPart.hidden = sharing.hidden = downloadButton.disabled = false;
  device.value = trace.origin.device ?? '';
  strip.checked = false;
  sayWhatItTells();
  about.textContent = `${from}: ${aboutOf(trace)}${origin && `, ${origin}`}`;
  for (const choice of replayed) choice.checked = choice.value === control;
  player.show(trace, control);
}

for (const choice of replayed) choice.addEventListener('change', () => player.show(shown, choice.value));

// Files.

/** The trace to download: with the device's name, and without private details if the person leaves them out. */
function shared() {
  const named = shown.named({ device: device.value.trim() });
  return strip.checked ? named.stripped() : named;
}

function sayWhatItTells() {
  const told = shared().privateDetails;
  tells.textContent = told.length ? `As it is, ${told.join('; ')}.` : 'It contains only the press, its device and its browser.';
}

downloadButton.addEventListener('click', () => saveFile(shared().text, 'application/jsonl', name));
for (const field of [device, strip]) field.addEventListener('input', sayWhatItTells);

file.addEventListener('change', async () => {
  const [chosen] = file.files;
  if (chosen) await open(chosen);
  // Clear the field, so that choosing the same file again is a change.
  file.value = '';
});

example.addEventListener('click', async () => {
  try {
    const answer = await fetch('press.jsonl');
    if (!answer.ok) throw new Error(`the site answered ${answer.status}`);
    load(await answer.arrayBuffer(), 'press.jsonl');
  } catch (error) {
    refuse('The example', error);
  }
});

addEventListener('dragover', (event) => {
  if (!event.dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  document.body.classList.add('dropping');
});
for (const type of ['dragleave', 'drop', 'dragend']) {
  addEventListener(type, (event) => {
    if (type !== 'dragleave' || !/** @type {DragEvent} */ (event).relatedTarget) document.body.classList.remove('dropping');
  });
}
addEventListener('drop', async (event) => {
  const [dropped] = event.dataTransfer.files;
  if (!dropped) return;
  event.preventDefault();
  await open(dropped);
});

async function open(chosen) {
  try {
    if (chosen.size > mostBytes) throw new Error('it is over 30 MB');
    load(await chosen.arrayBuffer(), chosen.name);
  } catch (error) {
    refuse(chosen.name, error);
  }
}

/** Shows a trace. If it is not valid, throws without a change. */
function load(bytes, fileName) {
  const trace = Trace.parse(bytes);
  const control = [...replayed].find((choice) => choice.checked)?.value
    ?? [...recorded].find((choice) => choice.checked).value;
  show(trace, control, fileName, fileName, originOf(trace));
  replayTitle.focus({ preventScroll: true });
  replayTitle.scrollIntoView({ block: 'nearest' });
}

function refuse(what, { line, reason, message }) {
  const why = line ? `Line ${line}: ${reason}` : reason ?? message;
  refusal.textContent = `${what} was not loaded. ${why}.`;
}

// Show a press that another page has handed over.

if (new URLSearchParams(location.search).has('press')) {
  const handed = handedOver();
  try {
    if (!handed) throw new Error('The previous page could not hand it over: download it there, and open it here');
    show(Trace.parse(handed.text), handed.control, `press-${handed.control}.jsonl`, `Recorded on ${names[handed.control]}`);
    replayTitle.scrollIntoView({ block: 'start' });
  } catch (error) {
    refuse('The press', error);
  }
}
