import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI
import Testing

@MainActor
@Suite("SwiftUI's own sheets among the layers", .onDevice) struct SheetTests {
  private struct Basket: View {
    let journal: Journal
    @State private var isShown = false

    var body: some View {
      VStack {
        Text(isShown ? "open" : "closed")
        Button("Open") { isShown = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { journal.note("dismissed") }) { ProductView(id: 3) }
    }
  }

  private let journal = Journal()
  private let host: HostingScreen<Basket>
  private let stage: Stage

  init() {
    host = HostingScreen(showing: Basket(journal: journal))
    stage = Stage(root: host)
    stage.tap("Open")
  }

  @Test("The sheet is a layer of the window")
  func layer() {
    #expect(
      stage.tree == """
        UIHostingController<RoutedView<Basket>>
        presents formSheet:
          PresentationHostingController<AnyView> [visible]
        """)
  }

  @Test("A navigation to the screen below dismisses the sheet, and the view's state agrees")
  func dismissed() {
    #expect(stage.end(of: Shop.place(host), with: ()) == "revealed")
    #expect(stage.texts == ["closed", "[Open]"])
    #expect(journal.lines == ["dismissed"])
    stage.tap("Open")
    #expect(stage.texts == ["Product 3", "[Count 0]"])
  }

  @Test("The router closes the sheet like any other layer")
  func closed() throws {
    stage.router.close(try #require(host.presentedViewController))
    stage.rest()
    #expect(stage.texts == ["closed", "[Open]"])
    #expect(journal.lines == ["dismissed"])
  }

  @Test("A screen built from the current one is presented on the sheet")
  func presentedOn() {
    #expect(stage.end(of: Shop.account, with: ()) == "built")
    #expect(stage.texts == ["Account"])
    #expect(stage.end(of: Shop.place(host), with: ()) == "revealed")
    #expect(stage.texts == ["closed", "[Open]"])
  }

  @Test("A finder doesn't take the sheet for the app's own host of that view")
  func notFound() throws {
    let finder = HostingControllerFinder<ProductView, Void>(
      windowProvider: CustomWindowProvider { [window = stage.window] in window })
    #expect(try finder.findViewController(with: ()) == nil)
  }

  @Test("The sheet goes with the screen that presents it")
  func together() {
    let stage = Stage(root: UIViewController())
    let journal = Journal()
    let host = HostingScreen(showing: Basket(journal: journal))
    stage.window.rootViewController?.present(host, animated: false)
    stage.rest()
    stage.tap("Open")
    #expect(stage.window.layers.count == 3)
    stage.router.close(host)
    stage.rest()
    #expect(stage.tree == "UIViewController [visible]")
    #expect(journal.lines == ["dismissed"])
    #expect(stage.misuses == [])
  }
}
