#if !canImport(UIKit)
/// The animation with which a context menu appears or goes.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How the preview of a context menu goes when the user taps it.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  case dismiss, pop
}

/// The animation with which the preview of a context menu goes when the user taps it.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The animation of a context menu. Its animations and completions run together, once the menu has
/// had its time.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(previewing previewViewController: UIViewController? = nil) {
    self.previewViewController = previewViewController
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the animations now, and the completions a moment later.
  func run(on device: HeadlessDevice) {
    for animation in animations { animation() }
    let completions = completions
    guard !completions.isEmpty else { return }
    device.schedule(after: .milliseconds(250)) {
      for completion in completions { completion() }
    }
  }
}
#endif
