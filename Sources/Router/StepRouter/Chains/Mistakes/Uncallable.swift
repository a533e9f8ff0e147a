/// The body of a declaration that exists only for its message: the compiler rejects each call with
/// that message. Swift requires a body all the same, and there's nothing to return.
package func uncallable() -> Never {
  preconditionFailure("This is declared for the compiler's message, and cannot be called.")
}
