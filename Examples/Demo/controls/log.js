// The log: the last events of a control, with their times.

import { declared } from './declared.js';
import { make } from '../elements.js';

const [list, last] = ['log', 'last'].map((id) => document.getElementById(id));

/** The maximum number of listed events. */
const memory = 10;
const nothing = () => make('li', { className: 'quiet' }, 'No events yet. Press the control.');

export function note(type, text = '') {
  const seconds = (performance.now() / 1000).toFixed(2);
  list.querySelector('.quiet')?.remove();
  list.prepend(make('li', {}, make('span', {}, seconds), make('b', {}, type), ` ${text}`));
  while (list.children.length > memory) list.lastElementChild.remove();
  last.textContent = `${type} ${text}`.trim();
}

export function clearLog() {
  list.replaceChildren(nothing());
  last.textContent = '';
}

/** Logs the events of each control of the page. */
export function listen(elements) {
  /** @type {Record<string, (detail: any) => string>} */
  const told = {
    statechange: ({ previous, state }) => `${previous} → ${state}`,
    settle: ({ text }) => text,
    action: ({ value }) => value,
    quickaction: ({ title }) => title,
  };
  // Events of every frame would hide the others.
  const types = new Set(Object.values(declared).flatMap(({ events }) => events));
  for (const type of ['intentionchange', 'reading']) types.delete(type);
  for (const element of elements) {
    for (const type of types) {
      element.addEventListener(type, (event) => event.target === element && note(type, told[type]?.(event.detail)));
    }
  }
}
