// A short word about what was done, which goes away by itself.

import { make } from '/elements.js';

// There before it is needed: what is said in a region that is new may not be read out.
const toast = make('p', { className: 'toast', role: 'status' });
document.body.append(toast);

/** How long it is shown, in milliseconds. */
const shown = 2500;
let fading;

export function say(text) {
  toast.textContent = text;
  toast.classList.add('shown');
  clearTimeout(fading);
  fading = setTimeout(() => toast.classList.remove('shown'), shown);
}
