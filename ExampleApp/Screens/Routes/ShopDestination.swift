import PortableUIKit
import StepRouter

/// A screen of the shop that you request by name, with a context written as text.
@MainActor
public struct ShopDestination {
  /// Shows a screen, waits for its result and describes it in words.
  public typealias Question = @MainActor () async throws -> String

  /// The name of the destination.
  public let name: String
  /// A short description of the screen.
  public let summary: String
  /// The name of the context that it takes; nil if it takes none.
  public let contextName: String?

  private let makeTarget: @MainActor (String?) throws(ContextProblem) -> Target
  private let makeQuestion: @MainActor (String?, any Router) throws(ContextProblem) -> Question?
  private let makePlan:
    @MainActor (String?, DefaultRouter) throws(ContextProblem) -> Result<RoutingPlan, RoutingError>

  init<Screen, Context>(
    _ name: String, _ summary: String,
    _ step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>,
    reading reader: ContextReader<Context>
  ) {
    self.init(name, summary, step(), reading: reader, asking: { _, _ in nil })
  }

  /// Creates a destination with a result. Pass false for `closing` if the screen closes itself.
  init<Screen: ResultReturning, Context>(
    _ name: String, _ summary: String,
    _ step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>,
    reading reader: ContextReader<Context>, closing: Bool = true,
    answering describe: @escaping @MainActor (Screen.ReturnedResult) -> String
  ) {
    self.init(name, summary, step(), reading: reader) { context, router in
      { describe(try await router.result(of: step(), with: context, closing: closing)) }
    }
  }

  private init<Screen, Context>(
    _ name: String, _ summary: String,
    _ step: @autoclosure @escaping @MainActor () -> DestinationStep<Screen, Context>,
    reading reader: ContextReader<Context>,
    asking ask: @escaping @MainActor (Context, any Router) -> Question?
  ) {
    self.name = name
    self.summary = summary
    contextName = reader.name
    makeTarget = { text throws(ContextProblem) in
      Target(step(), with: try reader.read(text, for: name))
    }
    makeQuestion = { text, router throws(ContextProblem) in
      ask(try reader.read(text, for: name), router)
    }
    makePlan = { text, router throws(ContextProblem) in
      let context = try reader.read(text, for: name)
      return Result { () throws(RoutingError) in try router.plan(to: step(), with: context) }
    }
  }

  /// Returns the destination with its context.
  public func target(context: String?) throws(ContextProblem) -> Target {
    try makeTarget(context)
  }

  /// Returns a closure that shows the screen and waits for its result; nil if it has none.
  public func question(
    context: String?, by router: any Router
  ) throws(ContextProblem) -> Question? {
    try makeQuestion(context, router)
  }

  /// Returns the plan that the router would follow now.
  public func plan(
    context: String?, by router: DefaultRouter
  ) throws(ContextProblem) -> Result<RoutingPlan, RoutingError> {
    try makePlan(context, router)
  }
}

extension ShopRoutes {
  /// Every destination, by name.
  public var destinations: [ShopDestination] {
    [
      ShopDestination("home", "what the shop sells", home, reading: .nothing),
      ShopDestination("categories", "the menu, in a drawer", categories, reading: .nothing),
      ShopDestination("sort", "in which order products come", sort, reading: .nothing),
      ShopDestination("search", "products by name", search, reading: .text),
      ShopDestination("account", "who is logged in", account, reading: .nothing),
      ShopDestination(
        "product", "a product, with what goes with it", product,
        reading: .productNumber(in: shop.catalogue)),
      ShopDestination(
        "quantity", "how many of a product; prints the answer", quantity,
        reading: .productNumber(in: shop.catalogue), answering: { "\($0) of them." }),
      ShopDestination(
        "care", "how a product is looked after", care,
        reading: .productNumber(in: shop.catalogue)),
      ShopDestination(
        "review", "a form for a review of a product; prints it", review,
        reading: .productNumber(in: shop.catalogue), closing: false, answering: { "\($0)" }),
      ShopDestination(
        "department", "a department, with its goods", department,
        reading: .name(of: "a department")),
      ShopDestination(
        "photo", "a photo of a product, in a gallery", photo, reading: .photo(in: shop.catalogue)),
      ShopDestination("bag", "what is going to be bought", bag, reading: .nothing),
      ShopDestination("orders", "what was bought; asks for a login", orders, reading: .nothing),
      ShopDestination("settings", "what can be chosen", settings, reading: .nothing),
      ShopDestination(
        "setting", "a section of the settings", setting,
        reading: .name(of: "a section")),
      ShopDestination(
        "address", "a form that stays while its text is unsaved", address, reading: .nothing),
      ShopDestination("about", "who runs the shop", about, reading: .nothing),
      ShopDestination("login", "asks who you are", login, reading: .nothing),
      ShopDestination("forgot", "a new password, on the login", forgotPassword, reading: .nothing),
    ]
  }
}
