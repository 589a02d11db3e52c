/** @typedef {import('./types/classes.js').Pressure__Type__} Published */

import style from 'styles/__name__.css';
import { ControlHost } from './control-host.js';
import { __camel__, __camel__Colors, __camel__Parts } from './declarations.js';
import { createButton, declareElement, Element } from './define-element.js';
import { Drawing } from './drawing.js';
import { reading } from './engine.js';

const schema = { ...__camel__, style };

/**
 * `<pressure-__name__>`: a button that shows how hard it is pressed.
 * @implements {Published}
 */
export class Pressure__Type__ extends /** @type {import('./element-base.js').ElementBase<Published, typeof schema>} */ (Element) {
  #drawing = new Drawing(__camel__Colors, __camel__Parts);
  #button = createButton(this.#drawing.svg, document.createElement('slot'));
  /** @type {ControlHost} */
  #host = new ControlHost(this, schema, {
    surfaces: [this.#button],
    content: [this.#button],
    locate: this.#drawing.locate,
    measure: this.#drawing.measure,
    draw: () => this.#drawing.draw(this.#host.handle),
    act: () => this.#host.emit('act'),
    didEnterPage: () => this.#drawing.didEnterPage(this.#host),
    willLeavePage: () => this.#drawing.willLeavePage(),
  });

  get intention() { return reading(this.#host.handle, 'intention'); }
}

declareElement('pressure-__name__', Pressure__Type__, schema);
