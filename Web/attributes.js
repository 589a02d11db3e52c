// Attributes as properties in camelCase, as HTML elements have them.

const camelCase = (name) => name.replace(/-./g, (pair) => pair[1].toUpperCase());

/** Gives a class a property for an attribute, which `get` reads from an element. */
export function defineProperty(type, name, get) {
  Object.defineProperty(type.prototype, camelCase(name), {
    get() {
      return get(this);
    },
    set(value) {
      if (typeof value === 'boolean') this.toggleAttribute(name, value);
      else this.setAttribute(name, value);
    },
  });
}

/** Takes over properties that were set before the element was defined, and hide those of its class. */
export function adoptProperties(element, names) {
  for (const name of names.map(camelCase)) {
    if (!Object.hasOwn(element, name)) continue;
    const value = element[name];
    delete element[name];
    element[name] = value;
  }
}
