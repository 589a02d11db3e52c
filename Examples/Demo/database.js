// The app's database in this browser. All open tabs use it, and each reports its changes to the others.

/** A change or a question that the database refused; `message` is for people. */
export class Refusal extends Error {
  /**
   * `field` is the wrong field of the weighing, if any. `isMissing` is true if what was asked for does not exist.
   * @param {string} message
   * @param {{ field?: string, isMissing?: boolean, cause?: unknown }} details
   */
  constructor(message, { field, isMissing = false, cause } = {}) {
    super(message, { cause });
    this.field = field;
    this.isMissing = isMissing;
  }
}

const name = 'pressurekit-demo';
/** The time that the database has to open, in milliseconds. Another tab may keep it from opening. */
const patience = 5000;

/**
 * The changes from one version of the database to the next, in order. A published change must not be edited. Their number is
 * the version.
 * @type {((database: IDBDatabase, transaction: IDBTransaction) => void)[]}
 */
export const upgrades = [
  (database, transaction) => {
    // A number is never used again, so the address of a deleted weighing never shows another one.
    database.createObjectStore('weighings', { keyPath: 'id', autoIncrement: true }).createIndex('createdAt', 'createdAt');
    database.createObjectStore('settings');
    const weighings = transaction.objectStore('weighings');
    for (const [grams, note, minutes] of first) {
      weighings.add({ grams, note, createdAt: new Date(Date.now() - Number(minutes) * 60_000).toISOString() });
    }
  },
];

/** The weighings of a new database, so that History is not empty at first: grams, note, and age in minutes. */
const first = [
  [5, 'Nickel', 8832], [23.1, 'AA battery', 8829], [57.4, 'Egg', 8081], [3.6, 'Sugar cube', 7682],
  [18.7, 'Letter to Aunt Ida', 6175], [46.2, 'Key ring', 6170], [41.8, 'Apricot', 4648], [1.3, 'Hazelnut', 4644],
  [4.7, 'Wedding ring', 3577], [2.1, 'Tea bag', 2403], [14.9, 'Fountain pen', 1578], [17.5, 'Strawberry', 106],
];

const noStorage = 'This browser stores no data for this page. A setting or a private window may be the reason.';
/** The sentences for the browser's errors, by their names. */
const reasons = {
  QuotaExceededError: 'This browser has no space left for this page. Delete some weighings, or free some space on this device.',
  VersionError: 'A newer version of this app has used the database. Reload this page.',
  SecurityError: noStorage,
  // Private windows of older versions of Firefox.
  InvalidStateError: noStorage,
};

/** The refusal for an error of the browser. */
function refusal(error) {
  if (error instanceof Refusal) return error;
  const message = error?.message?.replace(/\.+$/, '') || 'no reason is known';
  // Chromium has no error of its own for blocked cookies.
  const isDenied = error?.name === 'UnknownError' && /denied permission/.test(message);
  return new Refusal(isDenied ? noStorage : reasons[error?.name] ?? `The database of this browser failed: ${message}.`, { cause: error });
}

/** @type {Promise<IDBDatabase>?} */
let opened = null;

function open() {
  opened ??= opening();
  return opened;
}

/** Opens the database again at the next action. @param {Promise<IDBDatabase>} lost the opening of the lost connection */
function close(lost) {
  if (opened === lost) opened = null;
}

