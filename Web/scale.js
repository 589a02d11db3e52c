import { readColors } from './colors.js';
import { ControlHost } from './control-host.js';
import { engine, now, readings } from './engine.js';
import { requestFrame } from './page.js';
import { buttonSheet, scaleSheet } from './styles.js';
import { SvgSink } from './svg-sink.js';

/** By name, which `WeighingOption` of the engine each is. */
const schema = {
  kind: 2,
  states: ['rest', 'weighing', 'settled', 'overload', 'unmeasured'],
  numbers: { capacity: 0, 'settle-range': 2, 'settle-duration': 3 },
  flags: { 'no-haptics': [4, 0], disabled: [] },
  labels: { unit: 'g', mode: 'weight', 'tare-label': 'Tare' },
};
const unitOption = 1;
/** In the order of the engine's units, with what follows a number: one of them, or more. */
const units = { g: ['gram', 'grams', 0], oz: ['oz', 'oz', 2], N: ['N', 'N', 2], percent: ['% force', '% force', 0] };
/** Custom properties, in the order of the engine's colours. */
const colors = {
  dial: 'light-dark(#2f5bea, #8fb0ff)', settled: 'light-dark(#14803a, #4cc777)',
  overload: 'light-dark(#c8201b, #ff8a80)', 'dial-track': '', 'dial-text': 'CanvasText',
  'dial-quiet': 'light-dark(#565c69, #a3abbb)',
};
/** The engine's layers that a page may style. */
const parts = { 2: 'reading', 5: 'number', 6: 'unit' };
/** How wide and high the drawing is, in its own units. */
const extent = 240;

const faults = [
  null, 'A calibration needs two known masses or more', 'All masses are the same: any line would fit',
  'The force was the same for different masses', 'More mass gave less force',
];

/** `<pressure-scale>`: what presses on it, in grams. */
export class PressureScale extends HTMLElement {
  static get formAssociated() { return true; }
  static get observedAttributes() { return ControlHost.attributes(schema); }

