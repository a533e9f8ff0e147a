#if !canImport(UIKit)
/// A width or a height in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private let kind: Kind
  public let dimension: CGFloat

  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated, uniform
  }

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    made(.fractionalWidth, fractionalWidth)
  }

  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    made(.fractionalHeight, fractionalHeight)
  }

  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    made(.absolute, absoluteDimension)
  }

  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    made(.estimated, estimatedDimension)
  }

  @available(iOS 17.0, *)
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self { made(.uniform, estimate) }

  open var isFractionalWidth: Bool { kind == .fractionalWidth }
  open var isFractionalHeight: Bool { kind == .fractionalHeight }
  open var isAbsolute: Bool { kind == .absolute }
  open var isEstimated: Bool { kind == .estimated }

  @available(iOS 17.0, *)
  open var isUniformAcrossSiblings: Bool { kind == .uniform }

  func length(in container: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: container.width * dimension
    case .fractionalHeight: container.height * dimension
    case .absolute, .estimated, .uniform: dimension
    }
  }

  private class func made(_ kind: Kind, _ dimension: CGFloat) -> Self {
    // The class has no subclasses: it has no public initializer.
    // swift-format-ignore: NeverForceUnwrap
    NSCollectionLayoutDimension(kind, dimension) as! Self
  }
}

/// A size in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension

  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  func size(in container: CGSize) -> CGSize {
    CGSize(
      width: widthDimension.length(in: container), height: heightDimension.length(in: container))
  }
}
#endif
