// Defines an element by its class, its schema (the names of its options, texts and states) and its delegate (its own code).

/** @typedef {import('./element-base.js').ElementClass} ElementClass */
/** @typedef {import('./element-base.js').KitElement} KitElement */

import { isSupported } from './engine.js';
import { hasPage } from './instantiate.js';

/**
 * @typedef {object} Schema The names and numbers of an element: a declaration of declarations.js, and more.
 * @property {number} kind the control's number in the engine
 * @property {string[]} states the states, in the engine's order
 * @property {Object<string, number[]>} numbers attributes with a number: the number of the option, and its default
 * @property {Object<string, number[]>} flags boolean attributes: the number of the option, and its value while the
 *   attribute is set
 * @property {Object<string, string | null>} labels attributes with a text, each with its default
 * @property {Object<string, string>} words the element's other texts, in English
 * @property {string} [name] the word that is the accessible name without an `aria-label`
 * @property {string} style the CSS of the shadow
 */

/** @typedef {HTMLElement & { disabled?: boolean }} Surface An element that can be pressed. */

/**
 * @typedef {object} Delegate The element's own part of the work: its host calls these.
 * @property {Surface[]} surfaces the elements that can be pressed; the first is the control itself
 * @property {HTMLElement[]} content the content of the shadow root
 * @property {() => string[]} [texts] the texts by the engine's slots, if the control announces or draws any
 * @property {() => void} [fill] sets the texts of the content. The engine may be missing
 * @property {() => void} [actPlainly] does what the control is for, after a click without an engine. Without it the browser handles
 *   the click
 * @property {() => void} locate tells the engine where the control is
 * @property {() => void} draw draws the control as it is now
 * @property {(choice: number) => void} act does what the control is for
 * @property {(state: string, previous: string) => object | void} [didChangeState] adapts the element to a state;
 *   returns more fields for the detail of `statechange`
 * @property {() => string | null} [description] returns how the control works, for assistive technology
 * @property {() => Element | null} [item] returns the element around this one that an act concerns, such as a row
 * @property {() => string} [subject] returns a text that changes with what the element acts on; by default its name
 * @property {(isOver: boolean, test: () => boolean) => boolean} [shield] returns the result of a hit test for which the
 *   overlay takes contacts, or does not
 * @property {() => void} [prepare] tells the engine about changes since the last press
 * @property {() => void} [measure] tells the engine sizes and colours: before a press, and in the frame after `changed`
 * @property {(isLeftOpen: boolean) => void} [didUpdate] called after each input; true if something stays over the page
 *   without a contact
 * @property {(x: number, y: number) => boolean} [covers] true if something else that can be pressed lies below the element's
 *   overlay, at a position in the viewport
 * @property {boolean} [actsOnMoves] true if a move alone can act, such as one with more force
 * @property {(name: string) => void} [didApplyAttributes] called after an attribute changed. The engine may be missing, and then `handle` is 0
 * @property {() => void} [didEnterPage] called when the element is in a page. The engine may be missing
 * @property {() => void} [willLeavePage] called when the element leaves its place
 * @property {() => void} [didLeavePage] called when the element will not come back soon
 */

/** The class that elements extend. A stand-in lets their modules be imported where there is no document. */
export const Element = /** @type {import('./element-base.js').AnyElementBase} */ (globalThis.HTMLElement ?? class {});

/**
 * @typedef {object} ElementHost The host of any element.
 * @property {string} state
 * @property {HTMLElement} surface
 * @property {readonly HTMLElement[]} surfaces
 * @property {ElementInternals} internals
 * @property {() => void} enterPage
 * @property {() => void} leavePage
 * @property {(name: string) => void} apply applies an attribute
 * @property {(name: string) => unknown} valueOf returns the value of an attribute's property
 */
/**
 * @typedef {object} Hosts
 * @property {(element: HTMLElement) => ElementHost} get
 * @property {(element: HTMLElement) => boolean} has
 * @property {(element: HTMLElement, host: ElementHost) => void} set
 */

/** The host of each element. Every element has one. */
export const hosts = /** @type {Hosts} */ (new WeakMap());

/** @param {string} name */
const camelCase = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** The boolean attributes that the browser knows from native buttons. */
export const switches = ['disabled', 'formNoValidate'];

/**
 * The attributes that describe an element to assistive technology. For those that refer to other elements by ids, the properties
 * with these elements; otherwise ''.
 */
export const described = new Map(['title', 'role', 'aria-label', 'aria-description', ...Object.getOwnPropertyNames(globalThis.Element?.prototype ?? {})]
  .filter((name) => /^(title$|role$|aria)/.test(name))
  .map((name) => [name.replace(/^aria([A-Z])/, 'aria-$1').replace(/Elements?$/, '').toLowerCase(), /Elements?$/.test(name) ? name : '']));

