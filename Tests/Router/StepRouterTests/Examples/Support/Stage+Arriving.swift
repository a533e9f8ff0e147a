import PortableUIKit
import StepRouter
import Testing

extension Stage {
  /// Navigates, and returns the kind of the outcome, or the error.
  ///
  /// It also expects what holds for every navigation: planning changes nothing, the router performs
  /// the plan made just before, there is one completion, and UIKit has nothing to complain about. A
  /// navigation that fails moves nothing.
  func arrive<Screen, Context>(
    at step: DestinationStep<Screen, Context>, with context: Context, animated: Bool,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let before = (tree: tree, completions: completions)
    let planned = plan(to: step, with: context)
    #expect(tree == before.tree, "planning changes nothing", sourceLocation: sourceLocation)
    recorder.clear()
    let end = go(to: step, with: context, animated: animated)
    #expect(completions == before.completions + 1, sourceLocation: sourceLocation)
    #expect(recorder.misuses == [], sourceLocation: sourceLocation)
    #expect(device.warnings == [], sourceLocation: sourceLocation)
    let performed = Movements(events: recorder.events)
    switch end {
    case nil: return "unfinished"
    case .success(let outcome):
      let plan = try? planned.get()
      #expect(plan?.isSame(as: outcome.plan) == true, sourceLocation: sourceLocation)
      #expect(
        performed.carriesOut(outcome.plan), "\(performed)", sourceLocation: sourceLocation)
      return outcome.kind.rawValue
    case .failure(let error):
      #expect(performed == Movements(), sourceLocation: sourceLocation)
      #expect(tree == before.tree, sourceLocation: sourceLocation)
      if case .failure(let foreseen) = planned {
        #expect("\(foreseen)" == "\(error)", sourceLocation: sourceLocation)
      }
      return "\(error)"
    }
  }

  private func plan<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) -> Result<RoutingPlan, RoutingError> {
    do { return .success(try router.plan(to: step, with: context)) } catch {
      return .failure(error)
    }
  }
}

/// What a navigation does on screen, in the names of classes: a task may change a title on the way.
private struct Movements: Equatable {
  var dismissed: [String] = []
  var revealed: [String] = []
  /// Sorted, since a container is built around its children and so after them.
  var built: [String] = []

  init() {}

  @MainActor
  init(plan: RoutingPlan) {
    dismissed = plan.dismissed.map { "\(type(of: $0))" }
    revealed = plan.revealed.map { "\(type(of: $0.viewController)) in \(type(of: $0.container))" }
    built = plan.built.map { "\($0.step)" }.sorted()
  }

  init(events: [RoutingEvent]) {
    for event in events {
      switch event.kind {
      case .dismissed(let layers): dismissed += layers.map { "\($0.type)" }
      case .madeVisible(let child, let container):
        revealed.append("\(child.type) in \(container.type)")
      case .built(let step): built.append("\(step)")
      default: continue
      }
    }
    built.sort()
  }

  /// Whether this is what the plan says. What comes to the front for a step that's looked up isn't
  /// known before.
  @MainActor
  func carriesOut(_ plan: RoutingPlan) -> Bool {
    var foreseen = Movements(plan: plan)
    if !plan.lookedUp.isEmpty, revealed.starts(with: foreseen.revealed) {
      foreseen.revealed = revealed
    }
    return self == foreseen
  }
}

extension RoutingPlan {
  /// Whether another plan names the very same view controllers and steps.
  fileprivate func isSame(as other: RoutingPlan) -> Bool {
    viewControllers.elementsEqual(other.viewControllers) { $0 === $1 }
      && built.map(\.step) == other.built.map(\.step) && kind == other.kind
  }

  private var viewControllers: [UIViewController?] {
    [start] + dismissed + [nil] + revealed.flatMap { [$0.viewController, $0.container] } + [nil]
      + built.map(\.host)
  }
}
