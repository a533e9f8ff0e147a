import PortableSwiftUI
import PortableUIKit

@MainActor func makeHost() -> UIHostingController<Text> {
  UIHostingController(nibName: nil, bundle: nil)  // refused: incorrect argument labels
}
