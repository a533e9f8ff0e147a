import PortableUIKit
import StepRouter

/// A window on top of the app, with a button that names the latest navigation and opens the
/// journal.
///
/// ```swift
/// #if DEBUG
/// journalWindow = JournalWindow(journal, in: windowScene)
/// journalWindow?.isHidden = false
/// #endif
/// ```
///
/// It never becomes the key window, so routers keep working in the app's window, and the journal
/// never gets in the way of a navigation. Touches outside the button reach the app. The window
/// stays as long as you retain it.
public final class JournalWindow: UIWindow {
  /// Makes a hidden window that shows this journal.
  public init(_ journal: NavigationJournal, in windowScene: UIWindowScene) {
    super.init(windowScene: windowScene)
    windowLevel = Level(rawValue: Level.normal.rawValue + 1)
    rootViewController = JournalButtonController(journal)
  }

  /// Returns nil: a storyboard can't contain this window.
  public required init?(coder: NSCoder) { nil }

  /// Returns false: the app's own window stays the key window.
  public override var canBecomeKey: Bool { false }

  /// Returns the touched part of the journal; nil if the touch belongs to the app.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self || view === rootViewController?.view ? nil : view
  }
}
