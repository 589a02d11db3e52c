// Lists the events that reach the page, before any of the kit's own code: kind of event, kind of pointer, pressure.
window.seen = []
for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel']) {
  addEventListener(type, (event) => seen.push([type, event.pointerType, event.pressure, event.clientX, event.clientY]))
}
window.keys = []
for (const type of ['keydown', 'keyup']) {
  addEventListener(type, (event) => keys.push([type, event.key, event.repeat]))
}
