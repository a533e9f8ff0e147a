#if !canImport(UIKit)
/// A class whose methods have names of Objective-C. `HeadlessUIKitPlugin` writes the conformance
/// for each class with `@objc` members.
public protocol _ObjectiveCMethods: AnyObject {
  /// Returns the method with this name, or nil if there's none.
  @MainActor func _objectiveCMethod(named name: String) -> _ObjectiveCMethod?
}

/// A method that a selector's name reaches.
public struct _ObjectiveCMethod {
  private let body: @MainActor ([Any?]) throws -> Any?

  @MainActor public init<each Argument, Result>(
    _ method: @escaping @MainActor (repeat each Argument) -> Result
  ) {
    body = { arguments in
      var rest = arguments[...]
      func next<Value>(_ type: Value.Type) throws -> Value {
        let given: Any? = rest.popFirst() ?? nil
        guard let value = given as? Value ?? NumberConversion.convert(given, to: type) else {
          throw WrongArgument(given, type)
        }
        return value
      }
      let result = method(repeat try next((each Argument).self))
      return Result.self == Void.self ? nil : result
    }
  }

  /// Makes the setter of a property.
  @MainActor public init<Object: AnyObject, Value>(
    setting property: ReferenceWritableKeyPath<Object, Value>, of object: Object
  ) {
    self.init { (value: Value) in object[keyPath: property] = value }
  }

  /// Calls the method. Arguments that it doesn't take are left out. One of a wrong type is a misuse
  /// and calls nothing.
  @MainActor func call(_ name: Selector, on target: AnyObject, with arguments: [Any?]) -> Any? {
    do { return try body(arguments) } catch {
      HeadlessDevice.current.misuse(
        "V32", "NSInvalidArgumentException",
        "-[\(type(of: target)) \(name)]: \(error)")
      return nil
    }
  }
}

/// Converts numbers as key-value coding does, which Swift's casts do only for some types.
enum NumberConversion {
  static func convert<Value>(_ given: Any?, to type: Value.Type) -> Value? {
    guard let number = given as? NSNumber else { return nil }
    let values: [Any] = [
      CGFloat(number.doubleValue), number.doubleValue, number.floatValue, number.intValue,
      number.boolValue,
    ]
    return values.lazy.compactMap { $0 as? Value }.first
  }
}

/// An argument that a method doesn't take.
private struct WrongArgument: Error, CustomStringConvertible {
  let description: String

  init(_ given: Any?, _ type: Any.Type) {
    let found = given.map { "\(Swift.type(of: $0))" } ?? "nil"
    description = "the argument is \(found), the method takes \(type)"
  }
}
#endif
