import PortableUIKit

extension HierarchySnapshot.Node {
  /// Captures a presented view controller or a window's root, with everything that it contains and
  /// presents. `isShown` is true if the containers around its presenter show the presenter.
  @MainActor
  init(layerOf root: UIViewController, isShown: Bool = true) {
    self.init(root, isSelected: false, isShown: isShown, isCovered: root.isCovered)
  }

  @MainActor
  private init(
    _ viewController: UIViewController, isSelected: Bool, isShown: Bool, isCovered: Bool
  ) {
    let shown = viewController.shownChildren
    let tabs = viewController as? UITabBarController
    typeName = ClassName.of(viewController)
    title = viewController.writtenTitle
    context = (viewController as? any ContextTelling)?.shownContext
    identity = HierarchySnapshot.Identity(viewController)
    self.isSelected = isSelected
    isVisible = isShown && !isCovered
    children = viewController.orderedChildren.map { child in
      Self(
        child, isSelected: tabs?.selectedViewController === child,
        isShown: isShown && shown.contains { $0 === child }, isCovered: isCovered)
    }
    presented =
      viewController.presentedFromHere.map { presented in
        let style = presented.modalPresentationStyle.name
        return [.init(style: style, root: Self(layerOf: presented, isShown: isShown))]
      } ?? []
  }
}
