// Hands a trace over from one page of a tab to the next.

const key = 'pressurekit-trace';

/** Stores a press `{ control, trace }` for the page that is opened next. */
export function handOver({ control, trace }) {
  try {
    // Remove the old press first: if the new one is too long to store, the next page must not show the old one.
    sessionStorage.removeItem(key);
    sessionStorage.setItem(key, JSON.stringify({ control, text: trace.text }));
  } catch {
    // Storage is not allowed or is full. The next page reports that.
  }
}

/** The press that was handed over last, as `{ control, text }`; null if there is none. */
export function handedOver() {
  try {
    return JSON.parse(sessionStorage.getItem(key));
  } catch {
    return null;
  }
}
