// PressureKit for the browser: import this module, and its elements work.

import { PressureConfirmButton } from './confirm-button.js';

customElements.define('pressure-confirm-button', PressureConfirmButton);

export { PressureConfirmButton };
