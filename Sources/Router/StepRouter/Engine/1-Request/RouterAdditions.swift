import PortableUIKit

/// The interceptors and tasks a router adds to each of its navigations, besides the destinations'
/// own.
///
/// This is a class, so that a router without additions only has to check a single word.
@MainActor
final class RouterAdditions {
  private var interceptors: [any RoutingInterceptor<Void>] = []
  private var contextTasks: [Located<any ContextTask<UIViewController, Any?>>] = []
  private var postTasks: [any PostRoutingTask<UIViewController, Any?>] = []
  private var hasTasks: Bool { !contextTasks.isEmpty || !postTasks.isEmpty }

  /// Returns a copy with more. Routers that hold the original don't see the change.
  static func adding(
    to additions: RouterAdditions?, _ add: (RouterAdditions) -> Void
  ) -> RouterAdditions {
    let copy = RouterAdditions()
    copy.interceptors = additions?.interceptors ?? []
    copy.contextTasks = additions?.contextTasks ?? []
    copy.postTasks = additions?.postTasks ?? []
    add(copy)
    return copy
  }

  func add(_ interceptor: any RoutingInterceptor<Void>) { interceptors.append(interceptor) }

  func add(_ interceptor: some RoutingInterceptor<Any?>) {
    interceptors.append(ContextInterceptor(interceptor: interceptor, context: nil))
  }

  func add(_ task: some ContextTask<UIViewController, Any?>, at location: CodeLocation) {
    contextTasks.append(Located(entity: task, location: location))
  }

  func add(_ task: some PostRoutingTask<UIViewController, Any?>) { postTasks.append(task) }

  /// Returns the interceptors for a navigation to this destination, bound to its context. A closing
  /// gets none, because it opens nothing.
  func interceptors<Screen, Context>(
    for step: DestinationStep<Screen, Context>, with context: Context
  ) -> [any RoutingInterceptor<Void>] {
    guard !step.isClosing else { return [] }
    return interceptors.map { interceptor in
      guard let seeing = interceptor as? any ContextSeeing else { return interceptor }
      return seeing.bound(to: step.erased(context))
    }
  }

  /// Returns the destination with the router's tasks on its own step.
  func adding<Screen, Context>(
    to step: DestinationStep<Screen, Context>, with context: Context
  ) -> DestinationStep<Screen, Context> {
    guard hasTasks, !step.isClosing else { return step }
    return step.changed(
      by: RouterTasks(
        contextTasks: contextTasks, postTasks: postTasks, context: step.erased(context)))
  }
}

extension DestinationStep {
  /// Returns the request's context, or a target's bound one.
  fileprivate func erased(_ context: Context) -> Any? {
    if let bound = chain.boundContext { return bound.value }
    return StepRouter.erased(context)
  }
}
