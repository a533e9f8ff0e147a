import PortableUIKit
import StepRouter

extension Growth {
  /// Adds a tab beside others.
  static func tabAdded(beside count: Int) -> Growth {
    let (stage, tabs) = Stage.with { UITabBarController() }
    let router = stage.router()
    let detail: DestinationStep<DetailViewController, Any?> = StepAssembly(
      finder: NilFinder(), factory: ClassFactory()
    )
    .using(.addTab())
    .from(
      SingleStep(
        finder: ClassFinder<UITabBarController, Any?>(options: .current), factory: NilFactory())
    )
    .from(.root)
    .assemble()
    stage.device.perform {
      let all = (0..<count).map { number in
        UITab(title: "", image: nil, identifier: "\(number)") { _ in PlainViewController() }
      }
      tabs.setTabs(all, animated: false)
      stage.settle()
    }
    return Growth(on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      stage.settle()
    }
  }

  /// Presents a screen from below modal layers, which all are asked and dismissed.
  static func modalsRemoved(_ count: Int) -> Growth {
    let (stage, root) = Stage.with { PlainViewController() }
    let router = stage.router()
    let detail: DestinationStep<DetailViewController, Any?> = StepAssembly(
      finder: ClassFinder(), factory: ClassFactory()
    )
    .using(.present())
    .from(.root)
    .assemble()
    stage.device.perform {
      _ = (0..<count).reduce(root as UIViewController) { below, _ in
        let layer = PlainViewController()
        below.present(layer, animated: false)
        stage.settle()
        return layer
      }
    }
    return Growth(on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      stage.settle()
    }
  }

  /// Replaces the children of a container with an adapter of its own.
  static func childrenReplaced(_ count: Int) -> Growth {
    let (stage, shelf) = Stage.with { ShelfViewController() }
    let router = stage.router()
    let detail: DestinationStep<DetailViewController, Any?> = StepAssembly(
      finder: NilFinder(), factory: ClassFactory()
    )
    .using(AddToShelf())
    .from(DestinationStep<UIViewController, Any?>.current.expectingContainer())
    .assemble()
    stage.device.perform { shelf.pages = (0..<count).map { _ in PlainViewController() } }
    return Growth(on: stage) {
      router.navigate(to: detail, animated: false, completion: nil)
      stage.settle()
    }
  }

  /// Pushes screens one by one before the next layout.
  static func screensPushed(_ count: Int) -> Growth {
    let (stage, navigation) = Stage.with { UINavigationController.stack([PlainViewController()]) }
    return Growth(on: stage) {
      for _ in 0..<count { navigation.pushViewController(DetailViewController(), animated: false) }
      stage.settle()
    }
  }

  /// Fills a stack anew.
  static func stackRefilled(_ count: Int) -> Growth {
    let (stage, navigation) = Stage.with {
      UINavigationController.stack((0..<count).map { _ in PlainViewController() })
    }
    return Growth(on: stage) {
      navigation.setViewControllers(
        (0..<count).map { _ in DetailViewController() }, animated: false)
      stage.settle()
    }
  }
}

extension Stage {
  /// Returns a stage and its root view controller.
  static func with<Root: UIViewController>(_ root: @MainActor () -> Root) -> (Stage, Root) {
    var made: Root?
    let stage = Stage {
      let new = root()
      made = new
      return new
    }
    guard let made else { preconditionFailure("a stage makes its root") }
    return (stage, made)
  }
}
