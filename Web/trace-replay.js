// Replays a trace on a control of the page's engine, with the same samples and frames as in tests and the command line.

/** @typedef {import('./trace.js').Trace} Trace */
/** @typedef {import('./types/pressurekit-testing.js').TraceReplay} Published */
/** @typedef {import('./types/pressurekit-testing.js').TracedControl} TracedControl */
/** @typedef {import('./types/pressurekit-testing.js').TraceRect} TraceRect */
/** @typedef {import('./types/pressurekit-testing.js').TraceStep} TraceStep */
/** @typedef {import('./trace.js').Row} Row */

import { forceSources, haptics } from './declarations.js';
import { drawScene, engine, takeEvents, reading, statusOf } from './engine.js';
import { forget } from './press-recorder.js';
import { samples } from './samples.js';
import { SvgSink } from './svg-sink.js';
import { phases } from './trace.js';
import {
  arcCenterX, arcCenterY, arcRadius, eventAct, eventHaptic, eventState, inputPassing, layerChanges, layerClip, layerFirst,
  layerId, layerShape, layerStride, roundedRectHeight, roundedRectWidth, roundedRectX, roundedRectY, shapeAngle, shapeArc,
  shapeRoundedRect, shapeText, statusHasEvents,
} from './wire.js';

/** The count of each shape's own numbers. */
const ownNumbers = /** @type {Record<number, number>} */ ({ [shapeArc]: 5, [shapeRoundedRect]: 5, [shapeText]: 4, [shapeAngle]: 7 });
/** The number of items in the menu. */
const itemCount = 3;

/** @param {Record<string, number>} codes @param {number} code */
const nameOf = (codes, code) => Object.keys(codes).find((name) => codes[name] === code);

/** The controls on which a trace can be replayed. */
export const replayedControls = /** @type {TracedControl[]} */ (Object.keys(samples));

/**
 * A trace on a control, at any of its steps. Each step is one input.
 * @implements {Published}
 */
export class TraceReplay {
  /** The name of the control. */
  control;
  /** The control's drawing. */
  svg;
  /** @type {TraceStep[]} The steps. `phase` is null for a frame. */
  steps = [];
  /** @type {TraceRect} The rectangle around the drawings and contacts of all steps: x, y, width and height. */
  extent;
  /** @type {string[]} A line for each step, exact to the bit; see PressureTesting's `Transcript`. */
  transcript = [];
  #kind;
  #trace;
  #sink = new SvgSink({});
  #handle = 0;
  #step = -1;
  /** @type {Row[]} The input of each step. */
  #fed = [];

  /** @param {Trace} trace @param {TracedControl} control */
  constructor(trace, control) {
    this.#trace = trace;
    this.control = control;
    this.#kind = samples[control];
    this.svg = this.#sink.svg;
    this.#run();
    this.seek(0);
  }

