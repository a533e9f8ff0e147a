import PortableUIKit
import Testing

/// Layout in windows: root views, cells, and views in several view controllers.
@MainActor @Suite("Layout of screens", .simulated, .standInOnly) struct ScreenLayoutTests {
  private let stage = Stage()

  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func `a root view has the system's margins at its sides`() async {
    let screen = UIViewController()
    let view = UIView()
    screen.view.addSubview(view)
    pin(view, to: screen.view.layoutMarginsGuide)
    let window = await stage.show(screen)
    #expect(view.frame == frame(16, 0, 358, 844))
    #expect(screen.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    screen.view.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 5, right: 0)
    await stage.settle()
    #expect(view.frame == frame(30, 5, 344, 834))
    _ = window
  }

  #if !canImport(UIKit)
  @Test func `a regular one has wider margins`() async {
    let device = HeadlessDevice(
      timeMode: .manual, idiom: .pad, screenSize: CGSize(width: 1000, height: 1300))
    device.perform {
      let screen = UIViewController()
      let view = UIView()
      screen.view.addSubview(view)
      pin(view, to: screen.view.layoutMarginsGuide)
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = screen
      window.makeKeyAndVisible()
      device.runUntilIdle()
      #expect(view.frame == frame(20, 0, 960, 1300))
    }
  }
  #endif

  @Test(.simulated(on: .duo)) func `the safe area of a display`() async {
    let stage = Stage()
    let screen = UIViewController()
    let (inside, content) = (UIView(), UIView())
    screen.view.addSubview(inside)
    screen.view.addSubview(content)
    pin(inside, to: screen.view.safeAreaLayoutGuide)
    pin(content, to: screen.view.layoutMarginsGuide)
    let window = await stage.show(screen)
    let insets = screen.view.safeAreaInsets
    #expect(insets != .zero)
    #expect(inside.frame == screen.view.bounds.inset(by: insets))
    #expect(content.frame == inside.frame.insetBy(dx: 16, dy: 0))
    screen.view.insetsLayoutMarginsFromSafeArea = false
    await stage.settle()
    #expect(content.frame == screen.view.bounds.insetBy(dx: 16, dy: 0))
    screen.additionalSafeAreaInsets.bottom = 30
    await stage.settle()
    #expect(inside.frame.maxY == screen.view.bounds.maxY - insets.bottom - 30)
    #expect(content.frame == screen.view.bounds.insetBy(dx: 16, dy: 0))
    _ = window
  }

  @Test func `V45: a screen learns of its safe area before its layout, and again if it changes`()
    async
  {
    let screen = SafeAreaScreen()
    let window = await stage.show(screen)
    #expect(screen.events == ["will appear", "safe area 0", "layout"])
    screen.events = []
    screen.additionalSafeAreaInsets.bottom = 30
    screen.additionalSafeAreaInsets.bottom = 40
    #expect(screen.events == [])
    await stage.settle()
    #expect(screen.events == ["view 40", "safe area 40", "layout"])
    screen.events = []
    screen.additionalSafeAreaInsets.bottom = 40
    screen.view.setNeedsLayout()
    await stage.settle()
    #expect(screen.events == ["layout"])
    _ = window
  }

  @Test func `V45: a parent's additional insets reach its children's views`() async {
    let (parent, child) = (UIViewController(), SafeAreaScreen())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.frame = frame(0, 600, 390, 200)
    child.didMove(toParent: parent)
    let inner = UIView(frame: frame(0, 150, 390, 20))
    child.view.addSubview(inner)
    let window = await stage.show(parent)
    child.events = []
    parent.additionalSafeAreaInsets.bottom = 100
    await stage.settle()
    #expect(child.events == ["view 56", "safe area 56", "layout"])
    #expect(inner.safeAreaInsets.bottom == 26)
    child.additionalSafeAreaInsets.bottom = 4
    #expect(child.view.safeAreaInsets.bottom == 60)
    #expect(inner.safeAreaInsets.bottom == 30)
    child.view.frame.origin.y = 0
    #expect(child.view.safeAreaInsets.bottom == 4)
    window.rootViewController = nil
    #expect(child.view.safeAreaInsets == .zero)
  }

