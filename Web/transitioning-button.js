/** @typedef {import('./types/classes.js').PressureTransitioningButton} Published */
/**
 * @typedef {object} Run A run, with a function for each way to end, by the name of the act.
 * @property {number} id the engine's id of the run
 * @property {() => void} finish set once the work has ended
 * @property {() => void} abort
 * @property {() => void} timeOut
 */

import style from 'styles/transitioning-button.css';
import { ControlHost } from './control-host.js';
import {
  transitioningButton, transitioningButtonActs as acts, transitioningButtonColors, transitioningButtonLayers as layers,
  transitioningButtonOptions as options, transitioningButtonParts, transitioningButtonTexts as texts,
} from './declarations.js';
import { createButton, declareElement, Element } from './define-element.js';
import { Drawing } from './drawing.js';
import { engine } from './engine.js';
import { FormAct, typeOf } from './form-act.js';
import { color } from './svg-sink.js';
import {
  layerFillRed, layerOpacity, roundedRectHeight, roundedRectWidth, roundedRectX, roundedRectY, textCenterX, textCenterY, textScale,
} from './wire.js';

const schema = { ...transitioningButton, style };
const defaultColors = { __proto__: null, disabled: 'var(--off)', 'disabled-text': 'var(--off-text)' };

/**
 * `<pressure-transitioning-button>`: a button that shows the work that it started.
 * @implements {Published}
 */
