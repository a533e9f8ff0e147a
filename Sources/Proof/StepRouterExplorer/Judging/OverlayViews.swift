import PortableUIKit

/// The views directly in the windows. They show whether the app laid a view over a window when it
/// left the foreground, and didn't remove it.
@MainActor
struct OverlayViews {
  private let before: Set<ObjectIdentifier>

  /// Remembers the views before the user leaves the app.
  init(of replay: Replay) {
    before = replay.device.perform {
      Set(replay.windows.flatMap(\.window.subviews).map(ObjectIdentifier.init))
    }
  }

  /// Judges the windows once the user is back.
  func judge(_ verdict: inout Verdict, in replay: Replay) {
    let names = replay.device.perform {
      replay.windows.flatMap { one in
        one.window.subviews.filter { covers(one.window, $0) }.map {
          String(describing: type(of: $0))
        }
      }
    }
    for name in names {
      replay.note(.stillVisible, Culprit(screen: name), in: &verdict) {
        "\($0) still covers the window, though the app is in front again. Remove it when the app "
          + "becomes active"
      }
    }
  }

  private func covers(_ window: UIWindow, _ view: UIView) -> Bool {
    let screens = window.everybody.compactMap(\.viewIfLoaded)
    return !before.contains(ObjectIdentifier(view)) && !view.isHidden && view.alpha > 0.01
      && view.isUserInteractionEnabled && view.frame.width >= window.bounds.width
      && view.frame.height >= window.bounds.height && !view.answersTouches
      && !screens.contains { $0.isDescendant(of: view) }
  }
}

extension UIView {
  /// Whether the user can do something with the view, such as entering a PIN.
  fileprivate var answersTouches: Bool {
    self is UIControl || gestureRecognizers?.isEmpty == false
      || subviews.contains(where: \.answersTouches)
  }
}
