import PortableUIKit
import StepRouter
import Testing

/// Switches behind a context conversion see the converted context, in each kind of case.
@MainActor
@Suite("Rule 4, fault 1: switches behind a conversion", .onDevice)
struct SwitchContextTests {
  typealias StackSwitch = SwitchAssembly<UINavigationController, String>

  /// The ways to write a case.
  enum Case: CaseIterable {
    case step, condition, whenFinder, fromFinder, expectingFinder
  }

  private let journal = Journal()
  private let stage = Stage(root: stack(HomeViewController()))

  private var stackOnScreen: AskedFinder<UINavigationController, String> {
    AskedFinder(name: "stack", journal: journal, finder: ClassFinder())
  }

  private var homeOnScreen: AskedFinder<HomeViewController, String> {
    AskedFinder(name: "home", journal: journal, finder: ClassFinder())
  }

  private func choice(of kind: Case) -> DestinationStep<UINavigationController, String> {
    let base = GeneralStep.custom(using: ClassFinder<UINavigationController, String>())
    let choice = StackSwitch()
    return switch kind {
    case .step:
      choice.addCase { [journal] context in
        journal.note("case \(context)")
        return base
      }.assemble()
    case .condition:
      choice.addCase(
        when: { [journal] context in
          journal.note("case \(context)")
          return context == "product 7"
        }, from: base
      ).assemble()
    case .whenFinder: choice.addCase(when: homeOnScreen, from: base).assemble()
    case .fromFinder: choice.addCase(from: stackOnScreen).assemble()
    case .expectingFinder: choice.addCase(expecting: homeOnScreen).assemble()
    }
  }

  @Test("Each kind of case gets the converted context", arguments: Case.allCases)
  func converted(kind: Case) {
    let asked =
      switch kind {
      case .step, .condition: "case product 7"
      case .whenFinder, .expectingFinder: "find home product 7"
      case .fromFinder: "find stack product 7"
      }
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .using(.push())
    .from(
      choice(of: kind).adaptingContext(
        using: InlineContextTransformer { (id: Int) in "product \(id)" })
    )
    .assemble()
    #expect(stage.end(of: product, with: 7) == "built")
    #expect(journal.lines == [asked])
    #expect(
      stage.tree == """
        UINavigationController [visible]
          HomeViewController
          ProductViewController "Product 7" [visible]
        """)
  }

  @Test("An error of the conversion ends the navigation", arguments: [true, false])
  func failingConversion(animated: Bool) {
    let product = StepAssembly(
      finder: ClassWithContextFinder<ProductViewController, Int>(), factory: ClassFactory()
    )
    .using(.push())
    .from(
      choice(of: .step).adaptingContext(
        using: InlineContextTransformer { (_: Int) throws -> String in throw Refusal() },
        fileID: "Shop/Routes.swift", line: 9)
    )
    .assemble()
    #expect(
      stage.arrive(at: product, with: 7, animated: animated) == """
        The transformer InlineContextTransformer<Int, String> of UINavigationController at \
        Shop/Routes.swift:9 threw: refused by the test. Check the context that you pass.
        """)
    #expect(journal.lines == [])
  }
}
