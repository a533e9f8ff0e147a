import PortableUIKit
import RouteComposerSpelling
import StepRouter
import Testing

/// The older article's spellings, at the head of a chain or on an app's own container.
@MainActor
@Suite(.onDevice) struct ArticleSpellingTests {
  private final class MyStack: UINavigationController {}
  private final class MyTabs: UITabBarController {}

  @Test("A single container step begins a chain")
  func containerAtHead() {
    let tabScreen = SingleContainerStep(
      finder: NilFinder<UITabBarController, Any?>(), factory: TabBarControllerFactory()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: tabScreen, with: nil) == "built")
    #expect(stage.tree == "UITabBarController [visible]")
  }

  @Test("A single step begins a chain")
  func stepAtHead() {
    let account = SingleStep(
      finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory()
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: account, with: nil) == "built")
    #expect(stage.tree == "AccountViewController [visible]")
  }

  @Test("A single step that is never built begins a chain")
  func foundStepAtHead() {
    let home = SingleStep(
      finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory()
    )
    .from(GeneralStep.root())
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: home, with: nil) == "alreadyVisible")
    #expect(stage.tree == "HomeViewController [visible]")
  }

  @Test("An app's own containers have the actions of their class")
  func ownContainers() {
    let account = StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory()
    )
    .using(MyStack.push())
    .from(NavigationControllerStep<MyStack, Any?>())
    .using(MyTabs.addTab())
    .from(TabBarControllerStep<MyTabs, Any?>())
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: account, with: nil) == "built")
    #expect(stage.window.rootViewController is MyTabs)
    #expect(stage.window.rootViewController?.children.first is MyStack)
  }

  @Test("Columns can be set by their older names as well", .onTablet, arguments: Width.allCases)
  func columns(width: Width) {
    let master = StepAssembly(
      finder: ClassFinder<BagViewController, Any?>(), factory: ClassFactory()
    )
    .using(UISplitViewController.setAsMaster())
    .from(
      SingleContainerStep(
        finder: ClassFinder(),
        factory: SplitControllerFactory<UISplitViewController, Any?>(style: .doubleColumn))
    )
    .using(GeneralAction.replaceRoot())
    .from(GeneralStep.root())
    .assemble()
    let details = StepAssembly(
      finder: ClassFinder<AccountViewController, Any?>(), factory: ClassFactory()
    )
    .using(UISplitViewController.pushToDetails())
    .from(master.expectingContainer())
    .assemble()
    let onDetails = StepAssembly(
      finder: ClassFinder<SearchViewController, Any?>(), factory: ClassFactory()
    )
    .using(UISplitViewController.pushOnToDetails())
    .from(details.expectingContainer())
    .assemble()
    let stage = Place.nowhere.stage(with: UIViewController(), width: width)
    #expect(stage.end(of: onDetails, with: nil) == "built")
    #expect(stage.seen.last == "SearchViewController")
    #expect(stage.end(of: details, with: nil) == "revealed")
    #expect(stage.seen.last == "AccountViewController")
  }
}
