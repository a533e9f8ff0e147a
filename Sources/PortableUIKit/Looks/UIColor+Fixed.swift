#if !canImport(UIKit)
  extension UIColor {
    public class var black: UIColor { fixed(0x000000) }
    public class var darkGray: UIColor { fixed(0x555555) }
    public class var lightGray: UIColor { fixed(0xAAAAAA) }
    public class var white: UIColor { fixed(0xFFFFFF) }
    public class var gray: UIColor { fixed(0x808080) }
    public class var red: UIColor { fixed(0xFF0000) }
    public class var green: UIColor { fixed(0x00FF00) }
    public class var blue: UIColor { fixed(0x0000FF) }
    public class var cyan: UIColor { fixed(0x00FFFF) }
    public class var yellow: UIColor { fixed(0xFFFF00) }
    public class var magenta: UIColor { fixed(0xFF00FF) }
    public class var orange: UIColor { fixed(0xFF8000) }
    public class var purple: UIColor { fixed(0x800080) }
    public class var brown: UIColor { fixed(0x996633) }
    public class var clear: UIColor { UIColor(white: 0, alpha: 0) }

    private static func fixed(_ hex: UInt32) -> UIColor {
      UIColor(.fixed(ColorComponents(hex: hex)))
    }
  }
#endif
