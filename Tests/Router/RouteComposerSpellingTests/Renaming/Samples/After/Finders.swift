// swift-format-ignore-file
import PortableUIKit
import RouteComposerSpelling
import StepRouter

struct BagFinder: StackIteratingFinder {
  let iterator: any StackIterator = DefaultStackIterator(options: .currentAllStack)

  func isTarget(_ viewController: BagViewController, with context: Any?) -> Bool {
    viewController.presentingViewController != nil
  }
}

@MainActor enum FindersSample {
  static func shown(_ screen: HomeViewController, in window: UIWindow) throws -> [UIViewController?] {
    [
      try InstanceFinder<HomeViewController, Void>(screen).findViewController(with: ()),
      try InstanceFinder(screen).findViewController(with: nil as Any?),
      try ClassFinder<HomeViewController, Any?>(
        options: .fullStack, windowProvider: CustomWindowProvider { [weak window] in window }
      ).findViewController(with: nil),
    ]
  }

  static func providers(of screen: HomeViewController) -> [any WindowProvider] {
    [CustomWindowProvider { [weak window = screen.view.window] in window }, CustomWindowProvider { nil }]
  }

  static let bag = StepAssembly(finder: BagFinder(), factory: ClassFactory())
    .using(.present())
    .from(.current)
    .assemble()
}
