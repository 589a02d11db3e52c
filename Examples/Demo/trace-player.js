// Replays a trace on a control, and shows any of its steps.

import { TraceReplay } from './traces-kit.js';
import { make } from './elements.js';
import { TracePlot } from './trace-plot.js';
import { TraceView } from './trace-view.js';

/**
 * @typedef {[
 *   HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLInputElement,
 *   HTMLButtonElement, HTMLButtonElement, HTMLButtonElement, HTMLInputElement,
 * ]} Elements
 */

const [log, time, state, force, intention, forceKey, intentionKey, slider, back, play, forward, slow] = /** @type {Elements} */ ([
  'log', 'time', 'state', 'force', 'intention', 'force-key', 'intention-key', 'slider', 'back', 'play', 'forward', 'slow',
].map((id) => document.getElementById(id)));

/** The maximum number of lines in the log. A scale sends an event with every sample. */
const mostLines = 60;

export class TracePlayer {
  #plot = new TracePlot(
    document.getElementById('plot'), (at) => this.#jump(this.#stepAt(at)), document.getElementById('states-key'),
  );
  #view = new TraceView(document.getElementById('view'));
  #trace = null;
  #replay = null;
  /** The clock and the position in seconds when playing started; null while it is paused. */
  #started = null;
  /** True until the person has chosen a moment. */
  #isFresh = false;

  constructor() {
    slider.addEventListener('input', () => this.#jump(slider.valueAsNumber));
    back.addEventListener('click', () => this.#jump(this.#replay.step - 1));
    forward.addEventListener('click', () => this.#jump(this.#replay.step + 1));
    play.addEventListener('click', () => (this.#started ? this.#stop() : this.#start()));
    slow.addEventListener('change', () => this.#started && this.#start());
  }

  /** Replays a trace on a control, and shows the moment before the last contact lifts. */
  show(trace, control) {
    this.#stop();
    this.#replay?.close();
    this.#trace = trace;
    this.#replay = new TraceReplay(trace, control);
    const { steps } = this.#replay;
    slider.max = String(steps.length - 1);
    forceKey.hidden = !trace.maximum;
    forceKey.textContent = `force, 0…${Number(trace.maximum.toFixed(2))}`;
    this.#plot.show(trace, steps);
    intentionKey.hidden = !this.#plot.hasIntention;
    this.#view.show(trace, this.#replay);
    this.#list(steps);
    this.#seek(Math.max(0, steps.findLastIndex(({ phase }) => phase) - 1));
    this.#isFresh = true;
  }

  #start() {
    const { steps, step } = this.#replay;
    const isOver = this.#isFresh || step === steps.length - 1;
    this.#started = { clock: performance.now(), at: isOver ? 0 : steps[step].t };
    this.#isFresh = false;
    play.textContent = 'Pause';
    const mine = this.#started;
    const follow = () => {
      if (this.#started !== mine) return;
      const passed = (performance.now() - mine.clock) / 1000;
      this.#seek(this.#stepAt(mine.at + (slow.checked ? passed / 4 : passed)));
      if (this.#replay.step === this.#replay.steps.length - 1) this.#stop();
      else requestAnimationFrame(follow);
    };
    follow();
  }

  #stop() {
    this.#started = null;
    play.textContent = 'Play';
  }

  /** Goes to a step that the person chose. */
  #jump(step) {
    this.#stop();
    this.#isFresh = false;
    this.#seek(step);
  }

  /** The last step that is not after a time. */
  #stepAt(at) {
    const { steps } = this.#replay;
    let [low, high] = [0, steps.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (steps[middle].t <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  #seek(wanted) {
    this.#replay.seek(wanted);
    const { step, steps } = this.#replay;
    const now = steps[step];
    this.#view.seek(step);
    this.#plot.seek(now.t);
    const seconds = `${now.t.toFixed(2)} s`;
    time.textContent = seconds;
    state.textContent = now.state;
    force.textContent = this.#trace.maximum ? this.#view.force.toFixed(2) : '–';
    intention.textContent = now.intention.toFixed(3);
    slider.value = step;
    slider.ariaValueText = `${seconds}, ${now.state}, step ${step + 1} of ${steps.length}`;
    back.disabled = step === 0;
    forward.disabled = step === steps.length - 1;
    this.#mark(step);
  }

  /** Lists the events of the control, each as a button that goes to its step. */
  #list(steps) {
    const lines = [];
    let more = 0;
    steps.forEach(({ t, events }, step) => {
      const told = events.filter((event) => event !== 'reading');
      if (!told.length) return;
      if (lines.length === mostLines) {
        more += 1;
        return;
      }
      const button = make('button', { type: 'button' }, make('span', {}, t.toFixed(2)), told.join(', '));
      button.addEventListener('click', () => this.#jump(step));
      button.dataset.step = step;
      lines.push(make('li', {}, button));
    });
    const rest = more ? `${more} more` : lines.length ? '' : 'The control sent no events.';
    if (rest) lines.push(make('li', { className: 'quiet' }, rest));
    log.replaceChildren(...lines);
  }

  #mark(step) {
    const buttons = [...log.querySelectorAll('button')];
    const current = buttons.findLast((button) => Number(button.dataset.step) <= step);
    for (const button of buttons) {
      if (button === current) button.setAttribute('aria-current', 'step');
      else button.removeAttribute('aria-current');
    }
  }
}
