import { loadEngine } from 'pressurekit/host';
import { bell, bellColors, bellParts } from './declarations.js';

/** @typedef {import('pressurekit/host').ControlHost} Host */

const { ControlHost, createButton, declareElement, defineElement, Drawing, Element } =
  loadEngine(new URL('bell.wasm', import.meta.url));
const style = 'button { inline-size: 96px; block-size: 96px; touch-action: none }';

/** `<counter-bell>`: press it, and it says `ring`. */
class CounterBell extends Element {
  #drawing = new Drawing(bellColors, bellParts);
  #button = createButton(this.#drawing.svg);
  /** @type {Host} */
  #host = new ControlHost(this, { ...bell, style, name: 'bell', words: { bell: 'Bell' } }, {
    surfaces: [this.#button],
    content: [this.#button],
    texts: () => ['', /** @type {this & { rungLabel: string }} */ (this).rungLabel],
    locate: this.#drawing.locate,
    measure: this.#drawing.measure,
    draw: () => this.#drawing.draw(this.#host.handle),
    act: () => this.#host.emit('ring'),
    didEnterPage: () => this.#drawing.didEnterPage(this.#host),
    willLeavePage: () => this.#drawing.willLeavePage(),
  });
}

declareElement('counter-bell', CounterBell, bell);
defineElement(CounterBell);
