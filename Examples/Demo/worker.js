// The service worker: keeps the demo's files in the browser, so that its pages also open without a network.
//
// A page comes from the network, and only from the cache if the network fails. So a visitor with a network never sees an old
// version.

// script/demo_folder.py writes both values into the published copy. `files` are the addresses relative to this script, each
// with the hash of the file's content. `version` is a hash of everything.
const version = '';
/** @type {[address: string, integrity: string][]} */
const files = [];

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** The hash of each file by its full address. */
const hashes = new Map(files.map(([address, hash]) => [new URL(address, location.href).href, hash]));

// All sites of a host share its caches, so the name contains the address of this demo.
const prefix = `pressurekit-demo ${worker.registration.scope} `;
const cacheName = prefix + version;

/** Milliseconds that a page's address waits for the network. */
const patience = 5000;

/** The pages that came from the cache, by the ids of their windows. */
const cachedPages = new Set();

worker.addEventListener('install', (event) => {
  event.waitUntil(keepFiles().then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(deleteOlderCaches().then(() => worker.clients.claim()));
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = addressOfFile(request.url);
  // A cache has no parts of files, so the browser itself handles requests for a part.
  if (!address || request.method !== 'GET' || request.headers.has('range')) return;
  event.respondWith(request.mode === 'navigate' ? page(event, address) : partOfPage(event, address));
});

/**
 * Stores all files in the cache, or none.
 *
 * Each file must have the hash in the list. Otherwise the cache could contain a mix of two versions while a host is being
 * updated, or the login page of a network.
 */
async function keepFiles() {
  const responses = await Promise.all([...hashes].map(async ([address, integrity]) => {
    // `reload` bypasses the browser's own cache, which may be older than the list.
    const response = await fetch(address, { cache: 'reload', integrity });
    return /** @type {const} */ ([address, await withoutRedirect(response)]);
  }));
  try {
    const cache = await caches.open(cacheName);
    await Promise.all(responses.map(([address, response]) => cache.put(address, response)));
  } catch (error) {
    // The storage may be full.
    await caches.delete(cacheName);
    throw error;
  }
}

/**
 * Returns the same response without the mark of a redirect, which browsers refuse for a page.
 *
 * Some hosts redirect `scale.html` to `scale`.
 * @param {Response} response
 */
async function withoutRedirect(response) {
  return response.redirected ? new Response(await response.blob(), response) : response;
}

async function deleteOlderCaches() {
  const { installing, waiting } = worker.registration;
  // A newer version is being installed. It deletes this one's cache and all older ones.
  if (installing || waiting) return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(prefix) && name !== cacheName).map((name) => caches.delete(name)));
}

/**
 * The address in the list for the address of a request, without its query. Undefined for files of others.
 * @param {string} url
 */
function addressOfFile(url) {
  const { origin, pathname } = new URL(url);
  const address = origin + pathname;
  // Some hosts leave out `.html`.
  return [address, `${address}index.html`, `${address}.html`].find((one) => hashes.has(one));
}

/**
 * Answers the request for a page.
 * @param {FetchEvent} event
 * @param {string} address
 */
async function page(event, address) {
  const fromNetwork = network(event.request);
  try {
    const response = await inTime(fromNetwork);
    // The user or the browser may have deleted the cache.
    if (!(await caches.has(cacheName))) event.waitUntil(keepFiles().catch(() => {}));
    return response;
  } catch {
    const response = await cached(address);
    if (!response) return fromNetwork;
    cachedPages.add(event.resultingClientId);
    return response;
  }
}

/**
 * Answers the request for another file of a page.
 *
 * All files of a page from the cache come from the cache, so that they have the page's version. A network that does not answer
 * delays only the page.
 * @param {FetchEvent} event
 * @param {string} address
 */
async function partOfPage(event, address) {
  const kept = cachedPages.has(event.clientId) && await cached(address);
  if (kept) return once(kept);
  try {
    return once(await network(event.request));
  } catch (error) {
    const response = await cached(address);
    if (!response) throw error;
    return once(response);
  }
}

/**
 * Returns the same response for one page only.
 *
 * Chromium also keeps files in the memory of a window, for as long as the host allows. It gives them to the next page without a
 * request, and then a new page runs with old scripts.
 * @param {Response} response
 */
function once({ body, status, statusText, headers }) {
  const copy = new Headers(headers);
  copy.set('Cache-Control', 'no-store');
  return new Response(body, { status, statusText, headers: copy });
}

/**
 * Requests a file from its host. Fails if the host has an error.
 *
 * `no-cache` asks the host whether the file in the browser's own cache is current. Some hosts let browsers use that file for
 * minutes without asking, and then new pages run with old scripts.
 * @param {Request} request
 */
async function network(request) {
  const response = await fetch(request, { cache: 'no-cache' });
  if (response.status >= 500) throw new Error(`${request.url}: ${response.status}`);
  return response;
}

/**
 * The kept file at an address. Undefined if it is missing, also if the cache cannot be read.
 * @param {string} address
 */
async function cached(address) {
  try {
    // Not `caches.match`, which also finds files of other versions and of other sites.
    const cache = await caches.open(cacheName);
    return await cache.match(address);
  } catch {
    return undefined;
  }
}

/**
 * Fails if a response does not begin in time.
 * @param {Promise<Response>} response
 * @returns {Promise<Response>}
 */
function inTime(response) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The network does not answer.')), patience);
    response.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
