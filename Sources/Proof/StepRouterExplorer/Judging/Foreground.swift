import PortableUIKit
import StepRouter
import StepRouterTesting

/// The screens in front of the user before a move or a request, to judge by rules that need no
/// declarations by the app. It doesn't keep the screens alive.
@MainActor
struct Foreground {
  /// A screen that lies on another one, which a way back must uncover.
  private struct Cover {
    let number: Int
    let isPushed: Bool
    let below: Int
    let culprit: Culprit
    let belowName: String

    @MainActor
    init(_ top: UIViewController, on below: UIViewController, isPushed: Bool) {
      number = top.number
      self.isPushed = isPushed
      self.below = below.number
      culprit = Culprit(top.leaf)
      belowName = below.leaf.reportName
    }
  }

  /// The look of the front screen, which lies on one of its class whose view isn't loaded yet.
  private struct Unseen {
    let number: Int
    let look: ScreenLook
  }

  private weak var window: UIWindow?
  private let residents: Set<Int>
  private let visible: Set<Int>
  private let covers: [Cover]
  /// Set if the front screen lies on one of the same class that the user has never seen.
  private let unseen: Unseen?
  /// The visible destinations whose requirements hold.
  private let permitted: [(destination: ExploredDestination, screen: Int)]

  init(of replay: Replay) {
    let window = replay.window
    self.window = window
    (residents, visible, covers, unseen, permitted) = replay.device.perform {
      (
        Set(window.everybody.map(\.number)), Set(window.visible.map(\.number)),
        Self.covers(in: window), Self.unseen(in: window),
        replay.front.visibleRestricted.filter { $0.destination.unmet == nil }
          .map { ($0.destination, $0.screen.number) }
      )
    }
  }

  private static func unseen(in window: UIWindow) -> Unseen? {
    guard let front = window.layers.last?.leaf, let below = window.screenBelow(front),
      !below.isViewLoaded, type(of: below) == type(of: front)
    else { return nil }
    // If they look alike already, the move that brought them is at fault.
    let look = ScreenLook(front)
    return look == ScreenLook(below) ? nil : Unseen(number: below.number, look: look)
  }

  private static func covers(in window: UIWindow) -> [Cover] {
    let pushed = window.visible.compactMap { screen -> Cover? in
      guard let stack = screen as? UINavigationController, stack.viewControllers.count > 1,
        let top = stack.topViewController
      else { return nil }
      return Cover(top, on: stack.viewControllers[stack.viewControllers.count - 2], isPushed: true)
    }
    guard let layer = window.layers.last, let presenter = layer.presentingViewController else {
      return pushed
    }
    return pushed + [Cover(layer, on: presenter.leaf, isPushed: false)]
  }
}

extension Foreground {
  /// Judges the screens after a move of the user.
  func judge(_ verdict: inout Verdict, after move: UserMove, in replay: Replay) {
    // The user may have switched to another window.
    guard window === replay.window else { return }
    replay.device.perform {
      judgeTwice(&verdict, in: replay)
      judgeSecond(&verdict, after: move, in: replay)
      judgeWayBack(&verdict, after: move, in: replay)
      judgePermission(&verdict, in: replay)
    }
  }

  /// Judges the screens after a request.
  func judge(
    _ verdict: inout Verdict, after destination: ExploredDestination, in replay: Replay
  ) {
    guard !destination.isAlwaysNew else { return }
    replay.device.perform { judgeTwice(&verdict, in: replay) }
  }

  /// Checks that no screen lies on the same one: on a screen of its class with the same content,
  /// which was visible before or came along with it.
  private func judgeTwice(_ verdict: inout Verdict, in replay: Replay) {
    guard let front = replay.window.layers.last?.leaf, !residents.contains(front.number),
      let below = replay.window.screenBelow(front),
      visible.contains(below.number) || !residents.contains(below.number),
      front.isSame(
        as: below, to: replay.app.destinations, atOnce: !residents.contains(below.number))
    else { return }
    noteTwice(front, &verdict, in: replay)
  }

  private func noteTwice(_ screen: UIViewController, _ verdict: inout Verdict, in replay: Replay) {
    replay.note(.shownTwice, Culprit(screen), in: &verdict) {
      "\($0) is shown twice, one on top of the other. Show it once: look for it before you build "
        + "it, or leave out the second request"
    }
  }

