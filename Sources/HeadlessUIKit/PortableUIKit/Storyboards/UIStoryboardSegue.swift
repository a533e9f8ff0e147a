#if !canImport(UIKit)
/// A transition between two scenes of a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  open private(set) var identifier: String?
  open private(set) var source: UIViewController
  open private(set) var destination: UIViewController

  var way = StoryboardContents.SegueKind.Way.custom
  /// Whether it unwinds, and dismisses something on its way.
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

  /// What its kind says (rule 157); a custom segue made here does nothing but call its handler.
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

  /// Before the source is asked to prepare it, which may change all this.
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
