import PortableUIKit
import StepRouter
import Testing

@MainActor
@Suite("Rules 30 to 32: each column is found, changed and asked on its own", .onTablet)
struct ColumnTests {
  private func triple() -> UISplitViewController {
    let split = UISplitViewController(style: .tripleColumn)
    split.setViewController(HomeViewController(), for: .primary)
    split.setViewController(AccountViewController(), for: .supplementary)
    split.setViewController(BagViewController(), for: .secondary)
    return split
  }

  private func classic(_ details: UIViewController?) -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [stack(HomeViewController()), details].compactMap { $0 }
    return split
  }

  private func find<Screen: UIViewController>(
    _ screen: Screen.Type
  ) -> DestinationStep<Screen, Void> {
    StepAssembly(finder: ClassFinder<Screen, Void>(), factory: NilFactory()).from(.root).assemble()
  }

  private func names(_ list: [UIViewController]) -> [String] {
    list.map { child in
      "\(type(of: (child as? UINavigationController)?.topViewController ?? child))"
    }
  }

  @Test("Of three columns, a hidden one is brought to the front, and a visible one is left alone")
  func hiddenPrimary() {
    let split = triple()
    split.preferredDisplayMode = .oneBesideSecondary
    let stage = Place.root.stage(with: split, width: .regular)
    #expect(!stage.seen.contains("HomeViewController"))
    #expect(
      stage.arrive(at: find(AccountViewController.self), with: (), animated: true)
        == "alreadyVisible")
    #expect(
      stage.arrive(at: find(HomeViewController.self), with: (), animated: true)
        == "revealed")
    #expect(stage.seen.contains("HomeViewController"))
  }

  @Test("An action that removes all columns frees the first one for its own screen")
  func freedColumns() {
    struct Alone: ContainerAction {
      typealias ViewController = UISplitViewController

      func perform(embedding child: UIViewController, in children: inout [UIViewController]) {
        children = [child]
      }
    }
    let split = triple()
    let stage = Place.root.stage(with: split, width: .regular)
    let step = assembly { SearchViewController() }.using(Alone()).from(base(split)).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(split.viewController(for: .primary) is SearchViewController)
    #expect(split.viewController(for: .secondary) == nil)
    #expect(stage.seen.contains("SearchViewController"))
    #expect(stage.recorder.misuses == [])
  }

  @Test("Columns keep their order, whichever is set first")
  func order() throws {
    let split = UISplitViewController(style: .tripleColumn)
    var seen: [[String]] = []
    let stage = Place.root.stage(with: split, width: .regular)
    for (column, screen) in [
      (.secondary, BagViewController()), (.primary, HomeViewController()),
      (.supplementary, AccountViewController()),
    ] as [(UISplitViewController.Column, UIViewController)] {
      let step = assembly { screen }.using(Noting(column: column) { seen.append(names($0)) })
        .from(base(split)).assemble()
      #expect(stage.end(of: step, with: ()) == "built")
      #expect(split.viewController(for: column) === screen)
    }
    #expect(
      seen == [
        ["BagViewController"], ["HomeViewController", "BagViewController"],
        ["HomeViewController", "AccountViewController", "BagViewController"],
      ])
  }

  @Test("Two new screens take the first two free columns")
  func free() {
    let split = UISplitViewController(style: .doubleColumn)
    let stage = Place.root.stage(with: split, width: .regular)
    let step = assembly { LoginViewController() }.using(TwoColumns()).from(base(split)).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(split.viewController(for: .primary) is SearchViewController)
    #expect(split.viewController(for: .secondary) is LoginViewController)
  }

  @Test(
    "A collapsed split view controller without a style pushes its details",
    arguments: [true, false])
  func classicCollapsed(animated: Bool) throws {
    let split = classic(nil)
    let stage = Place.root.stage(with: split, width: .compact)
    let home = try #require(split.viewControllers.first as? UINavigationController)
    let bag = assembly { BagViewController() }.using(.setColumn(.secondary)).from(base(split))
    #expect(stage.end(of: bag.assemble(), with: (), animated: animated) == "built")
    #expect(names(home.viewControllers) == ["HomeViewController", "BagViewController"])
    let login = assembly { LoginViewController() }.using(.pushToDetails()).from(base(split))
    #expect(stage.end(of: login.assemble(), with: (), animated: animated) == "built")
    #expect(
      names(home.viewControllers)
        == ["HomeViewController", "BagViewController", "LoginViewController"])
    #expect(split.viewControllers.count == 1)
    #expect(stage.recorder.misuses == [])
  }

  @Test("Details outside a stack are asked before another screen replaces them")
  func lockedDetails() {
    let split = classic(FormViewController().titled("Form"))
    let stage = Place.root.stage(with: split, width: .regular)
    let step = assembly { LoginViewController() }.using(.pushToDetails()).from(base(split))
      .assemble()
    let end = stage.arrive(at: step, with: (), animated: true)
    #expect(end.hasPrefix("FormViewController “Form” has to go before"), "\(end)")
    #expect(split.viewControllers.last is FormViewController)
  }

  @Test("A screen is pushed onto the stack that UIKit puts around a new column")
  func stackInColumn() {
    let list = StepAssembly(finder: NilFinder<HomeViewController, Void>(), factory: ClassFactory())
      .using(.setColumn(.secondary)).from(SplitControllerStep(style: .doubleColumn))
      .using(.replaceRoot()).from(.root).assemble()
    let step = assembly { BagViewController() }.using(.push()).from(list.expectingContainer())
      .assemble()
    let stage = Place.nowhere.stage(with: UIViewController(), width: .regular)
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.seen.last == "BagViewController")
    #expect(stage.recorder.misuses == [])
  }

  @Test("The stack of a replaced column no longer counts as part of the window")
  func replacedColumn() throws {
    let details = stack(BagViewController())
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(HomeViewController(), for: .primary)
    split.setViewController(details, for: .secondary)
    let stage = Place.root.stage(with: split, width: .compact)
    let one = try #require(split.viewControllers.first?.navigationController)
    stage.device.user.pressBack(in: one)
    stage.device.runUntilIdle()
    #expect(stage.end(of: find(BagViewController.self), with: ()) == "revealed")
    stage.device.user.pressBack(in: one)
    stage.device.runUntilIdle()
    split.setViewController(AccountViewController(), for: .secondary)
    let step = assembly { LoginViewController() }.using(.push()).from(base(details)).assemble()
    let end = stage.end(of: step, with: ())
    #expect(
      end.contains("found UINavigationController, which is not in the router's window"), "\(end)")
    #expect(details.viewControllers.count == 1)
  }

  @Test("The details finder finds the stack of a collapsed split view controller without details")
  func collapsedStack() {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(HomeViewController(), for: .primary)
    let stage = Place.root.stage(with: split, width: .compact)
    let step = assembly { BagViewController() }.using(.push())
      .from(SingleStep(finder: DetailsNavigationFinder<Void>(), factory: NilFactory()))
      .from(.root).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(stage.seen.last == "BagViewController")
  }

  @Test("A navigation ends only when the column has finished moving", arguments: Width.allCases)
  func answersAtTheEnd(width: Width) throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(HomeViewController(), for: .primary)
    split.setViewController(stack(BagViewController()), for: .secondary)
    if width == .regular { split.preferredDisplayMode = .secondaryOnly }
    let stage = Place.root.stage(with: split, width: width)
    if width == .compact {
      let one = try #require(split.viewControllers.first?.navigationController)
      stage.device.user.pressBack(in: one)
      stage.device.runUntilIdle()
    }
    for animated in [false, true] {
      var isMoving: Bool?
      let done = {
        isMoving =
          split.transitionCoordinator != nil
          || split.children.first?.transitionCoordinator != nil
      }
      if width == .regular {
        stage.router.navigate(to: find(HomeViewController.self), with: (), animated: animated) {
          _ in done()
        }
      } else {
        stage.router.navigate(to: find(BagViewController.self), with: (), animated: animated) { _ in
          done()
        }
      }
      stage.device.runUntilIdle()
      #expect(isMoving == false)
      if width == .regular {
        split.preferredDisplayMode = .secondaryOnly
      } else {
        let one = try #require(split.viewControllers.first?.navigationController)
        stage.device.user.pressBack(in: one)
      }
      stage.device.runUntilIdle()
    }
  }
}

/// Sets a column, and passes on the resulting list.
private struct Noting: ContainerAction {
  typealias ViewController = UISplitViewController
  let column: UISplitViewController.Column
  let note: @MainActor ([UIViewController]) -> Void

  init(
    column: UISplitViewController.Column, _ note: @escaping @MainActor ([UIViewController]) -> Void
  ) {
    self.column = column
    self.note = note
  }

  func perform(embedding child: UIViewController, in children: inout [UIViewController]) throws {
    let action: SetColumnAction<UISplitViewController> = .setColumn(column)
    try action.perform(embedding: child, in: &children)
    note(children)
  }
}

/// Adds another screen before the new one.
private struct TwoColumns: ContainerAction {
  typealias ViewController = UISplitViewController

  func perform(embedding child: UIViewController, in children: inout [UIViewController]) {
    children += [SearchViewController(), child]
  }
}
