// Records the events of the kit's elements in order, as lines of text, and violations of the content security policy.
window.recorder = {
  /** {t, id, line, detail}, with a line such as "idle → updating" or "confirm". t is the page's time in milliseconds. */
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

  /** The circle of an arc in pixels of the viewport, and how far its line reaches beyond the radius. */
  circle(arc) {
    // Use the box of the drawing. Firefox's matrices omit a rotation's origin and the page's zoom. In every browser the
    // boxes of paths are larger than the drawing.
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

  /**
   * The attributes of a drawn layer. For an arc, its place and the fraction of a turn replace its path. For two lines, their
   * three points and the drawn part do.
   */
  attributes(node) {
    const { d, style, ...all } = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
    if (node.localName !== 'path') return style ? { ...all, style } : all
    const round = (number) => String(Math.round(number * 1e4) / 1e4)
    const sweep = 1 - parseFloat(node.style.strokeDashoffset) / node.getAttribute('pathLength')
    const places = d.match(/-?[\d.]+(e-?\d+)?/g).map(Number)
    if (!d.includes('a')) return { ...all, points: places.map(round), part: round(sweep) }
    // The path goes to a point of the circle, then over the opposite point and back.
    const [x, y, r, , , , , dx, dy] = places
    const start = Math.atan2(-dx, dy) / (2 * Math.PI)
    return {
      ...all, cx: round(x + dx / 2), cy: round(y + dy / 2), r: round(r),
      start: round(start < -1e-6 ? start + 1 : Math.abs(start)), sweep: round(sweep),
    }
  },

  label(id, part = 'label') {
    const labels = [...document.getElementById(id).shadowRoot.querySelectorAll(`[part~="${part}"]`)]
    const label = labels.find((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) ?? labels[0]
    // A title is what the page has put into the element.
    const nodes = label?.assignedNodes?.() ?? [label]
    return nodes.map((node) => node?.textContent ?? '').join('').trim()
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
  /** Records an element's events even while it is outside the page, where events do not reach the window. */
  recorder.follow = (element) => {
    for (const type of types) element.addEventListener(type, record)
  }
  // Capture, so that an event is recorded before a test's handler can cause the next one.
  for (const type of types) addEventListener(type, record, true)
}
addEventListener('pointerdown', (event) => (recorder.pointerId = event.pointerId), true)
addEventListener('securitypolicyviolation', (event) =>
  recorder.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
)
addEventListener('error', (event) => recorder.errors.push(String(event.message)))
addEventListener('unhandledrejection', (event) => recorder.errors.push(String(event.reason)))
