// A plot of a calibration: the known masses, the line, and the residuals.

import { axis } from './axis.js';
import { draw } from './elements.js';
import { minus } from './measures.js';

const inset = { left: 44, top: 26, right: 12, bottom: 40 };

const digits = new Intl.NumberFormat(undefined, { maximumSignificantDigits: 6 });
const write = (value) => minus(digits.format(value));

/** Draws into an SVG element, and redraws when its size changes. */
export class Plot {
  #svg;
  #calibration = null;

  constructor(svg) {
    this.#svg = svg;
    new ResizeObserver(() => this.#draw()).observe(svg);
  }

  /** The `calibration` of a scale, with at least one point; null for an empty plot. */
  set calibration(calibration) {
    this.#calibration = calibration;
    this.#draw();
  }

  #draw() {
    const { clientWidth: width, clientHeight: height } = this.#svg;
    this.#svg.replaceChildren();
    if (!this.#calibration || !width) return;
    const { points, slope, offset } = this.#calibration;
    const hasLine = Number.isFinite(slope);
    const fitted = (force) => offset + slope * force;

    const forces = axis(0, Math.max(...points.map(({ force }) => force)));
    const levels = points.flatMap(({ force, grams }) => (hasLine ? [grams, fitted(force)] : [grams]));
    const grams = axis(Math.min(0, ...levels), Math.max(...levels));
    const x = (force) => inset.left + forces.part(force) * (width - inset.left - inset.right);
    const y = (mass) => height - inset.bottom - grams.part(mass) * (height - inset.top - inset.bottom);
    const line = (kind, x1, y1, x2, y2) => draw('line', { class: kind, x1, y1, x2, y2 });
    const text = (kind, at, level, words) => draw('text', { class: kind, x: at, y: level }, words);

    const drawn = [];
    for (const mass of grams.ticks) {
      drawn.push(line('grid', inset.left, y(mass), width - inset.right, y(mass)));
      drawn.push(text('level', inset.left - 8, y(mass), write(mass)));
    }
    for (const force of forces.ticks) {
      drawn.push(text('force', x(force), height - inset.bottom + 15, write(force)));
    }
    const floor = y(Math.max(0, grams.from));
    drawn.push(line('axis', inset.left, floor, width - inset.right, floor));
    drawn.push(line('axis', inset.left, inset.top, inset.left, height - inset.bottom));
    drawn.push(text('name', 0, 10, 'Grams'));
    drawn.push(text('name end', width - inset.right, height - 6, 'Force, in average touches'));

    if (hasLine) {
      // Draw the line only within the axes.
      const at = (mass) => (mass - offset) / slope;
      const from = Math.max(forces.from, at(grams.from));
      const to = Math.min(forces.to, at(grams.to));
      drawn.push(line('line', x(from), y(fitted(from)), x(to), y(fitted(to))));
      for (const { force, grams: mass } of points) {
        drawn.push(line('residual', x(force), y(mass), x(force), y(fitted(force))));
      }
    }
    for (const { force, grams: mass } of points) {
      drawn.push(draw('circle', { class: 'mark', cx: x(force), cy: y(mass), r: 4.5 }));
    }
    this.#svg.append(...drawn);
  }
}
