import PortableUIKit
import StepRouter

extension UIViewController {
  /// Keeps an object, such as a navigator or coordinator, alive for as long as this screen lives.
  ///
  /// ```swift
  /// let screen = AccountViewController()
  /// let navigator = AccountNavigator(router: router)
  /// screen.navigator = navigator.handle()
  /// screen.retain(navigator)
  /// ```
  ///
  /// The screen releases the object when it goes itself, whether by Back, a swipe or another
  /// navigation. The object must not hold the screen strongly. Retaining an object twice is the
  /// same as retaining it once.
  public func retain(_ object: AnyObject) {
    let kept = KeptObjects.of[self] ?? KeptObjects()
    kept.objects[ObjectIdentifier(object)] = object
    KeptObjects.of[self] = kept
  }
}

@MainActor
private final class KeptObjects {
  static let of = AttachedValue<KeptObjects>()

  var objects: [ObjectIdentifier: AnyObject] = [:]
}
