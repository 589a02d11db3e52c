// The stage that a press opens over the page: a veil, and boxes with live content that the engine places.

/** @typedef {import('./control-host.js').ControlHost} ControlHost */
/** @typedef {import('./define-element.js').Surface} Surface */

import stageStyle from 'styles/stage.css';
import { interruptions, peekCornerRadius, peekLayers, previewWidth, screenMargin } from './declarations.js';
import { createButton, createOverlay } from './define-element.js';
import { drawScene, engine, reading } from './engine.js';
import {
  inputOpening, inputToggling, layerId, layerOpacity, layerStride, roundedRectHeight, roundedRectWidth, roundedRectX, roundedRectY,
} from './wire.js';

/**
 * Returns the style of an element with a stage. Its boxes have the width that the engine expects.
 * @param {string} style the element's own style
 */
export const onStage = (style) =>
  `${stageStyle}[popover]>*{width:min(${previewWidth}px,100% - ${2 * screenMargin}px)}${style}`;

/**
 * Creates a box of the stage with its content.
 * @param {string} part @param {(Node | string)[]} content
 */
export function createBox(part, ...content) {
  const box = document.createElement('div');
  box.part = part;
  box.append(...content);
  return box;
}

/**
 * Prevents the browser's menu for the key that opened the stage. Firefox on Linux shows it although the key event was
 * cancelled, and it would close the stage. Ends at the next key or contact, which may ask for another menu.
 * @param {Window} window
 */
function holdMenuBack(window) {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { __proto__: null, capture: true, signal });
  for (const type of ['keydown', 'pointerdown']) {
    window.addEventListener(type, () => listening.abort(), { __proto__: null, capture: true, signal });
  }
}

const { veil, shade, preview } = peekLayers;
const still = { __proto__: null, preventScroll: true };

export class Stage {
  /** @type {HTMLElement} */
  root;
  /**
   * The button that opens the stage without a press: by a click, with the keyboard or by voice. It is visible while a
   * pointer is over the element, and while it has the focus.
   */
  #more = createButton();
  /** Contains the source with the button in its corner. A grid, as a positioned button could cover parts of the page. */
  place;
  #source;
  #lifted;
  #radius;
  /** @type {ControlHost} The element's host. */
  #host;
  /** In the order of the engine's layers: the veil, the shade over the source, the preview or menu, and more. */
  #boxes;
  /** The clip path of the veil, with a hole for the source. */
  #hole = '';
  /** @type {HTMLElement?} The element that had the focus before the stage was left open; null while it is not. */
  #before = null;

