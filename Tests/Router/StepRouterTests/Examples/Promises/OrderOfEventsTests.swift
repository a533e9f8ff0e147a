import PortableUIKit
import StepRouter
import Testing

/// The order of events for a screen behind a login, with a context task and a post task.
@MainActor
@Suite(.onDevice) struct OrderOfEventsTests {
  /// The log of the running test, for view controllers that are created by their class alone.
  @TaskLocal private static var log: Journal?

  private struct LoginCancelled: Error {}

  private final class OrderedViewController: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      OrderOfEventsTests.log?.note("view loaded")
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      OrderOfEventsTests.log?.note("visible")
    }
  }

  private struct OrderedFactory: Factory {
    mutating func prepare(with context: Int) throws {
      OrderOfEventsTests.log?.note("prepare factory")
    }

    func build(with context: Int) throws -> OrderedViewController {
      OrderOfEventsTests.log?.note("build")
      return OrderedViewController()
    }
  }

  /// Holds the interceptor's completion until the login ends.
  private final class Login {
    var answer: (@MainActor (RoutingResult) -> Void)?
  }

  private struct LoginInterceptor: RoutingInterceptor {
    let login: Login

    mutating func prepare(with context: Int) throws {
      OrderOfEventsTests.log?.note("prepare interceptor")
    }

    func perform(
      with context: Int, completion: @escaping @MainActor (RoutingResult) -> Void
    ) {
      OrderOfEventsTests.log?.note("interceptor")
      login.answer = completion
    }
  }

  private struct DataTask: ContextTask {
    mutating func prepare(with context: Int) throws {
      OrderOfEventsTests.log?.note("prepare task")
    }

    func perform(on viewController: OrderedViewController, with context: Int) throws {
      OrderOfEventsTests.log?.note("context task \(context)")
      viewController.title = "Order \(context)"
    }
  }

  private struct Movements: RoutingObserver {
    func router(didRecord event: RoutingEvent) {
      switch event.kind {
      case .dismissed: OrderOfEventsTests.log?.note("dismissed")
      case .integrated: OrderOfEventsTests.log?.note("integrated")
      default: break
      }
    }
  }

  private let login = Login()
  private let root = HomeViewController()

  private var order: DestinationStep<OrderedViewController, Int> {
    StepAssembly(finder: ClassFinder<OrderedViewController, Int>(), factory: OrderedFactory())
      .adding(LoginInterceptor(login: login))
      .adding(DataTask())
      .adding(
        InlinePostTask { (_: OrderedViewController, id: Int, stack) in
          Self.log?.note("post task \(id), \(stack.map { "\(type(of: $0))" })")
        }
      )
      .using(.present())
      .from(.root)
      .assemble()
  }

  /// Asks for order 7, ends the login, and returns what happens and how it ends.
  private func lines(
    on stage: Stage, login result: RoutingResult, animated: Bool
  ) -> [String] {
    let log = Journal()
    let router = DefaultRouter(
      windowProvider: CustomWindowProvider { stage.window }, observers: [Movements()])
    Self.$log.withValue(log) {
      router.navigate(to: order, with: 7, animated: animated) { end in
        switch end {
        case .success(let outcome): log.note("completion \(outcome.kind)")
        case .failure(let error): log.note("\(error)")
        }
      }
      stage.device.runUntilIdle()
      log.note("login ends")
      login.answer?(result)
      stage.device.runUntilIdle()
    }
    #expect(stage.recorder.misuses == [])
    #expect(stage.device.warnings == [])
    return log.lines
  }

  @Test("A built screen gets its data before it's integrated", arguments: [true, false])
  func built(animated: Bool) {
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(
      lines(on: stage, login: .success, animated: animated) == [
        "prepare interceptor", "prepare task", "prepare factory", "interceptor",
        "login ends",
        "prepare interceptor", "prepare task", "prepare factory",
        "dismissed", "build", "context task 7", "view loaded", "visible", "integrated",
        "post task 7, [\"HomeViewController\", \"OrderedViewController\"]", "completion built",
      ])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          OrderedViewController "Order 7" [visible]
        """)
  }

  @Test("A found screen gets its data before anything moves", arguments: [true, false])
  func found(animated: Bool) {
    let screen = OrderedViewController()
    let stage = Stage(root: root).present(screen, on: root).present(BagViewController(), on: screen)
    #expect(
      lines(on: stage, login: .success, animated: animated) == [
        "prepare interceptor", "prepare task", "interceptor",
        "login ends",
        "prepare interceptor", "prepare task", "context task 7", "dismissed",
        "post task 7, [\"OrderedViewController\"]", "completion revealed",
      ])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          OrderedViewController "Order 7" [visible]
        """)
  }

  @Test("A cancelled login changes nothing and runs no task", arguments: [true, false])
  func cancelled(animated: Bool) {
    let screen = OrderedViewController().titled("Order 1")
    let stage = Stage(root: root).present(screen, on: root).present(BagViewController(), on: screen)
    let before = stage.tree
    let order = order
    #expect(
      lines(on: stage, login: .failure(LoginCancelled()), animated: animated) == [
        "prepare interceptor", "prepare task", "interceptor",
        "login ends",
        """
        The interceptor LoginInterceptor of OrderedViewController at \
        \(order.location.below(1)) did not let the navigation pass: LoginCancelled().
        """,
      ])
    #expect(stage.tree == before)
  }
}
