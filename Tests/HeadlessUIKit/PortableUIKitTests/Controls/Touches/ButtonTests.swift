import PortableUIKit
import Testing

@MainActor @Suite(.simulated, .standInOnly) struct ButtonTests {
  @Test func `a primary action gives a button its title and image`() {
    let image = UIImage(systemName: "cart")
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy", image: image) { _ in })
    #expect(button.currentTitle == "Buy")
    #expect(button.title(for: .normal) == "Buy")
    #expect(button.currentImage == image)
    #expect(button.buttonType == .system)
  }

  @Test func `a state without a title shows the normal one`() {
    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    button.setTitle("Sold out", for: .disabled)
    #expect(button.title(for: .selected) == "Buy")
    #expect(button.currentTitle == "Buy")
    button.isEnabled = false
    #expect(button.currentTitle == "Sold out")
    #expect(button.title(for: .normal) == "Buy")
  }

  @Test func `the title label follows the title and the state`() {
    let button = UIButton()
    button.setTitle("Buy", for: .normal)
    button.setTitle("Bought", for: .selected)
    #expect(button.titleLabel?.text == "Buy")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Bought")
    button.setTitle("Yours", for: .selected)
    #expect(button.titleLabel?.text == "Yours")
  }

  @Test func `a configuration's title is shown unless another is set`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Buy"
    configuration.subtitle = "in one click"
    let button = UIButton(configuration: configuration)
    #expect(button.currentTitle == "Buy")
    #expect(button.subtitleLabel?.text == "in one click")
    button.configuration?.title = "Order"
    #expect(button.titleLabel?.text == "Order")
    let named = UIButton(
      configuration: configuration, primaryAction: UIAction(title: "Add") { _ in })
    #expect(named.currentTitle == "Add")
  }

  @Test func `the update handler runs with the layout after a change of state, once`() {
    let log = EventLog()
    let screen = Touchscreen()
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { log("enabled \($0.isEnabled)") }
    screen.show(button)
    #expect(log.take() == [])
    button.isEnabled = false
    button.isSelected = true
    #expect(log.take() == [])
    screen.window.layoutIfNeeded()
    #expect(log.take() == ["enabled false"])
  }

  @Test func `a toggle button is selected before its action runs`() {
    let log = EventLog()
    let screen = Touchscreen()
    let button = UIButton(
      primaryAction: UIAction { log("\(($0.sender as? UIButton)?.isSelected ?? false)") })
    button.changesSelectionAsPrimaryAction = true
    screen.show(button)
    screen.user.tap(button)
    screen.user.tap(button)
    #expect(log.take() == ["true", "false"])
  }

  @Test func `a menu's action is performed with the button as sender`() {
    let log = EventLog()
    let screen = Touchscreen()
    let sort = UIAction(title: "Sort") { log("sort by \(type(of: $0.sender ?? 0))") }
    let hidden = UIAction(title: "Hidden", attributes: .hidden) { _ in log("hidden") }
    let button = UIButton()
    button.menu = UIMenu(children: [UIMenu(options: .displayInline, children: [sort]), hidden])
    button.showsMenuAsPrimaryAction = true
    screen.show(button)
    #expect(screen.user.choose(sort, inMenuOf: button))
    #expect(!screen.user.choose(hidden, inMenuOf: button))
    #expect(log.take() == ["sort by UIButton"])
  }
}
