// The sink of a page: it draws each layer that is shown as an SVG element, and sets only the attributes that changed. A layer
// that is not shown has no element.

import { drawScene, engine } from './engine.js';
import {
  arcCenterX, arcCenterY, arcRadius, arcStart, arcSweep, layerChanges, layerClip, layerFillAlpha, layerFillRed, layerId,
  layerLineWidth, layerOpacity, layerShape, layerStride, layerStrokeAlpha, layerStrokeRed, roundedRectCornerRadius,
  roundedRectHeight, roundedRectWidth, roundedRectX, roundedRectY, shapeArc, shapeRoundedRect, shapeText, textCenterX,
  textCenterY, textScale, textSlot,
} from './wire.js';

/** What shows each shape, and which numbers are attributes of it. */
const shapes = /** @type {Record<number, ['path' | 'rect' | 'text', Record<string, number>]>} */ ({
  [shapeArc]: ['path', {}],
  [shapeRoundedRect]: ['rect', {
    x: roundedRectX, y: roundedRectY, width: roundedRectWidth, height: roundedRectHeight, rx: roundedRectCornerRadius,
  }],
  [shapeText]: ['text', { x: textCenterX, y: textCenterY }],
});
/** Bits of all numbers that changed: of a layer that is new here. */
const everything = -1;
/** As long as every arc's path is said to be: in whole numbers, which browsers read faster than others. */
const turn = 1e4;

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 */
const create = (tag) => document.createElementNS('http://www.w3.org/2000/svg', tag);

/** @param {Float32Array} n @param {number} at of its red */
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
    for (let at = 0; n[at + layerId]; at += layerStride) {
      const id = n[at + layerId];
      shown |= 1 << id;
      const changes = this.#layers[id] ? n[at + layerChanges] : everything;
      if (changes) this.#set(n, at, changes);
      if (n[at + layerShape] === shapeText) {
        const layer = this.#layers[id];
        const string = /** @type {() => Record<number, string>} */ (texts)()[n[at + textSlot]];
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
      const node = this.#create(layerOf(slot), shapeText);
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
    const shape = n[at + layerShape];
    const { node, clip } = this.#layer(n[at + layerId], shape);
    /**
     * Whether any number changed, from one to another.
     * @param {number} first @param {number} [last]
     */
    const isNew = (first, last = first) => (changes >> first) & ((2 << (last - first)) - 1);
    /** @param {string} name @param {string | number} value */
    const set = (name, value) => {
      node.setAttribute(name, value);
      clip?.setAttribute(name, value);
    };
    if (isNew(layerOpacity)) set('opacity', n[at + layerOpacity]);
    if (isNew(layerLineWidth)) set('stroke-width', n[at + layerLineWidth]);
    if (isNew(layerFillRed, layerFillAlpha)) set('fill', color(n, at + layerFillRed));
    if (isNew(layerStrokeRed, layerStrokeAlpha)) set('stroke', color(n, at + layerStrokeRed));
    for (const [name, number] of Object.entries(shapes[shape][1])) {
      if (isNew(number)) set(name, n[at + number]);
    }
    if (shape === shapeArc) {
      if (isNew(arcCenterX, arcRadius) || isNew(arcStart)) {
        set('d', circle(n[at + arcCenterX], n[at + arcCenterY], n[at + arcRadius], n[at + arcStart]));
      }
      // Of its one dash, as long as a turn, what is not swept lies before the path's beginning. Nothing is a dot.
      if (isNew(arcSweep)) {
        node.style.strokeDashoffset = /** @type {string} */ (
          /** @type {unknown} */ (Math.min(Math.round((1 - n[at + arcSweep]) * turn), turn - 1)));
      }
    }
    if (shape === shapeText && isNew(textScale)) node.style.fontSize = `${n[at + textScale]}em`;
    if (isNew(layerClip) && n[at + layerClip]) set('clip-path', `url(#${this.#clip(n[at + layerClip])})`);
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
    const node = create(shapes[shape][0]);
    if (shape === shapeArc) {
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
