import PortableUIKit
import StepRouterTesting
import Testing

/// Who is who in a snapshot, and what view controllers tell.
@MainActor
@Suite(.headlessOnly) struct IdentityTests {
  private final class PageViewController: UIViewController, ContextTelling {
    var number = 7
    var shownContext: String { "\(number)" }
  }

  @Test("Others that look the same are equal, and not the same")
  func others() {
    let stack = UINavigationController(rootViewController: HomeViewController())
    let stage = Stage { stack }
    let before = HierarchySnapshot(of: stage.window)
    #expect(HierarchySnapshot(of: stage.window).holdsTheSame(as: before))
    stage.run { stack.setViewControllers([HomeViewController()], animated: false) }
    let after = HierarchySnapshot(of: stage.window)
    #expect(after == before)
    #expect(after.hashValue == before.hashValue)
    #expect(!after.holdsTheSame(as: before))
  }

  @Test("The same that look otherwise are neither")
  func changed() {
    let home = HomeViewController().titled("Home")
    let stage = Stage { home }
    let before = HierarchySnapshot(of: stage.window)
    stage.run { home.title = "Shop" }
    let after = HierarchySnapshot(of: stage.window)
    #expect(after != before)
    #expect(!after.holdsTheSame(as: before))
  }

  @Test("What is contained and presented is listed behind what it stands in")
  func nodes() {
    let stage = Stage { UINavigationController(rootViewController: HomeViewController()) }
    stage.run {
      stage.window.rootViewController?.present(LoginViewController(), animated: false)
    }
    #expect(
      HierarchySnapshot(of: stage.window).nodes.map(\.typeName) == [
        "UINavigationController", "HomeViewController", "LoginViewController",
      ])
  }

  @Test("A view controller that tells its context is told apart by it")
  func context() {
    let page = PageViewController().titled("Page")
    let stage = Stage { page }
    let before = HierarchySnapshot(of: stage.window)
    #expect(before.description == #"PageViewController "Page" (7) [visible]"#)
    page.number = 8
    let after = HierarchySnapshot(of: stage.window)
    #expect(after.root?.context == "8")
    #expect(after != before)
  }

  @Test("It can be written down and read again, with who is who")
  func codable() throws {
    let stage = Stage { UINavigationController(rootViewController: PageViewController()) }
    let snapshot = HierarchySnapshot(of: stage.window)
    let read = try JSONDecoder().decode(
      HierarchySnapshot.self, from: try JSONEncoder().encode(snapshot))
    #expect(read.holdsTheSame(as: snapshot))
  }
}
