// Facts that only the page knows of an element that is pressed: if a person can still reach it, where it is, and what it acts on.

/** @typedef {{ x: number, y: number }} Place A place in a viewport, in pixels. */
/**
 * @typedef {object} Start The beginning of a press or an arming: the subject and the box of the element, and the part of it that
 *   a contact hit.
 * @property {number} subject @property {[number, number, number, number]} box @property {Place} [part]
 */

/** Looks for an opacity of 0 as well, which hit tests do not see. */
const visibly = { __proto__: null, opacityProperty: true, visibilityProperty: true };
/**
 * The attributes that change what an activation does: the element's or its form's own, those of htmx, LiveView and Livewire, and a
 * page's data with the name of an identity or an action. Other data is often the page's own mark of a press, such as `data-pressed`.
 */
const acting = /^(type|value|name|href|src|action|item-id)$|^(on|form|command|hx-|phx-|wire:)|^data-(.+-)?(id|key|index|item|value|href|url|param|action)$|^data-hx-/;

/**
 * Reads a property by its prototype: a form has its fields as properties, under any name.
 * @param {object} prototype @param {string} name @param {Node} node
 */
export const read = (prototype, name, node) => /** @type {PropertyDescriptor & { get(): any }} */ (
  Object.getOwnPropertyDescriptor(prototype, name)).get.call(node);
/** @param {Node} node */
export const isElement = (node) => read(Node.prototype, 'nodeType', node) === 1;
/** @param {Element} element @param {string} selector */
export const matches = (element, selector) => Element.prototype.matches.call(element, selector);

/** @param {Node} node */
const rootOf = (node) => /** @type {Document | ShadowRoot} */ (node.getRootNode());

/**
 * Returns the host of the shadow that a node is in; null without one.
 * @param {Node} node
 */
export function hostOf(node) {
  const root = rootOf(node);
  return root.nodeType === 11 ? /** @type {HTMLElement?} */ (/** @type {ShadowRoot} */ (root).host) : null;
}

/**
 * Returns a node and all that it is shown in, also across shadows.
 * @param {Node?} node
 */
export function pathOf(node) {
  const path = [];
  for (let one = /** @type {any} */ (node); one;) {
    path.push(one);
    const slot = isElement(one) && read(Element.prototype, 'assignedSlot', one);
    one = slot || (read(Node.prototype, 'parentNode', one) ?? hostOf(one));
  }
  return path;
}

/**
 * Returns the frame that shows a node's document, if both are of the same origin.
 * @param {Node} node
 */
const frameOf = (node) => /** @type {HTMLElement?} */ (/** @type {Document} */ (node.ownerDocument).defaultView?.frameElement ?? null);

/** @param {Element} element */
const isVisible = (element) => element.checkVisibility(visibly);

/**
 * True if what a contact hits at a place is in an element, as seen from the outermost page. A hit test also finds what no list
 * of styles names: inert, covered, clipped away, without a size, or without pointer events.
 * @param {HTMLElement} element @param {Place} place
 */
function isHit(element, { x, y }) {
  for (let node = /** @type {HTMLElement?} */ (element); node;) {
    if (!node.contains(rootOf(node).elementFromPoint?.(x, y) ?? null)) return false;
    const frame = hostOf(node) ? null : frameOf(node);
    if (frame && !isVisible(frame)) return false;
    if (frame) ({ x, y } = placeIn(frame, { x, y }));
    node = hostOf(node) ?? frame;
  }
  return true;
}

/**
 * Returns a place in a frame's page as a place of the page around the frame.
 * @param {HTMLElement} frame @param {Place} place
 */
function placeIn(frame, { x, y }) {
  const box = frame.getBoundingClientRect();
  const scale = box.width / frame.offsetWidth;
  return { x: box.x + (frame.clientLeft + x) * scale, y: box.y + (frame.clientTop + y) * scale };
}

/**
 * Returns an element's x, y, width and height in the outermost page of the same origin.
 * @param {Element} element @returns {[x: number, y: number, width: number, height: number]}
 */
function boxOf(element) {
  const [from, to] = [{ x: 0, y: 0 }, { x: 1, y: 1 }].map((part) => {
    let place = placeOn(element, part);
    for (let frame = frameOf(element); frame; frame = frameOf(frame)) place = placeIn(frame, place);
    return place;
  });
  return [from.x, from.y, to.x - from.x, to.y - from.y];
}

/**
 * True if a modal dialog or a fullscreen element is open. One in a shadow is known by the focus in it.
 * @param {Document} document
 */
function hasModal(document) {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return document.querySelector(':modal') || pathOf(focused).some((node) => isElement(node) && matches(node, ':modal'));
}

/**
 * True if keys can reach an element: it is not inert, and no modal dialog or fullscreen element is open without it.
 * @param {HTMLElement} element @returns {boolean}
 */
function takesKeys(element) {
  // A modal dialog is not inert in an inert part of the page.
  const nearest = pathOf(element).find((node) => isElement(node) && matches(node, '[inert], :modal'));
  if (nearest ? !matches(nearest, ':modal') : hasModal(element.ownerDocument)) return false;
  const frame = frameOf(element);
  return !frame || (isVisible(frame) && takesKeys(frame));
}

/**
 * Returns a text that differs as soon as elements act on something else.
 * @param {Iterable<Element | null | undefined>} elements
 */
const actsOf = (elements) => JSON.stringify([...elements].map(
  (one) => one && [...read(Element.prototype, 'attributes', one)].filter(({ name }) => acting.test(name)).map(({ name, value }) => name + value),
));

