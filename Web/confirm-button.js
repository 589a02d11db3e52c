import { confirmButtonSheet } from './confirm-button-style.js';
import { engine, eventCodes } from './engine.js';
import { feedPointer, focusLost, removed, watchPage } from './page-input.js';
import { holdPage, requestFrame } from './page.js';
import { SvgSink } from './svg-sink.js';

/** Attributes with a number, and which `ConfirmOption` of the engine each is. */
const numbers = {
  cap: 0, threshold: 1, 'release-threshold': 2, 'ramp-duration': 3, 'rescue-delay': 4,
  'arm-timeout': 5, 'ring-diameter': 9, 'ring-offset': 10,
};
/** Attributes that are there or not: the option, and its value when they are there. */
const flags = { 'no-latch': [6, 0], 'contact-area': [7, 1], 'no-haptics': [8, 0], disabled: [] };
const labels = { 'confirm-label': 'CONFIRM', 'ok-label': 'OK' };
const names = Object.keys({ ...numbers, ...flags, ...labels });

/** Custom properties, in the order of the engine's colours. */
const colors = ['ring', 'selected', 'confirmed', 'backdrop', 'track', 'label'];
/** The engine's layers that a page may style. */
const parts = { 3: 'ring', 5: 'label' };
const labelLayer = 5;
/** Milliseconds on and off, in the order of the engine's haptics. */
const vibrations = [[10], [25], [15, 40, 30]];

// In the order of the engine's enumerations.
const states = ['idle', 'updating', 'selected', 'confirmed'];
const sources = ['none', 'measured', 'area', 'time'];
const [keyDown, keyRepeated, keyUp] = Array(3).keys();

const camelCase = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());
const parse = (text) => (text === 'off' ? Infinity : parseFloat(text));
const now = () => performance.now() / 1000;

/** `<pressure-confirm-button>`: what cannot be undone, confirmed by pressing. */
export class PressureConfirmButton extends HTMLElement {
  static formAssociated = true;
  static observedAttributes = [...names, 'aria-label'];
  static {
    for (const name of names) {
      Object.defineProperty(this.prototype, camelCase(name), {
        get() {
          return this.#valueOf(name);
        },
        set(value) {
          if (name in flags) this.toggleAttribute(name, Boolean(value));
          else this.setAttribute(name, value);
        },
      });
    }
  }

