// A button with misfires, in a page that gives false answers about its elements to everybody who asks it.
window.acts = 0
const button = document.createElement('p')
button.id = 'delete'
button.textContent = 'Delete'
button.style.cssText = 'width: 120px; height: 60px; touch-action: none'
button.addEventListener('pointerup', () => { acts += 1 })
document.body.replaceChildren(button)
window.scrollTo(0, 0)
Element.prototype.getBoundingClientRect = () => new DOMRect(20, 500, 40, 40)
Element.prototype.getClientRects = Document.prototype.querySelectorAll = () => []
Element.prototype.getAttribute = Element.prototype.closest = Document.prototype.querySelector = () => null
Document.prototype.elementFromPoint = () => document.body
const { stringify } = JSON
// Some tools of the tests themselves need it.
JSON.stringify = (value, ...more) => (value?.width || value?.problem ? '{"problem":"the element is hidden."}' : stringify(value, ...more))
