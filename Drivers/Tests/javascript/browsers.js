// Starts a server for pages and the browsers, with a connection to each. All listen on this machine only.

import { spawn } from 'node:child_process';
import { createReadStream, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createListener } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { debian, project } from './files.js';

const { WebSocket } = debian('ws');
const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.wasm': 'application/wasm' };
// Root in a container cannot use the sandbox.
export const chromiumOptions = ['--headless=new', '--no-sandbox', '--disable-gpu', '--window-size=800,600'];
export const chromiumPath = '/usr/bin/chromium';
export const viewport = { width: 800, height: 600 };

/** Serves the tests' pages, and the built scripts below /pressurekit/. */
export async function serve() {
  const folders = [['/pressurekit/', '.build/web'], ['/', 'Drivers/Tests/pages']];
  const server = createServer(({ url }, answer) => {
    const { pathname } = new URL(url, 'http://127.0.0.1');
    const [start, folder] = folders.find(([one]) => pathname.startsWith(one));
    const path = join(project, folder, normalize(`/${pathname.slice(start.length)}`));
    if (!existsSync(path)) answer.writeHead(404).end();
    else createReadStream(path).pipe(answer.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }));
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${server.address().port}`, close: () => { server.closeAllConnections(); server.close(); } };
}

/** The programs that run. They are stopped also if the tests end early, for example by Ctrl-C. */
const running = new Set();
process.on('exit', () => { for (const { pid } of running) process.kill(-pid, 'SIGKILL'); });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
// The reader of the output may end first.
process.stdout.on('error', () => process.exit(1));

/**
 * Starts a program, and waits until it prints a line that matches, unless there is none. `{folder}` in its arguments and in
 * its environment is a temporary folder.
 */
async function start(command, options, line, environment = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'pressurekit-driver-'));
  const filled = (text) => text.replace('{folder}', folder);
  const own = Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value)]));
  const child = spawn(command, options.map(filled), {
    stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, TMPDIR: folder, ...own }, detached: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  const stop = async () => {
    const ended = new Promise((done) => child.once('exit', done));
    // The group has the program's own children, and no other process.
    if (child.exitCode === null && child.signalCode === null) {
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  const found = await new Promise((done, fail) => {
    if (!line) done(null);
    let text = '';
    const hear = (part) => {
      text += part;
      const match = text.match(line);
      if (match) done(match);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('exit', (code) => fail(Error(`${command} ended with ${code}:\n${text}`)));
  });
  return { found, stop, isRunning: () => running.has(child) };
}

/** A connection with commands and answers as JSON. DevTools and WebDriver BiDi share this form. */
async function connect(address) {
  const socket = new WebSocket(address);
  const waiting = new Map();
  const events = new Map();
  let number = 0;
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  socket.on('message', (data) => {
    const message = JSON.parse(data);
    const { id, error, result, method, params } = message;
    if (id === undefined) events.get(method)?.(params);
    else if (error) waiting.get(id).fail(Error(`${error.message ?? error}: ${message.message ?? ''}`));
    else waiting.get(id).done(result);
    waiting.delete(id);
  });
  return {
    send: (method, params, more) => new Promise((done, fail) => {
      waiting.set(++number, { done, fail });
      socket.send(JSON.stringify({ id: number, method, params, ...more }));
    }),
    next: (event) => new Promise((done) => events.set(event, done)),
    close: () => socket.terminate(),
  };
}

/** Chromium over the DevTools protocol: `send` reaches the page. */
export async function chromium() {
  const { found, stop } = await start(chromiumPath, [
    ...chromiumOptions, '--remote-debugging-port=0', '--user-data-dir={folder}/profile', '--no-first-run', 'about:blank',
  ], /DevTools listening on (ws:\S+)/);
  const connection = await connect(found[1]);
  const { targetInfos } = await connection.send('Target.getTargets', {});
  const { targetId } = targetInfos.find(({ type }) => type === 'page');
  const { sessionId } = await connection.send('Target.attachToTarget', { targetId, flatten: true });
  const send = (method, params) => connection.send(method, params, { sessionId });
  await send('Page.enable', {});
  await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 1, mobile: false });
  return {
    send,
    async open(url) {
      const loaded = connection.next('Page.loadEventFired');
      await send('Page.navigate', { url });
      await loaded;
    },
    async evaluate(expression) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      if (exceptionDetails) throw Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async stop() {
      connection.close();
      await stop();
    },
  };
}

/** Firefox over WebDriver BiDi, without a driver program. */
export async function firefox() {
  const { found, stop } = await start('/usr/bin/firefox-esr', [
    '--headless', '--no-remote', '--profile', '{folder}', '--remote-debugging-port=0', 'about:blank',
  ], /WebDriver BiDi listening on (ws:\S+)/, { MOZ_HEADLESS_WIDTH: '800', MOZ_HEADLESS_HEIGHT: '600' });
  const { send, close } = await connect(`${found[1]}/session`);
  await send('session.new', { capabilities: {} });
  const { context } = await send('browsingContext.create', { type: 'tab' });
  await send('browsingContext.setViewport', { context, viewport });
  return {
    send,
    context,
    open: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async evaluate(expression) {
      const { result } = await send('script.callFunction', {
        functionDeclaration: `async () => JSON.stringify(await (${expression}) ?? null)`, target: { context }, awaitPromise: true,
      });
      return JSON.parse(result.value);
    },
    async stop() {
      close();
      await stop();
    },
  };
}

/**
 * A session of WebDriver on this machine: `post` sends a command below the session's address.
 * @param program the driver, from `start`
 */
async function webdriver(port, alwaysMatch, program) {
  const send = async (method, path, body) => {
    const answer = await fetch(`http://127.0.0.1:${port}/session${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw Error(`${value.error}: ${value.message}`);
    return value;
  };
  const { sessionId, capabilities } = await send('POST', '', { capabilities: { alwaysMatch } });
  const post = (path, body) => send('POST', `/${sessionId}${path}`, body);
  return {
    post,
    capabilities,
    release: () => send('DELETE', `/${sessionId}/actions`),
    open: (url) => post('/url', { url }),
    evaluate: (expression) => post('/execute/sync', { script: `return ${expression}`, args: [] }),
    async stop() {
      await send('DELETE', `/${sessionId}`);
      await program.stop();
    },
  };
}

