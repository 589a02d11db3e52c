// The look that CSS gives: the button at rest, and the frame the ring is drawn in. A constructed style
// sheet, which a strict content security policy allows.

export const confirmButtonSheet = new CSSStyleSheet();

confirmButtonSheet.replaceSync(`
:host { display: inline-block; -webkit-tap-highlight-color: transparent }
:host([hidden]) { display: none }
button {
  box-sizing: border-box; inline-size: 100%; min-block-size: 44px; min-inline-size: 44px;
  margin: 0; padding: 0 1.1em; border: 1px solid transparent;
  border-radius: var(--pressure-radius, 999px);
  font: inherit; font-weight: 600; cursor: pointer;
  color: var(--pressure-button-text, light-dark(#b0001c, #ff9a91));
  background: var(--pressure-button, light-dark(#ffe3e1, #4a1f1f));
  touch-action: none; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
  transition: scale .15s;
}
button:focus-visible { outline: 3px solid var(--pressure-focus, Highlight); outline-offset: 2px }
button:disabled { opacity: .45; cursor: default }
/* Chromium does not let touch-action reach slotted text: see it as part of the button. */
slot { display: block; touch-action: none; pointer-events: none }
:host(:state(updating)) button, :host(:state(selected)) button { scale: .96 }
@media (prefers-reduced-motion) { button { transition: none; scale: none !important } }
@media (forced-colors: active) { :host {
  --pressure-ring: CanvasText; --pressure-selected: Highlight; --pressure-confirmed: LinkText;
  --pressure-backdrop: Canvas; --pressure-track: GrayText; --pressure-label: CanvasText } }
[role=status] {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
}
[popover] {
  position: fixed; inset: 0 auto auto 0; inline-size: 100px; block-size: 100px;
  margin: 0; padding: 0; border: 0; overflow: visible; background: none; pointer-events: none;
  forced-color-adjust: none;
}
svg { display: block; inline-size: 100%; block-size: 100%; overflow: visible }
circle {
  rotate: -90deg; transform-box: fill-box; transform-origin: center; stroke-linecap: round;
}
text {
  font: 700 13px system-ui, sans-serif; letter-spacing: .03em;
  text-anchor: middle; dominant-baseline: central;
}
`);
