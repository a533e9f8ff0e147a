import PortableUIKit
import StepRouter
import StepRouterLinks

/// A screen of a ``ScreenList``: its name, its destination, its links, its place in routes and its
/// examples.
///
/// ```swift
/// ListedScreen("product", routes.product)
///   .link("product", PathParameter<Product.ID>("id"))
///   .place { steps.product.with($0) } reading: { $0.productID }
///   .examples(42, 7)
/// ```
@MainActor
public struct ListedScreen<Screen: UIViewController, Context> {
  let name: String
  let step: LateDeclaration<DestinationStep<Screen, Context>>
  private(set) var links: [LateDeclaration<LinkPattern<Context>>] = []
  private(set) var make: (@MainActor (Context) -> AnyScreen)?
  private(set) var read: (@MainActor (Screen) -> Context?)?
  private(set) var contexts: [Context] = []
  private(set) var needsLink = true
  private(set) var needsPlace = true

  /// Creates an entry for a destination. The list evaluates the destination when it first needs it.
  ///
  /// - Parameters:
  ///   - name: The screen's name in routes, such as `/home/product`, and in the explorer's reports.
  ///   - step: The destination.
  public init(
    _ name: String, _ step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>
  ) {
    self.name = name
    self.step = LateDeclaration(step)
  }

  /// Adds a form of URL that leads to the screen, with parameters as in a ``LinkPattern``. In
  /// routes, the screen has the parameters of its first link: `product?id=42`.
  ///
  /// ```swift
  /// ListedScreen("product", routes.product).link("product", PathParameter<Product.ID>("id"))
  /// ```
  public func link<each Parameter: LinkParameter>(
    _ path: String, _ parameters: repeat each Parameter, fileID: String = #fileID,
    line: UInt = #line
  ) -> Self where Context == (repeat (each Parameter).Value) {
    let step = step
    return link(
      LinkPattern(late: step.value, path, repeat each parameters, fileID: fileID, line: line))
  }

  /// Adds a pattern that leads to the screen, for example one with aliases or presentations. The
  /// list evaluates the pattern when it first needs it.
  ///
  /// ```swift
  /// ListedScreen("product", routes.product)
  ///   .link(LinkPattern(routes.product, "product", PathParameter<Product.ID>("id")).alias("p"))
  /// ```
  public func link(
    _ pattern: @autoclosure @escaping @MainActor () -> LinkPattern<Context>
  ) -> Self {
    var copy = self
    copy.links.append(LateDeclaration(pattern))
    return copy
  }

  /// Lets routes name and restore the screen.
  ///
  /// ```swift
  /// ListedScreen("home", routes.home).link("").place { steps.home.with(()) }
  /// ```
  ///
  /// A screen with a context also needs a link, which declares the parameters of its route element.
  ///
  /// - Parameters:
  ///   - make: Returns the screen with its context, without a base.
  ///   - read: Returns the context that a view controller shows; nil if it isn't this screen.
  ///     Without it, routes recognize a screen without a context by its class, and any other screen
  ///     only if a route has shown it.
  public func place(
    _ make: @escaping @MainActor (Context) -> AnyScreen,
    reading read: (@MainActor (Screen) -> Context?)? = nil
  ) -> Self {
    var copy = self
    copy.make = make
    copy.read = read
    return copy
  }

  /// Adds contexts with which the explorer requests the screen. A screen without a context needs
  /// none.
  ///
  /// ```swift
  /// ListedScreen("product", routes.product).examples(42, 7)
  /// ```
  public func examples(_ contexts: Context...) -> Self {
    var copy = self
    copy.contexts += contexts
    return copy
  }

  /// Declares that no link leads to the screen. Otherwise the lint reports the missing link.
  ///
  /// ```swift
  /// ListedScreen("bag", routes.bag).withoutLink().withoutPlace()
  /// ```
  public func withoutLink() -> Self {
    var copy = self
    copy.needsLink = false
    return copy
  }

  /// Declares that no route restores the screen. Otherwise the lint reports the missing place.
  ///
  /// ```swift
  /// ListedScreen("bag", routes.bag).link("bag").withoutPlace()
  /// ```
  public func withoutPlace() -> Self {
    var copy = self
    copy.needsPlace = false
    return copy
  }
}
