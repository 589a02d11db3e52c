// The system's calls to the app, in order. They are stored for this tab, because a cold start reloads the page.

import { make } from './elements.js';

const key = 'lifecycle';
/** The maximum number of stored calls. */
const memory = 12;

/** @typedef {{start: 'cold'|'warm', call: string, outcome: string}} Call */

export class LifecycleLog {
  #list;
  /** @type {Call[]} */
  #calls = stored();

  constructor(list) {
    this.#list = list;
    this.#show();
    // After going back to a cached page: other pages may have changed the log meanwhile.
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      this.#calls = stored();
      this.#show();
    });
  }

  /** @param {Call} call */
  add(call) {
    this.#set([...this.#calls, call].slice(-memory));
  }

  clear() {
    this.#set([]);
  }

  #set(calls) {
    this.#calls = calls;
    try {
      sessionStorage.setItem(key, JSON.stringify(calls));
    } catch {
      // Storage is not allowed. The log then lasts only as long as the page.
    }
    this.#show();
  }

  #show() {
    const lines = this.#calls.map(({ start, call, outcome }) =>
      make('li', {}, make('span', {}, start), make('b', {}, call), outcome && make('small', {}, outcome)),
    );
    const none = make('li', { className: 'quiet' }, 'No calls yet. Choose a quick action.');
    this.#list.replaceChildren(...(lines.length ? lines : [none]));
  }
}

/** The log stored for this tab; empty if it is missing or invalid. */
function stored() {
  try {
    const calls = JSON.parse(sessionStorage.getItem(key));
    return Array.isArray(calls) ? calls.filter((one) => one?.call) : [];
  } catch {
    return [];
  }
}
