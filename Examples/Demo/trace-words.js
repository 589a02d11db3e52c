// The texts about a trace.

const sources = {
  unknown: 'an unknown device', touch: 'touch', touchEvent: 'touch', pen: 'a pen', mouse: 'a mouse',
  trackpad: 'a trackpad', simulated: 'a simulated finger',
};

/** "1.62 s, 98 samples of touch, with force" */
export const aboutOf = ({ duration, samples, source, maximum }) =>
  `${duration.toFixed(2)} s, ${samples.length} samples of ${sources[source]}, ${maximum ? 'with force' : 'without force'}`;

/** "made up", "recorded by Example Pen in Firefox 140"; empty for a trace without an origin. */
export const originOf = ({ origin: { origin, device, browser } }) =>
  [origin, device && `by ${device}`, browser && `in ${browser}`].filter(Boolean).join(' ');
