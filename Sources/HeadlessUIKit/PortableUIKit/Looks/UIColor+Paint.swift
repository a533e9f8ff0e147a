#if !canImport(UIKit)
extension UIColor {
  /// The source of a color's components.
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
