// The route over the DevTools protocol of Chromium. Force arrives exactly.

/** @typedef {import('./contact.js').Contact} Contact */
/** @typedef {import('./contact.js').Route} Route */
/** @typedef {import('./locate.js').Evaluate} Evaluate */
/** @typedef {import('../../Web/types/driver.js').Where} Where */
/** @typedef {(method: string, params: object) => Promise<any>} Send */

import { rest } from './clock.js';
import { buttonBits, Jitter, keyOf, pressureOf } from './contact.js';
import { locate, printable } from './locate.js';
import { arrivals } from '../page.js';

/** The time that a tool may need to notice a new or a closed tab, in seconds. Playwright's clock fails while a tab closes. */
const settle = 0.3;

/** @implements {Route} */
export class Cdp {
  route = 'chromium/cdp';
  /** @type {Set<Contact>} */
  contacts = new Set();
  #send;
  #evaluateOn;
  #emulatesFocus;
  #jitter = new Jitter(0.01);
  /** @type {Map<Contact, object>} The points of all touches as they were sent last. */
  #points = new Map();
  /** @type {number | undefined} */
  #world;
  #mark = Math.random();

  /**
   * @param {Send} send
   * @param {Evaluate} [evaluateOn] runs a function with an element of the tool; by default with a remote object
   * @param {boolean} [emulatesFocus] true if the tool pretends to the page that it always has the focus
   */
  constructor(send, evaluateOn = (run, target, options) => this.#call(run, target, options), emulatesFocus = false) {
    this.#send = send;
    this.#evaluateOn = evaluateOn;
    this.#emulatesFocus = emulatesFocus;
  }

  /** @param {Where} where @param {[number, number]} at @param {boolean} mayScroll */
  locate(where, at, mayScroll) {
    return locate(
      (run, target, options) =>
        isRemote(target) ? this.#look(run, target, options) : this.#evaluate(run, target, options),
      where, at, mayScroll);
  }

  /** @param {Contact} contact */
  async hover(contact) {
    await this.#mouse('mouseMoved', contact, { buttons: 0, button: 'none', force: 0 });
  }

  /** @param {Contact} contact */
  async down(contact) {
    if (contact.kind === 'touch') {
      await this.#touch('touchStart', this.#place(contact));
    } else {
      await this.hover(contact);
      await this.#mouse('mousePressed', contact, { clickCount: contact.clicks });
    }
  }

  /** @param {Contact} contact */
  async move(contact) {
    if (contact.kind === 'touch') await this.#deliver('touchMove', this.#place(contact));
    else await this.#mouse('mouseMoved', contact);
  }

  /** @param {Contact} contact */
  async up(contact) {
    if (contact.kind === 'touch') {
      const lifted = this.#points.get(contact);
      this.#points.delete(contact);
      // The point names the contact that lifted. For the last contact no point is needed.
      await this.#touch('touchEnd', this.#points.size ? [lifted] : []);
    } else {
      await this.#mouse('mouseReleased', contact, { clickCount: contact.clicks, buttons: 0, force: 0 });
    }
  }

  async cancel() {
    this.#points.clear();
    await this.#deliver('touchCancel', []);
  }

  /** @param {Function} run @param {any} where */
  async run(run, where) {
    if (isRemote(where)) return this.#evaluateOn(run, where);
    const found = where === null ? undefined : await this.#evaluate(first, where, null, false);
    if (!found) return this.#run(undefined, `(${run})(null)`);
    return this.#call(run, await this.#adopt(found));
  }

  /** @param {import('./contact.js').KeyPhase} phase @param {import('./contact.js').Key} name */
  async key(phase, name) {
    const type = phase === 'up' ? 'keyUp' : 'keyDown';
    const { key, code, keyCode: windowsVirtualKeyCode, text } = keyOf(name);
    const fields = { type, key, code, windowsVirtualKeyCode, autoRepeat: phase === 'repeat' };
    await this.#send('Input.dispatchKeyEvent', phase === 'up' ? fields : { ...fields, text });
  }

  async otherTab() {
    await this.#emulateFocus(false);
    const { targetInfo: { browserContextId } } = await this.#send('Target.getTargetInfo', {});
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank', ...(browserContextId && { browserContextId }) });
    await rest(settle);
    return targetId;
  }

  /** @param {string} targetId */
  async closeTab(targetId) {
    await this.#send('Target.closeTarget', { targetId });
    await rest(settle);
    await this.#send('Page.bringToFront', {});
    if (this.#emulatesFocus) await this.#emulateFocus(true);
  }

  /** @param {boolean} enabled */
  #emulateFocus(enabled) {
    return this.#send('Emulation.setFocusEmulationEnabled', { enabled });
  }

  /**
   * Returns all touches, with one of them at its new place. DevTools works out which touches changed.
   * @param {Contact} contact
   */
  #place(contact) {
    const { id, twist, radius = 0.5 } = contact;
    const point = { ...this.#jitter.next(contact), id, radiusX: radius, radiusY: radius, force: pressureOf(contact), twist };
    this.#points.set(contact, point);
    return [...this.#points.values()];
  }

  /** @param {string} type @param {(object | undefined)[]} touchPoints */
  #touch(type, touchPoints) {
    return this.#send('Input.dispatchTouchEvent', { type, touchPoints });
  }

