import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Options of a presentation", .onDevice)
struct PresentationOptionTests {
  private let page = HomeViewController()
  private let root: UITabBarController
  private let stage: Stage

  init() {
    root = tabs(page)
    stage = Stage(root: root)
    page.definesPresentationContext = true
  }

  private func present(by action: PresentAction) -> UIViewController? {
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(action)
      .from(GeneralStep.custom(using: InstanceFinder<HomeViewController, Void>(page))).assemble()
    return try? stage.go(to: bag, with: ())?.get().viewController
  }

  @Test("A host that defines a presentation context presents the screen itself")
  func host() {
    let bag = present(by: .present(presentationStyle: .overCurrentContext))
    #expect(bag?.presentingViewController === page)
  }

  @Test("With `.topmostParent` the outermost container presents the screen")
  func topmostParent() {
    let bag = present(
      by: .present(startingFrom: .topmostParent, presentationStyle: .overCurrentContext))
    #expect(bag?.presentingViewController === root)
  }

  @Test(
    "A popover points to a part of a view, or by default to the whole view",
    arguments: [true, false])
  func popover(isPart: Bool) throws {
    let part = CGRect(x: 1, y: 2, width: 3, height: 4)
    let view = try #require(page.view)
    let bag = present(
      by: .present(
        presentationStyle: .popover, popoverSource: .view(view, isPart ? part : nil)))
    let popover = try #require(bag?.popoverPresentationController)
    #expect(popover.sourceView === view)
    #expect(view.bounds.width > 0)
    #expect(popover.sourceRect == (isPart ? part : view.bounds))
  }

  @Test("A popover points to a bar button item")
  func barButtonItem() throws {
    let item = UIBarButtonItem()
    let bag = present(
      by: .present(presentationStyle: .popover, popoverSource: .barButtonItem(item)))
    let popover = try #require(bag?.popoverPresentationController)
    #expect(popover.barButtonItem === item)
    #expect(popover.sourceView == nil)
  }

  @Test("A popover points to a source item")
  func sourceItem() throws {
    let view = try #require(page.view)
    let bag = present(
      by: .present(presentationStyle: .popover, popoverSource: .sourceItem(view)))
    let popover = try #require(bag?.popoverPresentationController)
    #expect(popover.sourceItem === view)
    #expect(popover.sourceView == nil)
  }

