import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("Finding the hosts of views", .onDevice) struct FinderTests {
  private func host(_ id: Int) -> HostingScreen<ProductView> {
    HostingScreen(showing: ProductView(id: id))
  }

  @Test("The view's type finds the nearest host, and its context the right one")
  func typeAndContext() throws {
    let (one, two) = (host(1), host(2))
    let stage = Stage(root: stack(one, two, HostingScreen(showing: AccountView())))
    let window = CustomWindowProvider { [window = stage.window] in window }
    let byType = HostingControllerFinder<ProductView, Void>(windowProvider: window)
    #expect(try byType.findViewController(with: ()) === two)
    let byContext = HostingControllerWithContextFinder<ProductView, Int>(windowProvider: window)
    #expect(try byContext.findViewController(with: 1) === one)
    #expect(try byContext.findViewController(with: 3) == nil)
  }

  @Test("A finder of hosts takes the options of other finders")
  func options() throws {
    let stage = Stage(root: stack(host(1), HostingScreen(showing: AccountView())))
    let window = CustomWindowProvider { [window = stage.window] in window }
    let visible = HostingControllerFinder<ProductView, Void>(
      options: .currentVisibleOnly, windowProvider: window)
    #expect(try visible.findViewController(with: ()) == nil)
    let account = HostingControllerFinder<AccountView, Void>(
      options: .currentVisibleOnly, windowProvider: window)
    #expect(try account.findViewController(with: ()) != nil)
  }

  @Test("A custom host is found by its class and its view's context")
  func ownHost() throws {
    let host = UIHostingController(rootView: ProductView(id: 9))
    let stage = Stage(root: host)
    let finder = ClassWithContextFinder<UIHostingController<ProductView>, Int>(
      windowProvider: CustomWindowProvider { [window = stage.window] in window })
    #expect(try finder.findViewController(with: 9) === host)
    #expect(try finder.findViewController(with: 8) == nil)
  }
}
