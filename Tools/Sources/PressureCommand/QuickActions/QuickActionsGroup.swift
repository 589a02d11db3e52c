import ArgumentParser

/// `pressure quick-actions`: exports the quick actions of an app's icon.
struct QuickActionsGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quick-actions",
    abstract: "Exports the quick actions of an app's icon, declared once for every system.",
    subcommands: [ExportQuickActions.self]
  )
}
