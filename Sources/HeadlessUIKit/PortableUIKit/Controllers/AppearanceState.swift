#if !canImport(UIKit)
/// Where a view controller is between hidden and shown: the one state machine behind the
/// appearance callbacks (rules 9–17). A value; sending the callbacks is its owner's business.
struct AppearanceState: Equatable {
  enum Phase: Equatable {
    case disappeared, appearing, appeared, disappearing
  }

  /// Who ends a transition that has begun.
  enum Driver: Equatable {
    /// A container, a presentation, or the app by `beginAppearanceTransition`.
    case container
    /// The move of the view into a window or out of it.
    case window
  }

  private(set) var phase = Phase.disappeared
  private(set) var driver = Driver.container
  private(set) var isAnimated = false
  private(set) var hasSentIsAppearing = false
  /// Set while children are told: they see a parent that is not leaving any longer (rule 18).
  var isForwarding = false

  var isInTransition: Bool { phase == .appearing || phase == .disappearing }

  /// Whether the view is on its way in, or in.
  var isVisible: Bool { phase == .appearing || phase == .appeared }

  var needsIsAppearing: Bool { phase == .appearing && !hasSentIsAppearing }

  /// Begins a transition. One in the opposite direction may be turned round (rule 17); a second
  /// one in the same direction is not balanced (M16), and proceeds all the same.
  mutating func begin(appearing: Bool, animated: Bool, driver: Driver) -> Bool {
    let isBalanced = phase != (appearing ? .appearing : .disappearing)
    phase = appearing ? .appearing : .disappearing
    isAnimated = animated
    self.driver = driver
    hasSentIsAppearing = false
    return isBalanced
  }

  /// Nobody else will end the transition that is open.
  mutating func handOverToWindow() {
    driver = .window
  }

  mutating func markIsAppearingSent() {
    hasSentIsAppearing = true
  }

  /// Ends the transition: the phase it led to, nil when none was open.
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
