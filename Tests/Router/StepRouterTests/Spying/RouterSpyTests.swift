import PortableUIKit
import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite("A spy router for the tests of screens")
struct RouterSpyTests {
  let spy = RouterSpy()
  let shop = SpiedShop()

  private func product(_ id: Int) -> ProductViewController {
    let screen = ProductViewController()
    screen.title = "Product \(id)"
    return screen
  }

  @Test("A test sets the answer and reads the screen's requests")
  func shelf() {
    spy.answer(shop.product) { id in product(id) }
    let shelf = ShelfViewController(router: spy)
    shelf.tapped(42)
    #expect(spy.requests(to: shop.product) == [42])
    #expect(shelf.message == "Product 42 built")
  }

  @Test("A request without an answer ends at once with an error that says what to write")
  func untold() {
    let shelf = ShelfViewController(router: spy)
    shelf.tapped(42)
    #expect(
      shelf.message
        == "The router RouterSpy did not let the navigation pass: the spy has no answer for the "
        + "step of ProductViewController at Shop/Routes.swift:12; write 'spy.answer(destination, "
        + "with: screen)' in the test.")
    #expect(spy.requests(to: shop.product) == [42])
  }

  private let file = "Shop/Home.swift"
  private let line: UInt = 9

  private func askInEachWay() {
    spy.navigate(to: shop.product, with: 1, fileID: file, line: line)
    spy.navigate(to: shop.bag, animated: false, fileID: file, line: line)
    spy.navigate(to: shop.login, fileID: file, line: line)
    spy.navigate(to: shop.product.with(2), animated: false, fileID: file, line: line)
    spy.navigate(to: shop.productByName, with: "3", fileID: file, line: line)
    spy.navigate(to: shop.productByName.with("4"), fileID: file, line: line)
  }

  @Test("The spy records all requests in order")
  func requests() async throws {
    askInEachWay()
    spy.answer(shop.product) { id in product(id) }
    try await spy.navigate(to: shop.product, with: 5, fileID: file, line: line)
    #expect(
      spy.requests.map { "\($0)" } == [
        "ProductViewController with 1, from Shop/Home.swift:9",
        "BagViewController, from Shop/Home.swift:9",
        "LoginViewController with nil, from Shop/Home.swift:9",
        "ProductViewController with 2, from Shop/Home.swift:9",
        "ProductViewController with 3, from Shop/Home.swift:9",
        "ProductViewController with 4, from Shop/Home.swift:9",
        "ProductViewController with 5, from Shop/Home.swift:9",
      ])
    #expect(spy.requests.map(\.animated) == [true, false, true, false, true, true, true])
    #expect(spy.requests(to: shop.product) == [1, 2, 3, 4, 5])
    #expect(spy.requests(to: shop.bag).count == 1)
    #expect(spy.lastRequest?.destination == shop.product.reference)
  }

  @Test("The last answer for a destination counts")
  func last() async throws {
    let bag = BagViewController()
    spy.answer(shop.bag, failing: .noCaseMatched(shop.bag.reference))
    spy.answer(shop.bag, with: bag)
    spy.answer(shop.product) { id in product(id) }
    #expect(try await spy.navigate(to: shop.bag) === bag)
    #expect(try await spy.navigate(to: shop.bag.with(())) === bag)
    #expect(try await spy.navigate(to: shop.product.with(7)).title == "Product 7")
    #expect(try await spy.navigate(to: shop.productByName, with: "8").title == "Product 8")
    spy.answer(shop.bag) { BagViewController() }
    #expect(try await spy.navigate(to: shop.bag) !== bag)
    spy.answer(shop.bag, failing: .noCaseMatched(shop.bag.reference))
    await #expect(throws: RoutingError.self) { try await spy.navigate(to: shop.bag) }
  }

  @Test("The types of the contexts distinguish destinations of one source line")
  func oneLine() async throws {
    let number = screen(ProductViewController.self, Int.self)
    let name = screen(ProductViewController.self, String.self)
    let (first, second) = (ProductViewController(), ProductViewController())
    spy.answer(number, with: first)
    spy.answer(name, with: second)
    #expect(try await spy.navigate(to: number, with: 1) === first)
    #expect(try await spy.navigate(to: name, with: "one") === second)
    #expect(spy.requests(to: number) == [1])
    #expect(spy.requests(to: name) == ["one"])
  }

  @Test("The answer for a screen also answers a request for its container")
  func container() async throws {
    let stacked: DestinationStep<UINavigationController, Int> = shop.product.expectingContainer()
    let screen = product(1)
    let stack = UINavigationController(rootViewController: screen)
    spy.answer(shop.product, with: screen)
    #expect(try await spy.navigate(to: stacked, with: 1) === stack)
    spy.answer(shop.product, with: ProductViewController())
    if case .typeMismatch(_, let expected, let found, nil, _)? = failure(of: stacked, with: 1) {
      #expect("\(expected)" == "UINavigationController")
      #expect("\(found)" == "ProductViewController")
    } else {
      Issue.record("no mismatch")
    }
  }

  private func failure<Screen, Context>(
    of step: DestinationStep<Screen, Context>, with context: Context
  ) -> RoutingError? {
    var failure: RoutingError?
    spy.navigate(to: step, with: context) { failure = $0.failure }
    return failure
  }

  @Test("A request fails with the error that the test sets or its closure throws")
  func failures() {
    spy.answer(shop.bag, failing: .noCaseMatched(shop.bag.reference))
    if case .noCaseMatched? = failure(of: shop.bag, with: ()) {} else { Issue.record() }
    spy.answer(shop.product) { id in
      if id == 1 { throw RoutingError.noCaseMatched(shop.bag.reference) }
      throw Refusal()
    }
    if case .noCaseMatched? = failure(of: shop.product, with: 1) {} else { Issue.record() }
    #expect(
      failure(of: shop.product, with: 2)?.description
        == "The factory of the step of ProductViewController at Shop/Routes.swift:12 threw: "
        + "refused by the test.")
    #expect(
      failure(of: shop.productByName, with: "ten")?.description
        == "The transformer InlineContextTransformer<String, Int> of ProductViewController at "
        + "Shop/Links.swift:3 threw: refused by the test. "
        + "Check the context that you pass.")
    #expect(spy.lastRequest?.context as? String == "ten")
  }

  @Test("Held requests end in order when the test finishes them")
  func held() {
    spy.answer(shop.product) { id in product(id) }
    spy.hold(shop.product)
    let shelf = ShelfViewController(router: spy)
    shelf.tapped(1)
    #expect(shelf.message == "loading")
    #expect(
      spy.pending.map { "\($0)" } == ["ProductViewController with 1, from Shop/Shelf.swift:40"])
    var endings: [String] = []
    let navigation = spy.navigate(to: shop.product, with: 2) { _ in endings.append("two") }
    spy.navigate(to: shop.bag) { _ in endings.append("bag") }
    #expect(endings == ["bag"])
    #expect(!navigation.isFinished)
    spy.finishPending()
    #expect(shelf.message == "Product 1 built")
    #expect(endings == ["bag", "two"])
    #expect(navigation.isFinished)
    #expect(spy.pending.isEmpty)
    spy.navigate(to: shop.product, with: 3)
    #expect(spy.pending.count == 1)
  }

  @Test("A test can hold all requests, and a request made by a completion is held again")
  func heldAgain() {
    spy.answer(shop.bag, with: BagViewController())
    spy.hold()
    var endings: [String] = []
    spy.navigate(to: shop.bag) { _ in
      endings.append("first")
      spy.navigate(to: shop.bag) { _ in endings.append("second") }
    }
    #expect(endings == [])
    spy.finishPending()
    #expect(endings == ["first"])
    spy.finishPending()
    #expect(endings == ["first", "second"])
  }

  @Test("A cancelled request ends once as cancelled, and is no longer pending")
  func cancelled() {
    spy.answer(shop.bag, with: BagViewController())
    spy.hold()
    var endings: [String] = []
    let first = spy.navigate(to: shop.bag) { endings.append($0.failure?.description ?? "first") }
    let second = spy.navigate(to: shop.bag) { _ in
      endings.append("second")
      first.cancel()
    }
    let third = spy.navigate(to: shop.bag) { endings.append($0.failure?.description ?? "third") }
    third.cancel()
    third.cancel()
    #expect(endings == ["The navigation was cancelled."])
    #expect(spy.pending.count == 2)
    spy.finishPending()
    second.cancel()
    #expect(endings == ["The navigation was cancelled.", "first", "second"])
  }

  @Test("A task cancelled while its request is held gets the router's error")
  func cancelledTask() async {
    spy.hold()
    let task = Task { try await spy.navigate(to: shop.bag) }
    await nextTurn()
    #expect(spy.pending.count == 1)
    task.cancel()
    let result = await task.result
    guard case .failure(RoutingError.cancelled) = result else {
      Issue.record("\(result)")
      return
    }
    #expect(spy.pending.isEmpty)
  }

  @Test("A held request doesn't keep the spy, and a cancelled one doesn't keep its completion")
  func released() {
    final class Waiting {}
    var spy: RouterSpy? = RouterSpy()
    weak var gone: RouterSpy?
    gone = spy
    weak var waiting: Waiting?
    spy?.hold()
    do {
      let object = Waiting()
      waiting = object
      spy?.navigate(to: shop.bag) { _ in _ = object }.cancel()
    }
    #expect(waiting == nil)
    spy?.navigate(to: shop.bag) { _ in }
    spy = nil
    #expect(gone == nil)
  }

  @Test("A spy behind another router works like any router")
  func decorated() {
    spy.answer(shop.bag, with: BagViewController())
    let router = GlobalInterceptorRouter(router: spy)
    var kind: NavigationKind?
    router.navigate(to: shop.bag) { kind = try? $0.get().kind }
    #expect(kind == .built)
    #expect(spy.requests(to: shop.bag).count == 1)
  }
}
