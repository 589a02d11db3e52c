// Beside what recorder.js records: what the scale reads, as lines of text.
for (const type of ['reading', 'settle']) {
  addEventListener(type, ({ target, detail }) => {
    recorder.log.push({ t: performance.now(), id: target.id, line: `${type} ${detail.text}`, detail })
  })
}

/**
 * A touch as the browser tells of it, by a script, for what needs many of them: `press(0.3)` in the middle of the dial
 * begins it or changes its force, `press(null)` lifts it.
 */
window.press = (pressure, element = document.getElementById('scale'), pointerId = 1) => {
  const dial = element.shadowRoot.querySelector('[part=dial]')
  const { x, y, width, height } = dial.getBoundingClientRect()
  const type = pressure === null ? 'pointerup' : press.down.has(pointerId) ? 'pointermove' : 'pointerdown'
  if (pressure === null) press.down.delete(pointerId)
  else press.down.add(pointerId)
  dial.dispatchEvent(new PointerEvent(type, {
    pointerId, pointerType: 'touch', isPrimary: pointerId === 1, pressure: pressure ?? 0, buttons: pressure === null ? 0 : 1,
    clientX: x + width / 2, clientY: y + height / 2, bubbles: true, composed: true, cancelable: true,
  }))
}
// The page is made anew for each test, and the contacts with it.
prepare(() => (press.down = new Set()))

/** What the element shows: each layer's tag and attributes, with its text as `text`. */
window.drawn = (element = document.getElementById('scale')) =>
  [...element.shadowRoot.querySelectorAll('svg > *')].map((node) => ({
    tag: node.localName,
    ...recorder.attributes(node),
    text: node.textContent,
  }))
