// Makes the gestures of events.json with the driver, and compares what a page received with what the file promises.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { promised, routes, gestures } from './files.js';

const pointerTypes = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];

/**
 * Makes the calls of a gesture, and lifts a finger that is down. Returns the error of the last call, as plain values. This
 * function also runs in a page, so it uses only its arguments.
 */
export async function perform(driver, page, gesture, options) {
  const plain = (error) => {
    const { message, reason, instead } = error;
    return { message, reason, instead, isRefused: error instanceof driver.Refused };
  };
  let touch;
  try {
    touch = await driver.finger(page, gesture.finger, options);
  } catch (error) {
    return { ...plain(error), isAtOnce: true };
  }
  let second;
  let thrown = null;
  for (const [at, [name, ...rest]] of gesture.calls.entries()) {
    const values = rest.map((one) => (Array.isArray(one) ? one.join('\n') : one));
    const [owner, method] = name.startsWith('second.') ? [second, name.slice('second.'.length)] : [touch, name];
    try {
      const answer = await owner[method](...values);
      if (method === 'second') second = answer;
    } catch (error) {
      if (at < gesture.calls.length - 1 && !(error instanceof driver.Refused)) throw error;
      thrown = plain(error);
      break;
    }
  }
  if (touch.isDown) await touch.lift();
  return thrown;
}

/** The fields of seen events that are expected. */
export const matching = (seen, expected) => seen.map((one, at) => (
  at < expected.length ? Object.fromEntries(Object.keys(expected[at]).map((key) => [key, one[key]])) : one));

/**
 * Declares a test for each gesture on a route.
 * @param name the tool
 * @param route the route that it must use
 * @param run makes a gesture on the page of events; returns the error and the events
 * @param without the names of gestures that this page cannot show
 */
export function testGestures(name, route, run, without = []) {
  const entry = routes[route];
  for (const gesture of gestures.filter((one) => !without.includes(one.name))) {
    test(`${name}: ${gesture.name}`, async () => {
      const own = entry.fingers[gesture.finger];
      const { error, events } = await run(gesture);
      const missing = 'reason' in own ? own : (gesture.shows ?? []).map((one) => own[one]).find((one) => one !== true);
      if (missing) {
        assert.deepEqual([error?.isRefused, error?.reason, error?.instead], [true, missing.reason, missing.instead]);
        assert.equal(error.message, `${missing.reason} Instead: ${missing.instead}`);
        assert.equal(Boolean(error.isAtOnce), 'reason' in own);
        return;
      }
      if (gesture.error) {
        assert.ok(error?.message.includes(gesture.error), `${error?.message} instead of ${gesture.error}`);
        assert.equal(error.isRefused, gesture.refused ?? false);
      } else {
        assert.equal(error, null);
      }
      const seen = gesture.types === 'all' ? events : events.filter(({ type }) => pointerTypes.includes(type));
      assert.deepEqual([...new Set(seen.map(({ isTrusted }) => isTrusted))].filter((is) => is !== entry.trusted), []);
      const expected = promised(gesture, route);
      assert.deepEqual(matching(seen, expected), expected);
    });
  }
}
