// The code for a control's settings: the element with its attributes, and a style for colours and parts.

import { isPart, isProperty } from './settings.js';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A longer opening tag has one line per attribute. */
const longest = 64;

export function codeOf(settings) {
  const { tag, content, items } = settings.control;
  const set = settings.options.filter((option) => !option.isContent && settings.has(option));
  const title = settings.options.find(({ isContent }) => isContent);
  const properties = set.filter(isProperty).map((option) => `    ${option.name}: ${settings.written(option)};\n`);
  const parts = set.filter((option) => isPart(option) && settings.written(option));
  const rules = [
    properties.length ? `  ${tag} {\n${properties.join('')}  }\n` : '',
    ...parts.map((option) => `  ${tag}${option.name} {\n    ${settings.written(option)}\n  }\n`),
  ].join('');
  const attributes = set.filter((option) => !isProperty(option) && !isPart(option)).map((option) =>
    option.kind === 'flag' ? option.name : `${option.name}="${escaped(settings.written(option))}"`);

  const inOneLine = [tag, ...attributes].join(' ');
  const opening = inOneLine.length > longest ? `${[tag, ...attributes].join('\n  ')}\n` : inOneLine;
  const inside = content ?? (title ? escaped(settings.value(title)) : '');
  return [
    rules ? `<style>\n${rules}</style>\n` : '',
    `<${opening}>${inside}</${tag}>\n`,
    items ? `<script type="module">\n  document.querySelector('${tag}').items = ${listOf(items)};\n</script>\n` : '',
  ].filter(Boolean).join('\n');
}

/** The items as JavaScript, one per line. */
function listOf(items) {
  const lines = items.map((item) => `    { ${Object.entries(item).map(([name, value]) => `${name}: '${value}'`).join(', ')} },\n`);
  return `[\n${lines.join('')}  ]`;
}
