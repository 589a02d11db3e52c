// Makes and dispatches DOM events, also where a class or a property of theirs is missing, as in jsdom.

/** @typedef {Record<string, unknown> & { identifier: number, target: Element }} TouchFields */

export class Dispatcher {
  #view;

  /** @param {Window & typeof globalThis} view */
  constructor(view) { this.#view = view; }

  /** @param {string} type @param {Element} target @param {object} fields */
  pointer(type, target, fields) {
    return this.#send(target, this.#view.PointerEvent ?? this.#view.MouseEvent, type, fields);
  }

  /** @param {string} type @param {Element} target @param {object} fields */
  mouse(type, target, fields) {
    return this.#send(target, this.#view.MouseEvent, type, fields);
  }

  /** @param {string} type @param {Element} target @param {object} fields */
  key(type, target, fields) {
    return this.#send(target, this.#view.KeyboardEvent, type, fields);
  }

  /**
   * Sends a touch event. A browser without a touch screen may have none.
   * @param {string} type @param {Element} target @param {TouchFields[]} all @param {TouchFields} changed
   */
  touch(type, target, all, changed) {
    const { Touch, TouchEvent } = this.#view;
    if (!TouchEvent) return true;
    const make = (/** @type {TouchFields} */ fields) => (Touch ? new Touch(fields) : fields);
    const lists = {
      touches: all.map(make),
      targetTouches: all.filter((one) => one.target === target).map(make),
      changedTouches: [make(changed)],
    };
    if (Touch) return this.#send(target, TouchEvent, type, lists);
    const event = new TouchEvent(type, { bubbles: true, cancelable: type !== 'touchcancel', composed: true });
    for (const [name, value] of Object.entries(lists)) Object.defineProperty(event, name, { value });
    return target.dispatchEvent(event);
  }

  /** @param {Element} target @param {any} Type @param {string} type @param {object} fields */
  #send(target, Type, type, fields) {
    const isCancelable = !/enter|leave|cancel$/.test(type);
    const event = new Type(type, { bubbles: true, cancelable: isCancelable, composed: true, view: this.#view, ...fields });
    for (const [name, value] of Object.entries(fields)) {
      if (!(name in event)) Object.defineProperty(event, name, { value });
    }
    return target.dispatchEvent(event);
  }
}
