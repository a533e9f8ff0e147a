import PortableUIKit
import StepRouter

extension Routes {
  func start(in window: UIWindow) {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    router.navigate(to: notes, animated: false)
  }

  var tabs: DestinationStep<UITabBarController, Void> {
    let factory = CompleteFactoryAssembly(
      factory: TabBarControllerFactory<UITabBarController, Void>()
    )
    .with(tab("Notes", root: makeNotes), using: .addTab())
    .with(tab("Settings", root: SettingsViewController.init), using: .addTab())
    .assemble()
    return StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: factory)
      .using(.replaceRoot())
      .from(.root)
      .assemble()
  }

  private func tab(
    _ title: String, root: @escaping @MainActor () -> UIViewController
  ) -> CompleteFactory<UINavigationController, Void> {
    CompleteFactoryAssembly(
      factory: NavigationControllerFactory<UINavigationController, Void> { $0.title = title }
    )
    .with(InlineFactory { (_: Void) in root() }, using: .push())
    .assemble()
  }

  private func makeNotes() -> NotesViewController {
    let list = NotesViewController()
    list.onNote = { id in router.navigate(to: note, with: id) }
    return list
  }
}
