// Made by script/generate from the list of controls: the kit's texts in German.

// An element with this id would be the value of the global name.
if (!(globalThis.pressureWords instanceof Map)) globalThis.pressureWords = new Map();
globalThis.pressureWords.set('de', {
  'confirm-label': 'BESTÄTIGEN',
  'ok-label': 'OK',
  'release-label': 'Loslassen',
  'press-hint': 'Fester drücken',
  'hold-hint': 'Länger halten',
  'slide-hint': 'Auf den Ring schieben',
  'hold-description': 'Zweimal aktivieren, oder halten und auf den Ring schieben',
  'force-description': 'Zweimal aktivieren, oder fester drücken und auf den Ring schieben',
  'hold-in-place-description': 'Zweimal aktivieren, oder halten und loslassen',
  'force-in-place-description': 'Zweimal aktivieren, oder fester drücken und loslassen',
  'question-mark': '?',
  'success-label': 'Fertig',
  'failure-label': 'Fehlgeschlagen',
  'tare-label': 'Tara',
  'scale': 'Waage',
  'gram': 'Gramm',
  'grams': 'Gramm',
  'ounces': 'oz',
  'newtons': 'N',
  'percent': ' % Kraft',
  'unmeasured': 'Keine Kraft gemessen',
  'few-points': 'Zwei bekannte Massen oder mehr sind nötig',
  'same-masses': 'Alle Massen sind gleich',
  'same-forces': 'Alle Massen ergaben die gleiche Kraft',
  'falling': 'Mehr Masse ergab nicht mehr Kraft',
  'preview': 'Vorschau',
  'actions': 'Aktionen',
});
