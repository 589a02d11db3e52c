/** @typedef {import('./types/classes.js').PressureConfirmButton} Published */

import style from 'styles/confirm-button.css';
import { readColors } from './colors.js';
import { ControlHost } from './control-host.js';
import {
  confirmButton, confirmButtonColors, confirmButtonLayers, confirmButtonOptions, confirmButtonParts, forceSources,
} from './declarations.js';
import { createButton, createOverlay, declareElement, Element } from './define-element.js';
import { engine, reading } from './engine.js';
import { capturePointer } from './page-input.js';
import { SvgSink } from './svg-sink.js';

const schema = { ...confirmButton, style };
// In the order of the engine's slots; how it works is said, and not drawn.
const drawn = Object.keys(confirmButton.labels).filter((name) => !name.endsWith('description'));
/** Whether any press was measured by a sensor: then there is one. */
let hasSensor = false;

/**
 * `<pressure-confirm-button>`: a button that confirms by a harder press what cannot be undone.
 * @implements {Published}
 */
export class PressureConfirmButton extends /** @type {import('./element-base.js').ElementBase<Published, typeof schema>} */ (Element) {
  #button = createButton(document.createElement('slot'));
  /** @type {SvgSink} Of a button that was pressed. */
  #sink;
  /** @type {HTMLElement} As well. */
  #overlay;
  /** Whether the ring stands, and takes contacts. */
  #isOpen = false;
  /** @type {ControlHost} */
  #host;
  /** The last intention that the page was told of. */
  #told = 0;
  #texts = () => ['', .../** @type {string[]} */ (drawn.map((name) => this.#host.valueOf(name)))];

  constructor() {
    super();
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#button],
      content: [this.#button],
      texts: this.#texts,
      description: () => (hasSensor ? this.forceDescription : this.holdDescription),
      locate: () => this.#locate(),
      prepare: () => this.#prepare(),
      draw: () => this.#draw(),
      didUpdate: (isLeftOpen) => {
        if (isLeftOpen !== this.#isOpen) this.#overlay.toggleAttribute('data-open', (this.#isOpen = isLeftOpen));
      },
      act: () => this.#host.emit('confirm'),
      didChangeState: (state, previous) => {
        // After a firing "OK" stays to be read out.
        if (state === 'idle' && previous !== 'confirmed') this.#host.say('');
        const { intention, source } = this;
        if (source === 'measured' && !hasSensor) {
          hasSensor = true;
          this.#host.describe();
        }
        return { intention, source };
      },
    });
  }

  get intention() { return reading(this.#host.handle, 'intention'); }
  get force() { return reading(this.#host.handle, 'force'); }
  get source() {
    return /** @type {Published['source']} */ (forceSources[this.#host.handle && this.#host.status.source]);
  }

  #locate() {
    const { handle } = this.#host;
    const box = this.#button.getBoundingClientRect();
    const { offsetLeft, offsetTop, width, height } = /** @type {VisualViewport} */ (this.#host.window.visualViewport);
    engine.locate(handle, box.x, box.y, box.width, box.height, offsetLeft, offsetTop, width, height);
  }

  #prepare() {
    const { handle } = this.#host;
    this.#host.say('');
    this.#sink ??= new SvgSink(confirmButtonParts);
    this.#overlay ??= this.#createOverlay();
    this.#overlay.removeAttribute('data-held');
    this.#host.cover(this.#overlay, true);
    // Whatever zoom or transform is on the way to the screen, the ring is drawn in client pixels.
    const { x, y, width, height } = this.#overlay.getBoundingClientRect();
    this.#sink.svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.#sink.measureTexts(handle, this.#texts(), () => confirmButtonLayers.label);
    readColors(handle, confirmButtonColors, this.#overlay);
    const { borderStartStartRadius } = this.#host.window.getComputedStyle(this.#button);
    engine.set(handle, confirmButtonOptions.cornerRadius, Math.min(parseFloat(borderStartStartRadius), 1000));
  }

  /** What lies over the page. While the ring stands, contacts are the engine's alone: nothing under it is clicked. */
  #createOverlay() {
    const overlay = createOverlay(this.#sink.svg);
    // The focus stays where it is, and of a touch no click comes.
    for (const type of ['mousedown', 'touchstart']) overlay.addEventListener(type, (event) => event.preventDefault());
    // Until the contact has lifted it is in the way, also when nothing stands any more: there may be something to be
    // clicked where it lifts.
    /** @param {boolean} isHeld */
    const hold = (isHeld) => overlay.toggleAttribute('data-held', isHeld);
    overlay.addEventListener('pointerdown', (event) => {
      capturePointer(event);
      hold(true);
    });
    for (const type of ['click', 'touchend']) {
      overlay.addEventListener(type, (event) => {
        event.stopPropagation();
        hold(false);
      });
    }
    return overlay;
  }

  #draw() {
    this.#tell();
    if (!this.#sink) return;
    // What is left to be seen after a press goes along with the button.
    if (this.state === 'idle') this.#locate();
    if (!this.#sink.draw(this.#host.handle, this.#texts)) this.#host.cover(this.#overlay, false);
  }

  /** Tells the page of the intention where it has changed since the last frame. */
  #tell() {
    const { intention } = this;
    if (intention === this.#told) return;
    this.#told = intention;
    // What it is now, the element says: an event that carries nothing costs half.
    this.dispatchEvent(new Event('intentionchange', { __proto__: null, bubbles: true, composed: true }));
  }
}

declareElement('pressure-confirm-button', PressureConfirmButton, schema);
