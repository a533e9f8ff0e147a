import PortableUIKit
import StepRouter
import Testing

/// A popover from a bar button, and a sheet with detents, from wherever the user is.
@MainActor @Suite(.onDevice) struct AdaptingModalTests {
  /// Where the user is when the request arrives.
  enum Start: CaseIterable { case root, inStack, underSheet, underPopover }

  private let home = HomeViewController()
  private let stage: Stage

  init() {
    stage = Stage(root: tabs(stack(home)))
  }

  private func begin(at start: Start) {
    switch start {
    case .root: return
    case .inStack:
      home.navigationController?.pushViewController(FormViewController(), animated: false)
    case .underSheet: stage.present(LoginViewController(), on: home)
    case .underPopover:
      let login = LoginViewController()
      login.modalPresentationStyle = .popover
      login.popoverPresentationController?.sourceView = home.view
      stage.present(login, on: home, style: .popover)
    }
    stage.device.runUntilIdle()
  }

  private let item = UIBarButtonItem()

  private var filter: DestinationStep<BagViewController, Void> {
    StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(.present(presentationStyle: .popover, popoverSource: .barButtonItem(item)))
      .from(.current).assemble()
  }

  private func dismissOnce() {
    var completions = 0
    stage.window.rootViewController?.dismiss(animated: true) { completions += 1 }
    stage.device.runUntilIdle()
    #expect(completions == 1)
    #expect(stage.window.rootViewController?.presentedViewController == nil)
  }

  @Test(
    "A popover from a bar button adapts to each width, is found again, and is dismissed once",
    arguments: Start.allCases, [.compact, .regular] as [UIUserInterfaceSizeClass])
  func popover(start: Start, width: UIUserInterfaceSizeClass) throws {
    stage.resize(width)
    begin(at: start)
    let bag = try #require(try stage.go(to: filter, with: ())?.get().viewController)
    let popover = try #require(bag.popoverPresentationController)
    #expect((popover.arrowDirection == .unknown) == (width == .compact))

    for next in [UIUserInterfaceSizeClass.regular, .compact, .regular] {
      stage.resize(next)
      #expect((popover.arrowDirection == .unknown) == (next == .compact))
      let tree = stage.tree
      #expect(stage.end(of: filter, with: ()) == "alreadyVisible")
      #expect(stage.tree == tree)
    }
    dismissOnce()
    #expect(bag.presentingViewController == nil)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A popover that its delegate wraps in compact width is found in the wrapper")
  func wrapped() throws {
    final class Wrapping: NSObject, UIAdaptivePresentationControllerDelegate {
      func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
      ) -> UIViewController? {
        UINavigationController(rootViewController: controller.presentedViewController)
      }
    }
    let step = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(
        .present(
          presentationStyle: .popover, popoverSource: .barButtonItem(item),
          presentationDelegate: Wrapping())
      )
      .from(.current).assemble()
    let bag = try #require(try stage.go(to: step, with: ())?.get().viewController)
    #expect(bag.parent is UINavigationController)
    #expect(stage.end(of: step, with: ()) == "alreadyVisible")
    stage.resize(.regular)
    #expect(bag.parent == nil)
    #expect(stage.end(of: step, with: ()) == "alreadyVisible")
    dismissOnce()
  }

