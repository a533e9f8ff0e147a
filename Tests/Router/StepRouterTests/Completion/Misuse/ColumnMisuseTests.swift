import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rule 20: a column takes what UIKit would take, and nothing else", .onTablet)
struct ColumnMisuseTests {
  private let integrated =
    "The step of UIViewController at Shop/Routes.swift:4 cannot be integrated: "
  private let advice = "Let the factory build a new view controller."

  private func split(
    _ primary: UIViewController? = HomeViewController(), _ secondary: UIViewController? = nil,
    style: UISplitViewController.Style = .doubleColumn
  ) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    return split
  }

  private func step(
    to column: UISplitViewController.Column, of split: UISplitViewController,
    giving screen: UIViewController
  ) -> DestinationStep<UIViewController, Void> {
    assembly { screen }.using(.setColumn(column)).from(base(split)).assemble()
  }

  @Test("A column can't take its own split view controller", arguments: Width.allCases)
  func itself(width: Width) {
    let split = split()
    let stage = Place.root.stage(with: split, width: width)
    stage.expectRefusal(
      integrated + "UISplitViewController would end up inside itself. \(advice)",
      of: step(to: .secondary, of: split, giving: split))
  }

  @Test("A column can't take the parent of its split view controller", arguments: Width.allCases)
  func ancestor(width: Width) {
    let split = split()
    let root = tabs(split).titled("Root")
    let stage = Place.root.stage(with: root, width: width)
    stage.expectRefusal(
      integrated + "UITabBarController “Root” would end up inside itself, since "
        + "UISplitViewController is inside it or presented from it. \(advice)",
      of: step(to: .secondary, of: split, giving: root))
  }

  enum Content: CaseIterable { case stack, wrapped }

  @Test(
    "Two columns can't take the same view controller", arguments: Content.allCases, Width.allCases)
  func twice(content: Content, width: Width) {
    let home = HomeViewController().titled("Home")
    let primary = content == .stack ? stack(home).titled("Stack") : home
    let split = split(primary)
    let stage = Place.root.stage(with: split, width: width)
    let name = content == .stack ? "UINavigationController “Stack”" : "HomeViewController “Home”"
    stage.expectRefusal(
      integrated + "\(name) would be in the container twice. \(advice)",
      of: step(to: .secondary, of: split, giving: primary))
  }

  @Test(
    "Neither the primary nor the supplementary column can take a tab bar controller",
    arguments: [UISplitViewController.Column.primary, .supplementary], Width.allCases)
  func tabBarController(column: UISplitViewController.Column, width: Width) {
    let split = split(style: .tripleColumn)
    let stage = Place.root.stage(with: split, width: width)
    let word = column == .primary ? "primary" : "supplementary"
    stage.expectRefusal(
      integrated + "UITabBarController is a tab bar controller, which cannot be in the \(word) "
        + "column. Put it into the secondary or the compact column, or give this one a stack.",
      of: step(to: column, of: split, giving: tabs(AccountViewController())))
  }

  @Test(
    "A column can be given the content that it already has", arguments: Content.allCases,
    Width.allCases)
  func same(content: Content, width: Width) {
    let bag = BagViewController()
    let details = content == .stack ? stack(bag) : bag
    let split = split(HomeViewController(), details)
    let stage = Place.root.stage(with: split, width: width)
    let tree = stage.tree
    #expect(stage.end(of: step(to: .secondary, of: split, giving: details), with: ()) == "built")
    #expect(stage.tree == tree)
    #expect(stage.completions == 1)
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "A column can't take a split view controller, since UIKit would put a stack around it",
    arguments: Width.allCases)
  func nested(width: Width) {
    let outer = split(HomeViewController(), stack(AccountViewController()))
    let inner = split(AccountViewController(), BagViewController())
    let stage = Place.root.stage(with: outer, width: width)
    stage.expectRefusal(
      integrated + "UISplitViewController is a split view controller, which cannot be pushed "
        + "or be a column. Present it, or make it a tab or the root.",
      of: step(to: .secondary, of: outer, giving: inner))
  }

  @Test("A split view controller without a style can't take another one as its details")
  func nestedInClassic() {
    let outer = UISplitViewController()
    outer.viewControllers = [stack(HomeViewController())]
    let stage = Place.root.stage(with: outer, width: .regular)
    stage.expectRefusal(
      integrated + "UISplitViewController is a split view controller, which cannot be pushed "
        + "or be a column. Present it, or make it a tab or the root.",
      of: step(to: .secondary, of: outer, giving: split(AccountViewController())))
  }

  @Test("A column can take tabs that contain a split view controller")
  func nestedBelowTabs() throws {
    let outer = split()
    let inner = split(AccountViewController(), BagViewController())
    let given = tabs(inner, stack(SearchViewController()))
    let stage = Place.root.stage(with: outer, width: .regular)
    #expect(stage.end(of: step(to: .secondary, of: outer, giving: given), with: ()) == "built")
    #expect(stage.seen.contains("BagViewController"), "\(stage.tree)")
    let form = FormViewController()
    #expect(stage.end(of: step(to: .secondary, of: inner, giving: form), with: ()) == "built")
    #expect(stage.seen.contains("FormViewController"), "\(stage.tree)")
    #expect(stage.completions == 2)
    #expect(stage.recorder.misuses == [])
    #expect(stage.device.warnings == [])
  }

  @Test("A `FinderFactory` moves a screen from another tab to a column", arguments: Width.allCases)
  func elsewhere(width: Width) {
    let split = split()
    let bag = BagViewController()
    let other = stack(HomeViewController(), bag)
    let stage = Place.root.stage(with: tabs(split, other), width: width)
    let moved = StepAssembly(
      finder: NilFinder(),
      factory: FinderFactory(finder: InstanceFinder<BagViewController, Void>(bag))
    ).using(.setColumn(.secondary)).from(base(split)).assemble()
    #expect(stage.end(of: moved, with: ()) == "built")
    #expect(stage.seen.last == "BagViewController", "\(stage.tree)")
    #expect(other.viewControllers.count == 1)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A column can't take a presented screen", arguments: Width.allCases)
  func presented(width: Width) {
    let split = split()
    let stage = Place.root.stage(with: split, width: width)
    let other = UIWindow(windowScene: stage.device.connectScene())
    other.rootViewController = HomeViewController()
    other.makeKeyAndVisible()
    let bag = BagViewController()
    other.rootViewController?.present(bag, animated: false)
    stage.device.runUntilIdle()
    stage.expectRefusal(
      integrated + "BagViewController is presented. "
        + "Dismiss it first, or let the factory build a new view controller.",
      of: step(to: .secondary, of: split, giving: bag))
  }

  @Test("A split view controller can't be pushed")
  func pushed() {
    let home = stack(HomeViewController())
    let stage = Stage(root: home)
    let step = assembly { split() }.using(.push()).from(base(home)).assemble()
    stage.expectRefusal(
      integrated + "UISplitViewController is a split view controller, which cannot be pushed "
        + "or be a column. Present it, or make it a tab or the root.",
      of: step)
  }

  @Test("The router forgets the column of a screen that was refused")
  func refusedColumn() {
    let split = split(nil)
    let bag = BagViewController()
    let stage = Place.root.stage(with: split, width: .regular)
    let other = UIWindow(windowScene: stage.device.connectScene())
    other.rootViewController = bag
    other.makeKeyAndVisible()
    stage.device.runUntilIdle()
    let refused = step(to: .secondary, of: split, giving: bag)
    #expect(
      stage.end(of: refused, with: ())
        == integrated + "BagViewController is the root of a window. \(advice)")
    other.rootViewController = nil
    stage.device.runUntilIdle()
    let added = assembly { bag }.using(AddColumn()).from(base(split)).assemble()
    #expect(stage.end(of: added, with: ()) == "built")
    #expect(split.viewController(for: .primary) === bag)
    #expect(split.viewController(for: .secondary) == nil)
  }

  @Test(
    "An empty split view controller is no visible stack, so a new stack is presented",
    arguments: Width.allCases)
  func empty(width: Width) {
    let split = UISplitViewController(style: .doubleColumn)
    let stage = Place.root.stage(with: split, width: width)
    let step = assembly { BagViewController() }.using(.push()).from(.visibleStack).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.seen.suffix(2) == ["UINavigationController", "BagViewController"])
    #expect(split.presentedViewController is UINavigationController)
    #expect(stage.completions == 1)
    #expect(stage.recorder.misuses == [])
  }
}

/// Adds a column wherever there is room.
private struct AddColumn: ContainerAction {
  typealias ViewController = UISplitViewController
}
