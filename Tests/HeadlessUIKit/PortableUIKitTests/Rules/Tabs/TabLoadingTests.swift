import PortableUIKit
import Testing

@MainActor @Suite("Tabs: what loads when", .simulated) struct TabLoadingTests {
  let stage = Stage()

  @Test("Rule 270: the initialiser loads a tab bar controller's view, and no child's")
  func rule270() {
    let tabs = LoadingTabs()
    #expect(tabs.loads == 1)
    #expect(tabs.isViewLoaded)

    let a = stage.screen("A")
    tabs.viewControllers = [a]
    #expect(tabs.loads == 1)
    #expect(!a.isViewLoaded)
  }
}

private final class LoadingTabs: UITabBarController {
  var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
  }
}