/**
 * True if an element's validity concerns its form. As in HTML, one that resets or only acts keeps no form from its submission.
 * @param {HTMLElement & { type?: string }} element
 */
const isValidated = ({ type }) => (type ?? 'submit') === 'submit';

/** @type {WeakMap<HTMLElement, string>} The messages of `setCustomValidity`, which wait for a type that is validated. */
const messages = new WeakMap();

/**
 * Adds the members of a native button in a form, whose values are those of the internals.
 * @param {any} prototype @param {(element: any) => ElementInternals} internalsOf
 */
export function addFormMembers(prototype, internalsOf) {
  for (const name of /** @type {const} */ (['labels', 'validity', 'validationMessage', 'willValidate'])) {
    Object.defineProperty(prototype, name, /** @type {ThisType<HTMLElement>} */ ({
      __proto__: null, configurable: true, get() { return (name !== 'willValidate' || isValidated(this)) && internalsOf(this)[name]; },
    }));
  }
  for (const name of /** @type {const} */ (['checkValidity', 'reportValidity'])) {
    /** @this {HTMLElement} */
    prototype[name] = function () { return internalsOf(this)[name](); };
  }
  /** @this {HTMLElement} @param {string} message */
  prototype.setCustomValidity = function (message) {
    messages.set(this, message = `${message}`);
    internalsOf(this).setValidity({ __proto__: null, customError: isValidated(this) && message > '' }, message);
  };
}

/** @type {ThisType<KitElement> & Record<string, unknown>} The members of all elements. */
const shared = {
  get state() { return hosts.get(this).state; },
  /** Activates the control without a press. */
  click() { hosts.get(this).surface.click(); },
  connectedCallback() { hosts.get(this).enterPage(); },
  disconnectedCallback() { hosts.get(this).leavePage(); },
  /** @param {string} name */
  attributeChangedCallback(name) {
    hosts.get(this).apply(name);
    if (messages.get(this)) /** @type {any} */ (this).setCustomValidity(messages.get(this));
  },
  // Called when the element's fieldset is disabled or enabled.
  formDisabledCallback() { hosts.get(this).apply('disabled'); },
};

/** @param {object} object @returns {[name: string, descriptor: PropertyDescriptor][]} */
const descriptorsOf = (object) =>
  Object.entries(Object.getOwnPropertyDescriptors(object)).map(([name, one]) => [name, { __proto__: null, ...one }]);

/**
 * Declares an element: adds a property for each attribute to its class, and the callbacks of a custom element.
 * @param {string} tag the element's name, unless a page defines it by another one
 * @param {ElementClass} constructor @param {Omit<Schema, 'style'>} schema
 */
export function declareElement(tag, constructor, schema) {
  const { prototype } = constructor;
  const { numbers, flags, labels, words } = schema;
  // Without a prototype the tables ignore what a page adds to Object.prototype.
  for (const table of [schema, numbers, flags, labels, words]) Object.setPrototypeOf(table, null);
  const toggles = [...Object.keys(flags), ...switches];
  // React 19 sets a property of an attribute's name in place of the attribute.
  const names = [...Object.keys(flags), 'disabled', 'form', ...Object.keys({ ...numbers, ...labels })];
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
  addFormMembers(prototype, (element) => hosts.get(element).internals);
  // The class's own members come last, so that they override the shared ones.
  for (const [name, descriptor] of [...descriptorsOf(shared), ...properties, ...descriptorsOf(prototype)]) {
    Object.defineProperty(prototype, name, descriptor);
  }
  constructor.formAssociated = true;
  constructor.observedAttributes = [...names.map((name) => name.toLowerCase()), 'commandfor', 'autofocus', ...described.keys()];
  constructor.tag = tag;
}

/** @param {string} tag @param {CustomElementConstructor} constructor */
const define = (tag, constructor) => customElements.get(tag) ?? customElements.define(tag, constructor);

/**
 * Defines an element by its tag, unless another copy of the kit has done so.
 * @param {CustomElementConstructor & { tag: string }} constructor a declared class
 * @param {CustomElementConstructor} [plain] the class to define in a browser that is too old; without it the element stays
 *   undefined there
 */
export function defineElement(constructor, plain) {
  const chosen = isSupported ? constructor : plain;
  if (hasPage && chosen) define(constructor.tag, chosen);
}

/**
 * Creates an overlay. In the top layer the page cannot clip, cover or transform it.
 * @param {(Node | string)[]} content
 */
export function createOverlay(...content) {
  const overlay = document.createElement('div');
  overlay.popover = 'manual';
  overlay.append(...content);
  return overlay;
}

/**
 * Creates a button for a shadow.
 * @param {(Node | string)[]} content
 */
export function createButton(...content) {
  const button = document.createElement('button');
  button.type = 'button';
  button.part = 'button';
  button.append(...content);
  return button;
}
