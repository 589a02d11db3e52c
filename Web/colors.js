// Gives the engine the colours of the page's custom properties.

import { engine } from './engine.js';

/**
 * Passes the colours of custom properties, `--pressure-` and a name, to the engine in sRGB. CSS may write them in any way.
 * @param {number} handle the engine's control
 * @param {string[]} names in the order of the engine's slots
 * @param {HTMLElement | SVGElement} probe the element to read them from, with its `box-shadow`, which must be invisible
 * @param {Record<string, string | null>} [defaults] the colours of properties that the page does not set; the engine's
 *   own for those without an entry
 */
export function readColors(handle, names, probe, defaults = { __proto__: null }) {
  const all = names.map((name) => [name, defaults[name]]);
  // `box-shadow` takes any number of colours, and the browser resolves and converts them.
  probe.style.boxShadow ||= all
    .map(([name, or]) => `0 0 color-mix(in srgb, var(--pressure-${name}, ${or || 'red'}) 100%, red)`)
    .join();
  const style = /** @type {Window} */ (probe.ownerDocument.defaultView).getComputedStyle(probe);
  const resolved = style.boxShadow.match(/\([^)]*\)/g);
  // Elements in a frame with `display: none` have no computed style.
  if (!resolved) return;
  engine.resetColors(handle);
  all.forEach(([name, or], slot) => {
    if (!or && !style.getPropertyValue(`--pressure-${name}`)) return;
    const [red, green, blue, alpha = 1] =
      /** @type {string[]} */ (resolved[slot].match(/-?[\d.]+(e-?\d+)?/g)).map(Number);
    engine.setColor(handle, slot, red, green, blue, alpha);
  });
}
