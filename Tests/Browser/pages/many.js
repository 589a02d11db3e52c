// Half of the buttons exist before the kit, and half are created after it: `define` must both upgrade and construct.
const addButtons = (from, to) => {
  for (let number = from; number < to; number += 1) {
    const button = document.createElement('pressure-confirm-button')
    button.id = `button-${number}`
    button.textContent = `Delete ${number}`
    document.getElementById('list').append(button)
  }
}
addButtons(0, 100)
customElements.whenDefined('pressure-confirm-button').then(() => addButtons(100, 200))
