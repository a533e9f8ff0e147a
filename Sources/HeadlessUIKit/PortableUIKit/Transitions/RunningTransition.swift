#if !canImport(UIKit)
/// One movement of a container or a presentation, from its call to its end: what UIKit shows to
/// animators as the transition's context, and to everybody else as its coordinator.
@MainActor final class RunningTransition: NSObject {
  /// Where the movement is.
  enum Phase: Equatable {
    /// Asked for; nothing has appeared yet.
    case pending
    case running
    case ended(isCancelled: Bool)
  }

  let device: HeadlessDevice
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  let style: UIModalPresentationStyle
  let isAnimated: Bool
  /// Whether animations were enabled when it was asked for.
  private let mayMove: Bool
  private(set) var isInitiallyInteractive: Bool
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var phase = Phase.pending
  /// Whether the completions have been called: until then more may be added, also by those who
  /// hear of the end, such as a delegate in `didShow`.
  private(set) var isOver = false
  private(set) var interaction: Interaction
  private var coordination: Coordination?
  /// What starts it on a later turn, until it has started.
  private var start: (@MainActor () -> Void)?
  private var ended: (@MainActor (_ isCancelled: Bool) -> Void)?
  private var group: TransactionGroup?
  var container: UIView?
  /// Whether the view it goes from stays where it is, outside the container (rule 150).
  var fromStays = false
  /// Whether the view it goes to has been there all along, outside the container.
  var toStays = false
  /// Whether it zooms in or out (rule 144).
  var isZoom = false

  /// - Parameter isInteractive: whether a gesture drives it.
  init(
    device: HeadlessDevice, from: UIViewController?, to: UIViewController?,
    style: UIModalPresentationStyle = .none, isAnimated: Bool, isInteractive: Bool = false
  ) {
    self.device = device
    self.from = from
    self.to = to
    self.style = style
    self.isAnimated = isAnimated
    mayMove = device.animations.isEnabled
    isInitiallyInteractive = isInteractive
    interaction = isInteractive ? .running(percent: 0) : .none
    group = device.transactions.beginWork()
    super.init()
  }

  var isCancelled: Bool {
    switch phase {
    case .ended(let isCancelled): isCancelled
    case .pending, .running: interaction == .cancelled
    }
  }

  var isRunning: Bool { phase == .running }

  var hasEnded: Bool {
    if case .ended = phase { true } else { false }
  }

  /// The duration of UIKit's own animation.
  var standardDuration: TimeInterval = 0.35

  var duration: TimeInterval {
    guard isAnimated, mayMove, device.animations.isEnabled, !isUnseen else { return 0 }
    return animator?.transitionDuration(using: self) ?? standardDuration
  }

  /// Whether it is in a scene in the background, where nothing is drawn.
  private var isUnseen: Bool {
    container?.window?.windowScene?.activationState == .background
  }

  var madeCoordination: Coordination {
    if let coordination { return coordination }
    let made = Coordination()
    coordination = made
    return made
  }

  /// Whether it only waits for its turn: nothing is to be seen of it (rule 261).
  var isInstant: Bool {
    !(isAnimated && mayMove) && animator == nil && interactor == nil && interaction == .none
  }

  /// Starts on the next turn, or when what comes after it cannot wait.
  func startLater(_ start: @escaping @MainActor () -> Void) {
    self.start = start
    device.schedule { self.startNow() }
  }

  private func startNow() {
    let start = start
    self.start = nil
    start?()
  }

  /// Ends in the call, once the call that asked for it has returned; a gesture is let go of.
  func finishNow() {
    startNow()
    if isRunning { end(isCancelled: interaction.isRunning || isCancelled) }
  }

  /// Starts the animation; `ended` is called once, at its end.
  func run(in container: UIView, ended: @escaping @MainActor (_ isCancelled: Bool) -> Void) {
    phase = .running
    self.container = container
    self.ended = ended
    coordination?.runAnimations(self)
    if let interactor, interaction != .none {
      interactor.startInteractiveTransition(self)
    } else if let animator {
      animator.animateTransition(using: self)
    } else if interaction == .none {
      endAfter(duration)
    }
    if !hasEnded { device.runningTransitions.append(RunningReference(transition: self)) }
    device.noteChange()
  }

  private func endAfter(_ seconds: TimeInterval) {
    guard seconds > 0 else { return end(isCancelled: isCancelled) }
    endLater(after: seconds)
  }

  /// A gesture may be over before the turn on which its transition starts.
  func endLater(after seconds: TimeInterval) {
    let isCancelled = isCancelled
    device.schedule(after: .seconds(seconds)) { self.end(isCancelled: isCancelled) }
  }

  /// Ends a movement that never started, or one that does not run any longer.
  func end(isCancelled: Bool) {
    guard !hasEnded else { return }
    phase = .ended(isCancelled: isCancelled)
    if !device.runningTransitions.isEmpty {
      device.runningTransitions.removeAll { $0.transition == nil || $0.transition === self }
    }
    let ended = ended
    self.ended = nil
    ended?(isCancelled)
    animator?.animationEnded(!isCancelled)
    isOver = true
    coordination?.runCompletions(self)
    coordination = nil
    animator = nil
    interactor = nil
    group?.endWork()
    group = nil
    device.noteChange()
  }

  /// Ends what nobody sees any longer: the system takes the finger away.
  func endUnseen() {
    interact(.cancelled)
    end(isCancelled: isCancelled)
  }

  /// Lets go of everything, and tells nobody: the process has ended.
  func abandon() {
    phase = .ended(isCancelled: false)
    isOver = true
    (from, to, container) = (nil, nil, nil)
    (start, ended, coordination, group) = (nil, nil, nil, nil)
    (animator, interactor) = (nil, nil)
  }

  /// A transition with an interaction controller starts with a gesture, too.
  func beginInteraction(with interactor: any UIViewControllerInteractiveTransitioning) {
    self.interactor = interactor
    (interactor as? UIPercentDrivenInteractiveTransition)?.drive(self)
    isInitiallyInteractive = true
    interaction = .running(percent: 0)
  }

  /// Moves the gesture's part along.
  func interact(_ next: Interaction) {
    guard interaction.isRunning else { return }
    interaction = next
    if !next.isRunning { coordination?.tellInteractionChange(self) }
  }
}

/// The device does not keep a transition that nobody ends.
struct RunningReference {
  private(set) weak var transition: RunningTransition?
}

/// How far a gesture has driven a transition.
enum Interaction: Equatable {
  case none
  case running(percent: CGFloat)
  case finished
  case cancelled

  var isRunning: Bool {
    if case .running = self { true } else { false }
  }
}
#endif
