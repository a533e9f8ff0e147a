#if canImport(UIKit)
import PortableUIKit

@MainActor package struct StoryboardContents {
  package init(
    scenes: [String: @MainActor () -> UIViewController] = [:], initial: String? = nil,
    segues: [Segue] = [], unwindActions: [UnwindAction] = []
  ) {}

  @MainActor package struct SegueKind {
    package static let show = Self()
    package static let showDetail = Self()
    package static let presentModally = Self()
    package static let custom = Self()
  }

  @MainActor package struct Segue {
    package init(
      _ identifier: String? = nil, from source: String, to destination: String,
      kind: SegueKind = .show, animates: Bool = true,
      make:
        @escaping @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:)
    ) {}

    package static func relationship(
      from container: String, to child: String, column: UISplitViewController.Column? = nil
    ) -> Self { Self(from: container, to: child) }

    package static func unwind(
      _ identifier: String, from source: String, action: Selector, animates: Bool = true
    ) -> Self { Self(identifier, from: source, to: source) }
  }

  @MainActor package struct UnwindAction {
    package init<ViewController: UIViewController>(
      _ name: Selector, of viewControllerClass: ViewController.Type,
      call: @escaping @MainActor (ViewController, UIStoryboardSegue) -> Void
    ) {}
  }
}
#endif
