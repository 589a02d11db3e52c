// A row of History with a preview: press it to preview the weighing, and deeper to open it.

import { make } from './elements.js';
import { share } from './share.js';
import { weighingView } from './weighing-view.js';
import { addressOf, titleOf } from './words.js';

/**
 * Connects a `<pressure-peek>` to its weighing.
 * @param {Peek} peek contains the row's content, and a Share button among its actions
 * @param {Weighing} weighing
 * @param {(weighing: Weighing) => Weighing[]} around returns the current weighings around it, oldest first
 * @param {() => void} remove deletes the weighing
 */
export function peekAt(peek, weighing, around, remove) {
  const title = titleOf(weighing);
  // Set the attribute, not the property: a row cloned from a template is not upgraded yet.
  peek.setAttribute('href', addressOf(weighing));
  peek.querySelector('[value=share]').ariaLabel = `Share ${title}`;
  peek.addEventListener('action', ({ detail: { value } }) => value === 'share' && share(weighing));
  peek.addEventListener('statechange', ({ target, detail: { state, previous } }) => {
    // The preview's Delete button sends `statechange`, too.
    if (target !== peek || previous !== 'idle' || state === 'pop') return;
    // Few rows of a long list are ever pressed, so create the preview with each press.
    for (const old of peek.querySelectorAll('.made')) old.remove();
    const preview = weighingView(weighing, around(weighing));
    preview.slot = 'preview';
    const button = make('pressure-confirm-button', { slot: 'action', ariaLabel: `Delete ${title}` }, 'Delete');
    button.addEventListener('confirm', remove);
    for (const made of [preview, button]) made.classList.add('made');
    peek.append(preview, button);
  });
}
