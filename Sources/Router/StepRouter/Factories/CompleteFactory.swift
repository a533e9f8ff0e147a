import PortableUIKit

/// Builds a container that always comes with certain children. Make it with
/// ``CompleteFactoryAssembly``.
///
/// ```swift
/// let tabs: CompleteFactory<UITabBarController, Void> =
///   CompleteFactoryAssembly(factory: TabBarControllerFactory())
///     .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
///     .assemble()
/// ```
@MainActor
public struct CompleteFactory<ViewController: UIViewController & ContainerViewController, Context>:
  ContainerFactory
{
  /// A child that always comes with the container.
  struct Child {
    /// Prepares the child for the context and returns a closure that builds and embeds it.
    let prepared: @MainActor (Context) throws -> Embedding
    /// Describes the child. Navigations never call it.
    let describe: @MainActor () -> EmbeddedDescription
  }

  /// Builds a child and adds it to the list of a container that will go on this host.
  typealias Embedding =
    @MainActor (_ host: UIViewController?, inout [UIViewController]) throws -> Void

  private(set) var container: any ContainerFactory<ViewController, Context>
  let children: [Child]
  private var tasks: [any ContextTask<ViewController, Context>]
  private var embeddings: [Embedding] = []

  init(
    container: any ContainerFactory<ViewController, Context>, children: [Child],
    tasks: [any ContextTask<ViewController, Context>]
  ) {
    self.container = container
    self.children = children
    self.tasks = tasks
  }

  /// Prepares the container, then each child, then the container's tasks.
  public mutating func prepare(with context: Context) throws {
    try container.prepare(with: context)
    embeddings = try children.map { try $0.prepared(context) }
    for index in tasks.indices { try tasks[index].prepare(with: context) }
  }

  /// Returns a new container with its own children first, then the ones above it in the chain.
  public func build(
    with context: Context, integrating children: ChildCoordinator
  ) throws -> ViewController {
    let embeddings =
      self.embeddings.isEmpty ? try self.children.map { try $0.prepared(context) } : self.embeddings
    let all = ChildCoordinator(
      host: children.host, isEmpty: { embeddings.isEmpty && children.isEmpty },
      embedding: { viewControllers in
        for embed in embeddings { try embed(children.host, &viewControllers) }
        viewControllers = try children.build(integrating: viewControllers)
      })
    let built = try container.build(with: context, integrating: all)
    for task in tasks { try task.perform(on: built, with: context) }
    return built
  }
}

/// Declares a container that always comes with certain children, such as tabs or a stack's root.
///
/// ```swift
/// CompleteFactoryAssembly(factory: TabBarControllerFactory())
///   .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
///   .with(ClassFactory<AccountViewController, Void>(), using: .addTab())
///   .assemble()
/// ```
///
/// The factory builds each child with the container's context and embeds it with its own action, in
/// the order you declare them.
@MainActor
public struct CompleteFactoryAssembly<Container: ContainerFactory> {
  /// The class of the container.
  public typealias ViewController = Container.ViewController
  /// The context for building the container and its children.
  public typealias Context = Container.Context

  private let factory: Container
  private var children: [CompleteFactory<ViewController, Context>.Child] = []
  private var tasks: [any ContextTask<ViewController, Context>] = []

  /// Starts a container without children of its own.
  public init(factory: Container) { self.factory = factory }

  /// Adds a child.
  ///
  /// ```swift
  /// .with(ClassFactory<HomeViewController, Void>(), using: .addTab())
  /// ```
  public func with<Child>(
    _ child: some BuildingFactory<Child, Context>,
    using action: some ContainerAction<ViewController>
  ) -> Self {
    with(child, using: action, adapting: InlineContextTransformer { $0 })
  }

  /// Adds a child that the factory builds with another context.
  ///
  /// ```swift
  /// CompleteFactoryAssembly(factory: TabBarControllerFactory<UITabBarController, Order>())
  ///   .with(
  ///     ProductFactory(), using: .addTab(),
  ///     adapting: InlineContextTransformer { order in order.productID })
  /// ```
  public func with<Child, ChildContext>(
    _ child: some BuildingFactory<Child, ChildContext>,
    using action: some ContainerAction<ViewController>,
    adapting transformer: some ContextTransformer<Context, ChildContext>
  ) -> Self {
    var copy = self
    copy.children.append(
      .init(
        prepared: { context in
          let adapted = try transformer.transform(context)
          var factory = child
          try factory.prepare(with: adapted)
          let prepared = factory
          var setting = ImpliedContextSetting.task(for: child)
          try setting?.prepare(with: adapted)
          return { [setting] host, viewControllers in
            let built = try prepared.build(with: adapted, integrating: ChildCoordinator(host: host))
            try setting?.perform(on: built, with: adapted)
            if let host, let refusal = IntegrationCheck(host: host).refusal(of: built) {
              throw refusal
            }
            if let refusal = child.refusal(toMove: built, into: nil, on: host) {
              throw refusal
            }
            try action.perform(embedding: built, in: &viewControllers)
          }
        },
        describe: {
          EmbeddedDescription(
            screen: Child.self, factory: FactoryDescription(child),
            action: ActionDescription.words(of: action))
        }))
    return copy
  }

  /// Adds a task that runs on the container once it has its children.
  ///
  /// ```swift
  /// CompleteFactoryAssembly(factory: TabBarControllerFactory())
  ///   .adding(InlineContextTask { (tabs: UITabBarController, _: Void) in tabs.selectedIndex = 1 })
  /// ```
  public func adding(_ task: some ContextTask<ViewController, Context>) -> Self {
    var copy = self
    copy.tasks.append(task)
    return copy
  }

  /// Returns the finished factory.
  public func assemble() -> CompleteFactory<ViewController, Context> {
    CompleteFactory(container: factory, children: children, tasks: tasks)
  }
}
