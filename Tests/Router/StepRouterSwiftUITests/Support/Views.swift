import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI

/// A product, with a counter as a state of its own.
struct ProductView: View, ContextCheckingView {
  let id: Int
  @State private var count = 0

  init(id: Int) { self.id = id }

  func isTarget(for id: Int) -> Bool { self.id == id }

  var body: some View {
    VStack {
      Text("Product \(id)")
      Button("Count \(count)") { count += 1 }
    }
    .navigationTitle("Product \(id)")
  }
}

struct AccountView: View {
  var body: some View { Text("Account") }
}

/// What the views of a test do, in order.
@MainActor
final class Journal {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// A view that calls a test's closure with the router and the screen of its environment.
struct Actor: View {
  var name = "actor"
  var journal = Journal()
  var act: @MainActor (any Router, HostedScreen) -> Void = { _, _ in }
  @Environment(\.router) private var router
  @Environment(\.screen) private var screen

  var body: some View {
    VStack {
      Text(name)
      Button("Act") { act(router, screen) }
    }
  }
}

@MainActor
enum Shop {
  static let product = StepAssembly(
    finder: HostingControllerWithContextFinder<ProductView, Int>(),
    factory: HostingControllerFactory { (id: Int) in ProductView(id: id) }
  )
  .adding(HostingContextTask())
  .using(.push())
  .from(stackInFront)
  .assemble()

  /// The same screen, whatever product it shows.
  static let anyProduct = StepAssembly(
    finder: HostingControllerFinder<ProductView, Int>(),
    factory: HostingControllerFactory { (id: Int) in ProductView(id: id) }
  )
  .adding(HostingContextTask())
  .using(.push())
  .from(stackInFront)
  .assemble()

  static let account = StepAssembly(
    finder: HostingControllerFinder<AccountView, Void>(),
    factory: HostingControllerFactory { AccountView() }
  )
  .using(.present())
  .from(.current)
  .assemble()

  static var stackInFront: DestinationStep<UINavigationController, Int> {
    SwitchAssembly<UINavigationController, Int>()
      .addCase(from: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly))
      .assemble {
        ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
      }
  }

  /// Leads back to an existing view controller.
  static func place<Screen: UIViewController>(_ screen: Screen) -> DestinationStep<Screen, Void> {
    StepAssembly(finder: InstanceFinder<Screen, Void>(screen), factory: NilFactory())
      .from(.current).assemble()
  }
}

@MainActor
func stack(_ viewControllers: UIViewController...) -> UINavigationController {
  let stack = UINavigationController()
  stack.viewControllers = viewControllers
  return stack
}
