import PortableUIKit
import StepRouter

/// Something that begins before the request for a destination, or comes right after it.
@MainActor
final class Interference {
  private static let beginning = Duration.milliseconds(100)
  /// The time after which a fold resizes the windows: longer than a frame.
  static let foldsFirst = Duration.milliseconds(50)
  /// A time shorter than the frame by which the display lags behind the hinge.
  private static let beforeDisplay = Duration.milliseconds(8)

  private let replay: Replay
  private let interleaving: Interleaving
  private var gesture: TestGesture?
  /// UIKit's complaints from before the alert. Later ones come from the alert, not from the router.
  private(set) var complaints: [String] = []
  /// Whether it consists of requests only, which the explorer then makes at the same moment.
  var isOfRequests: Bool { interleaving.isOfRequests }
  /// Whether the window changed its size after all requests had ended: UIKit may then have put a
  /// column over their screens.
  private(set) var resizedAfterwards = false

  /// Whether nothing besides the requests has a reason to cover or remove a screen, or to change
  /// another window.
  var leavesScreensAlone: Bool {
    isOfRequests || (interleaving.kind == .alert && !interleaving.folds)
      || interleaving.kind == .otherWindow
  }

  /// Whether the user folds the phone once more while an interceptor waits.
  var foldsWhileWaiting: Bool { interleaving.kind == .fold }

  /// Whether the user may be removing a screen that refuses to go.
  var mayRemoveLocked: Bool {
    [.pop, .dismissal, .pageTurn, .interactivePop].contains(interleaving.kind)
  }

  init(_ interleaving: Interleaving, in replay: Replay) {
    self.interleaving = interleaving
    self.replay = replay
  }

  /// Begins the part that is under way when the explorer asks for the destination. Returns false if
  /// that isn't possible.
  func begin() async -> Bool {
    defer { _ = replay.takeComplaints() }
    guard replay.canFold || !(interleaving.folds || interleaving.kind.isFold) else { return false }
    guard await beginMovement() else { return false }
    if interleaving.folds, interleaving.kind.isMovement, interleaving.kind != .tabSwitch {
      replay.changeDisplay()
    }
    return true
  }

  private func beginMovement() async -> Bool {
    switch interleaving.kind {
    case .secondRequest, .furtherRequests, .alert, .fold: return true
    case .hinge:
      replay.changeDisplay()
      return true
    case .folding:
      replay.changeDisplay()
      await replay.device.pass(Self.foldsFirst)
      return true
    case .resize, .resizedRequest: return replay.device.canResize
    case .otherWindow: return await replay.turnToNext()
    case .interactivePop, .cancelledPop:
      guard let stack = replay.window.frontStack else { return false }
      gesture = replay.device.beginPop(in: stack)
      gesture?.update(0.4)
      return gesture != nil
    case .tabSwitch:
      // A tab switch takes no time, so it comes while the windows are being resized.
      guard let move = interleaving.move, interleaving.folds else { return false }
      replay.changeDisplay()
      await replay.device.pass(Self.foldsFirst)
      return replay.begin(move)
    case .push, .pop, .presentation, .dismissal, .pageTurn, .columnShow:
      guard let move = interleaving.move, replay.begin(move) else { return false }
      await replay.device.pass(Self.beginning)
      return true
    }
  }

  /// Goes on once the explorer has asked for the destination. Returns the further requests, if any.
  func goOn(beside request: Request) async -> [(attempt: Attempt, request: Request)] {
    if interleaving.isOfRequests { return ask() }
    let later = interleaving.asksForMore ? ask() : []
    if interleaving.kind == .hinge {
      await replay.device.pass(Self.beforeDisplay)
      resizedAfterwards = isSeen(request)
    }
    await replay.device.pass(Self.beginning)
    switch interleaving.kind {
    case .interactivePop: gesture?.finish()
    case .cancelledPop: gesture?.cancel()
    case .alert:
      presentAlert()
      if interleaving.folds { await replay.device.pass(Self.beginning) }
    case .fold: break
    case .resize, .resizedRequest:
      resizedAfterwards = request.hasEnded && later.allSatisfy(\.request.hasEnded)
      resize()
    case .otherWindow: await replay.turnBack()
    case .push, .pop, .presentation, .dismissal, .pageTurn, .tabSwitch, .columnShow,
      .secondRequest, .furtherRequests, .hinge, .folding:
      break
    }
    if foldsWhileWaiting || (interleaving.folds && !interleaving.kind.isMovement) {
      resizedAfterwards = request.hasEnded && later.allSatisfy(\.request.hasEnded)
      replay.changeDisplay()
    }
    return later
  }

  private func ask() -> [(attempt: Attempt, request: Request)] {
    interleaving.requests.compactMap { name in
      guard let destination = replay.app.destinations.first(where: { $0.name == name }) else {
        return nil
      }
      let attempt = Attempt(destination, in: replay)
      return (attempt, replay.ask(destination))
    }
  }

  /// Whether the request has ended on a screen that the user sees now.
  private func isSeen(_ request: Request) -> Bool {
    guard case .reached(_, let screen) = request.endings.first,
      let screen = screen.viewController
    else { return false }
    return replay.hindrance(of: screen) == nil
  }

  private func resize() {
    let other = WindowShape(of: replay.window).other
    replay.resize(replay.window, to: other)
  }

  private func presentAlert() {
    complaints = replay.takeComplaints()
    replay.device.perform {
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      let presenter = replay.window.layers.last { !$0.isBeingPresented && !$0.isBeingDismissed }
      if presenter?.presentedFromHere == nil { presenter?.present(alert, animated: true) }
    }
    _ = replay.takeComplaints()
  }
}

extension Interleaving.Kind {
  /// Whether it needs a phone that folds.
  fileprivate var isFold: Bool { self == .hinge || self == .folding || self == .fold }

  /// Whether it's a movement that begins before the request.
  fileprivate var isMovement: Bool {
    switch self {
    case .push, .pop, .presentation, .dismissal, .pageTurn, .interactivePop, .cancelledPop,
      .tabSwitch, .columnShow:
      true
    default: false
    }
  }

  /// The kind of movement that a move has begun in a window. Check while it's under way.
  @MainActor
  init?(movingIn window: UIWindow, depthBefore: Int) {
    guard let top = window.layers.last else { return nil }
    if top.isBeingPresented {
      self = .presentation
    } else if top.isBeingDismissed {
      self = .dismissal
    } else if let stack = window.frontStack, stack.transitionCoordinator != nil {
      self = stack.viewControllers.count > depthBefore ? .push : .pop
    } else if window.visible.contains(where: \.isMovingColumns) {
      self = .columnShow
    } else {
      return nil
    }
  }
}

extension UIViewController {
  /// Whether this split view controller is showing or hiding columns side by side.
  fileprivate var isMovingColumns: Bool {
    guard let split = self as? UISplitViewController else { return false }
    return !split.isCollapsed && split.transitionCoordinator != nil
  }
}

extension UIWindow {
  /// The innermost visible stack.
  var frontStack: UINavigationController? {
    visible.last { $0 is UINavigationController } as? UINavigationController
  }
}
