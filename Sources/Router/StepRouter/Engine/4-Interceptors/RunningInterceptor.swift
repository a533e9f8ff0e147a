import PortableUIKit

/// An interceptor that is being asked and has not answered.
///
/// It is known to everything that the interceptor does meanwhile, the tasks that it begins
/// included: so it can be told when its navigation is cancelled, and cannot ask for the screen that
/// waits for it.
@MainActor
final class RunningInterceptor {
  /// Those that have not answered for the same destination in the same window.
  private struct Waiting: Hashable {
    let participant: RoutingParticipant
    let destination: StepReference
    let window: ObjectIdentifier?
  }

  @TaskLocal private static var innermost: RunningInterceptor?
  private static var count = 0
  private static var waiting: [Waiting: Int] = [:]
  /// How many navigations to one destination may wait for one interceptor. What is asked for by a
  /// detached task does not tell from which interceptor it comes: it looks as the links do that a
  /// user opens while a login is waited for. So only their number tells.
  static let maximumWaiting = 100
  /// How often one may be asked within one that was given at the same place, for a step that was
  /// made anew since.
  private static let maximumRemade = 5

  private let identity: InterceptorIdentity
  private let participant: RoutingParticipant
  private var waitsAs: Waiting?
  /// The interceptor that asked for the navigation in which this one is asked.
  private let outer: RunningInterceptor?
  private var isRunning = true
  private weak var window: UIWindow?
  /// The locks that its navigation goes past.
  let pass: LockPass?

  /// Called when the navigation is cancelled while this interceptor has not answered.
  var onCancel: (@MainActor () -> Void)?

  init(
    _ identity: InterceptorIdentity, as participant: RoutingParticipant,
    within outer: RunningInterceptor?, in window: UIWindow?, past pass: LockPass?
  ) {
    self.identity = identity
    self.participant = participant
    self.pass = pass
    self.outer = outer
    self.window = window
    Self.count += 1
  }

  /// The interceptor that is running what is happening now.
  static var current: RunningInterceptor? { count > 0 ? innermost : nil }

  /// The window of the router that waits for the interceptor that is running what is happening now;
  /// nil where there is no such interceptor.
  static var askedWindow: UIWindow?? {
    guard let running = current, running.isRunning else { return nil }
    return .some(running.window)
  }

  /// Runs the body with this interceptor as the current one.
  func run(_ body: () -> Void) { Self.$innermost.withValue(self, operation: body) }

  /// The interceptor has answered, or nobody waits for its answer any more.
  func end() {
    guard isRunning else { return }
    isRunning = false
    Self.count -= 1
    guard let waitsAs, let count = Self.waiting[waitsAs] else { return }
    Self.waiting[waitsAs] = count > 1 ? count - 1 : nil
  }

  /// It has not answered at once, and its navigation to the destination waits.
  func wait(for destination: StepReference) {
    guard isRunning else { return }
    let waiting = Self.waiting(participant, for: destination, in: window)
    waitsAs = waiting
    Self.waiting[waiting, default: 0] += 1
  }

  /// Whether as many navigations to the destination wait for the interceptor as may.
  static func isCrowded(
    _ participant: RoutingParticipant, for destination: StepReference, in window: UIWindow?
  ) -> Bool {
    guard !waiting.isEmpty else { return false }
    return waiting[waiting(participant, for: destination, in: window), default: 0]
      >= maximumWaiting
  }

  private static func waiting(
    _ participant: RoutingParticipant, for destination: StepReference, in window: UIWindow?
  ) -> Waiting {
    Waiting(
      participant: participant, destination: destination,
      window: window.map { ObjectIdentifier($0) })
  }

  /// Whether this interceptor, or one within which it is asked, is this one and has not answered.
  func isWaiting(for identity: InterceptorIdentity, as participant: RoutingParticipant) -> Bool {
    var running: RunningInterceptor? = self
    var count = 0
    var remade = 0
    while let asked = running {
      if asked.isRunning {
        if asked.identity == identity { count += 1 }
        if asked.participant == participant { remade += 1 }
      }
      running = asked.outer
    }
    return count >= identity.limit || remade >= Self.maximumRemade
  }
}
