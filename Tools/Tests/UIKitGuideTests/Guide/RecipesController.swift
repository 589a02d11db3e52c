// RecipesController.swift
import PressureViews
import UIKit

final class RecipesController: UITableViewController, PeekPopInteractionDelegate {
  private let recipes = ["Bread", "Soup"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RecipeCell.self, forCellReuseIdentifier: "recipe")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    (cell as? RecipeCell)?.show(recipes[indexPath.row], peekedBy: self)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(RecipeController(recipes[indexPath.row]), sender: self)
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, previewAt location: CGPoint
  ) -> UIViewController? {
    (interaction.view as? RecipeCell).map { RecipeController($0.recipe) }
  }

  func peekPopInteraction(
    _ interaction: PeekPopInteraction, actionsFor preview: UIViewController
  ) -> [UIAction] {
    [
      UIAction(title: "Share") { _ in },
      UIAction(title: "Delete", attributes: .destructive) { _ in },
    ]
  }

  func peekPopInteraction(_ interaction: PeekPopInteraction, pop preview: UIViewController) {
    show(preview, sender: self)
  }
}

final class RecipeCell: UITableViewCell {
  private(set) var recipe = ""
  private var peek: PeekPopInteraction?

  func show(_ recipe: String, peekedBy delegate: any PeekPopInteractionDelegate) {
    self.recipe = recipe
    if peek != nil { return }
    let peek = PeekPopInteraction(delegate: delegate)
    addInteraction(peek)
    self.peek = peek
  }
}

final class RecipeController: UIViewController {
  init(_ recipe: String) {
    super.init(nibName: nil, bundle: nil)
    title = recipe
    preferredContentSize = CGSize(width: 300, height: 300)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("It is made in code") }
}
