// A list of any length: it comes in pages from the server, and only what is near the screen is in the document.

import { make } from '/elements.js';

/** How far beyond the screen rows are kept, and how far ahead the next page is fetched. */
const ahead = '1200px 0px';

/**
 * Items in blocks, one for each page that was fetched. A block far from the screen is empty and as high as it was.
 *
 * It does not keep rows: each is made anew when it comes near again.
 */
export class PagedList {
  #place;
  #fetch;
  #row;
  /** @type {Map<HTMLElement, object[]>} the items of each block, in order */
  #blocks = new Map();
  #end = make('p', { className: 'end', role: 'status' });
  #next;
  /** Counts what was asked for, so that an answer that comes too late is left out. */
  #asked = 0;
  /** For which beginning the next page is on its way; 0 for none. */
  #loadingFor = 0;
  #near = new IntersectionObserver((entries) => entries.forEach((entry) => this.#show(entry)), { rootMargin: ahead });

  /**
   * @param {HTMLElement} place gets the blocks
   * @param {(before?: any) => Promise<{items: object[], next: any}>} fetch asks for a page; `next` is null after the last
   * @param {(item: object) => HTMLElement} row makes the row of an item
   */
  constructor(place, fetch, row) {
    this.#place = place;
    this.#fetch = fetch;
    this.#row = row;
  }

  /** All items that were fetched, in order. */
  get items() { return [...this.#blocks.values()].flat(); }

  /**
   * Begins anew with the first page; rejects if that cannot be had.
   * @returns {Promise<boolean>} whether it is this beginning that is shown, and no later one
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

  /** Takes an item out, and its row. */
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
    // What has the focus, or is pressed, stays.
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
      // Where even this page is not enough to reach beyond the screen.
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
