// A list of any length, of which only the rows near the screen are in the document.

import { make } from './elements.js';

/** The distance from the screen within which rows exist. */
const ahead = '1200px 0px';
/** The number of items in a block. A block is higher than most screens. */
const each = 25;

/** Items in blocks. A block far from the screen is empty but keeps its height. */
export class LongList {
  #place;
  #row;
  /** The items of each block, in order. @type {Map<HTMLElement, any[]>} */
  #blocks = new Map();
  #near = new IntersectionObserver((entries) => entries.forEach((entry) => this.#follow(entry)), { rootMargin: ahead });

  /**
   * @param {HTMLElement} place contains the blocks
   * @param {(item: any) => HTMLElement} row creates the row of an item, with the item's id as `data-id`
   */
  constructor(place, row) {
    this.#place = place;
    this.#row = row;
  }

  /** All items, in order. */
  get items() { return [...this.#blocks.values()].flat(); }

  /**
   * Shows these items, in new rows.
   * @param {any[]} items
   * @param {string[]} anchors ids of rows; the first one that is still an item stays in its place on the screen
   */
  show(items, anchors = []) {
    const ids = items.map(({ id }) => String(id));
    const anchor = anchors.find((id) => ids.includes(id));
    const before = anchor && this.find(anchor).getBoundingClientRect().top;
    this.#near.disconnect();
    this.#blocks.clear();
    for (let at = 0; at < items.length; at += each) this.#blocks.set(make('ul', { className: 'cards' }), items.slice(at, at + each));
    const blocks = [...this.#blocks.keys()];
    this.#place.replaceChildren(...blocks);
    const first = anchor ? Math.floor(ids.indexOf(anchor) / each) : 0;
    // The observer only follows in the next frame.
    for (const block of blocks.slice(Math.max(0, first - 1), anchor ? first + 2 : 1)) this.#fill(block);
    const height = (blocks[first]?.getBoundingClientRect().height ?? 0) / (this.#blocks.get(blocks[first])?.length ?? 1);
    for (const [block, { length }] of this.#blocks) {
      if (!block.hasChildNodes()) block.style.blockSize = `${height * length}px`;
      this.#near.observe(block);
    }
    if (anchor) scrollBy(0, this.find(anchor).getBoundingClientRect().top - before);
  }

  /** The row of an item, if it is in the document. @param {string} id @returns {HTMLElement?} */
  find(id) { return this.#place.querySelector(`[data-id="${id}"]`); }

  /** Removes an item and its row. */
  remove({ id }) {
    for (const [block, items] of this.#blocks) {
      const at = items.findIndex((one) => one.id === id);
      if (at < 0) continue;
      items.splice(at, 1);
      block.children[at]?.remove();
    }
  }

  #fill(block) {
    block.style.blockSize = '';
    block.replaceChildren(...this.#blocks.get(block).map(this.#row));
  }

  #follow({ target: block, isIntersecting, boundingClientRect: { height } }) {
    if (!this.#blocks.has(block) || isIntersecting === block.hasChildNodes()) return;
    if (isIntersecting) {
      this.#fill(block);
    // Keep a block that has the focus or is pressed.
    } else if (!block.matches(':focus-within, :active')) {
      block.style.blockSize = `${height}px`;
      block.replaceChildren();
    }
  }
}
