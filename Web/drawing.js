// A control that is drawn in its own box, with the size and the colours that CSS gives it.

/** @typedef {import('./control-host.js').ControlHost} ControlHost */

import { readColors } from './colors.js';
import { engine } from './engine.js';
import { planeOf, SvgSink } from './svg-sink.js';

const following = 'box-shadow 1ms';

export class Drawing extends SvgSink {
  #colors;
  #defaults;
  #extent;
  /** @type {ControlHost} The element's host, set when the element first enters a page. */
  #host;
  /** @type {ResizeObserver} */
  #resizing;

  /**
   * @param {string[]} colors the names of the control's colours, in the engine's order
   * @param {Record<number, string>} parts the `part` of each layer that a page may style, by the layer's id
   * @param {Record<string, string | null>} [defaults] default colours in place of the engine's, by their names
   * @param {number=} extent the width and height of the drawing in its own units; without it, the units are pixels
   */
  constructor(colors, parts, defaults, extent) {
    super(parts);
    this.#colors = colors;
    this.#defaults = defaults;
    this.#extent = extent;
    // readColors puts the page's colours into the box-shadow. If they change, a transition starts, and its end is an event.
    this.svg.style.transition = following;
    if (extent) this.svg.setAttribute('viewBox', `0 0 ${extent} ${extent}`);
  }

  /**
   * Starts to follow the element's size and colours. Call it when the element has entered a page.
   * @param {ControlHost} host the element's host
   */
  didEnterPage(host) {
    this.#host = host;
    this.#resizing = new host.window.ResizeObserver(host.changed);
    // With its own units, the drawing's size does not depend on CSS. Beside it are texts.
    if (!this.#extent) for (const one of /** @type {NodeListOf<Element>} */ (this.svg.parentNode?.childNodes)) this.#resizing.observe(one);
    this.svg.ontransitionend = host.changed;
  }

  /** Stops following the size. Call it when the element leaves the page. */
  willLeavePage() { this.#resizing.disconnect(); }

  /** The width and height of the drawing in its own units. */
  get #size() { return [this.#extent ?? this.svg.clientWidth, this.#extent ?? this.svg.clientHeight]; }

  /** Tells the host where the drawing is, also in a transformed part of the page. */
  locate = () => {
    const [width, height] = this.#size;
    this.#host.space = planeOf(this.svg, this.svg.getBoundingClientRect(), width, height).inverse();
  };

  /** Tells the engine the size and the colours. */
  measure = () => {
    const { handle } = this.#host;
    const [width, height] = this.#size;
    engine.locate(handle, 0, 0, width, height);
    // Without the transition, readColors gets the final colours.
    this.svg.style.transition = 'none';
    readColors(handle, this.#colors, this.svg, this.#defaults);
    this.svg.style.transition = following;
  };
}
