#if !canImport(UIKit)
  extension UIApplication {
    /// A URL from outside goes to the scene in front.
    func receive(_ url: URL) {
      let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        .sorted { $0.number < $1.number }
      guard let scene = scenes.first(where: { $0.keyWindow != nil }) ?? scenes.first else { return }
      scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    }
  }

  extension UIWindow {
    func resize(to size: CGSize) {
      guard size != frame.size else { return }
      let root = rootViewController
      let oldTraits = traitCollection
      let newTraits = device.traits(for: size)
      let transition = Transition(device: device, from: root, to: root, isAnimated: true)
      if !newTraits.hasSameTraits(as: oldTraits) {
        root?.willTransition(to: newTraits, with: transition)
      }
      root?.viewWillTransition(to: size, with: transition)
      frame.size = size
      if !newTraits.hasSameTraits(as: oldTraits) { root?.tellTraitsChanged(from: oldTraits) }
      device.schedule { [self] in
        layoutIfNeeded()
        transition.run(in: self) { _ in }
      }
    }
  }

  extension UIViewController {
    func tellTraitsChanged(from old: UITraitCollection) {
      traitCollectionDidChange(old)
      for child in children { child.tellTraitsChanged(from: old) }
      presentation.presented?.tellTraitsChanged(from: old)
    }
  }
#endif
