import PortableUIKit
import StepRouter
import Testing

@MainActor @Suite("Observers of one request", .onDevice)
struct RequestObserverTests {
  @Test("A request's observer gets the events of its own navigation only")
  func ofOneNavigation() {
    let stage = Stage(root: HomeViewController())
    let recorder = EventRecorder()
    let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    var request = NavigationRequest(step: home, context: (), origin: CodeLocation())
    request.observers = [recorder]
    let decorated = GlobalInterceptorRouter(router: stage.router)
    _ = decorated.perform(request)
    #expect(recorder.events == stage.recorder.events)
    #expect(recorder.events.last?.kind == .finished(.reached(.alreadyVisible)))
    stage.go(to: home, with: ())
    #expect(recorder.events.count * 2 == stage.recorder.events.count)
  }

  @Test("A request's observer gets its events even if the router has no observers")
  func alone() {
    let window = Stage(root: HomeViewController()).window
    let recorder = EventRecorder()
    let home = StepAssembly(finder: ClassFinder<HomeViewController, Void>(), factory: NilFactory())
      .from(.root).assemble()
    var request = NavigationRequest(step: home, context: (), origin: CodeLocation())
    request.observers = [recorder]
    _ = DefaultRouter(windowProvider: CustomWindowProvider { window }).perform(request)
    #expect(recorder.events.last?.kind == .finished(.reached(.alreadyVisible)))
  }
}
