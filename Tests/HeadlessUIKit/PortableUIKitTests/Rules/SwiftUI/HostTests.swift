import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("Hosts of SwiftUI views", .simulated, .standInOnly) struct HostTests {
  let stage = Stage()

  @Test("Rule 167: a host can't be decoded")
  func rule167Coder() {
    _ = UIHostingController<Text>(coder: NSCoder())
    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "rule 167", name: "NSInternalInconsistencyException",
          reason: "init(coder:) must be implemented in a subclass and call "
            + "super.init(coder:, rootView:)")
      ])
  }

  @Test("Rule 167: a subclass that sets its root view can be decoded")
  func rule167Subclass() async {
    let host = DecodedHost(coder: NSCoder())
    let window = await stage.show(host ?? UIViewController())
    #expect(window.writtenTexts == ["decoded"])
    #expect(host?.sizingOptions == [])
  }

  @Test("Rule 167: a new root view keeps the state of views with the same identity")
  func rule167State() async {
    let host = UIHostingController(rootView: Counter(name: "A"))
    let window = await stage.show(host)
    #expect(window.writtenTexts == ["A: 0", "[Count]"])
    await stage.tap("Count", in: window)
    #expect(window.writtenTexts == ["A: 1", "[Count]"])
    host.rootView = Counter(name: "B")
    await stage.settle()
    #expect(window.writtenTexts == ["B: 1", "[Count]"])
  }

  @Test("Rule 167: another type or another id in the same place is a new identity")
  func rule167Identity() async {
    let host = UIHostingController(rootView: AnyView(Counter(name: "A")))
    let window = await stage.show(host)
    await stage.tap("Count", in: window)
    host.rootView = AnyView(VStack { Counter(name: "A") })
    await stage.settle()
    #expect(window.writtenTexts == ["A: 0", "[Count]"])

    await stage.tap("Count", in: window)
    host.rootView = AnyView(OtherCounter())
    await stage.settle()
    #expect(window.writtenTexts == ["other: 0"])

    host.rootView = AnyView(Counter(name: "A").id(1))
    await stage.settle()
    await stage.tap("Count", in: window)
    host.rootView = AnyView(Counter(name: "A").id(1))
    await stage.settle()
    #expect(window.writtenTexts == ["A: 1", "[Count]"])
    host.rootView = AnyView(Counter(name: "A").id(2))
    await stage.settle()
    #expect(window.writtenTexts == ["A: 0", "[Count]"])
  }

  @Test(
    "Rule 167: the branches of an if have separate identities, the rows of a list those of their ids"
  )
  func rule167Branches() async {
    let host = UIHostingController(rootView: Branches(isFirst: true, rows: [1, 2]))
    let window = await stage.show(host)
    let buttons = window.controls
    for (button, times) in zip(buttons, 1...3) {
      for _ in 1...times { stage.tap(button) }
    }
    await stage.settle()
    #expect(window.counts == ["if: 1", "row 1: 2", "row 2: 3"])
    host.rootView = Branches(isFirst: false, rows: [2, 3, 1])
    await stage.settle()
    #expect(window.counts == ["else: 0", "row 2: 3", "row 3: 0", "row 1: 2"])
    host.rootView = Branches(isFirst: true, rows: [3])
    await stage.settle()
    #expect(window.counts == ["if: 0", "row 3: 0"])
  }

  @Test("Rule 167: one view value in two places has two states")
  func rule167Copies() async {
    let counter = Counter(name: "A")
    let host = UIHostingController(
      rootView: VStack {
        counter
        counter
      })
    let window = await stage.show(host)
    stage.tap(window.controls[1])
    await stage.settle()
    #expect(window.counts == ["A: 0", "A: 1"])
  }
}

private final class DecodedHost: UIHostingController<Text> {
  required init?(coder: NSCoder) { super.init(coder: coder, rootView: Text("decoded")) }

  #if !canImport(UIKit)
  required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(rootView: Text("made"))
  }
  #endif
}

/// A view of another type whose state is in the same place.
private struct OtherCounter: View {
  let name = "other"
  @State private var count = 0

  var body: some View { Text("\(name): \(count)") }
}

private struct Branches: View {
  let isFirst: Bool
  let rows: [Int]

  var body: some View {
    VStack {
      if isFirst { Counter(name: "if") } else { Counter(name: "else") }
      ForEach(rows, id: \.self) { Counter(name: "row \($0)") }
    }
  }
}
