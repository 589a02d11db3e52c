// A pen simulated by events in the page, for tables of many presses that a driver would take seconds for. The tests with
// `kind` and `contact` show that real contacts do the same.
{
  const deepest = (x, y) => {
    let node = document.elementFromPoint(x, y)
    for (let inner; (inner = node?.shadowRoot?.elementFromPoint(x, y)) && inner !== node; ) node = inner
    return node ?? document.body
  }
  let target
  const send = (type, x, y, pressure, buttons) =>
    target.dispatchEvent(new PointerEvent(type, {
      bubbles: true, composed: true, cancelable: true, pointerId: 77, pointerType: 'pen', isPrimary: true,
      clientX: x, clientY: y, width: 1, height: 1, pressure, buttons,
    }))
  window.hand = {
    down(x, y, force) {
      target = deepest(x, y)
      send('pointerdown', x, y, force, 1)
    },
    move: (x, y, force) => send('pointermove', x, y, force, 1),
    up: (x, y) => send('pointerup', x, y, 0, 0),
  }

  /** Passes the page's time until nothing moves. */
  window.settled = async () => {
    do await clock.tick()
    while (clock.awaitsFrame)
  }

  /** True if an element's stage covers the page; then for each named part its presence, place, height and width. */
  window.staged = ({ shadowRoot }, ...names) => {
    const round = (text) => text.replace(/-?\d*\.\d+/g, (one) => String(Math.round(one * 100) / 100))
    return [shadowRoot.querySelector('[popover]').matches(':popover-open'), ...names.map((name) => {
      const { style } = shadowRoot.querySelector(`[part$=${name}]`)
      return [style.getPropertyValue('--shown'), style.transform, style.height, style.width].map(round).join(' | ')
    })]
  }

  /** The named parts of an element's stage: the box and opacity of each, or null if it is not shown. */
  window.shown = (id, ...names) => Object.fromEntries(names.map((name) => {
    const node = document.getElementById(id).shadowRoot.querySelector(`[part~=${name}]`)
    const presence = parseFloat(node.style.getPropertyValue('--shown') || 0)
    if (!node.checkVisibility() || presence <= 0) return [name, null]
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return [name, { presence, left, top, right, bottom }]
  }))
}
