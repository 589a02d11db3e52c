// A control that is drawn in a box of its own: as large as CSS makes that, and in the colours that CSS gives it.

/** @typedef {import('./control-host.js').ControlHost} ControlHost */

import { readColors } from './colors.js';
import { engine } from './engine.js';
import { SvgSink } from './svg-sink.js';

const following = 'box-shadow 1ms';

export class Drawing extends SvgSink {
  #colors;
  #defaults;
  #extent;
  /** @type {ControlHost} Its own, once it was in a page. */
  #host;
  /** @type {ResizeObserver} */
  #resizing;

  /**
   * @param {string[]} colors the names of the control's colours, in the order of the engine
   * @param {Record<number, string>} parts the `part` of each layer that a page may style
   * @param {Record<string, string | null>} [defaults] the colours that the engine does not know, by their names
   * @param {number=} extent how wide and high it is in its own units; it has the page's pixels without
   */
  constructor(colors, parts, defaults, extent) {
    super(parts);
    this.#colors = colors;
    this.#defaults = defaults;
    this.#extent = extent;
    // The page's colours are read as a shadow (colors.js): where they change, that is a transition, which can be heard.
    this.svg.style.transition = following;
    if (extent) this.svg.setAttribute('viewBox', `0 0 ${extent} ${extent}`);
  }

  /**
   * The element came into a page: follows its size and its colours.
   * @param {ControlHost} host the element's
   */
  didEnterPage(host) {
    this.#host = host;
    this.#resizing = new host.window.ResizeObserver(host.changed);
    // In units of its own it has one size, whatever CSS makes of it.
    if (!this.#extent) this.#resizing.observe(this.svg);
    this.svg.ontransitionend = host.changed;
  }

  /** The element leaves the page. */
  willLeavePage() { this.#resizing.disconnect(); }

  /** Says where a contact is in the drawing. */
  locate = () => {
    const { x, y, width } = this.svg.getBoundingClientRect();
    this.#host.space = { x, y, scale: (this.#extent ?? this.svg.clientWidth) / width };
  };

  /** Tells the engine the size and the colours. */
  measure = () => {
    const { handle } = this.#host;
    const { clientWidth, clientHeight } = this.svg;
    engine.locate(handle, 0, 0, this.#extent ?? clientWidth, this.#extent ?? clientHeight);
    // Nothing between two colours is to be read.
    this.svg.style.transition = 'none';
    readColors(handle, this.#colors, this.svg, this.#defaults);
    this.svg.style.transition = following;
  };
}
