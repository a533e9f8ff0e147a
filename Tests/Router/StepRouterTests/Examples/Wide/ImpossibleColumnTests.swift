import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rules 32 and 33: the plan detects a column that can't be shown", .onTablet)
struct ImpossibleColumnTests {
  private let prefix = "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "

  enum Verb: CaseIterable {
    case primary, supplementary, secondary, compact, pushed, pushedOn
  }

  private func step(
    _ verb: Verb, in split: UISplitViewController
  ) -> DestinationStep<UIViewController, Void> {
    let screen = assembly { BagViewController() }
    return switch verb {
    case .primary: screen.using(.setAsPrimary()).from(base(split)).assemble()
    case .supplementary: screen.using(.setColumn(.supplementary)).from(base(split)).assemble()
    case .secondary: screen.using(.setColumn(.secondary)).from(base(split)).assemble()
    case .compact: screen.using(.setColumn(.compact)).from(base(split)).assemble()
    case .pushed: screen.using(.pushToDetails()).from(base(split)).assemble()
    case .pushedOn: screen.using(.pushOnToDetails()).from(base(split)).assemble()
    }
  }

  enum Shape: CaseIterable {
    case double, triple, classic, withCompactColumn, plainDetails, classicDetails
  }

  private func split(_ shape: Shape) -> UISplitViewController {
    switch shape {
    case .classic, .classicDetails:
      let split = UISplitViewController()
      split.viewControllers =
        [stack(HomeViewController())] + (shape == .classic ? [] : [AccountViewController()])
      return split
    case .double, .triple, .withCompactColumn, .plainDetails:
      let split = UISplitViewController(style: shape == .triple ? .tripleColumn : .doubleColumn)
      split.setViewController(HomeViewController(), for: .primary)
      if shape == .withCompactColumn {
        split.setViewController(AccountViewController(), for: .compact)
      }
      if shape == .plainDetails {
        split.setViewController(tabs(stack(SearchViewController())), for: .secondary)
      }
      return split
    }
  }

  private nonisolated static let noColumns =
    "Make the split view controller with a style that has columns."
  private nonisolated static let bySwitch =
    "Ask for the screen by a 'SwitchAssembly' that looks for its container."

  @Test(
    "A column that can't be shown is refused, and not even the sheet above moves",
    arguments: [
      (
        .supplementary, .double, .regular,
        "UISplitViewController has no supplementary column. "
          + "Make the split view controller with the style '.tripleColumn'."
      ),
      (
        .supplementary, .classic, .regular,
        "UISplitViewController has no supplementary column. "
          + "Make the split view controller with the style '.tripleColumn'."
      ),
      (.compact, .classic, .regular, "UISplitViewController has no compact column. \(noColumns)"),
      (
        .compact, .double, .regular,
        "UISplitViewController shows its other columns side by side. \(bySwitch)"
      ),
      (
        .primary, .withCompactColumn, .compact,
        "UISplitViewController is collapsed, and shows its compact column. \(bySwitch)"
      ),
      (
        .secondary, .withCompactColumn, .compact,
        "UISplitViewController is collapsed, and shows its compact column. \(bySwitch)"
      ),
      (
        .pushed, .withCompactColumn, .compact,
        "UISplitViewController is collapsed, and shows its compact column. \(bySwitch)"
      ),
      (
        .pushedOn, .double, .regular,
        "the details of UISplitViewController aren't in a navigation controller. "
          + "Use '.pushToDetails()', which takes their place."
      ),
      (
        .pushedOn, .plainDetails, .regular,
        "the details of UISplitViewController aren't in a navigation controller. "
          + "Use '.pushToDetails()', which takes their place."
      ),
      (
        .pushedOn, .classicDetails, .regular,
        "the details of UISplitViewController aren't in a navigation controller. "
          + "Use '.pushToDetails()', which takes their place."
      ),
    ] as [(Verb, Shape, Width, String)])
  func refused(verb: Verb, shape: Shape, width: Width, refusal: String) {
    let split = split(shape)
    let stage = Place.root.stage(with: split, width: width)
    stage.present(LoginViewController(), on: split)
    let step = step(verb, in: split)
    #expect(throws: RoutingError.self) { try stage.router.plan(to: step, with: ()) }
    stage.expectRefusal(prefix + refusal, of: step)
  }

  @Test(
    "A column that the style lacks is refused before the split view controller is built",
    arguments: [
      (
        .supplementary, .doubleColumn,
        "UISplitViewController has no supplementary column. "
          + "Make the split view controller with the style '.tripleColumn'."
      ),
      (
        .compact, .unspecified, "UISplitViewController has no compact column. \(noColumns)"
      ),
    ] as [(UISplitViewController.Column, UISplitViewController.Style, String)])
  func unbuilt(
    column: UISplitViewController.Column, style: UISplitViewController.Style, refusal: String
  ) {
    let home = HomeViewController()
    let stage = Place.root.stage(with: home, width: .regular)
    stage.present(LoginViewController(), on: home)
    let step = assembly { BagViewController() }
      .using(.setColumn(column))
      .from(SplitControllerStep<UISplitViewController, Void>(style: style))
      .using(.replaceRoot())
      .from(.root)
      .assemble()
    #expect(throws: RoutingError.self) { try stage.router.plan(to: step, with: ()) }
    stage.expectRefusal(prefix + refusal, of: step)
  }

  @Test(
    "Every column either shows its screen or is refused", arguments: Verb.allCases, Shape.allCases)
  func possible(verb: Verb, shape: Shape) {
    for width in Width.allCases {
      let split = split(shape)
      let stage = Place.underSheet.stage(with: split, width: width)
      let end = stage.end(of: step(verb, in: split), with: ())
      #expect(end == "built" || end.hasPrefix(prefix), "\(width): \(end)")
      if end == "built" {
        #expect(stage.seen.contains("BagViewController"), "\(width)\n\(stage.tree)")
      }
      #expect(stage.recorder.misuses == [])
    }
  }
}
