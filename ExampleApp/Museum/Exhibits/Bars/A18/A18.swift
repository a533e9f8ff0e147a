#if !canImport(UIKit)
import PortableUIKit
import StepRouterExplorer

/// The placeholder over the list.
enum A18: ExhibitedInWindow {
  static var isOnTablet: Bool { true }

  final class Chat: Screen {}
  final class Placeholder: Screen {}

  static func deletes(
    _ split: UISplitViewController, _ delete: @escaping @MainActor (UISplitViewController) -> Void
  ) -> ExploredEvent {
    ExploredEvent("the chat is deleted") { [weak split] in
      if let split { delete(split) }
    }
  }

  static var hidesPlaceholder: ExploredProperty {
    .never("a phone shows the placeholder") { $0.shows(Placeholder.self) }
  }
}
#endif
