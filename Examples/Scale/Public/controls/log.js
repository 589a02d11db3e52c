// The log: the last events of a control, with their times.

import { make } from '/elements.js';

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
    confirm: () => '',
    settle: ({ text }) => text,
    peek: () => '',
    pop: () => '',
    close: () => '',
    action: ({ value }) => value,
    launch: () => '',
    quickaction: ({ title }) => title,
  };
  for (const element of elements) {
    for (const [type, words] of Object.entries(told)) {
      element.addEventListener(type, (event) => event.target === element && note(type, words(event.detail)));
    }
  }
}
