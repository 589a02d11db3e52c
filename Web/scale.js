/** @typedef {import('./types/classes.js').PressureScale} Published */
/** @typedef {{ readonly force: number, readonly grams: number }} Point */

import style from 'styles/scale.css';
import { ControlHost } from './control-host.js';
import { calibrationFaults, mostForce, scale, scaleColors, scaleOptions, scaleParts, scaleWords, units } from './declarations.js';
import { createButton, declareElement, Element } from './define-element.js';
import { Drawing } from './drawing.js';
import { engine, readings } from './engine.js';
import { numberIn } from './words.js';

const schema = { ...scale, name: 'scale', style };
/** The texts have the colour of the page's text: a dark page may not declare its scheme. */
const defaultColors = { __proto__: null, 'dial-text': 'currentcolor', 'dial-quiet': 'color-mix(in srgb, currentcolor 80%, transparent)' };
/** The width and height of the drawing, in its own units. */
const extent = 240;

/**
 * `<pressure-scale>`: a scale that weighs what presses on it, in grams.
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
    // A browser makes no click of a second finger. It captures the finger, which may lift elsewhere.
    this.#tare.onpointerup = ({ isPrimary, clientX, clientY }) => isPrimary
      || this.shadowRoot?.elementFromPoint(clientX, clientY) !== this.#tare || this.#tare.click();
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#dial],
      // A page may show the reading in the name.
      subject: () => '',
      content: [this.#dial, this.#tare],
      texts: () => [...this.#texts, this.text],
      locate: this.#drawing.locate,
      fill: () => this.#fill(),
      measure: this.#drawing.measure,
      draw: () => this.#draw(),
      act: () => this.#host.emit('reading', this.#reading),
      didChangeState: (state) => {
        if (state === 'settled') this.#host.emit('settle', this.#reading);
        return this.#reading;
      },
      didEnterPage: () => this.#drawing.didEnterPage(this.#host),
      willLeavePage: () => this.#drawing.willLeavePage(),
      didApplyAttributes: () => {
        if (!this.#host.handle) return;
        engine.set(this.#host.handle, scaleOptions.unit, units.indexOf(this.#kind));
        this.#fit(this.#points);
      },
    });
  }

  get source() { return this.#host.status.source ? 'measured' : 'none'; }
  get settled() { return this.state === 'settled'; }
  get overload() { return this.state === 'overload'; }
  get force() { return this.#readings.force; }
  get grams() { return this.#readings.grams; }
  get percent() { return this.#readings.percent; }
  get peak() { return this.#readings.peak; }
  /** One step of the sensor, in grams; null until it is known. */
  get resolution() { return this.#readings.step || null; }
  get standardError() { return this.#readings.error || null; }
  /** The largest mass that one sensor can weigh, in grams. */
  get range() { return this.#host.handle ? this.#readings.capacity : this.capacity; }
  /** @returns {string} */
  get text() {
    const { followsNumber, isApart } = this.#word;
    const [, number, unit] = this.#texts;
    return followsNumber ? number + (isApart ? ' ' : '') + unit : unit;
  }

  /** Sets the present reading to zero. */
  tare() {
    this.#host.require();
    this.#host.perform((handle, time) => engine.tare(handle, time));
  }

  /**
   * Adds the present force as a calibration point with a known mass. Returns the number of points.
   * @param {number} grams
   */
  addCalibrationPoint(grams) {
    this.#host.require();
    if (this.source === 'none' || this.#readings.isSimulated) throw new DOMException('Nothing is measured', 'InvalidStateError');
    this.#fit([...this.#points, { force: this.force, grams: Number(grams) }]);
    return this.#points.length;
  }

  click() { this.tare(); }

  clearCalibration() { this.#fit([]); }

  /** The reason why the points give no calibration; null if they do, or if there are none. */
  get calibrationFault() {
    const { handle } = this.#host;
    return this.#points.length && handle ? this.#host.word(calibrationFaults[engine.calibrationFault(handle)]) : null;
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
    if (calibration !== null && calibration?.['pressurekit-calibration'] !== 1) throw new TypeError('"pressurekit-calibration" is not 1');
    const points = calibration?.points ?? [];
    if (!Array.isArray(points)) throw new TypeError('"points" is not a list');
    this.#fit(points.map((/** @type {Point?} */ one) => ({ force: one?.force ?? NaN, grams: one?.grams ?? NaN })));
  }

  get #readings() { return readings(this.#host.handle); }

  get #kind() {
    if (this.mode === 'percent') return this.mode;
    return units.slice(0, 3).includes(this.unit) ? this.unit : 'g';
  }
  /** The word after the number; outside of a page, the word of the unit. */
  get #word() {
    return scaleWords[this.#host.handle ? this.#readings.word : units.indexOf(this.#kind)];
  }
  /** The texts on the dial, by the engine's slots. */
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
   * Replaces the calibration points. If one of them is invalid, it throws and changes nothing.
   * @param {readonly Point[]} points
   */
  #fit(points) {
    points.forEach(({ force, grams }, index) => {
      if ([force, grams].every((one) => Number.isFinite(one) && one >= 0 && one <= mostForce)) return;
      throw new RangeError(`Calibration point ${index + 1}: force and grams must be numbers from 0 to ${mostForce.toLocaleString('en')}`);
    });
    this.#points = points;
    const { handle } = this.#host;
    if (!handle) return;
    engine.clearPoints(handle);
    for (const { force, grams } of points) engine.addPoint(handle, force, grams);
    this.#host.changed();
  }

  #fill() {
    // Do not rewrite an equal text: screen readers would announce it again.
    if (this.#tare.textContent !== this.tareLabel) this.#tare.textContent = this.tareLabel;
    this.#tare.disabled = this.matches(':disabled');
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
