import PortableUIKit

// A wrong label in `using` costs the compiler every reading of the whole chain, so each that a reader
// of UIKit would expect has an answer of its own.

extension Action where Self == PresentAction {
  /// The style has a longer label.
  @available(*, unavailable, message: "the style has the label 'presentationStyle:'")
  public static func present(style: UIModalPresentationStyle) -> PresentAction { uncallable() }

  /// The style has a longer label.
  @available(*, unavailable, message: "the style has the label 'presentationStyle:'")
  public static func present(modalPresentationStyle: UIModalPresentationStyle) -> PresentAction {
    uncallable()
  }

  /// The request says whether it is animated.
  @available(
    *, unavailable,
    message: "the request says whether a navigation is animated: 'navigate(to: …, animated: false)'"
  )
  public static func present(animated: Bool) -> PresentAction { uncallable() }
}

extension Action {
  /// The request says whether it is animated.
  @available(
    *, unavailable,
    message: "the request says whether a navigation is animated: 'navigate(to: …, animated: false)'"
  )
  public static func push<Stack: UINavigationController>(animated: Bool) -> Self
  where Self == PushAction<Stack> {
    uncallable()
  }

  /// The index has the label `at`.
  @available(*, unavailable, message: "the index has the label 'at:'")
  public static func addTab<Tabs: UITabBarController>(index: Int) -> Self
  where Self == AddTabAction<Tabs> {
    uncallable()
  }
}
