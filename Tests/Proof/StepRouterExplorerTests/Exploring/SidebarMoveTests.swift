import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// Columns, their sidebar, and the controls in them.
@MainActor
@Suite(.headlessOnly) struct SidebarMoveTests {
  private func exploration(
    shapes: Set<WindowShape> = [.regular], depth: Int = 2,
    style: UISplitViewController.Style = .doubleColumn,
    _ change: @escaping @MainActor (UISplitViewController) -> Void = { _ in }
  ) async -> Exploration {
    let explorer = Explorer(shapes: shapes) { window in
      let split = UISplitViewController(style: style)
      let columns = ["List", "Details"].map { Column().titled($0) }
      if style == .unspecified {
        split.viewControllers = columns.map { UINavigationController(rootViewController: $0) }
      } else {
        split.setViewController(columns[0], for: .primary)
        split.setViewController(columns[1], for: .secondary)
      }
      change(split)
      window.rootViewController = split
      window.makeKeyAndVisible()
      return ExploredApp(router: DefaultRouter(), destinations: [])
    }
    return await explorer.run(depth: depth)
  }

  @Test("The user hides and shows the sidebar")
  func toggled() async {
    let exploration = await exploration()
    #expect(exploration.states.map(\.moves) == [[], [.toggleSidebar()]])
    // First both columns' buttons and the sidebar's, then the details' button and the sidebar's.
    #expect(exploration.moveCount == 5)
    #expect(exploration.findings == [])
  }

  @Test(
    "Without a sidebar button there is no such move",
    arguments: [
      { $0.displayModeButtonVisibility = .never }, { $0.presentsWithGesture = false },
      { $0.setViewController(nil, for: .primary) },
    ] as [@MainActor @Sendable (UISplitViewController) -> Void])
  func withoutButton(change: @escaping @MainActor @Sendable (UISplitViewController) -> Void) async {
    #expect(await exploration(change).states.map(\.moves) == [[]])
  }

  @Test("In the classic style the user needs the button that the app puts in a bar")
  func classic() async {
    #expect(await exploration(style: .unspecified).states.map(\.moves) == [[]])
    let withButton = await exploration(style: .unspecified) { split in
      let stack = split.viewControllers.last as? UINavigationController
      stack?.topViewController?.navigationItem.leftBarButtonItem = split.displayModeButtonItem
    }
    #expect(withButton.states.map(\.moves) == [[], [.toggleSidebar()]])
    #expect(withButton.findings == [])
  }

  @Test("A collapsed split view has Back instead of a sidebar")
  func collapsed() async {
    let exploration = await exploration(shapes: [.compact])
    #expect(exploration.states.map(\.moves) == [[], [.back]])
    #expect(exploration.findings == [])
  }

  @Test("A column for another width is neither a leak nor missing")
  func compactColumn() async {
    let exploration = await exploration(shapes: [.compact, .regular], depth: 1) { split in
      split.setViewController(Column().titled("Compact"), for: .compact)
    }
    #expect(
      exploration.states.map(\.moves) == [
        [], [.resize(.regular)], [.resize(.regular), .toggleSidebar()],
      ])
    #expect(exploration.findings == [])
  }

  @Test("The sidebar's move is written as source, with its number")
  func descriptions() {
    #expect(UserMove.toggleSidebar().description == ".toggleSidebar()")
    #expect(UserMove.toggleSidebar(number: 2).description == ".toggleSidebar(number: 2)")
  }
}

private final class Column: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title ?? "") { _ in }))
  }
}
