import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("The dismiss action in a host's environment", .simulated, .standInOnly)
struct DismissTests {
  let stage = Stage()

  @Test("Rule 172: dismiss dismisses a presented host")
  func rule172Presented() async throws {
    let root = UIViewController()
    let window = await stage.show(root)
    let host = UIHostingController(rootView: Dismissed())
    root.present(host, animated: false)
    await stage.settle()
    #expect(host.view.writtenTexts == ["true", "[Go]"])
    stage.tap(try #require(host.view.control("Go")))
    await stage.settle()
    #expect(root.presentedViewController == nil)
    _ = window
  }

  @Test("Rule 172: dismiss pops a pushed host")
  func rule172Pushed() async throws {
    let root = UIViewController()
    let host = UIHostingController(rootView: Dismissed())
    let stack = UINavigationController()
    stack.viewControllers = [root, host]
    let window = await stage.show(stack)
    await stage.tap("Go", in: window)
    #expect(stack.viewControllers == [root])
  }

  @Test("Rule 172: dismiss does nothing on a root")
  func rule172Root() async throws {
    let host = UIHostingController(rootView: Dismissed())
    let window = await stage.show(UINavigationController(rootViewController: host))
    #expect(window.writtenTexts == ["false", "[Go]"])
    await stage.tap("Go", in: window)
    #expect(host.view.window === window)
  }
}

private struct Dismissed: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    VStack {
      Text(String(describing: isPresented))
      Button("Go") { dismiss() }
    }
  }
}
