// Loads a page again, with a route's way to run a function in it.

/** @typedef {import('./contact.js').Route} Route */

// A test may replace the global one later.
const { setTimeout, performance } = globalThis;
/** The longest time for a page to load, in milliseconds. */
const longest = 30_000;

/**
 * Loads a page again, and waits until it is complete. Rejects for a document, whose script would end with it.
 * @param {Route} route
 */
export async function reload(route) {
  if (route.route === 'any/dom') throw Error('audit: a document cannot load itself again. Pass prepare, a function that brings it back to its beginning.');
  await route.run(leave, null);
  const start = performance.now();
  // The function fails while the page changes.
  while (!await route.run(isNew, null).catch(() => false)) {
    if (performance.now() - start > longest) throw Error(`audit: the page did not load again within ${longest / 1000} seconds.`);
    await new Promise((done) => setTimeout(done, 10));
  }
}

// These functions run in the page. They use only the page's own objects.

function leave() {
  /** @type {any} */ (document).pressurekitWasLeft = true;
  location.reload();
  return null;
}

function isNew() {
  return document.readyState === 'complete' && !('pressurekitWasLeft' in document);
}
