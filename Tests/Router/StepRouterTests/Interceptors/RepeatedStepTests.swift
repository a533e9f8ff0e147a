import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("A step that's in its chain twice", .onDevice)
struct RepeatedStepTests {
  /// A page, which is pushed onto the page before it if the book is open.
  @MainActor
  private final class Book {
    let journal = Journal()
    var isOpen = false

    private(set) lazy var page: DestinationStep<ProductViewController, Int> = StepAssembly(
      finder: NilFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .adding(
      InlineInterceptor { [unowned self] (number: Int, completion) in
        journal.note("guard \(number)")
        isOpen = true
        completion(.success)
      }
    )
    .using(.push())
    .from(
      SwitchAssembly<UINavigationController, Int>()
        .addCase { [unowned self] number in isOpen && number > 1 ? pageBefore : nil }
        .assemble(
          default: GeneralStep.custom(using: ClassFinder<UINavigationController, Int>()))
    )
    .assemble()

    private var pageBefore: DestinationStep<UINavigationController, Int> {
      (page.expectingContainer() as DestinationStep<UINavigationController, Int>)
        .adaptingContext(using: InlineContextTransformer { (number: Int) in number - 1 })
    }
  }

  @Test(
    "Rule 12: the step's interceptor is asked at both positions, each time with its own context")
  func guards() {
    let stage = Stage(root: stack(HomeViewController()))
    let book = Book()
    #expect(stage.end(of: book.page, with: 2) == "built")
    #expect(book.journal.lines == ["guard 2", "guard 1"])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ProductViewController "Product 1"
          ProductViewController "Product 2" [visible]
        """)
  }
}
