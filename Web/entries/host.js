// Made by script/generate from Sources/PressureCatalog: change it there.

// The parts for elements of your own controls. script/bundle makes this module the body of a function,
// `loadEngine(engine)`, so that each engine has its own copy of all code that keeps a control's handle.

import { ControlHost } from '../control-host.js';
import { createButton, createOverlay, declareElement, defineElement, Element } from '../define-element.js';
import { Drawing } from '../drawing.js';
import { engine, reading, ready } from '../engine.js';
import { measureTexts, SvgSink } from '../svg-sink.js';

/** @type {import('../types/host.js').ElementParts} */
export const parts = {
  ControlHost, Drawing, Element, SvgSink, createButton, createOverlay, declareElement, defineElement, measureTexts, reading, ready,
  get engine() { return engine; },
};
