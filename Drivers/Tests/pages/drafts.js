// Deletes the draft at the lift if the force was above 0.7. A real press is soft again before its lift, so its largest force counts.
const button = document.getElementById('delete')
button.style.touchAction = 'none'
let most = 0
button.addEventListener('pointerdown', () => { most = 0 })
for (const type of ['pointerdown', 'pointermove']) button.addEventListener(type, ({ pressure }) => { most = Math.max(most, pressure) })
button.addEventListener('pointerup', () => {
  if (most > 0.7) document.getElementById('status').textContent = 'Deleted'
})
