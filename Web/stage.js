// What comes out of a press lies over the page: a veil, and boxes of live content that the engine places.

/** @typedef {import('./control-host.js').ControlHost} ControlHost */
/** @typedef {import('./define-element.js').Surface} Surface */

import stageStyle from 'styles/stage.css';
import { interruptions, peekLayers, previewWidth, screenMargin } from './declarations.js';
import { createButton, createOverlay } from './define-element.js';
import { drawScene, engine, reading } from './engine.js';
import {
  inputOpening, layerId, layerOpacity, layerStride, roundedRectHeight, roundedRectWidth, roundedRectX, roundedRectY,
} from './wire.js';

/**
 * The style of an element with a stage: what lies over the page is as wide as the engine takes it to be.
 * @param {string} style of the element itself
 */
export const onStage = (style) =>
  `${stageStyle}[popover]>*{inline-size:min(${previewWidth}px,100% - ${2 * screenMargin}px)}${style}`;

/**
 * A box of the stage, with what is in it.
 * @param {string} part @param {(Node | string)[]} content
 */
export function createBox(part, ...content) {
  const box = document.createElement('div');
  box.part = part;
  box.append(...content);
  return box;
}

/**
 * Holds back the browser's own menu, which the key asks for as well: Firefox on Linux shows it even where the key was
 * taken, and what opens over the page takes ours away. Until the next key or contact, whose menu is another.
 * @param {Window} window
 */
function holdMenuBack(window) {
  const held = new AbortController();
  const { signal } = held;
  window.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { __proto__: null, capture: true, signal });
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, () => held.abort(), { __proto__: null, capture: true, signal });
  }
}

const { veil, shade, preview } = peekLayers;
const still = { __proto__: null, preventScroll: true };

export class Stage {
  /** @type {HTMLElement} */
  root;
  /**
   * Opens it too, for who can neither press harder nor hold nor reach a key for menus: by a click, with two keys, by
   * voice. To be seen where there is a pointer over the element, and with the focus.
   */
  #more = createButton();
  /** What is pressed, and in a corner of it the button. A grid: a positioned element would cover what a page has over it. */
  place;
  #source;
  /** @type {ControlHost} The element's. */
  #host;
  /** In the order of the engine's layers: the veil, the same over what is pressed, what is scaled, and more. */
  #boxes;
  /** The shape of the veil around what is pressed. */
  #hole = '';
  /** @type {HTMLElement?} What had the focus before something was left open. */
  #before = null;

