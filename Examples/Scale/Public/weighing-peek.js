// A row of History that can be looked into: press it to peek at the weighing, deeper to open it.

import { make } from '/elements.js';
import { share } from '/share.js';
import { weighingView } from '/weighing-view.js';
import { addressOf, titleOf } from '/words.js';

/**
 * Gives a `<pressure-peek>` its weighing.
 * @param {Peek} peek has what is pressed in it, and a Share among its actions
 * @param {Weighing} weighing
 * @param {(weighing: Weighing) => Weighing[]} around those around it, the oldest first, as they are when they are asked for
 * @param {() => void} remove deletes the weighing
 */
export function peekAt(peek, weighing, around, remove) {
  const title = titleOf(weighing);
  // Not by property: a row is still a template's, and its elements are no more than their names.
  peek.setAttribute('href', addressOf(weighing));
  peek.querySelector('[value=share]').ariaLabel = `Share ${title}`;
  peek.addEventListener('action', ({ detail: { value } }) => value === 'share' && share(weighing));
  peek.addEventListener('statechange', ({ target, detail: { state, previous } }) => {
    // Its Delete speaks of states, too.
    if (target !== peek || previous !== 'idle' || state === 'pop') return;
    // Of a list of thousands few are ever pressed: what they show is made then, and anew each time.
    for (const old of peek.querySelectorAll('.made')) old.remove();
    const preview = weighingView(weighing, around(weighing));
    preview.slot = 'preview';
    const button = make('pressure-confirm-button', { slot: 'action', ariaLabel: `Delete ${title}` }, 'Delete');
    button.addEventListener('confirm', remove);
    for (const made of [preview, button]) made.classList.add('made');
    peek.append(preview, button);
  });
}
