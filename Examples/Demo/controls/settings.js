// The settings of a control: only values that differ from the defaults.

const camelCase = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** True if an option is a custom property, not an attribute. */
export const isProperty = ({ name }) => name.startsWith('--');
/** True if an option is the style of a part. */
export const isPart = ({ kind }) => kind === 'part';

export class Settings {
  /** The control's declaration in options.js. */
  control;
  element;
  /** Other elements that show the same control. They get the same settings, except `disabled` and `progress`. */
  copies = [];
  #values = new Map();
  /** The rule of each part. @type {Map<string, CSSStyleRule>} */
  #rules = new Map();
  #untouched;
  #title;

  constructor(element, control) {
    [this.element, this.control] = [element, control];
    this.#untouched = document.createElement(control.tag);
    this.#title = element.textContent.trim();
    const sheet = new CSSStyleSheet();
    // Keep the order of the code, so that an element with several parts gets the same style here and there.
    for (const [index, { name }] of this.options.filter(isPart).entries()) {
      sheet.insertRule(`${control.tag}${name} {}`, index);
      this.#rules.set(name, sheet.cssRules[index]);
    }
    document.adoptedStyleSheets.push(sheet);
    this.reset();
  }

  get options() { return Object.values(this.control.groups).flat(); }

  /** The default value of an option. */
  standard({ name, standard, isContent }) {
    if (isContent) return this.#title;
    return standard ?? this.#untouched[camelCase(name)] ?? null;
  }

  value(option) { return this.#values.has(option.name) ? this.#values.get(option.name) : this.standard(option); }

  has({ name }) { return this.#values.has(name); }

  set(option, value) {
    // An empty text equals a missing default.
    const standard = this.standard(option) ?? (['text', 'part'].includes(option.kind) ? '' : null);
    if (value === standard) this.#values.delete(option.name);
    else this.#values.set(option.name, value);
    for (const element of [this.element, ...this.copies]) this.#apply(option, element);
  }

  /** Resets all options. */
  reset() {
    const { given = {} } = this.control;
    this.#values = new Map(Object.entries(given));
    for (const option of this.options) {
      for (const element of [this.element, ...this.copies]) this.#apply(option, element);
    }
  }

  /** The text of a value in the code. For a part, only the declarations that the browser understands. */
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
      // `cssText` accepts only declarations: it drops invalid ones and anything that would end the rule.
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
