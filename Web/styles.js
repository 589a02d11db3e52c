// The look that CSS gives: the buttons at rest, and the frames that the engine's drawings are in.
// Constructed style sheets, which a strict content security policy allows. Each is marked as pure: a page with one
// control does not load those of the others.

export const sheet = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/**
 * What the elements share. In each frame that paints anything Chromium visits every box of the page. So there are few at
 * rest: the button is a block, in no line box. The status is always there, as screen readers may not announce one that
 * is inserted with its text; but only with a text is it positioned and clipped.
 */
export const commonSheet = /* @__PURE__ */ sheet(`
:host { display: inline-block; vertical-align: middle; -webkit-tap-highlight-color: transparent }
:host([hidden]) { display: none }
button {
  display: block; box-sizing: border-box; inline-size: 100%; min-block-size: 44px; min-inline-size: 44px; margin: 0;
  border: 0; font: inherit; font-weight: 600; color: inherit; background: none;
}
button, a, [tabindex] {
  cursor: pointer; user-select: none; -webkit-user-select: none; -webkit-touch-callout: none;
}
button:disabled { cursor: default }
:focus-visible { outline: 3px solid var(--pressure-focus, Highlight); outline-offset: 2px }
[popover] {
  position: fixed; inset: 0; margin: 0; padding: 0; border: 0; overflow: visible; background: none;
  color: inherit; outline: none;
}
slot { display: block; pointer-events: none }
[role=status] { display: block }
[role=status]:not(:empty) {
  position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%);
}
svg {
  display: block; inline-size: 100%; block-size: 100%; overflow: visible; pointer-events: none;
  forced-color-adjust: none;
}
path { stroke-linecap: round }
text { text-anchor: middle; dominant-baseline: central }
`);

/** `slot`: Chromium does not let the touch-action of a button reach slotted text. It needs no box for that. */
export const confirmButtonSheet = /* @__PURE__ */ sheet(`
button {
  padding: 0 1.1em; border-radius: var(--pressure-radius, 999px);
  color: var(--pressure-button-text, light-dark(#b0001c, #ff9a91));
  background: var(--pressure-button, light-dark(#ffe3e1, #4a1f1f));
  touch-action: none; transition: scale .15s;
}
button:disabled { opacity: .45 }
slot { display: contents; touch-action: none }
:host(:state(updating)) button, :host(:state(selected)) button { scale: .96 }
[popover] { inline-size: 100%; block-size: 100%; pointer-events: none; touch-action: none; forced-color-adjust: none }
:is([data-open], [data-held]) [part=veil] { pointer-events: stroke }
:is([data-open], [data-held]) path { pointer-events: all; cursor: pointer }
svg { font: 700 .8125rem system-ui, sans-serif; letter-spacing: .03em }
@media (prefers-contrast: more) { :host { --pressure-track: #ffffff80 } button { border: 1px solid } }
@media (prefers-reduced-transparency) { :host { --pressure-backdrop: #1c1c1e } }
@media (prefers-reduced-motion) { button { transition: none; scale: none !important } }
@media (forced-colors: active) {
  :host {
    --pressure-ring: CanvasText; --pressure-selected: Highlight; --pressure-confirmed: LinkText;
    --pressure-backdrop: Canvas; --pressure-track: GrayText; --pressure-label: CanvasText;
  }
  button { border: 1px solid }
}
`);

/**
 * The button is as large as its largest label makes it, so that a page does not move with its state;
 * the drawing lies over it. The `slot` and each `i` hold the place of a text that is drawn; the title
 * is the button's name all the same. The transition tells of other colours: they are in the shadow.
 */
export const transitioningButtonSheet = /* @__PURE__ */ sheet(`
button {
  position: relative; display: grid; place-items: center; padding: .55em max(11px, .6em);
  line-height: 1.2; white-space: nowrap; outline: none !important; touch-action: pan-y pinch-zoom;
}
[aria-busy=true] { cursor: default }
slot, i { grid-area: 1 / 1; opacity: 0 }
i { font-style: normal; visibility: hidden }
svg { position: absolute; inset: 0 }
button:focus-visible svg > rect {
  stroke: var(--pressure-focus, CanvasText); stroke-width: 6px; paint-order: stroke;
}
@media (forced-colors: active) { :host {
  --pressure-normal: ButtonText; --pressure-text: ButtonFace; --pressure-pressed: ButtonFace;
  --pressure-disabled: GrayText; --pressure-disabled-text: Canvas;
  --pressure-success: Highlight; --pressure-success-text: HighlightText;
  --pressure-failure: ButtonText; --pressure-failure-text: ButtonFace } }
`);

export const scaleSheet = /* @__PURE__ */ sheet(`
:host { inline-size: 15rem }
[role=meter] { touch-action: none; cursor: auto }
svg {
  aspect-ratio: 1; font: 600 60px system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
}
button {
  background: var(--pressure-button, light-dark(#e6e9f1, #2a2f3a));
  border-radius: var(--pressure-radius, 999px);
}
button:disabled { opacity: .45 }
@media (forced-colors: active) {
  :host {
    --pressure-dial: Highlight; --pressure-dial-quiet: CanvasText;
  }
  button { border: 1px solid }
}
`);
