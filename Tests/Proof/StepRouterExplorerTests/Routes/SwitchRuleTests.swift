import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

/// The rules about switches.
@MainActor
@Suite struct SwitchRuleTests {
  private typealias Choice = SwitchAssembly<UINavigationController, Void>
  private typealias StackFinder = ClassFinder<UINavigationController, Void>

  private func findings(_ choice: DestinationStep<UINavigationController, Void>) -> [String] {
    Samples.findings(Samples.offer.using(.push()).from(choice).assemble())
  }

  @Test("The lint reports a case whose finder finds nothing new")
  func unreachable() {
    #expect(
      findings(
        Choice().addCase(from: StackFinder(options: .currentVisibleOnly))
          .addCase(when: true, from: Samples.newStack())
          .addCase(expecting: StackFinder(options: .currentVisibleOnly))
          .assemble()) == [
          "unreachable-case in r: Case 3 of the switch is never taken: ClassFinder (current, "
            + "visible) finds only what case 1 finds before. Remove it, or correct its finder."
        ])
    #expect(
      findings(Choice().addCase(from: StackFinder(options: [])).assemble()) == [
        "unreachable-case in r: Case 1 of the switch is never taken: ClassFinder (nowhere) finds "
          + "nothing. Remove it, or correct its finder."
      ])
  }

  @Test("The lint accepts cases with different finders")
  func reachable() {
    let others: [StackFinder] = [
      StackFinder(options: .currentVisibleOnly), StackFinder(startingPoint: .root),
      StackFinder(startingPoint: .custom(nil)), StackFinder(startingPoint: .custom(nil)),
    ]
    let choice = others.reduce(Choice().addCase(from: StackFinder())) { $0.addCase(from: $1) }
    #expect(findings(choice.assemble()) == [])
    let predicates = Choice()
      .addCase(
        from: InlineStackIteratingFinder { (stack: UINavigationController, _: Void) in
          stack.title == "A"
        }
      )
      .addCase(
        from: InlineStackIteratingFinder { (stack: UINavigationController, _: Void) in
          stack.title == "B"
        })
    #expect(findings(predicates.assemble()) == [])
  }

  @Test("The lint reports a switch without cases")
  func empty() {
    #expect(
      findings(Choice().assemble()) == [
        "switch-without-cases in r: The switch has no case, so a navigation that gets to it fails. "
          + "Add a case, or end it with assemble(default:)."
      ])
    #expect(findings(Choice().assemble(default: Samples.newStack())) == [])
  }

  @Test("The lint reports what is wrong within a case")
  func within() {
    let faulty: DestinationStep<UINavigationController, Void> =
      ChainAssembly.from(NavigationControllerStep()).using(.replaceRoot()).from(.current).assemble()
    #expect(
      findings(Choice().addCase(when: true, from: faulty).assemble(default: Samples.newStack()))
        .count == 1)
  }
}
