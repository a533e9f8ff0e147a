// swift-format-ignore-file
// These lines stand as they do in Docs/Router/Guide.md.

import PortableUIKit
import StepRouter

/// Names that other pages use, too.
enum OwnParts {
  final class MailboxViewController: UIViewController {}
  final class ContactsViewController: UIViewController {}
  final class HelpViewController: UIViewController {}
  final class SizeViewController: UIViewController {}
  final class ColourViewController: UIViewController {}

  final class LetterViewController: UIViewController, ContextAccepting, ContextChecking {
    private var id = 0

    func setup(with id: Int) {
      self.id = id
      title = "Letter \(id)"
    }

    func isTarget(for id: Int) -> Bool { self.id == id }
  }

  @MainActor
  struct MailRoutes {
    let isPad: Bool

    var columns: DestinationStep<UISplitViewController, Void> {
      let factory = CompleteFactoryAssembly(
        factory: SplitControllerFactory<UISplitViewController, Void>(style: .doubleColumn)
      )
      .with(ClassFactory<MailboxViewController, Void>(), using: .setColumn(.primary))
      .assemble()
      return StepAssembly(finder: ClassFinder<UISplitViewController, Void>(), factory: factory)
        .using(.replaceRoot())
        .from(.root)
        .assemble()
    }

    var tabs: DestinationStep<UITabBarController, Void> {
      let mail = CompleteFactoryAssembly(
        factory: NavigationControllerFactory<UINavigationController, Void>()
      )
      .with(ClassFactory<MailboxViewController, Void>(), using: .push())
      .assemble()
      let factory = CompleteFactoryAssembly(
        factory: TabBarControllerFactory<UITabBarController, Void>()
      )
      .with(mail, using: .addTab())
      .with(ClassFactory<ContactsViewController, Void>(), using: .addTab())
      .assemble()
      return StepAssembly(finder: ClassFinder<UITabBarController, Void>(), factory: factory)
        .using(.replaceRoot())
        .from(.root)
        .assemble()
    }

    var mailbox: DestinationStep<MailboxViewController, Void> {
      let screen = StepAssembly(
        finder: ClassFinder<MailboxViewController, Void>(), factory: NilFactory()
      )
      return isPad ? screen.from(columns) : screen.from(tabs)
    }

    var letter: DestinationStep<LetterViewController, Int> {
      let screen = StepAssembly(
        finder: ClassWithContextFinder<LetterViewController, Int>(), factory: ClassFactory()
      )
      .adding(ContextSettingTask())
      return isPad
        ? screen.using(.setColumn(.secondary)).from(columns)
        : screen.using(.push()).from(mailbox.expectingContainer())
    }
  }

  /// Pushes onto the root of a stack: what lay above the root goes.
  struct PushOntoRoot: ContainerAction {
    typealias ViewController = UINavigationController

    func perform(embedding child: UIViewController, in children: inout [UIViewController]) {
      children = children.prefix(1) + [child]
    }
  }

  /// Looks at the roots of the tabs only, in the order of the tabs.
  struct TabRoots: StackIterator {
    func firstViewController(
      where isTarget: (UIViewController) throws -> Bool
    ) throws -> UIViewController? {
      let root = RouterWindowProvider().window?.rootViewController
      let tabs = (root as? UITabBarController)?.viewControllers ?? []
      return try tabs.compactMap { ($0 as? UINavigationController)?.viewControllers.first ?? $0 }
        .first(where: isTarget)
    }
  }

  @MainActor static func help() -> DestinationStep<HelpViewController, Void> {
    let help = StepAssembly(
      finder: ClassFinder<HelpViewController, Void>(iterator: TabRoots()), factory: ClassFactory()
    )
    .using(PushOntoRoot())
    .from(.visibleStack)
    .assemble()
    return help
  }

  /// The screens that a list from a server may name.
  @MainActor
  struct Questions {
    let screens: [String: AnyScreen] = [
      "size": StepAssembly(finder: ClassFinder<SizeViewController, Void>(), factory: ClassFactory())
        .using(.push())
        .with(()),
      "colour": StepAssembly(
        finder: ClassFinder<ColourViewController, Void>(), factory: ClassFactory()
      )
      .using(.push())
      .with(()),
    ]

    /// The last of the screens named, on those before it; the first goes onto the base.
    func target(for names: [String], on base: Target) -> Target {
      names.compactMap { screens[$0] }.reduce(base) { base, screen in screen.from(base) }
    }
  }
}
