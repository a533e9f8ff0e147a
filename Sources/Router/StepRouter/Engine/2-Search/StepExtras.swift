import PortableUIKit

/// The interceptors and tasks of a step, in the order in which the app added them.
///
/// Most steps have none, so a step stores a single optional object, which it checks and copies as a
/// whole.
@MainActor
package final class StepExtras<Screen: UIViewController, Context> {
  private(set) var interceptors: [Located<any RoutingInterceptor<Context>>] = []
  private(set) var contextTasks: [Located<any ContextTask<Screen, Context>>] = []
  private(set) var postTasks: [any PostRoutingTask<Screen, Context>] = []

  init() {}

  /// Returns a copy changed by `change`. Owners of the original don't see the change.
  func changed<Failure: Error>(
    _ change: (StepExtras) throws(Failure) -> Void
  ) throws(Failure) -> StepExtras {
    let copy = StepExtras()
    copy.interceptors = interceptors
    copy.contextTasks = contextTasks
    copy.postTasks = postTasks
    try change(copy)
    return copy
  }

  func add(_ interceptor: some RoutingInterceptor<Context>, at location: CodeLocation) {
    interceptors.append(Located(entity: interceptor, location: location))
  }

  func add(_ task: some ContextTask<Screen, Context>, at location: CodeLocation) {
    contextTasks.append(Located(entity: task, location: location))
  }

  func add(_ task: some PostRoutingTask<Screen, Context>) { postTasks.append(task) }

  /// Adds a context task after all others.
  package func addLast(_ task: some ContextTask<Screen, Context>, at location: CodeLocation) {
    add(task, at: location)
  }

  /// Adds a context task before all others.
  package func addFirst(_ task: some ContextTask<Screen, Context>, at location: CodeLocation) {
    contextTasks.insert(Located(entity: task, location: location), at: 0)
  }

  /// Adds a post task after all others.
  package func addLast(_ task: some PostRoutingTask<Screen, Context>) { add(task) }

  var isEmpty: Bool { interceptors.isEmpty && contextTasks.isEmpty && postTasks.isEmpty }

  /// Prepares the interceptors, then the tasks.
  func prepare(
    with context: Context, for step: ScreenStep<Screen, Context>
  ) throws(RoutingError) {
    for index in interceptors.indices {
      do { try interceptors[index].entity.prepare(with: context) } catch {
        throw .preparationFailed(interceptor(at: index, of: step), underlying: error)
      }
    }
    for index in contextTasks.indices {
      do { try contextTasks[index].entity.prepare(with: context) } catch {
        throw .preparationFailed(contextTask(at: index, of: step), underlying: error)
      }
    }
  }

  func interceptor(at index: Int, of step: ScreenStep<Screen, Context>) -> RoutingParticipant {
    let located = interceptors[index]
    return step.participant(.interceptor, type(of: located.entity), location: located.location)
  }

  func contextTask(at index: Int, of step: ScreenStep<Screen, Context>) -> RoutingParticipant {
    let located = contextTasks[index]
    return RoutingParticipant(
      role: .contextTask, type: nameAsAdded(located.entity),
      step: located.entity is any RoutersOwn ? nil : step.reference, location: located.location)
  }
}
