// A list of any length. Its pages come from the server, and only rows near the screen are in the document.

import { make } from '/elements.js';

/** The distance from the screen within which rows exist, and at which the next page is fetched. */
const ahead = '1200px 0px';

/**
 * Items in blocks, one for each fetched page. A block far from the screen is empty but keeps its height.
 *
 * Rows are not kept: they are created again when their block comes near the screen.
 */
export class PagedList {
  #place;
  #fetch;
  #row;
  /** The items of each block, in order. @type {Map<HTMLElement, object[]>} */
  #blocks = new Map();
  #end = make('p', { className: 'end', role: 'status' });
  #next;
  /** Counts the calls of `load`, so that a late answer to an earlier one is ignored. */
  #asked = 0;
  /** The value of `#asked` for which the next page is being fetched; 0 if it is not. */
  #loadingFor = 0;
  #near = new IntersectionObserver((entries) => entries.forEach((entry) => this.#show(entry)), { rootMargin: ahead });

  /**
   * @param {HTMLElement} place contains the blocks
   * @param {(before?: any) => Promise<{items: object[], next: any}>} fetch fetches a page; `next` is null after the last one
   * @param {(item: object) => HTMLElement} row creates the row of an item
   */
  constructor(place, fetch, row) {
    this.#place = place;
    this.#fetch = fetch;
    this.#row = row;
  }

  /** All fetched items, in order. */
  get items() { return [...this.#blocks.values()].flat(); }

  /**
   * Starts again with the first page. Rejects if it cannot be fetched.
   * @returns {Promise<boolean>} true if the result is shown; false if a later call replaced this one
   */
  async load() {
    const asked = (this.#asked += 1);
    const page = await this.#fetch();
    if (asked !== this.#asked) return false;
    this.#near.disconnect();
    this.#blocks.clear();
    this.#end.replaceChildren();
    this.#place.replaceChildren(this.#end);
    this.#add(page);
    this.#near.observe(this.#end);
    return true;
  }

  /** Removes an item and its row. */
  remove(item) {
    for (const [block, items] of this.#blocks) {
      const at = items.indexOf(item);
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

  #add({ items, next }) {
    this.#next = next;
    if (!items.length) return;
    const block = make('ul', { className: 'cards' });
    this.#blocks.set(block, items);
    block.append(...items.map(this.#row));
    this.#end.before(block);
    this.#near.observe(block);
  }

  #show({ target: block, isIntersecting, boundingClientRect }) {
    if (block === this.#end) {
      if (isIntersecting) this.#loadMore();
      return;
    }
    // Keep a block that has the focus or is pressed.
    if (isIntersecting === block.hasChildNodes() || (!isIntersecting && block.matches(':focus-within, :active'))) return;
    block.style.blockSize = isIntersecting ? '' : `${boundingClientRect.height}px`;
    block.replaceChildren(...(isIntersecting ? this.#blocks.get(block).map(this.#row) : []));
  }

  async #loadMore() {
    const asked = this.#asked;
    if (this.#loadingFor === asked || this.#next === null) return;
    this.#loadingFor = asked;
    this.#end.textContent = 'Loading more…';
    try {
      const page = await this.#fetch(this.#next);
      if (asked !== this.#asked) return;
      this.#end.replaceChildren();
      this.#add(page);
      // Observe the end again: if this page does not reach beyond the screen, the next one is needed.
      this.#near.unobserve(this.#end);
      this.#near.observe(this.#end);
    } catch (error) {
      if (asked !== this.#asked) return;
      const again = make('button', { type: 'button', className: 'plain' }, 'Try again');
      again.addEventListener('click', () => this.#loadMore());
      this.#end.replaceChildren(`${error.message} `, again);
    } finally {
      if (this.#loadingFor === asked) this.#loadingFor = 0;
    }
  }
}
