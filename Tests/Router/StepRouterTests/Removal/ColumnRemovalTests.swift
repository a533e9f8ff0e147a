import PortableUIKit
import StepRouter
import Testing

/// Columns that the present width doesn't show go with their split view controller as well.
@MainActor @Suite("Rule 15: columns for another width are asked too", .onTablet)
struct ColumnRemovalTests {
  private static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(), factory: ClassFactory()
  )
  .using(.present()).from(.root).assemble()

  @Test(
    "A locked form in a column for the other width keeps the split view controller",
    arguments: Width.allCases)
  func locked(width: Width) {
    let form = FormViewController().titled("Form")
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(HomeViewController(), for: .primary)
    // The form stands in the column for the other width.
    split.setViewController(
      width == .compact ? form : SearchViewController(), for: .secondary)
    split.setViewController(width == .compact ? BagViewController() : form, for: .compact)
    let stage = Place.fullScreen.stage(with: split, width: width)
    let before = stage.tree
    form.canBeDismissed = false
    #expect(
      stage.end(of: Self.account, with: ())
        == "FormViewController “Form” has to go before AccountViewController can be shown, but it "
        + "refuses.")
    #expect(stage.tree == before)
    form.canBeDismissed = true
    #expect(stage.end(of: Self.account, with: ()) == "built")
  }
}
