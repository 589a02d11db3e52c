// The calls that an app got from the system, in order; kept in this tab, because a cold start loads the page anew.

import { make } from '/elements.js';

const key = 'lifecycle';
/** How many calls are kept. */
const memory = 12;

/** @typedef {{start: 'cold'|'warm', call: string, outcome: string}} Call */

export class LifecycleLog {
  #list;
  /** @type {Call[]} */
  #calls = stored();

  constructor(list) {
    this.#list = list;
    this.#show();
    // Back to a page that the browser kept: meanwhile others may have written.
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
      // A page may be forbidden to keep anything; then the log is as old as the page.
    }
    this.#show();
  }

  #show() {
    const lines = this.#calls.map(({ start, call, outcome }) =>
      make('li', {}, make('span', {}, start), make('b', {}, call), outcome && make('small', {}, outcome)),
    );
    const none = make('li', { className: 'quiet' }, 'None yet. Choose a quick action.');
    this.#list.replaceChildren(...(lines.length ? lines : [none]));
  }
}

/** What this tab keeps, if it is a log. */
function stored() {
  try {
    const calls = JSON.parse(sessionStorage.getItem(key));
    return Array.isArray(calls) ? calls.filter((one) => one?.call) : [];
  } catch {
    return [];
  }
}
