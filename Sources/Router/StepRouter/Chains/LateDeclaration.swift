/// A declaration that runs on first use; the value then stays.
///
/// A table of screens names every screen, but a launch needs only a few.
@MainActor
package final class LateDeclaration<Value> {
  private let make: @MainActor () -> Value
  package private(set) lazy var value = make()

  package init(_ make: @escaping @MainActor () -> Value) {
    self.make = make
  }
}