function opening() {
  /** @type {Promise<IDBDatabase>} */
  const promise = new Promise((resolve, reject) => {
    // A setting can remove the property.
    if (!globalThis.indexedDB) throw new Refusal(noStorage);
    const request = indexedDB.open(name, upgrades.length);
    let isLate = false;
    const giveUp = (message) => {
      isLate = true;
      clearTimeout(waiting);
      reject(new Refusal(message));
    };
    const waiting = setTimeout(giveUp, patience, 'The database of this browser does not answer. Close the other tabs of this app, and try again.');
    request.onupgradeneeded = ({ oldVersion }) => {
      for (const upgrade of upgrades.slice(oldVersion)) upgrade(request.result, request.transaction);
    };
    request.onblocked = () => giveUp('Another tab uses an older version of this app. Close the other tabs, and try again.');
    request.onerror = () => {
      clearTimeout(waiting);
      reject(request.error);
    };
    request.onsuccess = () => {
      clearTimeout(waiting);
      const database = request.result;
      if (isLate) {
        database.close();
        return;
      }
      // A newer version of this app waits until all tabs have closed the older database.
      database.onversionchange = ({ newVersion }) => {
        database.close();
        close(promise);
        if (newVersion === null) report();
      };
      // The browser has deleted the data or lost its database.
      database.onclose = () => {
        close(promise);
        report();
      };
      resolve(database);
    };
  });
  promise.catch(() => close(promise));
  return promise;
}

/**
 * Begins a transaction. Tries again if the connection is lost: Safari closes those of a page in the background, some without an
 * event, and Chromium closes one that opens while the person deletes the data.
 */
async function begin(store, mode) {
  const first = open();
  try {
    return beginIn(await first, store, mode);
  } catch (error) {
    if (!['InvalidStateError', 'AbortError'].includes(error.name)) throw error;
    close(first);
    return beginIn(await open(), store, mode);
  }
}

/**
 * Begins a transaction on all stores if it writes, so that no two of them write at the same time. Chromium 156 takes a database
 * for damaged, and deletes it, if two transactions were writing when the browser was killed.
 */
function beginIn(database, store, mode) {
  const stores = mode === 'readwrite' ? database.objectStoreNames : store;
  return database.transaction(stores, mode, { durability: 'strict' });
}

/**
 * Runs a transaction on a store, and returns what `work` returns once the result is on the disk. If `work` or the
 * database fails, nothing has changed.
 * @template Result
 * @param {'weighings' | 'settings'} store
 * @param {IDBTransactionMode} mode
 * @param {(store: IDBObjectStore) => Result | Promise<Result>} work may await only the store's own requests
 * @returns {Promise<Result>} rejects with a `Refusal`
 */
export async function transaction(store, mode, work) {
  try {
    const running = await begin(store, mode);
    const ended = new Promise((resolve, reject) => {
      running.oncomplete = resolve;
      running.onabort = () => reject(running.error);
    });
    // Without this, a rejection that comes before it is awaited would count as unhandled.
    ended.catch(() => {});
    let result;
    try {
      result = await work(running.objectStore(store));
    } catch (error) {
      try {
        running.abort();
      } catch {
        // It has already ended.
      }
      // The reason of the whole transaction is better than that of a request which it has aborted.
      throw error?.name === 'AbortError' ? running.error ?? error : error;
    }
    await ended;
    if (mode === 'readwrite') channel?.postMessage(store);
    return result;
  } catch (error) {
    throw refusal(error);
  }
}

/** The result of a request. */
export const result = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

const channel = channelOf();

function channelOf() {
  try {
    return new BroadcastChannel(name);
  } catch {
    // The browser has none, or it blocks cookies. Then each tab is on its own.
    return null;
  }
}

/** The functions to call after a change from elsewhere, with their stores. @type {[store: string, call: () => void][]} */
const listeners = [];

/** Calls the functions for a store, or all. */
function report(changed) {
  for (const [store, call] of listeners) if (!changed || store === changed) call();
}

channel?.addEventListener('message', ({ data }) => report(data));
// Safari drops the messages for a page in its cache.
addEventListener('pageshow', ({ persisted }) => persisted && report());

/**
 * Calls a function whenever another tab has changed a store, and after this page comes back from the browser's cache. Changes
 * during a call lead to one more call.
 * @param {'weighings' | 'settings'} store
 * @param {() => void | Promise<void>} call must not reject
 */
export function whenChanged(store, call) {
  let isCalled = false;
  let isStale = false;
  listeners.push([store, async () => {
    isStale = true;
    if (isCalled) return;
    isCalled = true;
    while (isStale) {
      isStale = false;
      await call();
    }
    isCalled = false;
  }]);
}
