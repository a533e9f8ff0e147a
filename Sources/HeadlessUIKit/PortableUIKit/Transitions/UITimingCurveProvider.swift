#if !canImport(UIKit)
public enum UITimingCurveType: Int, Sendable {
  case builtin, cubic, spring, composed
}

/// The timing curve of an animation, which has no effect on a headless device.
@preconcurrency @MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    controlPoint1 = .zero
    controlPoint2 = CGPoint(x: 1, y: 1)
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .linear
    controlPoint1 = point1
    controlPoint2 = point2
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .cubic }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }
}

@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  public let initialVelocity: CGVector

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }
}
#endif
