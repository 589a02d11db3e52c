// What the engine sees of a press: numbers, and a plot of the last seconds of pressing.

import { isSimulationAsked, simulate } from '/simulator.js';

const [state, source, force, intention, canvas, simulated] = [
  'state', 'source', 'force', 'intention', 'plot', 'simulate',
].map((id) => document.getElementById(id));

const seconds = 5;
/** States in which nothing changes by itself, or in which the page is left. */
const resting = new Set(['idle', 'actions', 'pop', 'rest', 'unmeasured', 'open']);
/** How far a press has come: to what it means, to the pop of a peek, or to all that can be weighed; undefined of the others. */
const levelOf = ({ localName, intention, progress, grams, capacity }) =>
  localName === 'pressure-peek' ? progress : intention ?? (grams === undefined ? undefined : Math.max(0, grams / capacity));
/** Points of the plot, by seconds of pressing; null between presses. */
let trace = [];
let pressed = 0;
let control = null;
let last = 0;

document.addEventListener('statechange', ({ target, detail }) => {
  show(target);
  if (control || resting.has(detail.state) || levelOf(target) === undefined) return;
  control = target;
  last = performance.now();
  trace.push(null);
  requestAnimationFrame(follow);
});

/** Runs while a control does not rest, and no longer. */
function follow(now) {
  pressed += Math.max(0, now - last) / 1000;
  last = now;
  show(control);
  const level = control.state === 'confirmed' || control.state === 'selected' ? 1 : levelOf(control);
  trace.push({ at: pressed, level });
  trace = trace.filter((point) => !point || point.at > pressed - seconds);
  while (trace[0] === null) trace.shift();
  draw();
  if (resting.has(control.state)) control = null;
  else requestAnimationFrame(follow);
}

function show(target) {
  state.textContent = target.state;
  source.textContent = target.source ?? '–';
  force.textContent = target.source === 'measured' && target.force !== undefined ? `${target.force.toFixed(2)} ×` : '–';
  intention.textContent = levelOf(target)?.toFixed(3) ?? '–';
}

function draw() {
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = devicePixelRatio;
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
  }
  const context = canvas.getContext('2d');
  const style = getComputedStyle(canvas);
  const color = (name) => style.getPropertyValue(name);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);

  const inset = 8;
  const y = (level) => height - inset - level * (height - 2 * inset);
  const x = (at) => width - inset - ((pressed - at) / seconds) * (width - 2 * inset);
  context.lineWidth = 1;
  context.strokeStyle = style.color;
  context.globalAlpha = 0.25;
  context.setLineDash([3, 4]);
  for (const level of [0, 0.97]) line([[inset, y(level)], [width - inset, y(level)]]);
  context.setLineDash([]);
  context.globalAlpha = 1;
  context.lineWidth = 2.5;
  context.lineJoin = context.lineCap = 'round';
  context.strokeStyle = color('accent-color');

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

simulated.addEventListener('change', () => simulate(simulated.checked));
if (isSimulationAsked) simulated.click();
addEventListener('resize', draw);
draw();

// Beside the page there is room for it.
const inspector = canvas.closest('details');
const isWide = matchMedia('(min-width: 64rem)');
const unfold = () => (inspector.open = isWide.matches);
isWide.addEventListener('change', unfold);
unfold();
inspector.addEventListener('toggle', draw);
