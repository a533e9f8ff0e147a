import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterTesting
import Testing

/// The same screen with the same content on top of itself is a fault.
@MainActor
@Suite(.headlessOnly) struct ShownTwiceTests {
  private static func sentence(_ screen: String, _ title: String) -> String {
    "\(screen) “\(title)” is shown twice, one on top of the other. Show it once: look for it before "
      + "you build it, or leave out the second request, or allow it with "
      + "“allows: [.shownTwice.only(\"\(screen)\")]”."
  }

  @Test("Pushed twice by one tap")
  func pushed() async {
    let exploration = await PlainApp.explorer { app in
      app.home.addButton("Help") { [weak stack = app.stack] in
        stack?.pushViewController(ShopHelp("Help"), animated: false)
        stack?.pushViewController(ShopHelp("Help"), animated: false)
      }
    }.run(depth: 2)
    #expect(
      exploration.findings.map(\.description) == [
        """
        the move ‘Tap “Help”’: at the start
          shownTwice: \(Self.sentence("ShopHelp", "Help"))
          again: expectNothingWrong(await explorer.replay([.tap("Help")]), reporter: .swiftTesting)
        """
      ])
  }

  @Test("Two that look alike only once the lower one loads are found by going back")
  func pushedUnloaded() async {
    let exploration = await PlainApp.explorer { app in
      app.home.addButton("Help") { [weak stack = app.stack] in
        stack?.pushViewController(LateScreen("Help"), animated: false)
        stack?.pushViewController(LateScreen("Help"), animated: false)
      }
      app.home.addButton("Path") { [weak stack = app.stack] in
        stack?.pushViewController(LateScreen("Docs"), animated: false)
        stack?.pushViewController(LateScreen("Work"), animated: false)
      }
    }.run(depth: 2)
    #expect(exploration.findings.map(\.moves) == [[.tap("Help")]])
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(.shownTwice, Self.sentence("LateScreen", "Help"))
      ])
    #expect(exploration.findings.map(\.trial.move) == [.back])
  }

  @Test("Pushed twice with one context, of which the explorer knows no destination")
  func pushedContext() async {
    let exploration = await PlainApp.explorer { app in
      for (title, ids) in [("Tea Pot", [1, 1]), ("Two", [1, 2])] {
        app.home.addButton(title) { [weak stack = app.stack] in
          for id in ids {
            let product = ShopProduct("Product")
            product.id = id
            stack?.pushViewController(product, animated: false)
          }
        }
      }
    }.run(depth: 2)
    #expect(
      exploration.findings.map(\.description) == [
        """
        the move ‘Tap “Tea Pot”’: at the start
          shownTwice: \(Self.sentence("ShopProduct", "Product"))
          again: expectNothingWrong(await explorer.replay([.tap("Tea Pot")]), reporter: .swiftTesting)
        """
      ])
  }

  @Test("Pushed twice with one object, while another object makes another context")
  func pushedObject() async {
    let explorer = PlainApp.explorer { app in
      for title in ["Same", "Other"] {
        app.home.addButton(title) { [weak stack = app.stack] in
          let basket = Basket()
          for _ in 1...2 {
            let screen = BasketScreen("Basket")
            screen.basket = title == "Same" ? basket : Basket()
            stack?.pushViewController(screen, animated: false)
          }
        }
      }
    }
    #expect(
      await explorer.replay([.tap("Same")]).findings.flatMap(\.trial.problems) == [
        Problem(.shownTwice, Self.sentence("BasketScreen", "Basket"))
      ])
    #expect(await explorer.replay([.tap("Other")]).findings.map(\.description) == [])
  }

  @Test("Presented over itself, told once whichever button does it")
  func presented() async {
    let exploration = await PlainApp.explorer { app in
      app.presents("Log In", .pageSheet, Self.login)
    }.run(depth: 3)
    #expect(exploration.findings.count == 1)
    #expect(exploration.findings.first?.moves == [.tap("Log In")])
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(.shownTwice, Self.sentence("PlainScreen", "Login"))
      ])
  }

  private static func login() -> UIViewController {
    let login = PlainScreen("Login")
    for title in ["Why?", "Help"] {
      login.addButton(title) { [weak login] in login?.present(Self.login(), animated: true) }
    }
    return login
  }

  @Test("The same class with other content is none", arguments: TwiceSibling.allCases)
  func sibling(_ sibling: TwiceSibling) async {
    let exploration = await PlainApp.explorer { app in
      app.pushes { [weak stack = app.stack] in
        sibling.first(in: stack ?? UINavigationController())
      }
    }.run(depth: 3)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.states.count > 2)
  }

  /// An app whose home pushes Help, which a request pushes as well, whatever is there.
  private static func explorer(isAlwaysBuilt: Bool) -> Explorer {
    PlainApp.explorer { app in
      let step = StepAssembly(
        finder: NilFinder<ShopHelp, Void>(),
        factory: InlineFactory { (_: Void) in ShopHelp("Help") }
      )
      .using(.push()).from(.visibleStack).assemble()
      let help = ExploredDestination("help", step)
      app.destinations.append(isAlwaysBuilt ? help.alwaysBuilt() : help)
      app.pushes("Help") { ShopHelp("Help") }
    }
  }

  @Test("A destination that each request builds may come to lie on itself")
  func alwaysBuilt() async {
    let twice = Problem(.shownTwice, Self.sentence("ShopHelp", "Help"))
    let declared = await Self.explorer(isAlwaysBuilt: true).replay([.tap("Help")], asking: "help")
    #expect(declared.trials.map(\.outcome) == [.built])
    #expect(!declared.trials.flatMap(\.problems).contains(twice))
    let other = await Self.explorer(isAlwaysBuilt: false).replay([.tap("Help")], asking: "help")
    #expect(other.trials.flatMap(\.problems).contains(twice))
  }

  @Test("An app allows it")
  func allowed() async {
    let exploration = await PlainApp.explorer { app in
      app.allowed = [.shownTwice.only("ShopHelp")]
      app.home.addButton("Help") { [weak stack = app.stack] in
        stack?.pushViewController(ShopHelp("Help"), animated: false)
        stack?.pushViewController(ShopHelp("Help"), animated: false)
      }
    }.run(depth: 2)
    #expect(exploration.findings.map(\.description) == [])
  }
}

