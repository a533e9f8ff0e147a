#if !canImport(UIKit)
/// An object with methods that UIKit calls by name: those of controls, gesture recognizers, key
/// commands and bar buttons.
///
/// On an iPhone `@objc` makes a method known by its name. Off Apple platforms there is no
/// Objective-C runtime, so the object says which of its methods has which name:
///
/// ```swift
/// #if !canImport(UIKit)
/// extension PhotoViewController: ActionTarget {
///   func method(named action: Selector) -> (@MainActor (Any?) -> Void)? {
///     action.description == "zoom" ? { [weak self] _ in self?.zoom() } : nil
///   }
/// }
/// #endif
/// ```
///
/// In sources that `HeadlessUIKitPlugin` translates, `@objc` is enough.
@MainActor public protocol ActionTarget: AnyObject {
  /// Returns the method with this name, which gets the sender; nil if there is none.
  func method(named action: Selector) -> (@MainActor (Any?) -> Void)?
}
#endif
