// A confirm button on its ring, or with `?in-place` in place. The page counts in `acts` how often it confirms.
import { ready } from '/pressurekit/confirm-button.js'

const isInPlace = new URLSearchParams(location.search).has('in-place')

/** Brings the page back to its beginning. */
window.renew = () => {
  const button = document.createElement('pressure-confirm-button')
  button.id = 'delete'
  button.textContent = 'Delete'
  button.inPlace = isInPlace
  // The audit puts it into a form.
  button.type = 'submit'
  // A copy that a framework makes counts as well.
  document.querySelector('p').replaceChildren(button)
  document.documentElement.style.minHeight = ''
  window.scrollTo(0, 0)
  window.acts = 0
}

document.addEventListener('confirm', () => {
  window.acts += 1
  document.querySelector('output').textContent = window.acts
})
await ready
window.renew()
