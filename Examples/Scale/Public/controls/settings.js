// What is set on a control: only what differs from what it does by itself.

const camelCase = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** Whether an option is a custom property, and no attribute. */
export const isProperty = ({ name }) => name.startsWith('--');
/** Whether an option is what is declared for a part. */
export const isPart = ({ kind }) => kind === 'part';

export class Settings {
  /** The control's declaration of options.js. */
  control;
  element;
  /** Of other elements that show the same control: they are set as well, but for what makes them differ. */
  copies = [];
  #values = new Map();
  /** Of each part. @type {Map<string, CSSStyleRule>} */
  #rules = new Map();
  #untouched;
  #title;

  constructor(element, control) {
    [this.element, this.control] = [element, control];
    this.#untouched = document.createElement(control.tag);
    this.#title = element.textContent.trim();
    const sheet = new CSSStyleSheet();
    // In the order of the code: what is a veil and a shade has the same of both here and there.
    for (const [index, { name }] of this.options.filter(isPart).entries()) {
      sheet.insertRule(`${control.tag}${name} {}`, index);
      this.#rules.set(name, sheet.cssRules[index]);
    }
    document.adoptedStyleSheets.push(sheet);
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
    const standard = this.standard(option) ?? (['text', 'part'].includes(option.kind) ? '' : null);
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

  /** How a value that is set is written; of what is declared for a part, what the browser understands. */
  written(option) {
    if (isPart(option)) return this.#rules.get(option.name).style.cssText.replaceAll('</', '<\\/');
    const value = this.#values.get(option.name);
    if (value === Infinity) return 'off';
    return isProperty(option) && option.unit ? value + option.unit : String(value);
  }

  #apply(option, element) {
    const { name, kind, isContent } = option;
    if (element !== this.element && (name === 'disabled' || name === 'progress')) return;
    const isSet = this.has(option);
    if (isPart(option)) {
      // Declarations and nothing else: what is none, and what would end the rule, is left out.
      this.#rules.get(name).style.cssText = this.value(option) ?? '';
    } else if (isContent) {
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
