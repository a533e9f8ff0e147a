import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("A crowd of links", .onDevice)
struct LinkQueueTests {
  /// Ends each navigation at once, without showing anything.
  struct SwiftRouter: EndingRouter {
    let depth: StackDepth
    let navigated: Journal

    func note() {
      depth.note()
      navigated.note("")
    }
  }

  private func links(to product: DestinationStep<ProductViewController, Int>) -> LinkMap {
    LinkMap(schemes: ["shop"]) { LinkPattern(product, "product", PathParameter<Int>("id")) }
  }

  @Test(
    "20,000 links that end at once are opened once each, in order, without a deeper call stack",
    .exhaustive)
  func crowd() throws {
    let count = 20_000
    let window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
    let depth = StackDepth()
    let navigated = Journal()
    var ended: [URL] = []
    let inbox = LinkInbox(
      links(to: screen(ProductViewController.self, Int.self)),
      router: SwiftRouter(depth: depth, navigated: navigated), policy: .inOrder,
      windowProvider: CustomWindowProvider { window },
      onFailure: { url, _ in ended.append(url) })
    let urls = try (0..<10).map { try #require(URL(string: "shop://product/\($0)")) }
    for index in 0..<count { inbox.receive(urls[index % 10]) }
    window.rootViewController = HomeViewController()
    inbox.openHeld()
    #expect(inbox.held == [])
    #expect(navigated.lines.count == count)
    #expect(ended.count == count)
    #expect(zip(ended, 0...).allSatisfy { $0 == urls[$1 % 10] })
    #expect(depth.spread == 0)
  }

  @Test("Links to a screen in front need no deeper call stack, even behind a waiting interceptor")
  func onTheRouter() throws {
    let depth = StackDepth()
    let held = Held()
    var holdsFirst = true
    var visited: [Int] = []
    let product = StepAssembly(
      finder: ClassFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(
      InlineInterceptor { (_: Int, completion) in
        depth.note()
        defer { holdsFirst = false }
        if holdsFirst { held.completions.append(completion) } else { completion(.success) }
      }
    )
    .adding(InlinePostTask { (_: ProductViewController, id: Int, _) in visited.append(id) })
    .using(.present()).from(.current).assemble()
    let stage = Stage(root: HomeViewController())
    stage.present(ProductViewController(), on: try #require(stage.window.rootViewController))
    let inbox = LinkInbox(
      links(to: product), router: stage.router, policy: .inOrder,
      windowProvider: CustomWindowProvider { stage.window })
    for id in 0..<2_000 { inbox.receive(try #require(URL(string: "shop://product/\(id)"))) }
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(visited == Array(0..<2_000))
    #expect(inbox.held == [])
    #expect(depth.spread < 65_536)
  }

  @Test("A link that arrives while another one is delivered is opened after it, once")
  func fromInside() throws {
    let window = UIWindow(windowScene: HeadlessDevice.current.connectScene())
    window.rootViewController = HomeViewController()
    let depth = StackDepth()
    var ended: [String] = []
    let inbox = Box<LinkInbox>()
    let made = LinkInbox(
      links(to: screen(ProductViewController.self, Int.self)),
      router: SwiftRouter(depth: depth, navigated: Journal()),
      windowProvider: CustomWindowProvider { window },
      onFailure: { url, _ in
        ended.append(url.lastPathComponent)
        guard ended.count < 500, let next = URL(string: "shop://product/\(ended.count)") else {
          return
        }
        inbox.value?.receive(next)
        inbox.value?.openHeld()
      })
    inbox.value = made
    made.receive(try #require(URL(string: "shop://product/0")))
    let expected = (0..<500).map { "\($0)" }
    #expect(ended == expected)
    #expect(depth.spread == 0)
  }
}