  /** @param {Surface} source what is pressed @param {HTMLElement[]} boxes */
  constructor(source, boxes) {
    this.#source = source;
    this.#boxes = [createBox('veil'), createBox('veil shade'), ...boxes];
    this.root = createOverlay(...this.#boxes);
    this.root.tabIndex = -1;
    source.id = 'source';
    const more = this.#more;
    this.place = createBox('place', source, more);
    more.id = more.part = 'more';
    more.setAttribute('aria-labelledby', 'more source');
    more.ariaExpanded = false;
    more.onclick = () => {
      if (!this.#host.isInPage) return;
      if (this.#before) this.close();
      else this.open();
    };
  }

  /**
   * Gives it the element's host, once, when it is in the element's shadow. From then on it opens for the
   * keys that ask for a menu, and keeps to itself what is clicked on it.
   * @param {ControlHost} host
   */
  attach(host) {
    this.#host = host;
    const target = /** @type {ShadowRoot} */ (this.root.getRootNode());
    // To the page it would be a click on the element; what is clicked in a slot is the page's own.
    target.host.addEventListener('click', (event) => {
      if (event.target === target.host) event.stopImmediatePropagation();
    });
    /** @param {KeyboardEvent} event */
    const take = (event) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      if (!host.isInPage) return;
      event.preventDefault();
      if (event.type !== 'keydown') return;
      holdMenuBack(host.window);
      this.open();
    };
    target.addEventListener('keydown', take);
    // There are systems on which the key opens their own menu as it comes up.
    target.addEventListener('keyup', take);
  }

  /**
   * Takes over how the other way to open it is called, what it opens, and whether there is anything.
   * @param {string?} label @param {string} popup @param {unknown} isOffered
   */
  offer(label, popup, isOffered) {
    Object.assign(this.#more, { textContent: label, ariaHasPopup: popup, disabled: this.#source.disabled || !isOffered });
  }

  /** Opens what is on it, and leaves it open. */
  open() {
    this.#host.require();
    this.#host.ready();
    this.#host.perform((handle, time) => engine.input(handle, time, inputOpening, 0));
  }

  close() {
    this.#host.require();
    this.#host.interrupt(interruptions.escape);
  }

  /** Tells the engine where everything is, in the stage's own pixels. */
  locate = () => {
    const { root } = this;
    const { handle } = this.#host;
    root.togglePopover(true);
    const { x, y, width } = root.getBoundingClientRect();
    const scale = root.offsetWidth / width;
    this.#host.space = { x, y, scale };
    const source = this.#source.getBoundingClientRect();
    const view = /** @type {VisualViewport} */ (this.#host.window.visualViewport);
    const place = /** @type {[number, number, number, number, number, number, number, number]} */ ([
      source.x - x, source.y - y, source.width, source.height,
      view.offsetLeft - x, view.offsetTop - y, view.width, view.height,
    ].map((one) => one * scale));
    engine.locate(handle, ...place);
    // What is pressed does not recede with the rest, but under the shade.
    const [left, top, wide, high] = place;
    const w = wide - 32;
    const h = high - 32;
    // No larger than the stage: of a huge one Chromium blurs nothing, and shows nothing behind it.
    this.#hole =
      `path(evenodd,"M0 0H${root.offsetWidth}V${root.offsetHeight}H0ZM${left + 16} ${top}h${w}a16 16 0 0 1 16 16v${h}` +
      `a16 16 0 0 1-16 16h${-w}a16 16 0 0 1-16-16v${-h}a16 16 0 0 1 16-16")`;
    this.#boxes.forEach(({ firstChild, style }, index) => {
      if (!firstChild) return;
      // What fills its box is measured as large as it would be.
      style.blockSize = '';
      engine.setTextSize(handle, index + veil - preview, /** @type {HTMLElement} */ (firstChild).offsetWidth, /** @type {HTMLElement} */ (firstChild).offsetHeight);
    });
    // What is not to be seen must not take the next press, not for a frame.
    this.draw();
  };

  /** Shows what the engine draws. */
  draw = () => {
    const { handle } = this.#host;
    const contentWidth = reading(handle, 'contentWidth');
    const contentHeight = reading(handle, 'contentHeight');
    // Last: what makes the memory grow leaves nothing of a view of it.
    const numbers = drawScene(handle);
    // In the first frame of what was left open there is nothing to see yet, and it has the focus: hidden,
    // it would lose that, which closes it.
    this.root.togglePopover(this.#before !== null || numbers[layerId] > 0);
    let at = 0;
    this.#boxes.forEach(({ firstChild, style }, index) => {
      const layer = index + veil;
      const isShown = numbers[at + layerId] === layer;
      const opacity = isShown ? numbers[at + layerOpacity] : 0;
      // As opaque as the veil it is a part of that, with no seam between them.
      const isPart = layer === shade && opacity === 1;
      if (layer === shade) this.#boxes[0].style.clipPath = isPart ? 'none' : this.#hole;
      style.setProperty('--shown', isPart ? 0 : opacity);
      if (!isShown) return;
      const [x, y, width, height] = [roundedRectX, roundedRectY, roundedRectWidth, roundedRectHeight].map((one) => numbers[at + one]);
      at += layerStride;
      if (layer === veil) return;
      // What has content keeps its own width.
      if (!firstChild) style.inlineSize = `${width}px`;
      const isScaled = layer === preview;
      style.transform = `translate(${x}px, ${y}px) scale(${isScaled ? width / contentWidth : 1})`;
      style.blockSize = `${isScaled ? contentHeight : height}px`;
    });
  };

  /**
   * Moves the focus to what was left open, and back to where it was.
   * @param {boolean} isLeftOpen
   */
  focus = (isLeftOpen) => {
    const before = this.#before;
    if (isLeftOpen === Boolean(before)) return;
    this.#more.ariaExpanded = isLeftOpen;
    // Where the element itself had it, the inner one: a host whose shadow has the focus does not hand it on.
    const { root } = this;
    const inner = /** @type {ShadowRoot} */ (root.getRootNode()).activeElement;
    this.#before = isLeftOpen ? /** @type {HTMLElement} */ (inner ?? root.ownerDocument.activeElement) : null;
    if (isLeftOpen) this.draw();
    const [, , box] = this.#boxes;
    const first = box.querySelector('button') ?? box;
    // Who works with keys sees where the focus is; who does not need not.
    if (isLeftOpen) (inner?.matches(':focus-visible') ? first : root).focus(still);
    else if (root.matches(':focus-within')) /** @type {HTMLElement} */ (before).focus(still);
  };
}
