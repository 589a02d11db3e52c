// Outlines the part of the control that a field is for, on the stage.

import { make } from '../elements.js';

/** The distance between a part and its outline, in pixels. */
const gap = 4;

/** Outlines a visible part while its field has the focus or the pointer. Returns a function that updates the outlines. */
export function outlines(element, part, field) {
  const stage = element.closest('.stage');
  const reasons = new Set();
  let shown = [];

  const show = () => {
    for (const one of shown) one.remove();
    shown = reasons.size ? boxesOf(element, part).map((box) => outlineOf(box, stage)) : [];
    stage.append(...shown);
  };
  const because = (reason, begins, ends) => {
    const follow = (type, change) => field.addEventListener(type, () => {
      change();
      show();
    });
    follow(begins, () => reasons.add(reason));
    follow(ends, () => reasons.delete(reason));
  };
  because('focus', 'focusin', 'focusout');
  because('pointer', 'pointerenter', 'pointerleave');
  return show;
}

/** Removes all outlines, because their fields are gone. */
export function clearOutlines(element) {
  for (const one of element.closest('.stage').querySelectorAll('.outlined')) one.remove();
}

/** The boxes of a part's visible elements. A drawn part or a text may have several. */
function boxesOf(element, part) {
  return [...element.shadowRoot.querySelectorAll(`[part~=${part}]`)]
    .filter((node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .map((node) => node.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0);
}

function outlineOf({ x, y, width, height }, stage) {
  const frame = stage.getBoundingClientRect();
  const outline = make('i', { className: 'outlined' });
  const places = {
    left: x - frame.x - stage.clientLeft - gap, top: y - frame.y - stage.clientTop - gap, width: width + 2 * gap, height: height + 2 * gap,
  };
  for (const [name, pixels] of Object.entries(places)) outline.style[name] = `${pixels}px`;
  return outline;
}