  @Test func `margins of a superview are kept`() {
    let room = LayoutRoom(CGSize(width: 200, height: 200))
    let outer = UIView(frame: frame(2, 2, 196, 196))
    outer.preservesSuperviewLayoutMargins = true
    outer.layoutMargins = .zero
    room.view.addSubview(outer)
    #expect(outer.layoutMargins == UIEdgeInsets(top: 6, left: 6, bottom: 6, right: 6))
    #expect(outer.layoutMarginsGuide.layoutFrame == frame(6, 6, 184, 184))
  }

  @Test func `a child's view is placed by its parent's constraints`() async {
    let (parent, child) = (UIViewController(), UIViewController())
    let inner = Sized(20, 20)
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(inner)
    inner.trailingAnchor.constraint(equalTo: child.view.trailingAnchor).isActive = true
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 100),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
      child.view.widthAnchor.constraint(equalToConstant: 200),
      child.view.heightAnchor.constraint(equalToConstant: 300),
    ])
    let window = await stage.show(parent)
    #expect(child.view.frame == frame(0, 100, 200, 300))
    #expect(inner.frame == frame(180, 0, 20, 20))
    _ = window
  }

  @Test func `a container places a root view whatever the view says`() async {
    let screen = UIViewController()
    screen.view.translatesAutoresizingMaskIntoConstraints = false
    let stack = UINavigationController(rootViewController: screen)
    let window = await stage.show(stack)
    #expect(screen.view.frame == window.bounds)
  }

  @Test func `a window's own overlay`() async {
    let window = await stage.show(UIViewController())
    let overlay = UIView()
    overlay.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(overlay)
    NSLayoutConstraint.activate([
      overlay.topAnchor.constraint(equalTo: window.topAnchor),
      overlay.heightAnchor.constraint(equalToConstant: 60),
      overlay.widthAnchor.constraint(equalTo: window.widthAnchor),
      overlay.centerXAnchor.constraint(equalTo: window.centerXAnchor),
    ])
    await stage.settle()
    #expect(overlay.frame == frame(0, 0, 390, 60))
  }

  @Test func `a table lays out where constraints place it, and its rows by their content`() async {
    final class Screen: UIViewController, UITableViewDataSource {
      let table = UITableView()

      override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(table)
        NSLayoutConstraint.activate([
          table.topAnchor.constraint(equalTo: view.topAnchor, constant: 44),
          table.heightAnchor.constraint(equalToConstant: 200),
          table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        guard indexPath.row.isMultiple(of: 2) else { return cell }
        let content = Sized(50, 58)
        content.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(content)
        let guide = cell.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
          content.topAnchor.constraint(equalTo: guide.topAnchor),
          content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        return cell
      }
    }
    let screen = Screen()
    let window = await stage.show(screen)
    #expect(screen.table.frame == frame(0, 44, 390, 200))
    #expect(screen.table.visibleCells.map(\.frame.minY) == [0, 80, 124, 204].dropLast())
    #expect(screen.table.visibleCells.map(\.frame.height) == [80, 44, 80])
    #expect(screen.table.visibleCells[0].contentView.subviews[0].frame == frame(16, 11, 50, 58))
    _ = window
  }
}

/// Notes what it learns of its safe area.
private final class SafeAreaScreen: UIViewController {
  final class Root: UIView {
    override func safeAreaInsetsDidChange() {
      let screen = next as? SafeAreaScreen
      screen?.events.append("view \(Int(safeAreaInsets.bottom))")
    }
  }

  var events: [String] = []

  override func loadView() { view = Root() }

  override func viewWillAppear(_ animated: Bool) { events.append("will appear") }

  override func viewSafeAreaInsetsDidChange() {
    events.append("safe area \(Int(view.safeAreaInsets.bottom))")
  }

  override func viewWillLayoutSubviews() { events.append("layout") }
}
