// Random sequences of script and user actions on the elements: attributes, moves between documents, frames and shadow
// trees, clones, removal, presses and keys. The same seed gives the same sequence. With `?late=5` in the address, the engine
// comes before the fifth step of the first sequence's time.
{
  const late = new URLSearchParams(location.search).get('late')
  /** Resolves when the kit's script has run and the page has loaded, and with `ready` also the engine. */
  const kit = Promise.all([
    import('/pressurekit/pressurekit.js'),
    new Promise((loaded) => addEventListener('load', loaded)),
  ]).then(([{ ready }]) => ({ ready }))
  /** The elements' tags, which the test sets. */
  let tags
  const texts = [
    '', '0', '-1', 'off', 'NaN', '1e999', '٣', 'a'.repeat(10_000), '\u0000', '"><script>', 'true', 'http://[', '//', 'javascript:0',
    'http://host:99999', 'button', 'percent', 'oz', 'g', '#', 'data:,', '🂡', '1px', 'Infinity',
  ]
  const names = ['id', 'class', 'style', 'slot', 'lang', 'dir', 'hidden', 'inert', 'tabindex', 'part', 'popover', 'role']
  const keys = ['Enter', ' ', 'Escape', 'ContextMenu', 'Tab', '5', 'ArrowDown', 'Home']

  /** Random numbers from 0 to below 1: mulberry32. */
  const generator = (seed) => () => {
    seed = (seed + 0x6d2b79f5) | 0
    let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }

  /** Passes milliseconds at ten frames a second. A control accepts steps of up to 250 ms. */
  const pass = async (milliseconds) => {
    for (let left = milliseconds; left > 0; left -= 100) await clock.stall(Math.min(left, 100))
  }

  if (late) {
    const { fetch } = window
    const { stall } = clock
    let release
    const gate = new Promise((resolve) => (release = resolve))
    window.fetch = (...request) => gate.then(() => fetch(...request))
    let left = Number(late)
    clock.stall = async (milliseconds) => {
      left -= 1
      if (left === 0) {
        release()
        await (await kit).ready
      }
      await stall(milliseconds)
    }
  }

  class Sequence {
    steps = []
    #random
    #main = document.querySelector('main')
    #inert = document.implementation.createHTMLDocument('')
    #frames = []
    #elements = []

    constructor(seed) {
      this.#random = generator(seed)
    }

    #chance(share) { return this.#random() < share }
    #one(list) { return list[Math.floor(this.#random() * list.length)] }
    #number(from, to) { return from + this.#random() * (to - from) }

    get #element() { return this.#one(this.#elements) }
    get #documents() {
      return [document, this.#inert, ...this.#frames.map(({ contentDocument }) => contentDocument)].filter(Boolean)
    }
    get #windows() { return [window, ...this.#frames.map(({ contentWindow }) => contentWindow)].filter(Boolean) }

    /** A new parent for an element: in a document, in a shadow tree, in another element, or nowhere. */
    #parent(element) {
      const home = this.#one(this.#documents)
      const parent = home === document ? this.#main : home.body
      if (this.#chance(0.2)) {
        const host = home.createElement('div')
        parent.append(host)
        return host.attachShadow({ mode: 'open' })
      }
      if (this.#chance(0.2)) return this.#one([home.createDocumentFragment(), home.createElement('template').content])
      const other = this.#element
      return this.#chance(0.2) && !element.contains(other) ? other : parent
    }

    #add(element) {
      this.#elements.push(element)
      if (element.localName === 'pressure-app-icon') element.items = [{ type: 'a', title: 'One' }, { type: 'b', title: 'Two' }]
      // Listeners that change the element during a press.
      if (this.#chance(0.3)) {
        const type = this.#one(['statechange', 'confirm', 'peek', 'close', 'intentionchange', 'reading', 'action', 'quickaction', 'pointerdown', 'keydown'])
        const act = this.#one([
          () => element.remove(),
          () => this.#inert.body.append(element),
          () => this.#frames[0]?.remove(),
          () => this.#frames.at(-1)?.contentDocument?.body.append(element),
          () => element.toggleAttribute('disabled'),
        ])
        element.addEventListener(type, act, { capture: true, once: true })
      }
    }

    #pointer(type, target, more) {
      const { defaultView } = target.ownerDocument ?? target.document
      if (!defaultView) return
      target.dispatchEvent(new defaultView.PointerEvent(type, {
        bubbles: true, cancelable: true, composed: true, pointerId: 1, isPrimary: true, buttons: 1, width: 20, height: 20,
        pointerType: this.#one(['touch', 'mouse', 'pen', '', 'constructor']), pressure: this.#one([0, 0.3, 0.5, 0.7, 1]),
        clientX: this.#number(0, 300), clientY: this.#number(0, 300), ...more,
      }))
    }

    #surface(element) { return this.#one([...element.shadowRoot.querySelectorAll('button, a, [part=dial]')]) ?? element }

    #acts = {
      create: () => {
        const element = document.createElement(this.#one(tags))
        this.#add(element)
        if (element.localName === 'pressure-peek') element.innerHTML = 'Row<p slot="preview">Preview</p><button slot="action">Do</button>'
        else element.textContent = 'Label'
        this.#parent(element).append(element)
        // Keep this page, as a single-page app does.
        element.addEventListener('pop', (event) => event.preventDefault())
      },
      frame: () => { if (this.#frames.length < 3) this.#frames.push(documents.addFrame(this.#main)) },
      unframe: () => this.#one(this.#frames)?.remove(),
      move: (element) => this.#parent(element).append(element),
      remove: (element) => element.remove(),
      adopt: (element) => this.#one(this.#documents).adoptNode(element),
      clone: (element) => {
        const copy = this.#one(this.#documents).importNode(element, true)
        if (!copy.shadowRoot) return
        this.#add(copy)
        copy.addEventListener('pop', (event) => event.preventDefault())
        this.#parent(copy).append(copy)
      },
      attribute: (element) => element.setAttribute(this.#one([...element.constructor.observedAttributes, ...names]), this.#one(texts)),
      unset: (element) => element.removeAttribute(this.#one([...element.constructor.observedAttributes, ...names])),
      content: (element) => (element.textContent = this.#one(texts)),
      down: (element) => this.#pointer('pointerdown', this.#surface(element)),
      second: (element) => this.#pointer('pointerdown', this.#surface(element), { pointerId: 2, isPrimary: false }),
      slide: () => this.#pointer('pointermove', this.#one(this.#windows)),
      up: () => this.#pointer('pointerup', this.#one(this.#windows), { pressure: 0, buttons: 0 }),
      cancel: () => this.#pointer('pointercancel', this.#one(this.#windows)),
      key: (element) => {
        const { defaultView } = element.ownerDocument
        if (!defaultView) return
        const type = this.#one(['keydown', 'keydown', 'keyup'])
        this.#surface(element).dispatchEvent(new defaultView.KeyboardEvent(type, {
          key: this.#one(keys), bubbles: true, cancelable: true, composed: true,
        }))
      },
      click: (element) => element.click(),
      choose: (element) => this.#one([
        ...element.querySelectorAll('[slot=action]'), ...element.shadowRoot.querySelectorAll('[role=menuitem], #more, [part=button]'),
      ])?.click(),
      call: (element) => {
        const name = this.#one(['open', 'close', 'peek', 'tare', 'reset', 'clearCalibration'])
        if (typeof element[name] === 'function') element[name]()
      },
      run: (element) => {
        element.run?.(() => new Promise((done) => setTimeout(done, this.#number(0, 500)))).catch(() => {})
      },
      window: () => this.#one(this.#windows).dispatchEvent(new Event(this.#one(['blur', 'resize', 'scroll', 'contextmenu', 'lostpointercapture']))),
      focus: (element) => element.focus(),
      turn: () => clock.turn(),
      wait: () => pass(this.#one([17, 100, 700, 3000])),
    }

    async run() {
      this.#acts.frame()
      this.#acts.create()
      const all = Object.keys(this.#acts)
      for (let left = 10 + Math.floor(this.#random() * 20); left > 0; left -= 1) {
        const name = this.#one([...all, 'create', 'down', 'down', 'slide', 'move', 'wait'])
        this.steps.push(name)
        try {
          await this.#acts[name](this.#element)
        } catch (error) {
          // These errors are expected: an element outside a page throws the first, and a cycle of documents throws the
          // second.
          const isExpected = error.name === 'InvalidStateError' && error.message === 'It is in no page'
          if (!isExpected && error.name !== 'HierarchyRequestError') documents.errors.push(`${name}: ${error.stack ?? error}`)
        }
      }
      return this.#end()
    }

    /** Ends all input, and returns what is left over. */
    async #end() {
      for (const target of this.#windows) {
        for (const pointerId of [1, 2]) this.#pointer('pointerup', target, { pointerId, pressure: 0, buttons: 0 })
        target.dispatchEvent(new Event('blur'))
        // The menu key's context menu is suppressed until the next key.
        target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }))
      }
      await pass(100)
      // Close the elements that stay open until the user closes them.
      for (const element of this.#elements) {
        try {
          element.close?.()
        } catch {
          // The element is not in a page.
        }
      }
      await pass(7000)
      const left = documents.left(this.#elements)
      for (const element of this.#elements) element.remove()
      for (const frame of this.#frames) frame.remove()
      this.#main.replaceChildren()
      await clock.tick(3)
      documents.forget()
      return { ...left, errors: [...left.errors, ...documents.errors.splice(0)], controls: documents.controls }
    }
  }

  /** Runs `count` sequences, starting from a seed; returns those that left something over or failed. */
  window.runSequences = async (seed, count, ...names) => {
    const { ready } = await kit
    if (!late) await ready
    tags = names
    // Create one control of each kind first: the engine keeps it for the defaults.
    for (const tag of tags) {
      const element = document.createElement(tag)
      for (const name of element.constructor.observedAttributes) void element[name.replace(/-./g, ([, letter]) => letter.toUpperCase())]
    }
    const failures = []
    for (let at = seed; at < seed + count; at += 1) {
      const sequence = new Sequence(at)
      const before = documents.controls
      const left = await sequence.run()
      const gained = left.controls - before
      if (left.errors.length || left.open.length || left.held || left.listened || gained) {
        failures.push({ seed: at, steps: sequence.steps.join(' '), ...left, controls: gained })
      }
    }
    return failures
  }
}
