// Records what the kit's elements say, in order, as lines of text; and what the content security policy refused.
window.recorder = {
  /** {t, id, line, detail}: "idle → updating", "confirm". t in milliseconds of the page. */
  log: [],
  violations: [],
  errors: [],
  /** The latest contact, for tests that take its capture away. */
  pointerId: undefined,

  take() {
    return this.log.splice(0)
  },

  clear() {
    for (const list of [this.log, this.violations, this.errors]) list.length = 0
    this.pointerId = undefined
  },

  /** The ring in pixels of the viewport, or null while it is not shown. */
  ring(id) {
    const ring = document.getElementById(id).shadowRoot.querySelector('[part~="ring"]')
    if (!ring || !ring.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null
    // Taken from boxes: the matrices that Firefox gives leave out where a turning has its origin, and the page's zoom.
    const frame = ring.getBoundingClientRect()
    const svg = ring.ownerSVGElement
    const scale = svg.getBoundingClientRect().width / (svg.viewBox.baseVal?.width || svg.clientWidth)
    const style = getComputedStyle(ring)
    return {
      x: frame.x + frame.width / 2,
      y: frame.y + frame.height / 2,
      radius: (ring.getBBox().width / 2) * scale,
      // How far the ring's line reaches beyond its radius.
      overhang: (parseFloat(style.strokeWidth) / 2) * scale,
      colour: style.stroke,
    }
  },

  label(id) {
    const label = document.getElementById(id).shadowRoot.querySelector('[part~="label"]')
    return label?.textContent.trim() ?? ''
  },
}

{
  const seen = new WeakSet()
  const record = (event) => {
    if (seen.has(event) || !event.target.localName?.startsWith('pressure-')) return
    seen.add(event)
    const { type, detail } = event
    recorder.log.push({
      t: performance.now(),
      id: event.target.id,
      line: type === 'statechange' ? `${detail.previous} → ${detail.state}` : type,
      detail: detail && { ...detail },
    })
  }
  const types = ['statechange', 'confirm', 'peek', 'pop', 'action', 'close', 'launch', 'quickaction']
  /** Records an element's events even when it is not in the page, where nothing bubbles up. */
  recorder.follow = (element) => {
    for (const type of types) element.addEventListener(type, record)
  }
  // On the way down, before any handler of a test has a chance to cause the next event.
  for (const type of types) addEventListener(type, record, true)
}
addEventListener('pointerdown', (event) => (recorder.pointerId = event.pointerId), true)
addEventListener('securitypolicyviolation', (event) =>
  recorder.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
)
addEventListener('error', (event) => recorder.errors.push(String(event.message)))
addEventListener('unhandledrejection', (event) => recorder.errors.push(String(event.reason)))
