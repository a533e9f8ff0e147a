import PortableSwiftUI
import StepRouterSwiftUI

/// Care instructions for a product: a screen written in SwiftUI.
struct CareView: View {
  let product: Product

  var body: some View {
    VStack(alignment: .leading) {
      Text(product.name).font(.headline)
      Text(product.category.care)
      Text("Ask us about anything else.").font(.footnote)
    }
    .padding()
    .navigationTitle("Care")
  }
}

extension CareView: ContextCheckingView {
  func isTarget(for id: Product.ID) -> Bool { product.id == id }
}

extension Product.Category {
  fileprivate var care: String {
    switch self {
    case .tea: "Rinse it with water alone: soap stays in what you drink."
    case .coffee: "Brush it out after use. It does not go into the dishwasher."
    case .table: "It goes into the dishwasher, at 60 degrees at most."
    }
  }
}
