// The files that the tests share with the tests in Python, and the packages that they find in this repository.

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

export const project = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path) => JSON.parse(readFileSync(`${project}/${path}`, 'utf8'));

export const gestures = read('Drivers/Tests/events.json');
export const refusals = read('Drivers/Tests/refusals.json');
export const frames = read('Drivers/Tests/frames.json');
export const { faults } = read('Drivers/faults.json');
export const routes = Object.fromEntries(read('Drivers/support.json').map((entry) => [entry.route, entry]));

/** The events that a page receives on a route. */
export function promised({ events = [] }, route) {
  return Array.isArray(events) ? events : (events[route] ?? events.other);
}

/** The driver as the npm package has it. */
export const driver = await import(`${project}/.build/web/driver.js`);

/** Debian's packages, which script/bootstrap unpacks. */
export const debian = createRequire(`${project}/.build/debian-node/`);

/** Playwright for JavaScript, which the package for Python contains. */
export function playwright() {
  const lib = `${project}/.build/venv/lib`;
  const [python] = readdirSync(lib).filter((name) => name.startsWith('python3'));
  return createRequire(import.meta.url)(`${lib}/${python}/site-packages/playwright/driver/package`);
}
