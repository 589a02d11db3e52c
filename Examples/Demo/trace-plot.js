// A plot of a press over time: its force, the control's intention, and the states.

import { axis } from './axis.js';
import { draw, make } from './elements.js';

const inset = { left: 4, top: 10, right: 4, bottom: 22 };
const bandHeight = 22;
/** The width of a letter of a name, in pixels. */
const letter = 7.2;

export class TracePlot {
  #svg;
  #key;
  #trace = null;
  #steps = [];
  /** The number of each state, in order of appearance, from 1. */
  #numbers = new Map();
  #cursor = draw('line', { class: 'cursor' });
  #at = 0;

  /** Draws into `svg`, and lists the states in `key`. Calls `point`, if given, with the time that is pointed at. */
  constructor(svg, point, key) {
    [this.#svg, this.#key] = [svg, key];
    new ResizeObserver(() => this.#draw()).observe(svg);
    if (!point) return;
    const tell = (event) => {
      if (!this.#trace || !(event.buttons & 1)) return;
      const { left, width } = svg.getBoundingClientRect();
      const part = (event.clientX - left - inset.left) / (width - inset.left - inset.right);
      point(Math.max(0, part) * this.#end);
    };
    svg.addEventListener('pointerdown', (event) => {
      svg.setPointerCapture(event.pointerId);
      tell(event);
    });
    svg.addEventListener('pointermove', tell);
  }

  /** True if the control reported an intention. Some controls only know if they are pressed. */
  get hasIntention() { return this.#steps.some(({ intention }) => intention > 0); }

  show(trace, steps) {
    [this.#trace, this.#steps] = [trace, steps];
    const states = bands(steps).map(({ state }) => state);
    this.#svg.ariaLabel = `Force and intention over ${this.#end.toFixed(2)} seconds; states: ${states.join(', ')}`;
    this.#numbers = new Map([...new Set(states)].map((state, index) => [state, index + 1]));
    this.#key.replaceChildren(...[...this.#numbers].map(([state, number]) =>
      make('li', { className: `state-${number}` }, make('b', {}, String(number)), state)));
    this.#draw();
  }

  seek(at) {
    this.#at = at;
    const x = this.#x(at);
    for (const end of ['x1', 'x2']) this.#cursor.setAttribute(end, x);
  }

  get #end() { return Math.max(this.#steps.at(-1)?.t ?? 0, 0.1); }

  #x(at) {
    return inset.left + (at / this.#end) * (this.#svg.clientWidth - inset.left - inset.right);
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#svg;
    if (!this.#trace || !width) return;
    const floor = height - inset.bottom - bandHeight;
    const y = (level) => floor - Math.min(Math.max(level, 0), 1) * (floor - inset.top);
    const x = (at) => this.#x(at);
    const { maximum, samples } = this.#trace;
    const path = (kind, points) => draw('path', { class: `of ${kind}`, d: `M${points.map((pair) => pair.join(' ')).join('L')}` });

    const drawn = [];
    for (const level of [0, 1]) {
      drawn.push(draw('line', { class: 'grid', x1: inset.left, x2: width - inset.right, y1: y(level), y2: y(level) }));
    }
    for (const band of bands(this.#steps)) {
      const [from, to] = [x(band.from), x(band.to ?? this.#end)];
      const number = this.#numbers.get(band.state);
      // Keep even the shortest state visible.
      drawn.push(draw('rect', { class: `state state-${number}`, x: from, y: floor, width: Math.max(to - from, 2), height: bandHeight }));
      const label = [band.state, String(number)].find((words) => to - from > words.length * letter + 4);
      if (label) drawn.push(draw('text', { class: 'name tick', x: (from + to) / 2, y: floor + 15 }, label));
    }
    for (const tick of axis(0, this.#end).ticks) {
      // Skip ticks beyond the end, and numbers that an edge would cut off.
      if (tick > this.#end || x(tick) < 14 || x(tick) > width - 14) continue;
      drawn.push(draw('text', { class: 'tick', x: x(tick), y: height - 5 }, `${Number(tick.toFixed(2))} s`));
    }
    // The value of a sample or a step holds until the next one.
    const held = (points, level) => thinned(points, width)
      .flatMap((point, at, all) => [all[at - 1], point].map((one) => [x(point.t), y(one ? level(one) : 0)]));
    if (maximum) drawn.push(path('force', held(samples, ({ force }) => force / maximum)));
    if (this.hasIntention) drawn.push(path('intention', held(this.#steps, ({ intention }) => intention)));
    for (const [name, at] of [['y1', inset.top - 4], ['y2', floor + bandHeight]]) this.#cursor.setAttribute(name, at);
    this.#svg.replaceChildren(...drawn, this.#cursor);
    this.seek(this.#at);
  }
}

/** The states in order, with the beginning and the end of each. */
function bands(steps) {
  /** @type {{ state: string, from: number, to?: number }[]} */
  const found = [];
  for (const { t, state } of steps) {
    if (found.at(-1)?.state === state) continue;
    if (found.length) found.at(-1).to = t;
    found.push({ state, from: t });
  }
  return found;
}

/** Reduces the points of a long press to as many as are visible. */
function thinned(points, width) {
  const every = Math.ceil(points.length / (2 * width));
  return points.filter((_, index) => index % every === 0 || index === points.length - 1);
}
