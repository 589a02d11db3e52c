// The settings in this browser, each under a name.

import { result, transaction, whenChanged } from './database.js';

export const settings = {
  /** The value of a setting; undefined if it was never set. If it cannot be read, returns `otherwise`. */
  get: (name, otherwise = undefined) => transaction('settings', 'readonly', (store) => result(store.get(name))).catch(() => otherwise),
  /** Stores a setting; undefined removes it. Rejects with a `Refusal`. */
  set: (name, value) => transaction('settings', 'readwrite', (store) => result(value === undefined ? store.delete(name) : store.put(value, name))),
  /** Calls a function whenever another tab has changed a setting. */
  whenChanged: (call) => whenChanged('settings', call),
};
