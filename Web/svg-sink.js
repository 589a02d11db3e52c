// The sink of a page: layers become SVG elements, of which only what changed is set. What is not to be seen is not
// there: an element for each layer that is shown, and for no other.

import { drawScene, engine, layerStride } from './engine.js';

// The order of shapes and of their numbers, which begin at 12, is that of SceneBuffer in the engine.
const shapes = [
  ['path'],
  ['rect', 'x', 'y', 'width', 'height', 'rx'],
  ['text', 'x', 'y'],
];
const arc = 0;
const text = 2;
const clipAt = 17;
/** Where the bits are of those that changed. */
const changesAt = 18;
/** Bits of all of them: of a layer that is new here. */
const everything = -1;
/** As long as every arc's path is said to be: in whole numbers, which browsers read faster than others. */
const turn = 1e4;

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 */
const create = (tag) => document.createElementNS('http://www.w3.org/2000/svg', tag);

/** @param {Float32Array} n @param {number} at */
const color = (n, at) =>
  `rgb(${n[at] * 255} ${n[at + 1] * 255} ${n[at + 2] * 255} / ${n[at + 3]})`;

/**
 * A whole turn around a centre, clockwise, from where an arc starts: a part of a turn from the top.
 * @param {number} x @param {number} y @param {number} radius @param {number} start
 */
const circle = (x, y, radius, start) => {
  const dx = radius * Math.sin(2 * Math.PI * start);
  const dy = -radius * Math.cos(2 * Math.PI * start);
  const half = `a${radius} ${radius} 0 0 1 `;
  return `M${x + dx} ${y + dy}${half}${-2 * dx} ${-2 * dy}${half}${2 * dx} ${2 * dy}`;
};

/** @typedef {SVGElement & { readonly parentNode: SVGClipPathElement }} Clip */
/** @typedef {{ node: SVGGraphicsElement, text: string, clip: Clip? }} Layer What shows a layer, and what clips to it. */

export class SvgSink {
  svg = create('svg');
  /**
   * Those that are shown, by their ids: controls number them from back to front.
   * @type {Layer[]}
   */
  #layers = [];
  /** Which those are: a bit for each. */
  #shown = 0;
  #parts;

  /**
   * Takes the `part` of each layer that a page may style, by the layer's id.
   * @param {Record<number, string>} parts
   */
  constructor(parts) {
    this.#parts = parts;
    this.svg.ariaHidden = 'true';
  }

  /**
   * Draws a control's present look with the host's texts; whether there is anything to be seen.
   * @param {number} handle @param {() => Record<number, string>} [texts] if there are any
   */
  draw(handle, texts) {
    const n = drawScene(handle);
    let shown = 0;
    for (let at = 0; n[at]; at += layerStride) {
      shown |= 1 << n[at];
      const changes = this.#layers[n[at]] ? n[at + changesAt] : everything;
      if (changes) this.#set(n, at, changes);
      if (n[at + 1] === text) {
        const layer = this.#layers[n[at]];
        const string = /** @type {() => Record<number, string>} */ (texts)()[n[at + 14]];
        if (layer.text !== string) layer.node.textContent = layer.text = string;
      }
    }
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#layers.forEach(({ node, clip }, id) => {
        if ((shown >> id) & 1) return;
        node.remove();
        clip?.parentNode.remove();
        delete this.#layers[id];
      });
    }
    return shown;
  }

  /**
   * Tells the engine the sizes of texts as its layers would show them, in the drawing's own pixels. All are in the page
   * before the first is measured: that is one layout.
   * @param {number} handle @param {string[]} strings by the engine's slots @param {(slot: number) => number} layerOf the id of a slot's layer
   */
  measureTexts(handle, strings, layerOf) {
    const nodes = strings.map((string, slot) => {
      const node = this.#create(layerOf(slot), text);
      node.textContent = string;
      this.svg.append(node);
      return node;
    });
    nodes.forEach((node, slot) => {
      const { width, height } = node.getBBox();
      engine.setTextSize(handle, slot, width, height);
    });
    for (const node of nodes) node.remove();
  }

  /**
   * Sets what changed of a layer.
   * @param {Float32Array} n @param {number} at @param {number} changes
   */
  #set(n, at, changes) {
    const { node, clip } = this.#layer(n[at], n[at + 1]);
    /** @param {number} number @param {number} [count] */
    const isNew = (number, count = 1) => (changes >> number) & count;
    /** @param {string} name @param {string | number} value */
    const set = (name, value) => {
      node.setAttribute(name, value);
      clip?.setAttribute(name, value);
    };
    if (isNew(2)) set('opacity', n[at + 2]);
    if (isNew(3)) set('stroke-width', n[at + 3]);
    if (isNew(4, 15)) set('fill', color(n, at + 4));
    if (isNew(8, 15)) set('stroke', color(n, at + 8));
    shapes[n[at + 1]].forEach((name, number) => {
      if (number && isNew(11 + number)) set(name, n[at + 11 + number]);
    });
    if (n[at + 1] === arc) {
      // Its centre, its radius, or where it starts.
      if (isNew(12, 7) || isNew(16)) set('d', circle(n[at + 12], n[at + 13], n[at + 14], n[at + 16]));
      // Of its one dash, as long as a turn, what is not swept lies before the path's beginning. Nothing is a dot.
      if (isNew(15)) {
        node.style.strokeDashoffset = /** @type {string} */ (
          /** @type {unknown} */ (Math.min(Math.round((1 - n[at + 15]) * turn), turn - 1)));
      }
    }
    if (n[at + 1] === text && isNew(15)) node.style.fontSize = `${n[at + 15]}em`;
    if (isNew(clipAt) && n[at + clipAt]) set('clip-path', `url(#${this.#clip(n[at + clipAt])})`);
  }

  /** @param {number} id @param {number} shape */
  #layer(id, shape) {
    if (!this.#layers[id]) {
      const node = this.#create(id, shape);
      const above = this.#layers.find((one, other) => one && other > id);
      this.svg.insertBefore(node, above?.node ?? null);
      this.#layers[id] = { node, text: '', clip: null };
    }
    return this.#layers[id];
  }

  /**
   * Makes what shows a layer, as a page may style it.
   * @param {number} id @param {number} shape
   */
  #create(id, shape) {
    const node = create(/** @type {'path' | 'rect' | 'text'} */ (shapes[shape][0]));
    if (shape === arc) {
      node.setAttribute('pathLength', turn);
      node.setAttribute('stroke-dasharray', turn);
    }
    if (this.#parts[id]) node.setAttribute('part', this.#parts[id]);
    return node;
  }

  /**
   * Makes what clips to the shape of a layer: a copy of it, which follows it from now on.
   * @param {number} id
   */
  #clip(id) {
    const layer = this.#layers[id];
    if (!layer.clip) {
      const path = create('clipPath');
      path.id = /** @type {string} */ (/** @type {unknown} */ (id));
      path.append((layer.clip = /** @type {Clip} */ (layer.node.cloneNode())));
      this.svg.prepend(path);
    }
    return id;
  }
}
