import PortableUIKit

/// The interceptors and tasks of a step, in the order in which the app added them.
///
/// Most steps have none, so a step stores a single optional object, which it checks and copies as a
/// whole.
@MainActor
package final class StepExtras<Screen: UIViewController, Context> {
  /// Interceptors that take the step's context.
  @exclusivity(unchecked) private var addedInterceptors: GrowingList<AddedInterceptor>
  @exclusivity(unchecked) private var addedContextTasks:
    GrowingList<Located<any ContextTask<Screen, Context>>>
  @exclusivity(unchecked) private var addedPostTasks:
    GrowingList<any PostRoutingTask<Screen, Context>>

  init() {
    addedInterceptors = GrowingList()
    addedContextTasks = GrowingList()
    addedPostTasks = GrowingList()
  }

  private init(copying other: StepExtras) {
    addedInterceptors = other.addedInterceptors
    addedContextTasks = other.addedContextTasks
    addedPostTasks = other.addedPostTasks
  }

  var interceptorCount: Int { addedInterceptors.count }
  var interceptors: [ContextualInterceptor<Context>] {
    addedInterceptors.elements.map { contextual($0) }
  }
  var contextTasks: ArraySlice<Located<any ContextTask<Screen, Context>>> {
    addedContextTasks.elements
  }
  var postTasks: ArraySlice<any PostRoutingTask<Screen, Context>> { addedPostTasks.elements }

  /// Returns a copy changed by `change`. Owners of the original don't see the change.
  func changed<Failure: Error>(
    _ change: (StepExtras) throws(Failure) -> Void
  ) throws(Failure) -> StepExtras {
    let copy = StepExtras(copying: self)
    try change(copy)
    return copy
  }

  func add(_ interceptor: some RoutingInterceptor<Context>, at location: CodeLocation) {
    addedInterceptors.append(TypedInterceptor(interceptor, at: location))
  }

  func add(_ task: some ContextTask<Screen, Context>, at location: CodeLocation) {
    addedContextTasks.append(Located(entity: task, location: location))
  }

  func add(_ task: some PostRoutingTask<Screen, Context>) { addedPostTasks.append(task) }

  /// Adds a context task after all others.
  package func addLast(_ task: some ContextTask<Screen, Context>, at location: CodeLocation) {
    add(task, at: location)
  }

  /// Adds a context task before all others.
  package func addFirst(_ task: some ContextTask<Screen, Context>, at location: CodeLocation) {
    let first = Located<any ContextTask<Screen, Context>>(entity: task, location: location)
    addedContextTasks = GrowingList([first] + contextTasks)
  }

  /// Adds a post task after all others.
  package func addLast(_ task: some PostRoutingTask<Screen, Context>) { add(task) }

  var isEmpty: Bool {
    addedInterceptors.isEmpty && addedContextTasks.isEmpty && addedPostTasks.isEmpty
  }

  /// Prepares the interceptors, then the context tasks.
  func prepare(
    with context: Context, for step: ScreenStep<Screen, Context>
  ) throws(RoutingError) {
    addedInterceptors = try addedInterceptors.changingEach {
      (index, interceptor) throws(RoutingError) in
      do { interceptor = try contextual(interceptor).prepared(with: context) } catch {
        throw .preparationFailed(self.interceptor(at: index, of: step), underlying: error)
      }
    }
    if addedContextTasks.isEmpty { return }
    addedContextTasks = try addedContextTasks.changingEach { (index, task) throws(RoutingError) in
      do { try task.entity.prepare(with: context) } catch {
        throw .preparationFailed(contextTask(at: index, of: step), underlying: error)
      }
    }
  }

  func runInterceptor(
    at index: Int, with context: Context,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    contextual(addedInterceptors[index]).perform(with: context, completion: completion)
  }

  func interceptor(at index: Int, of step: ScreenStep<Screen, Context>) -> RoutingParticipant {
    let added = contextual(addedInterceptors[index])
    return step.participant(.interceptor, type(of: added.interceptor), location: added.location)
  }

  /// Only interceptors that take the step's context are ever added.
  private func contextual(_ added: AddedInterceptor) -> ContextualInterceptor<Context> {
    unsafeDowncast(added, to: ContextualInterceptor<Context>.self)
  }

  func contextTask(at index: Int, of step: ScreenStep<Screen, Context>) -> RoutingParticipant {
    let located = addedContextTasks[index]
    return RoutingParticipant(
      role: .contextTask, type: nameAsAdded(located.entity),
      step: located.entity is any RoutersOwn ? nil : step.reference, location: located.location)
  }
}
