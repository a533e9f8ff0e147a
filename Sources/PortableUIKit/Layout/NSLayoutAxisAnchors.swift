#if !canImport(UIKit)
  /// A horizontal position.
  @preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
      NSLayoutDimension(self, .width)
    }

    open func constraint(
      equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    open func constraint(
      greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    open func constraint(
      lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
  }

  /// A vertical position.
  @preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
      NSLayoutDimension(self, .height)
    }

    open func constraint(
      equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(.equal, anchor, constant: systemSpacing * multiplier)
    }

    open func constraint(
      greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(.greaterThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }

    open func constraint(
      lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
      constraint(.lessThanOrEqual, anchor, constant: systemSpacing * multiplier)
    }
  }

  /// The distance that UIKit leaves between neighbours.
  private let systemSpacing: CGFloat = 8
#endif
