import PortableUIKit
import StepRouter
import StepRouterTesting

/// Has the app's router close something in one state, and judges the outcome.
@MainActor
struct ClosingAttempt {
  private let replay: Replay
  private let closing: ExploredClosing
  private weak var screen: UIViewController?
  private let name: String
  private let isKept: Bool
  private let before: Standings
  private let leaves: LeaveRecord
  private let tabs: [Tabs]
  private let visible: [Int]

  /// A tab bar controller and its selection before closing.
  private struct Tabs {
    weak var controller: UITabBarController?
    weak var selected: UIViewController?
  }

  /// Returns nil if the state has nothing of this kind to close.
  init?(_ closing: ExploredClosing, in replay: Replay) {
    guard let screen = replay.device.perform({ replay.window.screen(for: closing) }) else {
      return nil
    }
    self.replay = replay
    self.closing = closing
    self.screen = screen
    name = screen.reportName
    isKept = screen.isKeptByContainer
    before = Standings(of: replay)
    leaves = LeaveRecord(of: replay)
    tabs = replay.window.everybody.compactMap { $0 as? UITabBarController }.map {
      Tabs(controller: $0, selected: $0.selectedViewController)
    }
    visible = replay.window.visibleNumbers
  }

  func run() async -> Verdict {
    _ = replay.takeComplaints()
    let number = screen.map { HierarchySnapshot.Identity($0).number }
    let asked = ExploredDestination(closing.phrase, step)
    let prediction = replay.device.perform { Prediction(asked, by: replay.app.router) }
    let request = replay.ask(asked)
    replay.watch.cause = .closing(closing)
    await replay.settle([request])
    var verdict = Verdict()
    verdict.note(.lockIgnored, before.goneThoughLocked(from: replay.windows)) {
      "\($0) refused to go, but is gone."
    }
    verdict.noteLocks(of: before, in: replay)
    if request.endings.count > 1 {
      verdict.note(.completedTwice, "The completion was called \(request.endings.count) times.")
    }
    switch request.endings.first {
    case nil where request.waitingInterceptor != nil:
      // The screen asks its user before it goes.
      verdict.outcome = .refusedByLock
      verdict.isDeclared = before.front.hasLocked
      replay.device.perform { request.navigation?.cancel() }
      await replay.settle([request])
    case nil: verdict.note(.notCompleted, "The completion was not called.")
    case .reached(let kind, _): judge(kind, closed: number, &verdict)
    case .failed(let error): judge(error, &verdict)
    }
    if let ending = request.endings.first {
      verdict.problems += prediction.differences(from: request, ending: ending)
    }
    for window in before.othersMoved(in: replay) {
      verdict.note(
        .otherWindowMoved, "\(window) has changed, though nothing was closed there.")
    }
    leaves.judge(&verdict, after: .closing)
    replay.judgeMoment(&verdict, since: before)
    await replay.tryTurn(&verdict)
    await replay.judgeRest(&verdict, since: before)
    return verdict
  }

  /// The step that closes the screen or goes back. It doesn't keep the screen alive.
  private var step: DestinationStep<UIViewController, Void> {
    guard closing != .back, let screen else { return .goingBack(CodeLocation()) }
    return .closing(screen, CodeLocation())
  }

  private func judge(_ kind: NavigationKind, closed number: Int?, _ verdict: inout Verdict) {
    verdict.outcome = Exploration.Outcome(kind)
    // A column, page or tab stays in its container, but the user no longer sees it.
    let present =
      isKept
      ? replay.window.visibleNumbers
      : replay.window.everybody.map { HierarchySnapshot.Identity($0).number }
    if let number, present.contains(number) {
      verdict.note(.leftBehind, "\(name) was closed, and is still there.")
    }
    if isKept { return }
    for one in tabs {
      guard let controller = one.controller, let selected = one.selected,
        controller.selectedViewController !== selected
      else { continue }
      verdict.note(
        .closedMore,
        "Closing \(name) has switched the tab from “\(selected.writtenTabTitle ?? "")” "
          + "to “\(controller.selectedViewController?.writtenTabTitle ?? "")”.")
    }
    if closing == .behind, replay.window.visibleNumbers != visible {
      verdict.note(
        .closedMore,
        "Closing \(name), which was not in front, has changed what the user sees.")
    }
  }

  private func judge(_ error: RoutingError, _ verdict: inout Verdict) {
    switch error {
    case .cantBeDismissed, .locked:
      verdict.outcome = .refusedByLock
      verdict.isDeclared = before.front.hasLocked
    case .nothingBelow: verdict.outcome = .nothingBelow
    default: verdict.note(.failed, error.description)
    }
    if !before.front.isUnmoved(in: replay.window) {
      verdict.note(.notAsPlanned, "It was refused, but something has changed.")
    }
  }
}

extension UIWindow {
  /// The identity numbers of the view controllers that the user sees.
  fileprivate var visibleNumbers: [Int] {
    visible.map { HierarchySnapshot.Identity($0).number }
  }

  /// Returns the screen to close, or nil if there is none.
  fileprivate func screen(for closing: ExploredClosing) -> UIViewController? {
    closing == .behind
      ? everybody.lazy.compactMap { $0 as? UITabBarController }.compactMap(\.screenBehind).first
      : layers.last?.innermostShown
  }
}

extension UITabBarController {
  /// The top screen of a hidden tab whose stack holds more than one screen.
  fileprivate var screenBehind: UIViewController? {
    orderedChildren.lazy.filter { $0 !== self.selectedViewController }
      .compactMap { $0 as? UINavigationController }
      .filter { $0.viewControllers.count > 1 && $0.presentedViewController == nil }
      .compactMap(\.topViewController).first
  }
}

extension UIViewController {
  /// The innermost view controller in front of the user, starting from this one.
  fileprivate var innermostShown: UIViewController {
    guard let child = shownChildren.last, !child.isSwiftUIs else { return self }
    return child.innermostShown
  }

  /// Whether this is one of SwiftUI's own containers, which leaves together with the screen around
  /// it.
  private var isSwiftUIs: Bool {
    switch self {
    case is UINavigationController, is UITabBarController, is UISplitViewController:
      let name = String(reflecting: type(of: self))
      return name.hasPrefix("SwiftUI.") || name.hasPrefix("PortableSwiftUI.")
    default: return false
    }
  }
}
