// Gives the engine the colours of the page's custom properties.

import { engine } from './engine.js';

/**
 * Hands custom properties, `--pressure-` and a name, to the engine as sRGB, whatever way they are
 * written.
 * @param {number} handle the engine's control
 * @param {string[]} names in the order of the engine's slots
 * @param {HTMLElement | SVGElement} probe where they are read; its shadow is used for it, and nobody sees that
 * @param {Record<string, string | null>} [defaults] what holds where the page says nothing; else the engine's own
 */
export function readColors(handle, names, probe, defaults = { __proto__: null }) {
  const all = names.map((name) => [name, defaults[name]]);
  // The one property that takes any number of colours; the browser resolves and converts them.
  probe.style.boxShadow ||= all
    .map(([name, or]) => `0 0 color-mix(in srgb, var(--pressure-${name}, ${or || 'red'}) 100%, red)`)
    .join();
  const style = /** @type {Window} */ (probe.ownerDocument.defaultView).getComputedStyle(probe);
  const resolved = style.boxShadow.match(/\([^)]*\)/g);
  // In a frame that is not displayed nothing has a style.
  if (!resolved) return;
  engine.resetColors(handle);
  all.forEach(([name, or], slot) => {
    if (!or && !style.getPropertyValue(`--pressure-${name}`)) return;
    const [red, green, blue, alpha = 1] =
      /** @type {string[]} */ (resolved[slot].match(/-?[\d.]+(e-?\d+)?/g)).map(Number);
    engine.setColor(handle, slot, red, green, blue, alpha);
  });
}