  #dial = document.createElement('div');
  #tare = document.createElement('button');
  #status = document.createElement('span');
  #sink = new SvgSink(parts);
  #isMeasured = false;
  /** @type {{force: number, grams: number}[]} */
  #points = [];
  #host;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [buttonSheet, scaleSheet];
    const { svg } = this.#sink;
    svg.setAttribute('viewBox', `0 0 ${extent} ${extent}`);
    svg.ariaHidden = 'true';
    svg.addEventListener('transitionend', () => this.#changed());
    Object.assign(this.#dial, { part: 'dial', role: 'meter', tabIndex: 0, ariaLabel: 'Scale' });
    this.#dial.append(svg);
    this.#status.role = 'status';
    this.#tare.part = 'button';
    this.#tare.type = 'button';
    this.#tare.addEventListener('click', () => this.tare());
    root.append(this.#dial, this.#tare, this.#status);
    this.#host = new ControlHost(this, schema, {
      surface: this.#dial,
      status: this.#status,
      texts: () => ['', this.#number, this.#unit, this.text],
      locate: () => this.#locate(),
      measure: () => this.#measure(),
      draw: () => this.#draw(),
      act: () => this.#host.emit('reading', this.#reading),
      entered: (state) => {
        if (state === 'settled') this.#host.emit('settle', this.#reading);
        return this.#reading;
      },
      changed: () => this.#changed(),
    });
  }

  get state() { return this.#host.state; }
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
  get text() {
    return this.state === 'unmeasured' ? this.#unit : `${this.#number}${/^%/.test(this.#unit) ? '' : ' '}${this.#unit}`;
  }

  /** Sets what is read now to zero. */
  tare() {
    this.#host.input(engine.tare(this.#host.require(), now()));
  }

  /** Takes what is weighed now for a known mass; how many there are then. */
  addCalibrationPoint(grams) {
    this.#host.require();
    if (this.source === 'none') throw new DOMException('Nothing is measured: put the mass on', 'InvalidStateError');
    this.#add([...this.#points, { force: this.force, grams: Number(grams) }]);
    return this.#points.length;
  }

  clearCalibration() { this.#add([]); }

  /** Why the points give no calibration; null when they do, or when there are none. */
  get calibrationFault() {
    return this.#points.length ? faults[engine.calibrationFault(this.#host.handle)] : null;
  }

  get calibration() {
    const points = this.#points.map((point) => ({ ...point }));
    if (!points.length) return null;
    const calibration = { 'pressurekit-calibration': 1, points };
    if (!this.#host.handle || this.calibrationFault) return calibration;
    const { slope, offset, rSquared, standardError } = this.#readings;
    return { ...calibration, slope, offset, rSquared, standardError: standardError || null };
  }
  set calibration(value) {
    const calibration = typeof value === 'string' ? JSON.parse(value) : value;
    if (calibration !== null && calibration['pressurekit-calibration'] !== 1) {
      throw new TypeError('This is no calibration: "pressurekit-calibration" is not 1');
    }
    this.#add((calibration?.points ?? []).map(({ force, grams }) => ({ force, grams })));
  }

  click() { this.tare(); }

  connectedCallback() {
    this.#host.connect();
    this.#add(this.#points);
  }
  disconnectedCallback() { this.#host.disconnect(); }
  attributeChangedCallback(name) { this.#host.apply(name); }
  formDisabledCallback() { this.#host.apply('disabled'); }

  get #readings() { return readings(this.#host.handle); }

  get #kind() { return this.mode === 'percent' ? 'percent' : this.unit in units ? this.unit : 'g'; }
  get #number() {
    return this.#readings.shown.toFixed(units[this.#kind][2]) + (this.overload ? '+' : '');
  }
  get #unit() {
    if (this.state === 'unmeasured') return 'No force measured';
    return units[this.#kind][Number(this.#number) === 1 ? 0 : 1];
  }
  get #reading() {
    const { grams, percent, text, settled, overload, source } = this;
    return { grams, percent, text, settled, overload, source };
  }

  /** Puts other points in place of those there are: all, or none of them. */
  #add(points) {
    points.forEach(({ force, grams }, index) => {
      if (force >= 0 && grams >= 0 && Number.isFinite(force) && Number.isFinite(grams)) return;
      throw new RangeError(`Point ${index + 1} is not a force and a mass of 0 or more: ${force}, ${grams}`);
    });
    this.#points = points;
    const { handle } = this.#host;
    if (!handle) return;
    engine.clearPoints(handle);
    for (const { force, grams } of points) engine.addPoint(handle, force, grams);
    requestFrame(this.#host);
  }

  /** What it shows may have another unit or colour now. */
  #changed() {
    this.#isMeasured = false;
    requestFrame(this.#host);
  }

  #measure() {
    if (this.#isMeasured) return;
    this.#isMeasured = true;
    const { handle } = this.#host;
    this.#tare.textContent = this.tareLabel;
    this.#tare.disabled = this.disabled;
    engine.set(handle, unitOption, Object.keys(units).indexOf(this.#kind));
    engine.setBounds(handle, 0, 0, extent, extent);
    readColors(handle, colors, this.#sink.svg);
  }

  #locate() {
    this.#measure();
    const { x, y, width } = this.#sink.svg.getBoundingClientRect();
    this.#host.space = { x, y, scale: extent / width };
  }

  #draw() {
    const texts = ['', this.#number, this.#unit];
    if (this.state === 'unmeasured') texts[1] = '–';
    this.#sink.draw(this.#host.handle, texts);
    Object.assign(this.#dial, {
      ariaValueNow: Math.round(this.grams), ariaValueMin: 0, ariaValueMax: Math.round(this.range), ariaValueText: this.text,
    });
  }
}

ControlHost.define('pressure-scale', PressureScale, schema);