export class PressureTransitioningButton extends /** @type {import('./element-base.js').ElementBase<Published, typeof schema>} */ (Element) {
  /** The title, with all its content, and the outcomes, by their layers. */
  #labels = /** @type {const} */ (['title', 'success', 'failure']).map((name) => {
    const label = document.createElement(name === 'title' ? 'slot' : 'i');
    label.part = 'label';
    // The name stays the title.
    label.ariaHidden = name === 'title' ? null : 'true';
    return label;
  });
  #drawing = new Drawing(transitioningButtonColors, transitioningButtonParts, defaultColors);
  #button = createButton(this.#drawing.svg, ...this.#labels);
  /**
   * The runs whose end was not reported yet. The last one is under way. A run before it has timed out: its end is reported
   * when the last one starts.
   * @type {Run[]}
   */
  #runs = [];
  #formAct = new FormAct(this);
  /** @type {ControlHost} */
  #host;
  #texts = () => ['', '', this.successLabel, this.failureLabel];

  constructor() {
    super();
    this.#drawing.place = this.#place;
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#button],
      content: [this.#button],
      texts: this.#texts,
      locate: this.#drawing.locate,
      fill: () => {
        this.#labels.forEach((label, index) => index && (label.textContent = this.#texts()[texts.title + index]));
        this.#formAct.link();
      },
      actPlainly: () => this.#activate(),
      measure: () => this.#measure(),
      draw: () => this.#draw(),
      act: (act) => {
        if (acts[act] === 'activate') this.#activate();
        else /** @type {Run} */ (this.#runs.shift())[/** @type {'finish' | 'abort' | 'timeOut'} */ (acts[act])]();
      },
      didChangeState: (state) => {
        const isLoading = state === 'loading';
        this.#button.ariaBusy = isLoading;
        this.#host.window[isLoading ? 'addEventListener' : 'removeEventListener']('pageshow', this.#return);
        // Clear the text, so that an equal outcome is announced again.
        if (state === 'begin' || isLoading) this.#host.say('');
      },
      didApplyAttributes: (name) => this.#formAct.update(name),
      didEnterPage: () => {
        this.#formAct.listen();
        this.#drawing.didEnterPage(this.#host);
      },
      willLeavePage: () => this.#drawing.willLeavePage(),
      didLeavePage: () => this.#host.perform((handle, time) => engine.setState(handle, time, 0)),
    });
  }

  get state() { return /** @type {Published['state']} */ (this.#host.state); }
  set state(state) {
    const index = schema.states.indexOf(state);
    if (index < 0) throw new TypeError(`state is one of ${schema.states.join(', ')}, not ${state}`);
    this.#host.require();
    this.#host.perform((handle, time) => engine.setState(handle, time, index));
  }

  get type() { return typeOf(this, 'submit'); }
  set type(type) { this.setAttribute('type', type); }

  get progress() {
    const progress = parseFloat(/** @type {string} */ (this.getAttribute('progress')));
    return Number.isNaN(progress) ? null : Math.min(Math.max(progress, 0), 1);
  }
  set progress(progress) {
    if (progress == null) this.removeAttribute('progress');
    else this.setAttribute('progress', progress);
  }

  /** Ends a run under way and goes back to `begin`. */
  reset() { this.state = /** @type {Published['state']} */ (schema.states[0]); }

  /**
   * Starts work and shows it: `loading`, then `success`, or `failure` if the work throws. Only one run at a time.
   * @template Result
   * @param {() => Result | PromiseLike<Result>} work @returns {Promise<Result>}
   */
  run(work) {
    return new Promise((resolve, reject) => {
      this.#host.require();
      // Without an engine, do the work without showing it.
      this.#host.whenReady(() => this.#run(work, resolve, reject), () => resolve(new Promise((done) => done(work()))));
    });
  }

  /**
   * @template Result
   * @param {() => Result | PromiseLike<Result>} work
   * @param {(result: Result | PromiseLike<Result>) => void} resolve @param {(reason: unknown) => void} reject
   */
  #run(work, resolve, reject) {
    // Fire timeouts first: the listener may start the next run.
    this.#host.advance();
    /** @param {string} message @param {string} name */
    const fail = (message, name) => reject(new DOMException(message, name));
    const run = /** @type {Run} */ ({
      id: 0,
      abort: () => fail('The run was ended', 'AbortError'),
      timeOut: () => fail(`Not done in ${this.timeout} s`, 'TimeoutError'),
    });
    this.#host.perform((handle, time) => {
      const bits = engine.startRun(handle, time);
      run.id = engine.startedRun();
      // Add the run before events are dispatched: a listener may end it.
      if (run.id) this.#runs.push(run);
      else fail('A run is under way', 'InvalidStateError');
      return bits;
    });
    /**
     * @template Value
     * @param {number} succeeded @param {(value: Value) => void} settle @returns {(value: Value) => void}
     */
    const finish = (succeeded, settle) => (value) => {
      // The run may have ended already. The engine decides whether it has timed out.
      if (!this.#runs.includes(run)) return;
      run.finish = () => settle(value);
      this.#host.perform((handle, time) => engine.finishRun(handle, time, run.id, succeeded));
    };
    if (this.#runs.includes(run)) {
      /** @type {Promise<Result>} */ (new Promise((done) => done(work()))).then(finish(1, resolve), finish(0, reject));
    }
  }

  /** Called when the element gets another form. */
  formAssociatedCallback() { this.#formAct.update(); }

  /**
   * Called when the page is shown. If the browser had kept it, its form was sent.
   * @param {Event & { persisted?: boolean }} event
   */
  #return = ({ persisted }) => persisted && !this.#runs.length && this.reset();

  // MARK: Activation

  #activate() {
    const click = new PointerEvent('click', {
      __proto__: null, bubbles: true, cancelable: true, composed: true, ...this.#host.page.click,
    });
    this.#host.ownClick = click;
    // The browser takes the click for one on a button, and toggles no summary around it. The command comes after all listeners.
    this.#button.commandForElement = null;
    const isAllowed = this.#button.dispatchEvent(click);
    this.#host.ownClick = null;
    this.#formAct.link();
    if (isAllowed) this.#formAct.run(true);
  }

  // MARK: Look

  #draw() {
    const shown = this.#drawing.draw(this.#host.handle);
    this.#labels.forEach(({ style }, index) => (shown >> (layers.title + index)) & 1 || (style.cssText = ''));
  }

  /**
   * Shows a label in place of its text, clipped by the shape, which is the first layer.
   * @param {number} id @param {Float32Array} n @param {number} at
   */
  #place = (id, n, at) => {
    const label = this.#labels[id - layers.title];
    if (!label) return false;
    const [x, y, width, height] = [roundedRectX, roundedRectY, roundedRectWidth, roundedRectHeight].map((one) => n[one]);
    const [dx, dy, scale] = [n[at + textCenterX] - x - width / 2, n[at + textCenterY] - y - height / 2, n[at + textScale]];
    // The clip is in the label's own coordinates. A label is in the middle of the drawing, and so is the shape.
    const edges = [height / 2 + dy, width / 2 - dx, height / 2 - dy, width / 2 + dx].map((beyond) => `calc(50% - ${beyond / scale}px)`);
    label.style.cssText = `visibility:visible;opacity:${n[at + layerOpacity]};color:${color(n, at + layerFillRed)};translate:${dx}px ${dy}px;`
      + `scale:${scale};clip-path:inset(${edges.join(' ')} round ${height / 2 / scale}px)`;
    return true;
  };

  #measure() {
    const { handle } = this.#host;
    const { getComputedStyle } = this.#host.window;
    engine.setProgress(handle, this.progress ?? NaN);
    engine.set(handle, options.rightToLeft, getComputedStyle(this.#button).direction === 'rtl');
    this.#labels.forEach((label, index) => {
      const { width, height } = getComputedStyle(label);
      engine.setTextSize(handle, texts.title + index, parseFloat(width) || 0, parseFloat(height) || 0);
    });
    this.#drawing.measure();
  }
}

declareElement('pressure-transitioning-button', PressureTransitioningButton, schema);
