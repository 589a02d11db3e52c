// Facts that only the page knows of an element that is pressed: if a person can still reach it, where it is, and what it acts on.

/** Looks for an opacity of 0 as well, which hit tests do not see. */
const visibly = { __proto__: null, opacityProperty: true, visibilityProperty: true };
/** The attributes that change what an activation does, or what it is called. */
const acting = /^(id|value|name|href|src|title)$|^(form|command|data-(?!pressure-)|aria-label)/;

/** @typedef {{ x: number, y: number }} Place A place in a viewport, in pixels. */

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
 * Returns the frame that shows a node's document, if both are of the same origin.
 * @param {Node} node
 */
const frameOf = (node) => /** @type {HTMLElement?} */ (/** @type {Document} */ (node.ownerDocument).defaultView?.frameElement ?? null);

/**
 * True if what a contact hits at a place is in an element, as seen from the outermost page. A hit test also finds what no list
 * of styles names: inert, covered, clipped away, without a size, or without pointer events.
 * @param {HTMLElement} element @param {Place} place
 */
export function isHit(element, { x, y }) {
  for (let node = /** @type {HTMLElement?} */ (element); node;) {
    if (!node.checkVisibility(visibly) || !node.contains(rootOf(node).elementFromPoint?.(x, y) ?? null)) return false;
    const frame = hostOf(node) ? null : frameOf(node);
    if (frame) {
      const box = frame.getBoundingClientRect();
      const scale = box.width / frame.offsetWidth;
      x = box.x + (frame.clientLeft + x) * scale;
      y = box.y + (frame.clientTop + y) * scale;
    }
    node = hostOf(node) ?? frame;
  }
  return true;
}

/**
 * True if the page shows an element, and lets keys reach it: it is neither hidden, faded nor inert, and no modal dialog or
 * fullscreen element is open without it.
 * @param {HTMLElement} element
 */
export function isOpen(element) {
  for (let node = /** @type {HTMLElement?} */ (element); node; node = hostOf(node) ?? frameOf(node)) {
    const inside = node;
    const modals = [...rootOf(node).querySelectorAll(':modal')];
    if (!node.checkVisibility(visibly) || node.matches('[inert], [inert] *')) return false;
    if (modals.length && !modals.some((modal) => modal.contains(inside))) return false;
  }
  return true;
}

/**
 * Returns a text that differs as soon as an element acts on something else.
 * @param {HTMLElement} element @param {string | null} title
 */
export const identityOf = (element, title) => JSON.stringify([
  title, ...[...element.attributes].filter(({ name }) => acting.test(name)).map(({ name, value }) => name + value),
]);

/**
 * Returns a place on an element by its parts of the element's width and height, so that it follows the element when that is
 * moved or scaled.
 * @param {HTMLElement} element @param {Place} part
 */
export function placeOn(element, part) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + part.x * width, y: y + part.y * height };
}

/**
 * Returns the parts for a place on an element; see `placeOn`.
 * @param {HTMLElement} element @param {Place} place
 */
export function partOf(element, place) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: (place.x - x) / width || 0, y: (place.y - y) / height || 0 };
}
