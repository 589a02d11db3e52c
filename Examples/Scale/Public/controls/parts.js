// Made by script/generate of Sources/PressureCatalog: change it there.

/** Of each element its parts, and what each is. */
export const parts = {
  'pressure-confirm-button': {
    button: 'The button at rest',
    ring: 'The ring as it fills, during a press',
    label: 'What the ring says, during a press',
    veil: 'What lies over the rest of the page, during a press',
  },
  'pressure-transitioning-button': {
    button: 'The button',
    pill: 'Its shape',
    label: 'Its texts',
    spinner: 'What turns, or fills, while it works',
  },
  'pressure-scale': {
    dial: 'The dial with all that is on it',
    reading: 'The arc of the reading, while there is one',
    number: 'The number',
    unit: 'The unit',
    button: 'The button that sets it to zero',
  },
  'pressure-peek': {
    source: 'What is pressed',
    more: 'The button behind it that opens the preview without a press; seen with the focus, or with a mouse over it',
    preview: 'The box of the preview, once it is there',
    actions: 'The box of the actions, once they are uncovered',
    veil: 'What lies over the rest of the page, during a press and after it',
    shade: 'What lies over the source once the preview is there',
  },
  'pressure-app-icon': {
    icon: 'The icon and its name',
    more: 'The button behind it that opens the menu without a press; seen with the focus, or with a mouse over it',
    menu: 'The menu, once it is there',
    mark: 'What marks the item below a finger, during a press',
    veil: 'What lies over the rest of the page, during a press and after it',
    shade: 'What lies over the icon once the menu is there',
  },
};
