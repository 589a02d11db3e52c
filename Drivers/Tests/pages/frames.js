// The presses that the frames have received: the frame, the button, and the place in the frame.
window.pressed = []
