import PortableSwiftUI
import StepRouterSwiftUI

/// A form for reviewing a product: a SwiftUI screen with its own state. Its result is the review,
/// for callers that wait for it.
struct ReviewView: View, ResultReturningView {
  typealias ReturnedResult = Review

  let product: Product
  let reviews: Reviews

  @Environment(\.screen) private var screen
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
      Button("Cancel", role: .cancel) { screen.close() }
    }
    .padding()
    .navigationTitle("Review")
  }

  private func send() {
    let review = Review(text: text, buysAgain: buysAgain)
    reviews.add(review, of: product)
    returnResult(review, on: screen)
    screen.close()
  }
}

extension ReviewView: ContextCheckingView {
  func isTarget(for id: Product.ID) -> Bool { product.id == id }
}
