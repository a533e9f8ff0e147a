// swift-format-ignore-file
// These lines stand as they do in Docs/HeadlessUIKit/PortableUIKit.md.

#if !canImport(UIKit)
import PortableUIKit   // where an app has `import UIKit`

import PortableUIKit
import Testing

final class CounterViewController: UIViewController {
  let button = UIButton(type: .system)
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Counter"
    button.addAction(
      UIAction { [unowned self] _ in
        count += 1
        if count == 3 { navigationController?.pushViewController(PrizeViewController(), animated: true) }
      }, for: .touchUpInside)
    view.addSubview(button)
  }
}

final class PrizeViewController: UIViewController {}

@MainActor @Suite struct CounterTests {
  @Test func thirdTapShowsThePrize() {
    let device = HeadlessDevice(timeMode: .manual)
    device.perform {
      let counter = CounterViewController()
      let stack = UINavigationController(rootViewController: counter)
      let window = UIWindow(windowScene: device.connectScene())
      window.rootViewController = stack
      window.makeKeyAndVisible()
      device.runUntilIdle()

      for _ in 1...3 { device.user.tap(counter.button) }
      device.runUntilIdle()

      #expect(stack.topViewController is PrizeViewController)
      #expect(device.warnings == [])
    }
  }
}

struct OwnDevice: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await HeadlessDevice.$current.withValue(HeadlessDevice(), operation: function)
  }
}

@MainActor
private func life(device: HeadlessDevice, url: URL) {
  final class AppDelegate: UIResponder, UIApplicationDelegate {}
  final class SceneDelegate: UIResponder, UIWindowSceneDelegate {}

  device.user.open(url)     // nothing runs: it waits for the launch
  device.launch(AppDelegate()) { session in SceneDelegate() }
  device.user.goHome()      // willResignActive, didEnterBackground, stateRestorationActivity
  device.terminate()        // nobody is told
  device.launch(AppDelegate()) { session in SceneDelegate() }
}

@MainActor
private func storyboard(device: HeadlessDevice) {
  device.declareStoryboard(
    named: "Shop",
    StoryboardContents(
      scenes: ["counter": { CounterViewController() }, "prize": { PrizeViewController() }],
      initial: "counter",
      segues: [.init("win", from: "counter", to: "prize", kind: .presentModally)]))
  let counter = UIStoryboard(name: "Shop", bundle: nil).instantiateInitialViewController()
  counter?.performSegue(withIdentifier: "win", sender: nil)
}

@MainActor private enum Files {
  final class ListViewController: UIViewController {
    let button = UIBarButtonItem()
    let box = UIView()
    func unwindToList(_ segue: UIStoryboardSegue) {}
  }
  final class DetailViewController: UIViewController {}

  static var kinds: [StoryboardContents.Segue] {
    let segues: [StoryboardContents.Segue] = [
      .init("more", from: "list", to: "menu", kind: .popover { (list: ListViewController) in list.button }),
      .init(from: "list", to: "map", kind: .embed { (list: ListViewController) in list.box }),
      .relationship(from: "stack", to: "list"),
    ]
    return segues
  }

  static func declare(device: HeadlessDevice) {
    device.declareStoryboard(
      named: "Shop",
      StoryboardContents(
        scenes: ["list": { ListViewController() }, "detail": { DetailViewController() }],
        segues: [.unwind("done", from: "detail", action: "unwindToList:")],
        unwindActions: [.init("unwindToList:", of: ListViewController.self) { $0.unwindToList($1) }]))

    device.declareNib(
      named: "ListViewController",
      NibContents(owner: ListViewController.self) { list in
        let view = UIView()
        view.addSubview(list.box)
        return view
      })
    device.declareNib(
      named: "ProductCell",
      NibContents { [UITableViewCell(style: .value1, reuseIdentifier: "product")] })
  }
}

@MainActor
private func window() {
  let device = HeadlessDevice(timeMode: .manual)
  device.perform {
    let window = UIWindow(windowScene: device.connectScene())
    window.rootViewController = UINavigationController(rootViewController: UIViewController())
    window.makeKeyAndVisible()
    device.runUntilIdle()
  }
}

@MainActor
private func touches(
  device: HeadlessDevice, stack: UINavigationController, tabs: UITabBarController,
  sheet: UIViewController, pages: UIPageViewController, split: UISplitViewController, library: UITab
) {
  device.user.pressBack(in: stack)
  device.user.selectTab(at: 1, in: tabs)          // shouldSelect, then didSelect; the last item may be More
  device.user.select(library, in: tabs)           // a UITab in the bar, behind More, or in the sidebar
  device.user.setHidden(true, library, in: tabs)  // edits the sidebar: visibilityDidChangeFor
  device.user.swipeDown(sheet)                    // isModalInPresentation, shouldDismiss, didAttemptToDismiss
  let swipe = device.user.beginPop(in: stack)     // nil where the recognizer would not begin
  swipe?.update(0.4)
  swipe?.cancel()
  device.user.dragSheet(sheet, to: .large)        // didChangeSelectedDetentIdentifier
  device.user.swipePage(.forward, in: pages)      // the data source, willTransitionTo, didFinishAnimating
  device.user.toggleSidebar(of: split)            // willChangeTo
  device.user.performEscape()                     // accessibilityPerformEscape, up the responder chain
  device.user.setReduceMotion(true)               // reduceMotionStatusDidChangeNotification
}

@MainActor
private func misuse(device: HeadlessDevice) -> [String] {
  var misuses: [String] = []
  device.misuseHandler = { misuses.append("\($0.rule): \($0.reason)") }
  return misuses
}
#endif
