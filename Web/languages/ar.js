// Made by script/generate from the list of controls: the kit's texts in Arabic.

// An element with this id would be the value of the global name.
if (!(globalThis.pressureWords instanceof Map)) globalThis.pressureWords = new Map();
globalThis.pressureWords.set('ar', {
  'confirm-label': 'تأكيد',
  'ok-label': 'موافق',
  'release-label': 'ارفع إصبعك',
  'press-hint': 'اضغط بقوة أكبر',
  'hold-hint': 'استمر في الضغط',
  'slide-hint': 'اسحب إلى الحلقة',
  'hold-description': 'فعّل مرتين، أو اضغط مطولًا ثم اسحب إلى الحلقة',
  'force-description': 'فعّل مرتين، أو اضغط بقوة أكبر ثم اسحب إلى الحلقة',
  'hold-in-place-description': 'فعّل مرتين، أو اضغط مطولًا ثم ارفع إصبعك',
  'force-in-place-description': 'فعّل مرتين، أو اضغط بقوة أكبر ثم ارفع إصبعك',
  'question-mark': '؟',
  'success-label': 'تم',
  'failure-label': 'فشل',
  'tare-label': 'تصفير',
  'scale': 'ميزان',
  'gram': 'غرام',
  'grams': 'غرام',
  'ounces': 'أونصة',
  'newtons': 'نيوتن',
  'percent': '% من القوة',
  'unmeasured': 'لم تُقَس أي قوة',
  'few-points': 'يلزم كتلتان معروفتان على الأقل',
  'same-masses': 'كل الكتل متساوية',
  'same-forces': 'أعطت كل الكتل القوة نفسها',
  'falling': 'لم تُعطِ كتلة أكبر قوة أكبر',
  'preview': 'معاينة',
  'actions': 'الإجراءات',
});
