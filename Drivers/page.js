// Functions that run in the page, of both drivers. They are sent as text, so they use only their arguments and the page's own
// objects.

/**
 * Finds the place for a contact: the point in an element's box, or a point of the viewport. It scrolls the element into view
 * if a press at the point would not reach it: outside of the viewport, in a scrolled box or frame, or under a bar.
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

  /** The element and the frames around it, from inside to outside, each with the point in its own viewport. */
  const points = () => {
    const box = element.getBoundingClientRect();
    let [x, y] = [box.left + box.width * across, box.top + box.height * down];
    /** @type {[any, number, number][]} */
    const found = [[element, x, y]];
    for (let inner = own; inner !== inner.parent; inner = inner.parent) {
      const frame = inner.frameElement;
      const edges = frame.getBoundingClientRect();
      const style = inner.parent.getComputedStyle(frame);
      x += edges.left + frame.clientLeft + parseFloat(style.paddingLeft);
      y += edges.top + frame.clientTop + parseFloat(style.paddingTop);
      found.push([frame, x, y]);
    }
    return found;
  };
  const here = () => points().slice(-1)[0].slice(1);
  const within = (/** @type {any} */ inner, /** @type {any} */ outer) => {
    for (let one = inner; one; one = one.parentNode ?? one.host) if (one === outer) return true;
    return false;
  };
  /**
   * Finds out whether a press at the point would reach the element, and the cover that it would reach instead. Without a cover
   * it may still reach something around the element.
   * @returns {{ isReached: boolean, cover?: Element }}
   */
  const aim = () => {
    let isReached = true;
    for (const [part, partX, partY] of points()) {
      const root = part.getRootNode();
      // A document without a layout, as in jsdom, has no such function.
      if (!root.elementFromPoint) return { isReached };
      const top = root.elementFromPoint(partX, partY);
      if (top && (within(top, part) || top.closest('label')?.control === part)) continue;
      // There is nothing outside of a frame's own viewport.
      if (top && !within(part, top)) return { isReached: false, cover: top };
      isReached = false;
    }
    return { isReached };
  };

  let [x, y] = here();
  let scrolled = false;
  const scroll = (/** @type {ScrollLogicalPosition} */ inline, /** @type {ScrollLogicalPosition} */ block) => {
    element.scrollIntoView({ inline, block, behavior: 'instant' });
    // At the page's next scroll, Firefox 153 would scroll the element into view again. A scroll away and back prevents that.
    const { scrollX: left, scrollY: top } = view;
    for (const next of [Math.abs(top - 1), top]) view.scrollTo({ left, top: next, behavior: 'instant' });
    [x, y] = here();
    scrolled = true;
    return aim();
  };
  if (mayScroll) {
    const [inline, block] = [x >= 0 && x < width, y >= 0 && y < height].map((isWithin) => (isWithin ? 'nearest' : 'center'));
    const isInView = inline === 'nearest' && block === 'nearest';
    let { isReached, cover } = aim();
    // An element inside the viewport may be hidden by the edge of a scrolled frame or box.
    if (!isInView || !isReached) ({ cover } = scroll(inline, block));
    if (cover) ({ cover } = scroll('center', 'center'));
    if (cover) {
      const { localName, id } = cover;
      // A terminal would obey the signs that it does not show.
      const name = `${localName}${id && `#${id}`}`.replace(/\p{C}/gu, '\uFFFD');
      return { problem: `the element is covered by ${name} at (${Math.round(x)}, ${Math.round(y)}). To press what is there, pass the point.` };
    }
  }
  const box = /** @type {[number, number, number, number]} */ ([x - size.width * across, y - size.height * down, size.width, size.height]);
  return { x, y, width, height, scrolled, box };
}

/**
 * The changes that the scripts of faults.json make in a page. `undo` takes all of them back.
 * @param {any} view the window of the control
 */
