// The sink of a page: draws each visible layer as an SVG element, and sets only the attributes that changed. A hidden layer
// has no element.

import { drawScene, engine } from './engine.js';
import {
  angleEndY, anglePart, angleStartX, arcCenterX, arcCenterY, arcRadius, arcStart, arcSweep, layerChanges, layerClip,
  layerFillAlpha, layerFillRed, layerId, layerLineWidth, layerOpacity, layerShape, layerStride, layerStrokeAlpha, layerStrokeRed,
  roundedRectCornerRadius, roundedRectHeight, roundedRectWidth, roundedRectX, roundedRectY, shapeAngle, shapeArc,
  shapeRoundedRect, shapeText, textCenterX, textCenterY, textScale, textSlot,
} from './wire.js';

/** The SVG element of each shape, and the attributes that are set from the layer's numbers. */
const shapes = /** @type {Record<number, ['path' | 'rect' | 'text', [name: string, number: number][]]>} */ ({
  [shapeArc]: ['path', []],
  [shapeRoundedRect]: ['rect', Object.entries({
    x: roundedRectX, y: roundedRectY, width: roundedRectWidth, height: roundedRectHeight, rx: roundedRectCornerRadius,
  })],
  [shapeText]: ['text', Object.entries({ x: textCenterX, y: textCenterY })],
  [shapeAngle]: ['path', []],
});
/** The change bits of a new layer: all are set. */
const everything = -1;
/**
 * Returns the change bits of the numbers `first`…`last`.
 * @param {number} first @param {number} last
 */
const bits = (first, last) => ((2 << (last - first)) - 1) << first;
const [fillBits, strokeBits, circleBits, angleBits] = [
  bits(layerFillRed, layerFillAlpha), bits(layerStrokeRed, layerStrokeAlpha),
  bits(arcCenterX, arcRadius) | (1 << arcStart), bits(angleStartX, angleEndY),
];
/** The number of the drawn part of a path, by its shape. */
const partOf = /** @type {Record<number, number>} */ ({ [shapeArc]: arcSweep, [shapeAngle]: anglePart });
/** The `pathLength` of every path. It is large, so that whole numbers, which browsers parse faster, are precise enough. */
const turn = 1e4;

/**
 * Returns the matrix from a box in the page, also in a transformed part of it, to the viewport.
 * @param {SVGSVGElement} svg a drawing in the box @param {DOMRect} box the box's own bounds in the viewport
 * @param {number} width the width of the box in its own units @param {number} height
 */
