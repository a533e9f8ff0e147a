import PortableSwiftUI
import StepRouterSwiftUI

/// A form for what a customer thinks of a product: a screen that is a view, with a state of its own.
struct ReviewView: View {
  let product: Product
  let reviews: Reviews

  @Environment(\.dismiss) private var dismiss
  @State private var text = ""
  @State private var buysAgain = true

  init(product: Product, reviews: Reviews) {
    self.product = product
    self.reviews = reviews
  }

  var body: some View {
    VStack {
      Text(product.name).font(.headline)
      TextField("What do you think of it?", text: $text)
      Toggle("I would buy it again", isOn: $buysAgain)
      Button("Send") { send() }.disabled(text.isEmpty)
      Button("Cancel", role: .cancel) { dismiss() }
    }
    .padding()
    .navigationTitle("Review")
  }

  private func send() {
    reviews.add(Review(text: text, buysAgain: buysAgain), of: product)
    dismiss()
  }
}

extension ReviewView: ContextCheckingView {
  func isTarget(for id: Product.ID) -> Bool { product.id == id }
}
