import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The limits of an exploration: every number has a meaning.
@MainActor
@Suite struct CountTests {
  @Test("With a count of 0 or less the user touches no rows", arguments: [0, -1, Int.min])
  func rows(count: Int) async {
    let exploration = await ListApp.explorer(rows: count).run(depth: 1)
    #expect(exploration.moveCount == 0)
  }

  @Test("With a large count the user touches all rows", arguments: [4, Int.max])
  func manyRows(count: Int) async {
    let exploration = await ListApp.explorer(rows: count).run(depth: 1)
    #expect(exploration.moveCount == 4)
  }

  @Test("The start is a state, whatever the limit of states", arguments: [1, 0, -1, Int.min])
  func states(count: Int) async {
    let exploration = await ListApp.explorer(rows: 1).run(depth: 1, states: count)
    #expect(exploration.states.map(\.moves) == [[]])
    #expect(exploration.trials.map(\.destination) == ["list"])
  }

  @Test("A report says if no destination was asked for")
  func nothing() async {
    let exploration = await ListApp.explorer(rows: 1).replay([])
    #expect(
      exploration.description == """
        1 distinct state, up to 0 moves deep; 0 moves made
        No destination was asked for.
        Nothing is wrong.
        """)
  }

  @Test("With a depth of 0 or less the start is the only state", arguments: [0, -1, Int.min])
  func depth(count: Int) async {
    let exploration = await ListApp.explorer(rows: 1).run(depth: count, states: Int.max)
    #expect(exploration.states.map(\.moves) == [[]])
    #expect(exploration.moveCount == 0)
  }

  @Test("With a count of 0 or less no state gets interleavings", arguments: [0, -1, Int.min])
  func interleavings(count: Int) async {
    let exploration = await ListApp.explorer(rows: 1).run(depth: 0, interleavedStates: count)
    #expect(exploration.trials.map(\.interleaving) == [nil])
  }

  @Test("With a large count every state gets interleavings")
  func manyInterleavings() async {
    let exploration = await ListApp.explorer(rows: 1).run(depth: 0, interleavedStates: .max)
    #expect(exploration.trials.map(\.interleaving) == [nil, .secondRequest("list"), .alert])
  }

  @Test("An attempt in a missing state keeps its fault")
  func brokenJSON() async throws {
    let exploration = await Shop.explorer(.finderWithoutContext).run(depth: 1)
    let json = String(decoding: try JSONEncoder().encode(exploration), as: UTF8.self)
    let broken = try JSONDecoder().decode(
      Exploration.self, from: Data(json.replacing(/"state":\d+/, with: "\"state\":-7").utf8))
    #expect(broken.findings.map(\.moves) == [[]])
    #expect(broken.findings.map(\.trial.destination) == ["product 42"])
  }

  @Test(
    "A gesture ignores a position that isn't finite",
    arguments: [CGFloat.nan, -.infinity, .infinity])
  func gesture(fraction: CGFloat) async {
    let device = TestDevice()
    let window = device.makeWindow()
    let stack = device.perform { UINavigationController(rootViewController: UIViewController()) }
    device.perform {
      stack.pushViewController(UIViewController(), animated: false)
      window.rootViewController = stack
      window.makeKeyAndVisible()
    }
    await device.settle()
    let gesture = device.beginPop(in: stack)
    gesture?.update(0.4)
    gesture?.update(fraction)
    gesture?.finish()
    await device.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test("A duration of 0 or less passes no time", arguments: [Duration.zero, .seconds(-1)])
  func time(duration: Duration) async {
    let device = TestDevice()
    var isOver = false
    let limit = device.perform {
      OneShotTimer(after: .seconds(1), role: .deadline, on: nil) { isOver = true }
    }
    await device.pass(duration)
    #expect(!isOver)
    await device.pass(.seconds(1))
    #expect(isOver)
    limit.cancel()
  }
}

/// An app with a table of four rows.
@MainActor
private enum ListApp {
  static func explorer(rows: Int) -> Explorer {
    Explorer(rows: rows) { window in
      let router = DefaultRouter(windowProvider: CustomWindowProvider { [weak window] in window })
      let list = StepAssembly(finder: ClassFinder<ListScreen, Void>(), factory: NilFactory())
        .from(.root).assemble()
      window.rootViewController = ListScreen()
      window.makeKeyAndVisible()
      return ExploredApp(router: router, destinations: [ExploredDestination("list", list)])
    }
  }
}

private final class ListScreen: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: .zero, style: .plain)
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}
