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
    return { ...this.circle(ring), colour: getComputedStyle(ring).stroke }
  },

  /** Where an arc's circle is, in pixels of the viewport, and how far its line reaches beyond its radius. */
  circle(arc) {
    // Of the drawing's box: the matrices that Firefox gives leave out where a turning has its origin, and the page's
    // zoom; and the boxes of paths, in any browser, are larger than what is drawn.
    const svg = arc.ownerSVGElement
    const frame = svg.getBoundingClientRect()
    const { x: left, y: top, width } = svg.viewBox.baseVal ?? { x: 0, y: 0, width: svg.clientWidth }
    const scale = frame.width / width
    const { cx, cy, r } = this.attributes(arc)
    return {
      x: frame.x + (cx - left) * scale, y: frame.y + (cy - top) * scale, radius: r * scale,
      overhang: (parseFloat(getComputedStyle(arc).strokeWidth) / 2) * scale,
    }
  },

  /** A drawn layer's attributes; of an arc, in place of its path, where it is and which part of a turn it shows. */
  attributes(node) {
    const { d, style, ...all } = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    if (node.localName !== 'path') return style ? { ...all, style } : all
    // To a point of the circle, and from there over the one beyond its centre and back.
    const [x, y, r, , , , , dx, dy] = d.match(/-?[\d.]+(e-?\d+)?/g).map(Number)
    const start = Math.atan2(-dx, dy) / (2 * Math.PI)
    const round = (number) => String(Math.round(number * 1e4) / 1e4)
    const sweep = 1 - parseFloat(node.style.strokeDashoffset) / node.getAttribute('pathLength')
    return {
      ...all, cx: round(x + dx / 2), cy: round(y + dy / 2), r: round(r),
      start: round(start < -1e-6 ? start + 1 : Math.abs(start)), sweep: round(sweep),
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
