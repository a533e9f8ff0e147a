import PortableUIKit
import StepRouter

extension Routes {
  func start(in window: UIWindow) {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    router.navigate(to: notes, animated: false)
  }

  func tabs<Context>() -> DestinationStep<UITabBarController, Context> {
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Context>()
    )
    .with(tab("Notes", root: makeNotes), using: .addTab())
    .with(tab("Settings", root: SettingsViewController.init), using: .addTab())
    .assemble()
    return StepAssembly(finder: ClassFinder<UITabBarController, Context>(), factory: factory)
      .using(.replaceRoot())
      .from(.root)
      .assemble()
  }

  private func tab<Context>(
    _ title: String, root: @escaping @MainActor () -> UIViewController
  ) -> CompleteFactory<UINavigationController, Context> {
    CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Context> { $0.title = title }
    )
    .with(InlineFactory { (_: Context) in root() }, using: .push())
    .assemble()
  }

  private func makeNotes() -> NotesViewController {
    let list = NotesViewController()
    list.onNote = { id in router.navigate(to: note, with: id) }
    return list
  }
}
