#if !canImport(UIKit)
/// Unwinds to a segue's destination: dismisses presentations on the way, then has the containers
/// above the destination show it (rule 159).
extension UIStoryboardSegue {
  func unwind() {
    let way = source.wayUp
    let down = destination.wayUp
    guard let common = way.first(where: { down.contains($0) }) else { return }
    if let presenter = lowestPresenter(on: way, upTo: common) {
      isDismissing = true
      presenter.dismiss(animated: UIView.areAnimationsEnabled)
    }
    let containers = Array(down.drop { $0 === destination }.reversed().drop { $0 !== common })
    for (container, next) in zip(containers, containers.dropFirst() + [destination]) {
      container.unwind(for: self, towards: next)
    }
  }

  private func lowestPresenter(
    on way: [UIViewController], upTo common: UIViewController
  ) -> UIViewController? {
    let steps = zip(way, way.dropFirst()).prefix { $0.0 !== common }
    return steps.last { $0.0.parent == nil }?.1
  }
}

extension UINavigationController {
  func pop(for segue: UIStoryboardSegue, to child: UIViewController) {
    guard viewControllers.contains(child) else { return }
    popToViewController(child, animated: UIView.areAnimationsEnabled && !segue.isDismissing)
  }
}

extension UISplitViewController {
  /// Shows the column of a child. The classic style has no columns to show.
  func showColumn(of child: UIViewController) {
    guard !isClassic, let column = columns.first(where: { $0.value.host === child })?.key else {
      return
    }
    show(column)
  }
}
#endif
