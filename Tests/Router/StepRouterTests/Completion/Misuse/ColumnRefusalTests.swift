import PortableUIKit
import StepRouter
import Testing

/// What UIKit would raise an exception for, or ignore, is an error before anything moves.
@MainActor @Suite("Rule 20: screens that can't be pushed or be a column are refused", .onTablet)
struct ColumnRefusalTests {
  private func splitStep() -> StepAssembly<
    NilFinder<UISplitViewController, Void>, SplitControllerFactory<UISplitViewController, Void>
  > {
    StepAssembly(
      finder: NilFinder(), factory: SplitControllerFactory(style: .doubleColumn),
      fileID: "Shop/Routes.swift", line: 4)
  }

  private func expectRefusal(
    of step: DestinationStep<some UIViewController, Void>, on root: UIViewController,
    _ reason: String, location: SourceLocation = #_sourceLocation
  ) {
    let stage = Stage(root: root)
    let before = stage.tree
    #expect(stage.end(of: step, with: ()).hasSuffix(reason), sourceLocation: location)
    #expect(stage.tree == before, sourceLocation: location)
    #expect(stage.recorder.misuses == [], sourceLocation: location)
    #expect(stage.device.warnings == [], sourceLocation: location)
  }

  @Test("A split view controller can't be pushed")
  func pushed() {
    let stack = stack(HomeViewController())
    expectRefusal(
      of: splitStep().using(.push())
        .from(GeneralStep.custom(using: InstanceFinder<UINavigationController, Void>(stack)))
        .assemble(),
      on: stack,
      "UISplitViewController is a split view controller, which cannot be pushed or be a column. "
        + "Present it, or make it a tab or the root.")
  }

  @Test(
    "A split view controller can't be a column, whatever the style of the outer one",
    arguments: [.doubleColumn, .tripleColumn, .unspecified] as [UISplitViewController.Style])
  func nested(style: UISplitViewController.Style) {
    let split = UISplitViewController(style: style)
    expectRefusal(
      of: splitStep().using(.setColumn(.secondary))
        .from(GeneralStep.custom(using: InstanceFinder<UISplitViewController, Void>(split)))
        .assemble(),
      on: split,
      "UISplitViewController is a split view controller, which cannot be pushed or be a column. "
        + "Present it, or make it a tab or the root.")
  }

  @Test("M36: tabs can't be the primary column")
  func tabsAsPrimary() {
    let split = UISplitViewController(style: .doubleColumn)
    expectRefusal(
      of: StepAssembly(
        finder: NilFinder<UITabBarController, Void>(), factory: TabBarControllerFactory()
      )
      .using(.setColumn(.primary))
      .from(GeneralStep.custom(using: InstanceFinder<UISplitViewController, Void>(split)))
      .assemble(),
      on: split,
      "UITabBarController is a tab bar controller, which cannot be in the primary column. "
        + "Put it into the secondary or the compact column, or give this one a stack.")
  }
}
