/// A declaration that is made when it is first needed, and then kept.
///
/// A table of screens names them all, and a launch asks for a few.
@MainActor
package final class LateDeclaration<Value> {
  private let make: @MainActor () -> Value
  package private(set) lazy var value = make()

  package init(_ make: @escaping @MainActor () -> Value) {
    self.make = make
  }
}
