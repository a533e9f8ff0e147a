#if !canImport(UIKit)
/// A transition of a container or presentation, from its call to its end. Animators see it as the
/// transition's context, everything else as its coordinator.
@MainActor final class RunningTransition: NSObject {
  enum Phase: Equatable {
    /// Requested, while nothing has appeared yet.
    case pending
    case running
    case ended(isCancelled: Bool)
  }

  let device: HeadlessDevice
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  let style: UIModalPresentationStyle
  let isAnimated: Bool
  /// Whether the app's completion handler never runs (rule 295).
  var isCompletionLost = false
  /// Whether animations were enabled at the time of the request.
  private let mayMove: Bool
  private(set) var isInitiallyInteractive: Bool
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var phase = Phase.pending
  /// Whether the completions have run. Until then, callers may add more, including callbacks at the
  /// end such as a delegate's `didShow`.
  private(set) var isOver = false
  private(set) var interaction: Interaction
  private var coordination: Coordination?
  /// The closure that starts the transition on a later turn, until it has started.
  private var start: (@MainActor () -> Void)?
  private var ended: (@MainActor (_ isCancelled: Bool) -> Void)?
  private var group: TransactionGroup?
  var container: UIView?
  /// Whether the view of `from` stays in place, outside the container (rule 150).
  var fromStays = false
  /// Whether the view of `to` has been in place all along, outside the container.
  var toStays = false
  /// Whether the transition zooms in or out (rule 144).
  var isZoom = false

  /// - Parameter isInteractive: Whether a gesture drives the transition.
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

  /// The duration of UIKit's own animation, in seconds.
  var standardDuration: TimeInterval = 0.35

  var duration: TimeInterval {
    guard isAnimated, mayMove, device.animations.isEnabled, !isUnseen else { return 0 }
    return animator?.transitionDuration(using: self) ?? standardDuration
  }

  /// Whether the transition is in a background scene, which draws nothing.
  private var isUnseen: Bool {
    container?.window?.windowScene?.activationState == .background
  }

  var madeCoordination: Coordination {
    if let coordination { return coordination }
    let made = Coordination()
    coordination = made
    return made
  }

  /// Whether the transition only waits for its turn, with nothing to see (rule 261).
  var isInstant: Bool {
    !(isAnimated && mayMove) && animator == nil && interactor == nil && interaction == .none
  }

  /// Starts on the next turn, or earlier if a later request can't wait.
  func startLater(_ start: @escaping @MainActor () -> Void) {
    self.start = start
    device.schedule { self.startNow() }
  }

  private func startNow() {
    let start = start
    self.start = nil
    start?()
  }

  /// Ends the transition within this call, starting it first if necessary. A gesture in progress
  /// cancels the transition.
  func finishNow() {
    startNow()
    if isRunning { end(isCancelled: interaction.isRunning || isCancelled) }
  }

  /// Starts the animation. It calls `ended` once, at the end.
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

  /// Ends after a delay. A gesture may be over before the turn on which its transition starts.
  func endLater(after seconds: TimeInterval) {
    let isCancelled = isCancelled
    device.schedule(after: .seconds(seconds)) { self.end(isCancelled: isCancelled) }
  }

  /// Ends the transition, whether it's running or never started. Does nothing if it has already
  /// ended.
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

  /// Ends a transition that's out of sight, because the system cancels the gesture.
  func endUnseen() {
    interact(.cancelled)
    end(isCancelled: isCancelled)
  }

  /// Discards everything without callbacks, because the process has ended.
  func abandon() {
    phase = .ended(isCancelled: false)
    isOver = true
    (from, to, container) = (nil, nil, nil)
    (start, ended, coordination, group) = (nil, nil, nil, nil)
    (animator, interactor) = (nil, nil)
  }

  /// Starts the transition interactively, as if a gesture had begun, because it has an interaction
  /// controller.
  func beginInteraction(with interactor: any UIViewControllerInteractiveTransitioning) {
    self.interactor = interactor
    (interactor as? UIPercentDrivenInteractiveTransition)?.drive(self)
    isInitiallyInteractive = true
    interaction = .running(percent: 0)
  }

  /// Moves the interaction on to its next state.
  func interact(_ next: Interaction) {
    guard interaction.isRunning else { return }
    interaction = next
    if !next.isRunning { coordination?.tellInteractionChange(self) }
  }
}

/// A weak reference, because the device doesn't keep a transition alive that never ends.
struct RunningReference {
  private(set) weak var transition: RunningTransition?
}

/// The progress of a gesture that drives a transition.
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
