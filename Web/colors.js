// The page's custom properties as the engine's colours.

import { engine } from './engine.js';

/**
 * Hands custom properties, `--pressure-` and a name, to the engine as sRGB, whatever way they are
 * written; where there is none the engine's default holds.
 * @param {string[]} names in the order of the engine's slots
 * @param {HTMLElement} probe where they are read; its shadow is used for it and should not be seen
 */
export function readColors(handle, names, probe) {
  // The one property that takes any number of colours; the browser resolves and converts them.
  probe.style.boxShadow ||= names
    .map((name) => `0 0 color-mix(in srgb, var(--pressure-${name}, red) 100%, transparent)`)
    .join();
  const style = getComputedStyle(probe);
  const resolved = style.boxShadow.match(/\([^)]*\)/g);
  names.forEach((name, slot) => {
    const isSet = style.getPropertyValue(`--pressure-${name}`);
    const [red, green, blue, alpha = 1] = resolved[slot].match(/-?[\d.]+(e-?\d+)?/g).map(Number);
    engine.setColor(handle, slot, red, green, blue, isSet ? alpha : NaN);
  });
}
