// Made by script/generate from Sources/PressureCatalog: change it there.

// Codes of the engine, by name.
export const contactPhases = { began: 0, moved: 1, ended: 2, cancelled: 3 };
export const contactSources = { unknown: 0, touch: 1, touchEvent: 2, pen: 3, mouse: 4, trackpad: 5, simulated: 6 };
export const keyPhases = { down: 0, repeated: 1, up: 2, cancelled: 3 };
export const keys = { space: 0, enter: 1, other: 2 };
export const interruptions = { captureLost: 0, escape: 1, focusLost: 2, hostInactive: 3, displaced: 4, menu: 5, removed: 6, unreachable: 7, changed: 8, moved: 9, keysLost: 10 };

// Numbers that the engine has as well.
export const mostItems = 4;
export const screenMargin = 12;
export const previewWidth = 400;
export const peekCornerRadius = 16;
export const mostForce = 1000000;
export const steadiness = 12;
export const testStep = 12;
export const lookInterval = 0.1;
export const kitVersion = 1000;
export const fillPercent = 14;

// The confirm button's colours that depend on the scheme.
export const confirmButtonScheme = { backdrop: 'light-dark(#1c1c1e, #2b2c30)', veil: 'light-dark(#ffffffc7, #000000a3)', rim: 'light-dark(#00000000, #6b6c73)' };

// Names, by the engine's codes.
export const forceSources = ['none', 'measured', 'area', 'time'];
export const fillLooks = ['sweep', 'rise', 'ring'];
export const haptics = ['tick', 'strong', 'success'];
export const units = ['g', 'oz', 'N', 'percent'];
export const calibrationFaults = ['', 'few-points', 'same-masses', 'same-forces', 'falling'];
export const controls = ['confirm-button', 'transitioning-button', 'scale', 'peek', 'app-icon'];

// The words that can follow a scale's number, by the engine's codes.
export const scaleWords = [
  { name: 'grams', followsNumber: true, isApart: true, decimals: 0 },
  { name: 'ounces', followsNumber: true, isApart: true, decimals: 2 },
  { name: 'newtons', followsNumber: true, isApart: true, decimals: 2 },
  { name: 'percent', followsNumber: true, isApart: false, decimals: 0 },
  { name: 'gram', followsNumber: true, isApart: true, decimals: 0 },
  { name: 'unmeasured', followsNumber: false, isApart: true, decimals: 0 },
];

export const confirmButton = {
  kind: 0,
  states: ['idle', 'updating', 'selected', 'confirmed'],
  numbers: { cap: [0, 3], 'pen-cap': [13, 6], threshold: [4, 0.97], 'release-threshold': [5, 0.9], 'ramp-duration': [1, 2], 'rescue-delay': [2, 2], 'arm-timeout': [6, Infinity], 'ring-diameter': [9, 0], 'ring-offset': [10, 0] },
  flags: { 'no-latch': [7, 0], 'contact-area': [3, 1], 'no-tap': [11, 0], 'in-place': [14, 1], 'no-haptics': [8, 0] },
  labels: { 'confirm-label': 'CONFIRM', 'ok-label': 'OK', 'release-label': 'Let go', 'press-hint': 'Press harder', 'hold-hint': 'Hold longer', 'slide-hint': 'Slide onto the ring', 'hold-description': 'Activate twice, or hold and slide onto the ring', 'force-description': 'Activate twice, or press harder and slide onto the ring', 'hold-in-place-description': 'Activate twice, or hold, then let go', 'force-in-place-description': 'Activate twice, or press harder, then let go', item: null, question: null, type: 'button', name: '', value: '', formAction: '', formEnctype: '', formMethod: '', formNoValidate: null, formTarget: '', command: '' },
  words: { 'question-mark': '?' },
};
export const confirmButtonActs = ['confirm'];
export const confirmButtonTexts = { none: 0, confirm: 1, ok: 2, letGo: 3, pressHint: 4, holdHint: 5, slideHint: 6 };
export const confirmButtonOptions = { cornerRadius: 12, look: 15, rightToLeft: 16, contrast: 17 };
export const confirmButtonColors = ['ring', 'selected', 'confirmed', 'backdrop', 'track', 'label', 'veil', 'fill', 'rim', 'check', 'title'];
export const confirmButtonLayers = { veil: 1, shield: 2, surface: 3, pulse: 4, face: 5, fill: 6, tick: 7, secondTick: 8, halo: 9, outline: 10, disc: 11, track: 12, ring: 13, target: 14, dot: 15, chevron: 16, secondChevron: 17, check: 18, pill: 19, label: 20, release: 21, hint: 22 };
export const confirmButtonParts = { 1: 'veil', 6: 'fill', 10: 'outline', 13: 'ring', 20: 'label', 21: 'release', 22: 'hint' };

