import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct MenuTests {
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

  @Test func `a deferred part of a menu is asked for when the menu opens`() {
    var asked = 0
    let copy = UIAction(title: "Copy") { UIPasteboard.general.string = $0.title }
    let once = UIBarButtonItem(
      menu: UIMenu(children: [
        UIDeferredMenuElement { completion in
          asked += 1
          completion([copy])
        }
      ]))
    let always = UIBarButtonItem(
      menu: UIMenu(children: [
        UIDeferredMenuElement.uncached { completion in
          asked += 1
          completion([copy])
        }
      ]))
    let user = Simulation.current.user
    #expect(asked == 0)
    #expect(user.chooseMenuAction("Copy", ofMenuOf: once))
    _ = user.chooseMenuAction("Copy", ofMenuOf: once)
    #expect(asked == 1)
    _ = user.chooseMenuAction("Copy", ofMenuOf: always)
    #expect(!user.chooseMenuAction("Paste", ofMenuOf: always))
    #expect(asked == 3)
    #expect(UIPasteboard.general.string == "Copy")
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
