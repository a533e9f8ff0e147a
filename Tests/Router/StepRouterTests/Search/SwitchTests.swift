import PortableUIKit
import StepRouter
import Testing

/// How a chain chooses its base.
@MainActor
@Suite("Rule 5: switches", .onDevice)
struct SwitchTests {
  typealias Stack = DestinationStep<UINavigationController, Void>
  typealias StackSwitch = SwitchAssembly<UINavigationController, Void>

  private let journal = Journal()

  /// Login, pushed onto what the switch chooses.
  private func login(
    on base: Stack, finder: some Finder<LoginViewController, Void> = NilFinder()
  ) -> DestinationStep<LoginViewController, Void> {
    StepAssembly(finder: finder, factory: ClassFactory()).using(.push()).from(base).assemble()
  }

  private func newStack(titled title: String, line: UInt = #line) -> Stack {
    let step = NavigationControllerStep<UINavigationController, Void>(
      configuration: { $0.title = title }, line: line)
    return ChainAssembly.from(step).using(.present()).from(.current).assemble()
  }

  @Test("The first case that gives a step wins, and later ones aren't asked")
  func order() {
    let choice = StackSwitch()
      .addCase { [journal] _ in
        journal.note("first")
        return nil
      }
      .addCase(
        when: { [journal] _ in
          journal.note("second")
          return true
        }, from: newStack(titled: "second")
      )
      .addCase { [journal] _ in
        journal.note("third")
        return newStack(titled: "third")
      }
      .assemble(default: newStack(titled: "default"))
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: login(on: choice), with: ()) == "built")
    #expect(journal.lines == ["first", "second"])
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController "second" [visible]
            LoginViewController [visible]
        """)
  }

  @Test("The default is made and used only if no case matches", arguments: [true, false])
  func fallback(isMatching: Bool) {
    let choice = StackSwitch()
      .addCase(when: isMatching, from: newStack(titled: "case"))
      .assemble(default: { [journal] in
        journal.note("default")
        return newStack(titled: "default")
      })
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: login(on: choice), with: ()) == "built")
    #expect(journal.lines == (isMatching ? [] : ["default"]))
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController "\(isMatching ? "case" : "default")" [visible]
            LoginViewController [visible]
        """)
  }

  @Test("Without a default, a switch that doesn't match is an error", arguments: [true, false])
  func noCase(animated: Bool) {
    let choice = StackSwitch().addCase { _ in nil }.assemble()
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.arrive(at: login(on: choice), with: (), animated: animated) == """
        No case of the switch at \(choice.location) applies. Add a case or 'assemble(default:)'.
        """)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A condition is evaluated anew in each navigation")
  func condition() {
    let session = Session()
    let choice = StackSwitch()
      .addCase(when: session.isLoggedIn, from: newStack(titled: "account"))
      .assemble(default: newStack(titled: "guest"))
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: login(on: choice), with: ()) == "built")
    session.isLoggedIn = true
    #expect(stage.end(of: login(on: choice), with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController "guest"
            LoginViewController
          presents formSheet:
            UINavigationController "account" [visible]
              LoginViewController [visible]
        """)
  }

  @Test("`from:` takes the found view controller as the step, and `when:` only asks")
  func finders() {
    let found = StackSwitch()
      .addCase(from: ClassFinder<UINavigationController, Void>())
      .assemble(default: newStack(titled: "new"))
    let asked = StackSwitch()
      .addCase(when: ClassFinder<HomeViewController, Void>(), from: newStack(titled: "new"))
      .assemble()
    let stage = Stage(root: stack(HomeViewController()))
    #expect(stage.end(of: login(on: found), with: ()) == "built")
    #expect(stage.end(of: login(on: asked), with: ()) == "built")
    #expect(
      stage.tree == """
        UINavigationController
          HomeViewController
          LoginViewController
        presents formSheet:
          UINavigationController "new" [visible]
            LoginViewController [visible]
        """)
  }

  @Test("`expecting:` takes the container of the found view controller")
  func expecting() {
    let choice = StackSwitch()
      .addCase(expecting: ClassFinder<ProductViewController, Void>())
      .assemble()
    let stage = Stage(
      root: tabs(HomeViewController(), stack(ProductViewController(), BagViewController())))
    #expect(stage.end(of: login(on: choice), with: ()) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          UINavigationController [selected] [visible]
            ProductViewController
            LoginViewController [visible]
        """)
  }

  @Test("A finder's error is an error, not a “no”", arguments: [true, false])
  func findersError(animated: Bool) {
    let choice = StackSwitch()
      .addCase(when: false, from: newStack(titled: "never"))
      .addCase(
        from: AskedFinder<UINavigationController, Void>(
          name: "stack", journal: journal, isThrowing: true), fileID: "Shop/Routes.swift", line: 12
      )
      .assemble(default: newStack(titled: "default"))
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.arrive(at: login(on: choice), with: (), animated: animated) == """
        The case 2 of UINavigationController at Shop/Routes.swift:12 threw: \
        refused by the test. Check the context that you pass.
        """)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("If the chosen case fails, the switch doesn't try the next one", arguments: [true, false])
  func noFallThrough(animated: Bool) {
    let missing = StepAssembly(
      finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()
    ).from(.current).assemble()
    let choice = StackSwitch()
      .addCase(when: true, from: missing)
      .assemble(default: newStack(titled: "default"))
    let stage = Stage(root: HomeViewController())
    #expect(
      stage.arrive(at: login(on: choice), with: (), animated: animated) == """
        The step of UINavigationController at \(missing.location) builds nothing, and its view \
        controller was not found. Give the step a factory, or a base that brings it.
        """)
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("A switch can choose another switch")
  func nested() {
    let inner = StackSwitch().addCase { [self] _ in newStack(titled: "inner") }.assemble()
    let outer = StackSwitch().addCase(when: true, from: inner).assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: login(on: outer), with: ()) == "built")
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController "inner" [visible]
            LoginViewController [visible]
        """)
  }

  @Test(
    "A chain that a case makes again at the same line is the same chain; at another, a new one",
    arguments: [(1, "first"), (2, "second")] as [(UInt, String)])
  func chosenAnew(secondLine: UInt, taken: String) {
    let held = Held()
    let choice = StackSwitch().addCase { [self] _ in
      journal.lines.contains("guard A")
        ? newStack(titled: "second", line: secondLine) : newStack(titled: "first", line: 1)
    }.assemble()
    let guarded = StepAssembly(
      finder: NilFinder<LoginViewController, Void>(), factory: ClassFactory()
    )
    .adding(TestGuard<Void>(name: "A", journal: journal, answer: .hold(held)))
    .using(.push()).from(choice).assemble()
    let stage = Stage(root: HomeViewController())
    var kind: NavigationKind?
    stage.router.navigate(to: guarded, with: ()) { kind = try? $0.get().kind }
    held.answer(.success)
    stage.device.runUntilIdle()
    #expect(kind == .built)
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          UINavigationController "\(taken)" [visible]
            LoginViewController [visible]
        """)
  }

  @Test("A switch as the destination shows the view controller it finds")
  func destination() {
    let choice = StackSwitch()
      .addCase(from: ClassFinder<UINavigationController, Void>())
      .assemble(default: newStack(titled: "new"))
    let stage = Stage(root: tabs(HomeViewController(), stack(BagViewController())))
    #expect(stage.arrive(at: choice, with: (), animated: true) == "revealed")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          UINavigationController [selected] [visible]
            BagViewController [visible]
        """)
  }

  private final class Session {
    var isLoggedIn = false
  }
}
