// The last press of each control: what it was told, as a trace, and what it made of that with the options it had.

import { recordTraces, TraceReplay } from '/pressurekit/pressurekit-testing.js';
import { handOver } from '/handed-trace.js';
import { saveFile } from '/save-file.js';
import { TracePlot } from '/trace-plot.js';
import { aboutOf } from '/trace-words.js';

const [none, shown, about, forceKey, intentionKey, plotPart, replays, download] = [
  'no-press', 'press', 'about', 'force-key', 'intention-key', 'plot', 'replays', 'download',
].map((id) => document.getElementById(id));
const plot = new TracePlot(plotPart, null, document.getElementById('states-key'));

/** By the recorder's names; a menu is what is behind an icon. */
const nameOf = (control) => (control === 'menu' ? 'icon' : control);
/** The presses by the controls' names. */
const presses = {};
let current = null;

/** How far a press has come; undefined of a control that does not say. */
const levelOf = ({ localName, intention, progress, grams, range }) =>
  localName === 'pressure-peek' ? progress : intention ?? (grams === undefined ? undefined : Math.min(Math.max(grams / range, 0), 1));
/** States in which nothing changes until the next event. */
const still = new Set(['idle', 'rest', 'unmeasured', 'actions', 'pop']);

/** Follows each press of a control. A replay would not do: it knows nothing of the options. */
class Follower {
  #element;
  #came = 0;
  #isFollowing = false;
  steps = [];

  constructor(element) {
    this.#element = element;
    element.addEventListener('pointerdown', () => {
      if (!this.steps.length) this.#came = performance.now();
    }, true);
    element.addEventListener('statechange', ({ target, detail: { previous } }) => {
      if (target !== element || levelOf(element) === undefined) return;
      const last = this.steps.at(-1);
      if (!last) this.steps.push({ t: 0, state: previous, intention: 0 });
      // What was still was as it is until now.
      else if (!this.#isFollowing) this.steps.push({ ...last, t: this.#now() });
      this.#see();
      if (!this.#isFollowing) this.#follow();
    });
  }

  /** Seconds since the contact came. */
  #now() { return (performance.now() - this.#came) / 1000; }

  #see() {
    const { state } = this.#element;
    this.steps.push({ t: this.#now(), state, intention: levelOf(this.#element) });
  }

  #follow() {
    this.#isFollowing = !still.has(this.#element.state);
    if (!this.#isFollowing) return;
    requestAnimationFrame(() => {
      // It may be over since.
      if (this.steps.length) this.#see();
      this.#follow();
    });
  }

  /** What it saw of the press that is over. */
  take() {
    const { steps } = this;
    this.steps = [];
    return steps;
  }
}

/** Records the presses of each control: elements by their names. */
export function follow(elements) {
  const followers = Object.fromEntries(Object.entries(elements).map(([name, element]) => [name, new Follower(element)]));
  recordTraces(({ control, trace, fault }) => {
    const name = nameOf(control);
    const steps = followers[name].take();
    presses[name] = fault ? { fault } : { control, trace, steps: steps.length ? steps : replayed(trace, control) };
    if (name === current) showPress(name);
  });
}

/** Of a control that does not say how far a press has come, and whose options change nothing about that. */
function replayed(trace, control) {
  const replay = new TraceReplay(trace, control);
  replay.close();
  return replay.steps;
}

/** Shows the last press of a control. */
export function showPress(name) {
  current = name;
  const press = presses[name];
  none.hidden = Boolean(press?.trace);
  shown.hidden = !press?.trace;
  none.textContent = press?.fault ? `The press is no trace: ${press.fault.reason}.` : 'Press it, and its trace is drawn here.';
  if (!press?.trace) return;
  about.textContent = aboutOf(press.trace);
  forceKey.hidden = !press.trace.maximum;
  forceKey.textContent = `force, 0…${Number(press.trace.maximum.toFixed(2))}`;
  plot.show(press.trace, press.steps);
  intentionKey.hidden = !plot.hasIntention;
}

// Anew with each click: another page may have handed one over meanwhile.
replays.addEventListener('click', () => handOver(presses[current]));
download.addEventListener('click', () => saveFile(presses[current].trace.text, 'application/jsonl', `press-${presses[current].control}.jsonl`));
