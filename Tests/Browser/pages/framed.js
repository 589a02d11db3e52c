// Tells the outer page what happens to the button in this one, and where it is.
import { ready } from '/pressurekit/pressurekit.js'

const button = document.getElementById('delete')
const tell = (line) => parent.postMessage(line, '*')
addEventListener('statechange', ({ detail }) => {
  tell(`${detail.previous} → ${detail.state}`)
  if (detail.state !== 'selected') return
  requestAnimationFrame(() => requestAnimationFrame(() => {
    const { x, y, width, height } = button.shadowRoot.querySelector('[part=ring]').getBoundingClientRect()
    tell({ ring: [x + width / 2, y + height / 2], box: [x, y, width, height] })
  }))
})
addEventListener('confirm', () => tell('confirm'))
addEventListener('peek', ({ target }) => requestAnimationFrame(function look() {
  const preview = target.shadowRoot.querySelector('[part=preview]')
  if (preview.style.getPropertyValue('--shown') !== '1') return requestAnimationFrame(look)
  const { x, y, width, height } = preview.getBoundingClientRect()
  tell({ preview: [x, y, width, height] })
}))
// A frame as high as its content, of which the window shows a part.
if (location.search.startsWith('?high')) document.querySelector('main').style.padding = '600px 0'
if (location.search === '?peek' || location.search === '?highpeek') {
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
