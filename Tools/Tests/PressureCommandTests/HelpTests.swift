import Testing

@testable import PressureCommand

@Suite struct HelpTests {
  @Test func helpOfThePressureCommand() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    expect(
      try await PressureProcess.run(["--help"], in: folder),
      equals: .init(
        output: """
          OVERVIEW: Tools for sensors that measure how hard a finger presses.

          USAGE: pressure <subcommand>

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.

          SUBCOMMANDS:
            calibrate               Fits a line from force to grams to known masses.
            replay                  Feeds a recorded press to a control and prints the
                                    control's events.
            trace                   Makes traces from the recordings of devices, and
                                    checks them.
            quick-actions           Exports the quick actions of an app's icon, declared
                                    once for every system.

            See 'pressure help <subcommand>' for detailed help.

          """))
    expect(
      try await PressureProcess.run(["calibrate", "--help"], in: folder),
      equals: .init(
        output: """
          OVERVIEW: Fits a line from force to grams to known masses.

          Lay known masses on the screen, one after the other, and note the force that
          the page reads for each, in units of an average touch. The file is a table with
          a header:

            force,grams
            # a teaspoon, then weights of 75 g
            0.312,15
            1.317,75
            2.617,150

          The columns may be in any order. Other columns, blank lines and lines that
          begin with # are ignored. The command prints the line, how good it is and how
          far each mass is from it. It writes the calibration for the demo's page to
          import.

          If the file is bad, nothing is written. The exit status is 65 for bad data, 66
          for a file that cannot be read, 73 for one that cannot be written.

          USAGE: pressure calibrate <masses.csv> [--output <calibration.json>] [--plot <fit.svg>]

          ARGUMENTS:
            <masses.csv>            The table of known masses; - is the standard input.

          OPTIONS:
            --output <calibration.json>
                                    The file to write the calibration to; - is the
                                    standard output, which then has nothing else.
                                    (default: the name of the table with
                                    .calibration.json, in the current folder)
            --plot <fit.svg>        The file for a plot of the points and the line, as
                                    SVG; - is the standard output, which then has nothing
                                    else.
            --version               Show the version.
            -h, --help              Show help information.


          """))
  }

  /// The help of `--control`, wrapped to the width of a terminal.
  private static var controls: String {
    let names = ReplayControl.allCases.map(\.name).joined(separator: ", ")
    var lines = [""]
    for word in "The control that is pressed. (values: \(names))".split(separator: " ") {
      if lines[lines.count - 1].count + word.count < 54 {
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n" + String(repeating: " ", count: 26))
  }

  @Test func helpOfReplay() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    expect(
      try await PressureProcess.run(["replay", "--help"], in: folder),
      equals: .init(
        output: #"""
          OVERVIEW: Feeds a recorded press to a control and prints the control's events.

          A trace is JSON Lines: a header, then one sample on each line:

            {"pressurekit":1,"maximum":6.667,"source":"touch"}
            {"t":0,"phase":"began","id":1,"x":22,"y":22,"force":0.5}
            {"t":0.3,"phase":"ended","id":1,"x":22,"y":22,"force":0}

          The command prints a line for each time that a contact began or ended, or the
          control had events. If a line of the trace is bad, nothing is printed or
          written.

          The exit status is 65 for bad data, 66 for a file that cannot be read, 73 for
          one that cannot be written.

          USAGE: pressure replay <trace.jsonl> --control <control> [--set <option> ...] [--format <format>] [--svg <film.svg>]

          ARGUMENTS:
            <trace.jsonl>           The recorded press; - is the standard input.

          OPTIONS:
            --control <control>     \#(Self.controls)
            --set <option>          An option of the control, by the name of its
                                    attribute on a page: in-place, cap=4,
                                    rescue-delay=off. Can be repeated.
            --format <format>       What to print: a line for each change; every input,
                                    as JSON; or every input and frame to the bit, for a
                                    comparison with another machine. (values: table,
                                    json, bits; default: table)
            --svg <film.svg>        The file for a drawing of frames of the press above
                                    the curve of its force, as SVG; - is the standard
                                    output, which then has nothing else.
            --version               Show the version.
            -h, --help              Show help information.


          """#))
  }

  @Test(arguments: trace.keys.sorted())
  func helpOfTrace(command: String) async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    let words = ["trace"] + command.split(separator: " ").map(String.init) + ["--help"]
    expect(
      try await PressureProcess.run(words, in: folder),
      equals: .init(output: Self.trace[command] ?? ""))
  }

  private static let trace = [
    "": """
    OVERVIEW: Makes traces from the recordings of devices, and checks them.

    USAGE: pressure trace <subcommand>

    OPTIONS:
      --version               Show the version.
      -h, --help              Show help information.

    SUBCOMMANDS:
      import                  Makes a trace of each press in recordings of a device.
      check                   Checks traces before they are contributed.
      strip                   Removes from a trace what could identify a person.

      See 'pressure help trace <subcommand>' for detailed help.

    """,
    "import": """
    OVERVIEW: Makes a trace of each press in recordings of a device.

    A recording is the output of evemu-record or libinput record, or the events of
    a device as the kernel delivers them (cat /dev/input/event4). A press begins
    when the first contact comes down and ends when no contact is down. In its
    trace, times count from the first sample, positions from the middle of a
    control, and the pressure is a fraction of the device's range.

    If the recording has no description of the device, it is read from the file of
    --description, or from a .desc file beside the recording. That is the one with
    the longest name that the recording's name begins with, such as pen.desc for
    pen-drag.evemu.

    Warnings say what a recording lacks or leaves open, and what is used instead.
    If a recording is bad, nothing is written. The exit status is 65 for bad data,
    66 for a file that cannot be read, 73 for one that cannot be written.

    USAGE: pressure trace import <recording> ... [--output <folder>] [--press <number>] [--description <file>] [--range <least:most>] [--device <name>] [--source <source>]

    ARGUMENTS:
      <recording>             The recordings; - is the standard input.

    OPTIONS:
      --output <folder>       The folder for the traces, which is made if it is
                              missing. A trace has the name of its recording and
                              the number of its press. - is the standard output,
                              for one press. (default: the current folder)
      --press <number>        The only press to write, counted from 1.
      --description <file>    The description of the device, as evemu-describe
                              prints it; - is the standard input.
      --range <least:most>    The lowest and the highest pressure of the device, in
                              place of its description.
      --device <name>         The name of the device, in place of the recorded one.
      --source <source>       The kind of device, in place of the recorded one.
                              (values: pen, touch, trackpad)
      --version               Show the version.
      -h, --help              Show help information.


    """,
    "check": """
    OVERVIEW: Checks traces before they are contributed.

    Each trace is replayed on every control, and the rules for any press must hold:
    a control acts only after its full protocol, acts only once, and a cancel
    leaves nothing behind. The header must say whether the trace was recorded or
    made up, and by which device. A trace must not reveal more than the press:
    pressure trace strip removes the rest.

    All faults are printed. The exit status is 65 for bad data, 66 for a file that
    cannot be read.

    USAGE: pressure trace check <trace.jsonl> ... [--only-rules]

    ARGUMENTS:
      <trace.jsonl>           The traces; - is the standard input.

    OPTIONS:
      --only-rules            Checks only the rules, and not whether the traces can
                              be contributed.
      --version               Show the version.
      -h, --help              Show help information.


    """,
    "strip": """
    OVERVIEW: Removes from a trace what could identify a person.

    The control is moved to the origin of a screen without edges, and contacts are
    numbered from 1. The names of the device and the browser are removed if one has
    an owner, an address or a serial number. Times count from the first sample in
    every trace. The press stays the same.

    The exit status is 65 for bad data, 66 for a file that cannot be read, 73 for
    one that cannot be written.

    USAGE: pressure trace strip <trace.jsonl> [--output <stripped.jsonl>] [--without-names]

    ARGUMENTS:
      <trace.jsonl>           The trace; - is the standard input.

    OPTIONS:
      --output <stripped.jsonl>
                              The file to write. (default: -, the standard output)
      --without-names         Removes the names of the device and the browser in
                              any case.
      --version               Show the version.
      -h, --help              Show help information.


    """,
  ]

  @Test func helpOfQuickActions() async throws {
    let folder = try TestFolder()
    defer { folder.remove() }
    expect(
      try await PressureProcess.run(["quick-actions", "--help"], in: folder),
      equals: .init(
        output: """
          OVERVIEW: Exports the quick actions of an app's icon, declared once for every
          system.

          USAGE: pressure quick-actions <subcommand>

          OPTIONS:
            --version               Show the version.
            -h, --help              Show help information.

          SUBCOMMANDS:
            export                  Exports quick actions as a plist, a manifest, a
                                    desktop entry or Android shortcuts.

            See 'pressure help quick-actions <subcommand>' for detailed help.

          """))
    expect(
      try await PressureProcess.run(["quick-actions", "export", "--help"], in: folder),
      equals: .init(
        output: #"""
          OVERVIEW: Exports quick actions as a plist, a manifest, a desktop entry or
          Android shortcuts.

          The file is a list of at most four actions. Each needs a type and a title:

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

          The format plist is an Info.plist with only UIApplicationShortcutItems, and an
          InfoPlist.strings for each language; manifest is the shortcuts of a web app
          manifest (each action needs a url); desktop is a desktop entry with its
          Actions; android is the static shortcuts of an Android app and their string
          resources. In --action-exec, {type} and {url} stand for those of the action:

            pressure quick-actions export --format desktop --name Scale \
              --action-exec "scale --do={type}" --output scale.desktop actions.json

          If the file is bad, all faults are printed and nothing is written. The exit
          status is 65 for bad data, 66 for a file that cannot be read, 73 for one that
          cannot be written.

          USAGE: pressure quick-actions export <actions.json> --format <format> [--output <file>] [--bundle-identifier <identifier>] [--name <name>] [--exec <command>] [--action-exec <command>] [--package <package>] [--activity <class>]

          ARGUMENTS:
            <actions.json>          The list of actions; - is the standard input.

          OPTIONS:
            --format <format>       The format of the export. (values: plist, manifest,
                                    desktop, android)
            --output <file>         The file to write; for android, the folder of
                                    resources. Texts in other languages are written
                                    beside it, into folders of their own. Missing folders
                                    are made. (default: -, the standard output)
            --bundle-identifier <identifier>
                                    The value of $(PRODUCT_BUNDLE_IDENTIFIER) in a type.
                                    desktop and android need it; in a plist, Xcode
                                    replaces it. (default: none)
            --name <name>           The app's name, for desktop. (default: the last part
                                    that the types have in common, such as Scale for
                                    org.example.scale.new)
            --exec <command>        The command that starts the app, for desktop.
                                    (default: the same part, such as scale)
            --action-exec <command> The command that starts the app with an action, for
                                    desktop. (default: the command of --exec with
                                    --quick-action={type})
            --package <package>     The app's package, for android. (default: the common
                                    beginning of the types, such as org.example.scale)
            --activity <class>      The class of the activity that an action starts, for
                                    android. (default: MainActivity in the package)
            --version               Show the version.
            -h, --help              Show help information.


          """#))
  }
}
