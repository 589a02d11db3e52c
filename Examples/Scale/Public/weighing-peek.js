// A row of History that can be looked into: press it to peek at the weighing, deeper to open it.

import { make } from '/elements.js';
import { share } from '/share.js';
import { weighingView } from '/weighing-view.js';
import { addressOf, titleOf } from '/words.js';

/**
 * Gives a `<pressure-peek>` its weighing.
 * @param {HTMLElement} peek what is pressed is in it
 * @param {function(): object[]} all all weighings, the oldest first, as they are when they are asked for
 * @param {function()} remove deletes the weighing
 */
export function peekAt(peek, weighing, all, remove) {
  // Not by property: a row is still a template's, and its elements are no more than their names.
  peek.setAttribute('href', addressOf(weighing));
  peek.addEventListener('statechange', ({ target, detail: { state, previous } }) => {
    // Its Delete speaks of states, too.
    if (target !== peek || previous !== 'idle' || state === 'pop') return;
    // Of a list of thousands few are ever pressed: what they show is made then, and anew each time.
    for (const old of peek.querySelectorAll(':scope > [slot]')) old.remove();
    const preview = weighingView(weighing, all());
    preview.slot = 'preview';
    peek.append(preview, ...actions(titleOf(weighing), remove));
  });
  peek.addEventListener('action', ({ detail: { value } }) => value === 'share' && share(weighing));
}

function actions(title, remove) {
  const shareButton = make('button', { type: 'button', value: 'share', slot: 'action', ariaLabel: `Share ${title}` }, 'Share');
  const deleteButton = make('pressure-confirm-button', { slot: 'action', ariaLabel: `Delete ${title}` }, 'Delete');
  deleteButton.addEventListener('confirm', remove);
  return [shareButton, deleteButton];
}
