import PortableUIKit
import Testing

/// UIKit calls the delegate set in the superclass. Only the app reads what an override returns.
@MainActor @Suite("Delegates that a subclass forwards", .simulated)
struct ForwardingDelegateTests {
  let stage = Stage()

  @Test("Rule 263: a stack calls the delegate set in its superclass")
  func rule263Stack() async {
    let app = StackDelegate(EventLog())
    let stack = ForwardingStack()
    stack.keep(StackDelegate(stage.log))
    stack.viewControllers = stage.screens("A")
    stack.delegate = app
    let window = await stage.show(stack, keepingLog: true)
    #expect(stack.delegate === app)

    stack.pushViewController(stage.screen("B"), animated: true)
    await stage.settle()

    #expect(app.log.take() == [])
    #expect(
      stage.log.take().filter { $0.contains("Show(") } == [
        "willShow(A, false)", "didShow(A, false)", "willShow(B, true)", "didShow(B, true)",
      ])
    _ = window
  }

  @Test("Rule 263: a tab bar controller calls the delegate set in its superclass", .standInOnly)
  func rule263Tabs() async {
    let app = TabsDelegate(EventLog())
    let tabs = ForwardingTabs()
    tabs.keep(TabsDelegate(stage.log))
    tabs.viewControllers = stage.screens("A", "B")
    tabs.delegate = app
    let window = await stage.show(tabs)

    stage.simulation.selectTab(at: 1, in: tabs)

    #expect(app.log.take() == [])
    #expect(
      stage.log.take().filter { $0.contains("Select(") } == ["shouldSelect(B)", "didSelect(B)"])
    _ = window
  }

  @Test("Rule 263: a table asks the data source set in its superclass")
  func rule263Table() async {
    let table = ForwardingTable(rows: RowSource(2))
    table.dataSource = RowSource(7)
    let screen = stage.screen("A")
    let window = await stage.show(screen)
    screen.view.addSubview(table)
    table.frame = screen.view.bounds
    await stage.settle()

    #expect(table.numberOfRows(inSection: 0) == 2)
    _ = window
  }
}

private final class ForwardingStack: UINavigationController {
  private var own: StackDelegate?
  private weak var app: (any UINavigationControllerDelegate)?

  func keep(_ own: StackDelegate) {
    self.own = own
    super.delegate = own
  }

  override weak var delegate: (any UINavigationControllerDelegate)? {
    get { app }
    set { app = newValue }
  }
}

private final class ForwardingTabs: UITabBarController {
  private var own: TabsDelegate?
  private weak var app: (any UITabBarControllerDelegate)?

  func keep(_ own: TabsDelegate) {
    self.own = own
    super.delegate = own
  }

  override weak var delegate: (any UITabBarControllerDelegate)? {
    get { app }
    set { app = newValue }
  }
}

private final class ForwardingTable: UITableView {
  private let own: RowSource
  private var app: (any UITableViewDataSource)?

  init(rows own: RowSource) {
    self.own = own
    super.init(frame: .zero, style: .plain)
    super.dataSource = own
  }

  required init?(coder: NSCoder) { return nil }

  override weak var dataSource: (any UITableViewDataSource)? {
    get { app }
    set { app = newValue }
  }
}

private final class RowSource: NSObject, UITableViewDataSource {
  private let count: Int

  init(_ count: Int) {
    self.count = count
    super.init()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
