// Tells whether something else that can be pressed lies at a place of the page.

const roles = ['button', 'link', 'option', 'tab', 'switch', 'checkbox', 'radio', 'menuitem'];
const pressable = [
  ':is(a, area)[href]', 'button', 'input', 'select', 'textarea', 'summary', 'label', 'iframe', 'video', 'audio', '[onclick]',
  '[contenteditable]:not([contenteditable=false])', '[tabindex]:not([tabindex^="-"])', ...roles.map((role) => `[role=${role}]`),
].join();

/**
 * Returns a node and all that it is shown in, also across shadows.
 * @param {Node?} node
 */
function pathOf(node) {
  const path = [];
  for (let one = /** @type {any} */ (node); one; one = one.assignedSlot ?? one.parentNode ?? one.host) path.push(one);
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
  while ((inner = hit?.shadowRoot?.elementFromPoint(x, y)) && hit?.shadowRoot?.contains(inner)) hit = inner;
  const path = pathOf(hit);
  if (path.includes(element)) return false;
  const own = pathOf(element);
  const end = path.findIndex((one) => own.includes(one));
  const others = path.slice(0, end).filter((one) => one.nodeType === 1);
  if (!others.length) return false;
  const around = path.slice(end).find((one) => one.nodeType === 1);
  // Text in a row that can be pressed has the row's cursor.
  return others.some((one) => one.matches(pressable)) || isPointed(others[0]) && !(around && isPointed(around));
}
