#if !canImport(UIKit)
/// The state machine behind a view controller's appearance callbacks (rules 9–17). The owner of
/// this value sends the callbacks.
struct AppearanceState: Equatable {
  enum Phase: Equatable {
    case disappeared, appearing, appeared, disappearing
  }

  /// The driver of a transition, which also ends it.
  enum Driver: Equatable {
    /// A container, a presentation, or the app through `beginAppearanceTransition`.
    case container
    /// The view's move into a window or out of it.
    case window
  }

  /// A callback that the app's overrides pass on with `super`.
  enum Callback: String {
    case willAppear = "viewWillAppear"
    case didAppear = "viewDidAppear"
    case willDisappear = "viewWillDisappear"
    case didDisappear = "viewDidDisappear"
  }

  /// The callback that is being sent, for which `super` may be called (M60).
  var due: Callback?
  private(set) var phase = Phase.disappeared
  private(set) var driver = Driver.container
  private(set) var isAnimated = false
  private(set) var hasSentIsAppearing = false
  /// Whether the callbacks are going to the children, which then see `isMovingFromParent` as false
  /// on their parent (rule 18).
  var isForwarding = false

  var isInTransition: Bool { phase == .appearing || phase == .disappearing }

  /// Whether the view is appearing or has appeared.
  var isVisible: Bool { phase == .appearing || phase == .appeared }

  var needsIsAppearing: Bool { phase == .appearing && !hasSentIsAppearing }

  /// Begins a transition, which may reverse a running one (rule 17). Returns false for a second one
  /// in the same direction, which is unbalanced (M16) but goes ahead.
  mutating func begin(appearing: Bool, animated: Bool, driver: Driver) -> Bool {
    let isBalanced = phase != (appearing ? .appearing : .disappearing)
    phase = appearing ? .appearing : .disappearing
    isAnimated = animated
    self.driver = driver
    hasSentIsAppearing = false
    return isBalanced
  }

  /// Makes the window end the open transition, because no container will.
  mutating func handOverToWindow() {
    driver = .window
  }

  mutating func markIsAppearingSent() {
    hasSentIsAppearing = true
  }

  /// Ends the transition and returns the phase it led to; nil if none was open.
  mutating func end() -> Phase? {
    switch phase {
    case .appearing: phase = .appeared
    case .disappearing: phase = .disappeared
    case .appeared, .disappeared: return nil
    }
    return phase
  }
}
#endif
