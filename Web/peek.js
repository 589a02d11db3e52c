/** @typedef {import('./types/classes.js').PressurePeek} Published */
/** @typedef {Element & { readonly value?: string, readonly textContent: string }} Action An element in the slot of actions. */

import style from 'styles/peek.css';
import { ControlHost } from './control-host.js';
import { peek, peekActs } from './declarations.js';
import { declareElement, Element } from './define-element.js';
import { engine, reading } from './engine.js';
import { nowhere } from './form-act.js';
import { createBox, onStage, Stage } from './stage.js';

const schema = { ...peek, style: onStage(style) };
const buttons = 'a[href], button, input, select, textarea, [tabindex]';

/** @param {string} name */
const createSlot = (name) => Object.assign(document.createElement('slot'), { name });

/**
 * `<pressure-peek>`: a link with a preview that a harder press opens.
 * @implements {Published}
 */
export class PressurePeek extends /** @type {import('./element-base.js').ElementBase<Published, typeof schema>} */ (Element) {
  /** @type {HTMLAnchorElement & import('./define-element.js').Surface} */
  #link = document.createElement('a');
  #preview = createSlot('preview');
  #actions = createSlot('action');
  #card = createBox('preview', this.#preview);
  #stage = new Stage(this.#link, [this.#card, createBox('actions', this.#actions)]);
  /** @type {ResizeObserver} */
  #resizing;
  /** The data of the action that a person has clicked. */
  #chosen = {};
  /** @type {ControlHost} */
  #host;

  constructor() {
    super();
    const link = this.#link;
    const { root } = this.#stage;
    link.part = 'source';
    // Links have no `disabled` of their own.
    link.draggable = link.disabled = false;
    link.append(createSlot(''));
    // Browsers may not compute a name from slotted content such as an article.
    this.#card.setAttribute('aria-labelledby', 'source');
    Object.assign(this.#card, { tabIndex: 0, role: 'link' });
    Object.assign(root, { role: 'dialog' });
    this.#host = new ControlHost(this, schema, {
      surfaces: [link, this.#card],
      // The source may be any content, and changes without leading elsewhere: "3 minutes ago".
      subject: () => '',
      content: [this.#stage.place, root],
      locate: this.#stage.locate,
      fill: () => this.#stage.offer((root.ariaLabel = this.#host.word('preview')), 'dialog', true),
      measure: () => {
        if (this.#host.status.isEngaged) this.#stage.locate();
      },
      draw: this.#stage.draw,
      actsOnMoves: true,
      didUpdate: this.#stage.focus,
      act: (act) => {
        // The other acts come with their states.
        if (peekActs[act] === 'action') this.#host.emit('action', this.#chosen);
        if (peekActs[act] === 'pop' && this.#host.emit('pop', null, { cancelable: true })) this.#follow();
      },
      didEnterPage: () => {
        // Observe the size of the preview's content. Changes wait for the next frame: here they would trigger the observer.
        this.#resizing = new this.#host.window.ResizeObserver(this.#host.changed);
        this.#resizing.observe(this.#preview);
      },
      willLeavePage: () => this.#resizing.disconnect(),
      didChangeState: this.#enter,
      didApplyAttributes: () => {
        for (const name of Object.keys(peek.labels)) {
          // Without its address the link does nothing, whatever modifier keys are down, and also without the engine.
          const text = name === 'href' && link.disabled ? null : this.getAttribute(name);
          if (text === null) link.removeAttribute(name);
          else link.setAttribute(name, text);
        }
        Object.assign(link, { tabIndex: 0, role: this.href === null ? 'button' : link.disabled ? 'link' : null, ariaDisabled: link.disabled });
      },
    });
    this.#stage.attach(this.#host);
    for (const type of ['click', 'confirm']) this.#actions.addEventListener(type, this.#choose);
  }

  get progress() { return reading(this.#host.handle, 'intention'); }

  /** Opens the preview and leaves it open. */
  peek() {
    this.#stage.open();
  }

  close() {
    this.#stage.close();
  }

  /** Lets the browser follow the link, with all its attributes, if its address is valid. */
  #follow() {
    if (!/** @type {typeof URL & { canParse(address: string): boolean }} */ (URL).canParse(this.#link.href)) return;
    this.#host.ownClick = new MouseEvent('click');
    this.#link.dispatchEvent(this.#host.ownClick);
    this.#host.ownClick = null;
  }

  /**
   * Dispatches the event that comes with a state, which `state` has already.
   * @param {string} state @param {string} previous
   */
  #enter = (state, previous) => {
    const wasOpen = previous === 'peek' || previous === 'actions';
    if (state === 'peek' && !wasOpen) {
      for (const one of this.#preview.assignedElements({ flatten: true })) {
        if (one.matches(buttons) || one.querySelector(buttons)) {
          console.error('A preview holds no buttons: make them actions', one);
        }
      }
      this.#host.emit('peek');
    }
    // A dialog around the peek has its own `close`.
    if (state === 'idle' && wasOpen) this.#host.emit('close', null, { bubbles: false });
    return { progress: this.progress };
  };

  /** @param {Event} event */
  #choose = ({ target }) => {
    /** @type {Action[]} */ (this.#actions.assignedElements()).forEach((one, index) => {
      // After a `confirm` that submits a form, its submitter is clicked.
      if (!one.contains(/** @type {Node} */ (target)) || /** @type {Element} */ (target).slot === nowhere) return;
      if (!this.#host.handle || !this.#host.isInPage) return;
      this.#chosen = { index, value: one.value || one.textContent.trim() };
      this.#host.perform((handle, time) => engine.chooseAction(handle, time));
    });
  };
}

declareElement('pressure-peek', PressurePeek, schema);
