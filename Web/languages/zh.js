// Made by script/generate from the list of controls: the kit's texts in Chinese (simplified).

// An element with this id would be the value of the global name.
if (!(globalThis.pressureWords instanceof Map)) globalThis.pressureWords = new Map();
globalThis.pressureWords.set('zh', {
  'confirm-label': '确认',
  'ok-label': '确定',
  'release-label': '松开',
  'press-hint': '再用力按',
  'hold-hint': '按住久一点',
  'slide-hint': '滑到圆环上',
  'hold-description': '激活两次，或按住并滑到圆环上',
  'force-description': '激活两次，或用力按压并滑到圆环上',
  'hold-in-place-description': '激活两次，或按住然后松开',
  'force-in-place-description': '激活两次，或用力按压然后松开',
  'question-mark': '？',
  'success-label': '完成',
  'failure-label': '失败',
  'tare-label': '去皮',
  'scale': '秤',
  'gram': '克',
  'grams': '克',
  'ounces': '盎司',
  'newtons': '牛顿',
  'percent': '% 力度',
  'unmeasured': '未测到压力',
  'few-points': '需要至少两个已知质量',
  'same-masses': '所有质量都相同',
  'same-forces': '所有质量产生的压力相同',
  'falling': '质量增加但压力没有增加',
  'preview': '预览',
  'actions': '操作',
});
