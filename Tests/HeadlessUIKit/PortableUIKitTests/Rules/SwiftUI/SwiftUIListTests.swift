import PortableSwiftUI
import PortableUIKit
import Testing

@MainActor @Suite("SwiftUI's lists", .simulated, .standInOnly)
struct SwiftUIListTests {
  let stage = Stage()

  private func swipe(
    _ name: String, _ direction: UISwipeGestureRecognizer.Direction = .left, in window: UIWindow
  ) async throws {
    let row = try #require(window.row(name))
    #if !canImport(UIKit)
    #expect(stage.simulation.user.swipe(row, direction))
    #endif
    await stage.settle()
  }

  @Test("Rule 304: a swipe deletes a row, and the others keep their state")
  func rule304() async throws {
    let window = await stage.show(UIHostingController(rootView: Fruits()))
    #expect(window.writtenTexts == ["Fruits", "Apple", "[Count 0]", "Pear", "[Count 0]", "2 left"])
    stage.tap(try #require(window.controls.last))
    await stage.settle()
    try await swipe("Apple", in: window)
    #expect(window.writtenTexts == ["Fruits", "Pear", "[Count 1]", "1 left"])
  }

  @Test("Rule 304: a swipe shows the buttons of several actions")
  func rule304Actions() async throws {
    let window = await stage.show(UIHostingController(rootView: Mails(log: stage.log)))
    #expect(window.writtenTexts == ["Mail"])
    try await swipe("Mail", in: window)
    #expect(window.writtenTexts == ["Mail", "[Delete]", "[Flag]"])
    await stage.tap("Flag", in: window)
    #expect(stage.log.take() == ["flag"])
    #expect(window.writtenTexts == ["Mail"])
    try await swipe("Mail", .right, in: window)
    #expect(stage.log.take() == ["read"])
  }

  @Test("A field in a ForEach of bindings writes into its element")
  func bindings() async throws {
    let window = await stage.show(UIHostingController(rootView: Names()))
    #expect(window.writtenTexts == ["<Ada>", "<Bob>", "Ada Bob"])
    let field = try #require(window.controls.first as? UITextField)
    stage.type("!", into: field)
    await stage.settle()
    #expect(window.writtenTexts == ["<Ada!>", "<Bob>", "Ada! Bob"])
  }

  @Test("Elements move in front of another one")
  func moving() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 3], toOffset: 2)
    #expect(letters == ["b", "a", "d", "c"])
  }

  @Test("A list that can be refreshed has a control for it")
  func refreshing() async throws {
    let host = UIHostingController(rootView: List { Text("Row") }.refreshable {})
    let window = await stage.show(host)
    let scroll = try #require(host.view.subviews.first as? UIScrollView)
    #expect(scroll.refreshControl != nil)
    _ = window
  }
}

extension UIView {
  /// The innermost view with a swipe and this name.
  fileprivate func row(_ name: String) -> UIView? {
    for subview in subviews {
      if let found = subview.row(name) { return found }
    }
    return accessibilityLabel == name && gestureRecognizers?.isEmpty == false ? self : nil
  }
}

private struct Fruits: View {
  @State private var names = ["Apple", "Pear"]

  var body: some View {
    List {
      Section("Fruits") {
        ForEach(names, id: \.self) { name in
          Text(name)
          FruitCount()
        }
        .onDelete { names.remove(atOffsets: $0) }
      }
      LabeledContent("\(names.count) left") {}
    }
  }
}

private struct FruitCount: View {
  @State private var count = 0

  var body: some View { Button("Count \(count)") { count += 1 } }
}

private struct Mails: View {
  let log: EventLog

  var body: some View {
    List {
      Text("Mail")
        .swipeActions(edge: .leading) { Button("Read") { log.add("read") } }
        .swipeActions {
          Button("Delete", role: .destructive) { log.add("delete") }
          Button("Flag") { log.add("flag") }
        }
    }
  }
}

private struct Person: Identifiable {
  let id: Int
  var name: String
}

private struct Names: View {
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]

  var body: some View {
    Form {
      ForEach($people) { $person in TextField("Name", text: $person.name) }
      Text(people.map(\.name).joined(separator: " "))
    }
  }
}
