#if !canImport(UIKit)
import PortableUIKit
import StepRouter
import StepRouterExplorer

extension Post {
  var destinations: [ExploredDestination] {
    let desk = desk
    return [
      ExploredDestination("inbox", inbox),
      ExploredDestination("message 1", message, with: 1) { screen, _ in screen.isInDetails },
      ExploredDestination("message 2", message, with: 2) { screen, _ in screen.isInDetails },
      ExploredDestination("reply 3", reply, with: 3) { screen, _ in screen.isInDetails },
      ExploredDestination("info", info),
      ExploredDestination("notes", notes),
      ExploredDestination("note 4", note, with: 4),
      ExploredDestination("compose", compose).removingNothing(),
      ExploredDestination("filter", filter),
      ExploredDestination("player", player),
      ExploredDestination("queue", queue),
      ExploredDestination("diary", diary)
        .requiring("a signature", fulfilledBy: [.tap("Sign in")]) { desk.isSignedIn },
    ]
  }

  private func columns<Context>() -> DestinationStep<PostSplit, Context> {
    StepAssembly(
      finder: ClassFinder<PostSplit, Context>(startingPoint: .root), factory: NilFactory()
    )
    .from(.root).assemble()
  }

  var inbox: DestinationStep<PostInbox, Void> {
    StepAssembly(finder: ClassFinder<PostInbox, Void>(), factory: NilFactory())
      .from(columns()).assemble()
  }

  var info: DestinationStep<PostInfo, Void> {
    StepAssembly(finder: ClassFinder<PostInfo, Void>(), factory: NilFactory())
      .from(columns()).assemble()
  }

  var message: DestinationStep<PostMessage, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<PostMessage, Int>(),
      factory: InlineFactory { [self] (id: Int) in PostMessage("Message", id, in: self) }
    )
    .using(.setColumn(.secondary)).from(columns()).assemble()
  }

  /// A reply on top of the message.
  var reply: DestinationStep<PostReply, Int> {
    let reply = StepAssembly(
      finder: ClassWithContextFinder<PostReply, Int>(),
      factory: InlineFactory { [self] (id: Int) in PostReply("Reply", id, in: self) })
    guard fault?.isOfColumns == true else {
      return reply.using(.pushToDetails()).from(columns()).assemble()
    }
    return reply.using(PostReplyAction(desk: desk)).from(columns()).assemble()
  }

  var notes: DestinationStep<PostNotes, Void> {
    if fault == .tabIndex {
      return StepAssembly(
        finder: ClassFinder<PostNotes, Void>(options: .currentVisibleOnly),
        factory: SecondTabFactory()
      )
      .using(.nilAction()).from(.root).assemble()
    }
    return StepAssembly(finder: ClassFinder<PostNotes, Void>(), factory: NilFactory())
      .from(.root).assemble()
  }

  var note: DestinationStep<PostNote, Int> {
    StepAssembly(
      finder: ClassWithContextFinder<PostNote, Int>(),
      factory: InlineFactory { [self] (id: Int) in PostNote("Note", id, in: self) }
    )
    .using(.push())
    .from(
      StepAssembly(finder: ClassFinder<PostNotes, Int>(), factory: NilFactory()).from(.root)
        .assemble().expectingContainer()
    )
    .assemble()
  }

  var compose: DestinationStep<PostCompose, Void> {
    StepAssembly(
      finder: ClassFinder<PostCompose, Void>(),
      factory: InlineFactory { [self] (_: Void) in PostCompose("Compose", in: self) }
    )
    .using(.present(presentationStyle: .pageSheet)).from(.current).assemble()
  }

  var filter: DestinationStep<PostFilter, Void> {
    let factory = InlineFactory { [self] (_: Void) in PostFilter("Filter", in: self) }
    let assembly =
      fault == .wrapperNotLookedThrough
      ? StepAssembly(finder: UnwrappedFinder(), factory: factory)
      : nil
    let action = PresentAction.present(
      presentationStyle: .popover,
      configuration: { filter in
        filter.popoverPresentationController?.sourceView =
          UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?
          .keyWindow?.topmostViewController?.view
        filter.presentationController?.delegate = filter as? PostFilter
      })
    if let assembly { return assembly.using(action).from(.current).assemble() }
    return StepAssembly(finder: ClassFinder<PostFilter, Void>(), factory: factory)
      .using(action).from(.current).assemble()
  }

  var signIn: DestinationStep<PostSignIn, Void> {
    StepAssembly(
      finder: ClassFinder<PostSignIn, Void>(),
      factory: InlineFactory { [self] (_: Void) in PostSignIn("Sign in", in: self) }
    )
    .using(.present(presentationStyle: .pageSheet)).from(.current).assemble()
  }

  var diary: DestinationStep<PostDiary, Void> {
    StepAssembly(
      finder: ClassFinder<PostDiary, Void>(),
      factory: InlineFactory { [self] (_: Void) in PostDiary("Diary", in: self) }
    )
    .adding(PostSignature(post: self))
    .using(.present(presentationStyle: .pageSheet)).from(.current).assemble()
  }
}

/// Asks for a signature, in a sheet of its own.
struct PostSignature: RoutingInterceptor {
  struct Unsigned: Error {}

  let post: Post

  func perform(
    with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    guard !post.desk.isSignedIn else { return completion(.success) }
    post.router.navigate(to: post.signIn) { [desk = post.desk] result in
      switch result {
      case .success(let outcome):
        outcome.viewController.onGone = { completion(.failure(Unsigned())) }
        outcome.viewController.onSign = { [weak screen = outcome.viewController] in
          desk.isSignedIn = true
          screen?.onGone = {}
          screen?.dismiss(animated: true) { completion(.success) }
        }
      case .failure(let error): completion(.failure(error))
      }
    }
  }
}
#endif
