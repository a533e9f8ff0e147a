import PortableUIKit
import StepRouter
import StepRouterCoordination
import StepRouterLinks
import Testing

/// A link leads to a screen in the same way as a tap.
@MainActor @Suite("Opening a link", .onDevice)
struct LinkOpeningTests {
  let journal = Journal()

  private func product(_ answer: Answer) -> DestinationStep<ProductViewController, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(TestGuard<Int>(name: "login", journal: journal, answer: answer))
    .adding(ContextSettingTask())
    .using(.push())
    .from(NavigationControllerStep())
    .using(.present())
    .from(.current)
    .assemble()
  }

  private func links(_ answer: Answer = .pass) -> LinkMap {
    LinkMap(schemes: ["shop"]) {
      LinkPattern(product(answer), "product", PathParameter<Int>("id"))
    }
  }

  @Test("A link never gets around an interceptor", arguments: [true, false])
  func guarded(passes: Bool) throws {
    let answer = passes ? Answer.pass : .fail
    let byHand = Stage(root: HomeViewController())
    let end = byHand.end(of: product(answer), with: 42)
    let byLink = Stage(root: HomeViewController())
    let url = try #require(URL(string: "shop://product/42"))
    var ends: [String] = []
    let isOurs = try byLink.router.open(url, using: links(answer)) { result in
      switch result {
      case .success(let outcome): ends.append(outcome.kind.rawValue)
      case .failure(let error): ends.append("\(error)")
      }
    }
    byLink.device.runUntilIdle()
    #expect(isOurs)
    #expect(ends == [end])
    #expect(byLink.tree == byHand.tree)
    #expect(journal.lines.filter { $0 == "guard login" }.count == 2)
  }

  @Test("A link waits for its interceptor, and shows nothing before that has passed")
  func waiting() throws {
    let held = Held()
    let stage = Stage(root: HomeViewController())
    let url = try #require(URL(string: "shop://product/42"))
    try stage.router.open(url, using: links(.hold(held)), completion: nil)
    stage.device.runUntilIdle()
    #expect(stage.tree == "HomeViewController [visible]")
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(stage.tree.contains("ProductViewController \"Product 42\" [visible]"))
  }

  @Test("A link reaches only screens in the map", arguments: LinkTable.all)
  func onlyTheMap(_ text: String, outcome: String) throws {
    guard let url = URL(string: text) else { return }
    let stage = Stage(root: HomeViewController())
    let isOurs = try? stage.router.open(url, using: links(), completion: nil)
    stage.device.runUntilIdle()
    let isReached = outcome.hasPrefix("product") && isOurs == true
    #expect(stage.tree.contains("ProductViewController") == isReached)
    #expect(isReached || stage.tree == "HomeViewController [visible]")
  }

  @Test("Opening a link returns when the screen is there, or says that the URL is foreign")
  func asynchronous() async throws {
    let stage = Stage(root: HomeViewController())
    stage.device.timeMode = .automatic
    let other = try #require(URL(string: "https://example.org"))
    #expect(try await !stage.router.open(other, using: links()))
    let url = try #require(URL(string: "shop://product/42"))
    #expect(try await stage.router.open(url, using: links()))
    #expect(stage.tree.contains("ProductViewController \"Product 42\" [visible]"))
    await #expect(throws: RoutingError.self) {
      try await stage.router.open(
        #require(URL(string: "shop://product/43")), using: links(.fail))
    }
    await #expect(throws: LinkError.noMatch(path: "bag", nearest: "product/:id")) {
      try await stage.router.open(#require(URL(string: "shop://bag")), using: links())
    }
  }

  @Test("A navigator's destinations may read URLs themselves")
  func destinations() throws {
    enum Destination: LinkDestination {
      case product(Int)

      init?(url: URL) {
        guard url.host == "product", let id = Int(url.lastPathComponent) else { return nil }
        self = .product(id)
      }
    }
    final class Products: Navigator {
      let router: any Router
      let step: DestinationStep<ProductViewController, Int>

      init(router: any Router, step: DestinationStep<ProductViewController, Int>) {
        self.router = router
        self.step = step
      }

      func target(for destination: Destination) -> Target {
        switch destination {
        case .product(let id): step.with(id)
        }
      }
    }
    let stage = Stage(root: HomeViewController())
    let navigator = Products(router: stage.router, step: product(.pass))
    #expect(!navigator.open(try #require(URL(string: "shop://bag"))))
    #expect(navigator.open(try #require(URL(string: "shop://product/42"))))
    stage.device.runUntilIdle()
    #expect(stage.tree.contains("ProductViewController \"Product 42\" [visible]"))
  }
}
