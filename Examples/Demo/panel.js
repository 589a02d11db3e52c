// The inspector: the engine's numbers during a press, and a plot of the last seconds of pressing.

import { showNumber } from './digits.js';
import { isSimulationAsked, simulate } from './simulator.js';

/**
 * @typedef {[
 *   HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLCanvasElement, HTMLInputElement,
 * ]} Elements
 */

const [state, source, force, intention, canvas, simulated] = /** @type {Elements} */ ([
  'state', 'source', 'force', 'intention', 'plot', 'simulate',
].map((id) => document.getElementById(id)));

const inspector = canvas.closest('details');
const seconds = 5;
/** After this time without an event, in milliseconds, a new press begins. */
const pause = 400;
/** The states of a peek in which it does not change by itself, or in which the page is left. */
const resting = new Set(['idle', 'actions', 'pop']);
/** The level of a press: intention, a peek's progress to the pop, or the part of a scale's capacity; otherwise undefined. */
const levelOf = ({ localName, intention, progress, grams, capacity }) =>
  localName === 'pressure-peek' ? progress : intention ?? (grams === undefined ? undefined : Math.max(0, grams / capacity));

/** The points of the plot by seconds of pressing, with null between presses. */
let trace = [];
let pressed = 0;
let control = null;
let last = 0;

// Confirm buttons and scales send an event for each change, a peek only for its states.
document.addEventListener('intentionchange', ({ target }) => note(target));
document.addEventListener('reading', ({ target }) => note(target));
document.addEventListener('statechange', (event) => {
  const target = /** @type {Peek} */ (event.target);
  note(target);
  if (target.localName === 'pressure-peek') follow(target);
});

let isFollowing = false;

function follow(peek) {
  if (isFollowing) return;
  isFollowing = true;
  requestAnimationFrame(() => {
    isFollowing = false;
    note(peek);
    if (!resting.has(peek.state)) follow(peek);
  });
}

function note(target) {
  const level = levelOf(target);
  if (level !== undefined) {
    const now = performance.now();
    if (target !== control || now - last > pause) trace.push(null);
    else pressed += (now - last) / 1000;
    control = target;
    last = now;
    trace.push({ at: pressed, level });
    trace = trace.filter((point) => !point || point.at > pressed - seconds);
    while (trace[0] === null) trace.shift();
  }
  if (!inspector.open) return;
  show(target, level);
  draw();
}

function show(target, level) {
  write(state, target.state);
  write(source, target.source ?? '–');
  showNumber(force, target.source === 'measured' && target.force !== undefined ? `${target.force.toFixed(2)} ×` : '–');
  showNumber(intention, level?.toFixed(3) ?? '–');
}

/** Sets a text only if it differs: setting an equal text would cause a layout. */
function write(box, text) {
  if (box.textContent !== text) box.textContent = text;
}

// Measure sizes and colours only when they may have changed. Measuring in each frame of a press would force a layout.

let width = 0;
let height = 0;
let ink = '';
let accent = '';

function measure() {
  width = canvas.clientWidth;
  height = canvas.clientHeight;
  canvas.width = Math.round(width * devicePixelRatio);
  canvas.height = Math.round(height * devicePixelRatio);
  const style = getComputedStyle(canvas);
  ink = style.color;
  accent = style.accentColor;
  draw();
}

function draw() {
  const context = canvas.getContext('2d');
  context.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
  context.clearRect(0, 0, width, height);

  const inset = 8;
  const y = (level) => height - inset - Math.min(1, level) * (height - 2 * inset);
  const x = (at) => width - inset - ((pressed - at) / seconds) * (width - 2 * inset);
  context.lineWidth = 1;
  context.strokeStyle = ink;
  context.globalAlpha = 0.25;
  context.setLineDash([3, 4]);
  for (const level of [0, 1]) line([[inset, y(level)], [width - inset, y(level)]]);
  context.setLineDash([]);
  context.globalAlpha = 1;
  context.lineWidth = 2.5;
  context.lineJoin = context.lineCap = 'round';
  context.strokeStyle = accent;

  let run = [];
  for (const point of [...trace, null]) {
    if (point) run.push([x(point.at), y(point.level)]);
    else if (run.length) {
      line(run);
      run = [];
    }
  }

  function line(points) {
    context.beginPath();
    for (const [px, py] of points) context.lineTo(px, py);
    context.stroke();
  }
}

new ResizeObserver(measure).observe(canvas);
inspector.addEventListener('toggle', () => control && show(control, levelOf(control)));
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', measure);

simulated.addEventListener('change', () => simulate(simulated.checked));
if (isSimulationAsked) simulated.click();

// Unfold the inspector only if it fits beside the page.
const isWide = matchMedia('(min-width: 64rem)');
const unfold = () => (inspector.open = isWide.matches);
isWide.addEventListener('change', unfold);
unfold();
