// Tells the outer page what happens to the button in this one, and where it is.
import { ready } from '/pressurekit/pressurekit.js'

const button = document.getElementById('delete')
const tell = (line) => parent.postMessage(line, '*')
addEventListener('statechange', ({ detail }) => {
  tell(`${detail.previous} → ${detail.state}`)
  if (detail.state !== 'selected') return
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { x, y, width, height } = button.shadowRoot.querySelector('[part=ring]').getBoundingClientRect()
    tell({ ring: [x + width / 2, y + height / 2] })
  }))
})
addEventListener('confirm', () => tell('confirm'))
if (location.search === '?peek') {
  const peek = document.createElement('pressure-peek')
  peek.append('Draft')
  peek.insertAdjacentHTML('beforeend', '<p slot="preview">Its text</p>')
  button.after(peek)
  addEventListener('confirm', () => peek.peek())
}
await ready
// A browser delivers moves with frames, and a frame of another origin has none until it is seen.
for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
const { x, y, width, height } = button.getBoundingClientRect()
tell({ button: [x + width / 2, y + height / 2] })
