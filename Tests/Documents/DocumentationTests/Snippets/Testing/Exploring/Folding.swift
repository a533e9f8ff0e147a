// swift-format-ignore-file
// These lines stand as they do in Docs/Proof/Folding.md.

#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer
import Testing

private enum FoldingPage {
  final class ReplyViewController: UIViewController, ContextChecking {
    func isTarget(for id: Int) -> Bool { true }
  }

  struct ReplyFactory: Factory {
    func build(with context: Int) -> ReplyViewController { ReplyViewController() }
  }

  final class AppDelegate: UIResponder, UIApplicationDelegate {}
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

  @MainActor static func runs(_ explorer: Explorer) async {
    let exploration = await explorer.on(.duo).run(depth: 3, interleavedStates: 20)
    expectNothingWrong(exploration, reporter: .swiftTesting)
  }

  @MainActor static func repeats(_ explorer: Explorer) async {
    let again = await explorer.on(.duo).replay(
      [.unfold, .openInSplitView(.leading)], asking: "product 42", during: .fold)
    expectNothingWrong(again, reporter: .swiftTesting)
  }

  @MainActor static func folds() {
    let device = HeadlessDevice(.duo, timeMode: .manual)
    device.launch(AppDelegate()) { _ in SceneDelegate() }
    device.runUntilIdle()
    device.user.unfold()                       // the hinge's handlers have run
    device.advance(by: .milliseconds(16))      // the window has its new size
    device.runUntilIdle()                      // the animation has ended
  }

  @MainActor static func chain(
    _ columns: DestinationStep<UISplitViewController, Int>
  ) -> DestinationStep<ReplyViewController, Int> {
    let reply = StepAssembly(
      finder: ClassWithContextFinder<ReplyViewController, Int>(), factory: ReplyFactory()
    )
    .using(.pushToDetails())
    .from(columns)
    .assemble()
    return reply
  }
}
#endif
