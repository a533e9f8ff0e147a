/// The body of what is declared for its message alone: the compiler refuses each call, with that
/// message. A body it must have all the same, and there is nothing it could return.
package func uncallable() -> Never {
  preconditionFailure("This is declared for the compiler's message, and cannot be called.")
}
