import PortableUIKit

func differ(_ points: [CGPoint]) -> Bool {
  Set(points).count == points.count  // refused: only available in iOS 18.0 or newer
}
