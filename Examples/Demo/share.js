// Shares a weighing with another app as a text, or copies it. Its address would lead nowhere in another browser.

import { say } from './toast.js';
import { timeOf, titleOf } from './words.js';

/** Shares a weighing and reports the result. Call it while handling a tap, or the browser refuses. */
export async function share(weighing) {
  const title = titleOf(weighing);
  const text = `${title} (${timeOf(weighing).textContent})`;
  try {
    if (navigator.share) {
      await navigator.share({ title, text });
      say(`Shared ${title}`);
    } else {
      await navigator.clipboard.writeText(text);
      say(`Copied ${title}`);
    }
  } catch (error) {
    // Closing the system's sheet is not an error.
    if (error.name !== 'AbortError') say('Not shared: the browser did not allow it.');
  }
}
