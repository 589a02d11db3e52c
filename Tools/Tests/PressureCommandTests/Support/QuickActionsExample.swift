/// A declaration with texts that are difficult to escape, and its exports.
enum QuickActionsExample {
  static let actions = #"""
    [
      {
        "type": "org.example.scale.new-1",
        "title": "New <weighing> & \"more\"",
        "localizedTitles": {
          "zh-Hans": "@新'", "es-419": "?  Nueva % % ", "de": "\\nNeue \"<Wägung>\" & 👆", "sr-Latn": "Novo"
        },
        "subtitle": "Größe \\ 100 % 👆",
        "localizedSubtitles": { "de": "%@ \\\"", "fr": " ; " },
        "icon": "capturePhoto",
        "iconFile": "new_weighing.png",
        "iconSymbol": "square.and.pencil",
        "image": "/new.PNG?a=\"&b=\\c#.svg",
        "imageSizes": "96x96 192x192",
        "url": "/home?a=1&b=$HOME`\\\";%20",
        "userInfo": {
          "text": "\ta & <b>\r\n]]>",
          "z": [],
          "a": { "whole": 1.0, "least": 1e-7, "large": -9223372036854775808, "yes": true, "no": false,
            "one": 1, "zero": 0 },
          "": {}
        }
      },
      {
        "type": "org.example.scale.a.b", "title": " \\new; = #%u", "icon": "cloud", "image": "b.svg",
        "url": "{type}"
      }
    ]

    """#

  static let plist = #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
    	<key>UIApplicationShortcutItems</key>
    	<array>
    		<dict>
    			<key>UIApplicationShortcutItemIconFile</key>
    			<string>new_weighing.png</string>
    			<key>UIApplicationShortcutItemIconSymbolName</key>
    			<string>square.and.pencil</string>
    			<key>UIApplicationShortcutItemIconType</key>
    			<string>UIApplicationShortcutIconTypeCapturePhoto</string>
    			<key>UIApplicationShortcutItemSubtitle</key>
    			<string>Größe \ 100 % 👆</string>
    			<key>UIApplicationShortcutItemTitle</key>
    			<string>New &lt;weighing&gt; &amp; "more"</string>
    			<key>UIApplicationShortcutItemType</key>
    			<string>org.example.scale.new-1</string>
    			<key>UIApplicationShortcutItemUserInfo</key>
    			<dict>
    				<key></key>
    				<dict/>
    				<key>a</key>
    				<dict>
    					<key>large</key>
    					<integer>-9223372036854775808</integer>
    					<key>least</key>
    					<real>1e-07</real>
    					<key>no</key>
    					<false/>
    					<key>one</key>
    					<integer>1</integer>
    					<key>whole</key>
    					<integer>1</integer>
    					<key>yes</key>
    					<true/>
    					<key>zero</key>
    					<integer>0</integer>
    				</dict>
    				<key>text</key>
    				<string>	a &amp; &lt;b&gt;&#13;
    ]]&gt;</string>
    				<key>z</key>
    				<array/>
    			</dict>
    		</dict>
    		<dict>
    			<key>UIApplicationShortcutItemIconType</key>
    			<string>UIApplicationShortcutIconTypeCloud</string>
    			<key>UIApplicationShortcutItemTitle</key>
    			<string> \new; = #%u</string>
    			<key>UIApplicationShortcutItemType</key>
    			<string>org.example.scale.a.b</string>
    		</dict>
    	</array>
    </dict>
    </plist>

    """#

