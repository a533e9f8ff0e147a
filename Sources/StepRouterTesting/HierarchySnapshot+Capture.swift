import PortableUIKit

extension HierarchySnapshot.Node {
  /// A presented view controller or a window's root, with all that stands in it and on it.
  @MainActor
  init(layerOf root: UIViewController) {
    self.init(root, isSelected: false, isVisible: !root.isCovered)
  }

  @MainActor
  private init(_ viewController: UIViewController, isSelected: Bool, isVisible: Bool) {
    let shown = viewController.shownChildren
    let tabs = viewController as? UITabBarController
    typeName = String(describing: type(of: viewController))
    title = viewController.writtenTitle
    self.isSelected = isSelected
    self.isVisible = isVisible
    children = viewController.orderedChildren.map { child in
      Self(
        child, isSelected: tabs?.selectedViewController === child,
        isVisible: isVisible && shown.contains { $0 === child })
    }
    presented =
      viewController.presentedFromHere.map { presented in
        [.init(style: presented.modalPresentationStyle.name, root: Self(layerOf: presented))]
      } ?? []
  }
}
