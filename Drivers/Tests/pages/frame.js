addEventListener('pointerdown', ({ target, clientX, clientY }) => {
  parent.pressed.push([frameElement.id, target.id, Math.round(clientX), Math.round(clientY)])
})
