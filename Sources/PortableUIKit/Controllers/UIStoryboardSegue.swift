#if !canImport(UIKit)
/// A transition between two scenes of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  var kind = StoryboardContents.SegueKind.custom
  private var performHandler: (() -> Void)?

  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// What its kind says; a custom segue made here does nothing but call its handler.
  open func perform() {
    switch kind {
    case .show: source.show(destination, sender: source)
    case .showDetail: source.showDetailViewController(destination, sender: source)
    case .presentModally:
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case .custom: performHandler?()
    }
  }
}

extension UIViewController {
  /// Instantiates the destination, prepares and performs (rule 90).
  func beginSegue(_ identifier: String, sender: Any?) {
    guard let storyboard, let segue = storyboard.segue(identifier, from: extras?.sceneIdentifier)
    else {
      return device.misuse(
        "M28", "NSInvalidArgumentException",
        "Receiver (\(described)) has no segue with identifier '\(identifier)'")
    }
    let destination = storyboard.instantiateViewController(withIdentifier: segue.destination)
    let made = segue.make(identifier, self, destination)
    made.kind = segue.kind
    device.asCurrent {
      prepare(for: made, sender: sender)
      made.perform()
    }
  }
}
#endif
