// The options of each control, in the order of the page. An element says its defaults itself; only the default of a custom
// property stands here, since no element tells that. The list of controls says which parts there are, and which options a
// control has that has no entry here.

import { declared } from './declared.js';

const number = (name, from, to, step, note, more = {}) => ({ kind: 'number', name, from, to, step, note, ...more });
const flag = (name, note) => ({ kind: 'flag', name, note });
const text = (name, note) => ({ kind: 'text', name, note });
const choice = (name, choices, note) => ({ kind: 'choice', name, choices, note });
/** A custom property with a colour; `standard` is any CSS colour, and one set here keeps how opaque that is. */
const color = (name, standard) => ({ kind: 'color', name: `--pressure-${name}`, standard });

/** A part of the element, which takes CSS declarations. */
const part = ([name, note]) => ({ kind: 'part', name: `::part(${name})`, part: name, note });

/** Seconds, of which the right end of the range is for ever: the attribute is "off". */
const seconds = (name, from, to, note, endless) => number(name, from, to, 0.5, note, { unit: ' s', endless });

const radius = number('--pressure-radius', 0, 40, 1, 'How round the button is', { unit: 'px', endless: 'a half circle', standard: Infinity });
/** What stands in the element. */
const title = (note) => ({ ...text('title', note), isContent: true });
const disabled = flag('disabled', 'Takes no presses');
const noHaptics = flag('no-haptics', 'Plays no haptics, where the device has any');

