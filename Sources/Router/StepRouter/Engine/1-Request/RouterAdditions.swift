import PortableUIKit

/// What a router asks and does in each of its navigations, besides what their destinations declare.
///
/// An object, so that a router that has none looks at one word.
@MainActor
final class RouterAdditions {
  private var interceptors: [any RoutingInterceptor<Void>] = []
  private var contextTasks: [Located<any ContextTask<UIViewController, Any?>>] = []
  private var postTasks: [any PostRoutingTask<UIViewController, Any?>] = []
  private var hasTasks: Bool { !contextTasks.isEmpty || !postTasks.isEmpty }

  /// A copy with more: routers that hold this one do not see it.
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

  /// The interceptors for a navigation to this destination, which know its context; none for a
  /// closing, which opens nothing.
  func interceptors<Screen, Context>(
    for step: DestinationStep<Screen, Context>, with context: Context
  ) -> [any RoutingInterceptor<Void>] {
    guard !step.isClosing else { return [] }
    return interceptors.map { interceptor in
      guard let seeing = interceptor as? any ContextSeeing else { return interceptor }
      return seeing.bound(to: step.erased(context))
    }
  }

  /// The destination with the tasks on its own step.
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
  /// The context that a navigation is asked for with, that of a target included.
  fileprivate func erased(_ context: Context) -> Any? {
    if let bound = chain.boundContext { return bound.value }
    return StepRouter.erased(context)
  }
}