  /// The strings files beside the property list, by folder.
  static let strings = [
    (
      "de.lproj",
      #"""
      /* de.lproj/InfoPlist.strings: made by pressure quick-actions export */
      "New <weighing> & \"more\"" = "\\nNeue \"<Wägung>\" & 👆";
      "Größe \\ 100 % 👆" = "%@ \\\"";

      """#
    ),
    (
      "es-419.lproj",
      #"""
      /* es-419.lproj/InfoPlist.strings: made by pressure quick-actions export */
      "New <weighing> & \"more\"" = "?  Nueva % % ";

      """#
    ),
    (
      "fr.lproj",
      #"""
      /* fr.lproj/InfoPlist.strings: made by pressure quick-actions export */
      "Größe \\ 100 % 👆" = " ; ";

      """#
    ),
    (
      "sr-Latn.lproj",
      #"""
      /* sr-Latn.lproj/InfoPlist.strings: made by pressure quick-actions export */
      "New <weighing> & \"more\"" = "Novo";

      """#
    ),
    (
      "zh-Hans.lproj",
      #"""
      /* zh-Hans.lproj/InfoPlist.strings: made by pressure quick-actions export */
      "New <weighing> & \"more\"" = "@新'";

      """#
    ),
  ]

  static let manifest = #"""
    {
      "shortcuts": [
        {
          "name": "New <weighing> & \"more\"",
          "name_localized": { "de": "\\nNeue \"<Wägung>\" & 👆", "es-419": "?  Nueva % % ", "sr-Latn": "Novo", "zh-Hans": "@新'" },
          "description": "Größe \\ 100 % 👆",
          "description_localized": { "de": "%@ \\\"", "fr": " ; " },
          "url": "/home?a=1&b=$HOME`\\\";%20",
          "icons": [{ "src": "/new.PNG?a=\"&b=\\c#.svg", "sizes": "96x96 192x192", "type": "image/png" }]
        },
        {
          "name": " \\new; = #%u",
          "url": "{type}",
          "icons": [{ "src": "b.svg", "sizes": "any", "type": "image/svg+xml" }]
        }
      ]
    }

    """#

  static let desktopOptions = [
    "--name", #" S\cale"#, "--exec", "scale %U", "--action-exec",
    #"scale "--url={url}" {type} "" "a\"\$b" %u 50%%"#,
  ]

  static let desktop = #"""
    [Desktop Entry]
    Type=Application
    Name=\sS\\cale
    Exec=scale %U
    Actions=new-1;b;

    [Desktop Action new-1]
    Name=New <weighing> & "more"
    Name[de]=\\nNeue "<Wägung>" & 👆
    Name[sr@latin]=Novo
    Name[zh_CN]=@新'
    Icon=camera-photo
    Exec=scale "--url=/home?a=1&b=\\$HOME\\`\\\\\\";%%20" org.example.scale.new-1 "" "a\\"\\$b" %u 50%%

    [Desktop Action b]
    Name=\s\\new; = #%u
    Exec=scale --url={type} org.example.scale.a.b "" "a\\"\\$b" %u 50%%

    """#

  static let desktopWarning = """
    pressure: warning: actions.json: action 1: localizedTitles."es-419" has no desktop locale of its \
    own, and is left out

    """

  static let shortcuts = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- xml/shortcuts.xml: made by pressure quick-actions export -->
    <shortcuts xmlns:android="http://schemas.android.com/apk/res/android">
      <shortcut
        android:shortcutId="org.example.scale.new-1"
        android:icon="@drawable/new_weighing"
        android:shortcutShortLabel="@string/quick_action_new_1_title">
        <intent
          android:action="android.intent.action.VIEW"
          android:targetPackage="org.example.scale"
          android:targetClass="org.example.scale.MainActivity">
          <extra android:name="quickAction" android:value="org.example.scale.new-1" />
        </intent>
      </shortcut>
      <shortcut
        android:shortcutId="org.example.scale.a.b"
        android:shortcutShortLabel="@string/quick_action_b_title">
        <intent
          android:action="android.intent.action.VIEW"
          android:targetPackage="org.example.scale"
          android:targetClass="org.example.scale.MainActivity">
          <extra android:name="quickAction" android:value="org.example.scale.a.b" />
        </intent>
      </shortcut>
    </shortcuts>

    """

  /// The Android resources beside the shortcuts: their folders and contents.
  static let resources = [
    (
      "values",
      [
        #"<string name="quick_action_new_1_title">"New &lt;weighing&gt; &amp; \"more\""</string>"#,
        #"<string name="quick_action_b_title" formatted="false">" \\new; = #%u"</string>"#,
      ]
    ),
    (
      "values-de",
      [#"<string name="quick_action_new_1_title">"\\nNeue \"&lt;Wägung&gt;\" &amp; 👆"</string>"#]
    ),
    (
      "values-b+es+419",
      [#"<string name="quick_action_new_1_title" formatted="false">"?  Nueva % % "</string>"#]
    ), ("values-b+sr+Latn", [#"<string name="quick_action_new_1_title">"Novo"</string>"#]),
    ("values-b+zh+Hans", [#"<string name="quick_action_new_1_title">"@新\'"</string>"#]),
  ].map { folder, lines in
    (
      folder,
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!-- \(folder)/quick_actions.xml: made by pressure quick-actions export -->
      <resources>
      \(lines.map { "  \($0)\n" }.joined())</resources>

      """
    )
  }

  static let androidWarnings = [
    ("1: title", 23), ("1: localizedTitles.de", 21), ("1: localizedTitles.\"es-419\"", 13),
    ("2: title", 12),
  ].map {
    """
    pressure: warning: actions.json: action \($0.0) has \($0.1) characters; a launcher may cut it \
    off after 10

    """
  }.joined()
}
