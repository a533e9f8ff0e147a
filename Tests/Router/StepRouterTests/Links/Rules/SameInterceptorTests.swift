import PortableUIKit
import StepRouter
import Testing

/// Which interceptors count as the same, so that a rule doesn't get around one.
@MainActor @Suite("Rules: the same interceptor", .onDevice)
struct SameInterceptorTests {
  private final class Account {}

  private enum Right {
    case read, write
    case own(Account)
  }

  /// An interceptor that holds this.
  private struct Holding<Content>: RoutingInterceptor {
    let content: Content

    func perform(with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void) {
      completion(.success)
    }
  }

  private typealias Screen = StepAssembly<
    ClassFinder<AccountViewController, Void>, ClassFactory<AccountViewController, Void>
  >

  private var screen: Screen { StepAssembly(finder: ClassFinder(), factory: ClassFactory()) }

  private func chain(
    _ interceptor: some RoutingInterceptor<Void>
  ) -> DestinationStep<AccountViewController, Void> {
    screen.adding(interceptor, line: 1).using(.push()).from(.visibleStack)
  }

  /// The same in another place.
  private func other(
    _ interceptor: some RoutingInterceptor<Void>
  ) -> DestinationStep<AccountViewController, Void> {
    screen.adding(interceptor, line: 2).using(.present()).from(.current)
  }

  private func isKept<Content, Other>(_ content: Content, _ other: Other) -> Bool {
    chain(Holding(content: content)).described
      .interceptors(missingIn: self.other(Holding(content: other)).described).isEmpty
  }

  @Test("One that holds the same values and objects is the same")
  func contents() {
    let account = Account()
    #expect(isKept(7, 7))
    #expect(!isKept(7, 8))
    #expect(isKept("a", "a"))
    #expect(!isKept("a", 7))
    #expect(isKept(account, account))
    #expect(!isKept(account, Account()))
    #expect(isKept([1: ["a"]], [1: ["a"]]))
    #expect(isKept(Optional(account), Optional(account)))
    #expect(!isKept(Optional(account), Account?.none))
    #expect(isKept(Right.read, Right.read))
    #expect(!isKept(Right.read, Right.write))
    #expect(isKept(Right.own(account), Right.own(account)))
    #expect(!isKept(Right.own(account), Right.own(Account())))
    #expect(isKept((account, 1), (account, 1)))
    #expect(
      isKept(screen.using(.present()).from(.current), screen.using(.push()).from(.visibleStack)))
    #expect(
      !isKept(
        GeneralStep.root(line: 1) as DestinationStep<UIViewController, Void>,
        GeneralStep.root(line: 2) as DestinationStep<UIViewController, Void>))
  }

  @Test("One that holds something else is another one, even from the same line")
  func sameLine() {
    let one = chain(Holding(content: 1)).described
    #expect(one.interceptors(missingIn: chain(Holding(content: 2)).described).count == 1)
    #expect(one.interceptors(missingIn: chain(Holding(content: 1)).described).isEmpty)
  }

  @Test("Nobody can compare closures, except those of one line")
  func closures() {
    let closure: @MainActor () -> Void = {}
    #expect(!isKept(closure, closure))
    let common = screen.adding(InlineInterceptor { (_: Void, completion) in completion(.success) })
    let pushed = common.using(.push()).from(.visibleStack)
    let presented = common.using(.present()).from(.current)
    #expect(pushed.described.interceptors(missingIn: presented.described).isEmpty)
  }

  @Test("An interceptor of the destination has to be on the destination")
  func behind() {
    let login = Holding(content: 1)
    let stack = NavigationControllerStep<UINavigationController, Void>().adding(login)
    let onStack = screen.using(.push()).from(stack).using(.present()).from(.current)
    let missing = chain(login).described.interceptors(missingIn: onStack.described)
    #expect(missing.map(\.type.description) == ["Holding<Int>"])
    // One behind it may be anywhere.
    #expect(onStack.described.interceptors(missingIn: chain(login).described).isEmpty)
  }

  @Test("An interceptor has to be on every way through a switch")
  func switches() {
    let login = Holding(content: 1)
    let free = NavigationControllerStep<UINavigationController, Void>()
    let onStack = screen.using(.push()).from(free.adding(login)).using(.present()).from(.current)
    func choice(_ others: Bool...) -> DestinationStep<AccountViewController, Void> {
      let stacks = others.map { isGuarded in
        ChainAssembly.from(isGuarded ? free.adding(login) : free).using(.present()).from(.current)
      }
      return screen.using(.push()).from(
        SwitchAssembly<UINavigationController, Void>()
          .addCase(when: false, from: stacks[0])
          .assemble(default: stacks[1]))
    }
    #expect(onStack.described.interceptors(missingIn: choice(true, true).described).isEmpty)
    #expect(onStack.described.interceptors(missingIn: choice(true, false).described).count == 1)
    #expect(onStack.described.interceptors(missingIn: choice(false, true).described).count == 1)
  }
}
