import PortableUIKit
import Testing

@MainActor @Suite(.simulated) struct MenuTests {
  @Test func `an action without an identifier gets one of its own`() {
    let first = UIAction { _ in }
    let second = UIAction { _ in }
    #expect(first.identifier != second.identifier)
    #expect(UIAction(identifier: .init("save")) { _ in }.identifier.rawValue == "save")
  }

  @Test func `selected elements are those that are on, in inline menus too`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inline = UIAction(title: "Inline", state: .on) { _ in }
    let deep = UIAction(title: "Deep", state: .on) { _ in }
    let menu = UIMenu(children: [
      on, off, UIMenu(options: .displayInline, children: [inline]), UIMenu(children: [deep]),
    ])
    #expect(menu.selectedElements.map(\.title) == ["On", "Inline"])
  }

  @Test func `replacing the children keeps the rest`() {
    let menu = UIMenu(title: "Sort", identifier: .init("sort"), options: .singleSelection)
    let replaced = menu.replacingChildren([UIAction(title: "Name") { _ in }])
    #expect(menu.children == [])
    #expect(replaced.children.map(\.title) == ["Name"])
    #expect(replaced.title == "Sort")
    #expect(replaced.identifier == menu.identifier)
    #expect(replaced.options == .singleSelection)
  }
}
