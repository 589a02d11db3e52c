// Facts that only the page knows of an element that is pressed: if a person can still reach it, where it is, and what it acts on.

/** @typedef {{ x: number, y: number }} Place A place in a viewport, in pixels. */

/** Looks for an opacity of 0 as well, which hit tests do not see. */
const visibly = { __proto__: null, opacityProperty: true, visibilityProperty: true };
/**
 * The attributes that change what an activation does: the element's own, those of htmx and LiveView, and a page's data with the
 * name of an identity. Other data is often the page's own mark of a press, such as `data-pressed`.
 */
const acting = /^(value|name|href|src)$|^(form|command|hx-|phx-)|^data-(.+-)?(id|key|item|value|href|url|param)$|^data-hx-/;

/**
 * Reads a property by its prototype: a form has its fields as properties, under any name.
 * @param {object} prototype @param {string} name @param {Node} node
 */
const read = (prototype, name, node) => /** @type {PropertyDescriptor & { get(): any }} */ (
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
export const isVisible = (element) => element.checkVisibility(visibly);

/**
 * True if what a contact hits at a place is in an element, as seen from the outermost page. A hit test also finds what no list
 * of styles names: inert, covered, clipped away, without a size, or without pointer events.
 * @param {HTMLElement} element @param {Place} place
 */
export function isHit(element, { x, y }) {
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
 * Returns the left, middle and right of an element, and its top, middle and bottom, in the outermost page of the same origin.
 * @param {Element} element @returns {number[][]}
 */
export function edgesOf(element) {
  const [from, to] = [{ x: 0, y: 0 }, { x: 1, y: 1 }].map((part) => {
    let place = placeOn(element, part);
    for (let frame = frameOf(element); frame; frame = frameOf(frame)) place = placeIn(frame, place);
    return place;
  });
  return [[from.x, (from.x + to.x) / 2, to.x], [from.y, (from.y + to.y) / 2, to.y]];
}

/**
 * Returns the distance that an element has moved. An element that grows or shrinks on one side, or around its middle, has not.
 * @param {number[][]} before its edges before @param {number[][]} now
 */
export const distanceOf = (before, now) => Math.hypot(...now.map((edges, axis) =>
  Math.min(...edges.map((edge, index) => Math.abs(edge - before[axis][index])))));

/**
 * True if keys can reach an element: it is not inert, and no modal dialog or fullscreen element is open without it.
 * @param {HTMLElement} element @returns {boolean}
 */
export function takesKeys(element) {
  // A modal dialog is not inert in an inert part of the page.
  const nearest = pathOf(element).find((node) => isElement(node) && matches(node, '[inert], :modal'));
  if (nearest ? !matches(nearest, ':modal') : element.ownerDocument.querySelector(':modal')) return false;
  const frame = frameOf(element);
  return !frame || (isVisible(frame) && takesKeys(frame));
}

/**
 * Returns a text that differs as soon as an element acts on something else.
 * @param {HTMLElement} element @param {HTMLFormElement?} form
 */
export const actsOf = (element, form) => JSON.stringify([
  form && Element.prototype.getAttribute.call(form, 'action'),
  ...[...element.attributes].filter(({ name }) => acting.test(name)).map(({ name, value }) => name + value),
]);

/**
 * Returns the texts that name an element.
 * @param {HTMLElement & { ariaLabelledByElements?: Element[] | null }} element @param {Iterable<Node>} labels
 */
export const nameOf = (element, labels) => JSON.stringify([
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
export function partOf(element, place) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (place.x - x) / width || 0, y: (place.y - y) / height || 0 };
}
