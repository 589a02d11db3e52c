// A pen that is made of events in the page: for tables of many presses, which a driver would take seconds for. That real
// contacts do the same is shown by the tests with `kind` and `contact`.
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

  /** Lets the page's time pass until nothing moves any more. */
  window.settled = async () => {
    do await clock.tick()
    while (clock.awaitsFrame)
  }

  /** What is over the page of an element: the box of each part and how much it is there; null for what is not. */
  window.shown = (id, ...names) => Object.fromEntries(names.map((name) => {
    const node = document.getElementById(id).shadowRoot.querySelector(`[part~=${name}]`)
    const presence = parseFloat(node.style.getPropertyValue('--shown') || 0)
    if (!node.checkVisibility() || presence <= 0) return [name, null]
    const { left, top, right, bottom } = node.getBoundingClientRect()
    return [name, { presence, left, top, right, bottom }]
  }))
}