/** Of each control: its element, what it is given at first, its options by groups, and what is in the code besides. */
export const controls = {
  'confirm-button': {
    tag: 'pressure-confirm-button',
    groups: {
      Press: [
        number('cap', 0.5, 6.5, 0.1, 'The force that is full, in average touches', { unit: ' ×' }),
        number('threshold', 0.5, 0.99, 0.01, 'The ring is full above this intention'),
        number('release-threshold', 0, 0.99, 0.01, 'Without the latch it ceases to be full below this'),
        number('ramp-duration', 0.2, 6, 0.1, 'To full where nothing measures force', { unit: ' s' }),
        seconds('rescue-delay', 0, 10, 'Below full, until time helps a sensor', 'never'),
        seconds('arm-timeout', 0.5, 30, 'How long a tap or a key arms it', 'for ever'),
        flag('no-latch', 'Literally: only full force on the ring confirms'),
        flag('no-tap', 'Takes no taps'),
        flag('contact-area', 'The size of the contact serves where nothing measures force'),
        noHaptics, disabled,
      ],
      Ring: [
        number('ring-diameter', 0, 120, 2, '0 is as high as the button', { unit: ' px' }),
        number('ring-offset', 0, 160, 2, 'From the touch to its centre; 0 is as high as the button', { unit: ' px' }),
      ],
      Words: [
        title('On the button'), text('confirm-label', 'On the full ring'), text('ok-label', 'Where a lift confirms'),
        text('press-hint', 'After too little force'), text('hold-hint', 'After too little time'),
        text('slide-hint', 'After a lift from the full button'),
        text('hold-description', 'For assistive technology'), text('force-description', 'For assistive technology, with a sensor'),
      ],
      Colours: [
        color('ring', 'white'), color('selected', '#ff453b'), color('confirmed', '#30d159'), color('backdrop', '#1c1c1eeb'),
        color('track', '#ffffff59'), color('label', 'white'), color('veil', '#0000004d'),
        color('button', 'light-dark(#ffe3e1, #4a1f1f)'), color('button-text', 'light-dark(#b0001c, #ff9a91)'),
        color('focus', 'Highlight'), radius,
      ],
    },
  },
  'transitioning-button': {
    tag: 'pressure-transitioning-button',
    groups: {
      Run: [
        seconds('timeout', 0.5, 10, 'How long a run may take', 'no limit'),
        seconds('reset-after', 0.5, 10, 'Until a success is the title again', 'never'),
        seconds('failure-delay', 0, 10, 'Until a failure is the title again', 'never'),
        number('progress', -0.05, 1, 0.05, 'How far the work is', { none: 'unknown' }),
        choice('type', ['submit', 'button'], 'Whether it submits its form'),
        noHaptics, disabled,
      ],
      Words: [title('At first'), text('success-label', 'When the work succeeded'), text('failure-label', 'When it failed')],
      Colours: [
        color('normal', '#0057d6'), color('text', 'white'), color('pressed', '#e3f0ff'),
        color('disabled', 'light-dark(#e0e0e6, #33363f)'), color('disabled-text', 'light-dark(#5e5e66, #a3a8b4)'),
        color('success', '#147a33'), color('success-text', 'white'),
        color('failure', '#c71c1a'), color('failure-text', 'white'), color('focus', 'CanvasText'),
      ],
    },
  },
  scale: {
    tag: 'pressure-scale',
    groups: {
      Weighing: [
        choice('unit', ['g', 'oz', 'N'], 'What it weighs in'),
        choice('mode', ['weight', 'percent'], 'Percent is of the sensor’s range'),
        number('capacity', 50, 1000, 5, 'At the most that the sensor measures', { unit: ' g' }),
        number('settle-range', 0, 20, 0.5, 'To each side, in which a reading is steady', { unit: ' g' }),
        number('settle-duration', 0, 5, 0.1, 'Steady, until a reading has settled', { unit: ' s' }),
        noHaptics, disabled,
      ],
      Words: [text('tare-label', 'On the button below the dial')],
      Colours: [
        color('dial', '#306cf3'), color('dial-settled', '#188f44'), color('dial-overload', '#d32820'),
        color('dial-track', '#80889740'), color('dial-text', 'CanvasText'), color('dial-quiet', 'light-dark(#565c69, #a3abbb)'),
        color('button', 'light-dark(#e6e9f1, #2a2f3a)'), color('focus', 'Highlight'), radius,
      ],
    },
  },
  peek: {
    tag: 'pressure-peek',
    given: { href: '/history' },
    groups: {
      Press: [
        number('peek-threshold', 0.08, 0.98, 0.01, 'It peeks above this part of the sensor’s range'),
        number('pop-threshold', 0.08, 0.98, 0.01, 'It opens above this part'),
        number('hold-duration', 0.2, 3, 0.1, 'Held, until it peeks without a sensor', { unit: ' s' }),
        noHaptics, disabled,
      ],
      Words: [text('href', 'Where it leads')],
      Colours: [
        color('surface', 'light-dark(#fff, #22252c)'), color('surface-text', 'light-dark(#14161b, #f2f3f5)'),
        color('focus', 'Highlight'),
      ],
    },
    content: `
  <p>A letter from the sea</p>
  <article slot="preview">The sea is calm today, and the post is slow.</article>
  <button type="button" slot="action" value="Answered">Answer</button>
  <button type="button" slot="action" value="Archived">Archive</button>
`,
  },
  'app-icon': {
    tag: 'pressure-app-icon',
    given: { name: 'Scale', src: '/icon.svg' },
    groups: {
      Press: [noHaptics, disabled],
      Words: [text('name', 'Below the icon'), text('src', 'The address of the image')],
      Colours: [
        color('surface', 'light-dark(#fff, #22252c)'), color('surface-text', 'light-dark(#14161b, #f2f3f5)'),
        color('focus', 'Highlight'),
      ],
    },
    items: [
      { type: 'org.example.scale.new', title: 'New weighing', subtitle: 'Begin at zero' },
      { type: 'org.example.scale.history', title: 'History', subtitle: 'What was weighed' },
      { type: 'org.example.scale.tare', title: 'Tare' },
    ],
  },
};

/** The options of a control without an entry above: all that it declares. */
function declaredOptions({ tag, html, attributes, colors }) {
  const content = html.match(/^<[\w-]+>([^<]+)<\//);
  const fields = Object.entries(attributes).map(([name, { from = 0, to = 60, note, ...more }]) => (more.kind === 'number'
    ? number(name, from, to, to > 1 ? 0.1 : 0.01, note) : { name, note, ...more }));
  return {
    tag,
    groups: {
      Options: [...(content ? [title('In the element')] : []), ...fields],
      Colours: [...Object.entries(colors).map(([name, standard]) => color(name, standard)), color('focus', 'Highlight')],
    },
  };
}

for (const [name, one] of Object.entries(declared)) {
  controls[name] ??= declaredOptions(one);
  controls[name].groups.Parts = Object.entries(one.parts).map(part);
}
