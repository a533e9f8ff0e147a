#if !canImport(UIKit)
/// Calls a handler when the hinge moves, for as long as its view is in a window. It's meant for
/// effects: the handler runs a frame before the display changes (rule 190).
@available(iOS 27.1, *)
@preconcurrency @MainActor open class UIHingeInteraction: NSObject, UIInteraction {
  /// The update that the handler receives.
  @preconcurrency @MainActor open class Update: NSObject {
    /// The hinge; nil if there is none, and when the view is about to leave its window.
    public let hinge: UIHinge?

    init(_ hinge: UIHinge?) {
      self.hinge = hinge
      super.init()
    }
  }

  open private(set) weak var view: UIView?
  /// Whether the handler runs. Updates that it misses don't reach it later.
  open var isEnabled = true
  private let handler: (UIHingeInteraction, Update) -> Void
  /// The last status that the handler received, in an optional that is nil until the first update.
  private var told: UIHinge.Status??

  public init(
    updateHandler: @escaping (UIHingeInteraction, UIHingeInteraction.Update) -> Void
  ) {
    handler = updateHandler
    super.init()
  }

  open func willMove(to view: UIView?) {
    if view == nil { windowWillGo() }
  }

  open func didMove(to view: UIView?) {
    self.view?.device.duo?.remove(self)
    self.view = view
    told = nil
    guard let view else { return }
    view.device.duo?.add(self)
    windowHasCome()
  }

  /// Passes the initial status to the handler, on the next turn.
  func windowHasCome() {
    guard let view else { return }
    view.device.schedule { [weak self] in self?.tell() }
  }

  func windowWillGo() {
    guard view?.window != nil, let told, told != nil else { return }
    tell(nil)
  }

  /// Calls the handler if the status has changed since the last call.
  func tell() {
    guard let view, view.window != nil else { return }
    tell(view.device.duo?.hinge)
  }

  private func tell(_ hinge: UIHinge?) {
    guard isEnabled, told != .some(hinge?.status), let device = view?.device else { return }
    told = .some(hinge?.status)
    device.asCurrent { handler(self, Update(hinge)) }
  }
}

extension UIView {
  /// Tells the hinge interactions of this view that it has entered a window or is about to leave
  /// it.
  func tellHinges(ofLeaving: Bool) {
    guard device.duo?.hasInteractions ?? false else { return }
    for case let hinge as UIHingeInteraction in interactions {
      if ofLeaving { hinge.windowWillGo() } else { hinge.windowHasCome() }
    }
  }
}
#endif
