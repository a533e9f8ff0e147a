#if !canImport(UIKit)
import PortableUIKit
import StepRouter

final class PlayerViewController: Screen {}

/// What plays next, which may refuse to go.
final class QueueViewController: Screen, RoutingInterceptable {
  var canBeDismissed = true
}

/// A player and its queue, beside each other where there's room.
@MainActor
enum Player {
  static func arrangement(
    _ axes: UIAxis = .horizontal, queue: QueueViewController? = QueueViewController()
  ) -> UIArrangementViewController {
    let arrangement = UIArrangementViewController()
    arrangement.updateArrangement(.split.axes(axes))
    arrangement.setViewController(PlayerViewController().titled("Player"), for: .primary)
    arrangement.setViewController(queue?.titled("Queue"), for: .secondary)
    return arrangement
  }

  /// The queue wherever it is.
  static let queue = StepAssembly(
    finder: ClassFinder<QueueViewController, Void>(), factory: NilFactory()
  ).from(.root).assemble()

  /// The queue where it can be seen, or else a screen of its own.
  static let visibleQueue = StepAssembly(
    finder: ClassFinder<QueueViewController, Void>(options: .allVisible),
    factory: ClassFactory { $0.title = "Own queue" }
  )
  .using(.push())
  .from(
    StepAssembly(finder: ClassFinder<PlayerViewController, Void>(), factory: NilFactory())
      .from(.root).assemble().expectingContainer()
  )
  .assemble()

  /// Another queue beside the player.
  static let newQueue = StepAssembly(
    finder: NilFinder<QueueViewController, Void>(),
    factory: ClassFactory { $0.title = "New queue" }
  )
  .using(.setPlacement(.secondary))
  .from(
    StepAssembly(finder: ClassFinder<PlayerViewController, Void>(), factory: NilFactory())
      .from(.root).assemble().expectingContainer()
  )
  .assemble()
}
#endif
