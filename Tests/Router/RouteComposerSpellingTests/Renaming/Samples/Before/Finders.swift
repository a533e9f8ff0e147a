// swift-format-ignore-file
import PortableUIKit
import RouteComposer

struct BagFinder: StackIteratingFinder {
  let iterator: any StackIterator = DefaultStackIterator(options: .currentAllStack)

  func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}

@MainActor enum FindersSample {
  static func shown(_ screen: HomeViewController, in window: UIWindow) throws -> [UIViewController?] {
    [
      try InstanceFinder<HomeViewController, Void>(instance: screen).findViewController(with: ()),
      try InstanceFinder(instance: screen).findViewController(with: nil as Any?),
      try ClassFinder<HomeViewController, Any?>(
        options: .fullStack, windowProvider: CustomWindowProvider(window: window)
      ).findViewController(with: nil),
    ]
  }

  static func providers(of screen: HomeViewController) -> [any WindowProvider] {
    [CustomWindowProvider(window: screen.view.window), CustomWindowProvider(window: nil)]
  }

  static let bag = StepAssembly(finder: BagFinder(), factory: XibFactory())
    .using(.present)
    .from(.current)
    .assemble()
}