export function changes(view) {
  const { document } = view;
  /** @type {(() => void)[]} */
  const made = (view.top.pressurekitChanges ??= []);
  const listen = (/** @type {any} */ target, /** @type {string} */ type, /** @type {any} */ run, /** @type {any} */ options = true) => {
    target.addEventListener(type, run, options);
    made.push(() => target.removeEventListener(type, run, options));
  };
  const style = (/** @type {any} */ element, /** @type {Record<string, string>} */ styles) => {
    // A Content Security Policy may forbid the attribute, but not this property.
    const before = element.style.cssText;
    made.push(() => { element.style.cssText = before });
    for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value, 'important');
  };
  const attribute = (/** @type {any} */ element, /** @type {string} */ name, /** @type {string} */ value) => {
    const before = element.getAttribute(name);
    made.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
    element.setAttribute(name, value);
  };
  const replace = (/** @type {any} */ target, /** @type {string} */ name, /** @type {unknown} */ value) => {
    const before = target[name];
    made.push(() => { target[name] = before });
    target[name] = value;
  };
  const text = (/** @type {any} */ element, /** @type {string} */ words) => {
    const before = [...element.childNodes];
    made.push(() => element.replaceChildren(...before));
    element.textContent = words;
  };
  const add = (/** @type {string} */ tag, /** @type {object} */ fields = {}, /** @type {Record<string, string>} */ styles = {}) => {
    const element = Object.assign(document.createElement(tag), fields);
    document.body.append(element);
    made.push(() => element.remove());
    style(element, styles);
    return element;
  };
  return {
    listen, style, attribute, replace, text, add,
    /** The element around the control, also around its shadow root. */
    around: (/** @type {any} */ element) => element.parentElement ?? element.getRootNode().host,
    /** Covers the page, also its top layer, and counts the presses of the cover. */
    cover() {
      const cover = add('div', { popover: 'manual', id: 'pressurekit-cover' }, {
        position: 'fixed', inset: '0', width: '100vw', height: '100vh', margin: '0', border: '0', background: 'canvas', 'z-index': '2147483647',
      });
      cover.dataset.presses = '0';
      for (const type of ['mousedown', 'click']) listen(cover, type, () => { cover.dataset.presses = `${+cover.dataset.presses + 1}` });
      cover.showPopover?.();
    },
    /**
     * Places a button that is as large as the control above or below it. The distance of their middles is in heights of the control.
     * @param {any} element @param {number} distance
     */
    neighbour(element, distance) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const y = top + height * distance;
      if (y < 0 || y + height > view.innerHeight) return 'The page has no room beside the control.';
      add('button', { textContent: 'Keep' }, {
        position: 'fixed', left: `${left}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, margin: '0',
      });
    },
    undo() { for (const one of made.splice(0).reverse()) one() },
  };
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
 * Counts the moves and cancellations of pointers in a world of its own. With `before`, an earlier count, it waits until there
 * are more, or for three frames: the event may have gone to another frame of the page.
 * @param {null} nothing
 * @param {{ before?: number }} options
 * @returns {number | Promise<number>}
 */
export function arrivals(nothing, { before }) {
  /** @type {any} */
  const world = globalThis;
  const passive = { capture: true, passive: true };
  const types = ['pointermove', 'pointercancel'];
  if (world.pressurekitArrivals === undefined) {
    world.pressurekitArrivals = 0;
    /** @param {Event} event */
    const count = ({ isTrusted }) => { world.pressurekitArrivals += Number(isTrusted) };
    for (const type of types) addEventListener(type, count, passive);
  }
  if (before === undefined || world.pressurekitArrivals > before) return world.pressurekitArrivals;
  return new Promise((done) => {
    const listening = new AbortController();
    const finish = () => {
      listening.abort();
      done(world.pressurekitArrivals);
    };
    for (const type of types) addEventListener(type, finish, { ...passive, signal: listening.signal });
    document.addEventListener('visibilitychange', finish, { signal: listening.signal });
    if (document.hidden) finish();
    else requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(finish)));
  });
}
