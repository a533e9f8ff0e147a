#if !canImport(UIKit)
/// An object with methods that UIKit calls by name: those of gesture recognizers, key commands and
/// bar buttons.
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
@MainActor public protocol ActionTarget: AnyObject {
  /// Returns the method with this name, which gets the sender; nil if there is none.
  func method(named action: Selector) -> (@MainActor (Any?) -> Void)?
}

extension Selector {
  /// Returns this method of an object, if it has one.
  @MainActor func method(of target: AnyObject) -> (@MainActor (Any?) -> Void)? {
    if let method = (target as? any ActionTarget)?.method(named: self) { return method }
    #if canImport(ObjectiveC)
    guard let object = target as? NSObject, object.responds(to: self) else { return nil }
    return { sender in _ = object.perform(self, with: sender) }
    #else
    return nil
    #endif
  }
}
#endif