  /** @param {string} type @param {Contact} contact @param {object} [more] */
  #mouse(type, contact, more) {
    const { kind, x, y, button, tilt: [tiltX, tiltY], twist } = contact;
    const fields = { type, pointerType: kind, x, y, button, buttons: buttonBits[button], force: pressureOf(contact) };
    return this.#send('Input.dispatchMouseEvent', { ...fields, ...(kind === 'pen' && { tiltX, tiltY, twist }), ...more });
  }

  /**
   * Moves or cancels a touch, and waits until the page has received the event. The protocol answers only these commands earlier.
   * An event handler may leave the page.
   * @param {'touchMove' | 'touchCancel'} type @param {object[]} touchPoints
   */
  async #deliver(type, touchPoints) {
    const before = await this.#evaluate(arrivals, null, {}).catch(() => undefined);
    await this.#touch(type, touchPoints);
    if (before !== undefined) await this.#evaluate(arrivals, null, { before }).catch(() => {});
  }

  /**
   * Runs a function in a world of its own, in which the page's replacements of built-in functions do not exist.
   * @param {Function} run @param {string | null} target @param {object | string | null} [options]
   * @param {boolean} [byValue] without it the result is the number of an object @returns {Promise<any>}
   */
  async #evaluate(run, target, options = null, byValue = true) {
    const known = this.#world;
    try {
      const contextId = known ?? await this.#makeWorld();
      const call = `(${run})(${JSON.stringify(target)}, ${JSON.stringify(options)})`;
      return await this.#run(contextId, `(() => { if (globalThis.pressurekitWorld !== ${this.#mark}) throw 0; return ${call} })()`, byValue);
    } catch (error) {
      // The world ends with its page. A world of the next page may have the same number, but not the mark.
      this.#world = undefined;
      if (known === undefined) throw error;
      return this.#evaluate(run, target, options, byValue);
    }
  }

  /**
   * Runs a function in that world with an element of the tool. The element becomes a property of the page for a moment, where the
   * protocol finds it.
   * @param {Function} run @param {any} target @param {object | string} [options]
   */
  async #look(run, target, options) {
    const name = `pressurekit${Math.random()}`;
    const key = JSON.stringify(name);
    if (!await this.#evaluateOn(mark, target, name)) return this.#evaluateOn(run, target, options);
    const marked = await this.#run(undefined, `(() => { const marked = globalThis[${key}]; delete globalThis[${key}]; return marked })()`, false);
    await this.#evaluate(() => null, null);
    return this.#call(run, await this.#adopt(marked, this.#world), options);
  }

  /**
   * Returns the element of another world, by default in the page's own.
   * @param {string} objectId @param {number} [executionContextId]
   */
  async #adopt(objectId, executionContextId) {
    const { node: { backendNodeId } } = await this.#send('DOM.describeNode', { objectId });
    return (await this.#send('DOM.resolveNode', { backendNodeId, executionContextId })).object;
  }

  /** @returns {Promise<number>} */
  async #makeWorld() {
    const { frameTree } = await this.#send('Page.getFrameTree', {});
    const made = await this.#send('Page.createIsolatedWorld', { frameId: frameTree.frame.id, worldName: 'pressurekit' });
    await this.#run(made.executionContextId, `globalThis.pressurekitWorld = ${this.#mark}`);
    this.#world = made.executionContextId;
    return made.executionContextId;
  }

  /** @param {number | undefined} contextId without it the page's own world @param {string} expression @param {boolean} [returnByValue] */
  async #run(contextId, expression, returnByValue = true) {
    return valueOf(await this.#send('Runtime.evaluate', { expression, contextId, awaitPromise: true, returnByValue }), returnByValue);
  }

  /** @param {Function} run @param {any} target @param {string | object} [options] */
  async #call(run, target, options) {
    const [objectId, declaration] = [target.objectId, `function (options) { return (${run})(this, options) }`];
    return valueOf(await this.#send('Runtime.callFunctionOn', {
      objectId, functionDeclaration: declaration, arguments: [{ value: options }], awaitPromise: true, returnByValue: true,
    }));
  }
}

/** @param {unknown} target */
const isRemote = (target) => target !== null && typeof target !== 'string';

/** @param {any} answer @param {boolean} [byValue] */
function valueOf({ result, exceptionDetails: thrown }, byValue = true) {
  if (thrown) throw Error(printable(thrown.exception?.description ?? thrown.text));
  return byValue ? result.value : result.objectId;
}

// These functions run in the page.

/** @param {string} selector */
const first = (selector) => document.querySelector(selector);

/**
 * Puts an element where the protocol finds it. Returns false in a frame of another origin. A page cannot replace `top`.
 * @param {Element} element @param {string} name
 */
function mark(element, name) {
  try {
    /** @type {any} */ (top)[name] = element;
  } catch {
    return false;
  }
  return true;
}
