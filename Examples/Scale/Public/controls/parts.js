// Made by script/generate from Sources/PressureCatalog: change it there.

/** The parts of each element with their descriptions. */
export const parts = {
  'pressure-confirm-button': {
    button: 'The button at rest',
    ring: 'The ring that fills during a press',
    label: 'The text on the ring, during a press',
    veil: 'The veil over the rest of the page, during a press',
  },
  'pressure-transitioning-button': {
    button: 'The button',
    pill: 'The shape of the button',
    label: 'The texts on the button',
    spinner: 'The spinner that turns, or fills, during the work',
  },
  'pressure-scale': {
    dial: 'The dial and its content',
    reading: 'The arc of the reading, while a force is measured',
    number: 'The number',
    unit: 'The unit',
    button: 'The button that sets the reading to zero',
  },
  'pressure-peek': {
    source: 'The link that is pressed',
    more: 'The button that opens the preview without a press; visible with the focus, or with a mouse over the element',
    preview: 'The box of the preview, once it has opened',
    actions: 'The box of the actions, once they are visible',
    veil: 'The veil over the rest of the page, during a press and after it',
    shade: 'The shade over the source, once the preview has opened',
  },
  'pressure-app-icon': {
    icon: 'The icon and its name',
    more: 'The button that opens the menu without a press; visible with the focus, or with a mouse over the element',
    menu: 'The menu, once it has opened',
    mark: 'The mark of the item below the finger, during a press',
    veil: 'The veil over the rest of the page, during a press and after it',
    shade: 'The shade over the icon, once the menu has opened',
  },
};
