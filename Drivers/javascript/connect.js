// Finds the route from what a test has: the page of a tool, a document, or a connection of its own.

/** @typedef {import('./contact.js').Route} Route */
/** @typedef {import('./locate.js').Evaluate} Evaluate */
/** @typedef {import('../../Web/types/driver.js').Page} Page */

import { Actions } from './actions.js';
import { Cdp } from './cdp.js';
import { Dom } from './dom.js';
import { printable } from './locate.js';
import { Refused } from './refused.js';
import { Closed } from './closed.js';

/**
 * Runs a function with an element of Playwright or Puppeteer.
 * @type {Evaluate}
 */
const onHandle = async (run, target, options) => {
  if (typeof target.evaluate === 'function') return target.evaluate(run, options);
  // A locator of Puppeteer first waits for its element.
  const handle = await target.waitHandle();
  return handle.evaluate(run, options);
};

/** @param {Function} run */
const bodyOf = (run) => `return (${run}).apply(null, arguments)`;

/**
 * The tools, each with a test that recognizes its page. The first that matches is used.
 * @type {[is: (page: any) => boolean, connect: (page: any) => Promise<Route>][]}
 */
const tools = [
  // A document, or its window.
  [(page) => page.nodeType === 9, async (page) => new Dom(page)],
  [(page) => page.document?.nodeType === 9, async (page) => new Dom(page.document)],

  // Connections of the test's own.
  [(page) => typeof page.cdp === 'function', async (page) => new Cdp(page.cdp)],
  [(page) => typeof page.bidi === 'function', async ({ bidi, context }) => bidiRoute(context,
    (params) => bidi('input.performActions', params), (params) => bidi('script.callFunction', params))],
  [(page) => page.webdriver !== undefined, async ({ webdriver, browser }) => new Actions(
    `${engineOf(browser)}/webdriver`, (sources) => webdriver.performActions(sources),
    (run, target, options) => webdriver.executeScript(bodyOf(run), [target, options]))],

  // Playwright.
  [(page) => typeof page.context === 'function' && typeof page.context().newCDPSession === 'function', async (page) => {
    const name = page.context().browser()?.browserType().name() ?? 'chromium';
    if (name !== 'chromium') return new Closed('playwright/own');
    const session = await page.context().newCDPSession(page);
    return new Cdp((method, params) => session.send(method, params), onHandle, true);
  }],

  // Puppeteer.
  [(page) => typeof page.createCDPSession === 'function', async (page) => {
    const session = await page.createCDPSession().catch(() => {
      throw new Refused({
        reason: "Puppeteer's page has no connection to the DevTools protocol.",
        instead: 'Use Chromium, or WebDriver BiDi with a connection of your own.',
      });
    });
    return new Cdp((method, params) => session.send(method, params), onHandle);
  }],

  // WebdriverIO.
  [(page) => typeof page.performActions === 'function', async (page) => {
    const engine = engineOf(page.capabilities?.browserName);
    // WebdriverIO's commands of the protocol take an element as a reference. An element may still be a promise.
    const reference = async (/** @type {any} */ target, /** @type {string} */ key) => {
      const { elementId } = (await target) ?? {};
      return elementId ? { [key]: elementId } : target;
    };
    /** @type {Evaluate} */
    const evaluate = async (run, target, options) => (
      page.executeScript(bodyOf(run), [await reference(target, 'element-6066-11e4-a52e-4f735466cecf'), options]));
    if (engine === 'chromium' && typeof page.sendCommandAndGetResult === 'function') {
      return new Cdp((method, params) => page.sendCommandAndGetResult(method, params), evaluate);
    }
    if (engine === 'firefox' && page.isBidi) {
      return bidiRoute(await page.getWindowHandle(), (params) => page.inputPerformActions(params),
        (params) => page.scriptCallFunction(params), (target) => reference(target, 'sharedId'));
    }
    return new Actions(`${engine}/webdriver`, (sources) => page.performActions(sources), evaluate);
  }],

  // Selenium.
  [(page) => typeof page.getCapabilities === 'function' && typeof page.actions === 'function', async (driver) => {
    const engine = engineOf((await driver.getCapabilities()).getBrowserName());
    /** @type {Evaluate} */
    const evaluate = (run, target, options) => driver.executeScript(bodyOf(run), target, options);
    if (engine === 'chromium' && typeof driver.sendAndGetDevToolsCommand === 'function') {
      return new Cdp((method, params) => driver.sendAndGetDevToolsCommand(method, params), evaluate);
    }
    const perform = (/** @type {object[]} */ sources) => {
      const sequence = driver.actions({ async: true });
      // Selenium's own devices have no pressure. It sends what a device and its actions are as JSON.
      for (const { actions, ...device } of /** @type {any[]} */ (sources)) sequence.insert({ toJSON: () => device }, ...actions);
      return sequence.perform();
    };
    return new Actions(`${engine}/webdriver`, perform, evaluate);
  }],
];

