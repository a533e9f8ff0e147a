#if !canImport(UIKit)
/// A screen that plays a film. If it's presented, the user closes it with Done: the player pauses,
/// and the system dismisses it.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController, SystemScreen {
  open var player: AVPlayer?
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  open var allowsPictureInPicturePlayback = true
  open var canStartPictureInPictureAutomaticallyFromInline = false
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  open var requiresLinearPlayback = false
  open var updatesNowPlayingInfoCenter = true
  open private(set) lazy var contentOverlayView: UIView? = overlay()

  public required init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    modalPresentationStyle = .fullScreen
  }

  open var isReadyForDisplay: Bool { player?.currentItem != nil }

  /// A player in another screen, or on a stack, has no Done button.
  public var choices: [String] {
    presentingViewController == nil || parent != nil || !showsPlaybackControls ? [] : ["Done"]
  }

  public func choose(_ choice: String) {
    player?.pause()
    dismissBySystem {}
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard isBeingPresented, let coordinator = transitionCoordinator else { return }
    delegate?.playerViewController(
      self, willBeginFullScreenPresentationWithAnimationCoordinator: coordinator)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard isBeingDismissed, let coordinator = transitionCoordinator else { return }
    delegate?.playerViewController(
      self, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
  }

  private func overlay() -> UIView {
    let overlay = UIView(frame: view.bounds)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    return overlay
  }
}

/// Methods that follow a player to the full screen and back.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}
#endif
