#if !canImport(UIKit)
/// Calls a handler when the hinge moves, for as long as its view is in a window. It's meant for
/// effects: the handler runs a frame before the display changes (rule 190).
@available(iOS 27.1, *)
@preconcurrency @MainActor open class UIHingeInteraction: NSObject, UIInteraction {
  /// What the handler gets.
  @preconcurrency @MainActor open class Update: NSObject {
    /// The hinge; nil if there is none, and when the view is about to leave its window.
    public let hinge: UIHinge?

    init(_ hinge: UIHinge?) {
      self.hinge = hinge
      super.init()
    }
  }

  open private(set) weak var view: UIView?
  /// Whether the handler runs. The interaction doesn't keep what it misses.
  open var isEnabled = true
  private let handler: (UIHingeInteraction, Update) -> Void
  /// The last status the handler got, wrapped in whether it has got one at all.
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

  /// Tells the handler the initial status, on the next turn.
  func windowHasCome() {
    guard let view else { return }
    view.device.schedule { [weak self] in self?.tell() }
  }

  func windowWillGo() {
    guard view?.window != nil, let told, told != nil else { return }
    tell(nil)
  }

  /// Tells the handler if the status is new to it.
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
  /// Tells the hinge interactions of this view that its window comes or goes.
  func tellHinges(ofLeaving: Bool) {
    guard device.duo?.hasInteractions ?? false else { return }
    for case let hinge as UIHingeInteraction in interactions {
      if ofLeaving { hinge.windowWillGo() } else { hinge.windowHasCome() }
    }
  }
}
#endif
