// Deletes the draft if the last force before the lift was above 0.7.
const button = document.getElementById('delete')
button.style.touchAction = 'none'
let force = 0
for (const type of ['pointerdown', 'pointermove']) button.addEventListener(type, ({ pressure }) => { force = pressure })
button.addEventListener('pointerup', () => {
  if (force > 0.7) document.getElementById('status').textContent = 'Deleted'
})
