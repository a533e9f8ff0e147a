import PortableUIKit
import StepRouter

/// A split view controller in one of UIKit's styles.
final class RandomSplit: UISplitViewController, RandomMember {
  enum Kind: Equatable, CaseIterable { case double, triple, classic }

  var isLocked = false
  private(set) var hasAppeared = false
  /// The details that no stack took when a classic split view controller collapsed.
  private weak var setAside: UIViewController?

  private weak var cast: RandomCast?

  static func make(_ kind: Kind, in cast: RandomCast) -> RandomSplit {
    let split =
      switch kind {
      case .double: RandomSplit(style: .doubleColumn)
      case .triple: RandomSplit(style: .tripleColumn)
      case .classic: RandomSplit()
      }
    split.delegate = split
    split.cast = cast
    return split
  }

  func fill(_ columns: [UIViewController], compact: UIViewController?) {
    guard style != .unspecified else {
      viewControllers = columns
      return
    }
    for (column, content) in zip(sideBySide, columns) { setViewController(content, for: column) }
    if let compact { setViewController(compact, for: .compact) }
  }

  private var sideBySide: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  private func host(_ column: Column) -> UIViewController? {
    guard let content = viewController(for: column) else { return nil }
    guard !(content is UINavigationController),
      let stack = content.parent as? UINavigationController,
      stack.viewControllers.first === content
    else { return content }
    return stack
  }

  /// The columns that are in no hierarchy and come back when they are shown.
  var leftColumns: [UIViewController] {
    let aside = [setAside].compactMap { $0 }
    let columns = style == .unspecified ? [] : (sideBySide + [.compact]).compactMap(host)
    return (columns + aside).filter { $0.parent == nil && $0.presentingViewController == nil }
  }

  /// The columns that the user sees, the details last.
  var seenColumns: [UIViewController] {
    if isCollapsed { return children }
    let columns =
      style == .unspecified
      ? Array(zip([Column.primary, .secondary], viewControllers))
      : sideBySide.compactMap { column in host(column).map { (column, $0) } }
    let hidden: [Column] =
      switch displayMode {
      case .secondaryOnly: [.primary, .supplementary]
      case .oneBesideSecondary, .oneOverSecondary: style == .tripleColumn ? [.primary] : []
      default: []
      }
    return columns.filter { !hidden.contains($0.0) && $0.1.parent === self }.map(\.1)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    hasAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    hasAppeared = false
  }
}

extension RandomSplit: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    setAside = secondaryViewController
    // No router can see details that are in no stack then.
    if !(primaryViewController is UINavigationController) {
      cast?.turnAway(secondaryViewController)
    }
    return false
  }
}
