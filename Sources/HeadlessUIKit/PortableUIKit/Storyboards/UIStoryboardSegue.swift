#if !canImport(UIKit)
/// A transition between two scenes of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  var way = StoryboardContents.SegueKind.Way.custom
  /// Whether the segue unwinds and dismisses a presentation on its way.
  var isDismissing = false
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

  /// Performs the transition for the segue's kind (rule 157). A custom segue you create yourself
  /// only calls its handler.
  open func perform() {
    switch way {
    case .show: source.show(destination, sender: source)
    case .showDetail: source.showDetailViewController(destination, sender: source)
    case .present, .popover:
      source.present(destination, animated: UIView.areAnimationsEnabled)
    case .embed(let container): source.embed(destination, in: container(source))
    case .unwind: unwind()
    case .relationship, .custom: performHandler?()
    }
  }

  /// Sets the presentation style before the source prepares the segue, which may change the style.
  func setStyle() {
    switch way {
    case .present(let style, let transition):
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
    case .popover(let anchor):
      destination.modalPresentationStyle = .popover
      destination.popoverPresentationController?.sourceItem = anchor(source)
    default: break
    }
  }
}
#endif
