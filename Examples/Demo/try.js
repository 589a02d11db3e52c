import './kit.js';
import './device.js';
import './panel.js';
import { harder } from './simulator.js';

/** @typedef {{ 'confirm-button': Confirm, 'transitioning-button': Transitioning, scale: Scale, peek: Peek, 'app-icon': Icon }} Controls */

/** @param {keyof Controls} name */
const section = (name) => document.querySelector(`.try.${name}`);
/** @template {keyof Controls} Name @param {Name} name @returns {Controls[Name]} */
const control = (name) => /** @type {any} */ (section(name).querySelector(`pressure-${name}`));
const say = (name, text) => (section(name).querySelector('.said').textContent = text);

// The draft disappears, and comes back for the next try.

/** The time until it comes back, in milliseconds. */
const away = 2500;

control('confirm-button').addEventListener('statechange', () => section('confirm-button').classList.add('tried'));
control('confirm-button').addEventListener('confirm', () => {
  section('confirm-button').classList.add('gone');
  say('confirm-button', 'Deleted, without a pop‑up.');
  setTimeout(() => {
    section('confirm-button').classList.remove('gone');
    say('confirm-button', '');
  }, away);
});

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

control('peek').addEventListener('action', ({ detail: { value } }) => say('peek', `${value}.`));

const icon = control('app-icon');
icon.addEventListener('launch', () => say('app-icon', 'The app opens with a tap.'));
icon.addEventListener('quickaction', ({ detail: { title } }) => say('app-icon', `Quick action: ${title}.`));
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
  document.getElementById('how-to-weigh').textContent =
    `This device measures no force: ${harder} to press harder.`;
});
