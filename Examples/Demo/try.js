import './kit.js';
import './device.js';
import './panel.js';

/** @typedef {{ 'confirm-button': Confirm, 'in-place': Confirm, 'transitioning-button': Transitioning, scale: Scale, peek: Peek, 'app-icon': Icon }} Controls */

const tags = ['confirm-button', 'transitioning-button', 'scale', 'peek', 'app-icon'].map((name) => `pressure-${name}`).join();
/** @param {keyof Controls} name */
const section = (name) => document.querySelector(`.try.${name}`);
/** @template {keyof Controls} Name @param {Name} name @returns {Controls[Name]} */
const control = (name) => /** @type {any} */ (section(name).querySelector(`:is(${tags})`));

/** The time for which a message is shown, in milliseconds. */
const shown = 2500;
const fading = {};

/** Shows a message on the control's stage for a while. @param {keyof Controls} name */
function say(name, text) {
  const place = section(name).querySelector('.said');
  place.textContent = text;
  clearTimeout(fading[name]);
  fading[name] = setTimeout(() => (place.textContent = ''), shown);
}

// An animated finger shows the first press. It disappears with the first use of any control.

const used = ['pointerdown', 'keydown', 'statechange'];
function endShow({ target }) {
  if (!target.closest?.(`${tags}, a, button, input, summary, label`)) return;
  section('confirm-button').classList.add('tried');
  for (const type of used) removeEventListener(type, endShow, true);
}
for (const type of used) addEventListener(type, endShow, true);

// The draft disappears, and comes back for the next try.

for (const [name, message] of /** @type {const} */ ([['confirm-button', 'Deleted, without a pop‑up'], ['in-place', 'Deleted']])) {
  let coming;
  control(name).addEventListener('confirm', () => {
    section(name).classList.add('gone');
    say(name, message);
    clearTimeout(coming);
    coming = setTimeout(() => section(name).classList.remove('gone'), shown);
  });
}

/** The duration of sending, in milliseconds. */
const sending = 1400;
let sent = 0;

control('transitioning-button').addEventListener('click', () => {
  sent += 1;
  const fails = sent % 3 === 0;
  const work = () =>
    new Promise((resolve, reject) => setTimeout(() => (fails ? reject(new Error('every third fails')) : resolve()), sending));
  // Ignore the rejection: the button shows the failure.
  control('transitioning-button').run(work).catch(() => {});
});

control('peek').addEventListener('action', ({ detail: { value } }) => say('peek', value));

const icon = control('app-icon');
icon.addEventListener('launch', () => say('app-icon', 'A tap opens the app'));
icon.addEventListener('quickaction', ({ detail: { title } }) => say('app-icon', `Quick action: ${title}`));
icon.items = [
  { type: 'org.pressurekit.try.new', title: 'New weighing', subtitle: 'Begin at zero', image: 'icons/add.svg' },
  { type: 'org.pressurekit.try.history', title: 'History', subtitle: 'What was weighed', image: 'icons/time.svg' },
  { type: 'org.pressurekit.try.tare', title: 'Tare', image: 'icons/weigh.svg' },
];

// Without a force sensor, simulate a finger. The text below the scale explains it.

const scale = control('scale');
scale.addEventListener('statechange', ({ detail: { state } }) => {
  if (state !== 'unmeasured') return;
  scale.dataset.pressureSource = 'simulated';
  section('scale').classList.add('simulated');
});
