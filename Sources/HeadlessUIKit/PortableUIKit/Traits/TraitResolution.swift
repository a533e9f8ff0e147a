#if !canImport(UIKit)
extension HeadlessDevice {
  /// Returns the traits of a window of this size. A phone's width is compact, except on the largest
  /// phones in landscape, and on a display that's as tall and wide as an open iPhone Duo's; a
  /// tablet's is compact in a narrow part of the screen.
  func traits(for size: CGSize) -> UITraitCollection {
    let isRoomy = size.width >= 640 && (idiom == .pad || size.height >= 640)
    let isWide = isRoomy || (idiom != .pad && size.width >= 896)
    let isTall = idiom == .pad || size.height >= 480
    return UITraitCollection(
      TraitValues(
        idiom: idiom, horizontal: isWide ? .regular : .compact,
        vertical: isTall ? .regular : .compact, style: .light, accessory: .none,
        barEdge: duo?.barEdge ?? .unspecified))
  }
}

extension UIView {
  /// The traits of the view controller or window, with the style override of the nearest view, and
  /// those of a tab bar controller's accessory around it.
  var resolvedTraits: UITraitCollection {
    var style = UIUserInterfaceStyle.unspecified
    var isInAccessory = false
    var view: UIView? = self
    while let current = view, current.owner == nil {
      if style == .unspecified { style = current.overrideUserInterfaceStyle }
      if current is TabAccessoryView { isInAccessory = true }
      view = current.superview
    }
    if style == .unspecified, let view { style = view.overrideUserInterfaceStyle }
    let traits = inheritedTraits.overriding(style)
    return isInAccessory ? traits.changing(\.accessory, to: .regular) : traits
  }

  private var inheritedTraits: UITraitCollection {
    nearestOwner?.traitCollection ?? windowTraits
  }

  var windowTraits: UITraitCollection {
    device.traits(for: window?.bounds.size ?? device.sceneSize)
  }
}

extension UIViewController {
  /// The traits of the parent, window or presenter, with the overrides of the parent and this view
  /// controller.
  var resolvedTraits: UITraitCollection {
    let inherited = inheritedTraits
    guard let extras else { return inherited }
    let styled = inherited.overriding(overrideUserInterfaceStyle)
    return UITraitCollection(traitsFrom: [styled, extras.traitOverrides.traits])
  }

  private var inheritedTraits: UITraitCollection {
    if let parent {
      let inherited = parent.containerTraits
      guard let own = parent.overrideTraitCollection(forChild: self) else { return inherited }
      return UITraitCollection(traitsFrom: [inherited, own])
    }
    if let window = viewIfLoaded?.window { return window.traitCollection }
    if let presenter = presenterLink { return presenter.traitCollection }
    let window = device.application.windows.first { $0.rootViewController === self }
    return window?.traitCollection ?? device.traits(for: device.sceneSize)
  }

  func overrideTraits(with collection: UITraitCollection?) {
    changeTraits { madeExtras.overrideTraits = collection }
  }

  /// Changes traits and, if they differ afterwards, notifies everything that inherits them.
  func changeTraits(_ change: () -> Void) {
    let old = traitCollection
    change()
    if !traitCollection.hasSameTraits(as: old) { tellTraitsChanged(from: old) }
  }
}
#endif
