#if canImport(UIKit)
package struct UIKitMisuse: Error, CustomStringConvertible {
  package let name: String
  package let reason: String
  package let rule: String

  package var description: String { "\(name): \(reason) (\(rule))" }
}
#endif
