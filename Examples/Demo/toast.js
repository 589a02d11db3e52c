// A short message about the last action, which disappears by itself.

import { make } from './elements.js';

// Create the region in advance: screen readers may not announce text in a new region.
const toast = make('p', { className: 'toast', role: 'status' });
document.body.append(toast);

/** The display time in milliseconds. */
const shown = 2500;
let fading;

export function say(text) {
  toast.textContent = text;
  toast.classList.add('shown');
  clearTimeout(fading);
  fading = setTimeout(() => toast.classList.remove('shown'), shown);
}
