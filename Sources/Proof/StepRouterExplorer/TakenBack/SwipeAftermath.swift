import PortableUIKit

/// Compares the user's touches on a screen with the same touches after a swipe that the user took
/// back: a touch that did something must not do nothing then.
@MainActor
struct SwipeAftermath {
  /// The maximum number of touches to compare on a screen.
  private static let mostTouches = 12

  private let explorer: Explorer
  private let steps: [WalkStep]
  private let swipe: UserMove

  /// What the user can touch before the swipe.
  private struct Beginning {
    let screen: Culprit
    let touches: [UserMove]
    let allowed: [AllowedFault]
  }

  /// Creates a comparison for a swipe after these steps.
  init(_ explorer: Explorer, of swipe: UserMove, after steps: [WalkStep]) {
    self.explorer = explorer
    self.steps = steps
    self.swipe = swipe
  }

  /// Returns the fault of the first control that no longer does anything.
  func problem() async -> Problem? {
    let beginning = await explorer.after(steps) { replay -> Beginning? in
      guard let front = replay.window.frontLeaf else { return nil }
      let screen = replay.device.perform { Culprit(front) }
      let (touches, key) = (replay.touches, replay.key.fingerprint)
      guard await replay.perform(swipe), replay.key.fingerprint == key else { return nil }
      return Beginning(
        screen: screen, touches: Array(touches.prefix(Self.mostTouches)),
        allowed: replay.app.allowed)
    }
    guard let beginning else { return nil }
    for touch in beginning.touches {
      if let problem = await problem(of: [touch], beginning) { return problem }
    }
    for touch in beginning.touches where touch.kind == .type {
      // Typing a text often enables a button.
      let taps = await explorer.after(steps) { replay -> [UserMove]? in
        await replay.perform(touch) ? replay.touches.filter { $0.kind == .tap } : nil
      }
      for tap in (taps ?? []).prefix(Self.mostTouches) {
        if let problem = await problem(of: [touch, tap], beginning) { return problem }
      }
    }
    return nil
  }

  /// Returns the fault if the last of these touches does nothing after the swipe.
  private func problem(of touches: [UserMove], _ beginning: Beginning) async -> Problem? {
    guard let last = touches.last, await acts(touches, afterSwipe: true) == false,
      await acts(touches, afterSwipe: false) == true,
      await acts(touches, afterSwipe: true) == false
    else { return nil }
    var culprit = beginning.screen
    culprit.control = last.name ?? last.phrase
    guard !beginning.allowed.cover(.lostBySwipe, of: culprit.names) else { return nil }
    return Problem(
      .lostBySwipe,
      "\(culprit) no longer does anything after the user begins to swipe the screen away and lets "
        + "it return: \(touches.words). Let go of what it needs only once the screen has gone, such "
        + "as in “presentationControllerDidDismiss”, or \(culprit.allowance(of: .lostBySwipe)).")
  }

  /// Whether the last of the touches changes anything that the user sees, after the swipe or,
  /// without it, after the same time. Nil if the touches before it aren't possible.
  private func acts(_ touches: [UserMove], afterSwipe isSwiped: Bool) async -> Bool? {
    await explorer.after(steps) { replay -> Bool? in
      if isSwiped {
        guard await replay.perform(swipe) else { return nil }
      } else {
        await replay.device.pass(.seconds(2))
        await replay.settle()
      }
      for touch in touches.dropLast() { guard await replay.perform(touch) else { return nil } }
      let before = replay.wholeText
      guard let last = touches.last, await replay.perform(last) else { return false }
      return replay.wholeText != before
    }
  }
}

extension Replay {
  /// The touches that are possible on the screens in front.
  var touches: [UserMove] {
    screen.moves.filter { move in
      switch move.kind {
      case .tap, .multiTap, .longPress, .swipe, .pan, .type, .slide, .step, .pick, .tab, .back,
        .swipeDown, .menuAction, .tapAccessory, .turnPage:
        true
      default: false
      }
    }
  }
}
