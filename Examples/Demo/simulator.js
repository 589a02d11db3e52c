// The kit's simulated finger: hold the mouse, and use the wheel or the keys 1…9 to press harder.

const root = document.documentElement;

export function simulate(isOn) {
  if (isOn) root.dataset.pressureSource = 'simulated';
  else delete root.dataset.pressureSource;
}

/** The instruction for pressing harder with the simulated finger on this device. */
export const harder = matchMedia('(hover: hover)').matches
  ? 'hold the mouse on the dial, and turn the wheel up or hold a key 1…9'
  : 'press on the dial, and slide up';

/** True if the address has `?simulate`. */
export const isSimulationAsked = new URLSearchParams(location.search).has('simulate');
