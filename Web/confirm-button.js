/** @typedef {import('./types/classes.js').PressureConfirmButton} Published */

import style from 'styles/confirm-button.css';
import { readColors } from './colors.js';
import { ControlHost } from './control-host.js';
import {
  confirmButton, confirmButtonColors, confirmButtonLayers, confirmButtonOptions, confirmButtonParts, confirmButtonScheme,
  fillLooks, fillPercent, forceSources, interruptions, testStep,
} from './declarations.js';
import { createButton, createOverlay, declareElement, Element } from './define-element.js';
import { drawnIntention, engine, reading } from './engine.js';
import { FormAct, typeOf } from './form-act.js';
import { isOtherAt } from './other-controls.js';
import { capturePointer } from './page-input.js';
import { ask } from './plain.js';
import { isElement, matches, pathOf } from './reach.js';
import { measureTexts, planeOf, SvgSink } from './svg-sink.js';

const schema = { ...confirmButton, style };
// The labels in the order of the engine's slots. The others are not drawn.
const drawn = Object.keys(confirmButton.labels).filter((name) => /(label|hint)$/.test(name));
/**
 * Returns the layer of a text.
 * @param {number} slot the engine's slot
 */
const layerOf = (slot) => confirmButtonLayers[/** @type {'label' | 'release' | 'hint'} */ (
  /^release|hint$/.exec(drawn[slot - 1])?.[0] ?? 'label')];
/** A button in place is filled with its title's colour, so that the title keeps its own. Styles can set other colours. */
const colorDefaults = {
  __proto__: null, ...confirmButtonScheme, title: 'currentcolor',
  fill: `color-mix(in srgb, currentcolor ${fillPercent}%, transparent)`,
};
/**
 * Returns the middles of the equal parts of a length.
 * @param {number} length
 */
const pointsIn = (length) => {
  const count = Math.ceil(length / testStep) || 1;
  return Array.from({ length: count }, (_, part) => (part + 0.5) * length / count);
};
const { surface, pill } = confirmButtonLayers;
const moreContrast = '(prefers-contrast: more), (forced-colors: active)';
/** True after a sensor has measured a press of any button. */
let hasSensor = false;

/**
 * `<pressure-confirm-button>`: a button for actions that cannot be undone, which a harder press confirms.
 * @implements {Published}
 */
export class PressureConfirmButton extends /** @type {import('./element-base.js').ElementBase<Published, typeof schema>} */ (Element) {
  #button = createButton(document.createElement('slot'));
  /** @type {SvgSink} Created at the first press. */
  #sink;
  /** @type {HTMLElement} Created at the first press. */
  #overlay;
  /** @type {ControlHost} */
  #host;
  /** The last intention that was reported to the page. */
  #reported = 0;
  #formAct = new FormAct(this, () => this.#ask());
  #texts = () => ['', .../** @type {string[]} */ (drawn.map((name) => this.#host.valueOf(name)))];

  constructor() {
    super();
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#button],
      content: [this.#button],
      item: () => this.#item,
      texts: this.#texts,
      description: () => this[`${hasSensor ? 'force' : 'hold'}${this.inPlace ? 'InPlace' : ''}Description`],
      locate: () => this.#locate(),
      prepare: () => this.#prepare(),
      fill: () => this.#formAct.link(),
      draw: () => this.#draw(),
      actPlainly: () => ask(this) && this.#act(),
      didUpdate: (isLeftOpen) => {
        if (isLeftOpen) this.#placeRing();
        this.#takeContacts(this.#isTaking);
      },
      shield: (isOver, test) => this.#shield(isOver, test),
      covers: (x, y) => this.#isOpen && this.#isTaken(x, y, 0, 0),
      act: () => this.#act(),
      didApplyAttributes: (name) => this.#formAct.update(name),
      didEnterPage: () => this.#formAct.listen(),
      didChangeState: (state, previous) => {
        // After a confirmation, keep "OK" so that screen readers can announce it.
        if (state === 'idle' && !(previous === 'confirmed' && this.#host.status.hasActed)) this.#host.say('');
        const { intention, source } = this;
        if (source === 'measured' && !hasSensor) {
          hasSensor = true;
          this.#host.describe();
        }
        return { intention, source };
      },
    });
  }

  #act() {
    if (this.#host.emit('confirm', null, { cancelable: true })) this.#formAct.run();
  }

  /** Clicks like `click()`. The host knows the click: it only asks, and confirms nothing. */
  #ask() {
    if (this.matches(':disabled')) return;
    const click = new PointerEvent('click', { __proto__: null, bubbles: true, cancelable: true, composed: true });
    this.#host.asked.add(click);
    this.#button.dispatchEvent(click);
  }

