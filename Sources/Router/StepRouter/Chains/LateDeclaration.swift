/// A value that is created on first use and then kept.
///
/// A table lists every screen, but a launch needs only a few.
@MainActor
package final class LateDeclaration<Value> {
  private let make: @MainActor () -> Value
  package private(set) lazy var value = make()

  package init(_ make: @escaping @MainActor () -> Value) {
    self.make = make
  }
}
