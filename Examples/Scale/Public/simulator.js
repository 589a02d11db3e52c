// The simulated finger of the kit: the mouse is held, and the wheel or the keys 1…9 push harder.

const root = document.documentElement;

export function simulate(isOn) {
  if (isOn) root.dataset.pressureSource = 'simulated';
  else delete root.dataset.pressureSource;
}

/** How the simulated finger presses harder on this device. */
export const harder = matchMedia('(hover: hover)').matches
  ? 'hold the mouse on the dial, and turn the wheel up or hold a key 1…9'
  : 'press on the dial, and slide up';

/** Whether the address asks for it: `?simulate`. */
export const isSimulationAsked = new URLSearchParams(location.search).has('simulate');
