import StepRouter
import StepRouterTesting
import Testing

@MainActor @Suite struct LoginInterceptorTests {
  private let session = Session()
  private let spy = RouterSpy()

  @Test func whoeverIsLoggedInPasses() {
    session.logIn()
    var passed = false
    LoginInterceptor(session: session, router: spy).perform(with: ()) { result in
      if case .success = result { passed = true }
    }
    #expect(passed)
    #expect(spy.requests.isEmpty)
  }

  @Test func everybodyElseSeesTheLogin() {
    spy.hold()
    LoginInterceptor(session: session, router: spy).perform(with: ()) { _ in }
    #expect(spy.pending.count == 1)
  }
}
