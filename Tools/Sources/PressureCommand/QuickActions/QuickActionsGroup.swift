import ArgumentParser

/// `pressure quick-actions`: what an app offers on its icon.
struct QuickActionsGroup: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quick-actions",
    abstract: "What an app's icon offers, declared once for every system.",
    subcommands: [ExportQuickActions.self]
  )
}
