import ArgumentParser
import QuickActions

/// `pressure quick-actions export`: one declaration for an iPhone, the web and a desktop.
struct ExportQuickActions: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Makes a plist, a manifest or a desktop entry of quick actions.",
    discussion: """
      The file is a list of at most four actions. Of each the type and the title are needed:

        [
          {
            "type": "org.example.scale.new",
            "title": "New weighing",
            "subtitle": "With what is on the screen",
            "icon": "add",
            "url": "/new",
            "userInfo": { "color": [151, 187, 255] }
          }
        ]

      plist is an Info.plist with UIApplicationShortcutItems and nothing else, manifest the \
      shortcuts of a web app manifest (each action needs a url for it), desktop a desktop entry \
      with its Actions. In --action-exec, {type} and {url} stand for those of the action:

        pressure quick-actions export --format desktop --name Scale \\
          --action-exec "scale --do={type}" --output scale.desktop actions.json

      If the file is bad, nothing is written, and all that is wrong is said. The exit status is \
      65 for bad data, 66 for a file that cannot be read, 73 for one that cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The list of actions; - is the standard input.", valueName: "actions.json"))
  var actions: String

  @Option(help: ArgumentHelp("What to make of them."))
  var format: QuickActionsFormat

  @Option(
    help: ArgumentHelp(
      "Where to write it. (default: the standard output)", valueName: "file"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      The app's name, for desktop. (default: the part before the last of the types, as Scale of \
      org.example.scale.new)
      """))
  var name: String?

  @Option(
    help: ArgumentHelp(
      """
      The command that starts the app, for desktop. (default: the same part, as scale)
      """, valueName: "command"), transform: { try DesktopCommand($0) })
  var exec: DesktopCommand?

  @Option(
    help: ArgumentHelp(
      """
      The command that starts the app with an action, for desktop. (default: that of --exec with \
      --quick-action={type})
      """, valueName: "command"), transform: { try DesktopCommand($0) })
  var actionExec: DesktopCommand?

  func validate() throws {
    let options = [
      ("--name", name != nil), ("--exec", exec != nil), ("--action-exec", actionExec != nil),
    ]
    if format != .desktop, let option = options.first(where: \.1)?.0 {
      throw ValidationError("\(option) is for the format desktop only.")
    }
    // What a title may be, a name may be.
    if let name, !QuickAction.faults(in: [QuickAction(type: "org.app", title: name)]).isEmpty {
      throw ValidationError("--name must be one line of text.")
    }
    if let exec, exec.hasPlaceholder {
      throw ValidationError(
        "--exec starts the app without an action; use {type} and {url} in --action-exec.")
    }
    if let actionExec, !actionExec.hasPlaceholder {
      throw ValidationError(
        "--action-exec has neither {type} nor {url}: every action would do the same.")
    }
  }

  func run() throws {
    try Terminal.run(export)
  }

  private func export() throws(Failure) -> String {
    let text = try document()
    guard let output else { return text }
    var files = OutputFiles(input: actions, content: "the list of actions")
    try files.add(text, at: output)
    return try files.write().map { "Wrote \($0)\n" }.joined()
  }

  private func document() throws(Failure) -> String {
    let needsURL = format == .manifest || actionExec?.uses(DesktopCommand.url) == true
    let list = try QuickActionsFile(path: actions).declaration(needsURL: needsURL).actions
    switch format {
    case .plist: return PropertyListDocument(list).text
    case .manifest: return ManifestDocument(list).text
    case .desktop: return try desktopEntry(list).text
    }
  }

  private func desktopEntry(_ list: [QuickAction]) throws(Failure) -> DesktopEntry {
    let application = ApplicationIdentifier(list)
    guard let name = name ?? application?.name,
      let exec = exec ?? application.map({ DesktopCommand(program: $0.program) })
    else {
      throw .badData(
        actions, "the types do not begin with one name of an app; say --name and --exec")
    }
    let actionExec = actionExec ?? exec.appending("--quick-action=\(DesktopCommand.type)")
    return DesktopEntry(list, name: name, exec: exec, actionExec: actionExec)
  }
}
