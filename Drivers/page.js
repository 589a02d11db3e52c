// Functions that run in the page, of both drivers. They are sent as text, so they use only their arguments and the page's own
// objects.

/**
 * Finds the place for a contact: the point in an element's box, or a point of the viewport. It scrolls the element into view
 * if the point is outside of the viewport or covered by something that stays, such as a bar.
 * @param {any} target a CSS selector, an element, or null for a point
 * @param {{ at: number[], mayScroll: boolean }} options the part of the element's box, or a point in pixels. Without `mayScroll`
 *   a finger is down already, and what is at the point does not matter.
 * @returns {import('./javascript/contact.js').Place & { scrolled?: boolean } | { problem: string }}
 */
export function place(target, { at: [across, down], mayScroll }) {
  let element = target;
  if (typeof target === 'string') {
    let found;
    try {
      found = document.querySelectorAll(target);
    } catch {
      return { problem: 'it is not a CSS selector.' };
    }
    if (found.length !== 1) return { problem: found.length ? `${found.length} elements match.` : 'there is no such element.' };
    [element] = found;
  }
  if (!element) return { x: across, y: down, width: innerWidth, height: innerHeight };
  const own = element.ownerDocument.defaultView;
  let view = own;
  for (; view !== view.parent; view = view.parent) {
    if (!view.frameElement) return { problem: 'the element is in a frame of another origin.' };
  }
  const { innerWidth: width, innerHeight: height } = view;
  if (!element.isConnected) return { problem: 'the element is not in the page.' };
  if (!element.getClientRects().length || own.getComputedStyle(element).visibility !== 'visible') {
    return { problem: 'the element is hidden.' };
  }
  const size = element.getBoundingClientRect();
  if (!size.width || !size.height) return { problem: 'the element has no size.' };

  /** The point in the element's own viewport. */
  const inFrame = () => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width * across, box.top + box.height * down];
  };
  const here = () => {
    let [x, y] = inFrame();
    for (let inner = own; inner !== inner.parent; inner = inner.parent) {
      const frame = inner.frameElement;
      const edges = frame.getBoundingClientRect();
      const style = inner.parent.getComputedStyle(frame);
      x += edges.left + frame.clientLeft + parseFloat(style.paddingLeft);
      y += edges.top + frame.clientTop + parseFloat(style.paddingTop);
    }
    return [x, y];
  };
  /** The element that takes a press instead, if it is not around the element, in it, or its label. */
  const coverOf = () => {
    const root = element.getRootNode();
    // A document without a layout, as in jsdom, has no such function.
    const top = root.elementFromPoint?.(...inFrame());
    const within = (/** @type {any} */ inner, /** @type {any} */ outer) => {
      for (let one = inner; one; one = one.parentNode ?? one.host) if (one === outer) return true;
      return false;
    };
    if (!top || within(top, element) || within(element, top) || top.closest('label')?.control === element) return undefined;
    return top;
  };

  let [x, y] = here();
  const isWithin = [x >= 0 && x < width, y >= 0 && y < height];
  let scrolled = false;
  if (mayScroll) {
    const isInView = isWithin[0] && isWithin[1];
    if (!isInView || coverOf()) {
      const [inline, block] = isInView ? ['center', 'center'] : isWithin.map((is) => (is ? 'nearest' : 'center'));
      element.scrollIntoView({ inline, block, behavior: 'instant' });
      [x, y] = here();
      scrolled = true;
    }
    const cover = coverOf();
    if (cover) {
      const name = `${cover.localName}${cover.id && `#${cover.id}`}`;
      return { problem: `the element is covered by ${name} at (${Math.round(x)}, ${Math.round(y)}). To press what is there, pass the point.` };
    }
  }
  const box = /** @type {[number, number, number, number]} */ ([x - size.width * across, y - size.height * down, size.width, size.height]);
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
