/** @typedef {import('./types/classes.js').PressureAppIcon} Published */
/** @typedef {import('./types/values.js').QuickActionItem} QuickActionItem */

import style from 'styles/app-icon.css';
import { ControlHost } from './control-host.js';
import { appIcon, mostItems } from './declarations.js';
import { createButton, declareElement, Element } from './define-element.js';
import { engine } from './engine.js';
import { isActivation } from './page-input.js';
import { createBox, onStage, Stage } from './stage.js';

const schema = { ...appIcon, style: onStage(style) };

/**
 * Returns an object's own properties, without those that a page added to Object.prototype.
 * @param {QuickActionItem} item
 */
const own = (item) => ({ __proto__: null, ...item });
/** @param {QuickActionItem[]} items */
const textOf = (items) => JSON.stringify(items.map((item) => Object.values(own(item))));

/**
 * `<pressure-app-icon>`: an app icon with a menu of quick actions.
 * @implements {Published}
 */
export class PressureAppIcon extends /** @type {import('./element-base.js').ElementBase<Published, typeof schema>} */ (Element) {
  #image = new Image();
  #name = document.createElement('span');
  #icon = createButton(this.#image, this.#name);
  #menu = document.createElement('div');
  #stage = new Stage(this.#icon, [createBox('menu', this.#menu), createBox('mark')], this.#image, 14);
  /** @type {QuickActionItem[]} */
  #items = [];
  /** @type {ControlHost} */
  #host;

  constructor() {
    super();
    const { root } = this.#stage;
    this.#image.alt = '';
    this.#icon.part = 'icon';
    this.#menu.role = 'menu';
    root.addEventListener('keydown', (event) => this.#move(event));
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#icon],
      subject: () => textOf(this.#items),
      content: [this.#stage.place, root],
      locate: this.#stage.locate,
      fill: () => this.#stage.offer(this.#host.word('actions'), 'menu', this.#items[0]),
      draw: this.#stage.draw,
      didUpdate: this.#stage.focus,
      act: (choice) => {
        if (!choice) return this.#host.emit('launch');
        const { type, title, userInfo } = own(this.#items[choice - 1]);
        this.#host.emit('quickaction', { type, title, userInfo });
      },
      didApplyAttributes: () => {
        this.#image.src = this.src;
        this.#name.textContent = this.name;
        this.#menu.ariaLabel = this.#icon.ariaLabel ?? this.name;
        if (this.#host.handle) engine.setItems(this.#host.handle, this.#items.length);
      },
    });
    this.#stage.attach(this.#host);
  }

  /**
   * The menu's items, at most four.
   * @returns {readonly QuickActionItem[]}
   */
  get items() { return this.#items; }
  /** @param {Iterable<QuickActionItem>} items */
  set items(items) {
    const next = [...items].slice(0, mostItems);
    const isSame = textOf(next) === textOf(this.#items);
    this.#items = next;
    // A framework may set an equal list again. That leaves an open menu.
    if (isSame) return;
    // The menu closes: otherwise a person could choose an item that was replaced a moment ago.
    if (this.#host.isInPage) this.#host.look(this.#host.page.now);
    this.#menu.replaceChildren(
      ...this.#items.map((item, index) => {
        const { title, subtitle = '', image } = own(item);
        const button = createButton(title, document.createElement('small'));
        /** @type {Node} */ (button.lastChild).textContent = subtitle;
        button.role = 'menuitem';
        if (image) {
          const shape = document.createElement('i');
          shape.style.maskImage = `url(${JSON.stringify(image)})`;
          button.append(shape);
        }
        // The engine handles presses, so take only activations.
        button.onclick = (event) => {
          if (!isActivation(event) || !this.#host.isInPage) return;
          this.#host.look(this.#host.page.now);
          this.#host.perform((handle, time) => engine.choose(handle, time, index + 1));
        };
        return button;
      }),
    );
    this.#host.apply('name');
  }

  /** Opens the menu and leaves it open. */
  open() {
    this.#stage.open();
  }

  close() {
    this.#stage.close();
  }

  /** @param {KeyboardEvent} event */
  #move(event) {
    const buttons = [...this.#menu.children];
    const at = buttons.indexOf(/** @type {Element} */ (this.shadowRoot.activeElement));
    const to = /** @type {Record<string, number | null | undefined>} */ (
      { __proto__: null, Home: 0, End: -1, ArrowDown: (at + 1) % buttons.length, ArrowUp: Math.max(at, 0) - 1 }
    )[event.key];
    if (to === undefined) return;
    event.preventDefault();
    /** @type {HTMLElement} */ (buttons.at(/** @type {number} */ (to))).focus();
  }
}

declareElement('pressure-app-icon', PressureAppIcon, schema);
