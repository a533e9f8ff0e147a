import PortableUIKit

/// The content of a screen. It's made from the context once, and checked before anything moves.
@MainActor
struct CheckedContent<Context, Value> {
  private let make: @MainActor (Context) throws -> Value
  private let check: @MainActor (Value) throws -> Void
  private var prepared: Value?

  init(
    _ make: @escaping @MainActor (Context) throws -> Value,
    check: @escaping @MainActor (Value) throws -> Void = { _ in }
  ) {
    self.make = make
    self.check = check
  }

  mutating func prepare(with context: Context) throws { prepared = try checked(context) }

  func value(for context: Context) throws -> Value { try prepared ?? checked(context) }

  private func checked(_ context: Context) throws -> Value {
    let value = try make(context)
    try check(value)
    return value
  }
}
