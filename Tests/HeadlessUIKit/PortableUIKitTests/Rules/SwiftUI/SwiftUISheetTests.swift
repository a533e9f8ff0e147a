import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("SwiftUI's own sheets", .simulated, .standInOnly) struct SwiftUISheetTests {
  let stage = Stage()

  private func show() async -> (UIWindow, UIHostingController<SheetScreen>) {
    let host = UIHostingController(rootView: SheetScreen(log: stage.log))
    return (await stage.show(host), host)
  }

  @Test("Rule 169: a host presents its sheet in a host of SwiftUI's")
  func rule169() async throws {
    let (window, host) = await show()
    await stage.tap("Sheet", in: window)
    let sheet = try #require(host.presentedViewController)
    #expect("\(type(of: sheet))" == "PresentationHostingController<AnyView>")
    #expect(!(sheet is UIHostingController<SheetContent>))
    #expect(sheet.view.writtenTexts == ["in the sheet, 7", "[Close]", "[Count 0]"])
  }

  @Test(
    "Rule 169: the state agrees after a dismissal by the view, the user or the app",
    arguments: ["view", "user", "app"])
  func rule169Dismissed(by who: String) async throws {
    let (window, host) = await show()
    await stage.tap("Sheet", in: window)
    let sheet = try #require(host.presentedViewController)
    switch who {
    case "view": stage.tap(try #require(sheet.view.control("Close")))
    case "user": stage.simulation.swipeDown(sheet)
    default: host.dismiss(animated: true)
    }
    await stage.settle()
    #expect(host.presentedViewController == nil)
    #expect(stage.log.take() == ["dismissed", "false"])
    await stage.tap("Sheet", in: window)
    #expect(host.presentedViewController != nil)
  }

  @Test("Rule 169: a cover is presented full screen, and goes when its item is nil")
  func rule169Cover() async throws {
    let (window, host) = await show()
    await stage.tap("Cover", in: window)
    let cover = try #require(host.presentedViewController)
    #expect(cover.modalPresentationStyle == .fullScreen)
    #expect(cover.view.writtenTexts == ["item 1", "[Other]", "[None]"])
    stage.tap(try #require(cover.view.control("Other")))
    await stage.settle()
    let other = try #require(host.presentedViewController)
    #expect(other !== cover)
    #expect(other.view.writtenTexts == ["item 2", "[Other]", "[None]"])
    stage.tap(try #require(other.view.control("None")))
    await stage.settle()
    #expect(host.presentedViewController == nil)
  }

  @Test("Rule 169: a sheet waits while something else is presented (M8)")
  func rule169Busy() async throws {
    let (window, host) = await show()
    let other = UIViewController()
    host.present(other, animated: false)
    await stage.settle()
    stage.perform("Sheet", in: window)
    await stage.settle()
    #expect(host.presentedViewController === other)
    host.dismiss(animated: false)
    await stage.settle()
    host.rootView = SheetScreen(log: stage.log)
    await stage.settle()
    #expect(host.presentedViewController != nil)
    #expect(host.presentedViewController !== other)
  }

  @Test("Rule 171: a sheet inherits the environment, and its content keeps its state")
  func rule171() async throws {
    let (window, host) = await show()
    await stage.tap("Sheet", in: window)
    let sheet = try #require(host.presentedViewController)
    stage.tap(try #require(sheet.view.control("Count 0")))
    await stage.settle()
    #expect(sheet.view.writtenTexts == ["in the sheet, 7", "[Close]", "[Count 1]"])
    host.rootView = SheetScreen(log: stage.log, number: 8)
    await stage.settle()
    #expect(sheet.view.writtenTexts == ["in the sheet, 8", "[Close]", "[Count 1]"])
    host.rootView = SheetScreen(log: stage.log, number: 8, place: "on the sheet")
    await stage.settle()
    #expect(sheet.view.writtenTexts == ["on the sheet, 8", "[Close]", "[Count 1]"])
  }

  @Test("Rule 169: a covered sheet isn't dismissed")
  func rule169Covered() async throws {
    let (window, host) = await show()
    await stage.tap("Sheet", in: window)
    let sheet = try #require(host.presentedViewController)
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    sheet.present(cover, animated: false)
    await stage.settle()
    #expect(sheet.viewIfLoaded?.window == nil)
    #expect(stage.log.take() == [])
    sheet.dismiss(animated: false)
    await stage.settle()
    #expect(host.presentedViewController === sheet)
    #expect(stage.log.take() == [])
  }

  @Test("Rule 169: a sheet is dismissed when the view that presents it is gone")
  func rule169Gone() async throws {
    let host = UIHostingController(rootView: AnyView(SheetScreen(log: stage.log)))
    let window = await stage.show(host)
    await stage.tap("Sheet", in: window)
    #expect(host.presentedViewController != nil)
    host.rootView = AnyView(Text("Nothing"))
    await stage.settle()
    #expect(host.presentedViewController == nil)
  }

  @Test("Rule 169: a sheet is refused while another presentation runs in the window (M11)")
  func rule169Refused() async throws {
    let (container, other) = (UIViewController(), UIViewController())
    let host = UIHostingController(rootView: SheetScreen(log: stage.log))
    let window = await stage.show(container)
    for child in [other, host] {
      container.addChild(child)
      container.view.addSubview(child.view)
      child.didMove(toParent: container)
    }
    await stage.settle()
    other.definesPresentationContext = true
    let covering = UIViewController()
    covering.modalPresentationStyle = .overCurrentContext
    stage.perform("Sheet", in: window)
    other.present(covering, animated: true)
    await stage.settle()
    #expect(host.presentedViewController == nil)
    #expect(stage.simulation.takeWarnings().map { $0.hasPrefix("Warning: Attempt") } == [true])
    host.rootView = SheetScreen(log: stage.log, number: 8)
    await stage.settle()
    #expect(host.presentedViewController != nil)
  }

  @Test("Rule 171: a host made by hand begins with an empty environment")
  func rule171Empty() async {
    let window = await stage.show(UIHostingController(rootView: SheetContent()))
    #expect(window.writtenTexts == ["in the sheet, 0", "[Close]", "[Count 0]"])
  }

  @Test("Rule 171: a modifier on the root view changes the host's type")
  func rule171Type() {
    let host: UIViewController = UIHostingController(
      rootView: SheetContent().environment(\.number, 1))
    #expect(!(host is UIHostingController<SheetContent>))
  }
}

private struct NumberKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Item: Identifiable {
  let id: Int
}

private struct SheetScreen: View {
  let log: EventLog
  var number = 7
  var place = "in the sheet"
  @State private var isShown = false
  @State private var item: Item?

  var body: some View {
    VStack {
      Button("Sheet") { isShown = true }
      Button("Cover") { item = Item(id: 1) }
    }
    .sheet(isPresented: $isShown, onDismiss: { log.add("dismissed") }) {
      SheetContent(place: place)
    }
    .fullScreenCover(item: $item) { shown in
      VStack {
        Text("item \(shown.id)")
        Button("Other") { item = Item(id: 2) }
        Button("None") { item = nil }
      }
    }
    .environment(\.number, number)
    .onChange(of: isShown) { if !$0 { log.add("\($0)") } }
  }
}

private struct SheetContent: View {
  let place: String
  @Environment(\.number) private var number
  @Environment(\.dismiss) private var dismiss
  @State private var count = 0

  init(place: String = "in the sheet") { self.place = place }

  var body: some View {
    VStack {
      Text("\(place), \(number)")
      Button("Close") { dismiss() }
      Button("Count \(count)") { count += 1 }
    }
  }
}
