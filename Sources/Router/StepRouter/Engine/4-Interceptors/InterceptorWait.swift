import PortableUIKit

/// How a router handles a navigation that waits at an interceptor when a newer one has reached its
/// screen.
///
/// ```swift
/// let router = DefaultRouter(overtaken: .goOn)
/// ```
public enum OvertakenPolicy: String, Sendable, Codable {
  /// The waiting navigation ends with ``RoutingError/busy(_:_:)``, and the router cancels its
  /// interceptor, so that the user's latest request stays in front.
  case end
  /// The waiting navigation continues when the interceptor answers, and shows its screen after the
  /// newer one.
  case goOn
}

/// A navigation that may have to wait at an interceptor, with the view controllers that exist
/// before the interceptor runs.
@MainActor
struct InterceptorWait {
  @exclusivity(unchecked) private static var all: [BegunWait] = []

  private let navigation: NavigationRun
  private let window: UIWindow
  private let there: [UIViewController]

  /// Whether any navigation waits. If none does, this check is all that other navigations pay.
  static var isAny: Bool { !all.isEmpty }

  /// Creates the wait before the interceptor runs. Nil if no navigation may overtake this one.
  init?(of navigation: NavigationRun, in window: UIWindow?) {
    guard navigation.conditions.overtaken == .end, let window else { return nil }
    self.navigation = navigation
    self.window = window
    there = window.allInHierarchy
  }

  /// Begins the wait, because the interceptor hasn't answered at once.
  func begin() { Self.all.append(BegunWait(of: navigation, in: window, knowing: there)) }

  static func end(of navigation: NavigationRun) { all.removeAll { $0.navigation === navigation } }

  /// Ends the older navigations that wait in a window, now that a newer one has reached its screen.
  ///
  /// An older navigation continues if the window has a screen that appeared after it began to wait
  /// and that the newer one didn't build: its interceptor may have shown it. So a login can lead to
  /// its terms and back. A newer navigation that an interceptor has requested overtakes nothing.
  static func overtake(
    by newer: StepReference, number: Int, askedBy asker: RunningInterceptor?,
    in window: UIWindow?, having built: [UIViewController] = []
  ) {
    guard asker == nil, let window else { return }
    let overtaken = all.filter { $0.window === window && $0.navigation.number < number }
    guard !overtaken.isEmpty else { return }
    let there = window.allInHierarchy.filter { !$0.isIn(built) }
    for wait in overtaken where there.allSatisfy(wait.knows) {
      wait.navigation.giveWay(to: newer)
    }
  }
}

/// A navigation that waits. It refers weakly to the window and to the view controllers, because the
/// user may take a long time.
@MainActor
private struct BegunWait {
  private struct Known {
    weak var viewController: UIViewController?
  }

  let navigation: NavigationRun
  private(set) weak var window: UIWindow?
  private let known: [ObjectIdentifier: Known]

  init(of navigation: NavigationRun, in window: UIWindow, knowing there: [UIViewController]) {
    self.navigation = navigation
    self.window = window
    known = Dictionary(
      there.map { (ObjectIdentifier($0), Known(viewController: $0)) },
      uniquingKeysWith: { first, _ in first })
  }

  func knows(_ viewController: UIViewController) -> Bool {
    known[ObjectIdentifier(viewController)]?.viewController === viewController
  }
}

/// The navigations of a window whose interceptors have answered in this turn of the run loop. They
/// continue in the order of their requests, no matter which interceptor answered first.
@MainActor
final class AnsweredLine {
  private static let lines = AttachedValue<AnsweredLine>()

  private var navigations: [NavigationRun] = []
  private var pause: OneShotTimer?

  /// Returns a window's line, or a new one if there's no window.
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
  /// Whether this view controller is one of the others, or inside one.
  fileprivate func isIn(_ others: [UIViewController]) -> Bool {
    sequence(first: self, next: \.enclosing).contains { outer in
      others.contains { $0 === outer }
    }
  }
}
