// The sink of a page: layers become SVG elements that stay, of which only what changed is set.

import { engine, layerStride, sceneNumbers } from './engine.js';

// The order of shapes and of their numbers, which begin at 12, is that of SceneBuffer in the engine.
const shapes = [
  ['circle', 'cx', 'cy', 'r'],
  ['rect', 'x', 'y', 'width', 'height', 'rx'],
  ['text', 'x', 'y'],
];
const arc = 0;
const text = 2;
const clipAt = 17;
/** A circle's path begins at its right; an arc's, at the top. */
const top = 0.75;

const create = (tag) => document.createElementNS('http://www.w3.org/2000/svg', tag);

const color = (n, at) =>
  `rgb(${n[at] * 255} ${n[at + 1] * 255} ${n[at + 2] * 255} / ${n[at + 3]})`;

export class SvgSink {
  svg = create('svg');
  #layers = new Map();
  #parts;

  /** Takes the `part` of each layer that a page may style, by the layer's id. */
  constructor(parts) {
    this.#parts = parts;
    this.svg.ariaHidden = 'true';
  }

  /** Draws a control's present look with the host's texts; whether there is anything to be seen. */
  draw(handle, texts) {
    const count = engine.$draw(handle);
    const numbers = sceneNumbers(count);
    const shown = new Set();
    for (let at = 0; at < numbers.length; at += layerStride) {
      shown.add(numbers[at]);
      this.#show(numbers.subarray(at, at + layerStride), texts);
    }
    for (const [id, layer] of this.#layers) {
      const display = shown.has(id) ? 'inline' : 'none';
      if (layer.display === display) continue;
      layer.node.setAttribute('display', (layer.display = display));
      if (display === 'none') layer.node.textContent = layer.text = '';
    }
    return count > 0;
  }

  /** Tells the engine the size of a text as a layer would show it, in the drawing's own pixels. */
  measure(handle, slot, string, id) {
    const layer = this.#layer(id, text);
    const { node } = layer;
    node.setAttribute('display', 'inline');
    // At its full size, whatever it is shown at.
    node.style.fontSize = '';
    node.textContent = string;
    const { width, height } = node.getBBox();
    engine.$setTextSize(handle, slot, width, height);
    // All that measuring changed is set again when it is drawn.
    layer.display = layer.text = layer.last[15] = NaN;
  }

  #show(n, texts) {
    const layer = this.#layer(n[0], n[1]);
    const { node, last, clip } = layer;
    const isNew = (at, end = at + 1) => {
      while (at < end && last[at] === n[at]) at += 1;
      return at < end;
    };
    const set = (name, value) => {
      node.setAttribute(name, value);
      clip?.setAttribute(name, value);
    };
    if (isNew(2)) set('opacity', n[2]);
    if (isNew(3)) set('stroke-width', n[3]);
    if (isNew(4, 8)) set('fill', color(n, 4));
    if (isNew(8, 12)) set('stroke', color(n, 8));
    shapes[n[1]].forEach((name, at) => {
      if (at && isNew(11 + at)) set(name, n[11 + at]);
    });
    if (n[1] === arc && isNew(15, 17)) {
      set('stroke-dasharray', `${n[15]} ${1 - n[15]}`);
      set('stroke-dashoffset', -top - n[16]);
    }
    if (n[1] === text) {
      if (isNew(15)) node.style.fontSize = `${n[15]}em`;
      if (layer.text !== texts[n[14]]) node.textContent = layer.text = texts[n[14]];
    }
    if (isNew(clipAt) && n[clipAt]) set('clip-path', `url(#${this.#clip(n[clipAt])})`);
    last.set(n);
  }

  #layer(id, shape) {
    let layer = this.#layers.get(id);
    if (!layer) {
      const node = create(shapes[shape][0]);
      if (shape === arc) node.setAttribute('pathLength', 1);
      if (this.#parts[id]) node.setAttribute('part', this.#parts[id]);
      layer = { node, last: new Float32Array(layerStride).fill(NaN) };
      this.#layers.set(id, layer);
      // Controls number their layers from back to front.
      const ordered = [...this.#layers].sort(([a], [b]) => a - b);
      this.svg.append(...ordered.map(([, one]) => one.node));
    }
    return layer;
  }

  /** What clips to the shape of a layer: a copy of it, which follows it from now on. */
  #clip(id) {
    const layer = this.#layers.get(id);
    const name = `clip-${id}`;
    if (!layer.clip) {
      const path = create('clipPath');
      path.id = name;
      path.append((layer.clip = layer.node.cloneNode()));
      this.svg.prepend(path);
    }
    return name;
  }
}
