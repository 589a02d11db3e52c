import { ControlHost } from '../../../Web/control-host.js';
import { createButton, defineElement } from '../../../Web/define-element.js';
import { Drawing } from '../../../Web/drawing.js';
import { bell } from './declarations.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync('button { inline-size: 96px; block-size: 96px; touch-action: none }');

/** `<counter-bell>`: press it, and it says `ring`. */
class CounterBell extends HTMLElement {
  #drawing = new Drawing(bell);
  #button = createButton(this.#drawing.svg);
  #host = new ControlHost(this, { ...bell, sheet, name: 'Bell' }, {
    surfaces: [this.#button],
    content: [this.#button],
    texts: () => ['', this.rungLabel],
    locate: this.#drawing.locate,
    measure: this.#drawing.measure,
    draw: () => this.#drawing.draw(this.#host.handle),
    act: () => this.#host.emit('ring'),
    entered: () => {},
    came: () => this.#drawing.came(this.#host),
    leaves: () => this.#drawing.leaves(),
  });
}

defineElement('counter-bell', CounterBell, bell);
