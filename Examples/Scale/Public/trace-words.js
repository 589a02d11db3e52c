// What is said of a trace.

const sources = {
  unknown: 'an unknown device', touch: 'touch', touchEvent: 'touch', pen: 'a pen', mouse: 'a mouse',
  trackpad: 'a trackpad', simulated: 'a simulated finger',
};

/** "1.62 s, 98 samples of touch, with force" */
export const aboutOf = ({ duration, samples, source, maximum }) =>
  `${duration.toFixed(2)} s, ${samples.length} samples of ${sources[source]}, ${maximum ? 'with force' : 'without force'}`;
