#if !canImport(UIKit)
/// A misuse for which UIKit raises an Objective-C exception.
public struct UIKitMisuse: Error, Sendable, CustomStringConvertible {
  /// The exception's name, such as `NSInvalidArgumentException`.
  public let name: String
  /// The exception's reason, in UIKit's words.
  public let reason: String
  /// The row of the table in `Docs/HeadlessUIKit/UIKitRules.md`, such as `M1`.
  public let rule: String

  public init(name: String, reason: String, rule: String) {
    self.name = name
    self.reason = reason
    self.rule = rule
  }

  public var description: String { "\(name): \(reason) (\(rule))" }
}

extension NSObject {
  /// The object as UIKit writes it in messages: class and address.
  nonisolated var described: String {
    let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
    return "<\(type(of: self)): 0x\(String(address, radix: 16))>"
  }
}
#endif
