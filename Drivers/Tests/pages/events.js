// Records every pointer, touch, mouse and key event. Tests read the records with `take()`.
const TYPES = [
  'pointerdown', 'pointermove', 'pointerup', 'pointercancel', 'touchstart', 'touchmove', 'touchend', 'touchcancel',
  'mousedown', 'mousemove', 'mouseup', 'click', 'auxclick', 'dblclick', 'contextmenu', 'keydown', 'keyup',
]
const FIELDS = ['isPrimary', 'width', 'height', 'tiltX', 'tiltY', 'twist', 'buttons', 'button']
let records = []
let pointers = []
const round = (value, parts) => Math.round(value * parts) / parts

/** The number of a contact: 1 for the first pointer since the last `take()`. */
function contact(id) {
  if (!pointers.includes(id)) pointers.push(id)
  return pointers.indexOf(id) + 1
}

function record(event) {
  const { type, isTrusted } = event
  const one = { type, target: event.target.id ?? '', isTrusted }
  if ('pointerType' in event) one.pointerType = event.pointerType
  if (type.startsWith('pointer')) {
    one.contact = contact(event.pointerId)
    one.pressure = round(event.pressure, 1000)
  }
  for (const field of FIELDS) if (typeof event[field] === 'number' || field in event) one[field] = event[field]
  if ('width' in one) for (const side of ['width', 'height']) one[side] = round(one[side], 100)
  if ('clientX' in event) Object.assign(one, { x: Math.round(event.clientX), y: Math.round(event.clientY) })
  if (event.changedTouches) {
    one.touches = event.touches.length
    one.force = round(event.changedTouches[0].force, 1000)
  }
  if ('key' in event) one.key = event.key
  records.push(one)
}

for (const type of TYPES) addEventListener(type, record, { capture: true, passive: true })
// A menu of the browser would end the gesture.
addEventListener('contextmenu', (event) => event.preventDefault())

/** The records since the last call. The page is scrolled to its top again. */
window.take = () => {
  const taken = records
  scrollTo(0, 0)
  records = []
  pointers = []
  return taken
}
