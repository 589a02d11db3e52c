import ArgumentParser
import Foundation
import PressureFormats
import QuickActions

/// `pressure quick-actions export`: exports one declaration for an iPhone, the web, a desktop or Android.
struct ExportQuickActions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Exports quick actions as a plist, a manifest, a desktop entry or Android shortcuts.",
    discussion: """
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

      The format plist is an Info.plist with only UIApplicationShortcutItems, and an \
      InfoPlist.strings for each language; manifest is the shortcuts of a web app manifest (each \
      action needs a url); desktop is a desktop entry with its Actions; android is the static \
      shortcuts of an Android app and their string resources. In --action-exec, {type} and {url} \
      stand for those of the action:

        pressure quick-actions export --format desktop --name Scale \\
          --action-exec "scale --do={type}" --output scale.desktop actions.json

      If the file is bad, all faults are printed and nothing is written. The exit status is 65 for \
      bad data, 66 for a file that cannot be read, 73 for one that cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The list of actions; - is the standard input.", valueName: "actions.json"))
  var actions: String

  @Option(help: ArgumentHelp("The format of the export."))
  var format: QuickActionsFormat

  @Option(
    help: ArgumentHelp(
      """
      The file to write; for android, the folder of resources. Texts in other languages are \
      written beside it, into folders of their own. Missing folders are made. (default: -, the \
      standard output)
      """, valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      The value of $(PRODUCT_BUNDLE_IDENTIFIER) in a type. desktop and android need it; in a \
      plist, Xcode replaces it. (default: none)
      """, valueName: "identifier"))
  var bundleIdentifier: String?

  @Option(
    help: ArgumentHelp(
      """
      The app's name, for desktop. (default: the last part that the types have in common, such as \
      Scale for org.example.scale.new)
      """))
  var name: String?

  @Option(
    help: ArgumentHelp(
      """
      The command that starts the app, for desktop. (default: the same part, such as scale)
      """, valueName: "command"), transform: { try DesktopCommand($0) })
  var exec: DesktopCommand?

  @Option(
    help: ArgumentHelp(
      """
      The command that starts the app with an action, for desktop. (default: the command of --exec \
      with --quick-action={type})
      """, valueName: "command"), transform: { try DesktopCommand($0) })
  var actionExec: DesktopCommand?

  @Option(
    help: ArgumentHelp(
      """
      The app's package, for android. (default: the common beginning of the types, such as org.example.scale)
      """))
  var package: String?

  @Option(
    help: ArgumentHelp(
      """
      The class of the activity that an action starts, for android. (default: MainActivity in the \
      package)
      """, valueName: "class"))
  var activity: String?

  func validate() throws {
    let options: [(String, QuickActionsFormat, Bool)] = [
      ("--name", .desktop, name != nil), ("--exec", .desktop, exec != nil),
      ("--action-exec", .desktop, actionExec != nil), ("--package", .android, package != nil),
      ("--activity", .android, activity != nil),
    ]
    for (option, only, isThere) in options where isThere && format != only {
      throw ValidationError("\(option) is for the format \(only) only.")
    }
    // A name follows the rules for titles.
    if let name, !QuickAction.faults(in: [QuickAction(type: "org.app", title: name)]).isEmpty {
      throw ValidationError("--name must be one line of text.")
    }
    if let bundleIdentifier {
      if !PlainName.isPlain(bundleIdentifier) || !bundleIdentifier.contains(".") {
        throw ValidationError("--bundle-identifier must be a name like org.example.scale.")
      }
    }
    if let exec, exec.hasPlaceholder {
      throw ValidationError(
        "--exec starts the app without an action; use {type} and {url} in --action-exec.")
    }
    if let actionExec, !actionExec.hasPlaceholder {
      throw ValidationError(
        "--action-exec must contain {type} or {url}; without them every action would do the same.")
    }
    if let package, !JavaName.isQualified(package) {
      throw ValidationError("--package must be a name like org.example.scale, without hyphens.")
    }
    if let activity, !JavaName.isQualified(activity) {
      throw ValidationError("--activity must be a name like org.example.scale.MainActivity.")
    }
  }

  func run() throws {
    try Terminal.run(write)
  }

  private func write() throws(Failure) {
    let inputs = InputFiles()
    let export = try export(of: QuickActionsFile(path: actions, inputs: inputs))
    var files = OutputFiles(inputs: inputs)
    if let output, output != InputFile.standardStream {
      if let document = export.document { try files.add(document, "the document", at: output) }
      if output.isEmpty { throw .unwritable(output, "this is not a file name; name a file") }
      let folder = export.document == nil ? output : output.folderOfPath
      for file in export.files {
        let name = folder.appendingName(file.name)
        try files.add(
          file.text, "another exported file", at: name, isNamed: false,
          beginning: file.beginning)
      }
    } else {
      // Print several files one after the other: a person can still read them.
      try files.add(export.text, "the export", at: InputFile.standardStream)
    }
    let answer = try files.write(report: "")
    try Terminal.warn(export.warnings.map { "\(Failure.shown(actions)): \($0.sentence)" })
    try Terminal.say(answer)
  }

  private func export(of file: QuickActionsFile) throws(Failure) -> QuickActionsExport {
    let needsURL = format == .manifest || actionExec?.uses(DesktopCommand.url) == true
    let list = try expanded(file.declaration(needsURL: needsURL).actions, of: file)
    switch format {
    case .plist:
      let strings = try file.checked { () throws(QuickActionFaults) in try InfoPlistStrings(list) }
      return QuickActionsExport(
        document: PropertyListDocument(list).text, files: strings.files)
    case .manifest: return QuickActionsExport(document: ManifestDocument(list).text)
    case .desktop:
      let entry = try desktopEntry(list)
      return QuickActionsExport(document: entry.text, warnings: entry.warnings)
    case .android:
      let shortcuts = try androidShortcuts(list, of: file)
      return QuickActionsExport(files: shortcuts.files, warnings: shortcuts.warnings)
    }
  }

  /// Returns the actions with expanded types, if the format is read by anything other than Xcode. Throws if the format does not
  /// accept a type.
  private func expanded(
    _ list: [QuickAction], of file: QuickActionsFile
  ) throws(Failure) -> [QuickAction] {
    let expanded = bundleIdentifier.map { name in list.map { $0.expanded(bundleIdentifier: name) } }
    let list = expanded ?? list
    // Expansion can make two types equal.
    var faults = expanded.map { QuickAction.faults(in: $0) } ?? []
    if faults.isEmpty, format == .desktop || format == .android {
      faults = list.enumerated().compactMap { index, action in
        let problem: QuickActionProblem? =
          action.needsBundleIdentifier
          ? .unexpandedType(action.type)
          : PlainName.isPlain(action.type) ? nil : .notPlainType(action.type)
        return problem.map { QuickActionFault(QuickActionPlace(action: index, .type), $0) }
      }
    }
    if !faults.isEmpty { throw file.failure(faults) }
    return list
  }

  private func desktopEntry(_ list: [QuickAction]) throws(Failure) -> DesktopEntry {
    let application = ApplicationIdentifier(list)
    guard let name = name ?? application?.name,
      let exec = exec ?? application.map({ DesktopCommand(program: $0.program) })
    else {
      throw .badData(
        actions, "the types have no common prefix to name the app after; pass --name and --exec")
    }
    let actionExec = actionExec ?? exec.appending("--quick-action=\(DesktopCommand.type)")
    return DesktopEntry(list, name: name, exec: exec, actionExec: actionExec)
  }

  private func androidShortcuts(
    _ list: [QuickAction], of file: QuickActionsFile
  ) throws(Failure) -> AndroidShortcuts {
    guard let package = package ?? ApplicationIdentifier(list)?.package,
      JavaName.isQualified(package)
    else {
      throw .badData(
        actions, "the types have no common prefix that can be a package name; pass --package")
    }
    return try file.checked { () throws(QuickActionFaults) in
      try AndroidShortcuts(
        list, package: package, activity: activity ?? "\(package).MainActivity")
    }
  }
}
