import PortableUIKit
import StepRouter
import StepRouterLinks
import Testing

@MainActor @Suite("Awaited links", .onTablet)
struct AwaitedLinkTests {
  /// Opens the link, does something meanwhile, and returns in words how it ends.
  private func outcome(
    of url: URL, in shop: WindowedShop, inNewWindow: Bool = false,
    meanwhile: @MainActor (Task<Bool, any Error>) -> Void = { _ in }
  ) async -> String {
    let opening = Task {
      inNewWindow
        ? try await shop.inbox.open(url, in: .newWindow) : try await shop.inbox.open(url)
    }
    await shop.device.settle()
    meanwhile(opening)
    await shop.device.settle()
    do {
      return try await opening.value ? "opened" : "not ours"
    } catch {
      return "\(error)"
    }
  }

  @Test(
    "Opening a link returns when the screen is there, and says whether the link is the app's own")
  func returns() async throws {
    let shop = WindowedShop().launch()
    let foreign = try #require(URL(string: "https://example.org"))
    #expect(await outcome(of: WindowedShop.url(1), in: shop) == "opened")
    #expect(shop.takeLines() == ["1: 1"])
    #expect(await outcome(of: foreign, in: shop) == "not ours")
    #expect(await outcome(of: WindowedShop.url(2), in: shop, inNewWindow: true) == "opened")
    #expect(shop.takeLines() == ["2: 2"])
    #expect(await outcome(of: foreign, in: shop, inNewWindow: true) == "not ours")
  }

  @Test("A link that waits for its own window is held until its task is cancelled")
  func takenBackBeforeWindow() async {
    let shop = WindowedShop()
    let cancelled = await outcome(of: WindowedShop.url(1), in: shop, inNewWindow: true) { task in
      #expect(shop.inbox.held == [WindowedShop.url(1)])
      task.cancel()
    }
    #expect(cancelled == "\(RoutingError.cancelled(progress: RoutingProgress()))")
    #expect(shop.inbox.held == [])
  }

  @Test("Opening a link throws what went wrong, and reports it nowhere else")
  func throwing() async throws {
    let shop = WindowedShop().launch()
    let bad = try #require(URL(string: "shop://product/x"))
    #expect(
      await outcome(of: bad, in: shop) == "The link's “id” is “x”, but Int is expected.")
    shop.guarded = [3]
    let refused = await outcome(of: WindowedShop.url(3), in: shop) { _ in
      shop.answerLogins(.failure(Refusal()))
    }
    #expect(refused.contains("refused by the test"))
    #expect(shop.takeLines() == ["1 asks for 3"])
  }

  @Test("Before there's a scene a link waits, even if it turns out to be foreign")
  func beforeScenes() async throws {
    let foreign = try #require(URL(string: "https://example.org"))
    for (url, end) in [(WindowedShop.url(1), "opened"), (foreign, "not ours")] {
      let shop = WindowedShop()
      let ending = await outcome(of: url, in: shop) { _ in
        #expect(shop.inbox.held == [url])
        shop.keepsInbox = true
        shop.launch()
      }
      #expect(ending == end)
    }
  }

  @Test("A cancelled task withdraws its link, whether it's held or being opened")
  func cancelled() async {
    let shop = WindowedShop().launch()
    let words = "\(RoutingError.cancelled(progress: RoutingProgress()))"
    shop.isReady = false
    let held = await outcome(of: WindowedShop.url(1), in: shop) { $0.cancel() }
    #expect(held == words)
    #expect(shop.inbox.held == [])
    shop.isReady = true
    shop.inbox.openHeld()
    shop.guarded = [2]
    let asking = await outcome(of: WindowedShop.url(2), in: shop) { $0.cancel() }
    #expect(asking == words)
    shop.inbox.receive(WindowedShop.url(3))
    shop.settle()
    #expect(shop.takeLines() == ["1 asks for 2", "1: 3"])
  }

  @Test("A cancelled link ends even if its window closes before its navigation ends")
  func takenBackAndClosed() async throws {
    let shop = WindowedShop().launch()
    let scene = try #require(shop.scene(1))
    let held = Held()
    shop.inbox.connect(
      scene, links: shop.makeLinks("1"), router: LateRouter(router: DefaultRouter(), held: held))
    var ends: [String] = []
    let opening = Task {
      do { try await shop.inbox.open(WindowedShop.url(1)) } catch { ends.append("\(error)") }
    }
    await shop.device.settle()
    #expect(held.completions.count == 1)
    opening.cancel()
    await shop.device.settle()
    shop.device.user.closeWindow(scene)
    await shop.device.settle()
    held.answer(.failure(Refusal()))
    await shop.device.settle()
    #expect(ends == ["\(RoutingError.cancelled(progress: RoutingProgress()))"])
    #expect(shop.inbox.held == [])
  }

  @Test("A link that a newer link overtakes ends with an error that says so")
  func overtaken() async {
    let shop = WindowedShop(policy: .newest).launch()
    shop.isReady = false
    let end = await outcome(of: WindowedShop.url(1), in: shop) { _ in
      shop.inbox.receive(WindowedShop.url(2))
    }
    #expect(end == "\(LinkError.overtaken)")
    #expect(shop.takeLines() == [])
    #expect(shop.inbox.held == [WindowedShop.url(2)])
  }
}

/// An app's own router, whose navigations end when the test says so, as cancelled.
private struct LateRouter: RouterDecorator {
  let router: any Router
  let held: Held

  func perform<Screen, Context>(_ request: NavigationRequest<Screen, Context>) -> Navigation {
    let navigation = Navigation()
    held.completions.append { _ in
      navigation.finish()
      request.completion?(.failure(.cancelled(progress: RoutingProgress())))
    }
    return navigation
  }
}
