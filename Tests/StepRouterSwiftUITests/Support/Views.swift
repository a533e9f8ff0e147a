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
      Text("Count \(count)")
      Button("More") { count += 1 }
    }
    .navigationTitle("Product \(id)")
  }
}

struct AccountView: View {
  var body: some View { Text("Account") }
}

@MainActor
enum Shop {
  static let product = StepAssembly(
    finder: HostingControllerWithContextFinder<ProductView, Int>(),
    factory: HostingControllerFactory { (id: Int) in ProductView(id: id) }
  )
  .adding(HostingContextTask())
  .using(.push())
  .from(
    SwitchAssembly<UINavigationController, Int>()
      .addCase(from: ClassFinder<UINavigationController, Int>(options: .currentVisibleOnly))
      .assemble {
        ChainAssembly.from(NavigationControllerStep()).using(.present()).from(.current).assemble()
      }
  )
  .assemble()

  static let account = StepAssembly(
    finder: HostingControllerFinder<AccountView, Void>(),
    factory: HostingControllerFactory { AccountView() }
  )
  .using(.present())
  .from(.current)
  .assemble()
}
