// The playground of a control's page, with live options, the code for the current options, and the control's events. The options are those
// of the demo's page Controls.

import { codeOf } from '../Examples/Demo/controls/code.js';
import { declared } from '../Examples/Demo/controls/declared.js';
import { fieldsOf } from '../Examples/Demo/controls/fields.js';
import { controls } from '../Examples/Demo/controls/options.js';
import { Settings } from '../Examples/Demo/controls/settings.js';

const place = /** @type {HTMLElement} */ (document.querySelector('.playground'));
const { control: name } = place.dataset;
const { root } = document.documentElement.dataset;
const [options, code, last] = ['.options', '.code code', '.last'].map((one) => place.querySelector(one));

/** The values here for addresses in the demo. */
const given = { peek: { href: '#states' }, 'app-icon': { name: 'Scale', src: `${root}/icon.svg` } };
const control = { ...controls[name], given: given[name] };
const element = place.querySelector(control.tag);

/** The detail of each event as text. */
const told = {
  statechange: ({ previous, state }) => `${previous} → ${state}`,
  settle: ({ text }) => text,
  action: ({ value }) => value,
  quickaction: ({ title }) => title,
};
/** Events of every frame, which would hide the others. */
const continuous = ['intentionchange', 'reading'];
const own = declared[name].events.filter((type) => !continuous.includes(type));

customElements.whenDefined(control.tag).then(() => {
  const settings = new Settings(element, control);
  const show = () => (code.textContent = codeOf(settings));
  const showOptions = () => options.replaceChildren(...fieldsOf(settings, show));
  if (control.items) element.items = control.items;
  showOptions();
  show();
  /** @type {HTMLElement} */ (place.querySelector('.reset')).onclick = () => {
    settings.reset();
    showOptions();
    show();
  };
  // Some colours differ in dark mode.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showOptions);
  for (const type of own) {
    element.addEventListener(type, ({ target, detail }) => {
      if (target === element) last.textContent = `${type} ${told[type]?.(detail) ?? ''}`;
    });
  }
  if (element.run) {
    element.form.addEventListener('submit', (event) => event.preventDefault());
    element.addEventListener('click', () => element.run(() => new Promise((done) => setTimeout(done, 1500))).catch(() => {}));
  }
  element.addEventListener('pop', (event) => event.preventDefault());
  // Without a sensor the scale could not weigh, so use the simulated finger.
  element.addEventListener('statechange', ({ detail: { state } }) => {
    if (state === 'unmeasured') element.dataset.pressureSource = 'simulated';
  });
});
