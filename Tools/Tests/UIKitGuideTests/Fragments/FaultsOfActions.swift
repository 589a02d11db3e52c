import QuickActions

/// Docs/quick-actions.md. Its comment states the output.
func printFaultsOfActions() {
  let actions = [
    QuickAction(type: "org.example.scale.new", title: "New weighing", icon: .add),
    QuickAction(type: "org.example.scale.new", title: ""),
  ]
  for fault in QuickAction.faults(in: actions) {
    print(fault.place, fault.problem)  // the type is repeated, the title is empty
  }
}
