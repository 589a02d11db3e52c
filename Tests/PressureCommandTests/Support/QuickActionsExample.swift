/// A declaration with all that is hard to write, and what comes of it.
enum QuickActionsExample {
  static let actions = #"""
    [
      {
        "type": "org.example.scale.new-1",
        "title": "New <weighing> & \"more\"",
        "subtitle": "Größe \\ 100 % 👆",
        "icon": "capturePhoto",
        "url": "/home?a=1&b=$HOME`\\\";%20",
        "userInfo": {
          "text": "\ta & <b>\r\n]]>",
          "z": [],
          "a": { "whole": 1.0, "least": 1e-7, "large": -9223372036854775808, "yes": true, "no": false,
            "one": 1, "zero": 0 },
          "": {}
        }
      },
      { "type": "org.example.scale.a.b", "title": " \\new; = #%u", "icon": "cloud", "url": "{type}" }
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

  static let manifest = #"""
    {
      "shortcuts": [
        {
          "name": "New <weighing> & \"more\"",
          "description": "Größe \\ 100 % 👆",
          "url": "/home?a=1&b=$HOME`\\\";%20"
        },
        {
          "name": " \\new; = #%u",
          "url": "{type}"
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
    Icon=camera-photo
    Exec=scale "--url=/home?a=1&b=\\$HOME\\`\\\\\\";%%20" org.example.scale.new-1 "" "a\\"\\$b" %u 50%%

    [Desktop Action b]
    Name=\s\\new; = #%u
    Exec=scale --url={type} org.example.scale.a.b "" "a\\"\\$b" %u 50%%

    """#
}
