#if !canImport(UIKit)
@available(iOS 16.0, *)
extension UIWindowScene {
  /// A scene's size and orientation at one moment.
  @preconcurrency @MainActor open class Geometry: NSObject {
    @available(iOS 26.0, *)
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation
    @available(iOS 26.0, *)
    public let isInterfaceOrientationLocked: Bool
    @available(iOS 26.0, *)
    public let isInteractivelyResizing: Bool
    let traits: UITraitCollection

    init(of scene: UIWindowScene) {
      coordinateSpace = PlainCoordinateSpace(bounds: CGRect(origin: .zero, size: scene.size))
      interfaceOrientation = scene.orientation
      isInterfaceOrientationLocked = scene.isOrientationLocked
      isInteractivelyResizing = scene.isResizedByUser
      traits = scene.traitCollection
      super.init()
    }

    func differs(from other: Geometry) -> Bool {
      hasOtherSize(than: other)
        || isInterfaceOrientationLocked != other.isInterfaceOrientationLocked
        || isInteractivelyResizing != other.isInteractivelyResizing
    }

    func hasOtherSize(than other: Geometry) -> Bool {
      coordinateSpace.bounds != other.coordinateSpace.bounds
    }
  }

  /// The geometry that the system has given the scene. The scene's delegate gets the previous one
  /// after a change (rule 178).
  public var effectiveGeometry: UIWindowScene.Geometry { Geometry(of: self) }

  /// Changes the geometry, and tells the delegate if it differs afterwards.
  func changeGeometry(_ change: (UIWindowScene) -> Void) {
    let before = effectiveGeometry
    change(self)
    guard effectiveGeometry.differs(from: before) else { return }
    (delegate as? any UIWindowSceneDelegate)?.windowScene(
      self, didUpdateEffectiveGeometry: before)
  }

  /// Resizes the windows that fill the scene.
  ///
  /// - Parameter barEdge: The edge of vertical bars before.
  func resize(from old: CGSize, to size: CGSize, turnsDevice: Bool, barEdge: UIVerticalBarEdge) {
    changeGeometry { scene in
      for window in scene.windows where window.frame.size == old {
        window.resizeAlone(to: size, turnsDevice: turnsDevice, barEdge: barEdge)
      }
    }
  }
}
#endif
