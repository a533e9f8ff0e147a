import PortableUIKit

/// A step of a chain, as it was declared.
package struct StepDescription: Sendable {
  package let reference: StepReference
  package let screen: UIViewController.Type
  /// What its finder, factory, interceptors and tasks get.
  package let context: any Any.Type
  /// Nil for a step that is never looked for.
  package let finder: FinderDescription?
  /// Nil for a step that is never built.
  package let factory: FactoryDescription?
  /// Nil for a step that is never built.
  package let action: ActionDescription?
  package let interceptors: [InterceptorDescription]
  package let contextTasks: [TypeName]
  package let postTasks: [TypeName]
  /// What is told when the screen has left.
  package let leaveTasks: [TypeName]
  /// How the chain's context becomes the step's own; nil where it is the same.
  package internal(set) var conversion: ConversionDescription?
  /// Whether its view controllers can tell for which context they are.
  package let checksContext: Bool
}

/// An interceptor of a step.
package struct InterceptorDescription: Sendable {
  package let type: TypeName
  package let location: CodeLocation
  /// The destinations that it keeps in its properties, to ask for them.
  package let destinations: [StepReference]
}

/// A context task that only has another one told of the screen's leave.
@MainActor
protocol LeaveTelling {
  var told: Any { get }
}

/// Whatever has a description of the step that it is.
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
      action: integration.flatMap { ActionDescription($0) },
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

extension ChainStep {
  /// A step of another kind has nothing to find and nothing to build.
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
  fileprivate init<Context>(_ located: Located<any RoutingInterceptor<Context>>) {
    type = nameAsAdded(located.entity)
    location = located.location
    destinations = Mirror(reflecting: located.entity).children.compactMap {
      ($0.value as? any NamedDestination)?.reference
    }
  }
}

/// What an interceptor may keep to ask for a screen.
@MainActor
private protocol NamedDestination {
  var reference: StepReference { get }
}

extension DestinationStep: NamedDestination {}

extension Target: NamedDestination {
  fileprivate var reference: StepReference { step.reference }
}
