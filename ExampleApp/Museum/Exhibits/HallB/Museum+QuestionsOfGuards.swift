#if !canImport(UIKit)
import PortableUIKit
import StepRouter

/// Questions about screens behind a login or a check, and screens that ask before they go.
extension Museum {
  static let questionsOfGuards: [Question] = [
    Question(
      "B42", of: "react-navigation rfcs 80, PR 10939",
      "a screen behind a login; the login comes, and then the screen",
      to: "tabs([Home, Orders]*, [Account]); Login is in front"
    ) { stage in
      await stage.begin()
      let login = LoginFirst(router: stage.router, login: stage.presented("Login"))
      await stage.go(to: stage.pushed("Orders", on: stage.there("Home"), asking: login))
      if stage.outline.hasSuffix("presents Login") { stage.note("Login is in front") }
      await stage.perform { stage.card("Login")?.returnResult("logged in") }
    },
    Question(
      "B48", of: "Angular 48543, 13586, 14822", from: "tabs([Home, Draft]*, [Account])",
      "Home; the draft asks, the user keeps it, and the next time it asks again",
      to: "tabs([Home]*, [Account]); asked; refused: cantBeDismissed; asked"
    ) { stage in
      await stage.go(to: stage.pushed("Draft", on: stage.there("Home")) { Draft("Draft") })
      await stage.begin()
      var answers = [false, true]
      (stage.card("Draft") as? Draft)?.ask = {
        stage.note("asked")
        return answers.removeFirst()
      }
      await stage.go(to: stage.there("Home"))
      await stage.go(to: stage.there("Home"))
    },
    Question(
      "B50", of: "vue-router 3133",
      "a screen behind a slow check, then Home; the user stays at Home when the check passes",
      to: "tabs([Home]*, [Account]); refused: busy"
    ) { stage in
      await stage.begin()
      let check = SlowCheck()
      let account = stage.pushed("Orders", on: stage.there("Account"), asking: check.interceptor)
      await stage.go(to: account)
      await stage.go(to: stage.there("Home"))
      await stage.perform { check.pass() }
    },
    Question(
      "B51", of: "vue-router 2767, 715",
      "a screen whose check leads to that screen; it ends with an error",
      to: "tabs([Home]*, [Account]); refused: interceptorAsksForItself; refused: intercepted"
    ) { stage in
      await stage.begin()
      let circle = Circle()
      let orders = stage.pushed(
        "Orders", on: stage.there("Home"),
        asking: InlineInterceptor { (_: Void, completion) in
          guard let orders = circle.orders else { return completion(.success) }
          stage.router.navigate(to: orders) { result in
            stage.note(result)
            completion(.failure(CancellationError()))
          }
        })
      circle.orders = orders
      await stage.go(to: orders)
      circle.orders = nil
    },
    Question(
      "B52", of: "vue-router 2934", "a check that answers twice; the first answer counts",
      to: "tabs([Home, Orders]*, [Account])"
    ) { stage in
      await stage.begin()
      let eager = InlineInterceptor { (_: Void, completion) in
        completion(.success)
        completion(.failure(CancellationError()))
      }
      await stage.go(to: stage.pushed("Orders", on: stage.there("Home"), asking: eager))
    },
  ]

  private struct LoginFirst: AsyncRoutingInterceptor {
    typealias Context = Void

    let router: any Router
    let login: DestinationStep<Card, Void>

    func perform(with context: Void) async throws { _ = try await router.result(of: login) }
  }

  /// A check that takes until it is told to pass.
  @MainActor
  private final class SlowCheck {
    private var completion: (@MainActor (RoutingResult) -> Void)?

    var interceptor: InlineInterceptor<Void> {
      InlineInterceptor { [self] _, completion in self.completion = completion }
    }

    func pass() {
      completion?(.success)
      completion = nil
    }
  }

  @MainActor
  private final class Circle {
    var orders: DestinationStep<Card, Void>?
  }
}
#endif
