// The simulated finger of the kit: the mouse is held, and the wheel or the keys 1…9 push harder.

const root = document.documentElement;

export function simulate(isOn) {
  if (isOn) root.dataset.pressureSource = 'simulated';
  else delete root.dataset.pressureSource;
}

/** Whether the address asks for it: `?simulate`. */
export const isSimulationAsked = new URLSearchParams(location.search).has('simulate');
