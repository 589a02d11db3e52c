// Tells whether something else that can be pressed lies at a place of the page.

import { isElement, matches, pathOf, placeOn } from './reach.js';

const roles = ['button', 'link', 'option', 'tab', 'switch', 'checkbox', 'radio', 'menuitem'];
const pressable = [
  ':is(a, area)[href]', 'button', 'input', 'select', 'textarea', 'summary', 'label', 'iframe', 'video', 'audio', '[onclick]',
  '[contenteditable]:not([contenteditable=false])', '[tabindex]:not([tabindex^="-"])', ...roles.map((role) => `[role=${role}]`),
].join();

/** @param {Element} element @param {import('./reach.js').Place} place */
function isWithin(element, { x, y }) {
  const box = Element.prototype.getBoundingClientRect.call(element);
  return x > box.left && x < box.right && y > box.top && y < box.bottom;
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
  // A map, a video or a row's own link, on which the element lies itself, is not another control.
  const middle = placeOn(element, { x: 0.5, y: 0.5 });
  const others = path.slice(0, end).filter((one) => isElement(one) && !isWithin(one, middle));
  if (!others.length) return false;
  const around = path.slice(end).find(isElement);
  // Text in a row that can be pressed has the row's cursor.
  return others.some((one) => matches(one, pressable)) || isPointed(others[0]) && !(around && isPointed(around));
}
