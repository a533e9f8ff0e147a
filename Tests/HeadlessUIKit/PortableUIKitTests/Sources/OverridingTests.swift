import PortableUIKit
import Testing

@MainActor @Suite("Subclasses that override what UIKit calls", .simulated) struct OverridingTests {
  let stage = Stage()

  private func titled(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test("Overridden present and dismiss are called, even by show")
  func presenting() async {
    let root = RoutingViewController()
    let window = await stage.show(root)
    let (first, second) = (titled("first"), titled("second"))

    root.present(first, animated: false)
    await stage.settle()
    root.present(second, animated: false)
    await stage.settle()
    #expect(first.presentedViewController === second)
    #expect(root.presents == 2)

    root.dismiss(animated: true)
    await stage.settle()
    #expect(root.dismissals == 1)
    #expect(root.presentedViewController == nil)
    root.show(titled("third"), sender: nil)
    await stage.settle()
    #expect(root.presents == 3)
    #expect(root.presentedViewController?.title == "third")
    _ = window
  }

  @Test("A wrapper can answer for its content")
  func wrapping() async {
    let content = titled("Content")
    let wrapper = WrapperViewController(content: content)
    let window = await stage.show(wrapper)
    let presented = titled("Sheet")
    #expect(wrapper.title == "Content")
    #expect(!wrapper.isBeingDismissed)

    content.present(presented, animated: false)
    await stage.settle()
    #expect(wrapper.presentedViewController === presented)
    #expect(presented.presentingViewController === wrapper)
    wrapper.dismiss(animated: false)
    await stage.settle()
    #expect(wrapper.presentedViewController == nil)
    _ = window
  }

  @Test("A stack can hide a view controller at its bottom")
  func hiding() async {
    let stack = PlaceholderStack()
    let recorder = ShownRecorder()
    stack.delegate = recorder
    stack.viewControllers = [titled("A"), titled("B")]
    let window = await stage.show(stack)
    #expect(stack.viewControllers.map(\.title) == ["A", "B"])
    #expect(stack.placeholder.parent === stack)

    stack.pushViewController(titled("C"), animated: true)
    await stage.settle()
    stack.popToRootViewController(animated: true)
    await stage.settle()

    #expect(stack.viewControllers.map(\.title) == ["A"])
    #expect(recorder.shown == ["B", "C", "A"])
    _ = window
  }

  @Test("A presenter can set the sheet's delegate before it presents", .standInOnly)
  func sheets() async {
    let root = UIViewController()
    let window = await stage.show(root)
    let presenter = SheetPresenter()
    let content = titled("Sheet")

    presenter.present(content, from: root)
    await stage.settle()
    #expect(content.sheetPresentationController?.detents.count == 2)
    stage.simulation.swipeDown(content)
    await stage.settle()

    #expect(presenter.delegate.dismissals == 1)
    #expect(root.presentedViewController == nil)
    _ = window
  }
}
