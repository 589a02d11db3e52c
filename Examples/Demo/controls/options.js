// The options of each control, in the order of the page. The elements provide the default values, except those of custom
// properties, which are listed here. The generated declared.js lists the parts, and the options of a control without an
// entry here.

import { declared } from './declared.js';

const number = (name, from, to, step, note, more = {}) => ({ kind: 'number', name, from, to, step, note, ...more });
const flag = (name, note) => ({ kind: 'flag', name, note });
const text = (name, note) => ({ kind: 'text', name, note });
const choice = (name, choices, note) => ({ kind: 'choice', name, choices, note });
/** A custom property with a colour. `standard` is the default, any CSS colour; a chosen colour keeps its opacity. */
const color = (name, standard) => ({ kind: 'color', name: `--pressure-${name}`, standard });
/** A custom property with a choice. The first one is the default. */
const property = (name, { choices, note }) => ({ ...choice(`--pressure-${name}`, choices, note), standard: choices[0] });

/** A part of the element, styled by CSS declarations. */
const part = ([name, note]) => ({ kind: 'part', name: `::part(${name})`, part: name, note });

/** A duration in seconds. The right end of the range is infinite; the attribute is then "off". */
const seconds = (name, from, to, note, endless) => number(name, from, to, 0.5, note, { unit: ' s', endless });

const radius = number('--pressure-radius', 0, 40, 1, 'The radius of the button’s corners', { unit: 'px', endless: 'a half circle', standard: Infinity });
/** The text content of the element. */
const title = (note) => ({ ...text('title', note), isContent: true });
const disabled = flag('disabled', 'Ignores presses');
const noHaptics = flag('no-haptics', 'Plays no haptics on a device that has them');

/** Each control's element, initial attributes, options by groups, and further content of its code. */
export const controls = {
  'confirm-button': {
    tag: 'pressure-confirm-button',
    groups: {
      Press: [
        number('cap', 0.5, 6.5, 0.1, 'The force that counts as full, in average touches', { unit: ' ×' }),
        number('pen-cap', 0.5, 6.5, 0.1, 'The same for a pen, whose range ends at 6.67', { unit: ' ×' }),
        number('threshold', 0.5, 0.99, 0.01, 'The ring is full above this intention'),
        number('release-threshold', 0, 0.99, 0.01, 'Without the latch, the ring stops being full below this'),
        number('ramp-duration', 0.2, 6, 0.1, 'The time to full without a force sensor', { unit: ' s' }),
        seconds('rescue-delay', 0, 10, 'The time below full force until holding helps, too', 'never'),
        seconds('arm-timeout', 0.5, 30, 'The time for which a tap or a key arms it', 'forever'),
        flag('no-latch', 'Strict: only full force on the ring confirms'),
        flag('no-tap', 'Ignores taps'),
        flag('contact-area', 'Without a force sensor, uses the size of the contact'),
        noHaptics, disabled,
      ],
      Ring: [
        number('ring-diameter', 0, 120, 2, '0 means as high as the button', { unit: ' px' }),
        number('ring-offset', 0, 160, 2, 'From the touch to its centre; 0 means the height of the button', { unit: ' px' }),
      ],
      'In place': [
        flag('in-place', 'The button itself fills, without a ring to slide onto'),
        property('look', { ...declared['confirm-button'].choices.look, note: 'The way in which it fills; a ring is for a round button' }),
      ],
      Words: [
        title('On the button'), text('confirm-label', 'When it is full'), text('ok-label', 'When a lift confirms'),
        text('release-label', 'After the text of a lift that confirms'), text('press-hint', 'After too little force'), text('hold-hint', 'After too little time'),
        text('slide-hint', 'After a lift from the full button'),
        text('hold-description', 'For assistive technology'), text('force-description', 'For assistive technology, with a sensor'),
        text('hold-in-place-description', 'The same in place'), text('force-in-place-description', 'The same in place, with a sensor'),
      ],
      Colours: [
        color('ring', 'white'), color('selected', '#ff453b'), color('confirmed', '#30d159'),
        color('backdrop', 'light-dark(#1c1c1e, #2b2c30)'), color('track', '#ffffff42'), color('label', 'white'),
        color('veil', 'light-dark(#ffffffc7, #000000a3)'), color('fill', 'light-dark(#b0001c24, #ff9a9124)'),
        color('rim', '#6b6c73'), color('check', '#0a2a14'), color('title', 'light-dark(#b0001c, #ff9a91)'),
        color('button', 'light-dark(#ffe3e1, #4a1f1f)'), color('button-text', 'light-dark(#b0001c, #ff9a91)'),
        color('focus', 'Highlight'), radius,
      ],
    },
  },
  'transitioning-button': {
    tag: 'pressure-transitioning-button',
    groups: {
      Run: [
        seconds('timeout', 0.5, 10, 'The maximum time of a run', 'no limit'),
        seconds('reset-after', 0.5, 10, 'The time until a success changes back to the title', 'never'),
        seconds('failure-delay', 0, 10, 'The time until a failure changes back to the title', 'never'),
        number('progress', -0.05, 1, 0.05, 'The progress of the work', { none: 'unknown' }),
        choice('type', ['submit', 'button'], 'A submit button submits its form'),
        noHaptics, disabled,
      ],
      Words: [title('At the beginning'), text('success-label', 'When the work succeeded'), text('failure-label', 'When it failed')],
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
        choice('unit', ['g', 'oz', 'N'], 'The unit of the reading'),
        choice('mode', ['weight', 'percent'], 'Percent refers to the sensor’s range'),
        number('capacity', 50, 1000, 5, 'The mass at the sensor’s maximum', { unit: ' g' }),
        number('settle-range', 0, 20, 0.5, 'The range to each side within which a reading is steady', { unit: ' g' }),
        number('settle-duration', 0, 5, 0.1, 'The time that a reading must be steady to settle', { unit: ' s' }),
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
    given: { href: 'history.html' },
    groups: {
      Press: [
        number('peek-threshold', 0.08, 0.98, 0.01, 'It peeks above this part of the sensor’s range'),
        number('pop-threshold', 0.08, 0.98, 0.01, 'It opens above this part'),
        number('hold-duration', 0.2, 3, 0.1, 'The holding time until it peeks without a sensor', { unit: ' s' }),
        noHaptics, disabled,
      ],
      Words: [text('href', 'The address that it opens')],
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
    given: { name: 'Scale', src: 'icon.svg' },
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
function declaredOptions({ tag, html, attributes, colors, choices }) {
  const content = html.match(/^<[\w-]+>([^<]+)<\//);
  const fields = Object.entries(attributes).map(([name, { from = 0, to = 60, note, ...more }]) => (more.kind === 'number'
    ? number(name, from, to, to > 1 ? 0.1 : 0.01, note) : { name, note, ...more }));
  return {
    tag,
    groups: {
      Options: [
        ...(content ? [title('In the element')] : []), ...fields,
        ...Object.entries(choices).map(([name, choice]) => property(name, choice)),
      ],
      Colours: [...Object.entries(colors).map(([name, standard]) => color(name, standard)), color('focus', 'Highlight')],
    },
  };
}

for (const [name, one] of Object.entries(declared)) {
  controls[name] ??= declaredOptions(one);
  controls[name].groups.Parts = Object.entries(one.parts).map(part);
}
