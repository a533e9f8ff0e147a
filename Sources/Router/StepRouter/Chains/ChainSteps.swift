import PortableUIKit

/// The steps of an unfinished chain.
///
/// ```swift
/// let steps = StepAssembly(finder: HomeFinder(), factory: NilFactory())._steps
/// ```
@MainActor
public struct _ChainSteps<Context> {
  private var attached: AttachedStep<Context>?
  /// The step whose action isn't known yet. A step that the router never builds needs none.
  private var last: _HostDeclaration<Context>?

  init(_ declaration: _HostDeclaration<Context>) { last = declaration }

  /// Returns the steps with an action for the last one.
  func integrated(by integration: Integration?) -> Self {
    guard let last else { return self }
    var copy = self
    copy.attached = AttachedStep(last.step(integration), above: attached)
    copy.last = nil
    return copy
  }

  /// Returns the steps with another one below them.
  func standing(on next: _HostDeclaration<Context>) -> Self {
    var copy = integrated(by: nil)
    copy.last = next
    return copy
  }

  /// Returns the steps with the first one changed.
  func changed(by change: (any StepChange)?) -> Self {
    guard let change else { return self }
    var copy = integrated(by: nil)
    copy.attached = copy.attached?.firstChanged(by: change)
    return copy
  }

  /// Returns the finished chain.
  func attached<Screen>(
    to base: DestinationStep<some UIViewController, Context>, location: CodeLocation
  ) -> DestinationStep<Screen, Context> {
    var chain = base.chain.located(at: location)
    var reference = base.reference
    var next = integrated(by: nil).attached
    while let attached = next {
      chain = ChainedStep(attached.step, behind: chain)
      reference = attached.step.reference
      next = attached.above
    }
    return DestinationStep(chain: chain, reference: reference)
  }

  /// Returns the finished chain, on a base that needs no context.
  func attached<Screen>(
    toContextless base: DestinationStep<some UIViewController, Void>, location: CodeLocation
  ) -> DestinationStep<Screen, Context> {
    let located = DestinationStep<UIViewController, Void>(
      chain: base.chain.located(at: location), reference: base.reference)
    return attached(to: located.adaptingContext(), location: location)
  }
}

/// A step of an unfinished chain, and the steps above it. Chains that continue the same beginning
/// share it.
final class AttachedStep<Context>: ChainNode {
  let step: ChainStep<Context>
  private(set) var above: AttachedStep?

  init(_ step: ChainStep<Context>, above: AttachedStep?) {
    self.step = step
    self.above = above
  }

  deinit { releaseBehind() }

  override func detach() -> ChainNode? {
    defer { above = nil }
    return above
  }

  /// Returns the steps with the first one changed.
  @MainActor
  func firstChanged(by change: any StepChange) -> AttachedStep {
    guard let above else { return AttachedStep(step.changed(by: change), above: nil) }
    return AttachedStep(step, above: above.firstChanged(by: change))
  }
}
