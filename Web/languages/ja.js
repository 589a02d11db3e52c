// Made by script/generate from the list of controls: the kit's texts in Japanese.

// An element with this id would be the value of the global name.
if (!(globalThis.pressureWords instanceof Map)) globalThis.pressureWords = new Map();
globalThis.pressureWords.set('ja', {
  'confirm-label': '確認',
  'ok-label': 'OK',
  'release-label': '離す',
  'press-hint': 'もっと強く押す',
  'hold-hint': 'もっと長く押す',
  'slide-hint': 'リングまでスライド',
  'hold-description': '2回操作するか、長押ししてリングまでスライドします',
  'force-description': '2回操作するか、強く押してリングまでスライドします',
  'hold-in-place-description': '2回操作するか、長押ししてから離します',
  'force-in-place-description': '2回操作するか、強く押してから離します',
  'question-mark': '？',
  'success-label': '完了',
  'failure-label': '失敗',
  'tare-label': '風袋引き',
  'scale': 'はかり',
  'gram': 'グラム',
  'grams': 'グラム',
  'ounces': 'オンス',
  'newtons': 'N',
  'percent': '% の力',
  'unmeasured': '力が測定されていません',
  'few-points': '既知の質量が2つ以上必要です',
  'same-masses': 'すべての質量が同じです',
  'same-forces': 'すべての質量で力が同じでした',
  'falling': '質量が増えても力が増えませんでした',
  'preview': 'プレビュー',
  'actions': 'アクション',
});
