import StepRouterExplorer

/// Faults in copies of the club's app, each in a different phase.
enum PhaseFault: CaseIterable, Sendable {
  case complainsAtStart, unbalancedAtStart, membersAtStart
  case membersWhileAsking, formDismissedUnderAlert, formDismissedByWait, membersAfterClose
  case pinCoveredInTheMiddle
}

extension PhaseFault {
  var problem: Exploration.Problem {
    let members = Exploration.Problem(
      .interceptorBypassed, "ClubMembers is visible, though “a login” does not hold.")
    return switch self {
    case .complainsAtStart:
      .init(
        .complaint,
        "Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) whose view is not in the "
          + "window hierarchy.")
    case .unbalancedAtStart: .init(.unbalanced, "ClubHome “Home” is still disappearing.")
    case .membersAtStart, .membersWhileAsking, .membersAfterClose: members
    case .formDismissedUnderAlert, .formDismissedByWait:
      .init(.lockIgnored, "ClubForm refused to go, but is gone.")
    case .pinCoveredInTheMiddle: .init(.lockCovered, "ClubPIN locks, but is covered or gone.")
    }
  }

  /// Makes the attempt that shows the fault, in an explorer of the club.
  @MainActor
  func trial(_ explorer: Explorer) async -> Exploration {
    switch self {
    case .complainsAtStart, .unbalancedAtStart, .membersAtStart: await explorer.replay([])
    case .membersWhileAsking: await explorer.replay([], asking: "members")
    case .formDismissedUnderAlert:
      await explorer.replay([.tap("Form")], asking: "home", during: .alert)
    case .formDismissedByWait:
      await explorer.replay([.tap("Form")], awaiting: "answer", then: .cancel)
    case .membersAfterClose: await explorer.replay([.tap("Note")], closing: .front)
    case .pinCoveredInTheMiddle:
      await explorer.replay([.tap("PIN")], asking: "home", during: .alert)
    }
  }
}
