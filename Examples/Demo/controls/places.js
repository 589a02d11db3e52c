// A tab, a hint and a stage for each control that the page has none for: a control that was added to the kit is here, too.

import { make } from '../elements.js';
import { declared } from './declared.js';

export function addMissingPlaces() {
  const [tabs, hints, stage] = ['.tabs ul', '.how', '.stage'].map((one) => document.querySelector(one));
  for (const [name, { tag, html, how }] of Object.entries(declared)) {
    if (document.getElementById(name)) continue;
    const title = name[0].toUpperCase() + name.slice(1).replaceAll('-', ' ');
    const [, content = ''] = html.match(/^<[\w-]+>([^<]+)<\//) ?? [];
    tabs.append(make('li', {}, make('a', { href: `controls.html?control=${name}` }, title)));
    const place = { hidden: true };
    hints.append(make('span', place, how));
    stage.prepend(make('div', place, make(tag, { id: name }, content)));
    for (const part of [hints.lastElementChild, stage.firstElementChild]) /** @type {HTMLElement} */ (part).dataset.for = name;
  }
}
