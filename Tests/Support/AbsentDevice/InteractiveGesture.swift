#if canImport(UIKit)
import PortableUIKit

@MainActor package struct InteractiveGesture {
  package func update(_ fraction: CGFloat) {}
  package func finish() {}
  package func cancel() {}
}
#endif
