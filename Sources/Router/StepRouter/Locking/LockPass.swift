import PortableUIKit

/// The locks that a navigation goes past. An object, so that most navigations hold one word.
@MainActor
final class LockPass {
  /// The pass of the request that is being made.
  @exclusivity(unchecked) private static var innermost: LockPass?

  let locks: [RoutingLock]

  private init(_ locks: [RoutingLock]) { self.locks = locks }

  /// The pass for a navigation that begins now. What an interceptor asks for goes past the same locks
  /// as its own navigation.
  static var current: LockPass? { innermost ?? RunningInterceptor.current?.pass }

  /// Takes the pass for a navigation. What that navigation calls before the request returns, such as
  /// a factory or a completion, asks without it.
  static func take() -> LockPass? {
    let pass = current
    drop()
    return pass
  }

  /// Leaves the rest of the request without a pass.
  static func drop() {
    if innermost != nil { innermost = nil }
  }

  /// Runs the body, whose request goes past the lock, too.
  static func asking<Value, Failure: Error>(
    past lock: RoutingLock, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = innermost
    innermost = LockPass((current?.locks ?? []) + [lock])
    defer { innermost = outer }
    return try body()
  }
}
