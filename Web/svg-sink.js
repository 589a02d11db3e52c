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
  }

  /** Draws a control's present look with the host's texts; whether there is anything to be seen. */
  draw(handle, texts) {
    const count = engine.draw(handle);
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
      if (display === 'none') layer.node.textContent = '';
    }
    return count > 0;
  }

  /** The size of a text as a layer would show it, in pixels. */
  measure(id, string) {
    const layer = this.#layer(id, text);
    layer.node.setAttribute('display', (layer.display = 'inline'));
    layer.node.textContent = string;
    const box = layer.node.getBBox();
    layer.node.textContent = '';
    return box;
  }

  #show(n, texts) {
    const { node, last } = this.#layer(n[0], n[1]);
    const isNew = (at, end = at + 1) => {
      while (at < end && last[at] === n[at]) at += 1;
      return at < end;
    };
    const set = (name, value) => node.setAttribute(name, value);
    if (isNew(2)) set('opacity', n[2]);
    if (isNew(3)) set('stroke-width', n[3]);
    if (isNew(4, 8)) set('fill', color(n, 4));
    if (isNew(8, 12)) set('stroke', color(n, 8));
    shapes[n[1]].forEach((name, at) => {
      if (at && isNew(11 + at)) set(name, n[11 + at]);
    });
    // The gap is longer than the circle, so that a sweep is one dash.
    if (n[1] === arc && isNew(15)) set('stroke-dasharray', `${n[15]} 2`);
    if (n[1] === text) node.textContent = texts[n[14]];
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
}