  /// Checks that going back doesn't lead to the same screen once more. Of two screens pushed at
  /// once, the lower one loads its view only now, so only now they look alike.
  private func judgeSecond(_ verdict: inout Verdict, after move: UserMove, in replay: Replay) {
    guard move.kind == .back, let unseen, let front = replay.window.layers.last?.leaf,
      front.number == unseen.number, unseen.look.isTelling, unseen.look == ScreenLook(front)
    else { return }
    noteTwice(front, &verdict, in: replay)
  }

  /// Checks that a way back leads to the screen below.
  private func judgeWayBack(_ verdict: inout Verdict, after move: UserMove, in replay: Replay) {
    guard move.kind == .back || move.kind == .swipeDown else { return }
    let window = replay.window
    let present = Set(window.everybody.map(\.number))
    let shown = Set(window.layers.flatMap(\.shownInLayer).map(\.number))
    for cover in covers where cover.isPushed == (move.kind == .back) {
      guard !present.contains(cover.number), !shown.contains(cover.below),
        let front = window.layers.last?.leaf
      else { continue }
      replay.note(.wrongBack, cover.culprit, in: &verdict) {
        "\($0) lay on \(cover.belowName), but \(move.words) leads to \(front.reportName). Let it lead "
          + "back"
      }
    }
  }

  /// Checks that no screen stays visible once its requirement no longer holds.
  private func judgePermission(_ verdict: inout Verdict, in replay: Replay) {
    for (destination, number) in permitted {
      guard let unmet = destination.unmet,
        let screen = replay.window.visible.first(where: { $0.number == number }),
        destination.isShown(screen)
      else { continue }
      replay.note(.stillVisible, Culprit(screen), in: &verdict) {
        "\($0) stays visible, though “\(unmet.name)” no longer holds. Take it away or cover "
          + "it as soon as that ends"
      }
    }
  }
}

extension Replay {
  /// Notes a fault of a screen or control, unless the app allows it.
  func note(
    _ kind: Problem.Kind, _ culprit: Culprit, in verdict: inout Verdict,
    _ sentence: (Culprit) -> String
  ) {
    guard !app.allowed.cover(kind, of: culprit.names) else { return }
    verdict.note(kind, "\(sentence(culprit)), or \(culprit.allowance(of: kind)).")
  }
}

extension UIViewController {
  /// A number that no other view controller has.
  fileprivate var number: Int { HierarchySnapshot.Identity(self).number }

  /// The innermost visible screen in this view controller, without what it presents.
  fileprivate var leaf: UIViewController { shownChildren.last?.leaf ?? self }

  fileprivate var shownInLayer: [UIViewController] {
    [self] + shownChildren.flatMap(\.shownInLayer)
  }

  /// Whether the user takes this screen for the other one.
  ///
  /// - Parameter isAtOnce: Whether one move brought both.
  fileprivate func isSame(
    as other: UIViewController, to destinations: [ExploredDestination], atOnce isAtOnce: Bool
  ) -> Bool {
    guard type(of: self) == type(of: other), shownChildren.isEmpty, other.shownChildren.isEmpty
    else { return false }
    let look = ScreenLook(self)
    guard look == ScreenLook(other), look.isTelling else { return false }
    // A screen with a context check of its own may look the same for two contexts.
    guard self is any ContextChecking, !(self is any ContextTelling) else { return true }
    return destinations.contains { $0.isShown(self) && $0.isShown(other) }
      || isAtOnce && StoredContext(self)?.isSame(as: StoredContext(other)) == true
  }
}

extension UIWindow {
  /// The screen that this one lies on: below it in its stack, or in the layer below.
  fileprivate func screenBelow(_ screen: UIViewController) -> UIViewController? {
    var inner = screen
    while let parent = inner.parent {
      if let stack = parent as? UINavigationController,
        let index = stack.viewControllers.firstIndex(of: inner), index > 0
      {
        return stack.viewControllers[index - 1].leaf
      }
      inner = parent
    }
    return layers.dropLast().last?.leaf
  }
}
