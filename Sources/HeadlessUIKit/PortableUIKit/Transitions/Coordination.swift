#if !canImport(UIKit)
/// The closures to run alongside and after a transition.
@MainActor final class Coordination {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []

  func add(animation: Handler?, completion: Handler?) {
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
  }

  func addInteractionHandler(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  func runAnimations(_ transition: RunningTransition) {
    let animations = animations
    self.animations = []
    for animation in animations { animation(transition) }
  }

  func runCompletions(_ transition: RunningTransition) {
    let completions = completions
    self.completions = []
    interactionHandlers = []
    for completion in completions { completion(transition) }
  }

  func tellInteractionChange(_ transition: RunningTransition) {
    for handler in interactionHandlers { handler(transition) }
  }
}

extension RunningTransition: UIViewControllerTransitionCoordinator {
  var initiallyInteractive: Bool { isInitiallyInteractive }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { interaction.isRunning }
  var transitionDuration: TimeInterval { duration }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var presentationStyle: UIModalPresentationStyle { style }
  var targetTransform: CGAffineTransform { .identity }
  var containerView: UIView { container ?? UIView() }

  var percentComplete: CGFloat {
    if case .running(let percent) = interaction { percent } else { 0 }
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    if key == .from { return fromStays ? nil : from?.viewIfLoaded }
    return key == .to && !toStays ? to?.viewIfLoaded : nil
  }

  @discardableResult
  func animate(
    alongsideTransition animation: Coordination.Handler?, completion: Coordination.Handler?
  ) -> Bool {
    guard !isOver else { return false }
    guard phase != .pending else {
      madeCoordination.add(animation: animation, completion: completion)
      return true
    }
    animation?(self)
    madeCoordination.add(animation: nil, completion: completion)
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Coordination.Handler?, completion: Coordination.Handler?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Coordination.Handler) {
    madeCoordination.addInteractionHandler(handler)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Coordination.Handler) {
    madeCoordination.addInteractionHandler(handler)
  }
}

extension RunningTransition: UIViewControllerContextTransitioning {
  var transitionWasCancelled: Bool { isCancelled }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard interaction.isRunning else { return }
    interact(.running(percent: percentComplete))
  }

  func finishInteractiveTransition() {
    interact(.finished)
  }

  func cancelInteractiveTransition() {
    interact(.cancelled)
  }

  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    end(isCancelled: !didComplete)
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from || toStays && vc === to ? container?.bounds ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === to || fromStays && vc === from ? container?.bounds ?? .zero : .zero
  }
}
#endif
