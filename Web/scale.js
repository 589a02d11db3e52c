/** @typedef {import('./types/classes.js').PressureScale} Published */
/** @typedef {{ readonly force: number, readonly grams: number }} Point */

import style from 'styles/scale.css';
import { ControlHost } from './control-host.js';
import { scale, scaleColors, scaleOptions, scaleParts, scaleWords } from './declarations.js';
import { createButton, declareElement, Element } from './define-element.js';
import { Drawing } from './drawing.js';
import { engine, readings } from './engine.js';
import { numberIn } from './words.js';

const schema = { ...scale, name: 'scale', style };
const defaultColors = { __proto__: null, 'dial-text': 'CanvasText', 'dial-quiet': 'light-dark(#565c69, #a3abbb)' };
/** In the order of the engine's units. */
const units = ['g', 'oz', 'N', 'percent'];
/** How wide and high the drawing is, in its own units. */
const extent = 240;

/** Words, in the order of the engine's faults. */
const faults = ['', 'few-points', 'same-masses', 'same-forces', 'falling'];

/**
 * `<pressure-scale>`: what presses on it, in grams.
 * @implements {Published}
 */
export class PressureScale extends /** @type {import('./element-base.js').ElementBase<Published, typeof schema>} */ (Element) {
  #drawing = new Drawing(scaleColors, scaleParts, defaultColors, extent);
  #dial = document.createElement('div');
  #tare = createButton();
  /** @type {readonly Point[]} */
  #points = [];
  /** @type {ControlHost} */
  #host;

  constructor() {
    super();
    Object.assign(this.#dial, { part: 'dial', role: 'meter', tabIndex: 0 });
    this.#dial.append(this.#drawing.svg);
    this.#tare.onclick = () => this.#host.isInPage && this.tare();
    // Of a finger beside the one that weighs there comes no click.
    this.#tare.onpointerup = ({ isPrimary }) => isPrimary || this.#tare.disabled || /** @type {() => void} */ (this.#tare.onclick)();
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#dial],
      content: [this.#dial, this.#tare],
      texts: () => [...this.#texts, this.text],
      locate: this.#drawing.locate,
      measure: () => this.#measure(),
      draw: () => this.#draw(),
      act: () => this.#host.emit('reading', this.#reading),
      didChangeState: (state) => {
        if (state === 'settled') this.#host.emit('settle', this.#reading);
        return this.#reading;
      },
      didEnterPage: () => this.#drawing.didEnterPage(this.#host),
      willLeavePage: () => this.#drawing.willLeavePage(),
      didApplyAttributes: () => {
        engine.set(this.#host.handle, scaleOptions.unit, units.indexOf(this.#kind));
        this.#fit(this.#points);
      },
    });
  }

  get source() { return this.#host.handle && this.#host.status.source ? 'measured' : 'none'; }
  get settled() { return this.state === 'settled'; }
  get overload() { return this.state === 'overload'; }
  get force() { return this.#readings.force; }
  get grams() { return this.#readings.grams; }
  get percent() { return this.#readings.percent; }
  get peak() { return this.#readings.peak; }
  /** One step of the sensor and the standard error, in grams; null while they are not known. */
  get resolution() { return this.#readings.step || null; }
  get standardError() { return this.#readings.error || null; }
  /** The most that one sensor weighs, in grams. */
  get range() { return this.#readings.capacity; }
  /** @returns {string} */
  get text() {
    const { followsNumber, isApart } = this.#word;
    const [, number, unit] = this.#texts;
    return followsNumber ? number + (isApart ? ' ' : '') + unit : unit;
  }

  /** Sets what is read now to zero. */
  tare() {
    this.#host.require();
    this.#host.perform(engine.tare);
  }

  /**
   * Takes what is weighed now for a known mass; how many there are then.
   * @param {number} grams
   */
  addCalibrationPoint(grams) {
    this.#host.require();
    if (this.source === 'none') throw new DOMException('Nothing is measured', 'InvalidStateError');
    this.#fit([...this.#points, { force: this.force, grams: Number(grams) }]);
    return this.#points.length;
  }

  click() { this.tare(); }

  clearCalibration() { this.#fit([]); }

  /** Why the points give no calibration; null when they do, or when there are none. */
  get calibrationFault() {
    const { handle } = this.#host;
    return this.#points.length && handle ? this.#host.word(faults[engine.calibrationFault(handle)]) : null;
  }

  /** @returns {import('./types/values.js').ScaleCalibration?} */
  get calibration() {
    const points = this.#points.map((point) => ({ ...point }));
    if (!points.length) return null;
    const calibration = { 'pressurekit-calibration': /** @type {const} */ (1), points };
    if (!this.#host.handle || this.calibrationFault) return calibration;
    const { slope, offset, rSquared, standardError } = this.#readings;
    return { ...calibration, slope, offset, rSquared, standardError: standardError || null };
  }
  /** @param {Published['calibration'] | string} value */
  set calibration(value) {
    /** @type {Published['calibration']} */
    const calibration = typeof value === 'string' ? JSON.parse(value) : value;
    if (calibration !== null && calibration['pressurekit-calibration'] !== 1) {
      throw new TypeError('"pressurekit-calibration" is not 1');
    }
    this.#fit((calibration?.points ?? []).map(({ force, grams }) => ({ force, grams })));
  }

  get #readings() { return readings(this.#host.handle); }

  get #kind() {
    if (this.mode === 'percent') return this.mode;
    return units.slice(0, 3).includes(this.unit) ? this.unit : 'g';
  }
  /** What follows the number; away from the page, that of the unit. */
  get #word() {
    return scaleWords[this.#host.handle ? this.#readings.word : units.indexOf(this.#kind)];
  }
  /** What is on the dial, by the engine's numbers of texts. */
  get #texts() {
    const { shown, isAtLeast } = this.#readings;
    const { name, decimals, followsNumber } = this.#word;
    return ['', followsNumber ? numberIn(this, shown, decimals) + (isAtLeast ? '+' : '') : '–', this.#host.word(name)];
  }
  get #reading() {
    const { grams, percent, text, settled, overload, source } = this;
    return { grams, percent, text, settled, overload, source };
  }

  /**
   * Puts other points in place of those there are: all, or none of them.
   * @param {readonly Point[]} points
   */
  #fit(points) {
    points.forEach(({ force, grams }, index) => {
      if ([force, grams].every((one) => Number.isFinite(one) && one >= 0 && one <= 1e6)) return;
      throw new RangeError(`Point ${index + 1} is no force and mass, 0 to 1,000,000`);
    });
    this.#points = points;
    const { handle } = this.#host;
    if (!handle) return;
    engine.clearPoints(handle);
    for (const { force, grams } of points) engine.addPoint(handle, force, grams);
    this.#host.changed();
  }

  #measure() {
    // The same text anew would be news to assistive technology.
    if (this.#tare.textContent !== this.tareLabel) this.#tare.textContent = this.tareLabel;
    this.#tare.disabled = this.matches(':disabled');
    this.#drawing.measure();
  }

  #draw() {
    const texts = this.#texts;
    this.#drawing.draw(this.#host.handle, () => texts);
    const most = Math.round(this.range);
    Object.assign(this.#dial, {
      ariaValueNow: Math.min(Math.max(Math.round(this.grams), 0), most),
      ariaValueMin: 0, ariaValueMax: most, ariaValueText: this.text,
    });
  }
}

declareElement('pressure-scale', PressureScale, schema);
