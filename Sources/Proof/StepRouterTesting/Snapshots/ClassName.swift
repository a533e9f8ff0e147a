import PortableUIKit
import StepRouter

/// The names of classes. Reading a name from the type takes as long as a small navigation, so each
/// name is read only once in a process.
@MainActor
package enum ClassName {
  private static var known: [ObjectIdentifier: String] = [:]

  /// Returns the name of an object's class without its module.
  package static func of(_ object: AnyObject) -> String {
    let type: AnyClass = Swift.type(of: object)
    if let name = known[ObjectIdentifier(type)] { return name }
    let name = TypeName(type).description
    known[ObjectIdentifier(type)] = name
    return name
  }
}
