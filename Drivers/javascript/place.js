// Functions that run in the page. They are sent as text, so they use only their arguments and the page's own objects.

/**
 * Finds the place for a contact: the point in an element's box, or a point of the viewport. It scrolls the element into view
 * if the point is outside of the viewport.
 * @param {any} target a CSS selector, an element, or null for a point
 * @param {{ at: number[], mayScroll: boolean }} options the part of the element's box, or a point in pixels
 * @returns {import('./contact.js').Place & { scrolled?: boolean } | { problem: string }}
 */
export function place(target, { at: [across, down], mayScroll }) {
  let element = target;
  if (typeof target === 'string') {
    try {
      element = document.querySelector(target);
    } catch {
      return { problem: 'it is not a CSS selector.' };
    }
    if (!element) return { problem: 'there is no such element.' };
  }
  let view = element ? element.ownerDocument.defaultView : window;
  const own = view;
  const here = () => {
    if (!element) return [across, down];
    const box = element.getBoundingClientRect();
    let x = box.left + box.width * across;
    let y = box.top + box.height * down;
    for (view = own; view !== view.parent; view = view.parent) {
      const frame = view.frameElement;
      const edges = frame.getBoundingClientRect();
      const style = view.parent.getComputedStyle(frame);
      x += edges.left + frame.clientLeft + parseFloat(style.paddingLeft);
      y += edges.top + frame.clientTop + parseFloat(style.paddingTop);
    }
    return [x, y];
  };
  for (let inner = own; inner !== inner.parent; inner = inner.parent) {
    if (!inner.frameElement) return { problem: 'the element is in a frame of another origin.' };
  }
  if (element) {
    if (!element.isConnected) return { problem: 'the element is not in the page.' };
    if (!element.getClientRects().length || own.getComputedStyle(element).visibility !== 'visible') {
      return { problem: 'the element is hidden.' };
    }
    const box = element.getBoundingClientRect();
    if (!box.width || !box.height) return { problem: 'the element has no size.' };
  }
  let [x, y] = here();
  const { innerWidth: width, innerHeight: height } = view;
  const isWithin = [x >= 0 && x < width, y >= 0 && y < height];
  const scrolled = element && mayScroll && !(isWithin[0] && isWithin[1]);
  if (scrolled) {
    const [inline, block] = isWithin.map((is) => (is ? 'nearest' : 'center'));
    element.scrollIntoView({ inline, block, behavior: 'instant' });
    [x, y] = here();
  }
  if (!element) return { x, y, width, height };
  const size = element.getBoundingClientRect();
  const box = /** @type {[number, number, number, number]} */ (
    [x - size.width * across, y - size.height * down, size.width, size.height]);
  return { x, y, width, height, scrolled, box };
}

/**
 * Waits for the page's next frame, before which a browser dispatches input. Tests replace timers and animation frames, but
 * not observers. A hidden page has no frames.
 */
export function frame() {
  return new Promise((/** @type {(nothing: null) => void} */ done) => {
    const finish = () => {
      document.removeEventListener('visibilitychange', finish);
      observer.disconnect();
      done(null);
    };
    const observer = new IntersectionObserver(finish);
    document.addEventListener('visibilitychange', finish);
    if (document.hidden) finish();
    else observer.observe(document.documentElement);
  });
}

/**
 * Counts the browser's events of a type in a world of its own. With `before`, an earlier count, it waits until there are more,
 * or for three frames: the event may have gone to another frame of the page.
 * @param {null} nothing
 * @param {{ type: string, before?: number }} options
 * @returns {number | Promise<number>}
 */
export function received(nothing, { type, before }) {
  /** @type {any} */
  const world = globalThis;
  const counts = (world.pressurekit ??= new Map());
  if (!counts.has(type)) {
    counts.set(type, 0);
    addEventListener(type, ({ isTrusted }) => counts.set(type, counts.get(type) + Number(isTrusted)), { capture: true, passive: true });
  }
  if (before === undefined || counts.get(type) > before) return counts.get(type);
  return new Promise((done) => {
    const listening = new AbortController();
    const finish = () => {
      listening.abort();
      done(counts.get(type));
    };
    addEventListener(type, finish, { capture: true, passive: true, signal: listening.signal });
    document.addEventListener('visibilitychange', finish, { signal: listening.signal });
    if (document.hidden) finish();
    else requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(finish)));
  });
}
