#if !canImport(UIKit)
import PortableUIKit

/// A screen of the exhibits: a title and some buttons.
class Screen: UIViewController {
  typealias Action = @MainActor (Screen) -> Void

  private final var buttons: [(title: String, action: Action)] = []

  convenience init(_ title: String) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Adds a button before the view is loaded.
  @discardableResult
  func button(_ title: String, _ action: @escaping Action) -> Self {
    buttons.append((title, action))
    return self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    for (index, button) in buttons.enumerated() {
      let made = UIButton(
        type: .system,
        primaryAction: UIAction(title: button.title) { [weak self] _ in
          guard let self else { return }
          button.action(self)
        })
      made.frame = CGRect(x: 20, y: 150 + 60 * CGFloat(index), width: 200, height: 44)
      view.addSubview(made)
    }
  }
}
#endif
