// Defines an element by its class, its schema (what it has by name) and its delegate (what it does itself).

/** @typedef {import('./element-base.js').ElementClass} ElementClass */
/** @typedef {import('./element-base.js').KitElement} KitElement */

import { whenLoaded } from './engine.js';
import { hasPage } from './instantiate.js';

/**
 * @typedef {object} Schema What an element has by name: a declaration of declarations.js, and more.
 * @property {number} kind which control of the engine is behind it
 * @property {string[]} states in the engine's order
 * @property {Object<string, number>} numbers attributes with a number: which option each is
 * @property {Object<string, number[]>} flags attributes that are there or not: the option, and its
 *   value when they are there
 * @property {Object<string, string | null>} labels attributes with a text: the default
 * @property {Object<string, string>} words what else it says, in English
 * @property {string} [name] which of its words it is called by without an `aria-label`
 * @property {string} style CSS of its shadow
 */

/** @typedef {HTMLElement & { disabled?: boolean }} Surface What is pressed. */

/**
 * @typedef {object} Delegate What an element does itself.
 * @property {Surface[]} surfaces what is pressed; the first is the control itself
 * @property {HTMLElement[]} content of the shadow root
 * @property {() => string[]} [texts] by the engine's slots; of a control that announces or draws any
 * @property {() => void} locate tells the engine where the control is
 * @property {() => void} draw draws the control as it is now
 * @property {(choice: number) => void} act does what the control is for
 * @property {(state: string, previous: string) => object | void} [didChangeState] adapts the element to a state; gives
 *   what its event tells besides
 * @property {() => string | null} [description] of how it works, for assistive technology
 * @property {() => void} [prepare] tells the engine what may have changed since the last press
 * @property {() => void} [measure] tells the engine what may have changed with `changed`
 * @property {(isLeftOpen: boolean) => void} [didUpdate] looks at what came of an input: whether something stays over the page
 * @property {() => void} [didApplyAttributes] takes an attribute over that the engine has no option for
 * @property {() => void} [didEnterPage] is told that the element is in a page
 * @property {() => void} [willLeavePage] is told that the element leaves its place
 * @property {() => void} [didLeavePage] is told that the element will not come back soon
 */

/** What elements extend. Without a page there are none, but their modules can be imported. */
export const Element = /** @type {import('./element-base.js').AnyElementBase} */ (globalThis.HTMLElement ?? class {});

/**
 * @typedef {object} ElementHost What every element has behind it.
 * @property {HTMLFormElement?} form
 * @property {string} state
 * @property {HTMLElement} surface
 * @property {() => void} enterPage
 * @property {() => void} leavePage
 * @property {(name: string) => void} apply takes an attribute over
 * @property {(name: string) => unknown} valueOf what the property of an attribute gives
 */
/** @typedef {{ get(element: HTMLElement): ElementHost, set(element: HTMLElement, host: ElementHost): void }} Hosts */

/** What stands behind each element: every one has a host. */
export const hosts = /** @type {Hosts} */ (new WeakMap());

/** @param {string} name */
const camelCase = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** @type {ThisType<KitElement> & Record<string, unknown>} What all elements have. */
const shared = {
  get form() { return hosts.get(this).form; },
  get state() { return hosts.get(this).state; },
  /** An activation without a press. */
  click() { hosts.get(this).surface.click(); },
  connectedCallback() { hosts.get(this).enterPage(); },
  disconnectedCallback() { hosts.get(this).leavePage(); },
  /** @param {string} name */
  attributeChangedCallback(name) { hosts.get(this).apply(name); },
  // Its fieldset was disabled or enabled.
  formDisabledCallback() { hosts.get(this).apply('disabled'); },
};

/** @param {object} object @returns {[name: string, descriptor: PropertyDescriptor][]} */
const descriptorsOf = (object) =>
  Object.entries(Object.getOwnPropertyDescriptors(object)).map(([name, one]) => [name, { __proto__: null, ...one }]);

/**
 * Declares an element: its class gets a property for each attribute, and what the browser calls.
 * @param {string} tag its name in a page, unless that defines it by another
 * @param {ElementClass} constructor @param {Omit<Schema, 'style'>} schema
 */
export function declareElement(tag, constructor, schema) {
  const { prototype } = constructor;
  const { numbers, flags, labels, words } = schema;
  // What a page adds to all objects has no meaning here.
  for (const table of [schema, numbers, flags, labels, words]) Object.setPrototypeOf(table, null);
  const toggles = [...Object.keys(flags), 'disabled'];
  const names = [...toggles, ...Object.keys({ ...numbers, ...labels })];
  /** @typedef {[name: string, descriptor: PropertyDescriptor]} Property */
  const properties = names.map((name) => /** @type {Property} */ ([camelCase(name), /** @type {ThisType<KitElement>} */ ({
    __proto__: null,
    configurable: true,
    get() {
      return hosts.get(this).valueOf(name);
    },
    /** @param {string | number | null | undefined} value */
    set(value) {
      if (toggles.includes(name)) this.toggleAttribute(name, Boolean(value));
      else if (value == null) this.removeAttribute(name);
      else this.setAttribute(name, value);
    },
  })]));
  // What a class has of its own comes before what all have.
  for (const [name, descriptor] of [...descriptorsOf(shared), ...properties, ...descriptorsOf(prototype)]) {
    Object.defineProperty(prototype, name, descriptor);
  }
  constructor.formAssociated = true;
  constructor.observedAttributes = [...names, 'aria-label', 'aria-description'];
  constructor.tag = tag;
}

/** @param {string} tag @param {CustomElementConstructor} constructor */
const define = (tag, constructor) => customElements.get(tag) ?? customElements.define(tag, constructor);

/**
 * Defines an element by its tag once the engine has loaded, unless another copy of the kit has. Where the engine does not
 * load it stays what it is without the kit.
 * @param {CustomElementConstructor & { tag: string }} constructor that was declared
 * @param {CustomElementConstructor} [plain] what is defined in its place where the engine does not load
 */
export function defineElement(constructor, plain) {
  const { tag } = constructor;
  if (hasPage) whenLoaded(() => define(tag, constructor), plain && (() => define(tag, plain)));
}

/**
 * What lies over the page: in the top layer nothing of the page clips, covers or transforms it.
 * @param {(Node | string)[]} content
 */
export function createOverlay(...content) {
  const overlay = document.createElement('div');
  overlay.popover = 'manual';
  overlay.append(...content);
  return overlay;
}

/**
 * A button inside an element.
 * @param {(Node | string)[]} content
 */
export function createButton(...content) {
  const button = document.createElement('button');
  button.type = 'button';
  button.part = 'button';
  button.append(...content);
  return button;
}
