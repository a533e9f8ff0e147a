import PortableUIKit
import StepRouter
import Testing

/// A storyboard's segue unwinds to the first screen at the same time as a navigation.
@MainActor @Suite("An unwind segue and a navigation at the same time", .onTablet)
struct UnwindSegueTests {
  final class FirstViewController: UIViewController {
    private(set) var unwound = 0
    func unwindToFirst(_ segue: UIStoryboardSegue) { unwound += 1 }
  }
  final class LastViewController: UIViewController {}

  /// Where the segue begins, and where the first screen is.
  enum Start: CaseIterable {
    case stack, sheet, sheetOnSheet, tabs, columns, oneColumn
  }

  enum Moment: CaseIterable {
    case before, whileAsked, asAnswered, during, after
  }

  enum Route: CaseIterable {
    case presented, pushed, found
  }

  private let first: FirstViewController
  private let last: LastViewController
  private let held = Held()

  init() throws {
    HeadlessDevice.current.declareStoryboard(
      named: "Main",
      StoryboardContents(
        scenes: ["first": { FirstViewController() }, "last": { LastViewController() }],
        segues: [.unwind("home", from: "last", action: Selector("unwindToFirst:"))],
        unwindActions: [
          .init(Selector("unwindToFirst:"), of: FirstViewController.self) { $0.unwindToFirst($1) }
        ]))
    let main = UIStoryboard(name: "Main", bundle: nil)
    first = main.instantiateViewController(identifier: "first")
    last = main.instantiateViewController(identifier: "last")
  }

  private func stage(_ start: Start) -> Stage {
    switch start {
    case .stack: return Stage(root: stack(first, HomeViewController(), last))
    case .tabs:
      return Stage(root: tabs(stack(first), stack(HomeViewController(), last), selected: 1))
    case .sheet:
      let root = stack(first)
      return Stage(root: root).present(stack(last), on: root)
    case .sheetOnSheet:
      let (root, sheet) = (stack(first, HomeViewController()), stack(HomeViewController()))
      return Stage(root: root).present(sheet, on: root).present(stack(last), on: sheet)
    case .columns, .oneColumn:
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(stack(first), for: .primary)
      split.setViewController(stack(HomeViewController(), last), for: .secondary)
      let stage = Stage(root: split)
      stage.resize(start == .columns ? .regular : .compact)
      return stage
    }
  }

  private func step(_ route: Route, isAsked: Bool) -> DestinationStep<ProductViewController, Int> {
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(),
      factory: ClassFactory<ProductViewController, Int>()
    )
    .adding(ContextSettingTask())
    .adding(
      TestGuard<Int>(name: "guard", journal: Journal(), answer: isAsked ? .hold(held) : .pass))
    return switch route {
    case .presented:
      product.using(.push()).from(.navigationController()).using(.present()).from(.current)
        .assemble()
    case .pushed: product.using(.push()).from(.visibleStack).assemble()
    case .found:
      product.using(.present()).from(
        StepAssembly(finder: ClassFinder<FirstViewController, Int>(), factory: NilFactory())
          .from(.root).assemble()
      ).assemble()
    }
  }

  private func unwind() { last.performSegue(withIdentifier: "home", sender: nil) }

  private func run(_ stage: Stage, _ route: Route, _ moment: Moment) -> [String] {
    var ends: [String] = []
    let step = step(route, isAsked: moment == .whileAsked || moment == .asAnswered)
    if moment == .before { unwind() }
    stage.router.navigate(to: step, with: 1) { result in
      switch result {
      case .success(let outcome): ends.append(outcome.kind.rawValue)
      case .failure(let error): ends.append("\(error)")
      }
    }
    switch moment {
    case .before: break
    case .whileAsked:
      stage.device.runUntilIdle()
      unwind()
      stage.device.runUntilIdle()
      held.answer(.success)
    case .asAnswered:
      stage.device.runUntilIdle()
      unwind()
      held.answer(.success)
    case .during:
      stage.device.advance(by: .milliseconds(60))
      unwind()
    case .after:
      stage.device.runUntilIdle()
      unwind()
    }
    stage.device.runUntilIdle()
    return ends
  }

  @Test(
    "The navigation ends in spite of the segue, and the next navigation works",
    arguments: Start.allCases)
  func both(start: Start) throws {
    for moment in Moment.allCases {
      for route in Route.allCases {
        let test = try UnwindSegueTests()
        let stage = test.stage(start)
        let ends = test.run(stage, route, moment)
        let comment: Comment = "\(moment), \(route): \(ends)\n\(stage.tree)"
        // If a segue takes away the screen that's just coming, the router reports a failure.
        #expect(ends.count == 1, comment)
        #expect(ends == ["built"] || moment == .during && route != .found, comment)
        #expect(stage.recorder.misuses == [], comment)
        #expect(stage.device.warnings == [] || moment == .during, comment)
        #expect(stage.tree.contains("FirstViewController"), comment)
        #expect(!stage.seen.isEmpty, comment)
        // A navigation to the first screen itself may have taken the segue's source away.
        if moment != .during, moment != .after || route != .found {
          #expect(test.first.unwound == 1, comment)
        }
        stage.device.clearWarnings()
        let next = stage.end(of: test.step(route, isAsked: false), with: 2)
        #expect(next == "built", comment)
        #expect(stage.seen.last == "ProductViewController \"Product 2\"", comment)
        #expect(stage.recorder.misuses == [] && stage.device.warnings == [], comment)
      }
    }
  }

  @Test("A navigation that's requested while a segue unwinds waits for it")
  func waits() {
    let stage = stage(.stack)
    unwind()
    stage.device.advance(by: .milliseconds(60))
    var isDone = false
    stage.router.navigate(to: step(.pushed, isAsked: false), with: 1) { _ in isDone = true }
    stage.device.advance(by: .milliseconds(60))
    #expect(
      stage.tree == """
        UINavigationController [visible]
          FirstViewController [visible]
        """)
    stage.device.runUntilIdle()
    #expect(isDone)
    #expect(
      stage.tree == """
        UINavigationController [visible]
          FirstViewController
          ProductViewController "Product 1" [visible]
        """)
  }

  @Test("A navigation waits for a segue's dismissal, and plans with what's left")
  func joins() {
    let stage = stage(.sheet)
    unwind()
    #expect(stage.end(of: step(.presented, isAsked: false), with: 1) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          FirstViewController
        presents formSheet:
          UINavigationController [visible]
            ProductViewController "Product 1" [visible]
        """)
  }

  @Test("A screen that a navigation has presented goes with its presenter when a segue unwinds")
  func after() {
    let stage = stage(.sheet)
    #expect(stage.end(of: step(.presented, isAsked: false), with: 1) == "built")
    unwind()
    stage.device.runUntilIdle()
    #expect(
      stage.tree == """
        UINavigationController [visible]
          FirstViewController [visible]
        """)
    #expect(stage.end(of: step(.pushed, isAsked: false), with: 1) == "built")
  }
}
