import PortableUIKit
import StepRouter

/// A navigation's plan as names, to compare with its actual events.
@MainActor
struct Prediction {
  private enum Content {
    case plan(dismissed: [TypeName], revealed: [TypeName], built: [TypeName], NavigationKind?)
    case failure(String)
  }

  private let content: Content

  /// Asks the router for its plan.
  init(_ destination: ExploredDestination, by router: any Router) {
    switch destination.plan(router) {
    case .success(let plan):
      content = .plan(
        dismissed: plan.dismissed.map { TypeName(type(of: $0)) },
        revealed: plan.revealed.map { TypeName(type(of: $0.viewController)) },
        built: plan.built.map(\.step.screen), plan.kind)
    case .failure(let error): content = .failure(error.description)
    }
  }

  init(_ summary: PlanSummary) {
    content = .plan(
      dismissed: summary.dismissed.map(\.type), revealed: summary.revealed.map(\.type),
      built: summary.built.map(\.screen), nil)
  }

  /// Returns the differences from a navigation that has ended.
  func differences(from request: Request, ending: Request.Ending) -> [Problem] {
    switch (content, ending) {
    case (.failure(let expected), .failed(let error)):
      guard expected != error.description else { return [] }
      return [
        Problem(.notAsPlanned, "The plan failed with “\(expected)”, the navigation did not.")
      ]
    case (.failure(let expected), .reached):
      return [Problem(.notAsPlanned, "The plan failed, but the navigation did not: \(expected)")]
    case (.plan, .failed): return []
    case (.plan, .reached(let kind, _)):
      return (request.hasAskedInterceptors ? request.lastPlan : self)?.differences(
        from: Deeds(request.events), kind: kind) ?? []
    }
  }

  private func differences(from deeds: Deeds, kind: NavigationKind) -> [Problem] {
    guard case .plan(let dismissed, let revealed, let built, let planned) = content else {
      return []
    }
    var problems: [Problem] = []
    let compare = { (verb: String, planned: [String], done: [String]) in
      guard planned != done else { return }
      problems.append(
        Problem(
          .notAsPlanned,
          "It \(verb) \(Self.list(done)), but the plan said \(Self.list(planned))."))
    }
    compare("dismissed", Self.names(dismissed), Self.names(deeds.dismissed))
    // The router may show more: it looks up some screens only after it has built others.
    compare(
      "showed", Self.names(revealed), Self.names(Array(deeds.revealed.prefix(revealed.count))))
    compare("built", Self.names(built).sorted(), Self.names(deeds.built).sorted())
    if let planned { compare("ended as", [planned.rawValue], [kind.rawValue]) }
    return problems
  }

  private static func names(_ types: [TypeName]) -> [String] { types.map(\.description) }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.joined(separator: ", ")
  }

  /// The actions that a navigation's events report.
  private struct Deeds {
    var dismissed: [TypeName] = []
    var revealed: [TypeName] = []
    var built: [TypeName] = []

    init(_ events: [RoutingEvent.Kind]) {
      for event in events {
        switch event {
        case .dismissed(let layers): dismissed += layers.map(\.type)
        case .madeVisible(let child, _): revealed.append(child.type)
        case .built(let step): built.append(step.screen)
        default: continue
        }
      }
    }
  }
}

extension Request {
  /// The last plan, which replaces the earlier ones.
  fileprivate var lastPlan: Prediction? {
    for event in events.reversed() {
      if case .planned(let summary) = event { return Prediction(summary) }
    }
    return nil
  }
}
