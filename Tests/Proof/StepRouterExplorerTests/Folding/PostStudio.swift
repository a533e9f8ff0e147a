#if !canImport(UIKit)
import PortableUIKit
import StepRouter

final class PostPlayer: PostScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    add("Queue") { [unowned self] in post.router.navigate(to: post.queue) }
  }
}

/// What plays next: beside the player where there's room, or else on a screen of its own.
final class PostQueue: PostScreen {}

/// A player and its queue, beside each other where the window is wide.
@available(iOS 27.1, *)
final class PostArrangement: UIArrangementViewController {
  private var post: Post?

  convenience init(in post: Post) {
    self.init()
    self.post = post
    title = "Studio"
    updateArrangement(.split.axes(.horizontal))
    setViewController(PostPlayer("Player", in: post), for: .primary)
    setViewController(PostQueue("Queue", in: post), for: .secondary)
    post.desk.arrangement = self
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    guard let post, post.fault == .arrangementRefilled else { return }
    setViewController(PostPlayer("Player", in: post), for: .primary)
  }
}

extension Post {
  var player: DestinationStep<PostPlayer, Void> {
    StepAssembly(finder: ClassFinder<PostPlayer, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  var queue: DestinationStep<PostQueue, Void> {
    if fault == .hiddenTakenForShown {
      return StepAssembly(finder: ClassFinder<PostQueue, Void>(), factory: NilFactory())
        .from(.root).assemble()
    }
    let queue = StepAssembly(
      finder: ClassFinder<PostQueue, Void>(options: .allVisible),
      factory: InlineFactory { [self] (_: Void) in PostQueue("Own queue", in: self) })
    guard fault == .capturedSlot else {
      return queue.using(.push()).from(player.expectingContainer()).assemble()
    }
    return queue.using(PostSlotAction(desk: desk)).from(player).assemble()
  }
}

/// Fills the placement in which the queue was when the app started.
private struct PostSlotAction: Action {
  let desk: PostDesk

  func perform(
    with screen: UIViewController, on host: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    if #available(iOS 27.1, *) {
      (desk.arrangement as? PostArrangement)?.setViewController(screen, for: .secondary)
    }
    completion(.success)
  }
}
#endif
