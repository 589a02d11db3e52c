// Half of the buttons exist before the kit, half are made by it: `define` upgrades or constructs, both must work.
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
