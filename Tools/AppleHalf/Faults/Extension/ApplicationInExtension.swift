import PortableUIKit

@MainActor
func scenes() -> Int {
  UIApplication.shared.connectedScenes.count  // refused: is unavailable in application extensions
}
