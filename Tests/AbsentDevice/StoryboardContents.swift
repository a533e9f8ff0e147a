#if canImport(UIKit)
import PortableUIKit

@MainActor package struct StoryboardContents {
  package enum SegueKind: Sendable {
    case show, showDetail, presentModally, custom
  }

  @MainActor package struct Segue {
    package init(
      _ identifier: String, from source: String, to destination: String,
      kind: SegueKind = .show,
      make:
        @escaping @MainActor (String?, UIViewController, UIViewController) ->
        UIStoryboardSegue = UIStoryboardSegue.init(identifier:source:destination:)
    ) {}
  }

  package init(
    scenes: [String: @MainActor () -> UIViewController] = [:], initial: String? = nil,
    segues: [Segue] = []
  ) {}
}
#endif
