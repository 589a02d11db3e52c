// The page of the documents' examples: a hard press, or a long one, deletes the draft.
import '/pressurekit/confirm-button.js'

window.deleted = 0
document.getElementById('delete').addEventListener('confirm', () => {
  window.deleted += 1
  document.getElementById('status').textContent = 'Deleted'
})