  get type() { return typeOf(this, 'button'); }
  set type(type) { this.setAttribute('type', type); }

  /** Called when the element gets another form. */
  formAssociatedCallback() {
    // A press was begun for the form before.
    if (this.isConnected && this.#host.status.isEngaged) this.#host.interrupt(interruptions.removed);
    this.#formAct.update();
  }

  get intention() { return reading(this.#host.handle, 'intention'); }
  get force() { return reading(this.#host.handle, 'force'); }
  get source() {
    return /** @type {Published['source']} */ (forceSources[this.#host.status.source]);
  }

  /** True while the ring is shown without a contact, and takes contacts. */
  get #isOpen() { return this.#host.status.isLeftOpen; }
  /** True while a contact is down on the overlay. */
  get #isTouched() { return [...this.#host.page?.contacts.keys() ?? []].some((id) => this.#overlay?.hasPointerCapture(id)); }
  /** True if the overlay takes contacts: also until one has lifted from a ring that is gone, so that its lift clicks nothing below. */
  get #isTaking() { return this.#isOpen || this.#isTouched; }

  #locate() {
    const { handle } = this.#host;
    const box = this.#button.getBoundingClientRect();
    if (this.#overlay?.isConnected) this.#frame();
    engine.locate(handle, box.x, box.y, box.width, box.height, ...this.#host.page.view);
    const item = this.#item;
    // Without an item there is no size.
    const place = item ? Element.prototype.getBoundingClientRect.call(item) : new DOMRect();
    const radius = item ? parseFloat(this.#host.window.getComputedStyle(item).borderStartStartRadius) : 0;
    engine.locateItem(handle, place.x, place.y, place.width, place.height, radius);
  }

  /** Returns the plane of a button in a rotated, skewed or mirrored part of the page. Elsewhere the button's bounds are its shape. */
  #planeOf() {
    const box = this.#button.getBoundingClientRect();
    const probe = this.#button.appendChild(new SvgSink({}).svg);
    const { offsetWidth, offsetHeight } = this.#button;
    const round = [box.width / offsetWidth, box.height / offsetHeight];
    const plane = planeOf(probe, box, offsetWidth, offsetHeight).scale(1 / round[0], 1 / round[1]).translate(-box.x, -box.y);
    probe.remove();
    const isStraight = plane.a > 0.999 && plane.d > 0.999;
    return isStraight ? undefined : {
      matrix: `${plane}`, round,
      /** @param {number} id */
      isOn: (id) => id === surface || (this.inPlace && !this.#isOpen && id > surface && id < pill),
    };
  }

  /** Returns the nearest element around the button that the selector in `item` matches; null without one. */
  get #item() {
    const { item } = this;
    if (!item) return null;
    try {
      return /** @type {Element?} */ (pathOf(this).find((node) => isElement(node) && matches(node, item)) ?? null);
    } catch {
      console.warn(`item="${item}" is no selector`, this);
      return null;
    }
  }

  #prepare() {
    const { handle } = this.#host;
    this.#host.say('');
    this.#sink ??= new SvgSink(confirmButtonParts);
    this.#sink.plane = this.#planeOf();
    this.#overlay ??= this.#createOverlay();
    this.#host.cover(this.#overlay, true);
    this.#frame();
    measureTexts(this.#sink, handle, this.#texts(), layerOf);
    const style = this.#host.window.getComputedStyle(this.#button);
    this.#overlay.style.color = style.color;
    readColors(handle, confirmButtonColors, this.#overlay, colorDefaults);
    engine.set(handle, confirmButtonOptions.cornerRadius, Math.min(parseFloat(style.borderStartStartRadius), 1000));
    engine.set(handle, confirmButtonOptions.look, Math.max(fillLooks.indexOf(style.getPropertyValue('--pressure-look').trim()), 0));
    engine.set(handle, confirmButtonOptions.rightToLeft, style.direction === 'rtl');
    engine.set(handle, confirmButtonOptions.contrast, this.#host.window.matchMedia(moreContrast).matches);
  }

  /** Draws the ring in client pixels, regardless of zoom and transforms. */
  #frame() {
    const { x, y, width, height } = this.#overlay.getBoundingClientRect();
    this.#sink.svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  }

  /** Creates the overlay. While the ring is shown, it takes all contacts, so that they click nothing below it. */
  #createOverlay() {
    const overlay = createOverlay(this.#sink.svg);
    // Keep the focus where it is, and prevent the click after a touch. That must not count as the page's prevention.
    for (const type of ['mousedown', 'touchstart']) overlay.addEventListener(type, (event) => event.preventDefault());
    overlay.addEventListener('pointerdown', capturePointer);
    for (const type of ['pointerdown', 'click', 'auxclick', 'contextmenu', 'touchstart', 'touchend', 'pointercancel', 'lostpointercapture']) {
      overlay.addEventListener(type, (event) => {
        if (type !== 'pointerdown') event.stopPropagation();
        this.#takeContacts(this.#isTaking);
        this.#host.changed();
      });
    }
    return overlay;
  }

  /** @param {boolean} isTaking true if the overlay takes contacts, false if they reach what is below */
  #takeContacts(isTaking) { this.#overlay?.toggleAttribute('data-open', isTaking); }

  /**
   * Returns the result of a hit test, for which the overlay takes contacts if `isOver`.
   * @param {boolean} isOver @param {() => boolean} test
   */
  #shield(isOver, test) {
    const isTaking = this.#isTaking;
    if (isTaking === isOver) return test();
    this.#takeContacts(isOver);
    const result = test();
    this.#takeContacts(isTaking);
    return result;
  }

  /** Lets an armed ring go where it covers nothing else that can be pressed. The engine asks about one area after another. */
  #placeRing() {
    const { handle } = this.#host;
    for (;;) {
      const width = reading(handle, 'areaWidth');
      if (!width) return;
      engine.answer(handle, this.#isTaken(reading(handle, 'areaX'), reading(handle, 'areaY'), width, reading(handle, 'areaHeight')));
    }
  }

  /**
   * True if something else that can be pressed lies in an area of the viewport, below the overlay.
   * @param {number} x @param {number} y @param {number} width @param {number} height
   */
  #isTaken(x, y, width, height) {
    return this.#shield(false, () => pointsIn(width).some((dx) => pointsIn(height).some((dy) => isOtherAt(this, x + dx, y + dy))));
  }

  #draw() {
    if (!this.#sink) return;
    // After a press, the fading ring moves with the button.
    if (this.state === 'idle') this.#locate();
    const isShown = this.#sink.draw(this.#host.handle, this.#texts) > 0;
    // A contact that is held back shows nothing yet.
    if (!isShown && !this.#host.status.isEngaged && !this.#isTouched) this.#host.cover(this.#overlay, false);
    this.#report(drawnIntention());
  }

  /**
   * Dispatches `intentionchange` if the intention has changed since the last frame.
   * @param {number} intention
   */
  #report(intention) {
    if (intention === this.#reported) return;
    this.#reported = intention;
    // Listeners read the value from the element: an event without a detail costs half.
    this.#host.report(() => this.dispatchEvent(new Event('intentionchange', { __proto__: null, bubbles: true, composed: true })));
  }
}

declareElement('pressure-confirm-button', PressureConfirmButton, schema);
