#if !canImport(UIKit)
import PortableUIKit
import Testing

@MainActor @Suite("A tab bar controller's accessory", .standInOnly, .simulated)
struct TabAccessoryTests {
  private let stage = TabStage()
  private let button = UIButton()

  private func show() async {
    stage.controller.tabs = stage.tabs("a", "b")
    await stage.show()
    stage.controller.setBottomAccessory(UITabAccessory(contentView: button), animated: true)
    await stage.stage.settle()
  }

  @Test("Rule 211: it stays above every tab, and the user can touch it")
  func touched() async {
    await show()
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    let user = HeadlessDevice.current.user
    #expect(user.tap(button))
    stage.controller.selectedTab = stage.controller.tab(forIdentifier: "b")
    await stage.stage.settle()
    #expect(user.tap(button))
    #expect(taps == 2)
    #expect(button.frame.size == CGSize(width: 390, height: 48))
  }

  @Test("Rule 211: what belongs to it knows that by its traits")
  func environment() async {
    await show()
    #expect(button.traitCollection.tabAccessoryEnvironment == .regular)
    #expect(stage.controller.view.traitCollection.tabAccessoryEnvironment == .none)
    #expect(UITraitCollection().tabAccessoryEnvironment == .unspecified)
  }

  @Test("Rule 211: another one replaces it, and nil removes it")
  func replaced() async {
    await show()
    let other = UITabAccessory(contentView: UIView())
    stage.controller.bottomAccessory = other
    #expect(button.window == nil)
    #expect(other.contentView.window != nil)
    stage.controller.bottomAccessory = nil
    #expect(other.contentView.window == nil)
    #expect(stage.controller.bottomAccessory == nil)
  }

  @Test("Rule 211: it moves down while the bar is hidden")
  func hiddenBar() async {
    await show()
    let above = button.superview?.frame.minY
    stage.controller.isTabBarHidden = true
    #expect(button.superview?.frame.minY == above.map { $0 + 49 })
  }
}
#endif
