import PortableUIKit

/// An interceptor that is running and hasn't answered.
///
/// All code that the interceptor runs in the meantime sees it as ``current``, including the tasks
/// it begins. So the router can cancel it with its navigation, and can stop it from requesting the
/// screen that waits for it.
@MainActor
final class RunningInterceptor {
  /// Identifies waits for the same interceptor, destination and window.
  private struct Waiting: Hashable {
    let participant: RoutingParticipant
    let destination: StepReference
    let window: ObjectIdentifier?
  }

  @TaskLocal private static var innermost: RunningInterceptor?
  @exclusivity(unchecked) private static var count = 0
  @exclusivity(unchecked) private static var waiting: [Waiting: Int] = [:]
  /// How many navigations to one destination may wait for one interceptor. A request from a
  /// detached task doesn't reveal which interceptor it comes from: it looks like a link that the
  /// user opens while a login waits. Only the number gives it away.
  static let maximumWaiting = 100
  /// How many times an interceptor may run within one declared at the same place, if its step has
  /// been created again since.
  private static let maximumRemade = 5

  /// Nil once it has ended.
  private var interceptor: PendingInterceptor?
  private let navigation: InterceptedNavigation
  private var waitsAs: Waiting?

  /// Called when the navigation is cancelled before this interceptor has answered.
  var onCancel: (@MainActor () -> Void)?

  init(_ interceptor: PendingInterceptor, for navigation: InterceptedNavigation) {
    self.interceptor = interceptor
    self.navigation = navigation
    Self.count += 1
  }

  /// The locks that its navigation may pass.
  var pass: LockPass? { navigation.pass }

  /// The interceptor that runs the current code, if any.
  static var current: RunningInterceptor? { count > 0 ? innermost : nil }

  /// The window of the router that waits for the current interceptor; nil if there's no such
  /// interceptor.
  static var askedWindow: UIWindow?? {
    guard let running = current, running.interceptor != nil else { return nil }
    return .some(running.navigation.window)
  }

  /// Runs the body with this interceptor as the current one.
  func run(_ body: () -> Void) { Self.$innermost.withValue(self, operation: body) }

  /// Ends the interceptor: it has answered, or its answer doesn't matter any more.
  func end() {
    guard interceptor != nil else { return }
    interceptor = nil
    Self.count -= 1
    guard let waitsAs, let count = Self.waiting[waitsAs] else { return }
    Self.waiting[waitsAs] = count > 1 ? count - 1 : nil
  }

  /// Notes that its navigation waits, because the interceptor hasn't answered at once.
  func wait() {
    guard let interceptor else { return }
    let waiting = Self.waiting(interceptor, for: navigation)
    waitsAs = waiting
    Self.waiting[waiting, default: 0] += 1
  }

  /// Whether the maximum number of navigations to the same destination waits for the interceptor.
  static func isCrowded(
    _ interceptor: PendingInterceptor, for navigation: InterceptedNavigation
  ) -> Bool {
    guard !waiting.isEmpty else { return false }
    return waiting[waiting(interceptor, for: navigation), default: 0] >= maximumWaiting
  }

  private static func waiting(
    _ interceptor: PendingInterceptor, for navigation: InterceptedNavigation
  ) -> Waiting {
    Waiting(
      participant: interceptor.participant, destination: navigation.destination,
      window: navigation.window.map { ObjectIdentifier($0) })
  }

  /// Whether this interceptor and the ones it runs within have reached a limit: on unanswered
  /// interceptors with the other one's identity, or on interceptors declared at the same place.
  func isWaiting(for other: PendingInterceptor) -> Bool {
    let participant = other.participant
    var running: RunningInterceptor? = self
    var count = 0
    var remade = 0
    while let asked = running {
      if let interceptor = asked.interceptor {
        if interceptor.identity == other.identity { count += 1 }
        if interceptor.participant == participant { remade += 1 }
      }
      running = asked.navigation.asker
    }
    return count >= other.identity.limit || remade >= Self.maximumRemade
  }
}
