import { readColors } from './colors.js';
import { ControlHost } from './control-host.js';
import { confirmButton, forceSources } from './declarations.js';
import { createButton, createOverlay, defineElement } from './define-element.js';
import { engine, readings } from './engine.js';
import { capturePointer } from './page-input.js';
import { confirmButtonSheet } from './styles.js';
import { SvgSink } from './svg-sink.js';

const schema = { ...confirmButton, sheet: confirmButtonSheet };
const { colors, layers, otherOptions, parts, texts } = confirmButton;

/** `<pressure-confirm-button>`: what cannot be undone, confirmed by pressing. */
export class PressureConfirmButton extends HTMLElement {
  #button = createButton(document.createElement('slot'));
  /** Of a button that was pressed. @type {SvgSink} */
  #sink;
  #overlay;
  /** Whether the ring stands, and takes contacts. */
  #isOpen = false;
  #host;
  #texts = () => ['', this.confirmLabel, this.okLabel];

  constructor() {
    super();
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#button],
      content: [this.#button],
      texts: this.#texts,
      locate: () => this.#locate(),
      prepare: () => this.#prepare(),
      draw: () => this.#draw(),
      took: (isLeftOpen) => {
        if (isLeftOpen !== this.#isOpen) this.#overlay.toggleAttribute('data-open', (this.#isOpen = isLeftOpen));
      },
      act: () => this.#host.emit('confirm'),
      entered: (state, previous) => {
        // After a firing "OK" stays to be read out.
        if (state === 'idle' && previous !== 'confirmed') this.#host.say('');
        return { intention: this.intention, source: this.source };
      },
    });
  }

  get intention() { return readings(this.#host.handle).intention; }
  get force() { return readings(this.#host.handle).force; }
  get source() { return forceSources[this.#host.handle && this.#host.status.source]; }

  #locate() {
    const { handle } = this.#host;
    const box = this.#button.getBoundingClientRect();
    const { offsetLeft, offsetTop, width, height } = window.visualViewport;
    engine.locate(handle, box.x, box.y, box.width, box.height, offsetLeft, offsetTop, width, height);
  }

  #prepare() {
    const { handle } = this.#host;
    this.#host.say('');
    this.#sink ??= new SvgSink(parts);
    this.#overlay ??= this.#createOverlay();
    this.#overlay.removeAttribute('data-held');
    this.#host.cover(this.#overlay, true);
    // Whatever zoom or transform is on the way to the screen, the ring is drawn in client pixels.
    const { x, y, width, height } = this.#overlay.getBoundingClientRect();
    this.#sink.svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.#sink.measureText(handle, texts.confirm, this.confirmLabel, layers.label);
    this.#sink.measureText(handle, texts.ok, this.okLabel, layers.label);
    readColors(handle, colors, this.#overlay);
    const { borderStartStartRadius } = getComputedStyle(this.#button);
    engine.set(handle, otherOptions.cornerRadius, Math.min(parseFloat(borderStartStartRadius), 1000));
  }

  /** What lies over the page. While the ring stands, contacts are the engine's alone: nothing under it is clicked. */
  #createOverlay() {
    const overlay = createOverlay(this.#sink.svg);
    // The focus stays where it is, and of a touch no click comes.
    for (const type of ['mousedown', 'touchstart']) overlay.addEventListener(type, (event) => event.preventDefault());
    // Until the contact has lifted it is in the way, also when nothing stands any more: there may be something to be
    // clicked where it lifts.
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
    if (this.#sink && !this.#sink.draw(this.#host.handle, this.#texts)) this.#host.cover(this.#overlay, false);
  }
}

defineElement('pressure-confirm-button', PressureConfirmButton, schema);
