// What is set on a control: only what differs from what it does by itself.

const camelCase = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** Whether an option is a custom property, and no attribute. */
export const isProperty = ({ name }) => name.startsWith('--');

export class Settings {
  /** The control's declaration of options.js. */
  control;
  element;
  /** Of other elements that show the same control: they are set as well, but for what makes them differ. */
  copies = [];
  #values = new Map();
  #untouched;
  #title;

  constructor(element, control) {
    [this.element, this.control] = [element, control];
    this.#untouched = document.createElement(control.tag);
    this.#title = element.textContent.trim();
    this.reset();
  }

  get options() { return Object.values(this.control.groups).flat(); }

  /** What holds while nothing is set. */
  standard({ name, standard, isContent }) {
    if (isContent) return this.#title;
    return standard ?? this.#untouched[camelCase(name)] ?? null;
  }

  value(option) { return this.#values.has(option.name) ? this.#values.get(option.name) : this.standard(option); }

  has({ name }) { return this.#values.has(name); }

  set(option, value) {
    // A text that is none is the same as none, where that is what holds.
    const standard = this.standard(option) ?? (option.kind === 'text' ? '' : null);
    if (value === standard) this.#values.delete(option.name);
    else this.#values.set(option.name, value);
    for (const element of [this.element, ...this.copies]) this.#apply(option, element);
  }

  /** Takes all back. */
  reset() {
    const { given = {} } = this.control;
    this.#values = new Map(Object.entries(given));
    for (const option of this.options) {
      for (const element of [this.element, ...this.copies]) this.#apply(option, element);
    }
  }

  /** How a value that is set is written: of an attribute or a property. */
  written(option) {
    const value = this.#values.get(option.name);
    if (value === Infinity) return 'off';
    return isProperty(option) && option.unit ? value + option.unit : String(value);
  }

  #apply(option, element) {
    const { name, kind, isContent } = option;
    if (element !== this.element && (name === 'disabled' || name === 'progress')) return;
    const isSet = this.has(option);
    if (isContent) {
      if (element.textContent !== this.value(option)) element.textContent = this.value(option);
    } else if (isProperty(option)) {
      if (isSet) element.style.setProperty(name, this.written(option));
      else element.style.removeProperty(name);
    } else if (kind === 'flag') {
      element.toggleAttribute(name, isSet);
    } else if (isSet) {
      element.setAttribute(name, this.written(option));
    } else {
      element.removeAttribute(name);
    }
  }
}
