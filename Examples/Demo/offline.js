// Registers the service worker, which keeps the demo's files in the browser.

/**
 * The registration, once the page is loaded. Undefined where service workers do not work: on a phone without HTTPS, in some
 * private windows, and where cookies are blocked.
 */
export const registration = register();

async function register() {
  try {
    // The files that this page loads come first.
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
    return await navigator.serviceWorker?.register(new URL('worker.js', import.meta.url), { updateViaCache: 'none' });
  } catch {
    // The demo also works without it. Some browsers throw an error already where the property is read.
    return undefined;
  }
}
