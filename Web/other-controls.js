// Tells whether something else that can be pressed lies at a place of the page.

import { hostOf } from './reach.js';

const roles = ['button', 'link', 'option', 'tab', 'switch', 'checkbox', 'radio', 'menuitem'];
const pressable = [
  ':is(a, area)[href]', 'button', 'input', 'select', 'textarea', 'summary', 'label', 'iframe', 'video', 'audio', '[onclick]',
  '[contenteditable]:not([contenteditable=false])', '[tabindex]:not([tabindex^="-"])', ...roles.map((role) => `[role=${role}]`),
].join();

/**
 * Reads a property by its prototype: a form has its fields as properties, under any name.
 * @param {object} prototype @param {string} name @param {Node} node
 */
const read = (prototype, name, node) => /** @type {PropertyDescriptor & { get(): any }} */ (
  Object.getOwnPropertyDescriptor(prototype, name)).get.call(node);
/** @param {Node} node */
const isElement = (node) => read(Node.prototype, 'nodeType', node) === 1;

/**
 * Returns a node and all that it is shown in, also across shadows.
 * @param {Node?} node
 */
function pathOf(node) {
  const path = [];
  for (let one = /** @type {any} */ (node); one;) {
    path.push(one);
    const slot = isElement(one) && read(Element.prototype, 'assignedSlot', one);
    one = slot || (read(Node.prototype, 'parentNode', one) ?? hostOf(one));
  }
  return path;
}

/** @param {Element} element */
const isPointed = (element) => getComputedStyle(element).cursor === 'pointer';

/**
 * True if the topmost element at a position in the viewport can be pressed, and is not the given element, inside it or around
 * it. A pointing cursor counts as well, because a page's own listeners cannot be seen.
 * @param {Element} element @param {number} x @param {number} y
 */
export function isOtherAt(element, x, y) {
  let hit = element.ownerDocument.elementFromPoint(x, y);
  /** @type {Element | null | undefined} */
  let inner;
  // A shadow may return an element outside of it.
  while ((inner = hit?.shadowRoot?.elementFromPoint?.(x, y)) && hit?.shadowRoot?.contains(inner)) hit = inner;
  const path = pathOf(hit);
  if (path.includes(element)) return false;
  const own = pathOf(element);
  const end = path.findIndex((one) => own.includes(one));
  const others = path.slice(0, end).filter(isElement);
  if (!others.length) return false;
  const around = path.slice(end).find(isElement);
  // Text in a row that can be pressed has the row's cursor.
  return others.some((one) => Element.prototype.matches.call(one, pressable)) || isPointed(others[0]) && !(around && isPointed(around));
}