export const transitioningButton = {
  kind: 1,
  states: ['begin', 'loading', 'success', 'failure'],
  numbers: { timeout: [2, Infinity], 'reset-after': [1, Infinity], 'failure-delay': [0, 1] },
  flags: { 'no-haptics': [3, 0] },
  labels: { 'success-label': 'Done', 'failure-label': 'Failed', progress: null, type: 'submit', name: '', value: '', formAction: '', formEnctype: '', formMethod: '', formNoValidate: null, formTarget: '', command: '' },
  words: {},
};
export const transitioningButtonActs = ['activate', 'finish', 'abort', 'timeOut'];
export const transitioningButtonTexts = { none: 0, title: 1, success: 2, failure: 3 };
export const transitioningButtonOptions = { rightToLeft: 4 };
export const transitioningButtonColors = ['normal', 'text', 'pressed', 'disabled', 'disabled-text', 'success', 'success-text', 'failure', 'failure-text'];
export const transitioningButtonLayers = { background: 1, title: 2, success: 3, failure: 4, track: 5, spinner: 6, check: 7, again: 8, head: 9 };
export const transitioningButtonParts = { 1: 'pill', 2: 'label', 3: 'label', 4: 'label', 6: 'spinner', 7: 'mark', 8: 'mark', 9: 'mark' };

export const scale = {
  kind: 2,
  states: ['rest', 'weighing', 'settled', 'overload', 'unmeasured'],
  numbers: { capacity: [0, 385], 'settle-range': [2, 2], 'settle-duration': [3, 1] },
  flags: { 'no-haptics': [4, 0] },
  labels: { unit: 'g', mode: 'weight', 'tare-label': 'Tare' },
  words: { scale: 'Scale', gram: 'gram', grams: 'grams', ounces: 'oz', newtons: 'N', percent: '% force', unmeasured: 'No force measured', 'few-points': 'Two known masses or more are needed', 'same-masses': 'All masses are the same', 'same-forces': 'All masses gave the same force', falling: 'More mass did not give more force' },
};
export const scaleActs = ['reading'];
export const scaleTexts = { none: 0, number: 1, unit: 2, reading: 3 };
export const scaleOptions = { unit: 1 };
export const scaleColors = ['dial', 'dial-settled', 'dial-overload', 'dial-track', 'dial-text', 'dial-quiet'];
export const scaleLayers = { track: 1, dial: 2, peak: 3, settled: 4, number: 5, unit: 6 };
export const scaleParts = { 2: 'reading', 5: 'number', 6: 'unit' };

export const peek = {
  kind: 3,
  states: ['idle', 'hint', 'peek', 'actions', 'pop'],
  numbers: { 'peek-threshold': [0, 0.2], 'pop-threshold': [4, 0.75], 'hold-duration': [1, 0.5] },
  flags: { 'no-haptics': [5, 0] },
  labels: { href: null, target: null, rel: null, download: null },
  words: { preview: 'Preview' },
};
export const peekActs = ['pop', 'begin', 'peek', 'close', 'action'];
export const peekTexts = /** @type {Record<string, number>} */ ({});
export const peekOptions = { rescueDelay: 2, slop: 3 };
export const peekColors = /** @type {string[]} */ ([]);
export const peekLayers = { veil: 1, shade: 2, preview: 3, actions: 4 };
export const peekParts = /** @type {Record<number, string>} */ ({});

export const appIcon = {
  kind: 4,
  states: ['idle', 'hint', 'open'],
  numbers: {},
  flags: { 'no-haptics': [5, 0] },
  labels: { name: '', src: '' },
  words: { actions: 'Actions' },
};
export const appIconActs = ['launch', 'item 1', 'item 2', 'item 3', 'item 4'];
export const appIconTexts = /** @type {Record<string, number>} */ ({});
export const appIconOptions = { peekThreshold: 0, holdDuration: 1, rescueDelay: 2, slop: 3, popThreshold: 4 };
export const appIconColors = /** @type {string[]} */ ([]);
export const appIconLayers = { veil: 1, menu: 3, highlight: 4 };
export const appIconParts = /** @type {Record<number, string>} */ ({});
