// The audit names exactly the planted fault of each control, and none of a control without faults or of the kit's own.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { chromiumOptions, chromiumPath, serve, viewport } from './browsers.js';
import { driver, faults, playwright, project } from './files.js';

const { audit, AuditError, finger, misfireMatchers } = driver;
const site = await serve();
const browser = await playwright().chromium.launch({
  executablePath: chromiumPath,
  // A frame at any time, so that no test waits for the screen.
  args: [...chromiumOptions, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
after(async () => { site.close(); await browser.close(); });

const page = await browser.newPage({ viewport });
await page.clock.install({ time: 0 });
await page.goto(`${site.address}/hold.html`);
// Without a pause the clock also runs with real time.
await page.clock.pauseAt(60_000);
const button = page.locator('#delete');
const options = { acted: () => page.evaluate('acts'), hold: 1.5, prepare: () => page.evaluate('renew()'), clock: page.clock };
const idsOf = (report) => report.misfires.map(({ id }) => id);
const open = async (path) => {
  await page.goto(`${site.address}/${path}`);
  await button.waitFor();
};

/** The default press with fewer events. */
async function pressAtOnce(hand) {
  await hand.down(button, { force: 0.1 });
  await hand.press({ to: 0.9 });
  await hand.wait(1.5);
  await hand.lift();
}

/** Presses for so short a time that the browser makes a click of it. */
async function pressShortly(hand) {
  await hand.down(button, { force: 0.1 });
  await hand.wait(0.2);
  await hand.lift();
}

/** Presses a confirm button, and slides onto its ring, which is above it. */
async function pressOntoTheRing(hand) {
  await hand.down(button, { force: 0.1 });
  await hand.press({ to: 0.6 });
  await hand.wait(0.5);
  await hand.slide({ x: 100, y: 75 });
  await hand.wait(0.3);
  await hand.lift();
}

/** Faults of each kind. The audits in Python try all, also on these controls. */
const some = [1, 5, 6, 8, 9, 12, 16, 20];

for (const [name, path, numbers, press = pressAtOnce] of [
  ['A control that acts at the lift', 'hold.html'],
  ['A control that acts when it is full', 'hold.html?acts=full', some],
  ['The confirm button on its ring', 'confirm.html', some, pressOntoTheRing],
  ['The confirm button in place', 'confirm.html?in-place', some],
]) {
  test(`${name} has no misfire, and in Chromium every fault can be tried`, async () => {
    await open(path);
    const report = await audit(page, '#delete', { ...options, press, faults: numbers });
    // A browser makes no click of so long a press.
    assert.deepEqual(report.faults.map(({ id, outcome }) => [id, outcome]),
      faults.filter(({ number }) => numbers?.includes(number) ?? true).map(({ id }) => [id, id === 'ghost-click' ? 'not tried' : 'did not act']));
  });
}

test('A planted mistake is found for each verb of a step', async () => {
  const missed = [];
  // `key-repeat` shows only in a control that acts as soon as it is full.
  for (const query of [
    'double-click', 'disabled', 'slid-away', 'began-elsewhere', 'other-button', 'cancelled', 'lost-lift', 'other-tab',
    'key-repeat&acts=full', 'acts-twice', 'covered-tap', 'reused', 'ghost-click', 'typed', 'rapid', 'two-keys', 'script-submission',
  ]) {
    await open(`hold.html?fault=${query}`);
    const { number, id } = faults.find((one) => one.id === query.split('&')[0]);
    const press = id === 'ghost-click' ? pressShortly : pressAtOnce;
    const report = await audit(page, '#delete', { ...options, press, faults: [number] });
    if (!report.misfires.length) missed.push(id);
  }
  assert.deepEqual(missed, []);
});

test('The report of a second finger is the same as in Python, and is the message of the matcher', async () => {
  await open('hold.html?fault=second-finger&acts=full');
  const { pass, message } = await misfireMatchers.toHaveNoMisfires(button, { ...options, faults: [1, 8, 12, 16, 27, 35] });
  assert.equal(pass, false);
  assert.equal(`${message()}\n`, readFileSync(`${project}/Drivers/Tests/report.txt`, 'utf8'));
});

test('The matcher passes for a control without misfires', async () => {
  await open('hold.html');
  const { pass, message } = await misfireMatchers.toHaveNoMisfires('#delete', { ...options, page, faults: [1] });
  assert.equal(pass, true);
  assert.match(message(), /acted in 0 of 1 faults/);
  await assert.rejects(misfireMatchers.toHaveNoMisfires('#delete', options), /pass the option page/);
});

test('The trace of a misfire replays it', async () => {
  await open('hold.html?fault=left-over');
  const report = await audit(page, '#delete', { ...options, faults: [1, 4] });
  assert.deepEqual(idsOf(report), ['left-over']);
  await page.evaluate('renew()');
  const touch = await finger(page, 'touch', { clock: page.clock });
  await touch.replay(report.misfires[0].tries[0].trace, '#delete');
  assert.equal(await page.evaluate('acts'), 1);
});

test('Keys find their misfires, and a fault that is contained in another one is not tried', async () => {
  await open('hold.html?fault=short-key');
  const report = await audit(page, button, { ...options, faults: [16, 17, 18, 19] });
  assert.deepEqual(report.faults.map(({ id, outcome, tries }) => [id, outcome, tries[0].reason]), [
    ['short-key', 'acted', ''],
    ['lost-focus', 'not tried', 'It acts in: A short press of a key.'],
    ['key-repeat', 'not tried', 'It acts in: A short press of a key.'],
    ['key-from-elsewhere', 'did not act', ''],
  ]);
  assert.deepEqual(report.misfires[0].tries.map(({ steps, trace }) => [steps, trace]), ['Space', 'Enter'].map((key) => [
    ['  0.00 s  focus', `  0.00 s  ${key} down`, `  0.05 s  ${key} up`], '',
  ]));
});

test('A hold that is much too long is not a misfire', async () => {
  await open('hold.html?acts=full');
  const report = await audit(page, '#delete', { ...options, hold: 3, faults: [4] });
  assert.deepEqual(report.faults[0].tries.map(({ outcome, reason }) => [outcome, reason]), [
    ['not tried', 'It acts sooner than `hold` says. Pass a shorter one.']]);
});

test('A page reuses the control in its own way', async () => {
  await open('hold.html?fault=reused');
  const items = [];
  const reuse = async () => {
    items.push('Delete 8');
    await button.evaluate((element) => { element.textContent = 'Delete 8'; });
  };
  const { faults: [{ tries }] } = await audit(page, '#delete', { ...options, press: pressAtOnce, reuse, faults: [27] });
  assert.deepEqual(tries.map(({ outcome }) => outcome), tries.map(() => 'acted'));
  assert.deepEqual(items, tries.map(() => 'Delete 8'));
});

test('Without prepare the page is loaded again', async () => {
  await open('hold.html?fault=tap');
  const report = await audit(page, '#delete', { ...options, prepare: undefined, faults: [1, 2] });
  assert.deepEqual(report.faults.map(({ outcome }) => outcome), ['acted', 'not tried']);
});

test('A control that does not act is not audited, and no contact stays down', async () => {
  await open('hold.html');
  const tap = async (hand) => {
    await hand.down(button, { force: 0.1 });
    await hand.wait(0.2);
    await hand.lift();
  };
  await assert.rejects(audit(page, '#delete', { ...options, press: tap }), (error) => error instanceof AuditError
    && error.message.endsWith('\n  0.00 s  touch 0 began at 90, 158\n  0.30 s  touch 0 ended at 90, 158'));
  const fail = async (hand) => { await hand.down(button); throw Error('a mistake'); };
  await assert.rejects(audit(page, '#delete', { ...options, press: fail }), { message: 'a mistake' });
  const touch = await finger(page);
  await touch.down(button);
  await touch.lift();
});

test('Wrong options are named', async () => {
  for (const [control, wrong, message] of [
    ['#delete', { act: 1 }, /there is no option act/],
    ['#delete', { acted: true }, /acted must be a function/],
    ['#delete', { hold: 2500 }, /hold is 2500/],
    ['#delete', { faults: [1, 99] }, /the list has no fault 99/],
    [{ x: 1, y: 2 }, {}, /not a point/],
  ]) await assert.rejects(audit(page, control, { ...options, ...wrong }), message);
});

test('The example of audit.md passes for a confirm button in place', async () => {
  const text = readFileSync(`${project}/Docs/audit.md`, 'utf8');
  const code = text.match(/^```js\n([^]*?)^```$/m)[1].replace(/^import .+;$/gm, '');
  let body;
  const base = {
    extend: (matchers) => (locator) => ({
      async toHaveNoMisfires(given) {
        const { pass, message } = await matchers.toHaveNoMisfires(locator, { ...given, faults: [1, 8] });
        assert.ok(pass, message());
      },
    }),
  };
  new Function('base', 'test', 'misfireMatchers', code)(base, (_, run) => { body = run; }, misfireMatchers);
  const drafts = await browser.newPage({ viewport });
  const opened = drafts.goto.bind(drafts);
  drafts.goto = (path) => opened(`${site.address}${path}/index.html`);
  await body({ page: drafts });
  await drafts.close();
});
