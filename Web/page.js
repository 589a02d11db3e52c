// What all controls of a page share: one callback for frames, and one hold on the page.

import { createSheet } from './styles.js';

const waiting = new Set();

/** Asks for the next frame: `control.frame(seconds)`, again and again while it returns true. */
export function requestFrame(control) {
  if (waiting.size === 0) requestAnimationFrame(run);
  waiting.add(control);
}

function run(milliseconds) {
  const controls = [...waiting];
  waiting.clear();
  for (const control of controls) if (control.frame(milliseconds / 1000)) requestFrame(control);
}

// While a finger presses, the page neither selects text nor shows a call-out; afterwards it may again. page-input.js
// holds back the events that ask for either. On iOS a long touch does both without an event: there, a style holds them
// back. Only there: it is inherited, and on a page with 5,000 controls Chromium computed styles for 80 ms as a press
// began, and again as it ended.
let sheet;
/** Who holds the page. */
export const holders = new Set();

/** Holds the page for a control, or lets go of it. */
export function holdPage(control, isHeld) {
  if (holders.has(control) === isHeld) return;
  if (isHeld) holders.add(control);
  else holders.delete(control);
  if (!CSS.supports('-webkit-touch-callout', 'none')) return;
  sheet ??= createSheet(
    ':root{user-select:none!important;-webkit-user-select:none!important;-webkit-touch-callout:none}',
  );
  const sheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  document.adoptedStyleSheets = holders.size ? [...sheets, sheet] : sheets;
}
