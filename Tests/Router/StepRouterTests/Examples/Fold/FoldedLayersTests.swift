#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import Testing

/// Popovers, inspectors, sheets and tabs on a phone that folds.
@MainActor
@Suite("A fold: layers and tabs", .onDuo) struct FoldedLayersTests {
  private final class Wrapping: NSObject, UIPopoverPresentationControllerDelegate {
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      UINavigationController(rootViewController: controller.presentedViewController)
    }
  }

  @Test(
    "Rule 80: a popover that has become a sheet is found in its wrapper",
    arguments: FoldMoment.allCases)
  func popover(moment: FoldMoment) {
    let home = HomeViewController().titled("Home")
    let stage = Stage(root: home)
    stage.unfold()
    let (bag, delegate) = (BagViewController().titled("Bag"), Wrapping())
    bag.modalPresentationStyle = .popover
    bag.presentationController?.delegate = delegate
    bag.popoverPresentationController?.sourceView = home.view
    home.present(bag, animated: true)
    stage.device.runUntilIdle()
    #expect(home.presentedViewController === bag)

    stage.fold(until: moment == .hinge ? .frame : moment)
    let inBag = StepAssembly(finder: ClassFinder<BagViewController, Int>(), factory: NilFactory())
      .from(.root).assemble()
    let message = StepAssembly(
      finder: ClassWithContextFinder<MessageViewController, Int>(), factory: MessageFactory()
    )
    .using(.push())
    .from(inBag.expectingContainer())
    .assemble()
    #expect(stage.end(of: message, with: 1) == "built")
    let wrapper = home.presentedViewController as? UINavigationController
    #expect(wrapper?.viewControllers.map { $0.title ?? "" } == ["Bag", "Message 1"])
    #expect(stage.recorder.misuses == [])
  }

  @Test("Rule 81: an inspector counts as a column, even as a sheet", arguments: FoldMoment.allCases)
  func inspector(moment: FoldMoment) throws {
    let split = Mail.split(showing: 1)
    let inspector = BagViewController().titled("Inspector")
    split.setViewController(inspector, for: .inspector)
    let stage = Stage(root: split)
    stage.unfold()
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    #expect(stage.end(of: bag, with: ()) == "revealed")
    #expect(split.isShowing(.inspector))

    stage.fold(until: moment)
    #expect(stage.end(of: bag, with: ()) == "alreadyVisible")
    #expect(split.presentedViewController?.title == "Inspector")
    #expect(stage.end(of: Mail.message(.pushed), with: 2) == "built")
    #expect(stage.columns == "nav[Inbox, nav[Message 1, Message 2]]")
    #expect(split.presentedViewController == nil)
    #expect(split.viewController(for: .inspector) === inspector)

    #expect(stage.end(of: bag, with: ()) == "revealed")
    #expect(split.presentedViewController?.title == "Inspector")
    stage.unfold()
    #expect(split.presentedViewController == nil)
    #expect(stage.end(of: bag, with: ()) == "alreadyVisible")
    #expect(stage.recorder.misuses == [])
  }

  @Test("Rule 81: an alert is in the way of an inspector that has to be a sheet, until it has gone")
  func inspectorUnderAlert() {
    let split = Mail.split(showing: 1)
    split.setViewController(BagViewController().titled("Inspector"), for: .inspector)
    let stage = Stage(root: split)
    stage.unfold()
    let bag = StepAssembly(
      finder: ClassFinder<BagViewController, Void>(), factory: NilFactory(),
      fileID: "Shop/Routes.swift", line: 4
    ).from(.root).assemble()
    var failure: RoutingError?
    stage.router.navigate(to: bag) { result in
      if case .failure(let error) = result { failure = error }
    }
    stage.device.advance(by: .milliseconds(100))
    let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    split.present(alert, animated: true)
    stage.device.advance(by: .milliseconds(100))
    stage.fold()
    stage.device.runUntilIdle()
    let parts = [
      "The step of BagViewController at Shop/Routes.swift:4 cannot be presented: an inspector is a "
        + "sheet while the columns are collapsed, and UISplitViewController already presents "
        + "UIAlertController “Alert”.",
      failure.flatMap { $0.progress.isEmpty ? nil : $0.progress.description },
      "Ask again when UIAlertController “Alert” has gone.",
    ]
    #expect(failure?.description == parts.compactMap(\.self).joined(separator: " "))
    #expect(split.presentedViewController === alert)

    alert.dismiss(animated: true)
    stage.device.runUntilIdle()
    #expect(stage.end(of: bag, with: ()) == "revealed")
    #expect(split.presentedViewController?.title == "Inspector")
    #expect(stage.recorder.misuses == [])
  }

  @Test(
    "Rule 80: a sheet survives the fold, and goes if the request has to remove it",
    arguments: FoldMoment.allCases)
  func sheet(moment: FoldMoment) {
    let stage = Stage(root: Mail.split(showing: 1))
    stage.unfold()
    stage.present(
      BagViewController().titled("Sheet"), on: stage.window.rootViewController ?? .init())
    stage.fold(until: moment)
    #expect(stage.end(of: Mail.message(.pushed), with: 2) == "built")
    #expect(stage.columns == "nav[Inbox, nav[Message 1, Message 2]]")
    #expect(stage.window.rootViewController?.presentedViewController == nil)
    #expect(stage.recorder.misuses == [])
  }

  @Test("A sidebar's child tab is reached while there's no sidebar", arguments: FoldMoment.allCases)
  func sidebarTab(moment: FoldMoment) {
    let tabs = UITabBarController()
    let stack = UINavigationController()
    func tab(_ identifier: String, _ screen: UIViewController) -> UITab {
      UITab(title: identifier, image: nil, identifier: identifier) { _ in screen }
    }
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group",
      children: [
        tab("bag", BagViewController().titled("Bag")),
        tab("search", SearchViewController().titled("Search")),
      ]
    ) { _ in HomeViewController().titled("Group") }
    group.managingNavigationController = stack
    tabs.tabs = [tab("account", AccountViewController().titled("Account")), group]
    tabs.sidebar.preferredPlacement = .sidebar
    let stage = Stage(root: tabs)
    stage.unfold()
    #expect(tabs.sidebar.isAvailable)
    #expect(stage.device.user.select(group.children[1], in: tabs))
    stage.device.runUntilIdle()

    stage.fold(until: moment)
    let search = StepAssembly(
      finder: ClassFinder<SearchViewController, Void>(), factory: NilFactory()
    ).from(.root).assemble()
    let bag = StepAssembly(finder: ClassFinder<BagViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    #expect(stage.end(of: search, with: ()) == "alreadyVisible")
    #expect(!tabs.sidebar.isAvailable)
    #expect(stage.end(of: bag, with: ()) == "revealed")
    #expect(tabs.selectedTab?.identifier == "bag")
    #expect(stack.viewControllers.map { $0.title ?? "" } == ["Group", "Bag"])
    #expect(stage.device.user.pressBack(in: stack))
    stage.device.runUntilIdle()
    #expect(stack.viewControllers.map { $0.title ?? "" } == ["Group"])
    #expect(stage.recorder.misuses == [])
  }
}
#endif
