import PortableUIKit
import StepRouter
import Testing

/// Chains that continue from the same beginning.
@MainActor @Suite("Chains that fork", .onDevice) struct ForkedChainTests {
  private let journal = Journal()

  private func noting(_ line: String) -> InlineInterceptor<Void> {
    InlineInterceptor { [journal] _, completion in
      journal.note(line)
      completion(.success)
    }
  }

  @Test("What one chain adds stays out of the others that begin like it")
  func fork() {
    let stage = Stage(root: stack(HomeViewController()))
    let screen = StepAssembly(
      finder: NilFinder<BagViewController, Void>(),
      factory: ClassFactory<BagViewController, Void>())
    let begun = screen.adding(noting("first"))
    let chains = [
      begun, begun.adding(noting("second")), begun.adding(noting("other")),
      begun.adding(noting("third")).adding(noting("fourth")),
    ]
    for chain in chains {
      journal.note("chain")
      stage.router.navigate(
        to: chain.using(.present()).from(.current).assemble(), animated: false
      ) { _ in }
      stage.device.runUntilIdle()
    }
    #expect(
      journal.lines == [
        "chain", "first", "chain", "first", "second", "chain", "first", "other",
        "chain", "first", "third", "fourth",
      ])
  }
}