  #internals = this.attachInternals();
  #button = document.createElement('button');
  #status = document.createElement('span');
  #overlay = document.createElement('div');
  #sink = new SvgSink(parts);
  #handle = 0;
  #state = states[0];
  #isVirtual = false;
  /** What listens to the page while the control does not rest. @type {AbortController?} */
  #watch = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: 'open', delegatesFocus: true });
    root.adoptedStyleSheets = [confirmButtonSheet];
    this.#button.type = 'button';
    this.#button.part = 'button';
    this.#button.append(document.createElement('slot'));
    this.#status.role = 'status';
    // In the top layer nothing of the page clips, covers or transforms the ring.
    this.#overlay.popover = 'manual';
    this.#overlay.ariaHidden = 'true';
    this.#overlay.append(this.#sink.svg);
    root.append(this.#button, this.#status, this.#overlay);

    const on = (type, listener) =>
      // Away from the page there is nothing behind the button, and a script may still click it.
      this.#button.addEventListener(type, (event) => this.#handle && listener(event));
    on('pointerdown', (event) => this.#pointerDown(event));
    on('keydown', (event) => this.#key(event, event.repeat ? keyRepeated : keyDown));
    on('keyup', (event) => this.#key(event, keyUp));
    on('click', (event) => this.#click(event));
    on('blur', () => this.#interrupt(focusLost));
    // Or Safari's Look Up takes the press over.
    on('webkitmouseforcewillbegin', (event) => event.preventDefault());
  }

  get state() { return this.#state; }
  get intention() { return this.#handle && engine.intention(this.#handle); }
  get force() { return this.#handle && engine.force(this.#handle); }
  get source() { return sources[this.#handle && engine.source(this.#handle)]; }
  get form() { return this.#internals.form; }

  /** An activation without a press: one arms, a second one confirms. */
  click() { this.#button.click(); }

  connectedCallback() {
    if (!this.#handle) {
      this.#handle = engine.create();
      for (const name of PressureConfirmButton.observedAttributes) this.#apply(name);
    }
    // A property that was set before the element was defined hides the one of its class.
    for (const name of names.map(camelCase)) {
      if (!Object.hasOwn(this, name)) continue;
      const value = this[name];
      delete this[name];
      this[name] = value;
    }
    requestFrame(this);
  }

  disconnectedCallback() {
    this.#interrupt(removed);
    // One that is only moved is back before this runs, and keeps its guard time.
    queueMicrotask(() => {
      if (this.isConnected || !this.#handle) return;
      engine.destroy(this.#handle);
      this.#handle = 0;
    });
  }

  attributeChangedCallback(name) {
    if (this.#handle) this.#apply(name);
  }

  /** Its fieldset was disabled or enabled. */
  formDisabledCallback() {
    this.attributeChangedCallback('disabled');
  }

  /** Called by frames.js; whether there must be another. */
  frame(time) {
    if (!this.isConnected) return false;
    this.#take(engine.advance(this.#handle, time));
    const isSeen = this.#sink.draw(this.#handle, this.#texts);
    if (isSeen !== this.#overlay.matches(':popover-open')) this.#overlay.togglePopover(isSeen);
    return engine.needsFrame(this.#handle) === 1;
  }

  get #texts() { return ['', this.confirmLabel, this.okLabel]; }

  #apply(name) {
    if (name === 'aria-label') {
      this.#button.ariaLabel = this.ariaLabel;
    } else if (name === 'disabled') {
      this.#button.disabled = this.matches(':disabled');
      this.#input(engine.setEnabled(this.#handle, now(), !this.#button.disabled));
    } else if (name in flags) {
      const [option, value] = flags[name];
      engine.set(this.#handle, option, this.hasAttribute(name) ? value : 1 - value);
    } else if (name in numbers) {
      const text = this.getAttribute(name);
      if (!engine.set(this.#handle, numbers[name], parse(text)) && text !== null) {
        console.warn(`${name}="${text}" is out of range; ${this.#valueOf(name)} is used`, this);
      }
    }
  }

  #valueOf(name) {
    const text = this.getAttribute(name);
    if (name in labels) return text ?? labels[name];
    if (name in flags) return text !== null;
    // What the engine took; away from the page, what it will be given.
    return this.#handle || text === null ? engine.get(this.#handle, numbers[name]) : parse(text);
  }

  // MARK: What comes in

  #pointerDown(event) {
    // A screen reader's double tap comes as a pointer without force, and without size or as a mouse
    // on Android; then comes a click.
    const isMouse = event.pointerType === 'mouse' && /Android/.test(navigator.userAgent);
    this.#isVirtual = !event.pressure && (!event.width || isMouse);
    if (this.#isVirtual) return;
    this.#prepare();
    this.#pointer(event);
    if (!this.#isPressed) return;
    try {
      this.#button.setPointerCapture(event.pointerId);
    } catch {
      // A pointer that is gone already cannot be captured; its events reach the window all the same.
    }
  }

  #pointer(event) {
    feedPointer(this.#handle, event, (events) => this.#input(events));
  }

  #key(event, phase) {
    if (!/^(Enter| )$/.test(event.key) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (phase === keyDown) this.#prepare();
    this.#input(engine.key(this.#handle, event.timeStamp / 1000, phase));
  }

  #click(event) {
    // The click at the end of every tap must not look like a confirmation to the page.
    event.stopPropagation();
    if (event.detail !== 0 && !this.#isVirtual) return;
    this.#prepare();
    this.#input(engine.activate(this.#handle, event.timeStamp / 1000));
  }

  #interrupt(reason) {
    this.#input(engine.interrupt(this.#handle, now(), reason));
  }

  get #isPressed() { return engine.source(this.#handle) > 0; }

  // MARK: What the engine must know of the page

  #prepare() {
    if (this.#state !== states[0]) return;
    this.#locate();
    engine.setReducesMotion(this.#handle, matchMedia('(prefers-reduced-motion)').matches);
    this.#status.textContent = '';
    this.#overlay.showPopover();
    // Whatever zoom or transform is on the way to the screen, the ring is drawn in client pixels.
    const { x, y, width, height } = this.#overlay.getBoundingClientRect();
    this.#sink.svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.#texts.forEach((text, slot) => {
      const size = this.#sink.measure(labelLayer, text);
      engine.setLabelSize(this.#handle, slot, size.width, size.height);
    });
    this.#readColors();
    requestFrame(this);
  }

  #locate() {
    const box = this.#button.getBoundingClientRect();
    engine.setBounds(this.#handle, box.x, box.y, box.width, box.height);
    const { offsetLeft, offsetTop, width, height } = window.visualViewport;
    engine.setViewport(this.#handle, offsetLeft, offsetTop, width, height);
  }

  /** Hands the page's custom properties to the engine as sRGB, whatever way they are written. */
  #readColors() {
    engine.resetColors(this.#handle);
    const style = getComputedStyle(this.#overlay);
    colors.forEach((name, slot) => {
      const property = `--pressure-${name}`;
      if (!style.getPropertyValue(property)) return;
      const mixed = `color-mix(in srgb, var(${property}) 100%, transparent)`;
      this.#overlay.style.setProperty('color', mixed);
      const [red, green, blue, alpha = 1] = style.color.match(/-?[\d.]+(e-?\d+)?/g).map(Number);
      engine.setColor(this.#handle, slot, red, green, blue, alpha);
    });
  }

  // MARK: What comes out

  #input(hasEvents) {
    this.#take(hasEvents);
    requestFrame(this);
  }

  #take(hasEvents) {
    for (const code of eventCodes(hasEvents)) this.#dispatch(code >> 4, code & 15);
    holdPage(this, this.#isPressed);
    if (engine.state(this.#handle)) {
      this.#watch ??= watchPage(this.#button, this.#handle, {
        take: (events) => this.#input(events),
        locate: () => this.#locate(),
      });
    } else {
      this.#watch?.abort();
      this.#watch = null;
    }
  }

  #dispatch(kind, value) {
    switch (kind) {
      case 1: this.#enter(states[value]); break;
      case 2: this.#emit('confirm'); break;
      // Before its first gesture a page may not vibrate, and the browser would complain.
      case 3: if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(vibrations[value]); break;
      case 4: this.#status.textContent = this.#texts[engine.text(this.#handle)];
    }
  }

  #enter(state) {
    const previous = this.#state;
    this.#state = state;
    this.#internals.states.delete(previous);
    this.#internals.states.add(state);
    // After a firing "OK" stays to be read out.
    if (state === 'idle' && previous !== 'confirmed') this.#status.textContent = '';
    this.#emit('statechange', { state, previous, intention: this.intention, source: this.source });
  }

  #emit(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true }));
  }
}