/// Screens that lead to another one of their class.
enum TwiceSibling: CaseIterable, Sendable {
  case title, text, context, checking, nothing
}

extension TwiceSibling {
  @MainActor
  func first(in stack: UINavigationController) -> UIViewController { screen(1, in: stack) }

  @MainActor
  private func screen(_ number: Int, in stack: UINavigationController) -> UIViewController {
    let next = { [weak stack] in
      guard number < 2, let stack else { return }
      stack.pushViewController(self.screen(number + 1, in: stack), animated: true)
    }
    switch self {
    case .title:
      let screen = ShopHelp("Page \(number)")
      screen.addButton("Next", action: next)
      return screen
    case .text:
      let screen = ShopHelp("Page")
      screen.addButton("Next", action: next)
      screen.addButton("Buy number \(number)") {}
      return screen
    case .context:
      let screen = TellingScreen("Product")
      screen.number = number
      screen.addButton("Next", action: next)
      return screen
    case .checking:
      let screen = ShopProduct("Product")
      screen.id = number
      screen.addButton("Next", action: next)
      return screen
    case .nothing:
      let screen = SilentScreen()
      screen.onTap = next
      return screen
    }
  }
}

private final class TellingScreen: ShopScreen, ContextTelling {
  var number = 0
  var shownContext: String { "\(number)" }
}

private final class Basket {}

/// A screen whose context is a number and an object.
private final class BasketScreen: ShopScreen, ContextChecking {
  var number = 1
  var basket: Basket?

  func isTarget(for number: Int) -> Bool { self.number == number }
}

/// A screen that has its title only once its view is loaded.
private final class LateScreen: UIViewController {
  private var name = ""

  convenience init(_ name: String) {
    self.init(nibName: nil, bundle: nil)
    self.name = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
  }
}

/// A screen on which nothing is to be read.
private final class SilentScreen: UIViewController {
  var onTap: () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    let control = UIControl()
    control.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    view.addSubview(control)
  }
}
