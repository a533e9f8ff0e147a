import PortableUIKit

/// An app's own container: a column of sections beside the selected section's screen.
final class SidebarContainerViewController: UIViewController {
  private var sections: [UIViewController] = []
  private let column = UIStackView()
  private let content = UIView()
  private(set) var selectedIndex = 0

  var selected: UIViewController { sections[selectedIndex] }

  convenience init(sections: [UIViewController]) {
    self.init(nibName: nil, bundle: nil)
    self.sections = sections
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOutColumns()
    for (index, section) in sections.enumerated() {
      column.addArrangedSubview(button(for: section, at: index))
    }
    show(selected)
  }

  func select(_ index: Int, animated: Bool) {
    guard sections.indices.contains(index), index != selectedIndex else { return }
    let old = selected
    selectedIndex = index
    guard isViewLoaded else { return }
    exchange(old, for: selected, animated: animated)
  }

  override var childForStatusBarStyle: UIViewController? { selected }

  private func show(_ child: UIViewController) {
    addChild(child)
    child.view.frame = content.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(child.view)
    child.didMove(toParent: self)
  }

  private func exchange(_ old: UIViewController, for new: UIViewController, animated: Bool) {
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = content.bounds
    new.view.alpha = 0
    transition(
      from: old, to: new, duration: animated ? 0.25 : 0, options: [.curveEaseInOut],
      animations: { new.view.alpha = 1 },
      completion: { _ in
        old.removeFromParent()
        new.didMove(toParent: self)
      })
  }

  private func button(for section: UIViewController, at index: Int) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = section.title
    configuration.image = section.tabBarItem.image
    configuration.imagePadding = 8
    let button = UIButton(configuration: configuration)
    button.accessibilityIdentifier = "section-\(index)"
    button.addAction(
      UIAction { [weak self] _ in self?.select(index, animated: true) },
      for: .primaryActionTriggered)
    return button
  }

  private func layOutColumns() {
    column.axis = .vertical
    column.alignment = .leading
    column.spacing = UIStackView.spacingUseSystem
    for subview in [column, content] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: guide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      column.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.3),
      content.topAnchor.constraint(equalTo: view.topAnchor),
      content.leadingAnchor.constraint(equalTo: column.trailingAnchor),
      content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
