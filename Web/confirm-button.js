import { readColors } from './colors.js';
import { ControlHost } from './control-host.js';
import { createButton, defineElement } from './define-element.js';
import { engine, readings } from './engine.js';
import { confirmButtonSheet } from './styles.js';
import { SvgSink } from './svg-sink.js';

/** By name, which `ConfirmOption` of the engine each is. */
const schema = {
  kind: 0,
  states: ['idle', 'updating', 'selected', 'confirmed'],
  numbers: {
    cap: 0, 'ramp-duration': 1, 'rescue-delay': 2, threshold: 4, 'release-threshold': 5,
    'arm-timeout': 6, 'ring-diameter': 9, 'ring-offset': 10,
  },
  flags: { 'no-latch': [7, 0], 'contact-area': [3, 1], 'no-haptics': [8, 0], disabled: [] },
  labels: { 'confirm-label': 'CONFIRM', 'ok-label': 'OK' },
  sheet: confirmButtonSheet,
};
const sources = ['none', 'measured', 'area', 'time'];

/** Custom properties, in the order of the engine's colours. */
const colors = { ring: '', selected: '', confirmed: '', backdrop: '', track: '', label: '' };
/** The engine's layers that a page may style. */
const parts = { 3: 'ring', 5: 'label' };
const labelLayer = 5;

/** `<pressure-confirm-button>`: what cannot be undone, confirmed by pressing. */
export class PressureConfirmButton extends HTMLElement {
  #button = createButton(document.createElement('slot'));
  #overlay = document.createElement('div');
  #sink = new SvgSink(parts);
  #host;
  #texts = () => ['', this.confirmLabel, this.okLabel];

  constructor() {
    super();
    // In the top layer nothing of the page clips, covers or transforms the ring.
    this.#overlay.popover = 'manual';
    this.#overlay.append(this.#sink.svg);
    this.#host = new ControlHost(this, schema, {
      surfaces: [this.#button],
      content: [this.#button, this.#overlay],
      texts: this.#texts,
      locate: () => this.#locate(),
      prepare: () => this.#prepare(),
      draw: () => this.#draw(),
      act: () => this.#host.emit('confirm'),
      entered: (state, previous) => {
        // After a firing "OK" stays to be read out.
        if (state === 'idle' && previous !== 'confirmed') this.#host.say('');
        return { intention: this.intention, source: this.source };
      },
    });
  }

  get intention() { return readings(this.#host.handle).intention; }
  get force() { return readings(this.#host.handle).force; }
  get source() { return sources[this.#host.handle && this.#host.status.source]; }

  #locate() {
    const { handle } = this.#host;
    const box = this.#button.getBoundingClientRect();
    const { offsetLeft, offsetTop, width, height } = window.visualViewport;
    engine.locate(handle, box.x, box.y, box.width, box.height, offsetLeft, offsetTop, width, height);
  }

  #prepare() {
    const { handle } = this.#host;
    this.#host.say('');
    this.#overlay.showPopover();
    // Whatever zoom or transform is on the way to the screen, the ring is drawn in client pixels.
    const { x, y, width, height } = this.#overlay.getBoundingClientRect();
    this.#sink.svg.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.#sink.measure(handle, 1, this.confirmLabel, labelLayer);
    this.#sink.measure(handle, 2, this.okLabel, labelLayer);
    readColors(handle, colors, this.#overlay);
  }

  #draw() {
    if (!this.#sink.draw(this.#host.handle, this.#texts)) this.#overlay.togglePopover(false);
  }
}

defineElement('pressure-confirm-button', PressureConfirmButton, schema);
