#if !canImport(UIKit)
import PortableSwiftUI
import Testing

@MainActor @Suite("Windows of SwiftUI in an app with view controllers", .standInOnly)
struct HostedSceneTests {
  private final class Notes: NSObject, UIHostingSceneDelegate {
    static var rootScene: some Scene {
      WindowGroup { Text("All notes") }
      WindowGroup(id: "trash") { Text("Trash") }
      WindowGroup(for: Int.self) { $number in Text("Note \(number ?? 0)") }
    }
  }

  private func open(_ request: UISceneSessionActivationRequest?) throws -> UIWindowScene {
    let app = LaunchedApp(idiom: .pad)
    app.launch()
    app.device.application.activateSceneSession(for: try #require(request))
    app.device.runUntilIdle()
    return try #require(app.scene(2))
  }

  private func texts(in scene: UIWindowScene) -> [String] {
    func labels(in view: UIView) -> [String] {
      [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap(labels)
    }
    return scene.windows.flatMap(labels)
  }

  @Test(
    "Rule 250: a request opens the first window, the one with an identifier, or one for a value")
  func opens() throws {
    #expect(
      texts(in: try open(.init(hostingDelegateClass: Notes.self))) == ["All notes"])
    #expect(
      texts(in: try open(.init(hostingDelegateClass: Notes.self, id: "trash"))) == ["Trash"])
    let scene = try open(.init(hostingDelegateClass: Notes.self, value: 7))
    #expect(texts(in: scene) == ["Note 7"])
    #expect(scene.session.configuration.delegateClass == Notes.self)
    #expect(scene.windows.first?.rootViewController is UINavigationController == false)
  }

  @Test("Rule 250: there's no request for a window that isn't declared")
  func undeclared() {
    #expect(UISceneSessionActivationRequest(hostingDelegateClass: Notes.self, id: "x") == nil)
    #expect(UISceneSessionActivationRequest(hostingDelegateClass: Notes.self, value: "x") == nil)
  }

  @Test("Rule 250: requests for the same window are equal")
  func equality() {
    let one = UISceneSessionActivationRequest(hostingDelegateClass: Notes.self, value: 7)
    #expect(one == UISceneSessionActivationRequest(hostingDelegateClass: Notes.self, value: 7))
    #expect(one != UISceneSessionActivationRequest(hostingDelegateClass: Notes.self, value: 8))
  }
}
#endif
