import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("More of SwiftUI's controls", .simulated, .standInOnly)
struct SwiftUIControlTests {
  let stage = Stage()

  @Test("A stepper moves its value within its bounds")
  func stepper() async throws {
    let window = await stage.show(UIHostingController(rootView: Servings()))
    let stepper = try #require(window.control("4 servings") as? UIStepper)
    #expect(stepper.maximumValue == 5)
    #if !canImport(UIKit)
    stage.simulation.user.increment(stepper)
    await stage.settle()
    #expect(window.writtenTexts == ["5 servings", "Size", "[Small]", "Size, Small"])
    #expect(stepper.value == 5)
    stage.simulation.user.increment(stepper)
    #endif
    await stage.settle()
    #expect(window.writtenTexts == ["5 servings", "Size", "[Small]", "Size, Small"])
  }

  @Test("A picker has the options of its content")
  func picker() async throws {
    let window = await stage.show(UIHostingController(rootView: Servings()))
    let picker = try #require(window.control("Size") as? UIButton)
    let options = (picker.menu?.children ?? []).compactMap { $0 as? UIAction }
    #expect(options.map(\.title) == ["Small", "Large"])
    #expect(options.map(\.state) == [.on, .off])
    #if !canImport(UIKit)
    stage.simulation.user.choose(options[1], inMenuOf: picker)
    #endif
    await stage.settle()
    #expect(window.writtenTexts == ["4 servings", "Size", "[Large]", "Size, Large"])
  }

  @Test("A menu has its buttons and toggles, also in menus of its own")
  func menu() async throws {
    let log = stage.log
    let host = UIHostingController(
      rootView: Menu("More") {
        Button("Copy") { log.add("copy") }
        Menu("Move") { Button("Up") { log.add("up") }.disabled(true) }
      })
    let window = await stage.show(host, keepingLog: true)
    let button = try #require(window.control("More") as? UIButton)
    let children = try #require(button.menu?.children)
    #expect(children.map(\.title) == ["Copy", "Move"])
    let inner = try #require((children[1] as? UIMenu)?.children.first as? UIAction)
    #expect(inner.attributes.contains(.disabled))
    #if !canImport(UIKit)
    let copy = try #require(children[0] as? UIAction)
    stage.simulation.user.choose(copy, inMenuOf: button)
    #endif
    await stage.settle()
    #expect(log.take() == ["copy"])
  }

  @Test("A tap gesture performs its action, unless the view is disabled")
  func gesture() async throws {
    let log = stage.log
    let host = UIHostingController(
      rootView: VStack {
        Text("Card").onTapGesture { log.add("tapped") }
        Text("Off").onTapGesture { log.add("off") }.disabled(true)
      })
    let window = await stage.show(host, keepingLog: true)
    for label in window.labels {
      #if !canImport(UIKit)
      stage.simulation.user.tap(label, times: 1)
      #endif
    }
    await stage.settle()
    #expect(log.take() == ["tapped"])
  }

  @Test("Values in the user's defaults are shared by the views that read them")
  func storage() async throws {
    let store = try #require(UserDefaults(suiteName: "SwiftUIControlTests"))
    store.removeObject(forKey: "isLoud")
    let first = UIHostingController(
      rootView: Loudness(isLoud: .init(wrappedValue: false, "isLoud", store: store)))
    let second = UIHostingController(
      rootView: Loudness(isLoud: .init(wrappedValue: false, "isLoud", store: store)))
    let stack = UIViewController()
    let window = await stage.show(stack)
    for host in [first, second] {
      stack.addChild(host)
      stack.view.addSubview(host.view)
      host.didMove(toParent: stack)
    }
    await stage.settle()
    #expect(window.writtenTexts == ["quiet", "Loud", "quiet", "Loud"])
    stage.tap(try #require(first.view.control("Loud")))
    await stage.settle()
    #expect(window.writtenTexts == ["loud", "Loud", "loud", "Loud"])
    #expect(store.bool(forKey: "isLoud"))
    store.removeObject(forKey: "isLoud")
  }
}

extension UIView {
  fileprivate var labels: [UILabel] {
    (self as? UILabel).map { [$0] } ?? subviews.flatMap(\.labels)
  }
}

private struct Servings: View {
  @State private var count = 4
  @State private var size = "S"

  var body: some View {
    Form {
      Stepper("\(count) servings", value: $count, in: 1...5)
      Picker("Size", selection: $size) {
        Text("Small").tag("S")
        Text("Large").tag("L")
      }
      Text("Size, \(size == "S" ? "Small" : "Large")")
    }
  }
}

private struct Loudness: View {
  @AppStorage var isLoud: Bool

  init(isLoud: AppStorage<Bool>) { _isLoud = isLoud }

  var body: some View {
    Text(isLoud ? "loud" : "quiet")
    Toggle("Loud", isOn: $isLoud)
  }
}
