// Elements created by script.

/** Creates an HTML element with properties and content. */
export function make(tag, properties = {}, ...content) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}

/** Creates an SVG element with attributes and content. */
export function draw(tag, attributes = {}, ...content) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
