#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterTesting

/// A device with one window, for one question. It starts with two tabs.
@MainActor
final class QuestionStage {
  nonisolated static let home = "tabs([Home]*, [Account])"

  let device = TestDevice()
  let window: UIWindow
  let router: DefaultRouter
  private var notes: [String] = []
  private var start: String?
  private var watched: [Watched] = []

  init() {
    window = device.makeWindow()
    router = window.makeRouter()
    show(stackedTabs(["Home", "Account"]))
  }

  /// Replaces everything by another start.
  func show(_ root: @autoclosure () -> UIViewController) {
    device.perform { window.show(root()) }
  }

  func stackedTabs(_ titles: [String]) -> UITabBarController {
    device.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = titles.map { UINavigationController(rootViewController: Card($0)) }
      return tabs
    }
  }

  func stack(_ titles: String...) -> UINavigationController {
    device.perform {
      let stack = UINavigationController()
      stack.viewControllers = titles.map { Card($0) }
      return stack
    }
  }

  /// Waits until nothing moves, and keeps what is there as the start of the question.
  func begin() async {
    await device.settle()
    start = outline
    notes = []
  }

  /// Does something on the device, and waits until nothing moves.
  func perform(_ body: () -> Void) async {
    device.perform(body)
    await device.settle()
  }

  /// Asks the router for these screens in one turn, and waits until nothing moves.
  func go(to steps: DestinationStep<Card, Void>...) async {
    await perform { for step in steps { ask(for: step) } }
  }

  /// Asks the router, and notes a failure.
  func ask<S: UIViewController>(for step: DestinationStep<S, Void>) {
    router.navigate(to: step) { [weak self] in self?.note($0) }
  }

  func note<S: UIViewController>(_ result: Result<NavigationOutcome<S>, RoutingError>) {
    guard case .failure(let error) = result else { return }
    note("refused: \(error.caseName)")
  }

  func note(_ note: String) { notes.append(note) }

  /// The card with this title in the window.
  func card(_ title: String) -> Card? {
    window.everybody.lazy.compactMap { $0 as? Card }.first { $0.title == title }
  }

  /// Notes how the card with this title leaves, and in the end whether it is still alive.
  func watch(_ title: String) {
    guard let card = card(title) else { return }
    watched.append(Watched(title: title, card: card))
    device.perform { card.onLeave { [weak self] in self?.note("\(title) left: \($0.word)") } }
  }

  /// Asks for the answer of a card, and notes how the wait ends.
  func await(_ step: DestinationStep<Card, Void>, _ title: String) {
    Task {
      do {
        self.note("\(title) answered \(try await self.router.result(of: step))")
      } catch {
        self.note("\(title): \(error is CancellationError ? "no answer" : "\(error)")")
      }
    }
  }

  var outline: String { device.perform { HierarchySnapshot(of: window).outline } }

  func result() async -> (start: String, end: String) {
    await device.settle()
    for watched in watched where watched.card != nil && card(watched.title) == nil {
      note("\(watched.title) is still alive")
    }
    return (start ?? "", ([outline] + notes).joined(separator: "; "))
  }

  private struct Watched {
    let title: String
    weak var card: Card?
  }
}

extension UIWindow {
  /// Every view controller in the window.
  fileprivate var everybody: [UIViewController] {
    var found: [UIViewController] = []
    func visit(_ one: UIViewController) {
      found.append(one)
      for child in one.children { visit(child) }
      if let next = one.presentedViewController, next.presentingViewController === one {
        visit(next)
      }
    }
    rootViewController.map(visit)
    return found
  }
}

extension RoutingError {
  /// The name of the case, such as `busy`.
  fileprivate var caseName: String {
    Mirror(reflecting: self).children.first?.label ?? "\(self)"
  }
}

extension LeaveReason {
  /// The reason without the destination.
  fileprivate var word: String {
    switch self {
    case .navigated: "navigated"
    case .swiped: "swiped"
    case .back: "back"
    case .closed: "closed"
    case .replaced: "replaced"
    case .windowClosed: "windowClosed"
    }
  }
}
#endif