  /** The index of the step that is shown. */
  get step() { return this.#step; }

  /**
   * Shows the control as it was after a step.
   * @param {number} step
   */
  seek(step) {
    const wanted = Math.max(0, Math.min(step, this.steps.length - 1));
    // Inputs cannot be undone, so replay from the start to go back.
    if (wanted < this.#step) this.#restart();
    while (this.#step < wanted) this.#feed(this.#fed[++this.#step]);
    this.#sink.draw(this.#handle, () => this.#texts);
  }

  /** The control's texts by their slots. A scale shows its reading. */
  get #texts() {
    if (this.control !== 'scale') return this.#kind.strings;
    const { number, unit } = this.#kind.texts;
    return { [number]: String(Math.trunc(reading(this.#handle, 'shown'))), [unit]: 'grams' };
  }

  /** Destroys the control. The replay cannot be used afterwards. */
  close() {
    if (this.#handle) engine.destroy(this.#handle);
    this.#handle = 0;
  }

  #restart() {
    this.close();
    this.#handle = engine.create(this.#kind.kind);
    forget(engine, this.#handle);
    this.#step = -1;
    for (const size of this.#kind.sizes) engine.setTextSize(this.#handle, ...size);
    for (const option of this.#kind.options) engine.set(this.#handle, ...option);
    if (this.control === 'app-icon') engine.setItems(this.#handle, itemCount);
    engine.locate(this.#handle, ...this.#trace.bounds, ...this.#trace.viewport);
  }

  /**
   * Feeds an input. Returns its events.
   * @param {Row} row
   */
  #feed({ time, isContact, phase, id, x, y, source, force, maximum, buttons, isPrimary }) {
    const bits = isContact
      // A maximum of 0 means no sensor in a trace, but a fraction in the engine. There Infinity means no sensor.
      ? engine.feed(
        this.#handle, time, phase, id, x, y, source, force, maximum || Infinity, 0, buttons, isPrimary, false, false,
      )
      : engine.input(this.#handle, time, inputPassing, 0);
    return bits & statusHasEvents ? [...takeEvents(this.#handle)] : [];
  }

  /** Runs all steps once and records them. */
  #run() {
    this.#restart();
    const { rows, bounds: [left, top, width, height], viewport } = this.#trace;
    const edges = [left, top, left + width, top + height];
    const lastContact = rows.findLastIndex((row) => row.isContact);
    let t = 0;
    for (const [at, row] of rows.entries()) {
      const { time, isContact, phase, x, y } = row;
      // At rest a control has no frames.
      if (!isContact && !statusOf(engine.status(this.#handle)).needsFrame) {
        if (at > lastContact) break;
        continue;
      }
      this.#fed.push(row);
      // A sample's time may be one rounding error before that of the previous frame.
      t = Math.max(t, time);
      const found = this.#feed(row);
      const { state, source } = statusOf(engine.status(this.#handle));
      if (isContact) include(edges, [x, y, x, y]);
      const layers = layersOf(drawScene(this.#handle));
      includeScene(edges, layers, viewport);
      this.transcript.push(line(t, found.map(({ code }) => code), state, layers));
      this.steps.push({
        t, phase: isContact ? phases[phase] : null,
        events: found.map((event) => this.#words(event)), state: this.#kind.states[state],
        intention: reading(this.#handle, 'intention'),
        source: /** @type {TraceStep['source']} */ (forceSources[source]),
      });
    }
    const [x, y, right, bottom] = edges;
    this.extent = [x, y, right - x, bottom - y];
    this.#step = this.steps.length;
  }

  /** @param {{ kind: number, value: number }} event */
  #words({ kind, value }) {
    switch (kind) {
      case eventState: return this.#kind.states[value];
      case eventAct: return this.#kind.acts[value];
      case eventHaptic: return `${haptics[value]} haptic`;
      default: return `announce ${nameOf(this.#kind.texts, value)}`;
    }
  }
}

/** @param {number[]} edges @param {ArrayLike<number> & Iterable<number>} box */
function include(edges, [left, top, right, bottom]) {
  edges[0] = Math.min(edges[0], left);
  edges[1] = Math.min(edges[1], top);
  edges[2] = Math.max(edges[2], right);
  edges[3] = Math.max(edges[3], bottom);
}

/**
 * Returns a copy of each layer's numbers, without its change bits.
 * @param {Float32Array} scene
 */
function layersOf(scene) {
  const layers = [];
  for (let at = 0; scene[at + layerId]; at += layerStride) layers.push(scene.slice(at, at + layerChanges));
  return layers;
}

/**
 * Extends the edges by the layers, except by those that cover the screen.
 * @param {number[]} edges @param {Float32Array[]} layers @param {TraceRect} viewport
 */
function includeScene(edges, layers, [, , viewWidth, viewHeight]) {
  for (const layer of layers) {
    const shape = layer[layerShape];
    if (shape === shapeArc) {
      const [x, y, radius] = [arcCenterX, arcCenterY, arcRadius].map((at) => layer[at]);
      include(edges, [x - radius, y - radius, x + radius, y + radius]);
    }
    const [x, y, width, height] = [roundedRectX, roundedRectY, roundedRectWidth, roundedRectHeight].map((at) => layer[at]);
    if (shape === shapeRoundedRect && (width < viewWidth || height < viewHeight)) include(edges, [x, y, x + width, y + height]);
  }
}

/** @param {number | bigint} number @param {number} digits */
const hex = (number, digits) => number.toString(16).padStart(digits, '0');

/**
 * Returns the line for an input in the format of PressureTesting's `Transcript`, exact to the bit.
 * @param {number} time @param {number[]} codes @param {number} state @param {Float32Array[]} layers
 */
function line(time, codes, state, layers) {
  const bits = new DataView(new ArrayBuffer(8));
  bits.setFloat64(0, time);
  let print = 0x811c9dc5;
  for (const layer of layers) {
    for (const [at, word] of new Uint32Array(layer.buffer).entries()) {
      // Shapes have different counts of numbers of their own.
      if (at < layerFirst + ownNumbers[layer[layerShape]] || at === layerClip) print = Math.imul(print ^ word, 0x01000193);
    }
  }
  const events = codes.map((code) => hex(code, 2)).join('') || '-';
  return `${hex(bits.getBigUint64(0), 16)} ${events} ${hex(state, 1)} ${layers.length}:${hex(print >>> 0, 8)}`;
}
