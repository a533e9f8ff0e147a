import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A button with nothing behind it is a fault.
@MainActor
@Suite(.headlessOnly) struct IdleControlTests {
  private static func sentence(_ name: String) -> String {
    "does nothing: there is no action, target or menu behind it. Give it one, disable it, or allow "
      + "it with “allows: [.idleControl.only(\"\(name)\")]”."
  }

  @Test("Told once, however often the user sees it")
  func button() async {
    let exploration = await PlainApp.explorer { app in
      app.pushes("About") { AboutScreen("About") { $0.setTitle("Rate Us", for: .normal) } }
    }.run(depth: 3)
    #expect(
      exploration.findings.map(\.description) == [
        """
        AboutScreen “About”, “Rate Us”: after ‘Tap “About”’
          idleControl: AboutScreen “About”, “Rate Us” \(Self.sentence("Rate Us"))
          again: expectNothingWrong(await explorer.run(depth: 2), reporter: .swiftTesting)
        """
      ])
  }

  @Test("So is one that only a request shows")
  func requested() async {
    let exploration = await PlainApp.explorer { app in
      let step = StepAssembly(
        finder: ClassFinder<AboutScreen, Void>(),
        factory: InlineFactory { (_: Void) in
          AboutScreen("About") { $0.setTitle("Rate Us", for: .normal) }
        }
      )
      .using(.push()).from(.visibleStack).assemble()
      app.destinations.append(ExploredDestination("about", step))
    }.run(depth: 1)
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(
          .idleControl,
          "AboutScreen “About”, “Rate Us”, which a request for “about” shows, "
            + Self.sentence("Rate Us"))
      ])
  }

  @Test("So is a bar button, which the explorer then doesn't call a move that fails")
  func barButton() async {
    let exploration = await PlainApp.explorer { app in
      app.home.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share")
    }.run(depth: 2)
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(.idleControl, "ShopHome “Home”, “Share” \(Self.sentence("Share"))")
      ])
  }

  @Test("It doesn't matter on which side of the bar it is")
  func leftBarButton() async {
    let exploration = await PlainApp.explorer { app in
      app.home.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    }.run(depth: 2)
    #expect(
      exploration.findings.flatMap(\.trial.problems) == [
        Problem(.idleControl, "ShopHome “Home”, “Menu” \(Self.sentence("Menu"))")
      ])
  }

  @Test("A bar button that the user doesn't see or can't use is none", arguments: 0..<4)
  func unseenBarButton(index: Int) async {
    let exploration = await PlainApp.explorer { app in
      let button = UIBarButtonItem(title: "Share")
      app.home.navigationItem.rightBarButtonItem = index == 0 ? nil : button
      switch index {
      case 0: app.home.toolbarItems = [button]
      case 1: app.stack.isNavigationBarHidden = true
      case 2: button.isEnabled = false
      default: button.isHidden = true
      }
    }.run(depth: 1)
    #expect(exploration.overallFaults == [])
  }

  @Test("So is a button of a toolbar that is shown")
  func toolbarButton() async {
    let exploration = await PlainApp.explorer { app in
      app.home.toolbarItems = [UIBarButtonItem(title: "Sort")]
      app.stack.isToolbarHidden = false
    }.run(depth: 1)
    #expect(
      exploration.findings.flatMap(\.trial.problems).contains(
        Problem(.idleControl, "ShopHome “Home”, “Sort” \(Self.sentence("Sort"))")))
  }

  @Test("One of UIKit's own bar buttons has the name that VoiceOver gives it")
  func systemBarButton() async {
    let exploration = await PlainApp.explorer { app in
      app.home.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(systemItem: .add), UIBarButtonItem.flexibleSpace(),
      ]
      app.home.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .fastForward,
        primaryAction: UIAction { [weak home = app.home] _ in
          home?.title = "Forward"
        })
    }.run(depth: 1)
    #if canImport(UIKit)
    #expect(exploration.isFaultless)
    #else
    #expect(exploration.states.map(\.moves) == [[], [.tap("Fast Forward")]])
    #expect(
      exploration.findings.flatMap(\.trial.problems).contains(
        Problem(.idleControl, "ShopHome “Home”, “Add” \(Self.sentence("Add"))")))
    #endif
  }

  @Test("A button with anything behind it is none", arguments: IdleSibling.allCases)
  func sibling(_ sibling: IdleSibling) async {
    let exploration = await PlainApp.explorer { app in
      app.pushes("About") {
        AboutScreen("About") { button in
          button.setTitle("Rate Us", for: .normal)
          sibling.prepare(button)
        }
      }
      app.home.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Share", primaryAction: UIAction { _ in })
    }.run(depth: 3)
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("Nor is one that works in another state")
  func elsewhere() async {
    let exploration = await PlainApp.explorer { app in
      let store = SmallCount()
      app.home.addButton("Buy") { [weak home = app.home] in
        store.count += 1
        home?.title = "Home, \(store.count)"
      }
      app.pushes("About") {
        AboutScreen("About") { button in
          button.setTitle("Rate Us", for: .normal)
          if store.count > 0 { button.addAction(UIAction { _ in }, for: .touchUpInside) }
        }
      }
    }.run(depth: 3)
    #expect(exploration.overallFaults == [])
  }

  @Test("An app allows it, and the report says so")
  func allowed() async {
    let exploration = await PlainApp.explorer { app in
      app.pushes("About") { AboutScreen("About") { $0.setTitle("Rate Us", for: .normal) } }
      app.allowed = [.idleControl]
    }.run(depth: 3)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.description.contains("Not judged: idleControl\n"))
  }
}

/// What makes a button live, or keeps the user from taking it for one.
enum IdleSibling: CaseIterable, Sendable {
  case action, menu, toggle, recognizer, disabled, hidden, untouchable
}

extension IdleSibling {
  @MainActor
  func prepare(_ button: UIButton) {
    switch self {
    case .action: button.addAction(UIAction { _ in }, for: .primaryActionTriggered)
    case .menu:
      button.menu = UIMenu(children: [UIAction(title: "Five stars") { _ in }])
      button.showsMenuAsPrimaryAction = true
    case .toggle: button.changesSelectionAsPrimaryAction = true
    case .recognizer: button.addGestureRecognizer(UITapGestureRecognizer())
    case .disabled: button.isEnabled = false
    case .hidden: button.isHidden = true
    case .untouchable: button.isUserInteractionEnabled = false
    }
  }
}

@MainActor
private final class SmallCount {
  var count = 0
}

private final class AboutScreen: UIViewController {
  private var prepare: (UIButton) -> Void = { _ in }

  convenience init(_ title: String, _ prepare: @escaping (UIButton) -> Void) {
    self.init()
    self.title = title
    self.prepare = prepare
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    prepare(button)
    view.addSubview(button)
  }
}
