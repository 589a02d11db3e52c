// Other documents for a test page, and a check for what the kit leaves behind in them. Load this script after the clock and
// before the kit.
{
  /** Uncaught errors and rejections of all windows. */
  const errors = []
  /** The abort signals of each window's listeners. */
  const signals = new Map()
  /** The number of controls in the engine. */
  let controls = 0

  const observe = (target) => {
    signals.set(target, new Set())
    const { addEventListener } = target
    target.addEventListener('error', ({ message, error }) => errors.push(`${error ?? message}\n${error?.stack ?? ''}`))
    target.addEventListener('unhandledrejection', ({ reason }) => errors.push(`${reason}\n${reason?.stack ?? ''}`))
    target.addEventListener = (type, listener, options) => {
      if (options?.signal) signals.get(target).add(options.signal)
      addEventListener.call(target, type, listener, options)
    }
  }

  const count = (exports) => ({
    ...exports,
    create(kind) {
      controls += 1
      return exports.create(kind)
    },
    destroy(handle) {
      controls -= 1
      exports.destroy(handle)
    },
  })
  WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
    construct(Instance, values) {
      const instance = new Instance(...values)
      return instance.exports.create ? { exports: count(instance.exports) } : instance
    },
  })

  observe(window)

  window.documents = {
    errors,
    get controls() {
      return controls
    },
    /** Adds an iframe of the same origin that follows this page's clock. */
    addFrame(parent = document.querySelector('main')) {
      const frame = document.createElement('iframe')
      parent.append(frame)
      const inner = frame.contentWindow
      inner.performance.now = () => performance.now()
      inner.requestAnimationFrame = (callback) => requestAnimationFrame(callback)
      Object.defineProperty(inner.Event.prototype, 'timeStamp', { get: () => performance.now() })
      observe(inner)
      return frame
    },
    /** Everything that the kit left behind after the presses: open stages, suppressed events and listeners. Closed
     * windows have nothing left.
     * nothing left. */
    left(elements) {
      const open = elements.filter(({ ownerDocument: { defaultView }, shadowRoot }) =>
        defaultView && [...shadowRoot.querySelectorAll('[popover]')].some((one) => one.matches(':popover-open')))
      const windows = [...signals.keys()].filter(({ closed }) => !closed)
      const held = windows.filter(({ document: { body } }) =>
        !body.dispatchEvent(new Event('selectstart', { bubbles: true, cancelable: true })))
      const listened = windows.flatMap((one) => [...signals.get(one)].filter(({ aborted }) => !aborted))
      return { errors: errors.splice(0), open: open.map(({ localName }) => localName), held: held.length, listened: listened.length }
    },
    /** Forgets closed windows. */
    forget() {
      for (const target of signals.keys()) if (target.closed) signals.delete(target)
    },
  }
}
