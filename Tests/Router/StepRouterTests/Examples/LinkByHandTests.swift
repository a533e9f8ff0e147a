import PortableUIKit
import StepRouter
import Testing

/// Example: a URL leads to a screen as a tap does, through the same interceptors.
@MainActor @Suite("A URL leads to a screen in the same way as a tap", .onDevice)
struct LinkByHandTests {
  let journal = Journal()

  func product(_ answer: Answer) -> DestinationStep<ProductViewController, Int> {
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

  /// `shop://product/42`
  func target(for url: URL, product: DestinationStep<ProductViewController, Int>) -> Target? {
    guard url.scheme == "shop", url.host == "product", let id = Int(url.lastPathComponent) else {
      return nil
    }
    return product.with(id)
  }

  @Test(
    "A link shows the same screens and asks the same interceptors as a tap",
    arguments: [true, false])
  func sameAsByHand(passes: Bool) throws {
    let url = try #require(URL(string: "shop://product/42"))
    let byHand = Stage(root: HomeViewController())
    byHand.go(to: product(passes ? .pass : .fail), with: 42)
    let askedByHand = journal.lines
    let byLink = Stage(root: HomeViewController())
    let bound = try #require(target(for: url, product: product(passes ? .pass : .fail)))
    var ends = 0
    byLink.router.navigate(to: bound) { _ in ends += 1 }
    byLink.device.runUntilIdle()
    #expect(ends == 1)
    #expect(byLink.tree == byHand.tree)
    #expect(journal.lines == askedByHand + askedByHand)
    let reached = """
      HomeViewController
      presents formSheet:
        UINavigationController [visible]
          ProductViewController "Product 42" [visible]
      """
    #expect(byLink.tree == (passes ? reached : "HomeViewController [visible]"))
  }
}
