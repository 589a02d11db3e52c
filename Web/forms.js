// Calls of a form by the names of its class. A field of the form can have any of these names, and would hide the form's own.

/** @param {HTMLFormElement} form @returns {HTMLInputElement[]} the fields and buttons of a form that submit it, in order */
export const submittersOf = (form) => [
  .../** @type {{ get(): HTMLFormControlsCollection }} */ (
    Object.getOwnPropertyDescriptor(HTMLFormElement.prototype, 'elements')).get.call(form),
].map((one) => /** @type {HTMLInputElement} */ (one)).filter(({ type }) => type === 'submit');

/** @param {HTMLFormElement?} form submits a form, as its submit button does */
export const submit = (form) => form && HTMLFormElement.prototype.requestSubmit.call(form);

/**
 * @template {keyof HTMLElementEventMap} Type
 * @param {HTMLFormElement?} form @param {Type} type @param {(event: HTMLElementEventMap[Type]) => void} listener
 * @param {AddEventListenerOptions} options
 */
export const listenToForm = (form, type, listener, options) => form && EventTarget.prototype.addEventListener.call(
  form, type, /** @type {EventListener} */ (listener), { __proto__: null, ...options });