/** Chromium with ChromeDriver. */
export async function chromedriver() {
  const program = await start('/usr/bin/chromedriver', ['--port=0'], /started successfully on port (\d+)/);
  return webdriver(program.found[1], { 'goog:chromeOptions': { binary: chromiumPath, args: chromiumOptions } }, program);
}

/** WebKitGTK's small browser with its driver, on a display without a screen. */
export async function webkit() {
  const display = await start('/usr/bin/Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], /^(\d+)$/m);
  // The driver cannot choose a port.
  const listener = createListener();
  await new Promise((done) => listener.listen(0, '127.0.0.1', done));
  const { port } = listener.address();
  await new Promise((done) => listener.close(done));
  const environment = {
    DISPLAY: `:${display.found[1]}`, NO_AT_BRIDGE: '1', LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    GDK_BACKEND: 'x11', GIO_USE_VFS: 'local', GSETTINGS_BACKEND: 'memory', HOME: '{folder}', XDG_RUNTIME_DIR: '{folder}',
    // Root in a container cannot create the sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = await start('/usr/bin/WebKitWebDriver', ['-p', `${port}`], null, environment);
  const isListening = () => fetch(`http://127.0.0.1:${port}/status`).then(() => true, () => false);
  while (driver.isRunning() && !await isListening()) await new Promise((done) => setTimeout(done, 50));
  const [folder] = readdirSync('/usr/lib').filter((name) => existsSync(`/usr/lib/${name}/webkit2gtk-4.1/MiniBrowser`));
  const options = { binary: `/usr/lib/${folder}/webkit2gtk-4.1/MiniBrowser`, args: ['--automation'] };
  const stop = async () => { await driver.stop(); await display.stop(); };
  return webdriver(port, { 'webkitgtk:browserOptions': options }, { stop });
}
