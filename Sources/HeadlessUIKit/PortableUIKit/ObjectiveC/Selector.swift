#if !canImport(UIKit)
#if !canImport(ObjectiveC)
/// The name of a method.
///
/// Without the Objective-C runtime, a name reaches a method only if the object says which of its
/// methods has it: as an ``ActionTarget``, or in code that `HeadlessUIKitPlugin` writes.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ str: String) {
    description = str
  }

  public init(stringLiteral value: String) {
    description = value
  }
}

public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }
#endif

extension Selector {
  /// Returns this method of an object, which gets a sender; nil if there's none.
  @MainActor func method(of target: AnyObject) -> (@MainActor (Any?) -> Void)? {
    if let method = (target as? any ActionTarget)?.method(named: self) { return method }
    #if canImport(ObjectiveC)
    guard let object = target as? NSObject, object.responds(to: self) else { return nil }
    return { sender in _ = object.perform(self, with: sender) }
    #else
    guard let method = namedMethod(of: target) else { return nil }
    return { sender in _ = method.call(self, on: target, with: [sender, nil]) }
    #endif
  }

  /// Calls this method of an object. A name that the object doesn't have is a misuse.
  @MainActor func send(to target: AnyObject, with arguments: [Any?]) -> Any? {
    if let method = namedMethod(of: target) {
      return method.call(self, on: target, with: arguments)
    }
    if let method = method(of: target) { return method(arguments.first ?? nil) }
    HeadlessDevice.current.misuse(
      "V32", "NSInvalidArgumentException",
      "-[\(type(of: target)) \(self)]: unrecognized selector sent to instance")
    return nil
  }

  /// Returns this method of an object from the table that its class has, or from UIKit's.
  @MainActor func namedMethod(of target: AnyObject) -> _ObjectiveCMethod? {
    let table = target as? any _ObjectiveCMethods
    return table?._objectiveCMethod(named: description)
      ?? AddedMethods.all.method(named: description, of: target)
      ?? UIKitMethods.method(named: description, of: target)
  }
}
#endif
