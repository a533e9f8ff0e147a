#if !canImport(UIKit)
extension HeadlessDevice {
  /// The traits of a window of a size: a phone's are compact in width up to the largest phones
  /// in landscape, a tablet's in a narrow part of the screen.
  func traits(for size: CGSize) -> UITraitCollection {
    let isWide = idiom == .pad ? size.width >= 640 : size.width >= 896
    let isTall = idiom == .pad || size.height >= 480
    return UITraitCollection(
      idiom: idiom, horizontal: isWide ? .regular : .compact,
      vertical: isTall ? .regular : .compact, style: .light)
  }
}

extension UIView {
  /// The view controller's or window's traits, in the style that the nearest view asks for.
  var resolvedTraits: UITraitCollection {
    var view: UIView? = self
    while let current = view {
      let style = current.overrideUserInterfaceStyle
      if style != .unspecified { return inheritedTraits.overriding(style) }
      if current.owner != nil { break }
      view = current.superview
    }
    return inheritedTraits
  }

  private var inheritedTraits: UITraitCollection {
    nearestOwner?.traitCollection ?? windowTraits
  }

  var windowTraits: UITraitCollection {
    device.traits(for: window?.bounds.size ?? device.screen.bounds.size)
  }
}

extension UIViewController {
  /// The parent's or presenter's traits, as the parent and this view controller override them.
  var resolvedTraits: UITraitCollection {
    let inherited = inheritedTraits
    guard let extras else { return inherited }
    let styled = inherited.overriding(overrideUserInterfaceStyle)
    return UITraitCollection(traitsFrom: [styled, extras.traitOverrides.traits])
  }

  private var inheritedTraits: UITraitCollection {
    if let parent {
      let inherited = parent.traitCollection
      guard let own = parent.overrideTraitCollection(forChild: self) else { return inherited }
      return UITraitCollection(traitsFrom: [inherited, own])
    }
    if let window = viewIfLoaded?.window { return window.traitCollection }
    if let presenter = presenterLink { return presenter.traitCollection }
    let window = device.application.windows.first { $0.rootViewController === self }
    return window?.traitCollection ?? device.traits(for: device.screen.bounds.size)
  }

  func overrideTraits(with collection: UITraitCollection?) {
    changeTraits { madeExtras.overrideTraits = collection }
  }

  /// Whoever sees the change hears of it.
  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    if !traitCollection.hasSameTraits(as: old) { tellTraitsChanged(from: old) }
  }
}
#endif
