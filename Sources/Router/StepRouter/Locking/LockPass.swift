import PortableUIKit

/// The locks that a navigation goes past. A class, so that most navigations hold a single word.
@MainActor
final class LockPass {
  /// The pass of the request in progress.
  @exclusivity(unchecked) private static var innermost: LockPass?

  let locks: [RoutingLock]

  private init(_ locks: [RoutingLock]) { self.locks = locks }

  /// The pass for a navigation that begins now. A navigation from an interceptor goes past the same
  /// locks as the interceptor's own navigation.
  static var current: LockPass? { innermost ?? RunningInterceptor.current?.pass }

  /// Takes the pass for a navigation. Code that the navigation calls before the request returns,
  /// such as a factory or a completion, navigates without it.
  static func take() -> LockPass? {
    let pass = current
    drop()
    return pass
  }

  /// Removes the pass for the rest of the request.
  static func drop() {
    if innermost != nil { innermost = nil }
  }

  /// Runs the body, whose request also goes past the lock.
  static func asking<Value, Failure: Error>(
    past lock: RoutingLock, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let outer = innermost
    innermost = LockPass((current?.locks ?? []) + [lock])
    defer { innermost = outer }
    return try body()
  }
}
