// The weighings in this browser.

import { Refusal, result, transaction } from './database.js';

/** The limits of a weighing. 100 kg is far beyond any kitchen scale. The length of a note counts characters, not UTF-16 units. */
const most = { grams: 100_000, note: 200 };

/** Returns a weighing's grams and note. Throws a `Refusal` that names the wrong field. */
export function checked({ grams, note = '' }) {
  if (!Number.isFinite(grams) || grams < 0 || grams > most.grams) {
    throw new Refusal('The weight must be a number of grams from 0 to 100000.', { field: 'grams' });
  }
  if (typeof note !== 'string') throw new Refusal('The note must be text.', { field: 'note' });
  if ([...note].length > most.note) throw new Refusal('The note must be no longer than 200 characters.', { field: 'note' });
  // Adding 0 turns -0 into 0.
  return { grams: grams + 0, note };
}

/** The form of a text that the search compares. It ignores case, and how accents are encoded. */
const folded = (text) => text.toLowerCase().normalize('NFC');

/** The weighings whose note contains a text. */
export const found = (weighings, text) => weighings.filter(({ note }) => folded(note).includes(folded(text.trim())));

const missing = () => new Refusal('This weighing does not exist. It may have been deleted.', { isMissing: true });

export const weighings = {
  /** All weighings, newest first. @returns {Promise<Weighing[]>} */
  all: async () => (await transaction('weighings', 'readonly', (store) => result(store.index('createdAt').getAll()))).reverse(),

  /** @returns {Promise<Weighing>} rejects with a `Refusal` whose `isMissing` is true if there is none */
  get: async (id) => (await transaction('weighings', 'readonly', (store) => result(store.get(id)))) ?? Promise.reject(missing()),

  /** Adds a weighing of now. @returns {Promise<Weighing>} */
  add: async (given) => {
    const weighing = { ...checked(given), createdAt: new Date().toISOString() };
    const id = await transaction('weighings', 'readwrite', (store) => result(store.add(weighing)));
    return { id, ...weighing };
  },

  /** Deletes a weighing. Rejects as `get` does if it is already gone. */
  delete: (id) => transaction('weighings', 'readwrite', async (store) => {
    if (!(await result(store.getKey(id)))) throw missing();
    await result(store.delete(id));
  }),

  /**
   * Adds those that are not here yet, all or none. Returns how many these are.
   * @param {Omit<Weighing, 'id'>[]} others
   */
  merge: (others) => transaction('weighings', 'readwrite', async (store) => {
    const key = ({ createdAt, grams, note }) => JSON.stringify([createdAt, grams, note]);
    const known = new Map();
    for (const one of await result(store.getAll())) known.set(key(one), (known.get(key(one)) ?? 0) + 1);
    const added = others.filter((one) => {
      const count = known.get(key(one)) ?? 0;
      known.set(key(one), count - 1);
      return count <= 0;
    });
    for (const { createdAt, grams, note } of added) store.add({ createdAt, grams, note });
    return added.length;
  }),
};

/** The reason why a weighing was not saved, for people. Also covers the button's time limit. */
export function reason(error) {
  if (error.name === 'TimeoutError') {
    return 'The database of this browser did not answer in time. It may still save it: check History before you try again.';
  }
  return error.message;
}
