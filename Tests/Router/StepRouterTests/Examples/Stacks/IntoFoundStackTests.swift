import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// An account that's pushed onto an existing stack, which is either a step that's never built or a
/// base with a finder.
@MainActor
@Suite(.onDevice) struct IntoFoundStackTests {
  typealias Destination = DestinationStep<AccountViewController, Void>

  /// The two spellings, which must do the same.
  enum Spelling: CaseIterable {
    case neverBuilt, custom

    @MainActor var account: Destination {
      switch self {
      case .neverBuilt: IntoFoundStackTests.onNeverBuilt
      case .custom: IntoFoundStackTests.onCustom
      }
    }
  }

  private static let here = CodeLocation()
  private static let onNeverBuilt = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(SingleStep(finder: ClassFinder<UINavigationController, Void>(), factory: NilFactory()))
  .from(GeneralStep.current())
  .assemble()

  private static let onCustom = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(UINavigationController.push())
  .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>()))
  .assemble()

  @Test("An account is pushed onto a visible stack", arguments: Spelling.allCases, [true, false])
  func shown(spelling: Spelling, animated: Bool) {
    let stage = Stage(root: stack(HomeViewController()))
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
  }

  @Test(
    "A push onto a stack dismisses the sheet above it", arguments: Spelling.allCases, [true, false])
  func underSheet(spelling: Spelling, animated: Bool) {
    let root = stack(HomeViewController())
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          AccountViewController [visible]
        """)
  }

  @Test("A push onto a stack selects the stack's tab", arguments: Spelling.allCases, [true, false])
  func unselectedTab(spelling: Spelling, animated: Bool) {
    let stage = Stage(root: tabs(HomeViewController(), stack(SearchViewController())))
    #expect(stage.arrive(at: spelling.account, with: (), animated: animated) == "built")
    #expect(
      stage.tree == """
        UITabBarController [visible]
          HomeViewController
          UINavigationController [selected] [visible]
            SearchViewController
            AccountViewController [visible]
        """)
  }

  @Test("A push without a stack fails before anything moves", arguments: [true, false])
  func noStack(animated: Bool) {
    let root = HomeViewController()
    let stage = Stage(root: root).present(BagViewController(), on: root)
    #expect(
      stage.arrive(at: Self.onNeverBuilt, with: (), animated: animated) == """
        The step of UINavigationController at \(Self.here.below(5)) builds nothing, and its view \
        controller was not found. Give the step a factory, or a base that brings it.
        """)
    #expect(
      stage.arrive(at: Self.onCustom, with: (), animated: animated) == """
        The base at \(Self.here.below(13)) gives nothing to start from: \
        ClassFinder<UINavigationController> found no view controller. Use a base \
        that is always there, or a switch with a default.
        """)
    #expect(
      stage.tree == """
        HomeViewController
        presents formSheet:
          BagViewController [visible]
        """)
  }
}