  private func map(inStack: Bool) -> DestinationStep<BagViewController, Bool> {
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Bool>(), factory: ClassFactory()
    )
    .selectingDetent { isDetailed in isDetailed ? .large : .medium }
    guard inStack else {
      return bag.using(.present(sheet: .detents([.medium(), .large()]))).from(.current).assemble()
    }
    return bag.using(.push()).from(NavigationControllerStep())
      .using(.present(sheet: .detents([.medium(), .large()]))).from(.current).assemble()
  }

  @Test(
    "A sheet that's requested again with another detent only changes its detent",
    arguments: Start.allCases, [true, false])
  func detents(start: Start, inStack: Bool) throws {
    begin(at: start)
    let step = map(inStack: inStack)
    #expect(stage.end(of: step, with: false) == "built")
    let tree = stage.tree
    let bag = try #require(
      stage.window.rootViewController?.presentedChain.last?.foremost as? BagViewController)
    let sheet = try #require(bag.sheetPresentationController)
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(bag.rootHeight == 422)

    // The completion sees the new frame, since the change is made inside `animateChanges`.
    #expect(stage.router.plannedKind(step, true) == "alreadyVisible")
    var height: CGFloat = 0
    stage.router.navigate(to: step, with: true) { _ in height = bag.rootHeight }
    stage.device.runUntilIdle()
    #expect(height == 844)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(stage.tree == tree)
    #expect(stage.end(of: step, with: false) == "alreadyVisible")
    #expect(sheet.selectedDetentIdentifier == .medium)
    #expect(bag.rootHeight == 422)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A popover shown as a sheet changes its detent as well")
  func popoverAsSheet() throws {
    stage.resize(.compact)
    let step = StepAssembly(
      finder: ClassFinder<BagViewController, Bool>(), factory: ClassFactory()
    )
    .selectingDetent { isDetailed in isDetailed ? .large : .medium }
    .using(
      .present(
        presentationStyle: .popover, sheet: .detents([.medium(), .large()]),
        popoverSource: .barButtonItem(item))
    ).from(.current).assemble()
    let bag = try #require(try stage.go(to: step, with: false)?.get().viewController)
    let popover = try #require(bag.popoverPresentationController)
    #expect(popover.adaptiveSheetPresentationController.selectedDetentIdentifier == .medium)
    #expect(stage.end(of: step, with: true) == "alreadyVisible")
    #expect(popover.adaptiveSheetPresentationController.selectedDetentIdentifier == .large)
  }

  @Test("A covered sheet is brought to the front, and changes its detent")
  func revealed() throws {
    let step = map(inStack: false)
    #expect(stage.end(of: step, with: false) == "built")
    let bag = try #require(
      stage.window.rootViewController?.presentedViewController as? BagViewController)
    stage.present(LoginViewController(), on: bag)
    #expect(stage.end(of: step, with: true) == "revealed")
    #expect(bag.sheetPresentationController?.selectedDetentIdentifier == .large)
    #expect(bag.presentedViewController == nil)
  }

  @Test("A detent changes nothing if the sheet doesn't have it, or if there's no sheet")
  func withoutSheet() throws {
    for identifier in [nil, UISheetPresentationController.Detent.Identifier("tall")] {
      let step = StepAssembly(
        finder: ClassFinder<BagViewController, Void>(), factory: ClassFactory()
      )
      .selectingDetent { _ in identifier }
      .using(.present(sheet: .detents([.medium(), .large()])))
      .from(.current).assemble()
      let bag = try #require(try stage.go(to: step, with: ())?.get().viewController)
      #expect(bag.sheetPresentationController?.selectedDetentIdentifier == nil)
      #expect(bag.rootHeight == 422)
    }
    let first = StepAssembly(
      finder: ClassFinder<HomeViewController, Void>(),
      factory: NilFactory<HomeViewController, Void>()
    )
    .selectingDetent { _ in .large }
    .from(.root).assemble()
    #expect(stage.end(of: first, with: ()) == "revealed")
    #expect(stage.recorder.misuses == [])
  }
}

extension UIViewController {
  /// The view controllers presented above it, lowest first.
  fileprivate var presentedChain: [UIViewController] {
    guard let presented = presentedViewController else { return [] }
    return [presented] + presented.presentedChain
  }

  fileprivate var foremost: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }

  fileprivate var rootHeight: CGFloat { (navigationController ?? self).view.frame.height }
}

extension DefaultRouter {
  /// How a navigation would end.
  fileprivate func plannedKind<Screen, Context>(
    _ step: DestinationStep<Screen, Context>, _ context: Context
  ) -> String {
    (try? plan(to: step, with: context).kind.rawValue) ?? "no plan"
  }
}
