// Record the scale's readings too, as lines of text: recorder.js does not record them.
for (const type of ['reading', 'settle']) {
  addEventListener(type, ({ target, detail }) => {
    recorder.log.push({ t: performance.now(), id: target.id, line: `${type} ${detail.text}`, detail })
  })
}

/**
 * A touch that a script dispatches, for tests that need many. `press(0.3)` in the middle of the dial begins it or changes
 * its force; `press(null)` lifts it.
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
// The page is rebuilt for each test, so its contacts start again.
prepare(() => (press.down = new Set()))

/** The element's layers: each layer's tag and attributes, with its text as `text`. */
window.drawn = (element = document.getElementById('scale')) =>
  [...element.shadowRoot.querySelectorAll('svg > *')].map((node) => ({
    tag: node.localName,
    ...recorder.attributes(node),
    text: node.textContent,
  }))
