import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("SwiftUI's own containers", .simulated, .standInOnly)
struct SwiftUIContainerTests {
  let stage = Stage()

  private func ownStack(of host: UIViewController) -> UINavigationController? {
    host.children.first as? UINavigationController
  }

  @Test("Rule 168: a NavigationStack is a navigation controller once its host is in a window")
  func rule168Stack() async throws {
    let host = UIHostingController(rootView: Shelf())
    host.loadViewIfNeeded()
    host.view.layoutIfNeeded()
    #expect(host.children == [])
    let window = await stage.show(host)
    let stack = try #require(ownStack(of: host))
    #expect("\(type(of: stack))" == "UIKitNavigationController")
    #expect(stack.viewControllers.map { "\(type(of: $0))" } == [Self.page])
    #expect(window.writtenTexts == ["Shelf", "[One]", "[Two]", "[Page]"])
  }

  private static let page = "NavigationStackHostingController<AnyView>"

  @Test("Rule 168: a link pushes a page on the stack, and Back or dismiss pops it")
  func rule168Pages() async throws {
    let host = UIHostingController(rootView: Shelf())
    let window = await stage.show(host)
    let stack = try #require(ownStack(of: host))
    await stage.tap("One", in: window)
    #expect(stack.viewControllers.map { "\(type(of: $0))" } == [Self.page, Self.page])
    #expect(window.writtenTexts == ["Book 1", "[Next]", "[Back]"])
    #expect(stack.topViewController?.navigationItem.title == "1")
    #expect(stack.topViewController?.navigationController === stack)
    await stage.tap("Next", in: window)
    #expect(window.writtenTexts == ["Book 2", "[Next]", "[Back]"])
    await stage.tap("Back", in: window)
    #expect(window.writtenTexts == ["Book 1", "[Next]", "[Back]"])
    stage.simulation.pressBack(in: stack)
    await stage.settle()
    #expect(window.writtenTexts == ["Shelf", "[One]", "[Two]", "[Page]"])
    await stage.tap("Page", in: window)
    #expect(window.writtenTexts == ["A page"])
    #expect(stack.viewControllers.count == 2)
  }

  @Test("Rule 168: the pages of a stack follow changes around the stack")
  func rule168Environment() async throws {
    let host = UIHostingController(rootView: Library(name: "city", isOpen: true))
    let window = await stage.show(host)
    await stage.tap("One", in: window)
    #expect(window.writtenTexts == ["1 of city, touchable"])
    host.rootView = Library(name: "town", isOpen: false)
    await stage.settle()
    #expect(window.writtenTexts == ["1 of town, not touchable"])
  }

  @Test("Rule 168: the navigation controller goes with its NavigationStack")
  func rule168Gone() async {
    let host = UIHostingController(rootView: AnyView(Shelf()))
    let window = await stage.show(host)
    weak var stack: UINavigationController?
    stack = ownStack(of: host)
    #expect(stack != nil)
    host.rootView = AnyView(Text("Nothing"))
    await stage.settle()
    #expect(host.children == [])
    #expect(stack == nil)
    #expect(window.writtenTexts == ["Nothing"])
  }

  @Test("Rule 168: a link outside of a stack is disabled")
  func rule168Link() async throws {
    let window = await stage.show(UIHostingController(rootView: NavigationLink("One", value: 1)))
    #expect(try #require(window.control("One")).isEnabled == false)
  }

  @Test("Rule 168: an app's path pushes pages, and follows the user back")
  func rule168Path() async throws {
    let host = UIHostingController(rootView: PathShelf(log: stage.log))
    let window = await stage.show(host)
    let stack = try #require(ownStack(of: host))
    await stage.tap("Both", in: window)
    #expect(stack.viewControllers.count == 3)
    #expect(window.writtenTexts == ["Book 2", "[Next]", "[Back]"])
    stage.simulation.pressBack(in: stack)
    await stage.settle()
    #expect(stage.log.take() == ["[1, 2]", "[1]"])
    #expect(stack.viewControllers.count == 2)
  }

  @Test("Rule 168: a TabView is a tab bar controller")
  func rule168Tabs() async throws {
    let host = UIHostingController(rootView: Tabs())
    let window = await stage.show(host)
    let tabs = try #require(host.children.first as? UITabBarController)
    #expect("\(type(of: tabs))" == "UIKitTabBarController")
    #expect(
      (tabs.viewControllers ?? []).map { "\(type(of: $0))" }
        == Array(repeating: "TabHostingController<AnyView>", count: 2))
    #expect((tabs.tabBar.items ?? []).map(\.title) == ["First", "Second"])
    #expect(window.writtenTexts == ["one, a", "[Go]"])
    await stage.tap("Go", in: window)
    #expect(window.writtenTexts == ["two 2"])
    stage.simulation.selectTab(at: 0, in: tabs)
    await stage.settle()
    #expect(window.writtenTexts == ["one, a", "[Go]"])
    await stage.tap("Go", in: window)
    #expect(window.writtenTexts == ["two 2"])
  }

  @Test("Rule 170: a view controller that other code has pushed goes with the stack's next update")
  func rule170() async throws {
    let host = UIHostingController(rootView: PathShelf(log: stage.log))
    let window = await stage.show(host)
    let stack = try #require(ownStack(of: host))
    await stage.tap("Both", in: window)
    let foreign = UIViewController()
    stack.pushViewController(foreign, animated: false)
    await stage.settle()
    #expect(stack.topViewController === foreign)
    host.rootView = PathShelf(log: stage.log)
    await stage.settle()
    #expect(stack.viewControllers.count == 3)
    #expect(window.writtenTexts == ["Book 2", "[Next]", "[Back]"])
  }
}

private struct Shelf: View {
  var body: some View {
    NavigationStack {
      VStack {
        Text("Shelf")
        NavigationLink("One", value: 1)
        NavigationLink("Two", value: 2)
        NavigationLink("Page") { Text("A page") }
      }
      .navigationDestination(for: Int.self) { BookPage(number: $0) }
    }
  }
}

private struct BookPage: View {
  let number: Int
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Book \(number)")
      NavigationLink("Next", value: number + 1)
      Button("Back") { dismiss() }
    }
    .navigationTitle("\(number)")
  }
}

private struct Library: View {
  let name: String
  let isOpen: Bool

  var body: some View {
    NavigationStack {
      NavigationLink("One", value: 1)
        .navigationDestination(for: Int.self) { BookLine(text: "\($0) of \(name)") }
    }
    .disabled(!isOpen)
  }
}

private struct BookLine: View {
  let text: String
  @Environment(\.isEnabled) private var isEnabled

  var body: some View { Text("\(text), \(isEnabled ? "touchable" : "not touchable")") }
}

private struct PathShelf: View {
  let log: EventLog
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Both") { path = [1, 2] }
        .navigationDestination(for: Int.self) { BookPage(number: $0) }
        .onChange(of: path) { log.add("\($0)") }
    }
  }
}

private struct Tabs: View {
  @State private var selected = "a"

  var body: some View {
    TabView(selection: $selected) {
      VStack {
        Text("one, \(selected)")
        Button("Go") { selected = "b" }
      }
      .tabItem { Text("First") }
      .tag("a")
      Text("two \(selected == "b" ? 2 : 1)").tag("b").tabItem { Text("Second") }
    }
  }
}
