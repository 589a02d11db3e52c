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
  /** The numbers of the last frame: what is as it was is not set again. */
  #last = new Float32Array(288);
  #parts;

  /** Takes the `part` of each layer that a page may style, by the layer's id. */
  constructor(parts) {
    this.#parts = parts;
    this.svg.ariaHidden = 'true';
  }

  /** Draws a control's present look with the host's texts; whether there is anything to be seen. */
  draw(handle, texts) {
    const numbers = sceneNumbers(engine.$draw(handle));
    let at = 0;
    for (let id = 1; id < this.#layers.length || at < numbers.length; id += 1) {
      const isShown = numbers[at] === id;
      const layer = isShown ? this.#layer(id, numbers[at + 1]) : this.#layers[id];
      const display = isShown ? 'inline' : 'none';
      if (layer && layer.display !== display) {
        layer.display = display;
        layer.node.setAttribute('display', display);
        if (!isShown) layer.node.textContent = layer.text = '';
      }
      if (!isShown) continue;
      this.#show(layer, numbers, at, texts);
      at += layerStride;
    }
    this.#last.set(numbers);
    // What stood behind them is forgotten: it may be another layer's place by then.
    this.#last.fill(NaN, at);
    return at > 0;
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
    layer.display = layer.text = NaN;
    this.#last.fill(NaN);
  }

  #show(layer, n, at, texts) {
    const last = this.#last;
    const { node, clip } = layer;
    if (last[at] !== n[at]) last.fill(NaN, at);
    const string = n[at + 1] === text ? texts()[n[at + 14]] : '';
    if (layer.text !== string) node.textContent = layer.text = string;
    const isNew = (from, end = from + 1) => {
      while (from < end && last[at + from] === n[at + from]) from += 1;
      return from < end;
    };
    if (!isNew(2, layerStride)) return;
    const set = (name, value) => {
      node.setAttribute(name, value);
      clip?.setAttribute(name, value);
    };
    if (isNew(2)) set('opacity', n[at + 2]);
    if (isNew(3)) set('stroke-width', n[at + 3]);
    if (isNew(4, 8)) set('fill', color(n, at + 4));
    if (isNew(8, 12)) set('stroke', color(n, at + 8));
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
