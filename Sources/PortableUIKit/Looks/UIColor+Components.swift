#if !canImport(UIKit)
  extension UIColor {
    /// Reads the colour's components in the current environment; always succeeds.
    @discardableResult
    public func getRed(
      _ red: UnsafeMutablePointer<CGFloat>?,
      green: UnsafeMutablePointer<CGFloat>?,
      blue: UnsafeMutablePointer<CGFloat>?,
      alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      red?.pointee = components.red
      green?.pointee = components.green
      blue?.pointee = components.blue
      alpha?.pointee = components.alpha
      return true
    }

    /// Reads the colour's brightness where it is a shade of grey; fails for any other.
    @discardableResult
    public func getWhite(
      _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
      let components = components
      guard components.red == components.green, components.green == components.blue else {
        return false
      }
      white?.pointee = components.red
      alpha?.pointee = components.alpha
      return true
    }

    var components: ColorComponents {
      switch paint {
      case .fixed(let components): components
      case .adaptive(let light, _): light
      case .named: ColorComponents(red: 0, green: 0, blue: 0, alpha: 1)
      case .dynamic(let provide): provide(UITraitCollection()).components
      }
    }
  }

  extension UIColor {
    enum Paint {
      case fixed(ColorComponents)
      case adaptive(light: ColorComponents, dark: ColorComponents)
      case named(String)
      case dynamic((UITraitCollection) -> UIColor)

      func equals(_ other: Paint) -> Bool {
        switch (self, other) {
        case (.fixed(let own), .fixed(let others)): own == others
        case (.adaptive(let light, let dark), .adaptive(let otherLight, let otherDark)):
          light == otherLight && dark == otherDark
        case (.named(let own), .named(let others)): own == others
        default: false
        }
      }

      var hash: Int {
        switch self {
        case .fixed(let components): components.hashValue
        case .adaptive(let light, _): light.hashValue
        case .named(let name): name.hashValue
        case .dynamic: 0
        }
      }

      var description: String {
        switch self {
        case .fixed(let components): components.description
        case .adaptive(let light, _): "<UIDynamicSystemColor; light \(light)>"
        case .named(let name): "<UIDynamicCatalogColor; name = \(name)>"
        case .dynamic: "<UIDynamicProviderColor>"
        }
      }
    }
  }
#endif
