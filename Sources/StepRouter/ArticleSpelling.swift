import PortableUIKit

/// The spelling of an older article on this kind of router, so that its listings compile. New code
/// uses the names with a leading dot: `.present()`, `.push()`, `.addTab()`.
///
/// ```swift
/// .using(GeneralAction.presentModally())     // .using(.present())
/// ```
@MainActor
public enum GeneralAction {
  /// `.present(…)`
  public static func presentModally(
    startingFrom startingPoint: PresentAction.StartingPoint = .host,
    presentationStyle: UIModalPresentationStyle? = nil,
    transitionStyle: UIModalTransitionStyle? = nil,
    transitioningDelegate: (any UIViewControllerTransitioningDelegate)? = nil,
    preferredContentSize: CGSize? = nil,
    isModalInPresentation: Bool? = nil
  ) -> PresentAction {
    .present(
      startingFrom: startingPoint, presentationStyle: presentationStyle,
      transitionStyle: transitionStyle, transitioningDelegate: transitioningDelegate,
      preferredContentSize: preferredContentSize, isModalInPresentation: isModalInPresentation)
  }

  /// `.replaceRoot(…)`
  public static func replaceRoot(
    animationOptions: UIView.AnimationOptions? = nil, duration: TimeInterval = 0.3
  ) -> ReplaceRootAction {
    .replaceRoot(animationOptions: animationOptions, duration: duration)
  }

  /// `.nilAction()`
  public static func nilAction() -> NilAction { .nilAction() }
}

extension UINavigationController {
  /// `.push()`
  public static func push<Stack: UINavigationController>() -> PushAction<Stack> { .push() }

  /// `.push()`
  public static func pushToNavigation<Stack: UINavigationController>() -> PushAction<Stack> {
    .push()
  }

  /// `.pushAsRoot()`
  public static func pushAsRoot<Stack: UINavigationController>() -> PushAsRootAction<Stack> {
    .pushAsRoot()
  }

  /// `.pushReplacingLast()`
  public static func pushReplacingLast<Stack: UINavigationController>()
    -> PushReplacingLastAction<Stack>
  {
    .pushReplacingLast()
  }
}

extension UITabBarController {
  /// `.addTab(at:replacing:)`
  public static func add<Tabs: UITabBarController>(
    at index: Int? = nil, replacing: Bool = false
  ) -> AddTabAction<Tabs> {
    .addTab(at: index, replacing: replacing)
  }

  /// `.addTab(at:replacing:)`
  public static func addTab<Tabs: UITabBarController>(
    at index: Int? = nil, replacing: Bool = false
  ) -> AddTabAction<Tabs> {
    .addTab(at: index, replacing: replacing)
  }
}

/// `ClassFactory`, which loads a nib too.
public typealias XibFactory<ViewController: UIViewController, Context> =
  ClassFactory<ViewController, Context>

extension SingleStep {
  /// `SingleStep(finder:factory:)`
  public init(
    _ finder: ScreenFinder, _ factory: ScreenFactory, fileID: String = #fileID,
    line: UInt = #line
  ) {
    self.init(finder: finder, factory: factory, fileID: fileID, line: line)
  }
}
