import PortableUIKit

/// A step of a chain, as declared.
package struct StepDescription: Sendable {
  package let reference: StepReference
  package let screen: UIViewController.Type
  /// The context that the step's finder, factory, interceptors and tasks take.
  package let context: any Any.Type
  /// Nil for a step that the router never looks for.
  package let finder: FinderDescription?
  /// Nil for a step that the router never builds.
  package let factory: FactoryDescription?
  /// Nil for a step that the router never builds.
  package let action: ActionDescription?
  package let interceptors: [InterceptorDescription]
  package let contextTasks: [TypeName]
  package let postTasks: [TypeName]
  /// The tasks that run after the screen leaves.
  package let leaveTasks: [TypeName]
  /// The conversion from the chain's context to the step's own; nil if both are the same.
  package internal(set) var conversion: ConversionDescription?
  /// True if the step's view controllers can check their context.
  package let checksContext: Bool
}

/// An interceptor of a step.
package struct InterceptorDescription: Sendable {
  package let type: TypeName
  package let location: CodeLocation
  /// The destinations in the interceptor's properties, to which it may navigate.
  package let destinations: [StepReference]
  let content: InterceptorContent
}

/// A context task that only notifies another task when the screen leaves.
@MainActor
protocol LeaveTelling {
  var told: Any { get }
}

/// A step that can describe itself.
@MainActor
protocol DescribedStep {
  var ownDescription: StepDescription { get }
}

extension ScreenStep: DescribedStep {
  var ownDescription: StepDescription {
    StepDescription(
      reference: reference, screen: Screen.self, context: Context.self,
      finder: finder.map { FinderDescription($0) },
      factory: factory.map { FactoryDescription($0) },
      action: integration.map { ActionDescription($0) },
      interceptors: extras?.interceptors.map(InterceptorDescription.init) ?? [],
      contextTasks: extras?.contextTasks.map(\.entity).filter { !($0 is any LeaveTelling) }
        .map { nameAsAdded($0) } ?? [],
      postTasks: extras?.postTasks.map { nameAsAdded($0) } ?? [],
      leaveTasks: extras?.contextTasks.compactMap { ($0.entity as? any LeaveTelling)?.told }
        .map { nameAsAdded($0) } ?? [],
      checksContext: Screen.self is any ContextChecking<Context>.Type)
  }
}

extension TransformedStep: DescribedStep {
  var ownDescription: StepDescription {
    var described = base.described
    described.conversion = ConversionDescription(
      transformer: TypeName(type(of: transformer)), source: Context.self, target: Target.self,
      location: location)
    return described
  }
}

extension ContextlessStep: DescribedStep {
  var ownDescription: StepDescription { base.described }
}

extension SearchedStep {
  /// The step's description. A step that can't describe itself counts as one without a finder and a
  /// factory.
  fileprivate var described: StepDescription {
    (self as? any DescribedStep)?.ownDescription
      ?? StepDescription(
        reference: reference, screen: screenType, context: Context.self, finder: nil, factory: nil,
        action: nil, interceptors: [], contextTasks: [], postTasks: [], leaveTasks: [],
        checksContext: false)
  }

  var part: RoutePart { .step(described) }
}

extension InterceptorDescription {
  @MainActor
  fileprivate init<Context>(_ added: ContextualInterceptor<Context>) {
    let interceptor = added.interceptor
    type = nameAsAdded(interceptor)
    location = added.location
    destinations = Mirror(reflecting: interceptor).children.compactMap {
      ($0.value as? any NamedDestination)?.reference
    }
    content = InterceptorContent(of: interceptor)
  }
}

/// A destination that an interceptor can hold in a property.
@MainActor
protocol NamedDestination {
  var reference: StepReference { get }
}

extension DestinationStep: NamedDestination {}

extension Target: NamedDestination {
  var reference: StepReference { step.reference }
}
