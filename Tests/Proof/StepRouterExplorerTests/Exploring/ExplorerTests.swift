import PortableUIKit
import StepRouter
import StepRouterExplorer
import StepRouterReport
import StepRouterTesting
import Testing

/// What the explorer finds, asks for and reports.
@MainActor
@Suite(.headlessOnly) struct ExplorerTests {
  @Test("The user touches every control that can be touched, and types each text once")
  func moves() async {
    let explorer = Explorer(rows: 2) { window in
      window.rootViewController = UINavigationController(rootViewController: KitchenSink())
      window.makeKeyAndVisible()
      return ExploredApp(
        router: DefaultRouter(), destinations: [],
        events: [
          ExploredEvent("rain") {}, ExploredEvent("snow", when: { false }) {},
        ],
        texts: ["Name": ["Ada", "Bob"]])
    }
    let exploration = await explorer.run(depth: 1)
    #expect(
      exploration.states.map(\.moves) == [
        [], [.tap("Cancel")], [.type("Ada", into: "Name")], [.type("Bob", into: "Name")],
        [.tap("Offers")], [.tap("Night")], [.tap("Ask")],
      ])
    // Done, Bold, Day, Idle, the second Idle, two rows and the rain lead nowhere new.
    #expect(exploration.moveCount == 14)
  }

  @Test("While an alert is shown, the user can touch only its buttons")
  func alert() async {
    let exploration = await Shop.explorer().replay([.tap("Bag"), .tap("Tea Pot")])
    #expect(
      exploration.findings.map(\.trial.problems) == [
        [
          Problem(.notReplayed, "‘Tap “Tea Pot”’ is no longer possible.")
        ]
      ])
  }

  @Test("Two explorations of one app are equal", .exhaustive)
  func deterministic() async {
    let first = await Shop.explorer().run(depth: 2, states: 20, interleavedStates: 3)
    let second = await Shop.explorer().run(depth: 2, states: 20, interleavedStates: 3)
    #expect(first == second)
  }

  @Test("An exploration can be encoded and decoded")
  func codable() async throws {
    let exploration = await Shop.explorer(.lockIgnored).run(
      depth: 1, states: 5, interleavedStates: 2)
    let data = try JSONEncoder().encode(exploration)
    #expect(try JSONDecoder().decode(Exploration.self, from: data) == exploration)
  }

  @Test("An exploration's description has the totals, and each fault with code that reproduces it")
  func description() async {
    let exploration = await Shop.explorer(.finderWithoutContext).run(depth: 1)
    let location = Shop.location(of: "product 42", fault: .finderWithoutContext)
    #expect(
      exploration.description == """
        6 distinct states, up to 1 move deep; 6 moves made
        66 destinations asked for: 1 wrong
          6 already visible
          15 brought to the front
          38 built
          6 refused by an interceptor
        12 closings tried: 0 wrong
        1 fault:
        product 42, \(location?.description ?? ""): after ‘Tap “Tea Pot”’
          wrongContent: ShopProduct “Product 7” does not show what was asked for.
          again: expectNothingWrong(await explorer.replay([.tap("Tea Pot")], asking: "product 42"), \
        reporter: .swiftTesting)
        """)
  }

  @Test("A replay reproduces a fault, and reports it at the caller's line")
  func replay() async throws {
    var failures: [FailureReporter.Failure] = []
    let reporter = FailureReporter { failures.append($0) }
    let explorer = Shop.explorer(.finderWithoutContext)
    let again = await explorer.replay([.tap("Tea Pot")], asking: "product 42")
    let line = #line + 1
    #expect(!expectNothingWrong(again, reporter: reporter))
    #expect(failures.map(\.message) == [again.description])
    #expect(failures.map(\.line) == [line])
    #expect(failures.map(\.document) == [nil])
    let other = await explorer.replay([], asking: "product 42")
    #expect(expectNothingWrong(other, reporter: reporter))
    #expect(failures.count == 1)
  }

  @Test("A replay of an unknown destination lists the known ones")
  func unknownDestination() async {
    let exploration = await Shop.explorer().replay([], asking: "moon")
    #expect(
      exploration.findings.first?.trial.problems.first?.detail
        == "There is no destination “moon”, but “home”, “product 7”, “product 42”, “search tea”, "
        + "“account”, “orders”, “settings”, “bag”, “address”, “login”, “help”.")
  }

  @Test("Progress is reported in phases")
  func progress() async {
    var phases: [ExplorationProgress.Phase] = []
    var last: ExplorationProgress?
    _ = await Shop.explorer().run(depth: 1, states: 3, interleavedStates: 1) { progress in
      if progress.phase != phases.last { phases.append(progress.phase) }
      last = progress
    }
    #expect(phases == [.states, .destinations, .closings, .interleavings])
    #expect("\(last?.done ?? 0) of \(last?.total ?? 0)" == "1 of 1")
  }
}

/// Has one of each thing that a user can touch.
private final class KitchenSink: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sink"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel",
      primaryAction: UIAction { [weak self] _ in self?.title = "Cancelled" })
    let bold = UIAction(title: "Bold") { _ in }
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in }),
      UIBarButtonItem(title: "Style", menu: UIMenu(children: [bold])),
    ]
    let field = UITextField(frame: .zero)
    field.placeholder = "Name"
    let offers = UISwitch()
    offers.accessibilityLabel = "Offers"
    let times = UISegmentedControl(items: ["Day", "Night"])
    times.selectedSegmentIndex = 0
    let hidden = button("Hidden") {}
    hidden.isHidden = true
    let disabled = button("Disabled") {}
    disabled.isEnabled = false
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    let ask = button("Ask") { [weak self] in
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default))
      self?.present(alert, animated: true)
    }
    for subview in [
      field, offers, times, button("Idle") {}, button("Idle") {}, hidden, disabled, ask, table,
    ] {
      view.addSubview(subview)
    }
  }

  private func button(_ title: String, action: @escaping () -> Void) -> UIButton {
    UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() })
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
