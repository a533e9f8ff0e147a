import PortableSwiftUI
import PortableUIKit
import StepRouter

/// The state that a host shares with its views.
@MainActor final class HostPlace {
  weak var host: UIViewController?
  /// The router passed to the host, if any.
  let router: (any Router)?
  /// The context that the host last received, from its factory or a ``HostingContextTask``.
  private(set) var context: Any?
  /// The ``ViewMaker`` that makes the view for another context.
  private(set) var maker: (any Sendable)?
  private weak var lastWindow: UIWindow?
  private var refusals: [Refusal] = []
  private var leaveHandlers: [(key: ViewKey, handler: @MainActor (LeaveReason) -> Void)] = []

  /// A view's answer to whether its screen may go. It lapses when the view is gone.
  private struct Refusal {
    weak var key: ViewKey?
    var refuses: Bool
    /// Asks the user; nil if the view refuses without a question.
    var question: (@MainActor (LeaveReason) async -> Bool)?
  }

  init(router: (any Router)?) { self.router = router }

  func remember<Content: View, Context>(_ context: Context, by maker: ViewMaker<Content, Context>) {
    self.context = context
    self.maker = maker
  }

  /// The window that the host is in, even if other screens cover the host.
  var window: UIWindow? {
    var next = host
    while let viewController = next {
      if let window = viewController.viewIfLoaded?.window {
        lastWindow = window
        break
      }
      next = viewController.parent ?? viewController.presentingViewController
    }
    return lastWindow
  }

  private var refusing: [Refusal] { refusals.filter { $0.key != nil && $0.refuses } }

  var canBeDismissed: Bool { refusing.isEmpty }

  /// Whether every refusing view has a question that could change its answer.
  var hasQuestion: Bool { refusing.allSatisfy { $0.question != nil } }

  /// Asks one view after another, until one answers “no”. Skips a view that no longer refuses when
  /// its turn comes.
  func ask(for reason: LeaveReason) async -> Bool {
    var asked: [ViewKey] = []
    while let next = refusing.first(where: { refusal in !asked.contains { $0 === refusal.key } }) {
      guard let key = next.key, let question = next.question, await question(reason) else {
        return false
      }
      asked.append(key)
    }
    return true
  }

  func set(
    _ key: ViewKey, refuses: Bool, asking question: (@MainActor (LeaveReason) async -> Bool)?
  ) {
    let refusal = Refusal(key: key, refuses: refuses, question: question)
    refusals.removeAll { $0.key == nil }
    if let index = refusals.firstIndex(where: { $0.key === key }) {
      refusals[index] = refusal
    } else {
      refusals.append(refusal)
    }
  }

  /// Registers a handler to call after the host has left. It replaces the view's earlier handler.
  func onLeave(_ key: ViewKey, _ handler: @escaping @MainActor (LeaveReason) -> Void) {
    if let index = leaveHandlers.firstIndex(where: { $0.key === key }) {
      leaveHandlers[index].handler = handler
      return
    }
    // Capture `self` strongly: the host may be gone by the time it leaves.
    if leaveHandlers.isEmpty { host?.onLeave { reason in self.tellLeft(reason) } }
    leaveHandlers.append((key, handler))
  }

  private func tellLeft(_ reason: LeaveReason) {
    let told = leaveHandlers
    leaveHandlers = []
    for (_, handler) in told { handler(reason) }
  }
}

/// Identifies a view's modifier for as long as the view is there.
@MainActor final class ViewKey {
  nonisolated init() {}
}

/// Makes a screen's view from a context.
@MainActor final class ViewMaker<Content: View, Context> {
  let make: @MainActor (Context) throws -> Content

  init(_ make: @escaping @MainActor (Context) throws -> Content) { self.make = make }
}