  @Test(
    "A sheet gets its detents, even if it's a popover that becomes a sheet",
    arguments: [nil, .popover] as [UIModalPresentationStyle?])
  func sheet(style: UIModalPresentationStyle?) throws {
    let bag = present(
      by: .present(
        presentationStyle: style,
        sheet: .detents(
          [.medium(), .large()], selected: .large, largestUndimmed: .medium, showsGrabber: true)))
    let sheet = try #require(
      bag?.sheetPresentationController
        ?? bag?.popoverPresentationController?.adaptiveSheetPresentationController)
    #expect(sheet.detents.map(\.identifier) == [.medium, .large])
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(sheet.largestUndimmedDetentIdentifier == .medium)
    #expect(sheet.prefersGrabberVisible)
  }

  @Test("Sheet options that the action leaves out stay as the factory set them")
  func sheetLeavesOut() throws {
    let made = BagViewController()
    let sheet = try #require(made.sheetPresentationController)
    sheet.selectedDetentIdentifier = .large
    sheet.largestUndimmedDetentIdentifier = .large
    sheet.prefersGrabberVisible = true
    let step = assembly { made }.using(.present(sheet: .detents([.medium(), .large()])))
      .from(base(page)).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(made.sheetPresentationController === sheet)
    #expect(sheet.selectedDetentIdentifier == .large)
    #expect(sheet.largestUndimmedDetentIdentifier == .large)
    #expect(sheet.prefersGrabberVisible)
  }

  @Test("A screen zooms out of a view, and back into it")
  func zoom() {
    guard #available(iOS 18.0, *) else { return }
    var zoomed: [UIViewController] = []
    let bag = present(
      by: .present(
        presentationStyle: .fullScreen,
        zoomingFrom: { [page] screen in
          zoomed.append(screen)
          return page.view
        }))
    #expect(bag != nil)
    #expect(zoomed.map { $0 === bag } == [true])
    root.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(zoomed.map { $0 === bag } == [true, true])
  }

  @Test("`zoomingFrom` is a transition that zooms, and a given transition wins over it")
  func zoomAndTransition() throws {
    guard #available(iOS 18.0, *) else { return }
    var asked: [String] = []
    func view(_ name: String) -> UIView? {
      asked.append(name)
      return page.view
    }
    let actions: [(PresentAction, asks: [String])] = [
      (.present(presentationStyle: .fullScreen, zoomingFrom: { _ in view("view") }), ["view"]),
      (
        .present(presentationStyle: .fullScreen, transition: .zoom { _ in view("transition") }),
        ["transition"]
      ),
      (
        .present(
          presentationStyle: .fullScreen, zoomingFrom: { _ in view("view") },
          transition: .zoom { _ in view("transition") }),
        ["transition"]
      ),
      (
        .present(
          presentationStyle: .fullScreen, zoomingFrom: { _ in view("view") },
          transition: .animator { _ in nil }),
        []
      ),
    ]
    for (action, asks) in actions {
      let bag = try #require(present(by: action))
      #expect((bag.preferredTransition != nil) == !asks.isEmpty)
      #expect((bag.transitioningDelegate == nil) == !asks.isEmpty)
      root.dismiss(animated: true)
      stage.device.runUntilIdle()
      #expect(asked == asks + asks)
      asked = []
    }
  }

  @Test("A zoom leaves with the transition of its step")
  func zoomTakenAway() throws {
    guard #available(iOS 18.0, *) else { return }
    let made = BagViewController()
    let zoomed = assembly { made }.using(.present(zoomingFrom: { [page] _ in page.view }))
      .from(base(page)).assemble()
    #expect(stage.end(of: zoomed, with: ()) == "built")
    #expect(made.preferredTransition != nil)
    root.dismiss(animated: false)
    stage.device.runUntilIdle()
    let plain = assembly { made }.using(.present()).from(base(page)).assemble()
    #expect(stage.end(of: plain, with: ()) == "built")
    #expect(made.preferredTransition == nil)
  }

  @Test("Closures stand in the middle of a chain")
  func closuresInChain() {
    let bag = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(
        .present(
          configuration: { (screen: UIViewController) in screen.title = "Set" },
          zoomingFrom: { [page] _ in page.view })
      )
      .from(.current)
      .assemble()
    #expect(stage.end(of: bag, with: ()) == "built")
    #expect(root.presentedViewController?.title == "Set")
  }

  @Test("The presentation's delegate decides how it adapts")
  func presentationDelegate() {
    final class FullScreen: NSObject, UIAdaptivePresentationControllerDelegate {
      func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
      ) -> UIModalPresentationStyle { .fullScreen }
    }
    let bag = present(by: .present(presentationDelegate: FullScreen()))
    #expect(bag != nil)
    #expect(root.view.window == nil)
  }

  private final class NoTransitions: NSObject, UIViewControllerTransitioningDelegate {}

  @Test("All options are set before the configuration runs, which can change them")
  func options() throws {
    let delegate = NoTransitions()
    var seen: [String] = []
    let bag = try #require(
      present(
        by: .present(
          presentationStyle: .formSheet, transitionStyle: .crossDissolve,
          transitioningDelegate: delegate, preferredContentSize: CGSize(width: 3, height: 4),
          isModalInPresentation: true
        ) { screen in
          seen = [
            "\(screen.modalPresentationStyle == .formSheet)",
            "\(screen.modalTransitionStyle == .crossDissolve)", "\(screen.isModalInPresentation)",
          ]
          screen.isModalInPresentation = false
        }))
    #expect(seen == ["true", "true", "true"])
    #expect(bag.modalPresentationStyle == .formSheet)
    #expect(bag.modalTransitionStyle == .crossDissolve)
    #expect(bag.transitioningDelegate === delegate)
    #expect(bag.preferredContentSize == CGSize(width: 3, height: 4))
    #expect(!bag.isModalInPresentation)
  }

  enum AppCode: CaseIterable { case configuration, popoverSource }

  @Test(
    "If the app's own code presents meanwhile, the router refuses instead of calling UIKit",
    arguments: AppCode.allCases)
  func presentingMeanwhile(code: AppCode) {
    let other = LoginViewController()
    let item = UIBarButtonItem()
    let action: PresentAction =
      switch code {
      case .configuration:
        .present { _ in root.present(other, animated: false) }
      case .popoverSource:
        .present(
          popoverSource: {
            root.present(other, animated: false)
            return .barButtonItem(item)
          }())
      }
    let step = StepAssembly(finder: NilFinder<BagViewController, Void>(), factory: ClassFactory())
      .using(action)
      .from(GeneralStep.custom(using: InstanceFinder<HomeViewController, Void>(page))).assemble()
    guard
      case .failure(.presentationRefused(_, .hostIsPresenting, _)) = stage.go(to: step, with: ())
    else { return #expect(Bool(false), "It was not refused, or for another reason.") }
    #expect(root.presentedViewController === other)
    #expect(stage.device.warnings == [])
  }

  @Test("A new screen that would present itself is refused, and the error says so")
  func presentedByItself() {
    let made = BagViewController()
    let step = assembly { made }.using(.present(startingFrom: .custom(made))).from(base(page))
      .assemble()
    guard case .failure(.presentationRefused(_, .presentsItself, _)) = stage.go(to: step, with: ())
    else { return #expect(Bool(false), "It was not refused, or for another reason.") }
    #expect(stage.device.warnings == [])
  }

  @Test("Options that the action leaves out stay as the factory set them")
  func noOptions() throws {
    let delegate = NoTransitions()
    let made = BagViewController()
    made.modalPresentationStyle = .fullScreen
    made.modalTransitionStyle = .flipHorizontal
    made.transitioningDelegate = delegate
    made.preferredContentSize = CGSize(width: 1, height: 2)
    made.isModalInPresentation = true
    let step = assembly { made }.using(.present()).from(base(page)).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(made.modalPresentationStyle == .fullScreen)
    #expect(made.modalTransitionStyle == .flipHorizontal)
    #expect(made.transitioningDelegate === delegate)
    #expect(made.preferredContentSize == CGSize(width: 1, height: 2))
    #expect(made.isModalInPresentation)
  }

  enum Saying: CaseIterable { case title, message, action }

  @Test(
    "An alert with only a title, a message or an action is presented", arguments: Saying.allCases)
  func alert(saying: Saying) {
    let alert = UIAlertController(
      title: saying == .title ? "Sale" : nil, message: saying == .message ? "Today" : nil,
      preferredStyle: .alert)
    if saying == .action { alert.addAction(UIAlertAction(title: "OK", style: .default)) }
    let step = assembly { alert }.using(.present()).from(base(page)).assemble()
    #expect(stage.end(of: step, with: ()) == "built")
    #expect(root.presentedViewController === alert)
    #expect(stage.recorder.misuses == [])
  }
}
