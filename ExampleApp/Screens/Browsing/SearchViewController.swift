import PortableUIKit
import StepRouter
import StepRouterCoordination

/// The second tab: the product search.
final class SearchViewController: UIViewController {
  var catalogue = Catalogue()
  var navigator: AnyNavigator<GuestNavigator.Destination>?

  /// The search text.
  var text: String { field.text ?? "" }

  private let field = UITextField(placeholder: "Name of a product")
  private let list = RowList()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addColumn([field, list.tableView])
    field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    update()
  }

  private func update() {
    list.rows = catalogue.products(matching: text).map { product in
      RowList.Row(product) { [weak self] id in self?.navigator?.navigate(to: .product(id)) }
    }
  }
}

extension SearchViewController: ContextChecking, ContextAccepting {
  func isTarget(for text: String?) -> Bool { text == nil || field.text == text }

  /// Searches for the text; nil leaves the current search alone.
  func setup(with text: String?) throws {
    guard let text else { return }
    field.text = text
    if isViewLoaded { update() }
  }
}
