import PortableUIKit

/// Records changes of sizes and traits, besides its appearance.
final class FoldScreen: RecordingScreen {
  override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    record("willTransition(\(newCollection.classes))")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    record("viewWillTransition(\(size.text))")
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      guard let self else { return }
      record("transitioned(\(view.bounds.size.text))")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard let previousTraitCollection else { return }
    record("traits(\(previousTraitCollection.classes) to \(traitCollection.classes))")
  }
}

extension UITraitCollection {
  /// The size classes: `c/r` is compact in width and regular in height.
  var classes: String {
    [horizontalSizeClass, verticalSizeClass].map { $0 == .regular ? "r" : "c" }
      .joined(separator: "/")
  }
}

extension CGSize {
  var text: String { "\(Int(width))x\(Int(height))" }
}
