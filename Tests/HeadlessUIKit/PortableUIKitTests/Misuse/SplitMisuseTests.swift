import PortableUIKit
import Testing

@MainActor @Suite("Misuse of split view controllers", .simulated, .standInOnly)
struct SplitMisuseTests {
  let stage = Stage()

  @Test(
    "M29: one view controller in two columns",
    arguments: [
      (UISplitViewController.Column.primary, "primary"), (.supplementary, "supplementary"),
      (.secondary, "secondary"),
    ])
  func m29(column: UISplitViewController.Column, name: String) {
    let split = UISplitViewController(style: .tripleColumn)
    let a = stage.screen("A")
    split.setViewController(a, for: column)

    split.setViewController(a, for: .compact)

    #expect(
      stage.simulation.takeMisuses() == [
        Misuse(
          rule: "M29", name: "NSInternalInconsistencyException",
          reason: "\(described(a)) is already specified as the view controller for the \(name) "
            + "column. Split view controller: \(described(split))")
      ])
    #expect(split.viewController(for: .compact) == nil)
    #expect(split.viewController(for: column) === a)
  }

  @Test("M30: using columns in a split view controller of the classic style")
  func m30() {
    let split = UISplitViewController()
    split.viewControllers = stage.screens("A", "B")
    let expected = Misuse(
      rule: "M30", name: "NSInvalidArgumentException",
      reason: "This API requires initializing the UISplitViewController with -initWithStyle:")
    let calls: [() -> Void] = [
      { _ = split.splitBehavior }, { _ = split.preferredSplitBehavior },
      { split.preferredSplitBehavior = .tile },
      { split.setViewController(UIViewController(), for: .primary) }, { split.show(.primary) },
      { split.hide(.primary) },
    ]
    for call in calls {
      call()
      #expect(stage.simulation.takeMisuses() == [expected])
    }
    #expect(names(split.viewControllers) == "A B")
  }

  @Test("M31: setting the width of a supplementary column in a double-column style")
  func m31() {
    let split = UISplitViewController(style: .doubleColumn)
    let calls: [() -> Void] = [
      { split.preferredSupplementaryColumnWidth = 200 },
      { split.preferredSupplementaryColumnWidthFraction = 0.5 },
      { split.minimumSupplementaryColumnWidth = 200 },
      { split.maximumSupplementaryColumnWidth = 200 },
    ]
    for call in calls {
      call()
      #expect(
        stage.simulation.takeMisuses() == [
          Misuse(
            rule: "M31", name: "NSInvalidArgumentException",
            reason: "UISplitViewController supplementaryColumnWidth properties unsupported for "
              + "style = DoubleColumn")
        ])
    }
    #expect(
      split.preferredSupplementaryColumnWidth == UISplitViewController.automaticDimension)
  }

  @Test(
    "M36: a tab bar controller in the primary or supplementary column",
    arguments: [UISplitViewController.Column.primary, .supplementary])
  func m36(column: UISplitViewController.Column) {
    let split = UISplitViewController(style: .tripleColumn)

    split.setViewController(UITabBarController(), for: column)

    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M36"])
    #expect(split.viewController(for: column) == nil)
  }

  @Test("M37: setting an ancestor as a column")
  func m37() {
    let split = UISplitViewController(style: .doubleColumn)
    let tabs = RecordingTabs([split])

    split.setViewController(tabs, for: .secondary)

    #expect(stage.simulation.takeMisuses().map(\.rule) == ["M37"])
    #expect(split.viewController(for: .secondary) == nil)
  }
}
