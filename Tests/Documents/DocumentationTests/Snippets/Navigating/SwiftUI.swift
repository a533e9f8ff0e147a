// swift-format-ignore-file
// These lines stand as they do in Docs/Router/SwiftUI.md.

import PortableSwiftUI
import PortableUIKit
import StepRouter
import StepRouterSwiftUI

@MainActor private func log(_ line: String) {}

@MainActor private let checkout = StepAssembly(
  finder: HostingControllerFinder<CheckoutView, Product.ID>(),
  factory: HostingControllerFactory { (id: Product.ID) in CheckoutView(product: id) }
).using(.present()).from(.current).assemble()

@MainActor private let sizePicker = StepAssembly(
  finder: HostingControllerFinder<SizePicker, Void>(),
  factory: HostingControllerFactory { SizePicker() }
).using(.present()).from(.current).assemble()

private struct AccountView: View { var body: some View { Text("Account") } }

private struct ProductView: View {
  let id: Product.ID
  @State private var quantity = 1
  @Environment(\.router) private var router

  init(id: Product.ID) { self.id = id }

  var body: some View {
    VStack {
      Text("Product \(id)")
      Button("One more") { quantity += 1 }
      Button("Buy \(quantity)") { router.navigate(to: checkout, with: id) }
    }
    .navigationTitle("Product \(id)")
  }
}

extension ProductView: ContextCheckingView {
  func isTarget(for id: Product.ID) -> Bool { self.id == id }
}

private struct CheckoutView: View {
  let product: Product.ID
  @State private var address = ""
  @Environment(\.screen) private var screen

  init(product: Product.ID) { self.product = product }

  var body: some View {
    VStack {
      TextField("Address", text: $address)
      Button("Not now") { screen.close() }
    }
    .canBeDismissed(address.isEmpty)
    .interactiveDismissDisabled(!address.isEmpty)
    .onLeave { reason in log("checkout left: \(reason)") }
  }
}

private struct SizePicker: View, ResultReturningView {
  typealias ReturnedResult = Int
  @Environment(\.screen) private var screen

  var body: some View {
    List(36..<47, id: \.self) { size in
      Button("\(size)") { returnResult(size, on: screen) }
    }
  }
}

private struct ManualView: View {
  let chapters: [Int]
  @State private var path: [Int] = []

  init(chapters: [Int]) { self.chapters = chapters }

  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Chapter 1", value: 1)
        .navigationDestination(for: Int.self) { Text("Chapter \($0)") }
    }
    .onAppear { path = chapters }
    .onChange(of: chapters) { path = $0 }
  }
}

@MainActor
private func steps(
  router: any Router, window: UIWindow, tabs: UITabBarController, home: UIViewController
) async throws -> [Any] {
  let product = StepAssembly(
    finder: HostingControllerWithContextFinder<ProductView, Product.ID>(),
    factory: HostingControllerFactory { (id: Product.ID) in ProductView(id: id) }
  )
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()

  let anyProduct = StepAssembly(
    finder: HostingControllerFinder<ProductView, Product.ID>(),
    factory: HostingControllerFactory { (id: Product.ID) in ProductView(id: id) }
  )
  .adding(HostingContextTask())
  .using(.push())
  .from(NavigationControllerStep())
  .using(.present())
  .from(.current)
  .assemble()

  let manual = StepAssembly(
    finder: HostingControllerFinder<ManualView, [Int]>(),
    factory: HostingControllerFactory { (chapters: [Int]) in ManualView(chapters: chapters) }
  )
  .adding(HostingContextTask())
  .using(.present())
  .from(.current)
  .assemble()

  window.routerOfViews = router

  tabs.viewControllers = [
    HostingScreen(showing: AccountView()), UINavigationController(rootViewController: home),
  ]

  let size = try await router.result(of: sizePicker)
  return [product, anyProduct, manual, size]
}
