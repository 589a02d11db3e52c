// What comes out of a press lies over the page: a veil, and boxes of live content that the engine places.

import { engine, layerStride, sceneNumbers, shapeAt } from './engine.js';

/** A box of the stage, with what is in it. */
export function createBox(part, content) {
  const box = document.createElement('div');
  box.part = part;
  box.append(content);
  return box;
}

export class Stage {
  root = document.createElement('div');
  #source;
  /** In the order of the engine's layers. */
  #boxes;
  #widths;
  /** What had the focus before something was left open. @type {Element?} */
  #before = null;

  /** @param {HTMLElement} source what is pressed @param {HTMLElement[]} boxes */
  constructor(source, boxes) {
    this.#source = source;
    const veil = document.createElement('div');
    veil.part = 'veil';
    this.#boxes = [veil, ...boxes];
    // In the top layer nothing of the page clips, covers or transforms it.
    this.root.popover = 'manual';
    this.root.tabIndex = -1;
    this.root.append(...this.#boxes);
  }

  /** Opens, by `open`, for the keys that ask for a menu. */
  watchKeys(target, open) {
    const take = (event) => {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      if (event.type === 'keydown') open();
    };
    target.addEventListener('keydown', take);
    // There are systems on which the key opens their own menu as it comes up.
    target.addEventListener('keyup', take);
  }

  /** Tells the engine where everything is, in the stage's own pixels. */
  locate(host) {
    const { root } = this;
    const { handle } = host;
    root.togglePopover(true);
    const { x, y, width } = root.getBoundingClientRect();
    const scale = root.offsetWidth / width;
    host.space = { x, y, scale };
    const put = (set, left, top, ...size) =>
      set(handle, (left - x) * scale, (top - y) * scale, ...size.map((one) => one * scale));
    const source = this.#source.getBoundingClientRect();
    put(engine.$setBounds, source.x, source.y, source.width, source.height);
    // What is pressed does not recede with the rest.
    const [left, right] = [source.left, source.right].map((one) => `${(one - x) * scale}px`);
    const [top, bottom] = [source.top, source.bottom].map((one) => `${(one - y) * scale}px`);
    this.#boxes[0].style.clipPath =
      `polygon(evenodd, 0 0, 100% 0, 100% 100%, 0 100%, 0 0, ${left} ${top}, ${right} ${top}, ${right} ${bottom}, ${left} ${bottom}, ${left} ${top})`;
    const view = window.visualViewport;
    put(engine.$setViewport, view.offsetLeft, view.offsetTop, view.width, view.height);
    this.#widths = this.#boxes.map(({ firstChild }, layer) => {
      if (layer) engine.$setTextSize(handle, layer - 1, firstChild.offsetWidth, firstChild.offsetHeight);
      return firstChild?.offsetWidth;
    });
  }

  /** Shows what the engine draws. */
  draw({ handle }) {
    const numbers = sceneNumbers(engine.$draw(handle));
    this.root.togglePopover(numbers.length > 0);
    this.#boxes.forEach(({ style }, layer) => {
      const at = layer * layerStride;
      const isShown = numbers[at] === layer + 1;
      style.visibility = isShown ? 'visible' : 'hidden';
      if (!isShown) return;
      style.setProperty('--shown', numbers[at + 2]);
      if (!layer) return;
      const [x, y, width, height] = numbers.slice(at + shapeAt);
      const scale = width / this.#widths[layer];
      style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      style.blockSize = `${height / scale}px`;
    });
  }

  /** Moves the focus to what was left open, and back to where it was. */
  focus(host) {
    const isOpen = !host.status.hasContact && /peek|actions|open/.test(host.state);
    const before = this.#before;
    if (isOpen === Boolean(before)) return;
    this.#before = isOpen ? document.activeElement : null;
    const [, box] = this.#boxes;
    const first = box.querySelector('button') ?? box;
    // Who works with keys sees where the focus is; who does not need not.
    const { root } = this;
    if (isOpen) (this.#source.matches(':focus-visible') ? first : root).focus({ preventScroll: true });
    else if (root.matches(':focus-within')) before.focus({ preventScroll: true });
  }
}
