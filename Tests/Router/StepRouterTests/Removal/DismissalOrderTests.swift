import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Rule 16: the movements that dismiss what lies above the start", .onDevice)
struct DismissalOrderTests {
  /// Notes each call of its `dismiss`.
  private final class PresenterViewController: UIViewController {
    var journal: Journal?

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      journal?.note("from \(title ?? ""), animated: \(flag)")
      super.dismiss(animated: flag, completion: completion)
    }
  }

  private let journal = Journal()

  private func presenter(_ title: String) -> PresenterViewController {
    let presenter = PresenterViewController().titled(title)
    presenter.journal = journal
    return presenter
  }

  @Test("Several presented layers go in one movement", arguments: [true, false])
  func oneMovement(animated: Bool) {
    let (root, first, second) = (presenter("root"), presenter("first"), presenter("second"))
    let stage = Stage(root: root)
      .present(first, on: root).present(second, on: first)
      .present(LoginViewController(), on: second)
    #expect(stage.end(of: GeneralStep.root(), with: (), animated: animated) == "revealed")
    #expect(journal.lines == ["from root, animated: \(animated)"])
    #expect(stage.tree == "PresenterViewController \"root\" [visible]")
  }

  /// A stack on the root, a screen that a part of it presents, and a sheet on that.
  private func stageWithTwoChains() -> Stage {
    let (root, account) = (presenter("root"), presenter("account"))
    account.definesPresentationContext = true
    let login = LoginViewController()
    return Stage(root: root)
      .present(stack(account), on: root, style: .fullScreen)
      .present(login, on: account, style: .overCurrentContext)
      .present(BagViewController(), on: login)
  }

  @Test("A screen presented from within a layer goes first, and only the layer's end is animated")
  func fromWithin() {
    let stage = stageWithTwoChains()
    #expect(stage.end(of: GeneralStep.root(), with: ()) == "revealed")
    #expect(journal.lines == ["from account, animated: false", "from root, animated: true"])
    #expect(stage.tree == "PresenterViewController \"root\" [visible]")
  }

  @Test("Rule 24: a later failure lists all dismissed screens, from the lowest layer up")
  func progress() {
    let stage = stageWithTwoChains()
    let failing = StepAssembly(
      finder: NilFinder<Screen, Void>(),
      factory: InlineFactory<Screen, Void> { _ in throw Refusal() }
    ).using(.present()).from(.root).assemble()
    guard case .failure(.buildFailed(_, _, let progress)) = stage.go(to: failing, with: ()) else {
      return #expect(Bool(false))
    }
    #expect(
      progress.dismissed.map(\.description)
        == ["UINavigationController", "LoginViewController", "BagViewController"])
  }
}