/** @type {WeakMap<object, Promise<Route>>} */
const routes = new WeakMap();

/**
 * Returns the route of a page. All fingers of a page share it, because the browser counts their contacts together.
 * @param {Page} page @returns {Promise<Route>}
 */
export async function connect(page) {
  if (typeof page !== 'object' || page === null) throw Error(unknown);
  const known = routes.get(page);
  if (known) return known;
  const tool = tools.find(([is]) => is(page));
  if (!tool) throw Error(unknown);
  const route = tool[1](page);
  routes.set(page, route);
  // A later call tries again.
  route.catch(() => routes.delete(page));
  return route;
}

const unknown = 'finger: the first argument must be a page of Playwright or Puppeteer, a driver of Selenium, a browser of '
  + 'WebdriverIO, a document, or { cdp }, { bidi, context } or { webdriver, browser }.';

/**
 * The engine of a browser, by the name in its capabilities.
 * @param {string | undefined} name
 */
function engineOf(name = '') {
  if (/chrom|edge/i.test(name)) return 'chromium';
  if (/firefox/i.test(name)) return 'firefox';
  if (/webkit|safari|minibrowser|epiphany/i.test(name)) return 'webkit';
  throw Error(`finger: the browser ${name || 'without a name'} is unknown. It must be Chromium, Firefox or WebKit.`);
}

/**
 * @param {string} context @param {(params: object) => Promise<unknown>} perform
 * @param {(params: object) => Promise<any>} call @param {(target: any) => Promise<any>} [own] the remote value of an element
 */
function bidiRoute(context, perform, call, own = async (target) => target) {
  const remote = async (/** @type {string} */ functionDeclaration, /** @type {{ sandbox?: string }} */ world, /** @type {object[]} */ ...values) => {
    const answer = await call({ functionDeclaration, arguments: values, target: { context, ...world }, awaitPromise: true });
    if (answer.type === 'exception') throw Error(printable(answer.exceptionDetails.text));
    return answer.result;
  };
  const nothing = { type: 'null' };
  // A sandbox does not have the page's replacements of built-in functions.
  const sandbox = { sandbox: 'pressurekit' };
  const isElement = (/** @type {any} */ target) => target !== null && typeof target !== 'string';
  /** @type {Evaluate} */
  const look = async (run, target, options) => {
    // Values travel as JSON: BiDi's own form of values would have to be decoded.
    const given = isElement(target) ? 'target' : JSON.stringify(target);
    const { value } = await remote(`async (target, json) => JSON.stringify(await (${run})(${given}, JSON.parse(json)))`, sandbox,
      isElement(target) ? await own(target) : nothing, { type: 'string', value: JSON.stringify(options ?? null) });
    return JSON.parse(value);
  };
  /** @type {Evaluate} In the page's own world, whose JSON may be replaced. The functions return text, numbers or nothing. */
  const act = async (run, target) => {
    const found = typeof target === 'string'
      ? await remote('(selector) => document.querySelector(selector)', sandbox, { type: 'string', value: target }) : nothing;
    const element = isElement(target) ? await own(target) : found.sharedId ? { sharedId: found.sharedId } : nothing;
    return (await remote(`(target) => (${run})(target)`, {}, element)).value ?? null;
  };
  return new Actions('firefox/bidi', (actions) => perform({ context, actions }), look, act);
}
