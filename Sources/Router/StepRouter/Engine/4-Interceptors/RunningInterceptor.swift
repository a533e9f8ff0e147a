import PortableUIKit

/// An interceptor that is running and hasn't answered.
///
/// Everything the interceptor does meanwhile knows it, including the tasks it begins. So the router
/// can cancel it with its navigation, and can stop it from requesting the very screen that waits
/// for it.
@MainActor
final class RunningInterceptor {
  /// Identifies waits for the same interceptor, destination and window.
  private struct Waiting: Hashable {
    let participant: RoutingParticipant
    let destination: StepReference
    let window: ObjectIdentifier?
  }

  @TaskLocal private static var innermost: RunningInterceptor?
  private static var count = 0
  private static var waiting: [Waiting: Int] = [:]
  /// How many navigations to one destination may wait for one interceptor. A request from a
  /// detached task doesn't reveal which interceptor it comes from: it looks like a link that the
  /// user opens while a login waits. Only the number gives it away.
  static let maximumWaiting = 100
  /// How many times an interceptor may run within one declared at the same place, if its step has
  /// been created anew since.
  private static let maximumRemade = 5

  private let identity: InterceptorIdentity
  /// Names the interceptor while it's running. Most navigations don't ask.
  private var participant: (@MainActor () -> RoutingParticipant)?
  private var waitsAs: Waiting?
  /// The interceptor that requested this one's navigation, if any.
  private let outer: RunningInterceptor?
  private var isRunning = true
  private weak var window: UIWindow?
  /// The locks that its navigation may pass.
  let pass: LockPass?

  /// Called when the navigation is cancelled before this interceptor has answered.
  var onCancel: (@MainActor () -> Void)?

  init(
    _ identity: InterceptorIdentity, as participant: @escaping @MainActor () -> RoutingParticipant,
    within outer: RunningInterceptor?, in window: UIWindow?, past pass: LockPass?
  ) {
    self.identity = identity
    self.participant = participant
    self.pass = pass
    self.outer = outer
    self.window = window
    Self.count += 1
  }

  /// The interceptor that runs the current code, if any.
  static var current: RunningInterceptor? { count > 0 ? innermost : nil }

  /// The window of the router that waits for the current interceptor; nil if there's no such
  /// interceptor.
  static var askedWindow: UIWindow?? {
    guard let running = current, running.isRunning else { return nil }
    return .some(running.window)
  }

  /// Runs the body with this interceptor as the current one.
  func run(_ body: () -> Void) { Self.$innermost.withValue(self, operation: body) }

  /// Ends the interceptor: it has answered, or its answer doesn't matter any more.
  func end() {
    guard isRunning else { return }
    isRunning = false
    participant = nil
    Self.count -= 1
    guard let waitsAs, let count = Self.waiting[waitsAs] else { return }
    Self.waiting[waitsAs] = count > 1 ? count - 1 : nil
  }

  /// Notes that the navigation to the destination waits, because the interceptor hasn't answered at
  /// once.
  func wait(for destination: StepReference) {
    guard isRunning, let participant else { return }
    let waiting = Self.waiting(participant(), for: destination, in: window)
    waitsAs = waiting
    Self.waiting[waiting, default: 0] += 1
  }

  /// Whether the maximum number of navigations to the destination waits for the interceptor.
  static func isCrowded(
    _ participant: @autoclosure () -> RoutingParticipant, for destination: StepReference,
    in window: UIWindow?
  ) -> Bool {
    guard !waiting.isEmpty else { return false }
    return waiting[waiting(participant(), for: destination, in: window), default: 0]
      >= maximumWaiting
  }

  private static func waiting(
    _ participant: RoutingParticipant, for destination: StepReference, in window: UIWindow?
  ) -> Waiting {
    Waiting(
      participant: participant, destination: destination,
      window: window.map { ObjectIdentifier($0) })
  }

  /// Whether this interceptor and the ones it runs within already include as many unanswered ones,
  /// with this identity or at this place, as the limits allow.
  func isWaiting(for identity: InterceptorIdentity, as participant: RoutingParticipant) -> Bool {
    var running: RunningInterceptor? = self
    var count = 0
    var remade = 0
    while let asked = running {
      if asked.isRunning {
        if asked.identity == identity { count += 1 }
        if asked.participant?() == participant { remade += 1 }
      }
      running = asked.outer
    }
    return count >= identity.limit || remade >= Self.maximumRemade
  }
}
