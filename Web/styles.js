// The look that CSS gives: the buttons at rest, and the frames that the engine's drawings are in. What a page does not use
// of it is not in its script.

import appIcon from 'styles/app-icon.css';
import common from 'styles/common.css';
import confirmButton from 'styles/confirm-button.css';
import peek from 'styles/peek.css';
import scale from 'styles/scale.css';
import stage from 'styles/stage.css';
import transitioningButton from 'styles/transitioning-button.css';
import { previewWidth, screenMargin } from './declarations.js';

/**
 * What lies over the page, as wide as the engine takes it to be.
 * @param {string} text
 */
const onStage = (text) =>
  `${stage}[popover]>*{inline-size:min(${previewWidth}px,100% - ${2 * screenMargin}px)}${text}`;

export {
  common as commonStyle, confirmButton as confirmButtonStyle, scale as scaleStyle,
  transitioningButton as transitioningButtonStyle,
};
export const peekStyle = /* @__PURE__ */ onStage(peek);
export const appIconStyle = /* @__PURE__ */ onStage(appIcon);
