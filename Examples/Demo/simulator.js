// The kit's simulated finger: hold the mouse, and use the wheel or the keys 1…9 to press harder.

const root = document.documentElement;

export function simulate(isOn) {
  if (isOn) root.dataset.pressureSource = 'simulated';
  else delete root.dataset.pressureSource;
}

/** The instruction for pressing harder with the simulated finger on this device. */
export const harder = matchMedia('(hover: hover)').matches
  ? 'Hold the mouse, then turn the wheel up or hold 1…9'
  : 'Press, then slide up to press harder';

/** True if the address has `?simulate`. */
export const isSimulationAsked = new URLSearchParams(location.search).has('simulate');
