import PortableUIKit

// A wrong label in `using` makes the compiler try every interpretation of the whole chain, so each
// label that a UIKit developer might expect has its own message.

extension Action where Self == PresentAction {
  /// Rejects this label; the style's label is `presentationStyle`.
  @available(*, unavailable, message: "the style has the label 'presentationStyle:'")
  public static func present(style: UIModalPresentationStyle) -> PresentAction { uncallable() }

  /// Rejects this label; the style's label is `presentationStyle`.
  @available(*, unavailable, message: "the style has the label 'presentationStyle:'")
  public static func present(modalPresentationStyle: UIModalPresentationStyle) -> PresentAction {
    uncallable()
  }

  /// Rejects `animated`, which belongs to the request.
  @available(
    *, unavailable,
    message: "the request says whether a navigation is animated: 'navigate(to: …, animated: false)'"
  )
  public static func present(animated: Bool) -> PresentAction { uncallable() }
}

extension Action {
  /// Rejects `animated`, which belongs to the request.
  @available(
    *, unavailable,
    message: "the request says whether a navigation is animated: 'navigate(to: …, animated: false)'"
  )
  public static func push<Stack: UINavigationController>(animated: Bool) -> Self
  where Self == PushAction<Stack> {
    uncallable()
  }

  /// Rejects this label; the index's label is `at`.
  @available(*, unavailable, message: "the index has the label 'at:'")
  public static func addTab<Tabs: UITabBarController>(index: Int) -> Self
  where Self == AddTabAction<Tabs> {
    uncallable()
  }
}
