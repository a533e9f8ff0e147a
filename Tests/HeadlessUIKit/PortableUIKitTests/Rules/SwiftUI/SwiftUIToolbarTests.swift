import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("SwiftUI's toolbars", .simulated, .standInOnly)
struct SwiftUIToolbarTests {
  let stage = Stage()

  private func titles(_ items: [UIBarButtonItem]?) -> [String?] { (items ?? []).map(\.title) }

  @Test("Rule 303: items are in the navigation item of a host in a stack of UIKit's")
  func rule303() async throws {
    let host = UIHostingController(rootView: Editor(log: stage.log))
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = await stage.show(stack)
    stack.pushViewController(host, animated: false)
    await stage.settle()
    let item = host.navigationItem
    #expect(item.title == "Editor")
    #expect(item.largeTitleDisplayMode == .never)
    #expect(titles(item.leftBarButtonItems) == ["Cancel"])
    #expect(titles(item.rightBarButtonItems) == ["plus", "Save"])
    #expect(item.rightBarButtonItems?.map(\.isEnabled) == [true, false])
    #expect(item.leftItemsSupplementBackButton)
    #expect(titles(host.toolbarItems) == ["Undo"])
    #expect(!stack.isToolbarHidden)
    _ = window
  }

  @Test("Rule 303: an item stays the same while it follows the state, and performs its action")
  func rule303Follows() async throws {
    let host = UIHostingController(rootView: Editor(log: stage.log))
    let window = await stage.show(UINavigationController(rootViewController: host))
    let save = try #require(host.navigationItem.rightBarButtonItems?.last)
    let field = try #require(window.control("Name") as? UITextField)
    stage.type("Tea", into: field)
    await stage.settle()
    #expect(host.navigationItem.rightBarButtonItems?.last === save)
    #expect(save.isEnabled)
    #if !canImport(UIKit)
    #expect(stage.simulation.user.tap(save))
    #endif
    await stage.settle()
    #expect(stage.log.take() == ["save Tea"])
  }

  @Test("Rule 303: items belong to the page of a NavigationStack")
  func rule303Page() async throws {
    let host = UIHostingController(rootView: NavigationStack { Editor(log: stage.log) })
    let window = await stage.show(host)
    let stack = try #require(host.children.first as? UINavigationController)
    #expect(titles(stack.topViewController?.navigationItem.leftBarButtonItems) == ["Cancel"])
    #expect(host.navigationItem.leftBarButtonItems == nil)
    _ = window
  }

  @Test("Rule 303: without a toolbar the app's own items stay")
  func rule303Own() async throws {
    let host = UIHostingController(rootView: Text("Plain"))
    host.navigationItem.title = "Own"
    host.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
    let window = await stage.show(UINavigationController(rootViewController: host))
    #expect(host.navigationItem.title == "Own")
    #expect(titles(host.navigationItem.rightBarButtonItems) == ["Edit"])
    _ = window
  }

  @Test("Rule 303: items go with the view that has them")
  func rule303Gone() async throws {
    let host = UIHostingController(rootView: AnyView(Editor(log: stage.log)))
    let window = await stage.show(UINavigationController(rootViewController: host))
    host.rootView = AnyView(Text("Plain"))
    await stage.settle()
    #expect(titles(host.navigationItem.leftBarButtonItems) == [])
    #expect(titles(host.navigationItem.rightBarButtonItems) == [])
    _ = window
  }
}

private struct Editor: View {
  let log: EventLog
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .navigationTitle("Editor")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { log.add("cancel") }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") { log.add("save \(name)") }.disabled(name.isEmpty)
        }
        ToolbarItemGroup(placement: .topBarTrailing) {
          Button {
            log.add("add")
          } label: {
            Image(systemName: "plus")
          }
        }
        ToolbarItem(placement: .bottomBar) { Button("Undo") { log.add("undo") } }
      }
  }
}
