import PortableUIKit

/// A factory, as declared.
package struct FactoryDescription: Sendable {
  package let type: TypeName
  /// True if the factory builds the same view controller for every context.
  package let ignoresContext: Bool
  /// The factory of the container, if this is a complete factory.
  package let container: TypeName?
  /// The screens that the factory builds with its container.
  package let embedded: [EmbeddedDescription]

  @MainActor
  init(_ factory: some AbstractFactory) {
    type = TypeName(Swift.type(of: factory))
    ignoresContext = (factory as? any ContextIgnoring)?.ignoresContext ?? false
    let complete = factory as? any EmbeddingScreens
    container = complete?.containerFactory
    embedded = complete?.embedded ?? []
  }
}

/// A screen that a complete factory builds in its container.
package struct EmbeddedDescription: Sendable {
  package let screen: UIViewController.Type
  package let factory: FactoryDescription
  package let action: String
}

/// Factories that can build without the context.
@MainActor
protocol ContextIgnoring {
  var ignoresContext: Bool { get }
}

extension ContextIgnoring {
  var ignoresContext: Bool { true }
}

extension ClassFactory: ContextIgnoring {}
extension NavigationControllerFactory: ContextIgnoring {}
extension TabBarControllerFactory: ContextIgnoring {}
extension StoryboardContainerFactory: ContextIgnoring {}
extension StoryboardFactory: ContextIgnoring {
  var ignoresContext: Bool { creator == nil }
}

@MainActor
private protocol EmbeddingScreens {
  var containerFactory: TypeName { get }
  var embedded: [EmbeddedDescription] { get }
}

extension CompleteFactory: EmbeddingScreens {
  fileprivate var containerFactory: TypeName { TypeName(type(of: container)) }
  fileprivate var embedded: [EmbeddedDescription] { children.map { $0.describe() } }
}
