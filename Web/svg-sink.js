// The sink of a page: layers become SVG elements that stay, of which only what changed is set.

import { drawScene, engine, layerStride } from './engine.js';

// The order of shapes and of their numbers, which begin at 12, is that of SceneBuffer in the engine.
const shapes = [
  ['circle', 'cx', 'cy', 'r'],
  ['rect', 'x', 'y', 'width', 'height', 'rx'],
  ['text', 'x', 'y'],
];
const arc = 0;
const text = 2;
const clipAt = 17;
/** Where the bits are of those that changed. */
const changesAt = 18;
/** As long every circle's path is said to be: in whole numbers, which browsers read faster than others. */
const turn = 1e4;
/** A circle's path begins at its right; an arc's, at the top. */
const top = 0.75;

const create = (tag) => document.createElementNS('http://www.w3.org/2000/svg', tag);

const color = (n, at) =>
  `rgb(${n[at] * 255} ${n[at + 1] * 255} ${n[at + 2] * 255} / ${n[at + 3]})`;

export class SvgSink {
  svg = create('svg');
  /** By their ids: controls number them from back to front. */
  #layers = [];
  /** Which of them are to be seen: a bit for each. */
  #shown = 0;
  #parts;

  /** Takes the `part` of each layer that a page may style, by the layer's id. */
  constructor(parts) {
    this.#parts = parts;
    this.svg.ariaHidden = 'true';
  }

  /** Draws a control's present look with the host's texts; whether there is anything to be seen. */
  draw(handle, texts) {
    const n = drawScene(handle);
    let shown = 0;
    for (let at = 0; n[at]; at += layerStride) {
      shown |= 1 << n[at];
      if (n[at + changesAt]) this.#set(n, at);
      if (n[at + 1] === text) {
        const layer = this.#layers[n[at]];
        const string = texts()[n[at + 14]];
        if (layer.text !== string) layer.node.textContent = layer.text = string;
      }
    }
    if (shown !== this.#shown) {
      this.#shown = shown;
      this.#layers.forEach((layer, id) => {
        const isShown = (shown >> id) & 1;
        layer.node.setAttribute('display', isShown ? 'inline' : 'none');
        if (!isShown) layer.node.textContent = layer.text = '';
      });
    }
    return shown;
  }

  /** Tells the engine the size of a text as a layer would show it, in the drawing's own pixels. */
  measure(handle, slot, string, id) {
    const layer = this.#layer(id, text);
    const { node } = layer;
    const { fontSize } = node.style;
    node.setAttribute('display', 'inline');
    // At its full size, whatever it is shown at.
    node.style.fontSize = '';
    node.textContent = string;
    const { width, height } = node.getBBox();
    engine.setTextSize(handle, slot, width, height);
    node.style.fontSize = fontSize;
    // What else measuring changed is set again when it is drawn.
    this.#shown = layer.text = NaN;
  }

  /** Sets what changed of a layer. */
  #set(n, at) {
    const { node, clip } = this.#layer(n[at], n[at + 1]);
    const changes = n[at + changesAt];
    const isNew = (number, count = 1) => (changes >> number) & count;
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
      const sweep = Math.round(n[at + 15] * turn);
      if (isNew(15)) set('stroke-dasharray', `${sweep} ${turn - sweep}`);
      if (isNew(16)) set('stroke-dashoffset', -turn * (top + n[at + 16]));
    }
    if (n[at + 1] === text && isNew(15)) node.style.fontSize = `${n[at + 15]}em`;
    if (isNew(clipAt) && n[at + clipAt]) set('clip-path', `url(#${this.#clip(n[at + clipAt])})`);
  }

  #layer(id, shape) {
    let layer = this.#layers[id];
    if (!layer) {
      const node = create(shapes[shape][0]);
      if (shape === arc) node.setAttribute('pathLength', turn);
      if (this.#parts[id]) node.setAttribute('part', this.#parts[id]);
      this.#layers[id] = layer = { node };
      this.#layers.forEach((one) => this.svg.append(one.node));
    }
    return layer;
  }

  /** Makes what clips to the shape of a layer: a copy of it, which follows it from now on. */
  #clip(id) {
    const layer = this.#layers[id];
    if (!layer.clip) {
      const path = create('clipPath');
      path.id = id;
      path.append((layer.clip = layer.node.cloneNode()));
      this.svg.prepend(path);
    }
    return id;
  }
}
