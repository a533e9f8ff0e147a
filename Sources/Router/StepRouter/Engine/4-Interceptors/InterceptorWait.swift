import PortableUIKit

/// What a navigation that waits at an interceptor does when a newer one has reached its screen.
///
/// ```swift
/// let router = DefaultRouter(overtaken: .goOn)
/// ```
public enum OvertakenPolicy: String, Sendable, Codable {
  /// It ends with ``RoutingError/busy(_:_:)``, and its interceptor is told as by a cancellation: what
  /// the user has asked for last stays in front.
  case end
  /// It goes on when the interceptor answers, and shows its screen after the newer one.
  case goOn
}

/// A navigation that waits at an interceptor, with the view controllers that were there when it began
/// to wait.
@MainActor
struct InterceptorWait {
  private struct Known {
    weak var viewController: UIViewController?
  }

  @exclusivity(unchecked) private static var all: [InterceptorWait] = []

  private let navigation: NavigationRun
  private weak var window: UIWindow?
  private let known: [ObjectIdentifier: Known]

  /// Whether any navigation waits. Where none does, the others pay for looking at this alone.
  static var isAny: Bool { !all.isEmpty }

  /// To be made before the interceptor is asked; nil where nothing overtakes the navigation.
  init?(of navigation: NavigationRun, in window: UIWindow?) {
    guard navigation.conditions.overtaken == .end, let window else { return nil }
    self.navigation = navigation
    self.window = window
    known = Dictionary(
      window.allInHierarchy.map { (ObjectIdentifier($0), Known(viewController: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  /// The interceptor has not answered at once.
  func begin() { Self.all.append(self) }

  static func end(of navigation: NavigationRun) { all.removeAll { $0.navigation === navigation } }

  /// Ends the older navigations of a window that wait, now that a newer one has reached its screen.
  ///
  /// A navigation goes on if a screen is there that has come since it began to wait and that the newer
  /// one has not built: its interceptor may have shown it. So a login leads to its terms and back.
  static func overtake(
    by newer: StepReference, number: Int, in window: UIWindow, having built: [UIViewController]
  ) {
    let overtaken = all.filter { $0.window === window && $0.navigation.number < number }
    guard !overtaken.isEmpty else { return }
    let there = window.allInHierarchy.filter { !$0.isIn(built) }
    for wait in overtaken where there.allSatisfy(wait.knows) {
      wait.navigation.giveWay(to: newer)
    }
  }

  private func knows(_ viewController: UIViewController) -> Bool {
    known[ObjectIdentifier(viewController)]?.viewController === viewController
  }
}

/// The navigations of a window whose interceptors have answered in this turn of the run loop. They go
/// on in the order in which they were asked for, whichever interceptor has answered first.
@MainActor
final class AnsweredLine {
  private static let lines = AttachedValue<AnsweredLine>()

  private var navigations: [NavigationRun] = []
  private var pause: OneShotTimer?

  /// The line of a window; a new one where there is no window.
  static func of(_ window: UIWindow?) -> AnsweredLine {
    guard let window else { return AnsweredLine() }
    if let line = lines[window] { return line }
    let line = AnsweredLine()
    lines[window] = line
    return line
  }

  /// Lets the navigation ask for its turn on the next turn of the run loop.
  func add(_ navigation: NavigationRun, in window: UIWindow?) {
    navigations.append(navigation)
    guard pause == nil else { return }
    pause = OneShotTimer(after: .zero, role: .pause, on: window) { [self] in
      let answered = navigations.sorted { $0.number < $1.number }
      navigations = []
      pause = nil
      for navigation in answered { navigation.askForTurn(with: nil) }
    }
  }
}

extension UIWindow {
  fileprivate var allInHierarchy: [UIViewController] {
    var all: [UIViewController] = []
    var next = rootViewController.map { [$0] } ?? []
    while let viewController = next.popLast() {
      all.append(viewController)
      next += viewController.contained
      if let presented = viewController.ownPresented { next.append(presented) }
    }
    return all
  }
}

extension UIViewController {
  /// Whether this is one of them, or in one.
  fileprivate func isIn(_ others: [UIViewController]) -> Bool {
    sequence(first: self, next: \.enclosing).contains { outer in
      others.contains { $0 === outer }
    }
  }
}
