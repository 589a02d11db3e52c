// The settings in this browser, each under a name. A value is anything that JSON can express.

import { result, transaction, whenChanged } from './database.js';

/** The number of changes that this page has made, by the settings' names. */
const changes = new Map();
/** The JSON of the last value that this page has read or stored, by name. */
const stored = new Map();

export const settings = {
  /** The value of a setting; undefined if it was never set. Rejects with a `Refusal`. */
  get: (name) => transaction('settings', 'readonly', (store) => result(store.get(name))),

  /** Stores a setting; undefined removes it. Rejects with a `Refusal`. */
  set: async (name, value) => {
    changes.set(name, (changes.get(name) ?? 0) + 1);
    await transaction('settings', 'readwrite', (store) => result(value === undefined ? store.delete(name) : store.put(value, name)));
    stored.set(name, JSON.stringify(value));
  },

  /**
   * Calls `use` with the value of a setting if it was ever set, and whenever another tab has changed it. The promise is
   * fulfilled after the first reading.
   * @param {string} name
   * @param {(value: any) => void} use
   * @param {(error: Error) => void} [refuse] gets the reason if the setting cannot be read
   */
  follow(name, use, refuse = () => {}) {
    const read = async () => {
      const before = changes.get(name);
      let value;
      try {
        value = await settings.get(name);
      } catch (error) {
        refuse(error);
        return;
      }
      // A change that this page has made meanwhile is newer.
      const json = JSON.stringify(value);
      if (changes.get(name) !== before || json === stored.get(name)) return;
      stored.set(name, json);
      use(value);
    };
    whenChanged('settings', read);
    return read();
  },
};
