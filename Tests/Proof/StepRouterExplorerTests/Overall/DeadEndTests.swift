import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// A screen from which the user has no way out is a fault, though no single move is wrong.
@MainActor
@Suite(.headlessOnly) struct DeadEndTests {
  @Test("A sheet without a way out is one, told once with the shortest way")
  func sheet() async throws {
    let exploration = await PlainApp.explorer { app in
      app.presents {
        let screen = PlainScreen("Thanks")
        screen.addButton("More") { [weak screen] in
          let alert = UIAlertController(title: "More", message: nil, preferredStyle: .alert)
          alert.addAction(UIAlertAction(title: "OK", style: .default))
          screen?.present(alert, animated: true)
        }
        return screen
      }
    }.run(depth: 4)
    #expect(!exploration.isFaultless)
    #expect(
      exploration.findings.map(\.description) == [
        """
        PlainScreen “Thanks”: after ‘Tap “Open”’, and in 1 other state
          deadEnd: PlainScreen “Thanks” has no way out: whatever the user does, it stays in front. \
        Give it one, such as a Close button, or allow it with \
        “allows: [.deadEnd.only("PlainScreen")]”.
          again: expectNothingWrong(await explorer.run(depth: 3), reporter: .swiftTesting)
        """
      ])
  }

  @Test("So is a pushed screen without Back, and an alert without a button")
  func others() async {
    let exploration = await PlainApp.explorer { app in
      app.pushes("Push") {
        let screen = PlainScreen("Paid")
        screen.navigationItem.hidesBackButton = true
        return screen
      }
      app.presents("Alert", .automatic) {
        UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
      }
    }.run(depth: 3)
    #expect(
      exploration.overallFaults.map(\.culprit) == [
        "PlainScreen “Paid”", "UIAlertController “Wait”",
      ])
  }

  @Test(
    "A way out is enough: Close, a swipe, Back, time, the right text",
    arguments: DeadEndSibling.allCases)
  func sibling(_ sibling: DeadEndSibling) async {
    let exploration = await PlainApp.explorer { sibling.build(&$0) }.run(depth: 5)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.frontierCount == 0)
    #expect(exploration.states.count > 1 || sibling == .typed || sibling == .login)
  }

  @Test("A way out that only an event offers is none")
  func event() async {
    let exploration = await PlainApp.explorer { app in
      let home = app.home
      app.presents { PlainScreen("Waiting") }
      app.events = [
        ExploredEvent("the answer comes", when: { home.presentedViewController != nil }) {
          home.dismiss(animated: true)
        }
      ]
    }.run(depth: 3)
    #expect(exploration.overallFaults.map(\.problem.kind) == [.deadEnd])
  }

  @Test("Beyond the depth there may be a way out")
  func frontier() async {
    let exploration = await PlainApp.explorer { app in
      app.presents { PlainScreen("Thanks") }
    }.run(depth: 1)
    #expect(exploration.findings.map(\.description) == [])
    #expect(
      exploration.untried.contains(
        "Moves in 1 of 2 states: beyond the depth of 1 or the 1,000 states"))
  }

  @Test("Beyond the number of states there may be a way out, too")
  func enough() async {
    let exploration = await PlainApp.explorer { app in
      app.presents {
        let screen = PlainScreen("Thanks")
        screen.addButton("More") { [weak screen] in screen?.title = "Thanks a lot" }
        screen.addButton("Next") { [weak screen] in
          let next = PlainScreen("Next")
          next.modalPresentationStyle = .fullScreen
          screen?.present(next, animated: true)
        }
        return screen
      }
    }.run(depth: 4, states: 3)
    #expect(exploration.states.count == 3)
    #expect(exploration.findings.map(\.description) == [])
  }

  @Test("An app allows it, and the report says so")
  func allowed() async {
    let exploration = await PlainApp.explorer { app in
      app.presents { PlainScreen("Thanks") }
      app.allowed = [.deadEnd.only("Thanks")]
    }.run(depth: 3)
    #expect(exploration.findings.map(\.description) == [])
    #expect(exploration.description.contains("Not judged: deadEnd of “Thanks”\n"))
    let other = await PlainApp.explorer { app in
      app.presents { PlainScreen("Thanks") }
      app.allowed = [.deadEnd.only("Receipt")]
    }.run(depth: 3)
    #expect(other.overallFaults.count == 1)
  }
}

/// Apps that look like a dead end and are none.
enum DeadEndSibling: CaseIterable, Sendable {
  case closed, swiped, back, timed, typed, unknownText, slider, single, introduction, login
}

extension DeadEndSibling {
  @MainActor
  func build(_ app: inout PlainApp) {
    switch self {
    case .closed: app.presents { PlainScreen("Thanks").closing() }
    case .swiped: app.presents("Open", .pageSheet) { PlainScreen("Thanks") }
    case .back: app.pushes { PlainScreen("Paid") }
    case .timed: app.presents { TimedScreen("Wait") }
    case .typed:
      app.presents { CodeScreen("PIN") }
      app.texts = ["PIN": ["42"]]
    case .unknownText: app.presents { CodeScreen("PIN") }
    case .slider: app.presents { SliderScreen("Slide to go on") }
    case .single:
      app.home.addButton("Add") { [weak home = app.home] in
        home?.title = "Home, 1"
      }
    case .introduction:
      // The introduction stays under the app, which leads to more than one screen.
      app.presents {
        let first = PlainScreen("First")
        let stack = UINavigationController(rootViewController: first)
        first.addButton("Second") { [weak stack] in
          stack?.pushViewController(ShopHelp("Help"), animated: true)
        }
        return stack
      }
    case .login:
      // The explorer doesn't get past a login that lies there from the start.
      app.begins = { [weak home = app.home] in home?.present(CodeScreen("PIN"), animated: false) }
      app.texts = ["PIN": ["1"]]
      app.home.addButton("Never seen") {}
    }
  }
}

private final class TimedScreen: ShopScreen {
  private var timer: OneShotTimer?

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    timer = OneShotTimer(after: .seconds(30), role: .deadline, on: self) { [weak self] in
      self?.dismiss(animated: true)
    }
  }
}

private final class SliderScreen: ShopScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let slider = UISlider()
    slider.addAction(
      UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .valueChanged)
    view.addSubview(slider)
  }
}

private final class CodeScreen: ShopScreen {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "PIN"
    field.addAction(
      UIAction { [weak self] _ in
        if self?.field.text == "42" { self?.dismiss(animated: true) }
      }, for: .editingChanged)
    view.addSubview(field)
  }
}
