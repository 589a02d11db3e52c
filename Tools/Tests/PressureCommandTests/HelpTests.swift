import Testing

@testable import PressureCommand

@Suite struct HelpTests {
  @Test func itReadsWell() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    #expect(
      try await PressureProcess.run(["--help"], in: folder)
        == .init(
          output: """
            OVERVIEW: Tools for sensors that measure how hard a finger presses.

            USAGE: pressure <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              calibrate               Fits the line from force to grams that known masses
                                      give.
              replay                  Feeds a recorded press to a control and says what
                                      came of it.
              trace                   Makes traces of what devices recorded, and checks
                                      them.
              quick-actions           What an app's icon offers, declared once for every
                                      system.

              See 'pressure help <subcommand>' for detailed help.

            """))
    #expect(
      try await PressureProcess.run(["calibrate", "--help"], in: folder)
        == .init(
          output: """
            OVERVIEW: Fits the line from force to grams that known masses give.

            Lay known masses on the screen, one after the other, and note the force that
            the page reads for each, in units of an average touch. The file is a table with
            a header:

              force,grams
              # a teaspoon, then weights of 75 g
              0.312,15
              1.317,75
              2.617,150

            The columns may be in any order, and others are ignored, as are blank lines and
            lines that begin with #. It prints the line, how good it is and how far each
            mass is from it, and writes the calibration for the demo's page to import.

            If the file is bad, nothing is written. The exit status is 65 for bad data, 66
            for a file that cannot be read, 73 for one that cannot be written.

            USAGE: pressure calibrate <masses.csv> [--output <calibration.json>] [--plot <fit.svg>]

            ARGUMENTS:
              <masses.csv>            The table of known masses; - is the standard input.

            OPTIONS:
              --output <calibration.json>
                                      Where to write the calibration; - is the standard
                                      output, which then has nothing else. (default: the
                                      name of the table with .calibration.json, in the
                                      current folder)
              --plot <fit.svg>        Where to draw the points and the line, as SVG; - is
                                      the standard output, which then has nothing else.
              --version               Show the version.
              -h, --help              Show help information.


            """))
  }

  /// What the help says of `--control`, in lines as wide as a terminal.
  private static var controls: String {
    let names = ReplayControl.allCases.map(\.name).joined(separator: ", ")
    var lines = [""]
    for word in "What is pressed. (values: \(names))".split(separator: " ") {
      if lines[lines.count - 1].count + word.count < 54 {
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: 26))
  }

  @Test func thatOfReplay() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    #expect(
      try await PressureProcess.run(["replay", "--help"], in: folder)
        == .init(
          output: #"""
            OVERVIEW: Feeds a recorded press to a control and says what came of it.

            A trace is JSON Lines, a header and then a sample a line:

              {"pressurekit":1,"maximum":6.667,"source":"touch"}
              {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.5}
              {"t":0.3,"phase":"ended","id":1,"x":22,"y":22,"force":0}

            It prints a line for each time that a contact began or ended, or the control
            said something. If a line of the trace is bad, nothing is printed or written.

            The exit status is 65 for bad data, 66 for a file that cannot be read, 73 for
            one that cannot be written.

            USAGE: pressure replay <trace.jsonl> --control <control> [--format <format>] [--svg <film.svg>]

            ARGUMENTS:
              <trace.jsonl>           The recorded press; - is the standard input.

            OPTIONS:
              --control <control>     \#(Self.controls)
              --format <format>       What to print: a line for what came of the press;
                                      every input, as JSON; or every input and frame to the
                                      bit, to be compared with another machine's. (values:
                                      table, json, bits; default: table)
              --svg <film.svg>        Where to draw frames of the press above the curve of
                                      its force, as SVG; - is the standard output, which
                                      then has nothing else.
              --version               Show the version.
              -h, --help              Show help information.


            """#))
  }

  @Test(arguments: trace.keys.sorted())
  func thatOfTrace(command: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let words = ["trace"] + command.split(separator: " ").map(String.init) + ["--help"]
    #expect(
      try await PressureProcess.run(words, in: folder) == .init(output: Self.trace[command] ?? ""))
  }

  private static let trace = [
    "": """
    OVERVIEW: Makes traces of what devices recorded, and checks them.

    USAGE: pressure trace <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      import                  Makes a trace of each press in recordings of a device.
      check                   Checks traces that are to be contributed.
      strip                   Takes out of a trace what could tell a person apart.

      See 'pressure help trace <subcommand>' for detailed help.

    """,
    "import": """
    OVERVIEW: Makes a trace of each press in recordings of a device.

    A recording is what evemu-record or libinput record print of a device, or the
    events of a device as the kernel hands them out (cat /dev/input/event4). A
    press lasts from the first contact that is down to when none is. Its trace has
    the times from its first sample, the positions from the middle of a control,
    and the pressure as a part of the device's range.

    Where the description of the device is not in the recording, it is the file
    beside it with the longest name that the recording's begins with, and .desc, or
    that of --description.

    What a recording lacks or leaves open is said, and what was made of it. If it
    is bad, nothing is written. The exit status is 65 for bad data, 66 for a file
    that cannot be read, 73 for one that cannot be written.

    USAGE: pressure trace import <recording> ... [--output <folder>] [--press <number>] [--description <file>] [--range <least:most>] [--device <name>] [--source <source>]

    ARGUMENTS:
      <recording>             The recordings; - is the standard input.

    OPTIONS:
      --output <folder>       The folder to write the traces into, which is made if
                              it is missing, each with the name of its recording
                              and the number of its press; - is the standard
                              output, for one press. (default: the current folder)
      --press <number>        The only press to write, counted from 1.
      --description <file>    The description of the device, as evemu-describe
                              prints it; - is the standard input.
      --range <least:most>    What the pressure says at least and at most, in place
                              of the description.
      --device <name>         The name of the device, in place of its own.
      --source <source>       What the device is, in place of what it says.
                              (values: pen, touch, trackpad)
      --version               Show the version.
      -h, --help              Show help information.


    """,
    "check": """
    OVERVIEW: Checks traces that are to be contributed.

    Each trace is read and replayed on every control, where the rules must hold
    that hold of any press: nothing acts without its whole protocol, nothing acts
    twice, a cancel leaves nothing. Its header must say whether it was recorded or
    made up, and by which device. It must not tell more than a press does: pressure
    trace strip takes that out.

    All that is wrong is said. The exit status is 65 for bad data, 66 for a file
    that cannot be read.

    USAGE: pressure trace check <trace.jsonl> ... [--only-rules]

    ARGUMENTS:
      <trace.jsonl>           The traces; - is the standard input.

    OPTIONS:
      --only-rules            Checks only the rules, and not whether it can be
                              contributed.
      --version               Show the version.
      -h, --help              Show help information.


    """,
    "strip": """
    OVERVIEW: Takes out of a trace what could tell a person apart.

    The control is put at the origin of a screen without edges, contacts are
    counted from 1 on, and the names of the device and the browser are left out if
    one has an owner, an address or a serial number. Times count from the first
    sample in every trace. The press is the same.

    The exit status is 65 for bad data, 66 for a file that cannot be read, 73 for
    one that cannot be written.

    USAGE: pressure trace strip <trace.jsonl> [--output <stripped.jsonl>] [--without-names]

    ARGUMENTS:
      <trace.jsonl>           The trace; - is the standard input.

    OPTIONS:
      --output <stripped.jsonl>
                              Where to write it. (default: -, the standard output)
      --without-names         Leaves out the names of the device and the browser,
                              whatever they are.
      --version               Show the version.
      -h, --help              Show help information.


    """,
  ]

  @Test func thatOfQuickActions() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    #expect(
      try await PressureProcess.run(["quick-actions", "--help"], in: folder)
        == .init(
          output: """
            OVERVIEW: What an app's icon offers, declared once for every system.

            USAGE: pressure quick-actions <subcommand>

            OPTIONS:
              --version               Show the version.
              -h, --help              Show help information.

            SUBCOMMANDS:
              export                  Makes a plist, a manifest, a desktop entry or
                                      Android's shortcuts of quick actions.

              See 'pressure help quick-actions <subcommand>' for detailed help.

            """))
    #expect(
      try await PressureProcess.run(["quick-actions", "export", "--help"], in: folder)
        == .init(
          output: #"""
            OVERVIEW: Makes a plist, a manifest, a desktop entry or Android's shortcuts of
            quick actions.

            The file is a list of at most four actions. Of each the type and the title are
            needed:

              [
                {
                  "type": "$(PRODUCT_BUNDLE_IDENTIFIER).new",
                  "title": "New weighing",
                  "localizedTitles": { "de": "Neue Wägung" },
                  "subtitle": "With what is on the screen",
                  "localizedSubtitles": { "de": "Mit dem, was darauf liegt" },
                  "icon": "add",
                  "iconFile": "weighing",
                  "iconSymbol": "plus.circle",
                  "image": "/icons/new.png",
                  "imageSizes": "96x96",
                  "url": "/new",
                  "userInfo": { "color": [151, 187, 255] }
                }
              ]

            plist is an Info.plist with UIApplicationShortcutItems and nothing else, and an
            InfoPlist.strings for each language; manifest the shortcuts of a web app
            manifest (each action needs a url for it); desktop a desktop entry with its
            Actions; android the static shortcuts of an Android app, and their string
            resources. In --action-exec, {type} and {url} stand for those of the action:

              pressure quick-actions export --format desktop --name Scale \
                --action-exec "scale --do={type}" --output scale.desktop actions.json

            If the file is bad, nothing is written, and all that is wrong is said. The exit
            status is 65 for bad data, 66 for a file that cannot be read, 73 for one that
            cannot be written.

            USAGE: pressure quick-actions export <actions.json> --format <format> [--output <file>] [--bundle-identifier <identifier>] [--name <name>] [--exec <command>] [--action-exec <command>] [--package <package>] [--activity <class>]

            ARGUMENTS:
              <actions.json>          The list of actions; - is the standard input.

            OPTIONS:
              --format <format>       What to make of them. (values: plist, manifest,
                                      desktop, android)
              --output <file>         Where to write it; for android the folder of
                                      resources. What is in another language is written
                                      beside it, into folders of its own. Folders that are
                                      missing are made. (default: -, the standard output)
              --bundle-identifier <identifier>
                                      What stands for $(PRODUCT_BUNDLE_IDENTIFIER) in a
                                      type; desktop and android need it, and in a plist
                                      Xcode knows it. (default: none)
              --name <name>           The app's name, for desktop. (default: the part
                                      before the last of the types, as Scale of
                                      org.example.scale.new)
              --exec <command>        The command that starts the app, for desktop.
                                      (default: the same part, as scale)
              --action-exec <command> The command that starts the app with an action, for
                                      desktop. (default: that of --exec with
                                      --quick-action={type})
              --package <package>     The app's package, for android. (default: what the
                                      types begin with, as org.example.scale)
              --activity <class>      The class of the activity that an action starts, for
                                      android. (default: that of --package with
                                      .MainActivity)
              --version               Show the version.
              -h, --help              Show help information.


            """#))
  }
}
