import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("A load that begins before the login", .onDevice)
struct EarlyLoadTests {
  /// The loads of orders that no screen has taken yet.
  @MainActor private final class EarlyLoads {
    private var loads: [Int: Task<OrderScreen, any Error>] = [:]
    private let load: @MainActor (Int) async throws -> OrderScreen

    init(_ load: @escaping @MainActor (Int) async throws -> OrderScreen) { self.load = load }

    func begin(_ id: Int) {
      guard loads[id] == nil else { return }
      loads[id] = Task { [load] in try await load(id) }
    }

    func take(_ id: Int) async throws -> OrderScreen {
      begin(id)
      guard let load = loads.removeValue(forKey: id) else { throw CancellationError() }
      return try await withTaskCancellationHandler {
        try await load.value
      } onCancel: {
        load.cancel()
      }
    }

    func cancel(_ id: Int) { loads.removeValue(forKey: id)?.cancel() }
  }

  @MainActor private final class Login {
    var answer: (@MainActor (RoutingResult) -> Void)?
  }

  private let orders = Orders()
  private let login = Login()
  private let stage = Stage(root: stack(HomeViewController()))
  private let early: EarlyLoads

  init() { early = EarlyLoads(orders.load) }

  private var order: DestinationStep<AsyncScreen<OrderScreen, Int>, Int> {
    let (early, login) = (early, login)
    return StepAssembly(
      finder: ClassWithContextFinder(),
      factory: AsyncFactory { (id: Int) in try await early.take(id) }
    )
    .adding(
      InlineInterceptor { (id: Int, completion) in
        early.begin(id)
        completion(.success)
      }
    )
    .adding(
      InlineInterceptor { (id: Int, completion) in
        login.answer = { result in
          if case .failure = result { early.cancel(id) }
          completion(result)
        }
      }
    )
    .using(.push())
    .from(orders.stack)
    .assemble()
  }

  @Test("The content is there when the login ends, and has been loaded once")
  func loadedMeanwhile() async {
    #expect(await stage.settled(order, with: 42) == "unfinished")
    #expect(orders.lines == ["load 42"])
    orders.answer(42)
    await stage.device.settle()
    login.answer?(.success)
    await stage.device.settle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AsyncScreen<OrderScreen, Int> "Order 42" [visible]
            OrderScreen "Order 42" [visible]
        """)
    #expect(orders.lines == ["load 42", "loaded 42"])
  }

  @Test("A login that is refused cancels it")
  func refused() async {
    #expect(await stage.settled(order, with: 42) == "unfinished")
    login.answer?(.failure(OutOfReach()))
    await stage.device.settle()
    #expect(orders.lines == ["load 42", "cancel 42"])
  }
}
