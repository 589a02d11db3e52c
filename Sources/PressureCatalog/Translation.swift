/// The kit's own texts in one language.
public struct Translation: Sendable {
  /// The language's code on a page: `de`.
  public var language: String
  /// The language's code on Apple's systems: `zh-Hans`.
  public var appleLanguage: String
  /// The language's name in English.
  public var name: String
  /// The texts, by the names of the controls' labels and words.
  public var words: [String: String]

  init(
    language: String, appleLanguage: String? = nil, name: String, words: [String: String]
  ) {
    self.language = language
    self.appleLanguage = appleLanguage ?? language
    self.name = name
    self.words = words
  }

  /// All languages besides English.
  public static let all = [german, chinese, arabic, japanese]

  /// The English texts of a page, in the order of the controls.
  public static var pageWords: [(name: String, text: String)] {
    Catalog.controls.flatMap { control in
      control.labels.filter(\.isTranslated).map { ($0.attribute, $0.standard ?? "") }
        + control.words
    }
  }

  /// The English texts of native hosts: first those of pages, then those that only native hosts have.
  public static var nativeWords: [(name: String, text: String)] {
    pageWords + Catalog.controls.flatMap(\.nativeWords)
  }

  /// English, with the texts of native hosts.
  public static var english: Translation {
    Translation(
      language: "en", name: "English",
      words: Dictionary(uniqueKeysWithValues: nativeWords.map { ($0.name, $0.text) }))
  }

  /// The JavaScript module with the words for a page.
  var module: String {
    let lines = Translation.pageWords.map { name, _ in "  '\(name)': '\(words[name] ?? "")'," }
    return """
      // Made by script/generate from the list of controls: the kit's texts in \(name).

      // An element with this id would be the value of the global name.
      if (!(globalThis.pressureWords instanceof Map)) globalThis.pressureWords = new Map();
      globalThis.pressureWords.set('\(language)', {
      \(lines.joined(separator: "\n"))
      });

      """
  }

  /// The string table with the words for an app.
  var stringTable: String {
    let lines = Translation.nativeWords.map { name, _ in "\"\(name)\" = \"\(words[name] ?? "")\";" }
    return """
      /* Made by script/generate from the list of controls: the kit's texts in \(name). */

      \(lines.joined(separator: "\n"))

      """
  }
}

extension Translation {
  /// The Swift source of the English words of native hosts, for an app without string tables.
  static var englishSource: String {
    let lines = nativeWords.map { name, text in "    \"\(name)\": \"\(text)\"," }
    return """
      // Made by script/generate from the list of controls: the kit's texts in English.

      extension KitWord {
        /// The English words by their names, for programs without string tables.
        static let englishWords = [
      \(lines.joined(separator: "\n"))
        ]
      }

      """
  }
}

extension ControlDeclaration.Label {
  /// True if it is a text for people. Other values are choices of the page.
  var isTranslated: Bool { type == "string" && standard?.isEmpty == false }
}

extension Translation {
  private static let german = Translation(
    language: "de", name: "German",
    words: [
      "confirm-label": "BESTÄTIGEN", "ok-label": "OK", "press-hint": "Fester drücken",
      "hold-hint": "Länger halten", "slide-hint": "Auf den Ring schieben",
      "hold-description": "Zweimal aktivieren, oder halten und auf den Ring schieben",
      "force-description": "Zweimal aktivieren, oder fester drücken und auf den Ring schieben",
      "release-label": "Loslassen",
      "hold-in-place-description": "Zweimal aktivieren, oder halten und loslassen",
      "force-in-place-description": "Zweimal aktivieren, oder fester drücken und loslassen",
      "force-in-place-hint": "Fester drücken, dann loslassen",
      "time-in-place-hint": "Halten, dann loslassen",
      "question-mark": "?",
      "success-label": "Fertig", "failure-label": "Fehlgeschlagen",
      "tare-label": "Tara", "scale": "Waage", "gram": "Gramm", "grams": "Gramm", "ounces": "oz",
      "newtons": "N", "percent": " % Kraft", "unmeasured": "Keine Kraft gemessen",
      "few-points": "Zwei bekannte Massen oder mehr sind nötig",
      "same-masses": "Alle Massen sind gleich",
      "same-forces": "Alle Massen ergaben die gleiche Kraft",
      "falling": "Mehr Masse ergab nicht mehr Kraft", "preview": "Vorschau", "actions": "Aktionen",
      "voiceover-hint": "Zum Bestätigen zweimal doppeltippen",
      "switch-control-hint": "Zum Bestätigen zweimal auswählen",
      "force-hint": "Fester drücken, dann nach oben auf den Ring schieben",
      "time-hint": "Halten, dann nach oben auf den Ring schieben",
      "loading-label": "Wird geladen", "weigh-hint": "Zum Wiegen darauf drücken",
      "simulation-hint": "Darauf drücken und nach oben schieben: Die Kraft ist simuliert",
      "close": "Schließen",
    ])

