// While a finger presses, the page neither selects text nor shows a call-out; afterwards it may again.

const sheet = new CSSStyleSheet();
sheet.replaceSync(`:root {
  -webkit-user-select: none !important; user-select: none !important; -webkit-touch-callout: none }`);
const holders = new Set();

/** Holds the page for a control, or lets go of it. */
export function holdPage(control, isHeld) {
  if (holders.has(control) === isHeld) return;
  if (isHeld) holders.add(control);
  else holders.delete(control);
  const sheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  document.adoptedStyleSheets = holders.size ? [...sheets, sheet] : sheets;
}
