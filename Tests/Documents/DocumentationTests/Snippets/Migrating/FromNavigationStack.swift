// swift-format-ignore-file
// These lines stand as they do in Docs/Router/MigratingFromNavigationStack.md.

import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterLinks
import StepRouterSwiftUI

@MainActor
final class StackSession {
  var isSignedIn = false
  let orders = [7, 42]
}

/// A shop of SwiftUI views, whose state says what is on screen.
enum NavigationStackBefore {
  struct OrderListView: View {
    let session: StackSession
    @State private var path: [Order.ID] = []
    @State private var wanted: Order.ID?
    @State private var isSigningIn = false

    init(session: StackSession) { self.session = session }

    var body: some View {
      NavigationStack(path: $path) {
        List(session.orders, id: \.self) { id in
          Button("Order \(id)") { show(id) }
        }
        .navigationTitle("Orders")
        .navigationDestination(for: Order.ID.self) { OrderView(id: $0) }
      }
      .sheet(isPresented: $isSigningIn, onDismiss: goOn) {
        SignInView { session.isSignedIn = true; isSigningIn = false }
      }
    }

    private func show(_ id: Order.ID) {
      wanted = id
      if session.isSignedIn { goOn() } else { isSigningIn = true }
    }

    private func goOn() {
      if session.isSignedIn, let wanted { path = [wanted] }
      wanted = nil
    }
  }

  struct OrderView: View {
    let id: Order.ID
    @State private var day = "any day"
    @State private var isPickingDay = false

    init(id: Order.ID) { self.id = id }

    var body: some View {
      Button("Order \(id), \(day)") { isPickingDay = true }
        .sheet(isPresented: $isPickingDay) {
          DayPicker { day = $0; isPickingDay = false }
        }
    }
  }

  struct SignInView: View {
    let onSignIn: () -> Void

    var body: some View { Button("Sign in") { onSignIn() } }
  }

  struct DayPicker: View {
    let onPick: (String) -> Void

    var body: some View {
      List(["Monday", "Tuesday"], id: \.self) { day in Button(day) { onPick(day) } }
    }
  }
}

/// The same shop, with a router.
enum NavigationStackAfter {
  struct OrderListView: View {
    let session: StackSession
    @Environment(\.router) private var router

    init(session: StackSession) { self.session = session }

    var body: some View {
      List(session.orders, id: \.self) { id in
        Button("Order \(id)") { router.navigate(to: Routes.order, with: id) }
      }
      .navigationTitle("Orders")
    }
  }

  struct OrderView: View, ContextCheckingView {
    let id: Order.ID
    @State private var day = "any day"
    @Environment(\.router) private var router

    init(id: Order.ID) { self.id = id }

    var body: some View {
      Button("Order \(id), \(day)") {
        Task { day = try await router.result(of: Routes.dayPicker) }
      }
      .navigationTitle("Order \(id)")
    }

    func isTarget(for id: Order.ID) -> Bool { self.id == id }
  }

  struct SignInView: View, ResultReturningView {
    typealias ReturnedResult = Void
    @Environment(\.screen) private var screen

    var body: some View { Button("Sign in") { returnResult((), on: screen) } }
  }

  struct DayPicker: View, ResultReturningView {
    typealias ReturnedResult = String
    @Environment(\.screen) private var screen

    var body: some View {
      List(["Monday", "Tuesday"], id: \.self) { day in
        Button(day) { returnResult(day, on: screen) }
      }
    }
  }

  @MainActor
  enum Routes {
    static let session = StackSession()

    static let orders = StepAssembly(
      finder: HostingControllerFinder<OrderListView, Void>(),
      factory: HostingControllerFactory { OrderListView(session: session) }
    )
    .using(.push())
    .from(NavigationControllerStep())
    .using(.replaceRoot())
    .from(.root)
    .assemble()

    static let order = StepAssembly(
      finder: HostingControllerWithContextFinder<OrderView, Order.ID>(),
      factory: HostingControllerFactory { (id: Order.ID) in OrderView(id: id) }
    )
    .adding(SignInInterceptor())
    .using(.push())
    .from(orders.expectingContainer())
    .assemble()

    static let signIn = StepAssembly(
      finder: HostingControllerFinder<SignInView, Void>(),
      factory: HostingControllerFactory { SignInView() }
    )
    .using(.present())
    .from(.current)
    .assemble()

    static let dayPicker = StepAssembly(
      finder: HostingControllerFinder<DayPicker, Void>(),
      factory: HostingControllerFactory { DayPicker() }
    )
    .using(.present())
    .from(.current)
    .assemble()

    static let links = LinkMap(schemes: ["shop"]) {
      LinkPattern(orders, "orders")
      LinkPattern(order, "order", PathParameter<Order.ID>("id"))
    }
  }

  struct SignInInterceptor<Context>: AsyncRoutingInterceptor {
    func perform(with context: Context) async throws {
      if Routes.session.isSignedIn { return }
      try await DefaultRouter().result(of: Routes.signIn)
      Routes.session.isSignedIn = true
    }
  }
}
