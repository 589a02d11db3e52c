// One animation frame callback for all controls, and none while all of them rest.

const waiting = new Set();

/** Asks for the next frame: `control.frame(seconds)`, again and again while it returns true. */
export function requestFrame(control) {
  if (waiting.size === 0) requestAnimationFrame(run);
  waiting.add(control);
}

function run(milliseconds) {
  const controls = [...waiting];
  waiting.clear();
  for (const control of controls) if (control.frame(milliseconds / 1000)) requestFrame(control);
}
