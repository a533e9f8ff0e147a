import PortableUIKit
import StepRouter
import Testing

private final class NewsViewController: UIViewController {}
private final class ProfileViewController: UIViewController {}

private final class ArticleViewController: UIViewController, ContextAccepting, ContextChecking {
  private var id = 0
  func setup(with id: Int) { self.id = id }
  func isTarget(for id: Int) -> Bool { self.id == id }
}

@MainActor
private func stack<Root: UIViewController>(
  _ title: String, of root: Root.Type
) -> CompleteFactory<UINavigationController, Void> {
  CompleteFactoryAssembly(
    factory: NavigationControllerFactory<UINavigationController, Void> { $0.title = title }
  )
  .with(ClassFactory<Root, Void>(), using: .push())
  .assemble()
}

@MainActor private let tabBar = StepAssembly(
  finder: ClassFinder<UITabBarController, Void>(),
  factory: CompleteFactoryAssembly(factory: TabBarControllerFactory())
    .with(stack("News", of: NewsViewController.self), using: .addTab())
    .with(stack("Settings", of: ProfileViewController.self), using: .addTab())
    .assemble()
)
.using(.replaceRoot())
.from(.root)
.assemble()

@MainActor private let news = StepAssembly(
  finder: ClassFinder<NewsViewController, Void>(), factory: NilFactory()
)
.from(tabBar)
.assemble()

@MainActor private let article = StepAssembly(
  finder: ClassWithContextFinder<ArticleViewController, Int>(), factory: ClassFactory()
)
.adding(ContextSettingTask())
.using(.push())
.from(news.expectingContainer())
.assemble()

@MainActor @Suite("Recipe: a stack in each tab", .onDevice)
struct TabsRecipe {
  @Test("An article is pushed onto the News stack, wherever the user is")
  func everywhere() throws {
    let stage = Stage(root: HomeViewController())
    #expect(stage.end(of: article, with: 7) == "built")
    let shown = """
      UITabBarController [visible]
        UINavigationController "News" [selected] [visible]
          NewsViewController
          ArticleViewController [visible]
        UINavigationController "Settings"
          ProfileViewController
      """
    #expect(stage.tree == shown)
    let tabs = try #require(stage.window.rootViewController as? UITabBarController)
    tabs.selectedIndex = 1
    stage.device.runUntilIdle()
    #expect(stage.end(of: article, with: 7) == "revealed")
    #expect(stage.tree == shown)
    #expect(stage.end(of: news, with: ()) == "revealed")
    #expect(
      (tabs.viewControllers?.first as? UINavigationController)?.viewControllers.count == 1)
  }
}
