// The replayed control at its recorded place, and the fingers on it.

import { draw } from './elements.js';

export class TraceView {
  /** The force of the hardest contact, in average touches. */
  force = 0;
  #svg;
  #fingers = draw('g');
  /** The contacts that are down after each step. */
  #contacts = [];
  #maximum = 0;
  #size = 0;

  constructor(svg) {
    this.#svg = svg;
  }

  show(trace, replay) {
    const [x, y, width, height] = trace.bounds;
    const [left, top, across, down] = replay.extent;
    this.#size = Math.max(across, down, 44);
    this.#maximum = trace.maximum;
    const margin = this.#size * 0.08;
    this.#svg.setAttribute(
      'viewBox', `${left - margin} ${top - margin} ${across + 2 * margin} ${down + 2 * margin}`,
    );
    // The size of the scale's number depends on its dial.
    replay.svg.style.fontSize = replay.control === 'scale' ? `${height / 4}px` : '';
    replay.svg.setAttribute('overflow', 'visible');
    const place = draw('rect', { class: 'place', x, y, width, height, rx: Math.min(width, height) / 5 });
    this.#svg.replaceChildren(place, replay.svg, this.#fingers);
    this.#svg.ariaLabel = 'The control, and where it is pressed';
    this.#contacts = follow(trace, replay.steps);
  }

  seek(step) {
    const contacts = this.#contacts[step];
    this.force = Math.max(0, ...contacts.map(({ force }) => force));
    this.#fingers.replaceChildren(
      ...contacts.map(({ x, y, force }) => {
        const part = this.#maximum ? Math.min(Math.max(force / this.#maximum, 0), 1) : 0;
        return draw('circle', { class: 'finger', cx: x, cy: y, r: this.#size * (0.035 + 0.045 * part) });
      }),
    );
  }
}

/** The contacts that are down after each step. */
function follow({ samples }, steps) {
  const down = new Map();
  let next = 0;
  let contacts = [];
  return steps.map(({ phase }) => {
    if (phase) {
      const sample = samples[next++];
      if (phase === 'began' || phase === 'moved') down.set(sample.id, sample);
      else down.delete(sample.id);
      contacts = [...down.values()];
    }
    return contacts;
  });
}
