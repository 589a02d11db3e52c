// Shows the page of the address after `?` in a frame, and keeps what that page tells.
window.lines = []
window.places = {}
addEventListener('message', ({ data }) => {
  if (typeof data === 'string') lines.push(data)
  else Object.assign(places, data)
})
const frame = document.createElement('iframe')
frame.id = 'frame'
Object.assign(frame.style, { width: '300px', height: '320px', border: 0 })
frame.src = decodeURIComponent(location.search.slice(1))
document.querySelector('main').append(frame)
