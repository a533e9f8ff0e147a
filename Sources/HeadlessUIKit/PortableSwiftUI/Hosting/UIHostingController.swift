#if !canImport(UIKit)
/// A view controller that displays a SwiftUI view.
///
/// It renders its content during layout: for a view in a window at the end of the turn, otherwise
/// on request.
@preconcurrency @MainActor open class UIHostingController<Content: View>: UIViewController {
  let renderer = HostRenderer()

  /// The root view. Replacing it preserves the state of views that keep their identity (rule 167).
  public var rootView: Content {
    didSet { renderer.setNeedsRender() }
  }

  open var sizingOptions: UIHostingControllerSizingOptions = []

  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    beginRendering()
  }

  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(coder: aDecoder)
    beginRendering()
  }

  /// Reports misuse: a storyboard contains no root view, so a subclass must override this
  /// initializer (rule 167).
  public required dynamic init?(coder aDecoder: NSCoder) {
    HeadlessDevice.current.misuseHandler(
      UIKitMisuse(
        name: "NSInternalInconsistencyException",
        reason: "init(coder:) must be implemented in a subclass and call "
          + "super.init(coder:, rootView:)", rule: "rule 167"))
    return nil
  }

  /// Traps, because there's no value for `rootView`. Every class needs this initializer, since the
  /// device may create a view controller by its class name alone; UIKit's hosting controller has
  /// none, and the app stops there as well.
  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    fatalError("\(Self.self) has no init(nibName:bundle:); use init(rootView:).")
  }

  private func beginRendering() {
    renderer.render(in: self) { [weak self] node, scope in
      guard let self else { return [] }
      return node.render(rootView, at: .position(0), scope)
    }
  }

  open override func loadView() { view = HostingView(renderer) }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    renderer.hostWillAppear()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    renderer.presentLater()
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    renderer.hostDidDisappear()
  }

  open func sizeThatFits(in size: CGSize) -> CGSize { view.sizeThatFits(size) }
}

public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 0)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1 << 1)
}

/// The root view of a hosting controller.
final class HostingView: UIView {
  private let renderer: HostRenderer?

  init(_ renderer: HostRenderer) {
    self.renderer = renderer
    super.init(frame: UIScreen.main.bounds)
    measuresSubviews = false
  }

  required init?(coder: NSCoder) {
    renderer = nil
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    renderer?.renderIfNeeded()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Some views appear only in a window (rule 168).
    if window != nil { renderer?.setNeedsRender() }
  }
}
#endif