  /**
   * @param {Surface} source the element that is pressed
   * @param {HTMLElement[]} boxes
   * @param {HTMLElement} [lifted] the part of it that stays clear, by default all of it
   * @param {number} [radius] the radius of that part's corners, in pixels
   */
  constructor(source, boxes, lifted = source, radius = peekCornerRadius) {
    this.#source = source;
    this.#lifted = lifted;
    this.#radius = radius;
    this.#boxes = [createBox('veil'), createBox('veil shade'), ...boxes];
    this.root = createOverlay(...this.#boxes);
    this.root.tabIndex = -1;
    source.id = 'source';
    const more = this.#more;
    this.place = createBox('place', source, more);
    more.id = more.part = 'more';
    more.setAttribute('aria-labelledby', 'more source');
    more.ariaExpanded = false;
    more.onclick = () => this.#host.isInPage && this.#open(inputToggling);
  }

  /**
   * Connects the stage, which must be in the element's shadow, with the element's host. Call it once. From then on the menu
   * keys open the stage, and clicks on it do not reach the page.
   * @param {ControlHost} host
   */
  attach(host) {
    this.#host = host;
    host.overlay = this.root;
    const target = /** @type {ShadowRoot} */ (this.root.getRootNode());
    // The page would take these for clicks on the element. Clicks on slotted content do reach the page.
    target.host.addEventListener('click', (event) => {
      if (event.target === target.host) event.stopImmediatePropagation();
    });
    let isTaken = false;
    /** @param {KeyboardEvent} event */
    const take = (event) => {
      // A held key clicks again and again, whatever has the focus by then.
      if (event.repeat && /^(Enter| )$/.test(event.key)) event.preventDefault();
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      if (!host.isInPage) return;
      // A prevented key is the page's own, and so is the menu at its release.
      if (event.type === 'keydown') isTaken = !event.defaultPrevented;
      if (isTaken) event.preventDefault();
      if (!isTaken || event.type !== 'keydown') return;
      holdMenuBack(host.window);
      this.open();
    };
    target.addEventListener('keydown', take);
    // Some systems open their own menu at keyup.
    target.addEventListener('keyup', take);
  }

  /**
   * Sets the label of the button that opens the stage, the kind of its popup, and whether the button is shown.
   * @param {string?} label @param {string} popup @param {unknown} isOffered
   */
  offer(label, popup, isOffered) {
    Object.assign(this.#more, { textContent: label, ariaHasPopup: popup, disabled: this.#source.disabled || !isOffered });
  }

  /** Opens the stage and leaves it open. */
  open() {
    this.#host.require();
    this.#open(inputOpening);
  }

  /** @param {number} kind */
  #open(kind) {
    this.#host.whenReady(() => {
      this.#host.ready();
      this.#host.input(kind);
    });
  }

  close() {
    this.#host.require();
    this.#host.interrupt(interruptions.escape);
  }

  /** Tells the engine the places of the source, the viewport and the boxes, in the stage's pixels. */
  locate = () => {
    const { root } = this;
    const { handle } = this.#host;
    root.togglePopover(true);
    const { x, y, width } = root.getBoundingClientRect();
    const scale = root.offsetWidth / width;
    this.#host.space = new DOMMatrix([scale, 0, 0, scale, -x * scale, -y * scale]);
    const source = this.#source.getBoundingClientRect();
    const [viewX, viewY, viewWidth, viewHeight] = this.#host.page.view;
    const place = /** @type {[number, number, number, number, number, number, number, number]} */ ([
      source.x - x, source.y - y, source.width, source.height,
      viewX - x, viewY - y, viewWidth, viewHeight,
    ].map((one) => one * scale));
    engine.locate(handle, ...place);
    // The veil leaves out the lifted part of the source. The shade covers it later.
    const lifted = this.#lifted.getBoundingClientRect();
    const [left, top, wide, high] = [lifted.x - x, lifted.y - y, lifted.width, lifted.height].map((one) => one * scale);
    const r = Math.min(this.#radius, wide / 2, high / 2);
    const w = wide - 2 * r;
    const h = high - 2 * r;
    // The path is no larger than the stage: with a huge one Chromium shows neither the blur nor the page behind it.
    this.#hole =
      `path(evenodd,"M0 0H${root.offsetWidth}V${root.offsetHeight}H0ZM${left + r} ${top}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}` +
      `a${r} ${r} 0 0 1-${r} ${r}h${-w}a${r} ${r} 0 0 1-${r}-${r}v${-h}a${r} ${r} 0 0 1 ${r}-${r}")`;
    this.#boxes.forEach(({ firstChild, style }, index) => {
      if (!firstChild) return;
      // Measure the content's natural height, also of content that fills its box.
      style.height = '';
      engine.setTextSize(handle, index + veil - preview, /** @type {HTMLElement} */ (firstChild).offsetWidth, /** @type {HTMLElement} */ (firstChild).offsetHeight);
    });
    // Hide the stage again at once if it is empty: otherwise it could take the next press.
    this.draw();
  };

  /** Shows the engine's layers. */
  draw = () => {
    const { handle } = this.#host;
    const contentWidth = reading(handle, 'contentWidth');
    const contentHeight = reading(handle, 'contentHeight');
    // Call this last: a call that grows the memory would invalidate the view.
    const numbers = drawScene(handle);
    // A stage that was left open is still empty in its first frame, but has the focus. Keep it shown: hiding it would move
    // the focus, which closes it.
    this.root.togglePopover(this.#host.status.isLeftOpen || numbers[layerId] > 0);
    let at = 0;
    this.#boxes.forEach(({ firstChild, style }, index) => {
      const layer = index + veil;
      const isShown = numbers[at + layerId] === layer;
      const opacity = isShown ? numbers[at + layerOpacity] : 0;
      // At full opacity, draw the shade as part of the veil. This avoids a visible edge.
      const isPart = layer === shade && opacity === 1;
      if (layer === shade) this.#boxes[0].style.clipPath = isPart ? 'none' : this.#hole;
      style.setProperty('--shown', isPart ? 0 : opacity);
      if (!isShown) return;
      const [x, y, width, height] = [roundedRectX, roundedRectY, roundedRectWidth, roundedRectHeight].map((one) => numbers[at + one]);
      at += layerStride;
      if (layer === veil) return;
      // A box with content keeps the width that CSS gives it.
      if (!firstChild) style.width = `${width}px`;
      const isScaled = layer === preview;
      style.transform = `translate(${x}px, ${y}px) scale(${isScaled ? width / contentWidth : 1})`;
      style.height = `${isScaled ? contentHeight : height}px`;
    });
  };

  /**
   * Moves the focus to the stage when it is left open, and back when it closes.
   * @param {boolean} isLeftOpen
   */
  focus = (isLeftOpen) => {
    const { root } = this;
    const before = this.#before;
    if (isLeftOpen === Boolean(before)) return;
    this.#more.ariaExpanded = isLeftOpen;
    if (isLeftOpen) {
      // If the focus is in the element, remember the inner element: focusing the outer one would not move it back.
      const inner = /** @type {ShadowRoot} */ (root.getRootNode()).activeElement;
      this.#before = /** @type {HTMLElement} */ (inner ?? root.ownerDocument.activeElement);
      this.draw();
      const box = this.#boxes[2];
      // Show the focus ring only to keyboard users.
      (inner?.matches(':focus-visible') ? box.querySelector('button') ?? box : root).focus(still);
    } else {
      this.#before = null;
      if (root.matches(':focus-within')) /** @type {HTMLElement} */ (before).focus(still);
    }
  };
}
