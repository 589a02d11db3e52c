// The look that CSS gives: the buttons at rest, and the frames that the engine's drawings are in.
// Constructed style sheets, which a strict content security policy allows. Each is marked as pure: a page with one
// control does not load those of the others.

import appIcon from 'styles/app-icon.css';
import common from 'styles/common.css';
import confirmButton from 'styles/confirm-button.css';
import peek from 'styles/peek.css';
import scale from 'styles/scale.css';
import stage from 'styles/stage.css';
import transitioningButton from 'styles/transitioning-button.css';
import { previewWidth, screenMargin } from './declarations.js';

const sheet = (text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

/** What lies over the page, as wide as the engine takes it to be. */
const onStage = (text) =>
  sheet(`${stage}[popover]>*{inline-size:min(${previewWidth}px,100% - ${2 * screenMargin}px)}${text}`);

export const commonSheet = /* @__PURE__ */ sheet(common);
export const confirmButtonSheet = /* @__PURE__ */ sheet(confirmButton);
export const transitioningButtonSheet = /* @__PURE__ */ sheet(transitioningButton);
export const scaleSheet = /* @__PURE__ */ sheet(scale);
export const peekSheet = /* @__PURE__ */ onStage(peek);
export const appIconSheet = /* @__PURE__ */ onStage(appIcon);
