// Made by script/generate of Sources/PressureCatalog: change it there.

// The parts of an element whose control is not the kit's. script/bundle makes this module the body of a function,
// `loadEngine(engine)`: each engine has its own copy of all that keeps a handle of a control.

import { ControlHost } from '../control-host.js';
import { createButton, createOverlay, declareElement, defineElement, Element } from '../define-element.js';
import { Drawing } from '../drawing.js';
import { engine, reading, ready } from '../engine.js';
import { SvgSink } from '../svg-sink.js';

/** @type {import('../types/host.js').ElementParts} */
export const parts = {
  ControlHost, Drawing, Element, SvgSink, createButton, createOverlay, declareElement, defineElement, reading, ready,
  get engine() { return engine; },
};
