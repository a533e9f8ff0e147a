import PortableUIKit

extension ClassFactory {
  /// Rejects a closure that builds; the closure of a `ClassFactory` only configures.
  @available(
    *, unavailable,
    message:
      "'ClassFactory' calls 'init(nibName:bundle:)': for an initializer of your own write 'InlineFactory { (context: …) in … }'"
  )
  public init(_ make: @MainActor (Context) throws -> ViewController) {
    uncallable()
  }
}
