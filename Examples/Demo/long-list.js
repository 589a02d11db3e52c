// A list of any length, of which only the rows near the screen are in the document.

import { make } from './elements.js';

/** The distance from the screen within which rows exist. */
const ahead = '1200px 0px';
/** The number of items in a new block, and the most items in any. */
const [each, most] = [25, 50];

/**
 * Items in blocks. A block far from the screen is empty but keeps its height.
 *
 * A row lasts while its block is near the screen, also when other items come or go: a press on it goes on.
 */
export class LongList {
  #place;
  #row;
  #key;
  /** The items of each block, in order. @type {Map<HTMLElement, any[]>} */
  #blocks = new Map();
  #near = new IntersectionObserver((entries) => entries.forEach((entry) => this.#follow(entry)), { rootMargin: ahead });
  /** @type {HTMLElement?} */
  #held = null;

  /**
   * @param {HTMLElement} place contains the blocks
   * @param {(item: any) => HTMLElement} row creates the row of an item
   * @param {(item: any) => string} key two items with the same key are equal
   */
  constructor(place, row, key) {
    this.#place = place;
    this.#row = row;
    this.#key = key;
  }

  /** All items, in order. */
  get items() { return [...this.#blocks.values()].flat(); }

  /** Keeps a row in its place on the screen, because it is pressed; null ends this. @param {HTMLElement?} row */
  hold(row) {
    if (row === this.#held) return;
    this.#held = row;
    this.#place.style.margin = this.#place.style.padding = '';
  }

  /**
   * Shows these items. The rows of those that stay are kept, so two items must never change their order.
   * @param {any[]} items
   * @param {boolean} isSteady true to keep what is on the screen in its place
   */
  show(items, isSteady = false) {
    const places = new Map(items.map((item, index) => [this.#key(item), index]));
    const known = [...this.#blocks].map(([block, old]) => /** @type {const} */ ([block, old, old.map((item) => places.get(this.#key(item)))]));
    const staying = known.filter(([, , at]) => at.some((index) => index !== undefined));
    const anchor = isSteady ? this.#anchor(staying) : null;
    this.#steadily(anchor, () => {
      const blocksThatStay = new Set(staying.map(([block]) => block));
      for (const [block] of known) if (!blocksThatStay.has(block)) this.#discard(block);
      if (!staying.length) this.#place.replaceChildren();
      const sizes = new Map(known.map(([block, { length }]) => [block, length]));
      this.#blocks = new Map();
      let done = 0;
      for (const [index, [block, old, at]] of staying.entries()) {
        const end = index === staying.length - 1 ? items.length : Math.max(...at.filter((one) => one !== undefined)) + 1;
        this.#merge(block, old, items.slice(done, end), anchor);
        done = end;
      }
      if (!staying.length) this.#add(items, null);
      const blocks = [...this.#blocks.keys()];
      // The observer only follows in the next frame.
      if (blocks.length && !blocks.some((block) => block.hasChildNodes())) this.#fill(blocks[0]);
      this.#estimate(sizes);
    });
  }

  /** Removes an item and its row. */
  remove(item) {
    const key = this.#key(item);
    for (const [block, items] of this.#blocks) {
      const at = items.findIndex((one) => this.#key(one) === key);
      if (at < 0) continue;
      items.splice(at, 1);
      block.children[at]?.remove();
      if (!items.length) {
        this.#discard(block);
        this.#blocks.delete(block);
      }
      return;
    }
  }

  /**
   * The row that should not move: the held one, or else the first one in view. A list at its beginning has none, so that what is
   * new there appears.
   */
  #anchor(staying) {
    const lasting = (block, at) => [...block.children].filter((_, index) => at[index] !== undefined);
    const rows = staying.flatMap(([block, , at]) => lasting(block, at));
    if (rows.includes(this.#held)) return this.#held;
    if (scrollY <= 0) return null;
    const visible = rows.filter((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    });
    return visible.find((row) => row.matches(':focus-within')) ?? visible[0];
  }

  /** Changes the list, and then scrolls so that a row is where it was before. A held row gets the room for that. */
  #steadily(row, change) {
    if (!row) {
      change();
      return;
    }
    const { top } = row.getBoundingClientRect();
    const { scrollHeight, clientHeight } = document.documentElement;
    change();
    const distance = () => row.getBoundingClientRect().top - top;
    const { style } = this.#place;
    const add = (side, size) => (style[side] = `${(parseFloat(style[side]) || 0) + size}px`);
    const isHeld = row === this.#held;
    if (isHeld && scrollHeight <= clientHeight) {
      // A scroll bar that appears would move the row sideways.
      add('marginTop', -distance());
      return;
    }
    scrollBy(0, distance());
    const rest = distance();
    if (!isHeld || Math.abs(rest) < 1) return;
    add(rest < 0 ? 'paddingTop' : 'paddingBottom', Math.abs(rest));
    scrollBy(0, distance());
  }

  /**
   * Gives a block these items, of which it has some. If they are too many, new blocks around it take the others, and the block
   * keeps those around `anchor` or the focus.
   */
  #merge(block, old, items, anchor) {
    const keys = items.map(this.#key);
    /** @type {Map<string, HTMLElement>} */
    const rows = new Map(block.hasChildNodes() ? old.map((item, index) => [this.#key(item), block.children[index]]) : []);
    let [from, to] = [0, items.length];
    if (to > most) {
      const own = new Set(old.map(this.#key));
      const chosen = [...rows].find(([, row]) => row === anchor) ?? [...rows].find(([, row]) => row.matches(':focus-within'));
      const middle = keys.findIndex((key) => (chosen ? key === chosen[0] : own.has(key)));
      from = Math.min(Math.max(0, middle - Math.floor(each / 2)), items.length - each);
      to = from + each;
    }
    const next = block.nextSibling;
    this.#add(items.slice(0, from), block);
    this.#blocks.set(block, items.slice(from, to));
    const before = /** @type {HTMLElement?} */ (block.previousSibling);
    this.#add(items.slice(to), next);
    if (!rows.size) return;
    const kept = new Set(keys.slice(from, to));
    for (const [key, row] of rows) if (!kept.has(key)) row.remove();
    let following = block.firstChild;
    for (const [index, key] of [...kept].entries()) {
      const row = rows.get(key);
      if (row) following = row.nextSibling;
      else block.insertBefore(this.#whole(items[from + index]), following);
    }
    // The neighbours of rows are probably near the screen, too.
    if (from > 0) this.#fill(before, this.#whole);
    if (to < items.length) this.#fill(/** @type {HTMLElement} */ (block.nextSibling), this.#whole);
  }

  /** The row of an item with its true height at once. Others get it once they are near the screen. */
  #whole = (item) => {
    const row = this.#row(item);
    row.style.setProperty('content-visibility', 'visible');
    return row;
  };

  /** Adds items as empty blocks before a node, or at the end. */
  #add(items, before) {
    for (let at = 0; at < items.length; at += each) {
      const block = make('ul', { className: 'cards' });
      this.#blocks.set(block, items.slice(at, at + each));
      this.#place.insertBefore(block, before);
      this.#near.observe(block);
    }
  }

  /** Gives each empty block a height, if it is new or has another number of items. */
  #estimate(sizes) {
    const changed = [...this.#blocks].filter(([block, { length }]) => !block.hasChildNodes() && sizes.get(block) !== length);
    if (!changed.length) return;
    const [full, { length: rows }] = [...this.#blocks].find(([block]) => block.hasChildNodes()) ?? [null, []];
    const height = full ? full.getBoundingClientRect().height / rows : 0;
    for (const [block, { length }] of changed) block.style.blockSize = `${height * length}px`;
  }

  #fill(block, row = this.#row) {
    block.style.blockSize = '';
    block.replaceChildren(...this.#blocks.get(block).map(row));
  }

  #discard(block) {
    this.#near.unobserve(block);
    block.remove();
  }

  #follow({ target: block, isIntersecting, boundingClientRect: { height } }) {
    if (!this.#blocks.has(block) || isIntersecting === block.hasChildNodes()) return;
    if (isIntersecting) {
      this.#steadily(this.#held?.isConnected ? this.#held : null, () => this.#fill(block));
    // Keep a block that has the focus or is pressed.
    } else if (!block.matches(':focus-within, :active') && !block.contains(this.#held)) {
      block.style.blockSize = `${height}px`;
      block.replaceChildren();
    }
  }
}
