// Which part of a control a field is for: it is outlined on the stage.

import { make } from '../elements.js';

/** What is between a part and its outline, in pixels. */
const gap = 4;

/** Outlines a part, where it is to be seen, while somebody is in its field or points at it; gives what does so anew. */
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

/** Takes all outlines away: their fields are there no more. */
export function clearOutlines(element) {
  for (const one of element.closest('.stage').querySelectorAll('.outlined')) one.remove();
}

/** Where a part is to be seen. What is drawn, and what has a text, may be there several times. */
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
