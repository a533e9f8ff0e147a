import PortableUIKit

extension ClassFactory {
  /// The closure configures; it does not build.
  @available(
    *, unavailable,
    message:
      "'ClassFactory' calls 'init(nibName:bundle:)': for an initializer of your own write 'InlineFactory { (context: …) in … }'"
  )
  @_disfavoredOverload
  public init(_ make: @MainActor (Context) throws -> ViewController) {
    uncallable()
  }
}
