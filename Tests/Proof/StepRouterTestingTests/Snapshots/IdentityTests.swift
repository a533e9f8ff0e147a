import PortableUIKit
import StepRouterTesting
import Testing

/// The identities and the contexts of view controllers in a snapshot.
@MainActor
@Suite(.headlessOnly) struct IdentityTests {
  private final class PageViewController: UIViewController, ContextTelling {
    var number = 7
    var shownContext: String { "\(number)" }
  }

  @Test(
    "Snapshots of different view controllers that look the same are equal, but don't hold the same")
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

  @Test("Snapshots of a view controller that has changed are unequal, and don't hold the same")
  func changed() {
    let home = HomeViewController().titled("Home")
    let stage = Stage { home }
    let before = HierarchySnapshot(of: stage.window)
    stage.run { home.title = "Shop" }
    let after = HierarchySnapshot(of: stage.window)
    #expect(after != before)
    #expect(!after.holdsTheSame(as: before))
  }

  @Test("Nodes list a view controller before what it contains and presents")
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

  @Test("View controllers that tell their context are distinguished by it")
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

  @Test("A snapshot can be encoded and decoded, and keeps the identities")
  func codable() throws {
    let stage = Stage { UINavigationController(rootViewController: PageViewController()) }
    let snapshot = HierarchySnapshot(of: stage.window)
    let read = try JSONDecoder().decode(
      HierarchySnapshot.self, from: try JSONEncoder().encode(snapshot))
    #expect(read.holdsTheSame(as: snapshot))
  }
}
