// Made by script/generate from Sources/PressureCatalog: change it there.

export { PressurePeek, PressurePeekEventMap, PeekState } from './classes.js';
export { ready } from './values.js';

import type { PressurePeek } from './classes.js';

declare global {
  interface HTMLElementTagNameMap {
    'pressure-peek': PressurePeek;
  }
}
