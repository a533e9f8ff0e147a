import PortableUIKit
import StepRouter
import Testing

/// A screen that's pushed onto the stack in front, wherever the user is, or onto a new modal one if
/// there's none.
@MainActor
@Suite("The stack in front, on narrow and wide screens", .onTablet) struct StackInFrontTests {
  private static let account = StepAssembly(
    finder: ClassFinder<AccountViewController, Void>(options: .currentVisibleOnly),
    factory: ClassFactory()
  )
  .using(.push())
  .from(.visibleStack)
  .assemble()

  private func stack(of screen: String, on stage: Stage) -> [String] {
    var found: [String] = []
    func look(in viewController: UIViewController?) {
      guard let viewController else { return }
      if let stack = viewController as? UINavigationController,
        stack.viewControllers.contains(where: { "\(type(of: $0))" == screen })
      {
        found = stack.viewControllers.map { $0.title ?? "\(type(of: $0))" }
      }
      for child in viewController.children { look(in: child) }
      if viewController.presentedViewController?.presentingViewController === viewController {
        look(in: viewController.presentedViewController)
      }
    }
    look(in: stage.window.rootViewController)
    return found
  }

  @Test(
    "In columns the details' stack is used, unless something else is in front",
    arguments: Place.allCases,
    Width.allCases)
  func columns(_ place: Place, width: Width) {
    let stage = place.stage(with: Mail.split(showing: 1), width: width)
    #expect(stage.arrive(at: Self.account, with: (), animated: true) == "built")
    #expect(stage.seen.last == "AccountViewController")
    let isInColumns = [.root, .tab, .fullScreen, .underAlert].contains(place)
    #expect(
      stack(of: "AccountViewController", on: stage)
        == (isInColumns ? ["Message 1", "AccountViewController"] : ["AccountViewController"]))
  }

  @Test("After going back to the inbox, the inbox's stack is used")
  func afterBack() throws {
    let split = Mail.split(showing: 1)
    let stage = Place.root.stage(with: split, width: .compact)
    let one = try #require(split.viewControllers.first?.navigationController)
    stage.device.user.pressBack(in: one)
    stage.device.runUntilIdle()
    #expect(stage.arrive(at: Self.account, with: (), animated: true) == "built")
    #expect(stack(of: "AccountViewController", on: stage) == ["Inbox", "AccountViewController"])
  }

  @Test("A chain can push onto the details' stack", arguments: Width.allCases)
  func details(width: Width) {
    let inDetails = StepAssembly(
      finder: NilFinder<AccountViewController, Void>(), factory: ClassFactory()
    )
    .using(.push())
    .from(SingleStep(finder: DetailsNavigationFinder<Void>(), factory: NilFactory()))
    .from(.current)
    .assemble()
    for place in Place.allCases where place != .nowhere {
      let stage = place.stage(with: Mail.split(showing: 1), width: width)
      #expect(stage.end(of: inDetails, with: ()) == "built")
      #expect(stage.seen.last == "AccountViewController")
      #expect(
        stack(of: "AccountViewController", on: stage) == ["Message 1", "AccountViewController"])
    }
    let nowhere = Place.nowhere.stage(with: Mail.split(), width: width)
    #expect(nowhere.end(of: inDetails, with: ()).contains("was not found"))
  }
}
