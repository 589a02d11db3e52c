// WebKitGTK over a session of WebDriver. It has only a mouse.

import { after } from 'node:test';
import { serve, webkit } from './browsers.js';
import { driver } from './files.js';
import { perform, testGestures } from './gestures.js';

const site = await serve();
const session = await webkit();
after(async () => { site.close(); await session.stop(); });
await session.open(`${site.address}/events.html`);

const page = {
  browser: session.capabilities.browserName,
  webdriver: {
    performActions: (actions) => session.post('/actions', { actions }),
    executeScript: (script, args) => session.post('/execute/sync', { script, args }),
  },
};
testGestures('webkit', 'webkit/webdriver', async (gesture) => {
  // A mouse that is there already sends no move.
  await session.release();
  await session.evaluate('scrollTo(0, 0), take()');
  const error = await perform(driver, page, gesture);
  return { error, events: await session.evaluate('take()') };
});
