// Elements made by script.

/** An element with its properties, and what is in it. */
export function make(tag, properties = {}, ...content) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...content);
  return element;
}

/** An element of a drawing with its attributes, and what is in it. */
export function draw(tag, attributes = {}, ...content) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
