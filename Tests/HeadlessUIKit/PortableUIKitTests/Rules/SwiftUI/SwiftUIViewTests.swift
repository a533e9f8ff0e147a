import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("What SwiftUI views are rendered as", .simulated, .standInOnly)
struct SwiftUIViewTests {
  let stage = Stage()

  @Test("Controls read and write their bindings")
  func controls() async throws {
    let window = await stage.show(UIHostingController(rootView: Form()))
    let toggle = try #require(window.control("Loud") as? UISwitch)
    let field = try #require(window.control("Name") as? UITextField)
    stage.tap(toggle)
    stage.type("Ada", into: field)
    await stage.settle()
    #expect(window.writtenTexts == ["Ada is loud", "Loud", "<Ada>", "[Clear]"])
    await stage.tap("Clear", in: window)
    #expect(window.writtenTexts == [" is quiet", "Loud", "<>", "[Clear]"])
    #expect(!toggle.isOn)
    #expect(window.control("Name") === field)
  }

  @Test("A control in a disabled view is disabled")
  func disabled() async throws {
    let window = await stage.show(
      UIHostingController(
        rootView: VStack { Button("Count") {}.disabled(false) }.disabled(true)))
    #expect(try #require(window.control("Count")).isEnabled == false)
  }

  @Test("A view's onAppear and onDisappear run with its host's callbacks and with its own changes")
  func appearing() async {
    let log = stage.log
    let host = UIHostingController(rootView: Comings(log: log))
    let stack = UINavigationController(rootViewController: host)
    let window = await stage.show(stack, keepingLog: true)
    #expect(log.take() == ["outer comes"])
    await stage.tap("Show", in: window)
    #expect(log.take() == ["inner comes"])
    stack.pushViewController(UIViewController(), animated: true)
    await stage.settle()
    #expect(log.take() == ["outer goes", "inner goes"])
    stack.popViewController(animated: true)
    await stage.settle()
    #expect(log.take() == ["outer comes", "inner comes"])
    await stage.tap("Show", in: window)
    #expect(log.take() == ["inner goes"])
  }

  @Test("Each use of a modifier has its own state")
  func modifiers() async {
    let window = await stage.show(
      UIHostingController(rootView: Text("content").modifier(Counted()).modifier(Counted())))
    #expect(window.writtenTexts == ["content", "[0]", "[0]"])
    stage.tap(window.controls[1])
    await stage.settle()
    #expect(window.writtenTexts == ["content", "[0]", "[1]"])
  }

  @Test("A released host takes what it has rendered along")
  func leaks() async {
    weak var host: UIViewController?
    weak var stack: UIViewController?
    do {
      let window = await stage.show(UIViewController())
      let shown = UIHostingController(rootView: NavigationStack { Counter(name: "A") })
      window.rootViewController = shown
      await stage.settle()
      await stage.tap("Count", in: window)
      host = shown
      stack = shown.children.first
      #expect(stack != nil)
      window.rootViewController = UIViewController()
      await stage.settle()
    }
    await stage.settle()
    #expect(host == nil)
    #expect(stack == nil)
  }
}

private struct Form: View {
  @State private var name = ""
  @State private var isLoud = false

  var body: some View {
    VStack {
      Text("\(name) is \(isLoud ? "loud" : "quiet")")
      Toggle("Loud", isOn: $isLoud)
      TextField("Name", text: $name)
      Button("Clear") {
        name = ""
        isLoud = false
      }
    }
  }
}

private struct Comings: View {
  let log: EventLog
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Show") { isShown.toggle() }
      if isShown {
        Text("inner").onAppear { log.add("inner comes") }.onDisappear { log.add("inner goes") }
      }
    }
    .onAppear { log.add("outer comes") }
    .onDisappear { log.add("outer goes") }
  }
}

private struct Counted: ViewModifier {
  @State private var count = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(count)") { count += 1 }
    }
  }
}
