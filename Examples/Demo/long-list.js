// A list of any length, of which only the rows near the screen are in the document.

import { make } from './elements.js';

/** The distance from the screen within which rows exist. */
const ahead = '1200px 0px';
/** The number of items in a block. */
const each = 25;

/**
 * Items in blocks. A block far from the screen is empty but keeps its height.
 *
 * A row lasts while its block is near the screen, also when other items come or go: a press on it goes on. `show` assumes
 * that an item with the same id never changes.
 */
export class LongList {
  #place;
  #row;
  /** The items of each block, in order. @type {Map<HTMLElement, {id: number}[]>} */
  #blocks = new Map();
  #near = new IntersectionObserver((entries) => entries.forEach((entry) => this.#fill(entry)), { rootMargin: ahead });

  /**
   * @param {HTMLElement} place contains the blocks
   * @param {(item: any) => HTMLElement} row creates the row of an item
   */
  constructor(place, row) {
    this.#place = place;
    this.#row = row;
  }

  /** All items, in order. */
  get items() { return [...this.#blocks.values()].flat(); }

  /** Shows these items, and keeps the rows of those that stay. @param {any[]} items */
  show(items) {
    const ids = new Set(items.map(({ id }) => id));
    for (const item of this.items) if (!ids.has(item.id)) this.remove(item);
    const kept = this.items;
    const added = items.length - kept.length;
    // Items usually come at the beginning. Otherwise, begin again.
    const isSame = this.#blocks.size > 0 && kept.every(({ id }, index) => id === items[added + index].id);
    if (isSame) {
      this.#add(items.slice(0, added), this.#place.firstChild);
    } else {
      this.#near.disconnect();
      this.#blocks.clear();
      this.#place.replaceChildren();
      this.#add(items, null);
    }
  }

  /** Removes an item and its row. */
  remove({ id }) {
    for (const [block, items] of this.#blocks) {
      const at = items.findIndex((one) => one.id === id);
      if (at < 0) continue;
      items.splice(at, 1);
      block.children[at]?.remove();
      if (items.length) return;
      this.#near.unobserve(block);
      this.#blocks.delete(block);
      block.remove();
      return;
    }
  }

  /** Adds items as blocks before a node, or at the end. Only the first block gets its rows at once. */
  #add(items, before) {
    /** @type {[HTMLElement, any[]][]} */
    const blocks = [];
    for (let at = 0; at < items.length; at += each) {
      const block = make('ul', { className: 'cards' });
      blocks.push([block, items.slice(at, at + each)]);
      this.#place.insertBefore(block, before);
      this.#near.observe(block);
    }
    const rest = [...this.#blocks];
    this.#blocks = new Map(before ? [...blocks, ...rest] : [...rest, ...blocks]);
    const [[first, shown], ...others] = blocks.length ? blocks : [[null, []]];
    first?.append(...shown.map(this.#row));
    if (!others.length) return;
    const height = first.getBoundingClientRect().height / shown.length;
    for (const [block, { length }] of others) block.style.blockSize = `${height * length}px`;
  }

  #fill({ target: block, isIntersecting, boundingClientRect }) {
    // Keep a block that has the focus or is pressed.
    if (isIntersecting === block.hasChildNodes() || (!isIntersecting && block.matches(':focus-within, :active'))) return;
    block.style.blockSize = isIntersecting ? '' : `${boundingClientRect.height}px`;
    block.replaceChildren(...(isIntersecting ? this.#blocks.get(block).map(this.#row) : []));
  }
}