  private static let chinese = Translation(
    language: "zh", appleLanguage: "zh-Hans", name: "Chinese (simplified)",
    words: [
      "confirm-label": "确认", "ok-label": "确定", "press-hint": "再用力按", "hold-hint": "按住久一点",
      "slide-hint": "滑到圆环上", "hold-description": "激活两次，或按住并滑到圆环上",
      "force-description": "激活两次，或用力按压并滑到圆环上", "release-label": "松开",
      "hold-in-place-description": "激活两次，或按住然后松开",
      "force-in-place-description": "激活两次，或用力按压然后松开",
      "force-in-place-hint": "用力按压，然后松开",
      "time-in-place-hint": "按住，然后松开",
      "success-label": "完成", "failure-label": "失败",
      "question-mark": "？",
      "tare-label": "去皮", "scale": "秤", "gram": "克", "grams": "克", "ounces": "盎司", "newtons": "牛顿",
      "percent": "% 力度", "unmeasured": "未测到压力", "few-points": "需要至少两个已知质量",
      "same-masses": "所有质量都相同", "same-forces": "所有质量产生的压力相同", "falling": "质量增加但压力没有增加",
      "preview": "预览", "actions": "操作", "voiceover-hint": "轻点两下，重复两次以确认",
      "switch-control-hint": "选择两次以确认", "force-hint": "用力按压，然后向上滑到圆环上",
      "time-hint": "按住，然后向上滑到圆环上", "loading-label": "正在载入", "weigh-hint": "按压以称重",
      "simulation-hint": "按住并向上滑动：压力是模拟的",
      "close": "关闭",
    ])

  private static let arabic = Translation(
    language: "ar", name: "Arabic",
    words: [
      "confirm-label": "تأكيد", "ok-label": "موافق", "press-hint": "اضغط بقوة أكبر",
      "hold-hint": "استمر في الضغط", "slide-hint": "اسحب إلى الحلقة",
      "hold-description": "فعّل مرتين، أو اضغط مطولًا ثم اسحب إلى الحلقة",
      "force-description": "فعّل مرتين، أو اضغط بقوة أكبر ثم اسحب إلى الحلقة",
      "release-label": "ارفع إصبعك",
      "hold-in-place-description": "فعّل مرتين، أو اضغط مطولًا ثم ارفع إصبعك",
      "force-in-place-description": "فعّل مرتين، أو اضغط بقوة أكبر ثم ارفع إصبعك",
      "force-in-place-hint": "اضغط بقوة أكبر، ثم ارفع إصبعك",
      "time-in-place-hint": "اضغط مطولًا، ثم ارفع إصبعك",
      "question-mark": "؟",
      "success-label": "تم", "failure-label": "فشل", "tare-label": "تصفير", "scale": "ميزان",
      "gram": "غرام", "grams": "غرام", "ounces": "أونصة", "newtons": "نيوتن",
      "percent": "% من القوة", "unmeasured": "لم تُقَس أي قوة",
      "few-points": "يلزم كتلتان معروفتان على الأقل", "same-masses": "كل الكتل متساوية",
      "same-forces": "أعطت كل الكتل القوة نفسها", "falling": "لم تُعطِ كتلة أكبر قوة أكبر",
      "preview": "معاينة", "actions": "الإجراءات",
      "voiceover-hint": "انقر نقرًا مزدوجًا مرتين للتأكيد",
      "switch-control-hint": "حدّد مرتين للتأكيد",
      "force-hint": "اضغط بقوة أكبر، ثم اسحب لأعلى إلى الحلقة",
      "time-hint": "اضغط مطولًا، ثم اسحب لأعلى إلى الحلقة",
      "loading-label": "جارٍ التحميل", "weigh-hint": "اضغط عليه للوزن",
      "simulation-hint": "اضغط عليه واسحب لأعلى: القوة محاكاة", "close": "إغلاق",
    ])

  private static let japanese = Translation(
    language: "ja", name: "Japanese",
    words: [
      "confirm-label": "確認", "ok-label": "OK", "press-hint": "もっと強く押す", "hold-hint": "もっと長く押す",
      "slide-hint": "リングまでスライド", "hold-description": "2回操作するか、長押ししてリングまでスライドします",
      "force-description": "2回操作するか、強く押してリングまでスライドします", "release-label": "離す",
      "hold-in-place-description": "2回操作するか、長押ししてから離します",
      "force-in-place-description": "2回操作するか、強く押してから離します",
      "force-in-place-hint": "強く押してから離します",
      "time-in-place-hint": "長押ししてから離します",
      "success-label": "完了",
      "question-mark": "？",
      "failure-label": "失敗", "tare-label": "風袋引き", "scale": "はかり", "gram": "グラム", "grams": "グラム",
      "ounces": "オンス", "newtons": "N", "percent": "% の力", "unmeasured": "力が測定されていません",
      "few-points": "既知の質量が2つ以上必要です", "same-masses": "すべての質量が同じです",
      "same-forces": "すべての質量で力が同じでした", "falling": "質量が増えても力が増えませんでした",
      "preview": "プレビュー", "actions": "アクション", "voiceover-hint": "ダブルタップを2回行うと確認します",
      "switch-control-hint": "2回選択すると確認します", "force-hint": "強く押してから、リングまで上にスライドします",
      "time-hint": "長押ししてから、リングまで上にスライドします", "loading-label": "読み込み中",
      "weigh-hint": "押すと計量します",
      "simulation-hint": "押しながら上にスライドします。力はシミュレーションです", "close": "閉じる",
    ])
}