export function planeOf(svg, box, width, height) {
  // The middle of the bounds is that of the box. Browsers differ in the matrix's own origin, and in the page's zoom.
  const { a, b, c, d } = /** @type {DOMMatrix} */ (svg.getScreenCTM());
  const scale = box.width / (Math.abs(a) * width + Math.abs(c) * height);
  return new DOMMatrix([...[a, b, c, d].map((one) => one * scale), box.x + box.width / 2, box.y + box.height / 2]).translate(-width / 2, -height / 2);
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 */
const create = (tag) => document.createElementNS('http://www.w3.org/2000/svg', tag);

/** @param {Float32Array} n @param {number} at the index of the red component */
export const color = (n, at) =>
  `rgb(${n[at] * 255} ${n[at + 1] * 255} ${n[at + 2] * 255} / ${n[at + 3]})`;

/**
 * Returns the path of a full circle, clockwise from the start of an arc, given in turns from the top.
 * @param {number} x @param {number} y @param {number} radius @param {number} start
 */
const circle = (x, y, radius, start) => {
  const dx = radius * Math.sin(2 * Math.PI * start);
  const dy = -radius * Math.cos(2 * Math.PI * start);
  const half = `a${radius} ${radius} 0 0 1 `;
  return `M${x + dx} ${y + dy}${half}${-2 * dx} ${-2 * dy}${half}${2 * dx} ${2 * dy}`;
};

/** @typedef {SVGElement & { readonly parentNode: SVGClipPathElement }} Clip */
/** @typedef {{ node: SVGGraphicsElement, text: string, clip: Clip? }} Layer The element of a layer, and the clip path with its shape. */

export class SvgSink {
  svg = create('svg');
  /**
   * The visible layers by their ids, which increase from back to front.
   * @type {Layer[]}
   */
  #layers = [];
  /** The ids of the visible layers, one bit for each. */
  #shown = 0;
  #parts;
  /**
   * Shows a layer in another way, if the drawing has one for it, and returns true then.
   * @type {((id: number, n: Float32Array, at: number) => boolean) | undefined}
   */
  place;
  /**
   * The matrix of the layers that lie on a transformed element, and the factors that keep their corners round.
   * @type {{ matrix: string, round: number[], isOn(id: number): boolean } | undefined}
   */
  plane;

  /**
   * @param {Record<number, string>} parts the `part` of each layer that a page may style, by the layer's id
   */
  constructor(parts) {
    this.#parts = parts;
    this.svg.ariaHidden = 'true';
  }

  /**
   * Draws a control with the host's texts. Returns the visible layers, one bit for each id.
   * @param {number} handle @param {() => Record<number, string>} [texts] the texts by the engine's slots, if there are any
   */
  draw(handle, texts) {
    const n = drawScene(handle);
    let shown = 0;
    for (let at = 0; n[at + layerId]; at += layerStride) {
      const id = n[at + layerId];
      shown |= 1 << id;
      if (this.place?.(id, n, at)) continue;
      // Another kind of shape is another element.
      if (n[at + layerChanges] & (1 << layerShape)) this.#remove(id);
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
      this.#layers.forEach((_, id) => (shown >> id) & 1 || this.#remove(id));
    }
    return shown;
  }

  /**
   * Removes a layer's element, if it has one.
   * @param {number} id
   */
  #remove(id) {
    const layer = this.#layers[id];
    layer?.node.remove();
    layer?.clip?.parentNode.remove();
    delete this.#layers[id];
  }

  /**
   * Sets the changed attributes of a layer.
   * @param {Float32Array} n @param {number} at @param {number} changes
   */
  #set(n, at, changes) {
    const shape = n[at + layerShape];
    const { node, clip } = this.#layer(n[at + layerId], shape);
    /** @param {string} name @param {string | number} value */
    const set = (name, value) => {
      node.setAttribute(name, value);
      clip?.setAttribute(name, value);
    };
    // This runs for each changed layer of a frame. A function that tests a bit would cost more than the test.
    if (changes & (1 << layerOpacity)) set('opacity', n[at + layerOpacity]);
    if (changes & (1 << layerLineWidth)) set('stroke-width', n[at + layerLineWidth]);
    if (changes & fillBits) set('fill', color(n, at + layerFillRed));
    if (changes & strokeBits) set('stroke', color(n, at + layerStrokeRed));
    for (const [name, number] of shapes[shape][1]) {
      if (changes & (1 << number)) set(name, n[at + number]);
    }
    const { plane } = this;
    if (plane?.isOn(n[at + layerId]) && shape === shapeRoundedRect) {
      ['rx', 'ry'].forEach((name, axis) => set(name, n[at + roundedRectCornerRadius] * plane.round[axis]));
    }
    if (shape === shapeArc && changes & circleBits) {
      set('d', circle(n[at + arcCenterX], n[at + arcCenterY], n[at + arcRadius], n[at + arcStart]));
    }
    if (shape === shapeAngle && changes & angleBits) {
      const [x1, y1, x2, y2, x3, y3] = n.subarray(at + angleStartX, at + anglePart);
      set('d', `M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}`);
    }
    // One dash as long as the path, shifted back by the part that is not drawn. An empty arc is a dot.
    const part = partOf[shape];
    if (part && changes & (1 << part)) {
      node.style.strokeDashoffset = /** @type {string} */ (
        /** @type {unknown} */ (Math.min(Math.round((1 - n[at + part]) * turn), turn - 1)));
    }
    if (shape === shapeText && changes & (1 << textScale)) node.style.fontSize = `${n[at + textScale]}em`;
    if (changes & (1 << layerClip)) {
      if (n[at + layerClip]) set('clip-path', `url(#${this.#clip(n[at + layerClip])})`);
      else node.removeAttribute('clip-path');
    }
  }

  /** @param {number} id @param {number} shape */
  #layer(id, shape) {
    if (!this.#layers[id]) {
      const node = this.create(id, shape);
      if (this.plane?.isOn(id)) node.setAttribute('transform', this.plane.matrix);
      const above = this.#layers.find((one, other) => one && other > id);
      this.svg.insertBefore(node, above?.node ?? null);
      this.#layers[id] = { node, text: '', clip: null };
    }
    return this.#layers[id];
  }

  /**
   * Creates the element of a layer, with its `part`.
   * @param {number} id @param {number} shape
   */
  create(id, shape) {
    const node = create(shapes[shape][0]);
    if (shapes[shape][0] === 'path') {
      node.setAttribute('pathLength', turn);
      node.setAttribute('stroke-dasharray', turn);
    }
    if (this.#parts[id]) node.setAttribute('part', this.#parts[id]);
    return node;
  }

  /**
   * Creates a clip path with a copy of a layer's element, which then changes with the layer. Returns its id.
   * @param {number} id
   */
  #clip(id) {
    const layer = this.#layers[id];
    if (!layer.clip) {
      const path = create('clipPath');
      path.id = /** @type {string} */ (/** @type {unknown} */ (id));
      path.append((layer.clip = /** @type {Clip} */ (layer.node.cloneNode())));
      // The layer that it clips has the transform itself.
      layer.clip.removeAttribute('transform');
      this.svg.prepend(path);
    }
    return id;
  }
}

/**
 * Tells the engine the sizes of texts as the layers of a drawing would show them, in its units. Inserts all texts before it
 * measures the first one, so that the browser lays out once.
 * @param {SvgSink} sink @param {number} handle @param {string[]} strings the texts by the engine's slots
 * @param {(slot: number) => number} layerOf returns the id of a slot's layer
 */
export function measureTexts(sink, handle, strings, layerOf) {
  const nodes = strings.map((string, slot) => {
    const node = sink.create(layerOf(slot), shapeText);
    node.textContent = string;
    sink.svg.append(node);
    return node;
  });
  nodes.forEach((node, slot) => {
    const { width, height } = node.getBBox();
    engine.setTextSize(handle, slot, width, height);
  });
  for (const node of nodes) node.remove();
}
