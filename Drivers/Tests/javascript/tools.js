// Objects with the documented shape of tools that are not packaged here. They forward to a real browser, so that the tests
// show the adapter and the browser, but not the tool itself.

/** Puppeteer: `page.createCDPSession()` and handles of elements. */
export function puppeteerPage({ send }) {
  const handleOf = async (selector) => {
    const { result } = await send('Runtime.evaluate', { expression: `document.querySelector(${JSON.stringify(selector)})` });
    return {
      evaluate: async (run, ...values) => {
        const answer = await send('Runtime.callFunctionOn', {
          objectId: result.objectId, functionDeclaration: `function (...values) { return (${run})(this, ...values) }`,
          arguments: values.map((value) => ({ value })), returnByValue: true, awaitPromise: true,
        });
        return answer.result.value;
      },
    };
  };
  return {
    createCDPSession: async () => ({ send: (method, params) => send(method, params) }),
    $: handleOf,
    locator: (selector) => ({ waitHandle: () => handleOf(selector) }),
  };
}

const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** selenium-webdriver: a driver for Chromium, over ChromeDriver. */
export function seleniumDriver({ post, capabilities }) {
  return {
    getCapabilities: async () => ({ getBrowserName: () => capabilities.browserName }),
    executeScript: (script, ...args) => post('/execute/sync', { script, args }),
    sendAndGetDevToolsCommand: (cmd, params) => post('/goog/cdp/execute', { cmd, params }),
    findElement: ({ css }) => post('/element', { using: 'css selector', value: css }),
    actions: () => { throw Error('Actions are not needed in Chromium.'); },
  };
}

/** selenium-webdriver: a driver without the DevTools protocol, with its class Actions. `sent` receives each list of actions. */
export function seleniumActions(browserName, executeScript, sent) {
  return {
    getCapabilities: async () => ({ getBrowserName: () => browserName }),
    executeScript,
    actions(options) {
      const sequences = new Map();
      const actions = {
        insert(device, ...list) {
          sequences.set(device, [...(sequences.get(device) ?? []), ...list]);
          return actions;
        },
        async perform() {
          await sent([...sequences].map(([device, list]) => ({ actions: list, ...device.toJSON() })), options);
        },
      };
      return actions;
    },
  };
}

/** WebdriverIO: a browser in Chromium, over ChromeDriver. */
export function webdriverioChromium({ post, capabilities }) {
  const elementOf = async (selector) => {
    const { [elementKey]: elementId } = await post('/element', { using: 'css selector', value: selector });
    return { elementId, click() {} };
  };
  return {
    capabilities,
    isBidi: false,
    performActions: (actions) => post('/actions', { actions }),
    executeScript: (script, args) => post('/execute/sync', { script, args }),
    sendCommandAndGetResult: (cmd, params) => post('/chromium/send_command_and_get_result', { cmd, params }),
    // `$` gives a promise of an element.
    $: elementOf,
  };
}

/** WebdriverIO: a browser in Firefox with WebDriver BiDi. */
export function webdriverioFirefox({ send, context }) {
  return {
    capabilities: { browserName: 'firefox' },
    isBidi: true,
    performActions: () => { throw Error('With BiDi the classic actions are not needed.'); },
    executeScript: () => { throw Error('With BiDi the classic scripts are not needed.'); },
    getWindowHandle: async () => context,
    inputPerformActions: (params) => send('input.performActions', params),
    scriptCallFunction: (params) => send('script.callFunction', params),
    async $(value) {
      const { nodes: [{ sharedId }] } = await send('browsingContext.locateNodes', { context, locator: { type: 'css', value } });
      return { elementId: sharedId, click() {} };
    },
  };
}