/**
 * Returns the texts that name an element.
 * @param {HTMLElement & { ariaLabelledByElements?: Element[] | null }} element @param {Iterable<Node>} labels
 */
const nameOf = (element, labels) => JSON.stringify([
  element.getAttribute('aria-label'), ...[element, ...labels, ...(element.ariaLabelledByElements ?? [])].map(({ textContent }) => textContent),
  ...[...element.querySelectorAll('[alt]')].map((one) => one.getAttribute('alt')),
]);

/**
 * Returns a place on an element by its parts of the element's width and height, so that it follows the element when that is
 * moved or scaled.
 * @param {Element} element @param {Place} part
 */
export function placeOn(element, part) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + part.x * width, y: y + part.y * height };
}

/**
 * Returns the parts for a place on an element; see `placeOn`.
 * @param {Element} element @param {Place} place
 */
function partOf(element, place) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (place.x - x) / width || 0, y: (place.y - y) / height || 0 };
}

/** The look of a page at an element that is pressed. */
export class Reach {
  #element;
  #internals;
  #delegate;
  /** The texts for what the element acts on, and for its name and its form's hidden fields; and a number that changes with them. */
  #acts = '';
  #name = '';
  #subject = 0;

  /** @param {HTMLElement} element @param {ElementInternals} internals @param {import('./define-element.js').Delegate} delegate */
  constructor(element, internals, delegate) {
    this.#element = element;
    this.#internals = internals;
    this.#delegate = delegate;
  }

  /** The element, or its surface if the page has taken the element's box away (`display: contents`). */
  get #shown() { return this.#element.getClientRects().length ? this.#element : this.#delegate.surfaces[0]; }
  /** The texts that a listener may change during a press: a page may mark its press in the name, or in a hidden field. */
  get #named() {
    const { subject } = this.#delegate;
    const { form, labels } = this.#internals;
    const hidden = form ? Element.prototype.querySelectorAll.call(form, /** @type {any} */ ('[type=hidden]')) : [];
    return actsOf(hidden) + (subject ? subject() : nameOf(this.#element, labels));
  }

  /**
   * True if a node is in the element or in its shadow.
   * @param {Node?} node
   */
  contains(node) { return this.#element.contains(node) || /** @type {ShadowRoot} */ (this.#element.shadowRoot).contains(node); }

  /**
   * True if an event may have its target in the element. The path of an event in a closed shadow begins at the shadow's host.
   * @param {EventTarget[]} path
   */
  isOn(path) {
    for (let one = /** @type {HTMLElement?} */ (hostOf(this.#element)); one; one = hostOf(one)) if (one === path[0]) return true;
    return path.includes(this.#element);
  }

  /**
   * True if a node contains the element, also around shadows.
   * @param {Node} node
   */
  isWithin(node) {
    for (let inner = /** @type {HTMLElement?} */ (this.#element); inner; inner = hostOf(inner)) if (node.contains(inner)) return true;
    return false;
  }

  /**
   * True if a contact at a place hits the element or its overlay, as far as the overlay takes contacts now.
   * @param {Place} place
   */
  isAt(place) { return isHit(this.#element, place); }

  /** The place and the size of the element in the outermost page. */
  get box() { return boxOf(this.#shown); }

  /** Returns the number of what the element acts on now. */
  readSubject() {
    const [acts, name] = [actsOf([this.#internals.form, this.#element, this.#delegate.item?.()]), this.#named];
    if (acts !== this.#acts || name !== this.#name) this.#subject++;
    [this.#acts, this.#name] = [acts, name];
    return this.#subject;
  }

  /** Takes the present name and hidden fields for those of the press. */
  keepName = () => {
    this.#name = this.#named;
  };

  /**
   * Calls listeners. They may adapt the element's name to its state: that is not another subject. Many frameworks do so in the
   * next microtask.
   * @param {() => void} call
   */
  keepSubject(call) {
    this.readSubject();
    call();
    this.keepName();
    queueMicrotask(this.keepName);
  }

  /**
   * Returns what a press begins on that begins now.
   * @param {Place} [place] the place of a contact in the element's viewport @returns {Start}
   */
  startAt(place) {
    return { subject: this.readSubject(), box: this.box, part: place && partOf(this.#shown, place) };
  }

  /**
   * True if a contact on a part of the element reaches it, or, without a part, if keys do.
   * @param {Place?} part
   */
  isReached(part) {
    const shown = this.#shown;
    return isVisible(shown) && (part ? this.#isHit(placeOn(shown, part), false) : takesKeys(this.#element));
  }

  /**
   * True if a contact at a place reaches the element itself, below its overlay.
   * @param {Place} place
   */
  isReachedAt(place) { return this.#isHit(place, false); }

  /**
   * True if something covers the element, or its overlay, at a place where a contact lifts. A place outside of the window cannot
   * be covered.
   * @param {Place} place
   */
  isCoveredAt(place) {
    const { innerWidth, innerHeight } = /** @type {Window} */ (this.#element.ownerDocument.defaultView);
    const { x, y } = place;
    return x >= 0 && y >= 0 && x < innerWidth && y < innerHeight && !this.#isHit(place, true);
  }

  /**
   * True if a contact at a place would hit the element, or its overlay if `isOver`.
   * @param {Place} place @param {boolean} isOver
   */
  #isHit(place, isOver) {
    const test = () => isHit(this.#element, place);
    return this.#delegate.shield ? this.#delegate.shield(isOver, test) : test();
  }
}
