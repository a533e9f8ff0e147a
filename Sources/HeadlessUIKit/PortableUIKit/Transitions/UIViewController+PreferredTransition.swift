#if !canImport(UIKit)
extension UIViewController {
  /// The transition that shows and hides a view controller, whether it's pushed or presented (rule
  /// 144).
  @available(iOS 18.0, *)
  @preconcurrency @MainActor open class Transition: NSObject {
    enum Source {
      case view((ZoomSourceViewProviderContext) -> UIView?)
      case barButtonItem((ZoomSourceViewProviderContext) -> UIBarButtonItem?)
    }

    let source: Source?
    let options: ZoomOptions?

    private init(source: Source? = nil, options: ZoomOptions? = nil) {
      self.source = source
      self.options = options
    }

    public class var coverVertical: Transition { Transition() }
    public class var flipHorizontal: Transition { Transition() }
    public class var crossDissolve: Transition { Transition() }
    public class var partialCurl: Transition { Transition() }

    /// Returns a transition that zooms a screen out of a view, and back into it. It asks the
    /// provider for the view in both directions.
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Transition {
      Transition(source: .view(sourceViewProvider), options: options)
    }

    @available(iOS 26.0, *)
    public class func zoom(
      options: ZoomOptions? = nil,
      sourceBarButtonItemProvider: @escaping (ZoomSourceViewProviderContext) -> UIBarButtonItem?
    ) -> Transition {
      Transition(source: .barButtonItem(sourceBarButtonItemProvider), options: options)
    }

    /// The view controllers that a transition zooms between.
    @MainActor public final class ZoomSourceViewProviderContext: NSObject {
      public let sourceViewController: UIViewController
      public let zoomedViewController: UIViewController

      init(source: UIViewController, zoomed: UIViewController) {
        sourceViewController = source
        zoomedViewController = zoomed
      }
    }

    @preconcurrency @MainActor open class ZoomOptions: NSObject {
      open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
      open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
      open var dimmingColor: UIColor?
      open var dimmingVisualEffect: UIBlurEffect?

      public override init() {
        super.init()
      }

      @MainActor public final class InteractionContext: NSObject {
        public let location: CGPoint
        public let velocity: CGVector
        public let willBegin: Bool

        init(willBegin: Bool) {
          location = .zero
          velocity = .zero
          self.willBegin = willBegin
        }
      }

      @MainActor public final class AlignmentRectContext: NSObject {
        public let sourceView: UIView
        public let zoomedViewController: UIViewController

        init(_ sourceView: UIView, _ context: ZoomSourceViewProviderContext) {
          self.sourceView = sourceView
          zoomedViewController = context.zoomedViewController
        }
      }
    }
  }
}

extension UIViewController {
  var prefersZoom: Bool { extras?.preferredTransition?.source != nil }

  /// Whether a gesture may begin to dismiss a zoomed view controller.
  var zoomGivesWay: Bool {
    guard prefersZoom,
      let shouldBegin = extras?.preferredTransition?.options?.interactiveDismissShouldBegin
    else { return true }
    return shouldBegin(.init(willBegin: true))
  }

  /// Asks the app where to zoom from or to, unless the transition has an animator.
  func zoomIfPreferred(in transition: RunningTransition, source: UIViewController) {
    guard let preferred = extras?.preferredTransition, let zoom = preferred.source,
      transition.isAnimated, transition.animator == nil
    else { return }
    transition.isZoom = true
    let context = Transition.ZoomSourceViewProviderContext(source: source, zoomed: self)
    switch zoom {
    case .barButtonItem(let provider): _ = provider(context)
    case .view(let provider):
      guard let view = provider(context) else { return }
      _ = preferred.options?.alignmentRectProvider?(.init(view, context))
    }
  }
}
#endif
