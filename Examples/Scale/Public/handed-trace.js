// A trace on its way from one page of a tab to the next.

const key = 'pressurekit-trace';

/** Keeps a press for the page that is opened now: `{ control, trace }`. */
export function handOver({ control, trace }) {
  try {
    // Where the new one is too long, the next page has none, and not the last.
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify({ control, text: trace.text }));
  } catch {
    // Nothing may be kept: the next page says so.
  }
}

/** What was handed over last, as `{ control, text }`; null if nothing was. */
export function handedOver() {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}
