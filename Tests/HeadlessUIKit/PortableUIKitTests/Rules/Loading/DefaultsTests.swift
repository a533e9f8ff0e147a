import PortableUIKit
import Testing

@MainActor @Suite("Defaults of a view controller", .simulated) struct DefaultsTests {
  let stage = Stage()

  @Test("Rule 6: a fresh view controller has no relations")
  func rule6() {
    let fresh = UIViewController()
    #expect(fresh.children == [])
    #expect(fresh.parent == nil)
    #expect(fresh.presentedViewController == nil)
    #expect(fresh.presentingViewController == nil)
    #expect(fresh.navigationController == nil)
    #expect(fresh.tabBarController == nil)
    #expect(fresh.splitViewController == nil)
    #expect(fresh.storyboard == nil)
    #expect(fresh.title == nil)
    #expect(fresh.toolbarItems == nil)
  }

  @Test("Rule 6: a fresh view controller's flags are false")
  func rule6Flags() {
    let fresh = UIViewController()
    #expect(!fresh.isBeingPresented)
    #expect(!fresh.isBeingDismissed)
    #expect(!fresh.isMovingToParent)
    #expect(!fresh.isMovingFromParent)
    #expect(!fresh.isEditing)
    #expect(!fresh.isModalInPresentation)
    #expect(!fresh.definesPresentationContext)
    #expect(!fresh.providesPresentationContextTransitionStyle)
    #expect(!fresh.hidesBottomBarWhenPushed)
  }

  @Test("Rule 6: a fresh view controller makes one tab bar item, and forwards callbacks")
  func rule6Items() {
    let fresh = UIViewController()
    let item: UITabBarItem? = fresh.tabBarItem
    #expect(item != nil)
    #expect(fresh.tabBarItem === item)
    #expect(fresh.shouldAutomaticallyForwardAppearanceMethods)
  }

  @Test(
    "Rule 7: the presentation styles have UIKit's raw values",
    arguments: [
      (.automatic, -2), (.none, -1), (.fullScreen, 0), (.pageSheet, 1), (.formSheet, 2),
      (.currentContext, 3), (.custom, 4), (.overFullScreen, 5), (.overCurrentContext, 6),
      (.popover, 7),
    ] as [(UIModalPresentationStyle, Int)])
  func rule7(style: UIModalPresentationStyle, rawValue: Int) {
    #expect(style.rawValue == rawValue)
  }

  @Test("Rule 7: an ordinary view controller is presented as a sheet by default")
  func rule7Default() {
    let fresh = UIViewController()
    #expect(fresh.presentationController is UISheetPresentationController)
  }

  @Test("Rule 8: the responder chain of a window's root goes up to the application")
  func rule8() async {
    let root = stage.screen("A")
    let window = await stage.show(root)
    let label = UIView(frame: .zero)
    root.view.addSubview(label)

    #expect(label.next === root.view)
    #expect(root.view.next === root)
    #expect(root.next === window)
    #expect(window.next === window.windowScene)
    #expect(window.windowScene?.next === UIApplication.shared)
    #expect(label.next?.next as? UIViewController === root)
  }

  @Test(
    "Rule 8: a child's next responder is its view's superview, a presented one's is its presenter"
  )
  func rule8Others() async {
    let (root, child, presented) = (stage.screen("A"), stage.screen("C"), stage.screen("P"))
    let window = await stage.show(root)
    let frame = UIView(frame: .zero)
    root.view.addSubview(frame)
    root.addChild(child)
    frame.addSubview(child.view)
    child.didMove(toParent: root)
    root.present(presented, animated: false)
    await stage.settle()

    #expect(child.next === frame)
    #expect(presented.next === root)
    _ = window
  }
}
