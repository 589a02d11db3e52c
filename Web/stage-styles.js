// The look of what opens over the page: a peek's preview and actions, an icon's menu.

import { previewWidth, screenMargin } from './declarations.js';
import { sheet } from './styles.js';

/** What lies over the page: a veil, and boxes that the engine moves from the corner of the screen. */
const stage = `
[part=place] { display: grid; grid-template-columns: minmax(0, 1fr) }
[part=place] > * { grid-area: 1 / 1 }
[popover] { inline-size: auto; block-size: auto; touch-action: none }
[popover] > * {
  position: absolute; inset: 0 auto auto 0; opacity: var(--shown); box-sizing: border-box;
  inline-size: min(${previewWidth}px, 100% - ${2 * screenMargin}px); border-radius: 16px; overflow: hidden; transform-origin: 0 0;
  background: var(--pressure-surface, light-dark(#fff, #22252c));
  color: var(--pressure-surface-text, light-dark(#14161b, #f2f3f5)); box-shadow: 0 12px 40px #0006;
}
[part=more] {
  place-self: start end; inline-size: 1.75rem; block-size: 1.75rem; min-inline-size: 0; min-block-size: 0; padding: 0;
  border-radius: 50%; font-size: 0;
  background: var(--pressure-surface, light-dark(#fff, #22252c));
  color: var(--pressure-surface-text, light-dark(#14161b, #f2f3f5));
}
[part=more]::before { content: '⋯' / ''; font-size: 1rem }
[part=more]:disabled { display: none }
[part=more]:not(:focus-visible) { clip-path: inset(50%) }
@media (hover: hover) { :host(:hover) [part=more] { clip-path: none } }
[popover] > [part=veil] {
  inset: 0; inline-size: auto; opacity: 1; border-radius: 0; box-shadow: none;
  background: rgb(0 0 0 / calc(var(--shown) * .375)); backdrop-filter: blur(calc(var(--shown) * 10px));
}
@media (prefers-reduced-transparency) {
  [popover] > [part=veil] { background: Canvas; opacity: var(--shown); backdrop-filter: none }
}
@media (forced-colors: active) { [part=more], [popover] > :not([part=veil]) { border: 1px solid } }
`;

export const peekSheet = sheet(`${stage}
:host { display: block }
a {
  display: block; color: inherit; text-decoration: none; touch-action: manipulation;
}
[part=actions] slot { display: grid; gap: 1px; pointer-events: auto }
`);

export const appIconSheet = sheet(`${stage}
[part=icon] {
  display: grid; justify-items: center; gap: 6px; padding: 6px;
  font-weight: 500; font-size: .8em; touch-action: manipulation;
}
img { inline-size: 60px; block-size: 60px; border-radius: 14px }
[popover] > [part=menu] { inline-size: 250px }
[popover] > [part=mark] {
  border: 5px solid #0000; pointer-events: none; background: padding-box #8884; box-shadow: none;
}
[role=menu] { display: grid; grid-auto-rows: 1fr; block-size: 100% }
[role=menuitem] {
  display: grid; grid-template-columns: 1fr auto; align-content: center; min-block-size: 0; padding: 10px 16px; overflow: hidden; overflow-wrap: anywhere; text-align: start;
  font-weight: 400; outline-offset: -3px;
}
[role=menuitem] + * { border-block-start: 1px solid #8884 }
[role=menuitem]:hover { background: #8883 }
small { grid-column: 1; opacity: .75 }
i {
  grid-area: 1 / 2 / 3; align-self: center; inline-size: 24px; block-size: 24px; margin-inline-start: 12px;
  background: currentcolor; mask: center / contain no-repeat; forced-color-adjust: none;
}
@media (forced-colors: active) { i { background: ButtonText } }
`);
