#if !canImport(UIKit) && canImport(CoreGraphics)
  import CoreGraphics

  extension UIColor {
    public convenience init(cgColor: CGColor) {
      let values = cgColor.components ?? []
      if values.count < 3 {
        self.init(white: values.first ?? 0, alpha: cgColor.alpha)
      } else {
        self.init(red: values[0], green: values[1], blue: values[2], alpha: cgColor.alpha)
      }
    }

    /// The colour as it is in the light style.
    public var cgColor: CGColor {
      let shown = components
      return CGColor(
        srgbRed: shown.red, green: shown.green, blue: shown.blue, alpha: shown.alpha)
    }
  }
#endif
